"""One German word for each thing.

The cards dealt under a number are an Austeilung, what one plays with them is a Partie, what one knows the rules of is a
Patience, and what one buys in a box is a Kartenspiel. The fans as they lie are an Auslage. Clubs, diamonds, hearts and
spades are the four Farben; red and black are told as red and black.
"""

from __future__ import annotations

import re
from importlib import resources

from kartenbild import patiences

LAYOUTS = {
    "figures-layout-yes",
    "figures-layout-no",
    "help-gather",
    "help-gather-again",
    "help-gather-never",
    "choice-gather-times-number",
    "web-set-safe-last-layout",
}

SUITS = {
    "bad-cards-misspelt",
    "choice-tableau-by-any-suit",
    "choice-tableau-by-suit",
    "choice-tableau-lifts-any-suit",
    "choice-tableau-lifts-suit",
    "help-build-any-suit",
    "help-build-suit",
    "help-cards-few",
    "help-colours",
    "help-foundation-any-suit",
    "help-foundation-starts",
    "help-foundation-suit",
    "help-lift-any-suit",
    "help-lift-suit",
    "help-write-cards",
    "refused-not-a-run-suit",
    "refused-tableau-suit",
    "text-names",
    "web-own-cards-how",
}


def messages() -> dict[str, str]:
    """Every German message's text by its id; lines that begin within a line's margin belong to the one above."""
    found: dict[str, str] = {}
    name = ""
    for part in resources.files("kartenbild.words").joinpath("de").iterdir():
        for line in part.read_text(encoding="utf-8").splitlines():
            if " = " in line and line[0].islower():
                name = line.split(" = ")[0]
            if not line.startswith("#"):
                found[name] = found.get(name, "") + line + "\n"
    return found


def test_a_layout_of_fans_is_an_auslage_and_nothing_else_is() -> None:
    assert {name for name, text in messages().items() if "Auslage" in text} == LAYOUTS


def test_a_deal_is_an_austeilung() -> None:
    told = messages()
    for name in ("room-play-deal", "web-luck", "cli-help-solve-deals", "web-statistics-what"):
        assert "Austeilung" in told[name], name


def test_a_spiel_is_either_a_partie_or_a_patience_or_a_kartenspiel() -> None:
    vague = re.compile(r"\bSpiel(?:e|s|es)?\b")
    assert [name for name, text in messages().items() if vague.search(text)] == []
    assert not [declared.name for declared in patiences.declared().values() if vague.search(repr(declared))]
    assert messages()["web-nav-games"].strip().endswith("Meine Partien")


def test_a_farbe_is_a_suit_and_colours_are_told_by_their_names() -> None:
    told = messages()
    assert {name for name, text in told.items() if re.search(r"\bFarben?\b", text)} == SUITS
    assert [name for name, text in told.items() if re.search(r"farb(?:gleich|wechselnd)", text)] == []
    assert "rote" in told["refused-foundation-alternating"] and "schwarze" in told["refused-foundation-alternating"]


def test_what_the_stock_does_is_counted_under_its_own_name() -> None:
    """A button and its counter: what one gathers with is not counted as layouts, and only a row is dealt out."""
    told = messages()
    assert "Einsammeln" in told["counter-gatherings"] and "Einsammeln" in told["web-script-do-gather"]
    assert "Auslegen" in told["web-script-do-deal"] and "ausleg" not in told["web-new-deal"].lower()
