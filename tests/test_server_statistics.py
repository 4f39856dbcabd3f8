"""The charts of the statistics: what they show is what happened, in order."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.server.page_statistics import deals_chart, streak, times_chart
from kartenbild.solver import daily
from kartenbild.store import Course, open_store
from kartenbild.words import say
from server_play import Browser, app_on

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


@pytest.mark.parametrize(
    ("days", "streak", "english", "german"),
    [
        (1, 0, "On one day you won a patience of the day while it was the day’s.", "An einem Tag haben Sie eine"),
        (1, 1, "On one day you won a patience of the day while it was the day’s.", "An einem Tag haben Sie eine"),
        (7, 1, "On 7 days you won a patience of the day while it was the day’s.", "An 7 Tagen haben Sie eine"),
        (7, 2, "Lately you did so 2 days in a row.", "Zuletzt gelang es 2 Tage hintereinander."),
    ],
)
def test_the_days_are_told_in_sentences(days: int, streak: int, english: str, german: str) -> None:
    told = {language: say("room-daily-told", language, days=days, streak=streak) for language in ("en", "de")}
    assert english in told["en"] and german in told["de"]
    assert all(text.count(".") == (2 if streak > 1 else 1) and text.endswith(".") for text in told.values())


STREAKS = [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 4], 2), ([0, 2], 1)]


@pytest.mark.parametrize(("ago", "told"), STREAKS)
def test_a_streak_of_days_goes_up_to_today_or_yesterday(ago: list[int], told: int) -> None:
    today = date(2026, 11, 30)
    assert streak({today - timedelta(days=each) for each in ago}, today) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_patience_of_the_day_counts_on_its_own_day(tmp_path: Path, language: str) -> None:
    """And still does when a later version of the scheme would have named another deal."""
    record = kb.read_record((Path(__file__).parent / "records" / "berlinerin#1.patience").read_text("utf-8"))
    store = open_store(tmp_path)
    browser = Browser(app_on(store), language)
    browser.play_out("berlinerin#1", [str(move) for move in record.history])
    title = "figure-daily"
    assert title not in browser.client.get("/statistics").text
    store.days.keep(daily.VERSION, daily.today() - timedelta(days=1), "berlinerin", "berlinerin#1")
    assert title not in browser.client.get("/statistics").text
    store.days.keep(daily.VERSION - 1, daily.today(), "irmgard", "berlinerin#1")
    assert title in browser.client.get("/statistics").text
    store.close()
