from typing import ClassVar

from .cards import RANKS, SUITS, face_down, is_one_lower, ordered_pack, same_colour
from .rules import (
    CardMove,
    Position,
    Rules,
    can_recycle,
    carry,
    read_card_move,
    recycle_waste,
    turn_stock_card,
)

RECYCLES = {"three": 2, "unlimited": None, "one": 0, "two": 1}
HALF_CIRCLES = "SHCD"
"""The kings' suits: outer top, inner top, inner bottom, outer bottom."""


class GrosserKreis(Rules):
    VARIANTS: ClassVar = {"waste": ("top", "turned-only"), "passes": tuple(RECYCLES)}

    def __init__(self, variant: dict[str, str], ranks: int = 13, suits: str = SUITS, packs: int = 2) -> None:
        self.turned_only = variant["waste"] == "turned-only"
        self.recycles = RECYCLES[variant["passes"]]
        self.king = RANKS[ranks - 1]
        self.twos = ["2" + suit for suit in suits]
        self.kings = [self.king + suit for suit in HALF_CIRCLES if suit in suits]
        self.pack = ordered_pack(packs, suits, RANKS[:ranks])
        for card in self.twos + self.kings:
            self.pack.remove(card)

    def start(self, cards: list[str]) -> Position:
        centre = {f"F{i}": [card] for i, card in enumerate(self.twos, start=1)}
        circles = {f"R{i}": [card] for i, card in enumerate(self.kings, start=1)}
        piles = {**centre, **circles, "S": face_down(cards), "W": []}
        return Position(piles, left=self.recycles)

    def every_move(self, position: Position) -> list[str]:
        moves: list[str] = []
        if position.waste_playable:
            moves += self.waste_moves(position)
        if position.piles["S"]:
            moves.append("turn")
        if can_recycle(position):
            moves.append("recycle")
        return moves

    def waste_moves(self, position: Position) -> list[str]:
        card = position.piles["W"][-1]
        targets = [place for place in position.places("F") if self.goes_up(card, position.piles[place])] + [
            place for place in position.places("R") if goes_down(card, position.piles[place])
        ]
        return [str(CardMove("W", target, 1)) for target in targets]

    def goes_up(self, card: str, pile: list[str]) -> bool:
        top = pile[-1]
        if same_colour(card, top) or top[0] == "A":
            return False
        if top[0] == self.king:
            return card[0] == "A"
        return is_one_lower(top, card)

    def make(self, move: str, position: Position) -> None:
        card_move = read_card_move(move)
        if card_move:
            carry(card_move, position)
        elif move == "turn":
            turn_stock_card(position)
        else:
            recycle_waste(position)
        may_play = move == "turn" or not self.turned_only
        position.waste_playable = may_play and bool(position.piles["W"])

    def is_won(self, position: Position) -> bool:
        return not position.piles["S"] and not position.piles["W"]


def goes_down(card: str, pile: list[str]) -> bool:
    return is_one_lower(card, pile[-1]) and not same_colour(card, pile[-1])
