"""Cards are strings such as 'TH'; a card lying face down is written '~TH'."""

from collections.abc import Iterator
from hashlib import shake_256
from itertools import count

RANKS = "A23456789TJQK"
SUITS = "CDHS"
LARGEST_NUMBER = 2**63 - 1


def value(card: str) -> int:
    return RANKS.index(card[0])


def suit(card: str) -> str:
    return card[1]


def is_red(card: str) -> bool:
    return suit(card) in "DH"


def same_colour(card: str, other: str) -> bool:
    return is_red(card) == is_red(other)


def is_one_lower(card: str, other: str) -> bool:
    return value(card) == value(other) - 1


def face_down(cards: list[str]) -> list[str]:
    return ["~" + card for card in cards]


def face_up(card: str) -> str:
    return card.removeprefix("~")


def is_face_down(card: str) -> bool:
    return card.startswith("~")


def ordered_pack(packs: int, suits: str, ranks: str) -> list[str]:
    return [rank + suit for _ in range(packs) for suit in suits for rank in ranks]


def shuffled(pack: list[str], number: int) -> list[str]:
    if not 1 <= number <= LARGEST_NUMBER:
        raise ValueError(f"no such deal number: {number}")
    cards = list(pack)
    words = random_words(number)
    for i in range(len(cards) - 1, 0, -1):
        choices = i + 1
        too_large = 2**64 - 2**64 % choices
        word = next(words)
        while word >= too_large:
            word = next(words)
        j = word % choices
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def random_words(number: int) -> Iterator[int]:
    text = f"kartenbild/1/{number}".encode("ascii")
    for i in count(1):
        yield int.from_bytes(shake_256(text).digest(8 * i)[-8:], "big")
