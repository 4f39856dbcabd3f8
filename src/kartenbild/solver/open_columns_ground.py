"""What the search over open columns knows of a patience, and the positions it starts from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenbild import cards
from kartenbild.engine.kinds import Kind
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Fits, Redeal, Stock, Tables

BASE, HOME = 52, 53
"""Where a card lies if not on a card: at the foot of a column, on a foundation."""

_NONE, _NEVER = 255, 254
_MOST_COLUMNS = 30


def members(mask: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(cards.CARDS) if mask >> card & 1]


def fits(tables: Tables) -> bool:
    """Whether all cards lie open in equal columns, one of each, and nothing else happens than moving them."""
    return (
        tables.stock is Stock.NOTHING
        and tables.redeal is Redeal.NOTHING
        and tables.waste_place < 0
        and 0 < tables.tableau <= _MOST_COLUMNS
        and not any(tables.script_down)
        and len(tables.script_place) >= len(tables.pack)
        and _one_of_each(tables)
        and _equal_columns(tables)
        and _simple_foundations(tables)
    )


def _one_of_each(tables: Tables) -> bool:
    laid_out = [card for pile in tables.laid_out for card in pile]
    return len(set(tables.pack + laid_out)) == tables.cards


def _equal_columns(tables: Tables) -> bool:
    """Whether the columns follow one rule, at most four cards may be laid on a card and a card on at most four."""
    lay, joined = tables.lay, tables.joined
    for place in range(tables.tableau):
        rows = slice(52 * place, 52 * place + 52)
        if lay[rows] != lay[:52] or joined[rows] != joined[:52] or tables.start[place] != tables.start[0]:
            return False
    onto = [sum(lay[below] >> card & 1 for below in range(52)) for card in range(52)]
    return max(onto) <= 4 and all(lay[below].bit_count() <= 4 for below in range(52))


def _simple_foundations(tables: Tables) -> bool:
    """Whether one group of foundations builds suit by suit, each card on one card only, with a place for every suit."""
    if len(tables.groups) != 1:
        return False
    first, count = tables.groups[0]
    starters = members(tables.start[first] & _in_play(tables))
    after = [tables.lay[first * 52 + card] for card in range(52)]
    each_by_suit = all(
        next_.bit_count() <= 1 and (not next_ or cards.suit(next_.bit_length() - 1) == cards.suit(card))
        for card, next_ in enumerate(after)
    )
    suits = [cards.suit(card) for card in starters]
    return each_by_suit and len(suits) == len(set(suits)) <= count


def _in_play(tables: Tables) -> int:
    return sum(1 << card for card in {*tables.pack, *(card for pile in tables.laid_out for card in pile)})


class Ground:
    """The tables of one patience as the search reads them; cards are 0…51, four entries a card in `onto`, `followers`.

    `onto`: the cards a card may be laid on; `followers`: those that may be laid on it; `joins[below * 64 + card]`: they
    are lifted together; `before`: the card under it on the foundation, 255 for a first card, 254 for a card that never
    goes there; `after`: the next one, or 255.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.columns = tables.tableau
        in_play = _in_play(tables)
        lay = [tables.lay[card] & in_play for card in range(52)]
        self.followers, self.followers_count = _fours([members(mask) for mask in lay])
        onto = [[below for below in members(in_play) if lay[below] >> card & 1] for card in range(52)]
        self.onto, self.onto_count = _fours(onto)
        self.joins = bytearray(64 * 64)
        for below in range(52):
            for card in members(tables.joined[below]):
                self.joins[below * 64 + card] = 1
        self.lifts_what_fits = not any(tables.joined[below] & ~tables.lay[below] for below in range(52))
        self.may_start = bytearray(tables.start[0] >> card & 1 for card in range(52))
        self.before, self.after = _order_of_foundations(tables, in_play)
        self.out_of_play = [card for card in range(52) if not in_play >> card & 1]

    def open(self, card: int, home: set[int]) -> bool:
        """Whether the card is the next of its foundation."""
        return self.before[card] == _NONE or self.before[card] in home

    def safe(self, card: int, home: set[int]) -> bool:
        """Whether everything that could be laid on an open card is home, or open and as safe."""
        return all(
            other in home or (self.open(other, home) and self.safe(other, home))
            for other in self.followers[4 * card : 4 * card + self.followers_count[card]]
        )


