"""Solving by the tail-swap quotient: one pack in alternating colours beside a stock turned card by card.

Two face-up cards of one rank and colour can exchange what lies on them, so it never matters who lies on whom.
First a relaxation that proves many losses, then random depth-first searches that find most wins, then a complete one,
with more random searches in between.
"""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild import compiled
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import tail_swap_core
from kartenbild.solver.search import Search
from kartenbild.solver.tail_swap_layout import fits, layout
from kartenbild.solver.tail_swap_line import Line
from kartenbild.solver.verdict import Outcome

Core = tail_swap_core.Quotient
Quotient: type[Core] = compiled.best(tail_swap_core.__name__).Quotient

SAFE_HOME, KINGS_NEED, LATE_LAID, RELAXED, LAZY = 1, 2, 4, 8, 16
ALL = SAFE_HOME | KINGS_NEED | LATE_LAID | RELAXED | LAZY

WON, LOST, FULL = 1, 2, 3
SMALL_BITS, FIRST_BITS = 12, 14
STATE_BYTES, ELSE_MB = 10, 40

Job = tuple[Core, int]
Manner = tuple[int, tuple[int, ...]]
URGENT_UNCOVERING: Manner = (500, (2000, 2000, 500, 1000, 1000, 500, 100))
EVEN: Manner = (3000, (1000, 1000, 1000, 1000, 1000, 1000, 100))
"""How long the first random search is, and the weights that `Quotient.restart` takes."""


class TailSwap:
    """The method, for the games whose tables allow the quotient."""

    name = "tail swap"
    version = 2

    def fits(self, tables: Tables) -> bool:
        return fits(tables)

    def search(self, tables: Tables, position: Position, memory_mb: int) -> Search:
        return search(tables, position, memory_mb)


def search(tables: Tables, position: Position, memory_mb: int) -> Search:
    """The search from a position; a table laid by hand may be too large for it, which then says so at once."""
    try:
        return TailSwapSearch(tables, position, memory_mb)
    except OverflowError:
        return Undecidable()


class Undecidable:
    """The search of a position that the method cannot hold."""

    nodes = 0

    def run(self, nodes: int) -> Outcome | None:
        return Outcome.UNDECIDED

    def moves(self) -> list[int]:
        return []


class TailSwapSearch:
    """A search from one position. `prunings`: those that are allowed; `restarts`: whether random searches are made."""

    def __init__(
        self, tables: Tables, position: Position, memory_mb: int, prunings: int = ALL, restarts: bool = True
    ) -> None:
        self._tables = tables
        self._position = position
        self._layout = layout(tables, position)
        self._most_bits = largest_table(memory_mb)
        self._quick = self._quotient(prunings & ~(RELAXED | LAZY), SMALL_BITS)
        self._exact = self._quotient(prunings, min(FIRST_BITS, self._most_bits))
        self._granted = 0
        self._outcome: Outcome | None = None
        self._winner = self._exact
        manner = EVEN if self._layout.recycles == 0 else URGENT_UNCOVERING
        self._jobs = _plan(self._quick, self._exact, manner if restarts else None)
        self._job = next(self._jobs)

    def _quotient(self, prunings: int, bits: int) -> Core:
        now, may_fill = self._layout, bits in (SMALL_BITS, self._most_bits)
        return Quotient(
            now.king,
            now.parents,
            now.groups,
            now.heights,
            now.stock,
            now.turned,
            now.recycles,
            prunings,
            bits,
            may_fill,
        )

    @property
    def nodes(self) -> int:
        return self._quick.visited() + self._exact.visited()

    def run(self, nodes: int) -> Outcome | None:
        """Go on for so many nodes."""
        self._granted += nodes
        end = self._granted
        while self._outcome is None and self.nodes < end:
            quotient, until = self._job
            status = quotient.run(min(until, quotient.visited() + end - self.nodes))
            self._judge(quotient, status)
            if self._outcome is None and (quotient.visited() >= until or status == LOST):
                self._job = next(self._jobs)
        return self._outcome

    def moves(self) -> list[int]:
        line = Line(self._tables, self._position)
        try:
            line.follow(self._winner.path(), self._layout.stock)
            line.finish()
        finally:
            line.back()
        return line.codes

    def _judge(self, quotient: Core, status: int) -> None:
        if status == WON:
            self._outcome, self._winner = Outcome.WON, quotient
        elif status == LOST and quotient is self._exact:
            self._outcome = Outcome.LOST
        elif status == FULL and quotient is self._exact:
            bits = quotient.bits() + 1
            quotient.grow(bits == self._most_bits)


def _plan(quick: Core, exact: Core, manner: Manner | None) -> Iterator[Job]:
    """Which quotient searches until how many nodes of its own, for ever; `manner` is that of random searches."""
    yield exact, 2
    seeds = iter(range(1, 1 << 60))
    share = 25_000
    while True:
        if manner:
            yield from _random_searches(quick, seeds, share, manner)
        yield exact, exact.visited() + 4 * share
        share *= 2


def _random_searches(quick: Core, seeds: Iterator[int], share: int, manner: Manner) -> Iterator[Job]:
    end = quick.visited() + share
    length, weights = manner
    while quick.visited() < end:
        quick.restart(next(seeds), weights)
        yield quick, quick.visited() + length
        length += length // 32


def largest_table(memory_mb: int) -> int:
    """How many bits the table may grow to: while it is doubled the old one is still there."""
    bits = FIRST_BITS
    while (STATE_BYTES * 3 << bits) < (memory_mb - ELSE_MB) << 20:
        bits += 1
    return bits
