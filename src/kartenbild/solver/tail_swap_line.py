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
        self._left = [len(groups(tables, position, place)) for place in range(tables.tableau)]

    def follow(self, path: Iterable[int], stock: list[int]) -> None:
        """Make the quotient's moves; `stock` names the cards their seats mean."""
        for move in path:
            kind, which = move >> 8, move & 255
            if kind == UNCOVER:
                self._lay(which, len(groups(self.tables, self.position, which)[-1]))
                self._left[which] -= 1
            elif kind == BASE_HOME:
                self.send_up(which, len(groups(self.tables, self.position, which)[-1]) - 1)
                self._left[which] -= 1
            elif kind == LAID_HOME:
                self.send_up(*self._where_laid(which))
            else:
                self._turn_to(stock[which])
                if kind == STOCK_LAID:
                    self._lay(self.tables.waste_place, 1)
                else:
                    self.send_up(self.tables.waste_place)

    def finish(self) -> None:
        """With all cards uncovered: the lowest card that is missing can always go up."""
        for card in sorted(self._missing(), key=cards.rank):
            place = self._topped_by(card)
            if place is None:
                self._turn_to(card)
                place = self.tables.waste_place
            self.send_up(place)

    def back(self) -> None:
        """Take the line back; `codes` stay."""
        for code, token in zip(reversed(self.codes), reversed(self._tokens), strict=True):
            self.position.unmake(code, token)

    def _missing(self) -> list[int]:
        places = [*range(self.tables.tableau), *range(self.tables.stock_place, len(self.tables.place_names))]
        return [card for place in places for card in pile(self.position, place)]

    def make(self, code: int) -> None:
        """Make one legal move."""
        assert not self.position.refusal(code), f"the quotient led to an illegal move {code:#x}"
        self.codes.append(code)
        self._tokens.append(self.position.make(code))

    def _first_legal(self, source: int, targets: Iterable[int], count: int) -> int:
        codes = (source << 16 | target << 8 | count for target in targets)
        return next(code for code in codes if not self.position.refusal(code))

    def _lay(self, source: int, count: int) -> None:
        self.make(self._first_legal(source, range(self.tables.tableau), count))

    def send_up(self, source: int, above: int = 0) -> None:
        """Send a card up after what lies on it, `above` cards, went to another card of its rank and colour."""
        if above:
            self._lay(source, above)
        ups = (place for first, count in self.tables.groups for place in range(first, first + count))
        self.make(self._first_legal(source, ups, 1))

    def _where_laid(self, card: int) -> tuple[int, int]:
        """The column where the card is laid, not the base of what is left of it, and how many cards are on it."""
        for place in range(self.tables.tableau):
            run = (groups(self.tables, self.position, place) or [[]])[-1]
            if card in run[1 if self._left[place] else 0 :]:
                return place, len(run) - 1 - run.index(card)
        raise AssertionError(f"the card {cards.name(card)} is not laid anywhere")

    def _topped_by(self, card: int) -> int | None:
        for place in range(self.tables.tableau):
            if pile(self.position, place)[-1:] == [card]:
                return place
        return None

    def _turn_to(self, card: int) -> None:
        """Turn, and recycle where need be, until the card is the waste's top."""
        waste, stock = (pile(self.position, place) for place in (self.tables.waste_place, self.tables.stock_place))
        if waste[-1:] == [card]:
            return
        if card in waste:
            self._turn(len(stock))
            self.make(Kind.RECYCLE << 24)
            stock = waste + stock
        self._turn(stock.index(card) + 1)

    def _turn(self, times: int) -> None:
        for _ in range(times):
            self.make(Kind.TURN << 24)