def _fours(lists: list[list[int]]) -> tuple[bytearray, bytearray]:
    return bytearray(card for few in lists for card in (few + [0] * 4)[:4]), bytearray(map(len, lists))


def _order_of_foundations(tables: Tables, in_play: int) -> tuple[bytearray, bytearray]:
    first, _ = tables.groups[0]
    before, after = bytearray([_NEVER] * 64), bytearray([_NONE] * 64)
    for card in members(tables.start[first] & in_play):
        before[card] = _NONE
    for card in members(in_play):
        for next_ in members(tables.lay[first * 52 + card] & in_play):
            before[next_], after[card] = card, next_
    return before, after


@dataclass(slots=True)
class Layout:
    """Cards 0…51 in their piles, place by place, and the answers to the deal's questions that led here."""

    piles: list[list[int]]
    answers: list[int]

    def under(self, ground: Ground) -> bytes:
        """The place of every card, 64 bytes: the card below it, BASE or HOME."""
        places = bytearray([HOME] * 64)
        for pile in self.piles[: ground.columns]:
            for below, card in zip([BASE, *pile], pile, strict=False):
                places[card] = below
        return bytes(places)


def layouts(ground: Ground, position: Position, unasked: bool) -> Iterator[Layout]:
    """Every layout in which the deal can end, `up` before `down`; the position's own where the deal is over.

    `unasked`: a safe card goes up without branching, where only fitting cards are lifted together. Cards left in the
    stock for ever are no layout at all.
    """
    tables = ground.tables
    piles = [[position.card(index) for index in position.pile(place)] for place in range(len(tables.place_names))]
    stock = piles[tables.stock_place]
    piles[tables.stock_place] = []
    if not stock or position.asks():
        yield from _deal_on(ground, Layout(piles, []), stock, unasked and ground.lifts_what_fits)


def _deal_on(ground: Ground, layout: Layout, stock: list[int], unasked: bool) -> Iterator[Layout]:
    """Deal until a question and follow both answers."""
    tables = ground.tables
    piles = [list(pile) for pile in layout.piles]
    answers = list(layout.answers)
    for seat, card in enumerate(stock):
        column = tables.script_place[len(tables.pack) - len(stock) + seat]
        place = _foundation(tables, piles, card) if tables.fits is not Fits.STAYS else None
        if place is None:
            piles[column].append(card)
            continue
        home = {card for pile in piles[ground.columns :] for card in pile}
        if tables.fits is Fits.MAY_GO_UP and not (unasked and ground.safe(card, home)):
            down = [*piles[:column], [*piles[column], card], *piles[column + 1 :]]
            up = [*piles[:place], [*piles[place], card], *piles[place + 1 :]]
            for chosen, answer in ((up, Kind.UP), (down, Kind.DOWN)):
                dealt = Layout(chosen, [*answers, answer << 24])
                yield from _deal_on(ground, dealt, stock[seat + 1 :], unasked)
            return
        piles[place].append(card)
        if tables.fits is Fits.MAY_GO_UP:
            answers.append(Kind.UP << 24)
    yield Layout(piles, answers)


def _foundation(tables: Tables, piles: list[list[int]], card: int) -> int | None:
    """The first foundation that takes the card."""
    first, count = tables.groups[0]
    for place in range(first, first + count):
        pile = piles[place]
        takes = tables.lay[place * 52 + pile[-1]] if pile else tables.start[place]
        if takes >> card & 1:
            return place
    return None


def line(ground: Ground, layout: Layout, steps: list[int]) -> list[int]:
    """The engine's moves for the search's steps, each ``card << 8 | place``, after the layout's answers."""
    piles = [list(pile) for pile in layout.piles]
    return layout.answers + [_move(ground, piles, step >> 8, step & 255) for step in steps]


def _move(ground: Ground, piles: list[list[int]], head: int, place: int) -> int:
    """Move the run led by `head`, in `piles` too."""
    columns = range(ground.columns)
    source = next(column for column in columns if head in piles[column])
    count = len(piles[source]) - piles[source].index(head)
    if place == HOME:
        target = _foundation(ground.tables, piles, head)
        assert target is not None
    else:
        wanted = [] if place == BASE else [place]
        target = next(column for column in columns if piles[column][-1:] == wanted)
    piles[target] += piles[source][-count:]
    del piles[source][-count:]
    return source << 16 | target << 8 | count
