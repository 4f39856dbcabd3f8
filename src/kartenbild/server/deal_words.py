"""A deal's name in words: its number and its variants as people say them."""

from __future__ import annotations

from kartenbild.rules.choices import choosers
from kartenbild.rules.names import DealName, ruled
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.wording import spoken


def variant_words(words: tuple[str, ...] | list[str], patience: Patience, language: str) -> str:
    """The chosen variants as people say them."""
    chosen = choosers(ruled(patience, tuple(words)), language)
    told = [f"{each.label}: {choice.label}" for each in chosen for choice in each.choices if choice.word in words]
    return "; ".join(told)


def number_words(name: DealName, language: str) -> str:
    """'deal no. 7'."""
    if name.number is None:
        return spoken(language, "told-deal-own")
    return spoken(language, "told-deal-number", number=str(name.number))


def deal_words(name: DealName, patience: Patience, language: str) -> str:
    """'deal no. 7 – Turning the waste over: as often as you like'."""
    number = number_words(name, language)
    variants = variant_words(name.words, patience, language)
    return spoken(language, "told-deal-variants", deal=number, variants=variants) if variants else number
