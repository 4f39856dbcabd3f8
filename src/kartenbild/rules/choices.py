"""What a patience's settings are about, and what each of their words means, told from the fields they change."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from enum import Enum
from typing import Any

from kartenbild.rules.names import ruled
from kartenbild.rules.vocabulary import Patience, Setting
from kartenbild.words import Message, say


@dataclass(frozen=True, slots=True)
class Choice:
    """One word of a setting, as it stands in a deal's name, what it means, and whether the asked patience has it."""

    word: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Chooser:
    """One rule that may be set: what it is about and its choices, the default first."""

    name: str
    label: str
    choices: list[Choice]


def choosers(patience: Patience, language: str) -> list[Chooser]:
    """Every setting of a patience in this language; `patience` as it was declared, or as it was ruled."""
    return [_chooser(setting, patience, language) for setting in patience.settings]


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of one part of the declaration, by the vocabulary's own names."""

    part: str
    kind: str
    name: str

    @property
    def stem(self) -> str:
        """How the ids of its messages begin: 'choice-deal-row-last-row'."""
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", self.kind).lower()
        return f"choice-{kind}-{self.name.replace('_', '-')}"


def _chooser(setting: Setting, patience: Patience, language: str) -> Chooser:
    variants = {word: ruled(patience, (word,)) for word in setting.words}
    fields = _changed(list(variants.values()))
    choices = [
        Choice(word, _told(variant, fields, language), _alike(variant, patience, fields))
        for word, variant in variants.items()
    ]
    return Chooser(setting.name, ", ".join(say(field.stem, language) for field in fields), choices)


def _changed(variants: list[Patience]) -> list[_Field]:
    """The fields in which the variants differ."""
    parts = [field.name for field in dataclasses.fields(Patience)]
    return [field for part in parts for field in _changed_in(part, [getattr(each, part) for each in variants])]


def _changed_in(part: str, values: list[Any]) -> list[_Field]:
    fields = {
        _Field(part, type(value).__name__, field.name): None
        for value in values
        if dataclasses.is_dataclass(value)
        for field in dataclasses.fields(value)
    }
    return [field for field in fields if len({repr(getattr(value, field.name, None)) for value in values}) > 1]


def _told(variant: Patience, fields: list[_Field], language: str) -> str:
    return "; ".join(say(_value(variant, field), language) for field in fields)


def _alike(one: Patience, other: Patience, fields: list[_Field]) -> bool:
    return all(getattr(one, field.part) == getattr(other, field.part) for field in fields)


def _value(variant: Patience, field: _Field) -> Message:
    """What the variant's value of this field means; the message's id tells the kind of value."""
    value: Any = getattr(getattr(variant, field.part), field.name, None)
    if isinstance(value, Enum):
        return Message(f"{field.stem}-{value.value}")
    if value is None:
        return Message(f"{field.stem}-none")
    if isinstance(value, str):
        return Message(f"{field.stem}-{'ranks' if value else 'empty'}", {"ranks": " ".join(value)} if value else {})
    return Message(f"{field.stem}-number", {"value": value, "more": value + 1})
