"""From declaration to tables: what the compiled engine sees of a patience.

A set of cards is a 52-bit mask. Places are numbered T1… first, then the foundations' groups in the declaration's order,
then the stock and the waste.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from enum import IntEnum

from kartenbild import cards
from kartenbild.rules.vocabulary import (
    By,
    DealRow,
    Face,
    Fitting,
    Foundation,
    Gather,
    Patience,
    Piles,
    Playable,
    Recycle,
    Refill,
    Rows,
    Side,
    Tableau,
    Turn,
)

UNLIMITED = 255


class Stock(IntEnum):
    """What the stock does."""

    NOTHING = 0
    ROW = 1
    TURN = 2
    REFILL = 3


class Redeal(IntEnum):
    """How cards come back into the stock."""

    NOTHING = 0
    RECYCLE = 1
    GATHER = 2


class Fits(IntEnum):
    """What happens to a fitting card during the deal."""

    STAYS = 0
    GOES_UP = 1
    MAY_GO_UP = 2


@dataclass(frozen=True, slots=True)
class Tables:
    """One patience with its variants settled, lowered.

    `lay[place * 52 + card]`: which cards may be laid on this card there; `start[place]`: which on the empty place;
    `joined[place * 52 + card]`: which cards, lying on this card, are lifted together with it; `gives[place]`: 1 where
    cards may leave. `script_place` and `script_down`: for each card of the deal its place and whether it lies face
    down. `gather_order`: tableau places in the order in which their cards come again.
    """

    patience: Patience
    pack: list[int]
    place_names: list[str]
    laid_out: list[list[int]]
    tableau: int
    groups: list[tuple[int, int]]
    stock_place: int
    waste_place: int
    lay: array[int]
    start: array[int]
    joined: array[int]
    gives: array[int]
    script_place: array[int]
    script_down: array[int]
    fits: Fits
    stock: Stock
    last_row_centred: bool
    just_turned: bool
    refill: int
    pile_of: int
    redeal: Redeal
    redeals: int
    gather_order: array[int]

    @property
    def cards(self) -> int:
        """How many cards are in play, with those laid out before the deal."""
        return len(self.pack) + sum(map(len, self.laid_out))


def lower(patience: Patience) -> Tables:
    """The tables of a patience whose variants are settled."""
    tableau = patience.tableau.count if patience.tableau else 0
    names = [f"{Tableau.letter}{i + 1}" for i in range(tableau)]
    groups: list[tuple[int, int]] = []
    laid_out: list[list[int]] = [[] for _ in range(tableau)]
    for group in patience.foundations:
        groups.append((len(names), group.count))
        names += [f"{group.letter}{i + 1}" for i in range(group.count)]
        first = [cards.parse(word) for word in group.laid_out.split()]
        laid_out += [[card] for card in first] or [[] for _ in range(group.count)]
    has_waste = isinstance(patience.stock, Turn)
    names += ["S", "W"] if has_waste else ["S"]
    stock_place = tableau + sum(count for _, count in groups)
    laid_out += [[] for _ in names[stock_place:]]
    lay, start, joined = _laying(patience, len(names))
    script_place, script_down = _deal_script(patience)
    return Tables(
        patience=patience,
        pack=_pack(patience, laid_out),
        place_names=names,
        laid_out=laid_out,
        tableau=tableau,
        groups=groups,
        stock_place=stock_place,
        waste_place=stock_place + 1 if has_waste else -1,
        lay=lay,
        start=start,
        joined=joined,
        gives=array("B", [name[0] in (Tableau.letter, "W") for name in names]),
        script_place=script_place,
        script_down=script_down,
        fits=_fits(patience),
        stock=_stock(patience),
        last_row_centred=isinstance(patience.stock, DealRow) and patience.stock.last_row is Side.CENTRE,
        just_turned=isinstance(patience.stock, Turn) and patience.stock.playable is Playable.JUST_TURNED,
        refill=patience.stock.each if isinstance(patience.stock, Refill) else 0,
        pile_of=patience.deal.each if isinstance(patience.deal, Piles) else 0,
        redeal=_redeal(patience),
        redeals=_redeals(patience),
        gather_order=_gather_order(patience),
    )


def _pack(patience: Patience, laid_out: list[list[int]]) -> list[int]:
    pack = [
        cards.parse(rank + suit) for _ in range(patience.packs) for suit in patience.suits for rank in patience.ranks
    ]
    for pile in laid_out:
        for card in pile:
            pack.remove(card)
    return pack


def related(by: By, below: int, above: int) -> bool:
    """Whether two neighbours' suits belong together."""
    if by is By.SUIT:
        return cards.suit(below) == cards.suit(above)
    if by is By.COLOUR:
        return cards.is_red(below) == cards.is_red(above)
    if by is By.ALTERNATING:
        return cards.is_red(below) != cards.is_red(above)
    return True


