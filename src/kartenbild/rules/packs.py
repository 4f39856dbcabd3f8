"""Packs given by hand: every fault is named with its card and its place."""

from __future__ import annotations

import re
from collections import Counter

from kartenbild import cards
from kartenbild.words import Spoken

_MOST_NAMED = 6


class BadCards(Spoken):
    """Given cards cannot be dealt; the sentence names the card and where it stands."""


def parse_pack(text: str, pack: list[int]) -> list[int]:
    """The cards of `text` in their order, which must be those of `pack`. Raises BadCards."""
    dealt: list[int] = []
    allowed = Counter(pack)
    for place, word in enumerate(filter(None, re.split(r"[\s,;]+", text)), start=1):
        card = _card(word, place)
        if not allowed[card]:
            raise _surplus(card, place, pack)
        allowed[card] -= 1
        dealt.append(card)
    missing = [cards.name(card) for card in sorted(allowed.elements())]
    if missing:
        named, more = " ".join(missing[:_MOST_NAMED]), len(missing[_MOST_NAMED:])
        raise BadCards("bad-cards-missing", given=len(dealt), wanted=len(pack), missing=named, more=more)
    return dealt


def _card(word: str, place: int) -> int:
    try:
        return cards.parse(word)
    except cards.NotACard:
        raise BadCards("bad-cards-misspelt", place=place, word=word[:20]) from None


def _surplus(card: int, place: int, pack: list[int]) -> BadCards:
    name, copies = cards.name(card), pack.count(card)
    if not copies:
        return BadCards("bad-cards-stranger", place=place, card=name)
    return BadCards("bad-cards-surplus", place=place, card=name, copies=copies)
