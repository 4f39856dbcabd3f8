"""`hint` in the terminal: the same advice in the same words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.cli.terminal import play_text
from kartenbild.cli.terminal.console import Console
from kartenbild.cli.terminal.hinting import hint_lines
from kartenbild.store import Store, open_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "data")
    yield opened
    opened.close()


def sit(store: Store, deal: str, *lines: str, language: str = "en") -> list[str]:
    said = io.StringIO()
    play_text(store, kb.deal(deal), language, "en", Console(io.StringIO("\n".join([*lines, "q", ""])), said))
    return said.getvalue().splitlines()


def test_a_hint_is_asked_for_in_either_language(store: Store) -> None:
    said = sit(store, "irmgard#42", "hint")
    at = said.index("Thinking …")
    assert "imagined games" in said[at + 1]
    assert said[at + 2].startswith("1. ") and "It " in said[at + 2]
    assert "Ich überlege …" in sit(store, "irmgard#42", "tipp", language="de")


def test_the_hint_of_a_won_way_is_followed_to_the_win(store: Store) -> None:
    game = kb.deal("berlinerin#1")
    while not game.won:
        note, first, *_ = hint_lines(game, "en", seconds=0.5)
        assert "it comes out" in note
        game.play(first.split()[1].rstrip(":"))
    assert list(hint_lines(game, "en", seconds=0.1)) == ["The patience has come out."]
