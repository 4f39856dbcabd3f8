"""The declarations: short, counted, and the only place where a game is named."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild import patiences
from kartenbild.rules.lowering import lower
from kartenbild.rules.vocabulary import Face, Rows
from ruled import EVERY_GAME

PACKAGE = Path(patiences.__path__[0])
FILES = sorted(path for path in PACKAGE.glob("*.py") if path.name != "__init__.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_declaration_has_at_most_forty_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 40


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_check_is_what_lies_there(game: str) -> None:
    """Cards that fitted and went up during the deal count as dealt to the tableau."""
    check = patiences.declared()[game].check
    deal = kb.deal(f"{game}#1")
    laid_out = sum(len(group.laid_out.split()) for group in deal.tables.patience.foundations)
    up = [card for place, pile in deal.truth().items() if place != "S" for card in pile if not card.startswith("~")]
    lying = sum(len(pile) for place, pile in deal.truth().items() if place != "S")
    assert (lying - laid_out, len(up), len(deal.truth()["S"])) == (check.tableau, check.face_up, check.stock)


def test_no_layer_names_a_game() -> None:
    """Outside its own file no game's name stands in the code."""
    names = re.compile(r"\b(irmgard|grosser[-_]kreis|grosser[-_]faecher|berlinerin)\b", re.IGNORECASE)
    examples = re.compile(r'(""".*?"""|#.*?$)', re.DOTALL | re.MULTILINE)
    root = PACKAGE.parent
    named = [
        f"{path.relative_to(root)}: {found.group()}"
        for path in sorted([*root.rglob("*.py"), *root.rglob("*.js"), *root.rglob("*.html")])
        if path.parent != PACKAGE
        for found in names.finditer(examples.sub("", path.read_text("utf-8")))
    ]
    assert named == []


def test_a_deal_with_a_covered_top_is_refused() -> None:
    patience = patiences.declared()["irmgard"]
    with pytest.raises(ValueError, match="irmgard: the deal leaves a face-down card on top of T1, T9"):
        lower(replace(patience, deal=Rows((9, 7), face=Face.LAST_ROW_UP)))


def test_a_sixth_patience_is_one_file(sixth_patience: str) -> None:
    game = kb.deal(f"{sixth_patience}#3")
    assert game.name == "stair#3" and len(game.cards.split()) == 12
    assert sixth_patience in kb.games()
    assert {place[0] for place in game.truth()} == {"T", "F", "S", "W"}
    for _ in range(8):
        game.play(game.legal_moves()[0])
    again = kb.read_record(kb.write_record(game))
    assert again.truth() == game.truth()
    while game.history:
        game.undo()
    assert game.truth() == kb.deal("stair#3").truth()
    assert kb.deal("stair+once#3").name == "stair+once#3"
