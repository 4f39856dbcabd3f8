"""The rules of a patience in words, wholly told from its declaration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenbild.rules import tell_course, tell_setup
from kartenbild.rules.choices import Choice, Chooser, choosers
from kartenbild.rules.vocabulary import Patience
from kartenbild.words import Message, say


@dataclass(frozen=True, slots=True)
class Section:
    """One chapter of the rules in one language: finished sentences, then the lines of a list."""

    id: str
    title: str
    paragraphs: list[str]
    items: list[str]


@dataclass(frozen=True, slots=True)
class _Part:
    """A chapter before it is said. `shown`: also where moves are made by hand, not typed."""

    id: str
    paragraphs: list[Message]
    items: list[Message]
    shown: bool = True


def help_sections(patience: Patience, language: str, *, typed: bool = False) -> list[Section]:
    """The rules of this patience as chapters, in the order in which they are read.

    `patience`: the declaration as `names.ruled` settles it; the rules are told for just those variants. `language`:
    one of `kartenbild.words.LANGUAGES`. `typed`: for whoever types moves, and reads how places and moves are written.
    """
    parts = _parts(patience, language) if typed else (each for each in _parts(patience, language) if each.shown)
    return [_said(part, language, typed) for part in parts if part.paragraphs or part.items]


def _said(part: _Part, language: str, typed: bool) -> Section:
    reader = {"typed": "yes" if typed else "no"}
    paragraphs, items = (
        [say(message.id, language, **message.args, **reader) for message in each]
        for each in (part.paragraphs, part.items)
    )
    return Section(part.id, say(f"help-title-{part.id}", language), paragraphs, items)


def _parts(patience: Patience, language: str) -> Iterator[_Part]:
    yield _Part("aim", list(tell_setup.aim(patience)), [])
    yield _Part("tableau", list(tell_setup.tableau(patience)), [])
    yield _Part("empty", list(tell_setup.empty(patience)), [])
    yield _Part("foundations", list(tell_setup.foundations(patience)), [])
    yield _Part("stock", list(tell_course.stock(patience)), [])
    yield _Part("redeal", list(tell_course.redeal(patience)), [])
    yield _Part("end", list(tell_course.end(patience)), [])
    yield _Part("cards", list(tell_setup.pack(patience)), [])
    yield _Part("deal", list(tell_setup.deal(patience)), list(tell_setup.deal_items(patience)))
    yield _variants(patience, language)
    yield _Part("notation", [Message("help-notation")], list(tell_course.notation(patience)), shown=False)
    yield _readings(patience)
    yield _Part("source", [Message("help-source", {"source": patience.source})], [])


def _variants(patience: Patience, language: str) -> _Part:
    items = [
        _variant(chooser, choice, index == 0)
        for chooser in choosers(patience, language)
        for index, choice in enumerate(chooser.choices)
    ]
    example = "+".join([patience.name, *(list(setting.words)[-1] for setting in patience.settings)])
    intro = Message("help-variants", {"example": example}) if items else Message("help-no-variants")
    return _Part("variants", [intro], items)


def _variant(chooser: Chooser, choice: Choice, default: bool) -> Message:
    words = {"setting": chooser.label, "word": choice.word, "meaning": choice.label}
    marks = {"default": "yes" if default else "no", "chosen": "yes" if choice.chosen else "no"}
    return Message("help-variant", words | marks)


def _readings(patience: Patience) -> _Part:
    items = [Message(f"help-reading-{reading.value}") for reading in patience.readings]
    return _Part("readings", [Message("help-readings")] if items else [], items)
