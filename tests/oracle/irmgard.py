from typing import ClassVar

from .alternating import column_moves
from .cards import RANKS, SUITS, face_down, face_up, ordered_pack
from .rules import Position, Rules, all_on_foundations, carry, numbered, read_card_move


class Irmgard(Rules):
    VARIANTS: ClassVar = {"last_deal": ("left", "centre")}

    def __init__(
        self,
        variant: dict[str, str],
        ranks: int = 13,
        suits: str = SUITS,
        columns: int = 9,
        packs: int = 2,
    ) -> None:
        if columns % 2 == 0:
            raise ValueError("the pyramid needs an odd number of columns")
        self.last_deal = variant["last_deal"]
        self.columns = columns
        self.foundations = len(suits) * packs
        self.king = RANKS[ranks - 1]
        self.pack = ordered_pack(packs, suits, RANKS[:ranks])

    def start(self, cards: list[str]) -> Position:
        columns = numbered("T", self.columns)
        stock = list(cards)
        for indent in range((self.columns + 1) // 2):
            first, last = 1 + indent, self.columns - indent
            for number in range(first, last + 1):
                card = stock.pop(0)
                is_edge = number in (first, last)
                columns[f"T{number}"].append(card if is_edge else "~" + card)
        return Position({**columns, **numbered("F", self.foundations), "S": face_down(stock)})

    def every_move(self, position: Position) -> list[str]:
        moves = column_moves(position, self.king)
        if position.piles["S"]:
            moves.append("deal")
        return moves

    def make(self, move: str, position: Position) -> None:
        card_move = read_card_move(move)
        if card_move:
            carry(card_move, position)
        else:
            self.deal(position)

    def deal(self, position: Position) -> None:
        stock = position.piles["S"]
        cards = min(self.columns, len(stock))
        # 7 cards on 9 columns: one column stays free on the left.
        skipped = (self.columns - cards) // 2 if self.last_deal == "centre" else 0
        for number in range(skipped + 1, skipped + cards + 1):
            position.piles[f"T{number}"].append(face_up(stock.pop(0)))

    def is_won(self, position: Position) -> bool:
        return all_on_foundations(position, self.pack)

    def place_matters(self, position: Position) -> bool:
        return bool(position.piles["S"])
