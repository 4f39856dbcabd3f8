"""What is left of a patience in alternating colours once its last row is dealt: the tail-swap quotient decides it."""

from __future__ import annotations

from collections.abc import Sequence

from kartenbild import compiled
from kartenbild.solver import tail_swap_core
from kartenbild.solver.tail_swap import ALL, LOST, WON

Core = tail_swap_core.Quotient
Quotient: type[Core] = compiled.best(tail_swap_core.__name__).Quotient

Shape = tuple[list[list[int]], list[int], list[tuple[int, int]]]
"""Columns as indices from the first dealt, how many of each lie face down, each suit's heights."""
FIRST_BITS = 14
"""For a state that is known to be won: most ways out are short."""


class Ends:
    """Quotients of final states. `faces`: which card stands at each index; `parents`: what each card may lie on."""

    def __init__(self, king: int, faces: Sequence[int], parents: Sequence[int]) -> None:
        self._king = king
        self._faces = faces
        self._parents = parents

    def quotient(self, shape: Shape, bits: int) -> Core:
        """A complete search of this state, with a table of 2 to the `bits` entries that forgets when it is full."""
        columns, down, its_heights = shape
        groups = [self._groups(column, hidden) for column, hidden in zip(columns, down, strict=True)]
        return Quotient(self._king, self._parents, groups, its_heights, [], 0, 0, ALL, bits, True)

    def way_out(self, shape: Shape) -> list[int]:
        """The path of a state that is known to be won. A table that forgot too much of its way is made larger."""
        bits = FIRST_BITS
        while (told := (search := self.quotient(shape, bits)).run(2 << bits)) != WON:
            assert told != LOST, shape
            bits += 2
        return search.path()

    def _groups(self, column: list[int], hidden: int) -> list[list[int]]:
        """As `tail_swap_layout.groups`, of a column as indices."""
        found: list[list[int]] = []
        for seat, index in enumerate(column):
            card = self._faces[index]
            if seat > hidden and self._parents[card] >> found[-1][-1] & 1:
                found[-1].append(card)
            else:
                found.append([card])
        return found
