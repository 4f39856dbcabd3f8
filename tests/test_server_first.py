"""What the first page says of how hard a game is: what was measured, or nothing."""

from __future__ import annotations

import pytest

from kartenbild.figures import Share
from kartenbild.server.page_first import difficulty
from kartenbild.words import say


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (0.724, 0.741, "about 73 of 100 deals can be won"),
        (0.40, 0.75, "between 40 and 75 of 100 deals can be won"),
        (0.98, 1.0, "about 99 of 100 deals can be won"),
        (0.995, 1.0, "nearly every deal can be won"),
    ],
)
def test_a_share_is_told_as_well_as_it_is_known(low: float, high: float, told: str) -> None:
    share = Share(deals=100, won=70, lost=20, undecided=10, low=low, high=high)
    message = difficulty(share)
    assert message and say(message, "en") == told
    assert say(message, "de").endswith((" gehen auf", " geht auf"))


def test_nothing_is_told_where_nothing_was_measured() -> None:
    assert difficulty(None) is None
