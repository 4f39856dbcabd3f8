"""What every method of solving looks like to the portfolio."""

from __future__ import annotations

from typing import Protocol

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.verdict import Outcome


class Search(Protocol):
    """A search that can be run in slices.

    The result depends only on the position, the memory and the sum of the nodes granted, never on how they were sliced
    or on the machine's speed.
    """

    @property
    def nodes(self) -> int:
        """What was spent so far."""

    def run(self, nodes: int) -> Outcome | None:
        """Go on for about so many nodes (a slice of some milliseconds does not hold the interpreter's lock).

        WON: `moves` has a win. LOST: the position is proved lost. UNDECIDED: the method has nothing more to try,
        however long it runs. None: the slice is spent, go on.
        """

    def moves(self) -> list[int]:
        """After WON: the winning line as the engine's move integers, from the position the search was made for."""


class Method(Protocol):
    """A way of solving that fits some games, chosen by what their tables say, not by their names.

    `version`: raised whenever outcomes or node counts at fixed limits change, so that figures that were kept can be
    told from those that would come out now.
    """

    name: str
    version: int

    def fits(self, tables: Tables) -> bool: ...

    def search(self, tables: Tables, position: Position, memory_mb: int) -> Search: ...
