"""How a state between row deals looks, for the turns of ADR 59 that deal to the best ones only.

Annotated Python: built by Cython it is the module ``_row_deals_lessons_looks_core``; without a C compiler this same
file runs. The measure is that of the beams of ADR 45; it only says where to look first.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

_HOME = cython.declare(cython.int, 0)
_HIDDEN = cython.declare(cython.int, 1)
_BREAK = cython.declare(cython.int, 2)
_BLOCK = cython.declare(cython.int, 3)
_EMPTY = cython.declare(cython.int, 4)


@cython.final
@cython.cclass
class Looks:
    """The looks of the state of `block`, a `Block`.

    `weights`: what a card home, one face down, a break in a column, a card needed soon under a break and an empty
    column count. `soon`: how many of a suit's next ranks are needed soon.
    """

    state: cython.uchar[::1]
    lay: cython.ulonglong[::1]
    king: cython.int
    columns: cython.int
    header: cython.int
    deepest: cython.int
    weights: cython.int[::1]
    soon: cython.int

    def __init__(self, block, weights, soon):
        self.state, self.lay, self.king = block.state, block.lay, block.king
        self.columns, self.header, self.deepest = block.columns, block.header, block.deepest
        self.weights = array("i", weights)
        self.soon = soon

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_state(self) -> cython.int:
        at: cython.int
        home: cython.int = 0
        looks: cython.int = 0
        for at in range(2 * self.columns, 2 * self.columns + 8):
            home += self.state[at]
        for at in range(self.columns):
            looks += self._of_column(at)
        return looks + self.weights[_HOME] * home

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _of_column(self, column: cython.int) -> cython.int:
        card: cython.int
        below: cython.int
        breaks: cython.int = 0
        blocked: cython.int = 0
        seat: cython.int = self.header + self.deepest * column
        at: cython.int = seat + self.state[column] - 1
        if at < seat:
            return self.weights[_EMPTY]
        card = self.state[at]
        while at > seat:
            at -= 1
            below = self.state[at]
            if not (self.lay[below] >> card) & 1:
                breaks += 1
            if breaks:
                blocked += breaks * self._needed(below)
            card = below
        if card % 13 != self.king:
            breaks += 1
        looks: cython.int = -self.weights[_HIDDEN] * self.state[self.columns + column]
        return looks - self.weights[_BREAK] * breaks - self.weights[_BLOCK] * blocked

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _needed(self, card: cython.int) -> cython.int:
        """The more, the sooner the card can go up; 0 where that is far."""
        pile: cython.int = 2 * self.columns + card // 13
        wait: cython.int = card % 13 - self.state[pile]
        if wait < 0:
            wait = card % 13 - self.state[pile + 4]
        return self.soon - wait if 0 <= wait < self.soon else 0
