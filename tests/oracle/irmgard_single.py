from typing import ClassVar

from .alternating import column_moves, column_takes
from .cards import RANKS, SUITS, face_down, ordered_pack
from .rules import (
    CardMove,
    Position,
    Rules,
    all_on_foundations,
    can_recycle,
    carry,
    foundation_moves,
    numbered,
    read_card_move,
    recycle_waste,
    turn_stock_card,
)

RECYCLES = {"unlimited": None, "none": 0, "one": 1, "two": 2}


class IrmgardSingle(Rules):
    VARIANTS: ClassVar = {"recycles": tuple(RECYCLES)}

    def __init__(
        self,
        variant: dict[str, str],
        ranks: int = 13,
        suits: str = SUITS,
        columns: int = 9,
        packs: int = 1,
    ) -> None:
        self.recycles = RECYCLES[variant["recycles"]]
        self.columns = columns
        self.foundations = len(suits) * packs
        self.king = RANKS[ranks - 1]
        self.pack = ordered_pack(packs, suits, RANKS[:ranks])

    def start(self, cards: list[str]) -> Position:
        columns = numbered("T", self.columns)
        stock = list(cards)
        for row in (1, 2, 3):
            for column in columns.values():
                card = stock.pop(0)
                column.append(card if row == 3 else "~" + card)
        foundations = numbered("F", self.foundations)
        piles = {**columns, **foundations, "S": face_down(stock), "W": []}
        return Position(piles, left=self.recycles)

    def every_move(self, position: Position) -> list[str]:
        moves = column_moves(position, self.king)
        if position.waste_playable:
            moves += self.waste_moves(position)
        if position.piles["S"]:
            moves.append("turn")
        if can_recycle(position):
            moves.append("recycle")
        return moves

    def waste_moves(self, position: Position) -> list[str]:
        card = position.piles["W"][-1]
        return foundation_moves("W", position) + [
            str(CardMove("W", target, 1))
            for target in position.places("T")
            if column_takes(card, position.piles[target], self.king)
        ]

    def make(self, move: str, position: Position) -> None:
        card_move = read_card_move(move)
        if card_move:
            carry(card_move, position)
        elif move == "turn":
            turn_stock_card(position)
        else:
            recycle_waste(position)
        position.waste_playable = bool(position.piles["W"])

    def is_won(self, position: Position) -> bool:
        return all_on_foundations(position, self.pack)
