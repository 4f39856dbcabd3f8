"""Decisions as numbers: the same number means the same move at every table of a game."""

from __future__ import annotations

from kartenbild import cards
from kartenbild.engine.kinds import Kind
from kartenbild.rules.lowering import Tables

_VERBS: list[Kind] = [kind for kind in Kind if kind is not Kind.SHIFT]


class Actions:
    """Shifts by source, target and count, then the verbs deal, turn, recycle, gather, up, down.

    `count`: how many there are. Sources are the tableau's places and the waste, targets the tableau's and the
    foundations' places; where runs move up to 13 cards go together, else one.
    """

    def __init__(self, tables: Tables) -> None:
        waste = [tables.waste_place] if tables.waste_place >= 0 else []
        self._sources = [*range(tables.tableau), *waste]
        self._targets = tables.stock_place
        self._longest = len(cards.RANKS) if any(tables.joined) else 1
        self._shifts = len(self._sources) * self._targets * self._longest
        self.count = self._shifts + len(_VERBS)

    def code(self, action: int) -> int:
        """The engine's integer for this number."""
        if action >= self._shifts:
            return int(_VERBS[action - self._shifts]) << 24
        pair, count = action // self._longest, action % self._longest + 1
        source, target = self._sources[pair // self._targets], pair % self._targets
        code: int = source << 16 | target << 8 | count
        return code

    def action(self, code: int) -> int:
        """The number of the engine's integer."""
        if code >> 24 != Kind.SHIFT:
            return self._shifts + _VERBS.index(Kind(code >> 24))
        source = self._sources.index(code >> 16 & 255)
        return (source * self._targets + (code >> 8 & 255)) * self._longest + (code & 255) - 1
