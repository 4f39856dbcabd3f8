"""The charts of the statistics: what they show is what happened, in order."""

from __future__ import annotations

from kartenbild.server.page_statistics import deals_chart, times_chart
from kartenbild.store import Course

WON, LOST, OPEN = Course(True, 75.0, 52), Course(False, None, None), Course(None, None, None)


def test_deals_stand_in_their_order_the_newest_last() -> None:
    chart = deals_chart([WON, LOST, OPEN, WON])
    assert [bar["kind"] for bar in chart.bars] == ["won", "lost", "open", "won"]
    assert sorted(bar["x"] for bar in chart.bars) == [bar["x"] for bar in chart.bars]
    assert chart.counts == {"won": 2, "lost": 1, "open": 1, "count": 4}


def test_only_the_last_sixty_deals_are_drawn() -> None:
    chart = deals_chart([LOST] * 50 + [WON] * 60)
    assert (len(chart.bars), chart.counts["lost"]) == (60, 0)


def test_times_are_drawn_against_the_longest() -> None:
    chart = times_chart([WON, LOST, Course(True, 150.0, 60)])
    first, second = (bar["height"] for bar in chart.bars)
    assert (first * 2, chart.counts) == (second, {"count": 2, "least": "1:15", "most": "2:30"})


def test_without_a_win_there_are_no_times() -> None:
    assert times_chart([LOST, OPEN]).bars == []
