"""What speaks for a move, in words: each reason is a fact of the table, told only where it is true and can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.rules.lowering import UNLIMITED, Tables
from kartenbild.rules.tell_words import kind
from kartenbild.words import Card, Message

MOST = 3
"""So many reasons are told for a move at most."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A world as its player sees it; `seen`: for each card in dealing order whether it was ever seen."""

    game: Game
    seen: tuple[bool, ...]

    @property
    def tables(self) -> Tables:
        return self.game.tables

    def pile(self, place: int) -> list[int]:
        return self.game.position.pile(place)

    def card(self, index: int) -> int:
        return self.game.position.card(index)

    def known(self, index: int) -> bool:
        return index >= len(self.seen) or self.seen[index]

    def goes_home(self, card: int) -> bool:
        """Whether a foundation takes this card now."""
        return any(self._takes(place, card) for place in range(self.tables.tableau, self.tables.stock_place))

    def fits_on(self, place: int, below: int, above: int) -> bool:
        """Whether the rules of this place let `above` be laid on `below`."""
        return bool(self.tables.lay[place * 52 + below] >> above & 1)

    def liftable(self) -> Iterator[tuple[int, int]]:
        """Each place with a card at the head of what can be lifted from it."""
        for place in (*range(self.tables.tableau), self.tables.waste_place):
            if place >= 0:
                pile = self.pile(place)
                for count in range(1, self.game.position.lifts(place) + 1):
                    yield place, self.card(pile[-count])

    def _takes(self, place: int, card: int) -> bool:
        pile = self.pile(place)
        if not pile:
            return bool(self.tables.start[place] >> card & 1)
        return self.fits_on(place, self.card(pile[-1]), card)


def reasons_for(sight: Sight, code: int) -> list[Message]:
    """What speaks for this legal move, the weightiest first."""
    move_kind = Kind(code >> 24)
    if move_kind is Kind.SHIFT:
        found = _of_shift(sight, code >> 16 & 255, code >> 8 & 255, code & 255)
    elif move_kind in (Kind.UP, Kind.DOWN):
        found = _of_answer(sight, move_kind)
    else:
        found = _of_stock(sight, move_kind)
    return list(found)[:MOST]


def _of_shift(sight: Sight, source: int, target: int, count: int) -> Iterator[Message]:
    pile = sight.pile(source)
    head, left = sight.card(pile[-count]), len(pile) - count
    covered = sight.game.position.covered(source)
    if target >= sight.tables.tableau:
        yield Message("advice-home", {"card": Card(head)})
    elif count == 1 and sight.goes_home(head):
        yield _not_up(sight, source, target, head)
    if source == sight.tables.waste_place:
        yield _from_waste(sight, pile)
    elif left == 0:
        yield _of_empty(sight, source)
    elif left == covered:
        yield Message("advice-turns-up", {"place": _place(sight.tables, source)})
    else:
        yield from _of_uncovered(sight, source, target, sight.card(pile[left - 1]), head)
    if target < sight.tables.tableau:
        yield from _of_target(sight, target, head)
        yield from _kept(sight, source, target)


def _not_up(sight: Sight, source: int, target: int, head: int) -> Message:
    """The card could go home, and is laid elsewhere; told with another that may then come to lie on it."""
    for place, other in sight.liftable():
        if place not in (source, target) and sight.fits_on(target, head, other):
            return Message("advice-not-up-yet", {"card": Card(head), "other": Card(other)})
    return Message("advice-not-up", {"card": Card(head)})


def _from_waste(sight: Sight, waste: list[int]) -> Message:
    if len(waste) > 1:
        return Message("advice-waste", {"next": Card(sight.card(waste[-2]))})
    return Message("advice-waste-last")


def _of_empty(sight: Sight, source: int) -> Message:
    place = _place(sight.tables, source)
    new = min(sight.tables.refill, len(sight.pile(sight.tables.stock_place)))
    if new:
        return Message("advice-refills", {"place": place, "cards": new})
    return Message("advice-empties", {"place": place})


def _of_uncovered(sight: Sight, source: int, target: int, below: int, head: int) -> Iterator[Message]:
    """What the card that comes to lie open is good for."""
    if sight.goes_home(below):
        yield Message("advice-opens", {"card": Card(below)})
    for place, other in sight.liftable():
        if place not in (source, target) and other != head and sight.fits_on(source, below, other):
            yield Message("advice-makes-room", {"card": Card(below), "other": Card(other)})
            return


def _of_target(sight: Sight, target: int, head: int) -> Iterator[Message]:
    pile, tables = sight.pile(target), sight.tables
    if pile:
        if tables.joined[target * 52 + sight.card(pile[-1])] >> head & 1:
            yield Message("advice-joins")
    elif not any(sight.fits_on(target, below, head) for below in range(52)):
        yield Message("advice-to-empty", {"card": Card(head)})


def _kept(sight: Sight, source: int, target: int) -> Iterator[Message]:
    """A card that could go home, is left lying, and has something that may come to lie on it."""
    for place in range(sight.tables.tableau):
        pile = sight.pile(place)
        if place in (source, target) or not pile or not sight.goes_home(sight.card(pile[-1])):
            continue
        top = sight.card(pile[-1])
        for other_place, other in sight.liftable():
            if other_place != place and sight.fits_on(place, top, other):
                yield Message("advice-keeps", {"card": Card(top), "other": Card(other)})
                return


def _of_answer(sight: Sight, answer: Kind) -> Iterator[Message]:
    asked = sight.card(sight.pile(sight.tables.stock_place)[0])
    yield Message("advice-home" if answer is Kind.UP else "advice-stays", {"card": Card(asked)})


def _of_stock(sight: Sight, verb: Kind) -> Iterator[Message]:
    stock = sight.pile(sight.tables.stock_place)
    left = sight.game.position.redeals()
    if verb is Kind.DEAL:
        yield Message("advice-deal", {"cards": min(len(stock), sight.tables.tableau)})
    elif verb is Kind.TURN:
        known = sight.known(stock[0])
        yield Message("advice-turn-known", {"card": Card(sight.card(stock[0]))}) if known else Message("advice-turn")
    elif verb is Kind.RECYCLE:
        yield Message("advice-recycle")
    else:
        yield Message(f"advice-gather-{kind(sight.tables.patience)}")
    if verb in (Kind.RECYCLE, Kind.GATHER) and left != UNLIMITED:
        yield Message("advice-left", {"left": left - 1})
    if not any(move.source for move in sight.game.legal_moves()):
        yield Message("advice-no-card-moves")


def _place(tables: Tables, place: int) -> Message:
    return Message(f"place-{kind(tables.patience)}", {"number": place + 1})
