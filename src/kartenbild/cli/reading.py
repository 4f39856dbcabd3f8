"""`kartenbild games` and `kartenbild rules`: texts to read."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator

from rich.console import Console

from kartenbild import patiences
from kartenbild.rules import names
from kartenbild.rules.choices import choosers
from kartenbild.rules.help import Section, help_sections
from kartenbild.rules.tell_words import all_cards
from kartenbild.rules.vocabulary import Patience, Words
from kartenbild.words import say

_WIDEST = 96


def games_lines(language: str) -> Iterator[str]:
    """The games, each with its name, title, packs, what it is like and its variants."""
    for patience in patiences.declared().values():
        title = in_language(patience.title, language)
        yield say("cli-games-game", language, name=patience.name, title=title, cards=all_cards(patience))
        yield "  " + in_language(patience.teaser, language)
        yield from _variants(patience, language)


def _variants(patience: Patience, language: str) -> Iterator[str]:
    for chooser in choosers(patience, language):
        words = ", ".join(choice.word for choice in chooser.choices)
        yield "  " + say("cli-games-variants", language, setting=chooser.label, words=words)


def examples() -> dict[str, str]:
    """A deal by its number and one with a variant, as arguments for messages that show how a deal is named."""
    first = next(iter(patiences.declared().values()))
    return {"deal": f"{first.name}#42", "variant": "+".join([first.name, *(list(s.words)[-1] for s in first.settings)])}


def in_language(words: Words, language: str) -> str:
    return words.de if language == "de" else words.en


def ruled_by(name: str) -> Patience:
    """The patience of a deal's name, its variants settled; a number in the name does not matter. Raises BadName."""
    declared = patiences.declared()
    parsed = names.parse(name, declared)
    return names.ruled(declared[parsed.game], parsed.words)


def rules_lines(name: str, language: str) -> Iterator[tuple[str, bool]]:
    """The rules of a game as lines, each with whether it is a heading. Raises BadName."""
    patience = ruled_by(name)
    yield in_language(patience.title, language), True
    for section in help_sections(patience, language, typed=True):
        yield "", False
        yield from _section(section)


def _section(section: Section) -> Iterator[tuple[str, bool]]:
    yield section.title, True
    for text in section.paragraphs:
        yield text, False
    for text in section.items:
        yield f"- {text}", False


def show_rules(name: str, language: str) -> None:
    """The rules on the screen: on a terminal wrapped, with bold headings; else one sentence group a line."""
    lines = list(rules_lines(name, language))
    if not sys.stdout.isatty():
        print("\n".join(text for text, _ in lines))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    for text, heading in lines:
        indent = "  " if text.startswith("- ") else ""
        console.print(textwrap.fill(text, width, subsequent_indent=indent), style="bold" if heading else None)
