"""Piles fed from the waste, seen as slots: which card of the stock and waste will lie at which height of which pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import UNLIMITED, Redeal, Stock, Tables

MOST_CARDS = 250
MOST_SLOTS = 4
"""Slots of one class: a class's assignments are a set in a machine word."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is left to be done from one position.

    Cards are numbered in the order in which they are turned: the waste from its bottom, then the stock from its next
    card. Slots are numbered pile by pile upwards. A class is a set of cards that may all fill the same slots.
    `class_of`: for each card its class, -1 where no slot will ever take it. `slot_class`, `slot_place`, `before`: for
    each slot its class, its place on the table, the slot under it (-1 where it is open now). `ahead`: the slot of an
    equal pile that may be filled first without loss, -1 where there is none. `cards`, `slots`: the members of each
    class. `first`: the card which was turned last and is playable or, where none is, the next to be turned. `redeals`:
    how many times the waste may still be turned over. `just_turned`: whether only the card just turned may be played.
    """

    waste_place: int
    class_of: list[int]
    slot_class: list[int]
    slot_place: list[int]
    before: list[int]
    ahead: list[int]
    cards: list[list[int]]
    slots: list[list[int]]
    in_waste: int
    first: int
    redeals: int
    just_turned: bool

    @property
    def classes(self) -> int:
        return len(self.slots)

    def room(self) -> bool:
        """Whether each card has a slot that no other needs; without it the position is lost."""
        return -1 not in self.class_of and all(
            len(cards) <= len(slots) for cards, slots in zip(self.cards, self.slots, strict=True)
        )

    def assignments(self, group: int) -> list[tuple[int, ...]]:
        """Every way to give the class's cards slots of it, as indices in `slots`."""
        return list(permutations(range(len(self.slots[group])), len(self.cards[group])))


def fits(tables: Tables) -> bool:
    """Whether the game is one of piles with fixed slots, fed one card at a time."""
    if tables.tableau or tables.stock is not Stock.TURN or tables.redeal is Redeal.GATHER:
        return False
    if len(tables.pack) > MOST_CARDS:
        return False
    chains = [_fixed_chain(tables, place) for place in range(tables.stock_place)]
    slots = Counter(mask for found in chains if found for mask in found)
    if None in chains or any(one & other for one, other in combinations(slots, 2)):
        return False
    return max(slots.values(), default=0) <= MOST_SLOTS


def read(tables: Tables, position: Position) -> Puzzle:
    """The position as slots still to be filled; `fits(tables)` must hold."""
    waste, stock = position.pile(tables.waste_place), position.pile(tables.stock_place)
    chains = _chains(tables, position)
    masks = sorted({mask for found in chains for mask in found})
    group_of_mask = {mask: group for group, mask in enumerate(masks)}
    group_of_card = {card: group for group, mask in enumerate(masks) for card in _members(mask)}
    class_of = [group_of_card.get(position.card(index), -1) for index in (*waste, *stock)]
    slot_class = [group_of_mask[mask] for found in chains for mask in found]
    playable = bool(waste) and (position.just_turned() or not tables.just_turned)
    return Puzzle(
        waste_place=tables.waste_place,
        class_of=class_of,
        slot_class=slot_class,
        slot_place=[place for place, found in enumerate(chains) for _ in found],
        before=_before(chains),
        ahead=_ahead(chains),
        cards=_sorted_out(class_of, len(masks)),
        slots=_sorted_out(slot_class, len(masks)),
        in_waste=len(waste),
        first=len(waste) - playable,
        redeals=position.redeals() if tables.redeal is Redeal.RECYCLE else 0,
        just_turned=tables.just_turned,
    )


def first_alike(puzzle: Puzzle, slot: int) -> int:
    """The open slot itself or, where piles are alike, that of the one that is filled first."""
    while (ahead := puzzle.ahead[slot]) >= 0 > puzzle.before[ahead]:
        slot = ahead
    return slot


def endless(puzzle: Puzzle) -> bool:
    """Whether redeals cannot run out: a whole pass that plays no card is never followed by one that does."""
    return puzzle.redeals == UNLIMITED or puzzle.redeals >= len(puzzle.class_of)


def useful_passes(puzzle: Puzzle) -> int:
    """How many passes can be of use, with the one under way."""
    return 1 + (len(puzzle.class_of) if endless(puzzle) else puzzle.redeals)


def _sorted_out(classes: list[int], count: int) -> list[list[int]]:
    members: list[list[int]] = [[] for _ in range(count)]
    for number, group in enumerate(classes):
        if group >= 0:
            members[group].append(number)
    return members


def _members(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in set(cards))


def _fixed_chain(tables: Tables, place: int) -> list[int] | None:
    """The masks of cards for each slot of an untouched pile, None where one depends on which card lies below."""
    laid, pack = tables.laid_out[place], _mask(tables.pack)
    wanted = pack & (tables.lay[place * 52 + laid[-1]] if laid else tables.start[place])
    found: list[int] = []
    while wanted:
        following = {pack & tables.lay[place * 52 + card] for card in _members(wanted)}
        if len(following) > 1 or len(found) == len(tables.pack):
            return None
        found.append(wanted)
        wanted = following.pop()
    return found


def _chains(tables: Tables, position: Position) -> list[list[int]]:
    """For each pile the masks of cards for its slots that are still empty."""
    pack = _mask(tables.pack)
    chains: list[list[int]] = []
    for place in range(tables.stock_place):
        pile = position.pile(place)
        wanted = pack & (tables.lay[place * 52 + position.card(pile[-1])] if pile else tables.start[place])
        found: list[int] = []
        while wanted:
            found.append(wanted)
            wanted = pack & tables.lay[place * 52 + wanted.bit_length() - 1]
        chains.append(found)
    return chains


def _before(chains: list[list[int]]) -> list[int]:
    found: list[int] = []
    for chain in chains:
        first = len(found)
        found += [slot - 1 if slot > first else -1 for slot in range(first, first + len(chain))]
    return found


def _ahead(chains: list[list[int]]) -> list[int]:
    """For each slot the slot at its height on the nearest pile that lacks only the end of what this pile lacks."""
    ends = list(accumulate(map(len, chains)))
    found = [-1] * sum(map(len, chains))
    order = sorted(range(len(chains)), key=lambda pile: len(chains[pile]))
    for seat, pile in enumerate(order):
        for leader in reversed(order[:seat]):
            common = len(chains[leader])
            if common and chains[pile][-common:] == chains[leader]:
                found[ends[pile] - common : ends[pile]] = range(ends[leader] - common, ends[leader])
                break
    return found
