"""Names of deals: GAME[+VARIANT…][#NUMBER], read strictly and printed in one form."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from kartenbild import numbers
from kartenbild.rules.vocabulary import Patience, Setting
from kartenbild.words import Spoken


class BadName(Spoken):
    """A deal's name cannot be read; the sentence says which part and why."""


@dataclass(frozen=True, slots=True)
class DealName:
    """A game, one word for each of its settings, and a number where there is one."""

    game: str
    words: tuple[str, ...]
    number: int | None

    def __str__(self) -> str:
        return self.ruled + (f"#{self.number}" if self.number is not None else "")

    @property
    def ruled(self) -> str:
        """The name without its number: the game and its variants."""
        return "+".join((self.game, *self.words))


def parse(text: str, games: Mapping[str, Patience]) -> DealName:
    """The name written as `text`; words in any order, a default's word is read and not kept."""
    ruled, hash_sign, digits = text.strip().partition("#")
    game, *words = ruled.split("+")
    if game not in games:
        raise BadName("bad-name-game", game=game[:40], games=", ".join(games))
    kept = _settle(words, games[game])
    return DealName(game, kept, _number(digits) if hash_sign else None)


def ruled(patience: Patience, words: tuple[str, ...]) -> Patience:
    """The declaration with the named variants' fields in place of its own.

    Its settings then say their default in full, so that what is ruled can be ruled anew, back to the default too.
    """
    settings = tuple(_in_full(setting, patience) for setting in patience.settings)
    patience = dataclasses.replace(patience, settings=settings)
    for setting in patience.settings:
        for word in words:
            if word in setting.words:
                patience = dataclasses.replace(patience, **setting.words[word])
    return patience


def _in_full(setting: Setting, patience: Patience) -> Setting:
    """The setting with the default's fields written out, as they stand in the declaration."""
    own = {field: getattr(patience, field) for fields in setting.words.values() for field in fields}
    default = own | dict(setting.words[setting.default])
    return Setting(setting.name, dict(setting.words) | {setting.default: default})


def _settle(words: list[str], patience: Patience) -> tuple[str, ...]:
    chosen: dict[str, str] = {}
    for word in words:
        setting = next((each for each in patience.settings if word in each.words), None)
        if setting is None:
            known = ", ".join(known for each in patience.settings for known in each.words)
            raise BadName("bad-name-variant", game=patience.name, word=word[:40], known=known)
        if setting.name in chosen:
            raise BadName("bad-name-twice", game=patience.name, one=chosen[setting.name], other=word)
        chosen[setting.name] = word
    return tuple(
        chosen[setting.name]
        for setting in patience.settings
        if chosen.get(setting.name, setting.default) != setting.default
    )


def _number(digits: str) -> int:
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 20 else 0
    if not numbers.FIRST <= number <= numbers.LAST:
        raise BadName("bad-name-number", digits=digits[:40], last=str(numbers.LAST))
    return number
