"""Spoken pieces of the table: places, lists, sentences, with what was said before kept ready."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kartenbild.rules.lowering import Tables
from kartenbild.rules.tell_words import group_kind, kind
from kartenbild.words import Message, say


def spoken(language: str, id: str, **args: Any) -> str:
    """The message in this language; `args` as for `kartenbild.words.say`, with finished strings for parts."""
    return _spoken(language, id, tuple(args.items()))


@lru_cache(maxsize=16384)
def _spoken(language: str, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(Message(id, dict(args)), language)


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def place(tables: Tables, name: str, language: str) -> str:
    """The place's spoken name: 'column 3'."""
    return spoken(language, f"place-{_place_kind(tables, name)}", number=int(name[1:] or 0))


def empty_place(tables: Tables, name: str, language: str) -> str:
    """The empty place as something is laid there: 'the empty column 3', „die leere Reihe 3“."""
    return spoken(language, f"empty-{_place_kind(tables, name)}", number=int(name[1:]))


def listed(parts: list[str], language: str) -> str:
    """The parts with commas."""
    told = parts[0]
    for part in parts[1:]:
        told = spoken(language, "told-list", first=told, second=part)
    return told


def together(sentences: list[str], language: str) -> str:
    """The sentences one after the other."""
    told = sentences[0]
    for following in sentences[1:]:
        told = spoken(language, "told-two", first=told, second=following)
    return told


def _place_kind(tables: Tables, name: str) -> str:
    if name in ("S", "W"):
        return "stock" if name == "S" else "waste"
    patience = tables.patience
    if patience.tableau and name[0] == patience.tableau.letter:
        return kind(patience)
    group = next(group for group in patience.foundations if group.letter == name[0])
    return group_kind(patience, group)