def _followers(by: By, below: int, rank: int | None) -> int:
    """The cards of this rank that may lie on `below`; none where the sequence has no such rank."""
    if rank is None:
        return 0
    return sum(1 << suit * 13 + rank for suit in range(4) if related(by, below, suit * 13 + rank))


def _of_ranks(ranks: str) -> int:
    return sum(1 << suit * 13 + cards.RANKS.index(rank) for suit in range(4) for rank in ranks)


def _laying(patience: Patience, places: int) -> tuple[array[int], array[int], array[int]]:
    lay, start, joined = (array("Q", bytes(8 * places * width)) for width in (52, 1, 52))
    for place, pile in enumerate(_piles(patience)):
        start[place] = _of_ranks(pile.fills[0] if isinstance(pile, Foundation) else pile.empty)
        for card in range(52):
            following = _next_rank(pile, card)
            lay[place * 52 + card] = _followers(pile.by, card, following)
            if isinstance(pile, Tableau) and pile.lifts:
                joined[place * 52 + card] = _followers(pile.lifts, card, following)
    return lay, start, joined


def _piles(patience: Patience) -> list[Tableau | Foundation]:
    """What stands at each place, the tableau first, without stock and waste."""
    tableau: list[Tableau | Foundation] = [patience.tableau] * patience.tableau.count if patience.tableau else []
    return tableau + [group for group in patience.foundations for _ in range(group.count)]


def _next_rank(pile: Tableau | Foundation, card: int) -> int | None:
    """The rank that follows on this card: one lower in the tableau, the next of its order on a foundation."""
    order = pile.fills if isinstance(pile, Foundation) else cards.RANKS[::-1]
    _, found, after = order.partition(cards.RANKS[cards.rank(card)])
    return cards.RANKS.index(after[0]) if found and after else None


def _deal_script(patience: Patience) -> tuple[array[int], array[int]]:
    places, down = array("B"), array("B")
    tableau = patience.tableau.count if patience.tableau else 0
    if isinstance(patience.deal, Piles):
        places.extend(pile for pile in range(tableau) for _ in range(patience.deal.each))
        down.extend([0] * len(places))
    elif isinstance(patience.deal, Rows):
        for row, length in enumerate(patience.deal.lengths):
            first = (tableau - length) // 2
            places.extend(range(first, first + length))
            down.extend(_face_down(patience.deal, row, seat) for seat in range(length))
    _demand_face_up_tops(patience, places, down)
    return places, down


def _demand_face_up_tops(patience: Patience, places: array[int], down: array[int]) -> None:
    """The rules turn a covered card when it is uncovered; one that is dealt on top would never be turned."""
    tops = dict(zip(places, down, strict=True))
    covered = [f"{Tableau.letter}{place + 1}" for place, is_down in tops.items() if is_down]
    if covered:
        raise ValueError(f"{patience.name}: the deal leaves a face-down card on top of {', '.join(covered)}")


def _face_down(deal: Rows, row: int, seat: int) -> int:
    if deal.face is Face.ENDS_UP:
        return int(0 < seat < deal.lengths[row] - 1)
    if deal.face is Face.LAST_ROW_UP:
        return int(row < len(deal.lengths) - 1)
    return 0


def _fits(patience: Patience) -> Fits:
    if not isinstance(patience.deal, Piles):
        return Fits.STAYS
    return {Fitting.STAYS: Fits.STAYS, Fitting.GOES_UP: Fits.GOES_UP, Fitting.MAY_GO_UP: Fits.MAY_GO_UP}[
        patience.deal.fitting
    ]


def _stock(patience: Patience) -> Stock:
    if patience.stock is None:
        return Stock.NOTHING
    return {DealRow: Stock.ROW, Turn: Stock.TURN, Refill: Stock.REFILL}[type(patience.stock)]


def _redeal(patience: Patience) -> Redeal:
    if patience.redeal is None:
        return Redeal.NOTHING
    return {Recycle: Redeal.RECYCLE, Gather: Redeal.GATHER}[type(patience.redeal)]


def _redeals(patience: Patience) -> int:
    if patience.redeal is None:
        return 0
    return UNLIMITED if patience.redeal.times is None else patience.redeal.times


def _gather_order(patience: Patience) -> array[int]:
    order = array("B")
    if isinstance(patience.redeal, Gather) and patience.tableau:
        end = patience.tableau.count
        for length in reversed(patience.tableau.rows):
            order.extend(range(end - length, end))
            end -= length
    return order
