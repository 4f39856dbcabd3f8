"""Several methods on one position: they take turns, each turn longer than the last, until one of them decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.search import Method, Search
from kartenbild.solver.verdict import Outcome

FIRST_TURN = 20_000
GROWTH = 2


class Portfolio:
    """A search made of searches, with the promise of every search: how it is sliced changes nothing.

    `methods`: those that fit the game, the most hopeful first; they share the memory. `method` names the one that
    decided, or the one whose turn it is.
    """

    def __init__(self, methods: Sequence[Method], tables: Tables, position: Position, memory_mb: int) -> None:
        share = max(1, memory_mb // len(methods))
        self._searches = [(method.name, method.search(tables, position, share)) for method in methods]
        self._turns = self._taking_turns()
        self.method, self._search, self._turn_left = next(self._turns)

    @property
    def nodes(self) -> int:
        return sum(search.nodes for _, search in self._searches)

    def run(self, nodes: int) -> Outcome | None:
        """Go on for about so many nodes, over all methods."""
        while nodes > 0:
            granted = min(nodes, self._turn_left)
            outcome = self._search.run(granted)
            nodes -= granted
            self._turn_left -= granted
            if outcome in (Outcome.WON, Outcome.LOST):
                return outcome
            if (outcome is Outcome.UNDECIDED or not self._turn_left) and not self._next_turn(outcome):
                return Outcome.UNDECIDED
        return None

    def moves(self) -> list[int]:
        return self._search.moves()

    def _next_turn(self, outcome: Outcome | None) -> bool:
        """Let the next method have its turn; one that has nothing more to try gets none. False: nobody is left."""
        if outcome is Outcome.UNDECIDED:
            self._searches_left.remove(self._search)
        turn = next(self._turns, None)
        if turn is None:
            return False
        self.method, self._search, self._turn_left = turn
        return True

    def _taking_turns(self) -> Iterator[tuple[str, Search, int]]:
        self._searches_left = [search for _, search in self._searches]
        nodes = FIRST_TURN
        while self._searches_left:
            for name, search in self._searches:
                if search in self._searches_left:
                    yield name, search, nodes
            nodes *= GROWTH
