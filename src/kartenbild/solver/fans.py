"""Open fans whose top cards move singly, refilled from a known stock, perhaps gathered and laid again."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild import cards
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import UNLIMITED, Fits, Redeal, Stock, Tables
from kartenbild.rules.vocabulary import By, Foundation, Patience, Piles
from kartenbild.solver import fans_gathering
from kartenbild.solver.fans_exhausting import MET_BYTES, Exhausting
from kartenbild.solver.fans_reading import ALL_PRUNINGS, RUNNING, Table
from kartenbild.solver.verdict import Outcome

_OUTCOMES = {0: None, 1: Outcome.WON, 2: Outcome.LOST, 3: Outcome.UNDECIDED}
_ENDED = object()
_MOST_CARDS, _MOST_PACKS = 240, 4
_SMALL = 3_000
_FIRST_PROBES = 200_000
_PATIENCE = 20_000_000
_LAST_LAYOUTS = (1_000, 30_000, 1_000_000, None)
_PLAN = fans_gathering.Plan(probe=150, probes=2, kept=2, cuts=6, last=150)


class LayoutSearch:
    """The last layout: a complete search, which proves wins and losses."""

    def __init__(self, tables: Tables, position: Position, memory_mb: int, prunings: int = ALL_PRUNINGS) -> None:
        self.nodes = 0
        self._table = Table(tables, position)
        table_bits = max(14, (memory_mb * 2**20 * 15 // 16 // 8).bit_length() - 1)
        self._layout = self._table.layout(prunings, table_bits, seed=1)

    def run(self, nodes: int) -> Outcome | None:
        """As `kartenbild.solver.search.Search` says."""
        status = self._layout.run(nodes)
        self.nodes = self._layout.nodes
        return _OUTCOMES[status]

    def moves(self) -> list[int]:
        """The winning line."""
        for card, on in self._layout.line():
            self._table.play(card, on)
        moves, self._table.moves = self._table.moves, []
        return moves


class GatheringSearch:
    """With gatherings left: rounds of probing that find wins; where hardly anything moves also every way of playing."""

    def __init__(self, tables: Tables, position: Position, memory_mb: int, plan: fans_gathering.Plan = _PLAN) -> None:
        self.nodes = 0
        self._most_met = max(1, memory_mb * 2**20 // MET_BYTES)
        self._gathering = fans_gathering.Gathering(tables, position, plan)
        self._course = self._play()
        self._granted = 0
        self._moves: list[int] = []
        self._outcome: Outcome = Outcome.UNDECIDED

    def run(self, nodes: int) -> Outcome | None:
        """As `kartenbild.solver.search.Search` says."""
        self._granted += nodes
        for _ in self._course:
            return None
        return self._outcome

    def moves(self) -> list[int]:
        """The winning line."""
        return list(self._moves)

    def _is_small(self) -> bool:
        layout = self._gathering.start.layout(0, fans_gathering.SMALL_TABLE, seed=1)
        layout.prepare(_SMALL)
        return layout.run(_SMALL) != RUNNING

    def _play(self) -> Iterator[None]:
        probing = self._gathering.play()
        yield from self._part(self._gathering, probing, _FIRST_PROBES)
        if self._gathering.won is None and self._is_small():
            yield from self._walk(None, _PATIENCE)
        if self._outcome is Outcome.UNDECIDED:
            yield from self._part(self._gathering, probing, None)
        if self._gathering.won is not None:
            self._outcome, self._moves = Outcome.WON, self._gathering.won
        # Where probing finds nothing new: every position in turn, its last layouts searched longer each time.
        for last in _LAST_LAYOUTS:
            if self._outcome is Outcome.UNDECIDED:
                yield from self._walk(last, None)

    def _walk(self, last: int | None, most: int | None) -> Iterator[None]:
        """Go through every position, for at most so many nodes."""
        start = self._gathering.start
        walk = Exhausting(start.tables, start.position, last, self._most_met, seed=last or 0)
        yield from self._part(walk, walk.play(), most)
        if walk.outcome is not None:
            self._outcome, self._moves = (Outcome.WON if walk.outcome else Outcome.LOST), walk.moves

    def _part(
        self, part: Exhausting | fans_gathering.Gathering, course: Iterator[None], most: int | None
    ) -> Iterator[None]:
        """Let one of the two go on, for at most so many nodes."""
        before = self.nodes - part.nodes
        while most is None or part.nodes < most:
            left = self._granted - self.nodes
            if left <= 0:
                yield
                continue
            part.granted = part.nodes + (left if most is None else min(left, most - part.nodes))
            ended = next(course, _ENDED) is _ENDED
            self.nodes = before + part.nodes
            if ended:
                return


class Fans:
    """The method for every game of this kind."""

    name = "fans"
    version = 2

    def fits(self, tables: Tables) -> bool:
        """Whether the rules are those that this method knows: see the conditions one by one below."""
        return (
            _has_plain_fans(tables)
            and tables.cards <= _MOST_CARDS
            and tables.patience.packs <= _MOST_PACKS
            and tables.waste_place < 0
            and tables.stock in (Stock.NOTHING, Stock.REFILL)
            and tables.fits is Fits.STAYS
            and (tables.redeal is Redeal.NOTHING or (tables.redeal is Redeal.GATHER and tables.redeals < UNLIMITED))
            and _has_suit_foundations(tables.patience)
        )

    def search(self, tables: Tables, position: Position, memory_mb: int) -> LayoutSearch | GatheringSearch:
        """A complete search where no gathering is left, else one that finds wins."""
        if tables.redeal is Redeal.GATHER and position.redeals():
            return GatheringSearch(tables, position, memory_mb)
        return LayoutSearch(tables, position, memory_mb)


def _has_plain_fans(tables: Tables) -> bool:
    fans = tables.patience.tableau
    return fans is not None and fans.lifts is None and not fans.empty and isinstance(tables.patience.deal, Piles)


def _has_suit_foundations(patience: Patience) -> bool:
    """One group, built up by suit from the ace with every rank there is, as many as whole suits."""
    if len(patience.foundations) != 1:
        return False
    group: Foundation = patience.foundations[0]
    return (
        group.by is By.SUIT
        and not group.laid_out
        and group.fills == patience.ranks == cards.RANKS[: len(patience.ranks)]
        and group.count == patience.packs * len(patience.suits)
    )
