"""Cards: a card is an integer 0…51, suit by suit (C D H S), ace to king.

Copies of a card in a pack of two have the same integer: to every rule they are the same card.
"""

from __future__ import annotations

import re
from collections import Counter

SUITS = "CDHS"
RANKS = "A23456789TJQK"
CARDS = len(SUITS) * len(RANKS)

_SYMBOLS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")


class BadCards(ValueError):
    """Given cards cannot be dealt; the sentence names the card and where it stands."""


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
    """The card written as text: 'TH', '10H', 'th' and 'T♥' are all the ten of hearts."""
    letters = text.strip().translate(_SYMBOLS).upper()
    if letters.startswith("10"):
        letters = "T" + letters[2:]
    if len(letters) != 2 or letters[0] not in RANKS or letters[1] not in SUITS:
        raise BadCards(f"{text!r} is not a card (a card is a rank of {RANKS} and a suit of {SUITS})")
    return SUITS.index(letters[1]) * 13 + RANKS.index(letters[0])


def names(cards: list[int]) -> str:
    return " ".join(name(card) for card in cards)


def parse_pack(text: str, pack: list[int]) -> list[int]:
    """The cards of `text` in their order, checked against `pack`, each fault named with its place."""
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    cards: list[int] = []
    allowed = Counter(pack)
    for place, word in enumerate(words, start=1):
        try:
            card = parse(word)
        except BadCards as bad:
            raise BadCards(f"card {place}: {bad}") from None
        if not allowed[card]:
            raise BadCards(f"card {place}: {_surplus(card, pack)}")
        allowed[card] -= 1
        cards.append(card)
    missing = [name(card) for card in sorted(allowed.elements())]
    if missing:
        more = f" and {len(missing) - 6} more" if len(missing) > 6 else ""
        raise BadCards(f"missing after {len(cards)} of {len(pack)} cards: {' '.join(missing[:6])}{more}")
    return cards


def _surplus(card: int, pack: list[int]) -> str:
    copies = pack.count(card)
    if not copies:
        return f"{name(card)} is not among the cards that are dealt here"
    times = "twice" if copies == 1 else "three times"
    return f"{name(card)} stands here {times}, the pack has it {'once' if copies == 1 else 'twice'}"
