"""Which games the tail-swap quotient fits, and a position of such a game as the quotient sees it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from kartenbild import cards
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import UNLIMITED, Fits, Redeal, Stock, Tables
from kartenbild.rules.vocabulary import By


def fits(tables: Tables) -> bool:
    """A stock turned card by card over such a tableau, every card but once, in a state of 64 bits."""
    return (
        alternates(tables)
        and tables.patience.packs == 1
        and tables.stock is Stock.TURN
        and not tables.just_turned
        and tables.redeal in (Redeal.NOTHING, Redeal.RECYCLE)
        and _states(tables) << len(tables.pack) - len(tables.script_place) < 1 << 64
    )


def alternates(tables: Tables) -> bool:
    """One or two packs in alternating colours; parts of runs move, the highest rank alone goes to empty columns."""
    rules = tables.patience
    return (
        rules.packs in (1, 2)
        and not any(tables.laid_out)
        and rules.tableau is not None
        and rules.tableau.by is rules.tableau.lifts is By.ALTERNATING
        and rules.tableau.empty == _ranks(tables)[-1]
        and _goes_up_by_suit(tables)
        and tables.fits is Fits.STAYS
    )


def _ranks(tables: Tables) -> str:
    return "".join(sorted(tables.patience.ranks, key=cards.RANKS.index))


def _goes_up_by_suit(tables: Tables) -> bool:
    """One foundation for each suit of each pack, from the ace without a gap to the highest rank."""
    rules, ranks = tables.patience, _ranks(tables)
    if len(rules.foundations) != 1 or not cards.RANKS.startswith(ranks):
        return False
    [up] = rules.foundations
    return up.by is By.SUIT and up.fills == ranks and up.count == len(rules.suits) * rules.packs


def _states(tables: Tables) -> int:
    """At most how many states the columns as dealt, the foundations and the move before can make."""
    dealt = Counter(tables.script_place)
    columns = math.prod(max(dealt[place], 1) + 1 for place in range(tables.tableau))
    return columns * (len(tables.patience.ranks) + 1) ** 4 * 27


@dataclass(frozen=True, slots=True)
class Layout:
    """What the quotient is made from: the arguments of `tail_swap_core.Quotient` up to `recycles`."""

    king: int
    parents: list[int]
    groups: list[list[list[int]]]
    heights: list[tuple[int, int]]
    stock: list[int]
    turned: int
    recycles: int


def layout(tables: Tables, position: Position) -> Layout:
    """The position as the quotient sees it."""
    waste = pile(position, tables.waste_place) if tables.waste_place >= 0 else []
    stock = pile(position, tables.stock_place)
    left = position.redeals()
    king = highest_rank(tables)
    return Layout(
        king=king,
        parents=parents(tables),
        groups=[groups(tables, position, place) for place in range(tables.tableau)],
        heights=heights(tables, position),
        stock=waste + stock,
        turned=len(waste),
        recycles=-1 if left == UNLIMITED else left,
    )


def parents(tables: Tables) -> list[int]:
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


def heights(tables: Tables, position: Position) -> list[tuple[int, int]]:
    """How many cards the two foundations of each suit hold; what is not in the pack counts as complete."""
    full, packs = highest_rank(tables) + 1, tables.patience.packs
    found = [[0] * packs if suit in tables.patience.suits else [full] * packs for suit in cards.SUITS]
    for first, count in tables.groups:
        for place in range(first, first + count):
            up = pile(position, place)
            if up:
                its = found[cards.suit(up[0])]
                its[its.index(0)] = len(up)
    return [(its[0], its[1] if packs == 2 else full) for its in found]


def highest_rank(tables: Tables) -> int:
    return cards.RANKS.index(_ranks(tables)[-1])
