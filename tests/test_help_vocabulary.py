"""No dead knobs: whoever changes a field of a declaration changes what is played, drawn or said."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest

from kartenbild import patiences
from kartenbild.figures import carried
from kartenbild.figures.telling import answer, says
from kartenbild.rules import vocabulary
from kartenbild.rules.help import help_sections
from kartenbild.rules.lowering import lower
from kartenbild.rules.picture import scenes
from kartenbild.rules.vocabulary import Check, Patience, Setting, Turn, Words
from kartenbild.server.api_games import game_info
from kartenbild.words import LANGUAGES

PARTS = [each for each in vars(vocabulary).values() if dataclasses.is_dataclass(each) and isinstance(each, type)]
FIELDS = [(part, field.name) for part in PARTS for field in dataclasses.fields(part)]


def seen(patience: Patience) -> list[str]:
    """What the layers make of a declaration, without the declaration itself."""
    tables = lower(patience)
    lowered = [repr(getattr(tables, field.name)) for field in dataclasses.fields(tables) if field.name != "patience"]
    helps = [repr(help_sections(patience, language, typed=True)) for language in LANGUAGES]
    offered = [repr(game_info(patience, language)) for language in LANGUAGES]
    claims = [
        repr((says(claim, language), answer(claim, patience, carried(), language)))
        for language in LANGUAGES
        for claim in patience.claims
    ]
    return [*lowered, repr(scenes(patience)), *helps, *offered, *claims]


def others(value: Any) -> Iterator[Any]:
    """Other values that a field might have; not all of them make sense."""
    if isinstance(value, Enum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from (value[:-1], value[1:], value[::-1], " ".join(reversed(value.split())), value + "x", "X")
    elif isinstance(value, tuple):
        yield from (value[:-1], value[::-1], (*value, *value[:1]))
    elif isinstance(value, Words):
        yield Words("another", "anders")
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from changed(value, type(value), field.name)
    elif isinstance(value, dict):
        yield {f"{word}x": fields for word, fields in value.items()}
    else:
        yield from (None, 1)


def changed(whole: Any, part: type, name: str) -> Iterator[Any]:
    """Copies of a declaration, each with one other value in this field of this part."""
    if isinstance(whole, tuple):
        for seat, each in enumerate(whole):
            yield from ((*whole[:seat], other, *whole[seat + 1 :]) for other in changed(each, part, name))
    if not dataclasses.is_dataclass(whole) or isinstance(whole, type):
        return
    if isinstance(whole, part):
        yield from (dataclasses.replace(whole, **{name: other}) for other in others(getattr(whole, name)))
    for field in dataclasses.fields(whole):
        inner = changed(getattr(whole, field.name), part, name)
        yield from (dataclasses.replace(whole, **{field.name: other}) for other in inner)


def is_read(part: type, name: str, declared: list[Patience]) -> bool:
    """Whether some layer shows a change of this field in some declaration."""
    for patience in declared:
        before = seen(patience)
        for other in changed(patience, part, name):
            try:
                after = seen(other)
            except (ValueError, KeyError, IndexError, TypeError, AttributeError, StopIteration, ZeroDivisionError):
                continue
            if after != before:
                return True
    return False


@pytest.mark.parametrize(("part", "name"), FIELDS, ids=lambda each: each if isinstance(each, str) else each.__name__)
def test_every_field_is_read(part: type, name: str) -> None:
    assert is_read(part, name, list(patiences.declared().values()))


@dataclasses.dataclass(frozen=True, slots=True)
class CheckWithDeadKnob(Check):
    dead: int = 3


def test_a_dead_field_would_be_found() -> None:
    """The test above can fail: a field that nobody reads is told apart from one that is read."""
    patience = dataclasses.replace(patiences.declared()["irmgard-single"], check=CheckWithDeadKnob(27, 9, 25))
    assert is_read(CheckWithDeadKnob, "stock", [patience])
    assert not is_read(CheckWithDeadKnob, "dead", [patience])


def test_every_part_of_the_vocabulary_is_tried() -> None:
    assert {Patience, Setting, Turn} <= set(PARTS) and len(FIELDS) > 40
