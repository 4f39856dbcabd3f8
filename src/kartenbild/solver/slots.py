"""Piles fed one card at a time from a waste, solved by deciding which card fills which slot."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.search import Search
from kartenbild.solver.slots_line import always_comes_out, first_come, line
from kartenbild.solver.slots_puzzle import Puzzle, fits, read
from kartenbild.solver.slots_sat import Satisfaction
from kartenbild.solver.slots_steps import Annealing, Exact, Steps
from kartenbild.solver.verdict import Outcome

FIRST_LOOK = 25_000
"""Nodes of the exact search before annealing: enough for most of the losses."""

ROUNDS = 2
"""Rounds of annealing: another finds few wins that clauses would not find as soon."""


class SlotSearch(Steps):
    """A first exact look, annealing, then clauses; where these need too much memory, the exact search to its end."""

    def __init__(self, puzzle: Puzzle, memory_mb: int) -> None:
        self._puzzle = puzzle
        self._memory_mb = memory_mb
        self._searches: list[Steps] = []
        self._moves: list[int] = []
        super().__init__()

    @property
    def nodes(self) -> int:
        return sum(search.nodes for search in self._searches)

    def moves(self) -> list[int]:
        """After WON: the winning line."""
        return self._moves

    def _steps(self) -> Iterator[Outcome | None]:
        if not self._puzzle.room():
            yield Outcome.LOST
        if always_comes_out(self._puzzle):
            yield self._won(first_come(self._puzzle))
        exact = Exact(self._puzzle)
        yield from self._follow(exact, FIRST_LOOK)
        yield from self._follow(Annealing(self._puzzle, ROUNDS))
        yield from self._follow(Satisfaction(self._puzzle, exact.domains, self._memory_mb))
        yield from self._follow(exact)

    def _follow(self, search: Steps, most: int | None = None) -> Iterator[Outcome | None]:
        """Take one search's steps until it decides, gives up or has spent so much."""
        if search not in self._searches:
            self._searches.append(search)
        while most is None or search.nodes < most:
            outcome = search.step()
            if outcome is Outcome.UNDECIDED:
                break
            yield self._won(search.assignment) if outcome is Outcome.WON else outcome

    def _won(self, assignment: list[int]) -> Outcome:
        self._moves = line(self._puzzle, assignment)
        return Outcome.WON


class Slots:
    """The method for games without a tableau whose piles take cards from a waste in a known order."""

    name = "slots"
    version = 1

    def fits(self, tables: Tables) -> bool:
        return fits(tables)

    def search(self, tables: Tables, position: Position, memory_mb: int) -> Search:
        return SlotSearch(read(tables, position), memory_mb)


SLOTS = Slots()
