"""What the three parts of the search of ADR 59 look at together: the present state, and what was read of it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

DEEPEST_COLUMN = 48


class Block:
    """A state of so many columns as bytes, empty at first; ``row_deals_lessons_core`` tells how it is laid out.

    `lay`: for each card the cards that may be laid on it, as a mask. `king`: the rank that goes to empty columns.
    `low`, `bound`: what was read, for each column the lowest index and for each colour the highest foundation.
    """

    def __init__(self, columns: int, lay: Sequence[int], king: int) -> None:
        self.columns = columns
        self.lay = array("Q", lay)
        self.king = king
        self.header = -(-(2 * columns + 8) // 8) * 8
        self.deepest = DEEPEST_COLUMN
        self.state = bytearray(self.header + self.deepest * columns)
        self.low, self.bound = array("i", bytes(4 * columns)), array("i", bytes(4 * 2))
