"""Moves as text: `T3-T5x4`, `T3-F`, `W-R3`, `deal`, `up` …; what is printed parses back."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kartenbild.engine.kinds import Kind
from kartenbild.rules.lowering import Tables

_SHIFT = re.compile(r"([A-Z])([1-9]\d?)?-([A-Z])([1-9]\d?)?(?:x([1-9]\d?))?", re.ASCII)
_VERBS = {kind.name.lower(): kind for kind in Kind if kind is not Kind.SHIFT}


class BadMove(ValueError):
    """A move's text cannot be read."""


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of the player.

    `kind`: what is done. For a shift `source` and `target` are places as text, `target` a bare letter for the first
    place of that letter that fits, and `count` how many cards go together.
    """

    kind: Kind
    source: str = ""
    target: str = ""
    count: int = 1

    def __str__(self) -> str:
        if self.kind is not Kind.SHIFT:
            return self.kind.name.lower()
        return f"{self.source}-{self.target}" + (f"x{self.count}" if self.count > 1 else "")

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move written as text. Raises BadMove."""
        word = text.strip()
        if word in _VERBS:
            return cls(_VERBS[word])
        found = _SHIFT.fullmatch(word)
        if not found:
            known = ", ".join(_VERBS)
            raise BadMove(f"{word[:40]!r} is not a move (moves are written like T3-T5x2, T3-F, W-F2 or {known})")
        source, source_number, target, target_number, count = found.groups(default="")
        return cls(Kind.SHIFT, source + source_number, target + target_number, int(count or 1))


class Notation:
    """Moves as text and as the engine's integers, for the places of one patience."""

    def __init__(self, tables: Tables) -> None:
        self._names = tables.place_names
        self._places = {name: place for place, name in enumerate(tables.place_names)}
        self._groups = {self._names[first][0]: range(first, first + count) for first, count in tables.groups}

    def candidates(self, move: Move) -> list[int]:
        """The integers that a move can mean, in the order in which they are tried. Raises BadMove."""
        if move.kind is not Kind.SHIFT:
            return [move.kind << 24]
        source = self._place(move.source)
        targets = self._groups.get(move.target) or [self._place(move.target)]
        return [source << 16 | target << 8 | move.count for target in targets]

    def move(self, code: int, *, first_of_its_letter: bool = False) -> Move:
        """The integer as a move; a foundation's number is left out where it is the first that fits."""
        kind = Kind(code >> 24)
        if kind is not Kind.SHIFT:
            return Move(kind)
        target = self._names[code >> 8 & 255]
        return Move(kind, self._names[code >> 16 & 255], target[0] if first_of_its_letter else target, code & 255)

    def bare(self, code: int) -> bool:
        """Whether this move's target may be written without its number."""
        return code >> 24 == Kind.SHIFT and self._names[code >> 8 & 255][0] in self._groups

    def _place(self, name: str) -> int:
        if name not in self._places:
            raise BadMove(f"there is no place {name!r} here; the places are {', '.join(self._names)}")
        return self._places[name]
