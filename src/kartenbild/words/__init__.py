"""The product's words: one Fluent catalogue a language, messages by id and arguments.

Lower layers speak in `Message`s; whoever shows them to a person picks the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kartenbild import cards

LANGUAGES = ("en", "de")


@dataclass(frozen=True, slots=True)
class Card:
    """A card as an argument: a message may say `$NAME` (bare), `$NAME_the` (subject) and `$NAME_object`."""

    card: int


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be said in some language.

    `args`: numbers, strings, `Card`s, or further `Message`s that are said first.
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Spoken(ValueError):
    """Bad input, told in one sentence in any language: `message`; as text it is English."""

    def __init__(self, id: str, **args: Any) -> None:
        self.message = Message(id, args)
        super().__init__(say(self.message, "en"))


def say(message: Message | str, language: str, /, **args: Any) -> str:
    """The message in this language. Raises KeyError for an unknown id, ValueError for a missing argument."""
    if isinstance(message, str):
        message = Message(message, args)
    bundle = _bundle(language)
    pattern = bundle.get_message(message.id)
    if pattern.value is None:
        raise KeyError(message.id)
    text, errors = bundle.format_pattern(pattern.value, _spoken(message.args, language))
    if errors:
        raise ValueError(f"{language}: {message.id}: {errors[0]}")
    return str(text)


def ids(language: str) -> list[str]:
    """Every message id of a catalogue, in its order."""
    return list(_bundle(language)._messages)


def card(which: int, language: str, form: str = "card") -> str:
    """A card's name: `card` bare, `card-the` as a subject, `card-object` after a verb or preposition."""
    return say(form, language, rank=cards.RANKS[cards.rank(which)], suit=cards.SUITS[cards.suit(which)])


def _spoken(args: Mapping[str, Any], language: str) -> dict[str, Any]:
    spoken: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Card):
            spoken[name] = card(value.card, language)
            spoken[f"{name}_the"] = card(value.card, language, "card-the")
            spoken[f"{name}_object"] = card(value.card, language, "card-object")
        elif isinstance(value, Message):
            spoken[name] = say(value, language)
        else:
            spoken[name] = _matchable(value)
    return spoken


def _matchable(value: Any) -> Any:
    """The rank '2' as a number: a variant `[2]` of a Fluent selection matches the number, never the text."""
    return int(value) if isinstance(value, str) and len(value) == 1 and value in "0123456789" else value


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for part in sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda part: part.name):
        if part.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return bundle
