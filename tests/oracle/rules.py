"""What the five games have in common: a position, and how moves are spelled and listed."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from .cards import face_down, face_up, suit, value


@dataclass
class Position:
    piles: dict[str, list[str]]
    left: int | None = 0
    """Recycles or gatherings left; None: no limit."""
    waste_playable: bool = False

    def copy(self) -> "Position":
        piles = {place: list(cards) for place, cards in self.piles.items()}
        return Position(piles, self.left, self.waste_playable)

    def places(self, letter: str) -> list[str]:
        return [place for place in self.piles if place[0] == letter]

    def key(self) -> Hashable:
        piles = tuple((place, tuple(cards)) for place, cards in self.piles.items())
        return piles, self.left, self.waste_playable

    def key_without_order(self) -> Hashable:
        """The same for positions that differ only in the order of foundations or half circles."""
        piles = sorted((place[0] if place[0] in "FR" else place, tuple(cards)) for place, cards in self.piles.items())
        return tuple(piles), self.left, self.waste_playable


class CardMove(NamedTuple):
    source: str
    target: str
    length: int

    def __str__(self) -> str:
        times = f"x{self.length}" if self.length > 1 else ""
        return f"{self.source}-{self.target}{times}"


def read_card_move(move: str) -> CardMove | None:
    match = re.fullmatch(r"(T\d+|W)-([TFR]\d+)(?:x(\d+))?", move)
    if match is None:
        return None
    source, target, length = match.groups()
    return CardMove(source, target, int(length or 1))


class Rules(ABC):
    VARIANTS: ClassVar[dict[str, tuple[str, ...]]]
    """For each rule that varies its words, the default first."""

    pack: list[str]
    """The cards that are shuffled, in order."""

    @abstractmethod
    def start(self, cards: list[str]) -> Position:
        """The position after `cards` have been dealt."""

    @abstractmethod
    def every_move(self, position: Position) -> list[str]: ...

    @abstractmethod
    def make(self, move: str, position: Position) -> None:
        """Change `position` by a legal move, spelled as in every_move()."""

    @abstractmethod
    def is_won(self, position: Position) -> bool: ...

    def place_matters(self, position: Position) -> bool:
        """Whether two tableau places with the same cards may still differ."""
        return False

    def after(self, move: str, position: Position) -> Position:
        """The new position after a legal move, spelled as in every_move()."""
        result = position.copy()
        self.make(move, result)
        return result

    def spell_out(self, move: str, position: Position) -> str:
        """The move of every_move() that `move` means."""
        legal = self.every_move(position)
        single = move.removesuffix("x1") if "-" in move else move
        if single in legal:
            return single
        if single.endswith(("-F", "-R")):
            for numbered_move in legal:
                if numbered_move.startswith(single):
                    return numbered_move
        raise ValueError(f"not a legal move: {move}")

    def decisions(self, position: Position) -> dict[str, str]:
        """One move for each distinct decision, and how every_move() spells it."""
        spelled: dict[str, str] = {}
        seen: set[Hashable] = set()
        for move in self.every_move(position):
            name, decision = self.decision(move, position)
            if decision not in seen:
                seen.add(decision)
                spelled[name] = move
        return spelled

    def decision(self, move: str, position: Position) -> tuple[str, Hashable]:
        """How legal_moves() names a move, and what moves that do the same have in common."""
        card_move = read_card_move(move)
        if card_move is None:
            return move, move
        source, target, length = card_move
        if target[0] in "FR":
            name = f"{source}-{target[0]}"
            return name, name
        if self.place_matters(position):
            return move, move
        return move, (source, length, tuple(position.piles[target]))


def numbered(letter: str, piles: int) -> dict[str, list[str]]:
    return {f"{letter}{number}": [] for number in range(1, piles + 1)}


def all_on_foundations(position: Position, pack: list[str]) -> bool:
    cards = sum(len(position.piles[place]) for place in position.places("F"))
    return cards == len(pack)


def suit_foundation_takes(card: str, foundation: list[str]) -> bool:
    if not foundation:
        return card[0] == "A"
    top = foundation[-1]
    return suit(card) == suit(top) and value(card) == value(top) + 1


def foundation_moves(source: str, position: Position) -> list[str]:
    """The moves of the top card of `source` to foundations built by suit."""
    card = position.piles[source][-1]
    return [
        str(CardMove(source, target, 1))
        for target in position.places("F")
        if suit_foundation_takes(card, position.piles[target])
    ]


def longest_run(column: list[str], belongs: Callable[[str, str], bool]) -> int:
    """How many cards at the top hang together, `belongs(card, card_below)` deciding."""
    length = 1
    while length < len(column) and belongs(column[-length], column[-length - 1]):
        length += 1
    return length


def run_moves(
    source: str,
    position: Position,
    belongs: Callable[[str, str], bool],
    takes: Callable[[str, list[str]], bool],
) -> list[str]:
    """The moves of runs and their end parts; `takes(head, column)` decides where they go."""
    column = position.piles[source]
    return [
        str(CardMove(source, target, length))
        for length in range(1, longest_run(column, belongs) + 1)
        for target in position.places("T")
        if target != source and takes(column[-length], position.piles[target])
    ]


def carry(card_move: CardMove, position: Position) -> None:
    """Take the cards over and turn up the one they uncover."""
    source = position.piles[card_move.source]
    position.piles[card_move.target] += source[-card_move.length :]
    del source[-card_move.length :]
    if source:
        source[-1] = face_up(source[-1])


def turn_stock_card(position: Position) -> None:
    card = position.piles["S"].pop(0)
    position.piles["W"].append(face_up(card))


def recycle_waste(position: Position) -> None:
    # Turned over as a whole, the card that was turned first comes first again.
    position.piles["S"] = face_down(position.piles["W"])
    position.piles["W"] = []
    if position.left is not None:
        position.left -= 1


def can_recycle(position: Position) -> bool:
    exhausted = not position.piles["S"] and bool(position.piles["W"])
    return exhausted and position.left != 0
