"""Each game won through the real page: once with the mouse, once with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kartenbild as kb
from browser.conftest import RECORDS
from browser.hands import Table

_FOUND = {kb.read_record(path.read_text()).deal_name.game: path for path in sorted(RECORDS.glob("*.patience"))}


def test_there_is_a_won_record_of_every_game() -> None:
    assert sorted(_FOUND) == sorted(map(str, kb.games()))


@pytest.mark.parametrize("game", _FOUND)
def test_a_whole_game_is_won_with_the_mouse(game: str, table: Callable[..., Table]) -> None:
    record = kb.read_record(_FOUND[game].read_text())
    played = table(record.name)
    for number, move in enumerate(record.history):
        played.mouse_play(move, drag=number % 3 == 1)
    _expect_won(played)


@pytest.mark.parametrize("game", _FOUND)
def test_a_whole_game_is_won_with_the_keyboard_only(game: str, table: Callable[..., Table]) -> None:
    record = kb.read_record(_FOUND[game].read_text())
    played = table(record.name, width=1024, height=700, language="de")
    played.page.keyboard.press("F6")
    for move in record.history:
        played.key_play(move)
    _expect_won(played)


def _expect_won(played: Table) -> None:
    state = played.state()
    assert state["status"] == "won"
    played.expect_shown(state)
    assert played.page.evaluate("document.getElementById('won-dialog').open")
    assert not played.page.evaluate("document.getElementById('stuck-dialog').open")
