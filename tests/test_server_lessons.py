"""The guided first games: one for each game, on a deal that comes out, with most kinds of moves in a handful."""

from __future__ import annotations

import pytest

import kartenbild as kb
from kartenbild.server.lessons import STEPS, course, lesson
from kartenbild.store import Store
from kartenbild.words import LANGUAGES
from server_play import Browser, app_on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [str(game) for game in kb.games()])
def test_every_game_has_a_lesson_that_teaches_several_kinds_of_moves(name: str, language: str) -> None:
    found = course(name)
    assert found and len(found.steps) == STEPS == 8
    told = lesson(found.game(), language)
    assert told and told.made == []
    assert len({step.label for step in told.steps}) >= 3
    assert all(step.text and step.text[0].isupper() for step in told.steps)
    assert sum(step.why.endswith(".") for step in told.steps) >= 6


@pytest.mark.parametrize("name", [str(game) for game in kb.games()])
def test_after_its_lesson_a_game_can_still_be_won(name: str) -> None:
    found = course(name)
    assert found
    game = found.game()
    for move in found.steps:
        game.play(move)
    assert kb.solve(game, nodes=400_000).outcome == "won"


def test_a_game_without_a_lesson_has_none() -> None:
    assert course("whist") is None
    assert lesson(kb.deal("irmgard#3"), "en") is None
    assert course("../../templates/base") is None


def test_a_lesson_is_a_table_that_counts_nowhere(store: Store) -> None:
    browser = Browser(app_on(store))
    table = browser.client.post("/api/lessons/berlinerin").json()
    found = course("berlinerin")
    assert found and table["made"] == len(found.before)
    for move in found.steps:
        table = browser.act(table, "move", move)
    assert browser.get("/api/statistics") == []
    assert browser.client.post("/api/lessons/whist").status_code == 404


def test_a_table_of_the_same_deal_that_is_no_lesson_is_left_alone(store: Store) -> None:
    browser = Browser(app_on(store))
    found = course("berlinerin")
    assert found
    table = browser.play_out(found.deal, list(found.before))
    assert 'id="lesson"' not in browser.client.get(f"/table/{table['id']}").text
