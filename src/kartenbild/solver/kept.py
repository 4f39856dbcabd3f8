"""What was worked out for a patience's tables, kept for the next position of the same patience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from kartenbild.rules.lowering import Tables

T = TypeVar("T")
_MOST = 32


class Kept(Generic[T]):
    """`make` called once for each tables object; the latest 32 results stay."""

    def __init__(self, make: Callable[[Tables], T]) -> None:
        self._make = make
        self._made: dict[int, tuple[Tables, T]] = {}

    def of(self, tables: Tables) -> T:
        """The result for these very tables."""
        if id(tables) not in self._made:
            if len(self._made) >= _MOST:
                self._made.pop(next(iter(self._made)), None)
            # The tables are kept with it: their id stays theirs.
            self._made[id(tables)] = tables, self._make(tables)
        return self._made[id(tables)][1]
