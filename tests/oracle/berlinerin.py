from typing import ClassVar

from .cards import RANKS, SUITS, face_down, face_up, is_one_lower, ordered_pack, suit
from .rules import (
    Position,
    Rules,
    all_on_foundations,
    carry,
    foundation_moves,
    numbered,
    read_card_move,
    run_moves,
    suit_foundation_takes,
)


class Berlinerin(Rules):
    VARIANTS: ClassVar = {"dealing": ("auto", "choice", "never")}

    def __init__(
        self,
        variant: dict[str, str],
        ranks: int = 13,
        suits: str = SUITS,
        columns: int = 8,
        places: int = 6,
    ) -> None:
        self.dealing = variant["dealing"]
        self.columns = columns
        self.places = places
        self.aces = ["A" + suit for suit in suits]
        self.pack = ordered_pack(1, suits, RANKS[1:ranks])
        if len(self.pack) > columns * places:
            raise ValueError("too few places for the cards")

    def start(self, cards: list[str]) -> Position:
        foundations = {f"F{i}": [ace] for i, ace in enumerate(self.aces, start=1)}
        columns = numbered("T", self.columns)
        position = Position({**columns, **foundations, "S": face_down(cards)})
        self.deal_on(position)
        return position

    def deal_on(self, position: Position) -> None:
        """Deal until a card waits for an answer or all cards lie."""
        stock = position.piles["S"]
        while stock:
            card = face_up(stock[0])
            fits = bool(self.foundations_for(card, position))
            if fits and self.dealing == "choice":
                stock[0] = card
                return
            goes_up = fits and self.dealing == "auto"
            self.deal_one("up" if goes_up else "down", position)

    def deal_one(self, answer: str, position: Position) -> None:
        stock = position.piles["S"]
        already_dealt = len(self.pack) - len(stock)
        column = already_dealt // self.places + 1
        card = face_up(stock.pop(0))
        place = self.foundations_for(card, position)[0] if answer == "up" else f"T{column}"
        position.piles[place].append(card)

    def foundations_for(self, card: str, position: Position) -> list[str]:
        return [place for place in position.places("F") if suit_foundation_takes(card, position.piles[place])]

    def every_move(self, position: Position) -> list[str]:
        if position.piles["S"]:
            return ["up", "down"]
        moves: list[str] = []
        for source in position.places("T"):
            if position.piles[source]:
                moves += foundation_moves(source, position)
                moves += run_moves(source, position, belongs, column_takes)
        return moves

    def make(self, move: str, position: Position) -> None:
        card_move = read_card_move(move)
        if card_move:
            carry(card_move, position)
        else:
            self.deal_one(move, position)
            self.deal_on(position)

    def is_won(self, position: Position) -> bool:
        return all_on_foundations(position, self.aces + self.pack)


def belongs(card: str, below: str) -> bool:
    return is_one_lower(card, below) and suit(card) == suit(below)


def column_takes(head: str, column: list[str]) -> bool:
    return not column or is_one_lower(head, column[-1])
