"""What the first page says of how hard a game is: what was measured, or nothing."""

from __future__ import annotations

import dataclasses

import pytest

from kartenbild.figures import Figures, Play, Share, carried
from kartenbild.server.page_first import chances
from kartenbild.words import say


def measured(low: float, high: float, *plays: Play) -> Figures:
    share = Share(deals=100, won=70, lost=20, undecided=10, low=low, high=high)
    return Figures({"irmgard": dataclasses.replace(carried().rows["irmgard"], share=share)}, plays=plays)


@pytest.mark.parametrize(
    ("low", "high", "english", "german"),
    [
        (0.724, 0.741, "about 73 of 100 deals can be won", "etwa 73 von 100 Austeilungen können aufgehen"),
        (0.4025, 0.7475, "40 to 75 of 100 deals can be won", "40 bis 75 von 100 Austeilungen können aufgehen"),
        (0.98, 1.0, "about 99 of 100 deals can be won", "etwa 99 von 100 Austeilungen können aufgehen"),
        (0.995, 1.0, "nearly every deal can be won", "fast jede Austeilung kann aufgehen"),
    ],
)
def test_a_share_is_told_as_well_as_it_is_known(low: float, high: float, english: str, german: str) -> None:
    (message,) = chances("irmgard", measured(low, high))
    assert (say(message, "en"), say(message, "de")) == (english, german)


def test_beside_it_stands_what_a_careful_player_wins() -> None:
    fair = Play("irmgard", "fair", "9", 80, 41, 0.405, 0.619)
    _, careful = chances("irmgard", measured(0.98, 1.0, fair))
    assert say(careful, "en") == "a careful player wins 40 to 62 of 100"
    assert say(careful, "de") == "wer sorgfältig spielt, gewinnt 40 bis 62 von 100"
    greedy = dataclasses.replace(fair, player="greedy")
    assert len(chances("irmgard", measured(0.98, 1.0, greedy))) == 1


def test_nothing_is_told_where_nothing_was_measured() -> None:
    assert chances("irmgard", Figures({})) == []
