"""Cards: a card is an integer 0…51, suit by suit (C D H S), ace to king.

Copies of a card in a pack of two have the same integer: to every rule they are the same card.
"""

from __future__ import annotations

SUITS = "CDHS"
RANKS = "A23456789TJQK"
CARDS = len(SUITS) * len(RANKS)

_SYMBOLS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")


class NotACard(ValueError):
    """A text is no card."""


def rank(card: int) -> int:
    """0 for an ace … 12 for a king."""
    return card % 13


def suit(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def is_red(card: int) -> bool:
    return suit(card) in (1, 2)


def name(card: int) -> str:
    """The card's two letters: 'TH' for the ten of hearts."""
    return RANKS[rank(card)] + SUITS[suit(card)]


def parse(text: str) -> int:
    """The card written as text: 'TH', '10H', 'th' and 'T♥' are all the ten of hearts. Raises NotACard."""
    letters = text.strip().translate(_SYMBOLS).upper()
    if letters.startswith("10"):
        letters = "T" + letters[2:]
    if len(letters) != 2 or letters[0] not in RANKS or letters[1] not in SUITS:
        raise NotACard(text)
    return SUITS.index(letters[1]) * 13 + RANKS.index(letters[0])


def names(cards: list[int]) -> str:
    return " ".join(name(card) for card in cards)
