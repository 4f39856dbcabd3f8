"""Between the engine's positions and the layouts that `kartenbild.solver.fans_core` searches."""

from __future__ import annotations

from collections.abc import Callable

from kartenbild import cards, compiled
from kartenbild.engine import core
from kartenbild.engine.kinds import Kind
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.rules.vocabulary import By
from kartenbild.solver import fans_core

Layout: type[fans_core.Layout] = compiled.best(fans_core.__name__).Layout

RUNNING, WON, LOST = 0, 1, 2
SAFE_UP, LAST_STAYS, NEVER_FREE, SECOND_KING = 1, 2, 4, 8
ALL_PRUNINGS = SAFE_UP | LAST_STAYS | NEVER_FREE | SECOND_KING
FOUNDATION = 255
GATHER = Kind.GATHER << 24

_FAMILIES: dict[By, Callable[[int], int]] = {
    By.SUIT: cards.suit,
    By.COLOUR: cards.is_red,
    By.ALTERNATING: lambda card: (cards.is_red(card) + cards.rank(card)) % 2,
    By.ANY_SUIT: lambda card: 0,
}


def cells(by: By) -> list[int]:
    """For each of the 52 cards its cell: 16 times its family, which builds within itself, plus its rank."""
    return [16 * int(_FAMILIES[by](card)) + cards.rank(card) for card in range(52)]


def copy_of(tables: Tables, position: Position) -> Position:
    """The same position, of one's own and without a past."""
    copy = core.Position(tables, [position.card(index) for index in range(len(tables.pack))])
    places = range(len(tables.place_names))
    piles = [position.pile(place) for place in places]
    copy.arrange(piles, [position.covered(place) for place in places], position.redeals(), position.just_turned())
    return copy


class Table:
    """A position being played on, with the layout's count of cards: fans first, then the stock cut into refills.

    `moves`: the engine's moves made since the position was given.
    """

    def __init__(self, tables: Tables, position: Position, moves: list[int] | None = None) -> None:
        self.tables = tables
        self.position = copy_of(tables, position)
        self.moves = list(moves or [])
        self._lay()

    def _lay(self) -> None:
        shown = [self.position.pile(place) for place in range(self.tables.tableau)]
        stock = self.position.pile(self.tables.stock_place)
        each = self.tables.refill or 1
        refills = [stock[first : first + each][: self.tables.refill] for first in range(0, len(stock), each)]
        self._lying = [pile for pile in shown if pile]
        self._piles = self._lying + refills
        self._cards = [index for pile in self._piles for index in pile]
        self._place = {index: place for place, pile in enumerate(shown) for index in pile}

    @property
    def lies(self) -> bool:
        """Whether any fan lies."""
        return bool(self._lying)

    @property
    def gone(self) -> int:
        """How many cards lie on foundations."""
        return sum(len(pile) for pile in self._foundations())

    def _foundations(self) -> list[list[int]]:
        places = [place for first, count in self.tables.groups for place in range(first, first + count)]
        return [self.position.pile(place) for place in places]

    def layout(
        self, prunings: int, table_bits: int, seed: int, made_by: type[fans_core.Layout] = Layout
    ) -> fans_core.Layout:
        """The layout that lies, ready to be searched, with a table of at most so many bits."""
        kinds = [[self._kind(index) for index in pile] for pile in self._piles]
        patience = self.tables.patience
        assert patience.tableau is not None
        shape = (cells(patience.tableau.by), self._heights(), len(patience.ranks), patience.packs)
        return made_by(kinds, len(self._lying), *shape, prunings, table_bits, seed)

    def _kind(self, index: int) -> int:
        return self.position.card(index)

    def _heights(self) -> list[int]:
        """Of each suit's foundations, the highest first."""
        heights: list[list[int]] = [[0] * self.tables.patience.packs for _ in range(4)]
        for pile in self._foundations():
            if pile:
                of_suit = heights[cards.suit(self._kind(pile[0]))]
                of_suit[-1] = len(pile)
                of_suit.sort(reverse=True)
        return [height for of_suit in heights for height in of_suit]

    def play(self, card: int, on: int) -> None:
        """One of the layout's moves: a card, by its number in the layout, onto another or up."""
        source = self._place[self._cards[card]]
        move = self._up(source) if on == FOUNDATION else source << 16 | self._place[self._cards[on]] << 8 | 1
        stock = self.position.pile(self.tables.stock_place)
        token = self.position.make(move)
        self._place[self._cards[card]] = move >> 8 & 255
        self._place.update(dict.fromkeys(stock[: token & 127], source))
        self.moves.append(move)

    def _up(self, source: int) -> int:
        for first, count in self.tables.groups:
            for place in range(first, first + count):
                if not self.position.refusal(source << 16 | place << 8 | 1):
                    return source << 16 | place << 8 | 1
        raise AssertionError("the search sent a card up that does not fit")

    def gathered(self) -> Table:
        """Another table, on which the fans were gathered now."""
        other = Table(self.tables, self.position, [*self.moves, GATHER])
        other.position.make(GATHER)
        other._lay()
        return other
