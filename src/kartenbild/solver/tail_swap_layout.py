"""Which games the tail-swap quotient fits, and a position of such a game as the quotient sees it."""

from __future__ import annotations

from dataclasses import dataclass

from kartenbild import cards
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import UNLIMITED, Fits, Redeal, Stock, Tables
from kartenbild.rules.vocabulary import By


def fits(tables: Tables) -> bool:
    """One pack in alternating colours, parts of runs move, kings to empty columns, a stock turned card by card."""
    rules = tables.patience
    return (
        rules.packs == 1
        and not any(tables.laid_out)
        and rules.tableau is not None
        and rules.tableau.by is rules.tableau.lifts is By.ALTERNATING
        and rules.tableau.empty == _highest(tables)
        and _goes_up_by_suit(tables)
        and tables.stock is Stock.TURN
        and not tables.just_turned
        and tables.redeal in (Redeal.NOTHING, Redeal.RECYCLE)
        and tables.fits is Fits.STAYS
    )


def _ranks(tables: Tables) -> str:
    return "".join(sorted(tables.patience.ranks, key=cards.RANKS.index))


def _highest(tables: Tables) -> str:
    return _ranks(tables)[-1]


def _goes_up_by_suit(tables: Tables) -> bool:
    """One foundation for each suit, from the ace without a gap to the highest rank."""
    rules, ranks = tables.patience, _ranks(tables)
    if len(rules.foundations) != 1 or not cards.RANKS.startswith(ranks):
        return False
    [up] = rules.foundations
    return up.by is By.SUIT and up.fills == ranks and up.count == len(rules.suits)


@dataclass(frozen=True, slots=True)
class Layout:
    """What the quotient is made from: the arguments of `tail_swap_core.Quotient` up to `recycles`."""

    king: int
    parents: list[int]
    groups: list[list[list[int]]]
    heights: list[int]
    stock: list[int]
    turned: int
    recycles: int


def layout(tables: Tables, position: Position) -> Layout:
    """The position as the quotient sees it."""
    waste, stock = pile(position, tables.waste_place), pile(position, tables.stock_place)
    left = position.redeals()
    king = cards.RANKS.index(_highest(tables))
    return Layout(
        king=king,
        parents=_parents(tables),
        groups=[groups(tables, position, place) for place in range(tables.tableau)],
        heights=_heights(tables, position, king),
        stock=waste + stock,
        turned=len(waste),
        recycles=-1 if left == UNLIMITED else left,
    )


def _parents(tables: Tables) -> list[int]:
    """For each card the cards it may lie on, as a mask."""
    found = [0] * cards.CARDS
    for below in range(cards.CARDS):
        left = tables.lay[below]
        while left:
            found[(left & -left).bit_length() - 1] |= 1 << below
            left &= left - 1
    return found


def pile(position: Position, place: int) -> list[int]:
    """The place's cards, the first dealt first; the stock's next card first."""
    return [position.card(index) for index in position.pile(place)]


def groups(tables: Tables, position: Position, place: int) -> list[list[int]]:
    """The column as runs from its deepest; a face-down card is one of its own."""
    found: list[list[int]] = []
    hidden = position.covered(place)
    for seat, card in enumerate(pile(position, place)):
        if seat > hidden and joins(tables, found[-1][-1], card):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def joins(tables: Tables, below: int, above: int) -> bool:
    """Whether `above` may lie on `below` in the tableau."""
    return bool(tables.lay[below] >> above & 1)


def _heights(tables: Tables, position: Position, king: int) -> list[int]:
    """How many cards of each suit are home; a suit that is not in the pack counts as complete."""
    heights = [0 if suit in tables.patience.suits else king + 1 for suit in cards.SUITS]
    for first, count in tables.groups:
        for place in range(first, first + count):
            for card in pile(position, place):
                heights[cards.suit(card)] += 1
    return heights
