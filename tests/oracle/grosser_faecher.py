from typing import ClassVar

from .cards import RANKS, SUITS, face_down, face_up, is_one_lower, ordered_pack, same_colour
from .rules import (
    CardMove,
    Position,
    Rules,
    all_on_foundations,
    carry,
    foundation_moves,
    numbered,
    read_card_move,
)

GATHERS = {"two": 2, "one": 1, "none": 0}
FAN = 3


class GrosserFaecher(Rules):
    VARIANTS: ClassVar = {"gathers": tuple(GATHERS)}

    def __init__(
        self,
        variant: dict[str, str],
        ranks: int = 13,
        suits: str = SUITS,
        arcs: tuple[int, ...] = (8, 6, 2),
        packs: int = 2,
    ) -> None:
        self.gathers = GATHERS[variant["gathers"]]
        self.arcs = arcs
        self.foundations = len(suits) * packs
        self.pack = ordered_pack(packs, suits, RANKS[:ranks])

    def start(self, cards: list[str]) -> Position:
        fans = numbered("T", sum(self.arcs))
        foundations = numbered("F", self.foundations)
        piles = {**fans, **foundations, "S": face_down(cards)}
        position = Position(piles, left=self.gathers)
        lay_fans(position)
        return position

    def every_move(self, position: Position) -> list[str]:
        moves: list[str] = []
        for source in position.places("T"):
            if position.piles[source]:
                moves += foundation_moves(source, position)
                moves += fan_moves(source, position)
        fans_lie = any(position.piles[place] for place in position.places("T"))
        if fans_lie and position.left:
            moves.append("gather")
        return moves

    def make(self, move: str, position: Position) -> None:
        card_move = read_card_move(move)
        if card_move:
            carry(card_move, position)
            if not position.piles[card_move.source]:
                lay_fan(card_move.source, position)
        else:
            self.gather(position)

    def gather(self, position: Position) -> None:
        heap: list[str] = []
        for arc in self.places_of_arcs():
            for place in reversed(arc):
                # Turned face down on the heap, the fan's bottom card comes to lie on top.
                squared_up = position.piles[place]
                heap = squared_up + heap
                position.piles[place] = []
        position.piles["S"] += face_down(heap)
        assert position.left
        position.left -= 1
        lay_fans(position)

    def places_of_arcs(self) -> list[list[str]]:
        arcs: list[list[str]] = []
        number = 1
        for size in self.arcs:
            arcs.append([f"T{i}" for i in range(number, number + size)])
            number += size
        return arcs

    def is_won(self, position: Position) -> bool:
        return all_on_foundations(position, self.pack)

    def place_matters(self, position: Position) -> bool:
        return position.left != 0


def fan_moves(source: str, position: Position) -> list[str]:
    card = position.piles[source][-1]
    return [
        str(CardMove(source, target, 1))
        for target in position.places("T")
        if target != source and fan_takes(card, position.piles[target])
    ]


def fan_takes(card: str, fan: list[str]) -> bool:
    return bool(fan) and is_one_lower(card, fan[-1]) and same_colour(card, fan[-1])


def lay_fans(position: Position) -> None:
    for place in position.places("T"):
        lay_fan(place, position)


def lay_fan(place: str, position: Position) -> None:
    stock = position.piles["S"]
    position.piles[place] = [face_up(card) for card in stock[:FAN]]
    del stock[:FAN]
