"""The catalogues: the same sentences in both languages, and none that is never said."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from importlib import resources
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kartenbild import patiences, words
from kartenbild.rules import names
from kartenbild.rules.help import help_sections
from kartenbild.rules.vocabulary import (
    By,
    DealRow,
    Face,
    Fitting,
    Foundation,
    Gather,
    Patience,
    Picture,
    Piles,
    Refill,
    Rows,
    Setting,
    Tableau,
)
from kartenbild.words import LANGUAGES
from ruled import EVERY_RULED

CATALOGUES = Path(str(resources.files("kartenbild.words")))
SOURCES = CATALOGUES.parent
AREAS = sorted(file.name for file in (CATALOGUES / "en").glob("*.ftl"))


class Arguments(Visitor):
    """The arguments that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class References(Visitor):
    """The messages that stand within others."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def within_others(language: str, area: str) -> set[str]:
    references = References()
    references.visit(FluentParser().parse((CATALOGUES / language / area).read_text(encoding="utf-8")))
    return references.found


def messages(language: str, area: str) -> dict[str, set[str]]:
    parsed = FluentParser().parse((CATALOGUES / language / area).read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], f"{language}/{area} has junk"
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def test_both_languages_have_the_same_areas() -> None:
    assert sorted(file.name for file in (CATALOGUES / "de").glob("*.ftl")) == AREAS


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_messages(area: str) -> None:
    assert list(messages("en", area)) == list(messages("de", area))


@pytest.mark.parametrize("area", ["help.ftl", "terminal.ftl"])
def test_both_languages_use_the_same_arguments(area: str) -> None:
    english, german = messages("en", area), messages("de", area)
    assert {id: english[id] ^ german[id] for id in english if english[id] != german[id]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_areas(language: str) -> None:
    ids = [id for area in AREAS for id in messages(language, area)]
    assert len(ids) == len(set(ids))


def made_up() -> Iterator[Patience]:
    """Declarations that use every word of the vocabulary, whether or not one of the five games does."""
    base = patiences.declared()["irmgard"]
    arcs = patiences.declared()["grosser-faecher"]
    assert base.tableau and arcs.tableau
    for by, lifts in product(By, [*By, None]):
        yield dataclasses.replace(
            base,
            tableau=dataclasses.replace(base.tableau, by=by, lifts=lifts, empty="KQ"),
            foundations=(Foundation(4, "23456789TJQKA", by),),
            deal=Rows((9, 9), Face.UP),
            check=dataclasses.replace(base.check, stock=81),
            ranks="A23456",
        )
    for rows, empty in (((8, 8), "A"), ((8, 8), "A23456789TJQK")):
        yield dataclasses.replace(arcs, tableau=dataclasses.replace(arcs.tableau, rows=rows, empty=empty))
    yield dataclasses.replace(base, settings=tuple(_every_setting(base.tableau)))
    yield dataclasses.replace(base, settings=())


def _every_setting(tableau: Tableau) -> Iterator[Setting]:
    """A setting for each field that a variant may change, with each kind of value."""
    yield Setting("by", {by.value: {"tableau": dataclasses.replace(tableau, by=by)} for by in By})
    lifts = {"single": None} | {f"run-{by.value}": by for by in By}
    yield Setting("lifts", {word: {"tableau": dataclasses.replace(tableau, lifts=by)} for word, by in lifts.items()})
    empty = {"nobody": "", "kings": "K"}
    yield Setting("empty", {word: {"tableau": dataclasses.replace(tableau, empty=it)} for word, it in empty.items()})
    yield Setting("face", {face.value: {"deal": Rows((9, 7), face)} for face in Face})
    yield Setting("each", {"few": {"deal": Piles(3)}, "many": {"deal": Piles(5)}})
    yield Setting("fitting", {fits.value: {"deal": Piles(3, fits)} for fits in Fitting})
    yield Setting("refill", {"two": {"stock": Refill(2)}, "four": {"stock": Refill(4)}})
    yield Setting("gathers", {str(times): {"redeal": Gather(times)} for times in (0, 1, 2)})


def test_every_message_of_the_help_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    found = FluentBundle.get_message

    def noting(self: FluentBundle, id: str) -> object:
        said.add(id)
        return found(self, id)

    monkeypatch.setattr(FluentBundle, "get_message", noting)
    declared = patiences.declared()
    parsed = [names.parse(name, declared) for name in EVERY_RULED]
    for patience in [*(names.ruled(declared[name.game], name.words) for name in parsed), *made_up()]:
        for language in LANGUAGES:
            help_sections(patience, language, typed=True)
    assert set(messages("en", "help.ftl")) - said - within_others("en", "help.ftl") == set()


def test_every_message_of_the_terminal_is_in_the_source() -> None:
    """Ids are written out, or built from these stems."""
    source = "".join(file.read_text(encoding="utf-8") for file in (SOURCES / "cli").rglob("*.py"))
    built = {"text-group-"}
    unused = [
        id
        for id in messages("en", "terminal.ftl")
        if f'"{id}"' not in source and not any(id.startswith(stem) for stem in built)
    ]
    assert unused == []


def test_cards_have_their_own_names() -> None:
    """Fluent takes the variant [2] for a number: a rank given as text would silently fall to the last one."""
    for language in LANGUAGES:
        assert len({words.card(card, language) for card in range(52)}) == 52
    assert words.card(1, "en") == "two of clubs" and words.card(35, "de") == "Herz-Zehn"
    assert words.card(49, "de", "card-object") == "den Pik-Buben" and words.card(49, "de", "card-the") == "der Pik-Bube"


def test_pictures_have_all_been_made_up() -> None:
    assert {patience.picture for patience in patiences.declared().values()} == set(Picture)
    assert any(isinstance(patience.stock, DealRow) for patience in made_up())
