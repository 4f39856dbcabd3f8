"""From the quotient's moves back to the engine's: every swap of tails that the quotient leaves out is made here."""

from __future__ import annotations

from collections.abc import Iterable

from kartenbild import cards
from kartenbild.engine.kinds import Kind
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.tail_swap_layout import groups, pile

UNCOVER, BASE_HOME, LAID_HOME, STOCK_LAID, STOCK_HOME = range(5)


class Line:
    """A line of legal moves, found while the position follows it; `back` restores the position."""

    def __init__(self, tables: Tables, position: Position) -> None:
        self.tables = tables
        self.position = position
        self.codes: list[int] = []
        self._tokens: list[int] = []

    def follow(self, path: Iterable[int], stock: list[int]) -> None:
        """Make the quotient's moves; `stock` names the cards their seats mean."""
        for move in path:
            kind, which = move >> 8, move & 255
            if kind == UNCOVER:
                self._lay(which, len(groups(self.tables, self.position, which)[-1]))
            elif kind == BASE_HOME:
                self._home(groups(self.tables, self.position, which)[-1][0])
            elif kind == LAID_HOME:
                self._home(which)
            elif kind == STOCK_LAID:
                self._turn_to(stock[which])
                self._lay(self.tables.waste_place, 1)
            else:
                self._home(stock[which])

    def finish(self) -> None:
        """With all cards uncovered: the lowest card that is missing can always go up."""
        for card in sorted(self._missing(), key=cards.rank):
            self._home(card)

    def back(self) -> None:
        """Take the line back; `codes` stay."""
        for code, token in zip(reversed(self.codes), reversed(self._tokens), strict=True):
            self.position.unmake(code, token)

    def _missing(self) -> list[int]:
        places = [*range(self.tables.tableau), self.tables.stock_place, self.tables.waste_place]
        return [card for place in places for card in pile(self.position, place)]

    def _make(self, code: int) -> None:
        assert not self.position.refusal(code), f"the quotient led to an illegal move {code:#x}"
        self.codes.append(code)
        self._tokens.append(self.position.make(code))

    def _first_legal(self, source: int, targets: Iterable[int], count: int) -> int:
        codes = (source << 16 | target << 8 | count for target in targets)
        return next(code for code in codes if not self.position.refusal(code))

    def _lay(self, source: int, count: int) -> None:
        self._make(self._first_legal(source, range(self.tables.tableau), count))

    def _home(self, card: int) -> None:
        source = self._bared(card)
        ups = (place for first, count in self.tables.groups for place in range(first, first + count))
        self._make(self._first_legal(source, ups, 1))

    def _bared(self, card: int) -> int:
        """Where the card lies, after what lay on it went to the other card of its rank and colour."""
        for place in range(self.tables.tableau):
            its_pile = pile(self.position, place)
            if card in its_pile:
                if its_pile[-1] != card:
                    self._lay(place, len(its_pile) - 1 - its_pile.index(card))
                return place
        self._turn_to(card)
        return self.tables.waste_place

    def _turn_to(self, card: int) -> None:
        """Turn, and recycle where need be, until the card is the waste's top."""
        waste, stock = (pile(self.position, place) for place in (self.tables.waste_place, self.tables.stock_place))
        if waste[-1:] == [card]:
            return
        if card in waste:
            self._turn(len(stock))
            self._make(Kind.RECYCLE << 24)
            stock = waste + stock
        self._turn(stock.index(card) + 1)

    def _turn(self, times: int) -> None:
        for _ in range(times):
            self._make(Kind.TURN << 24)
