"""A guided first game, played as somebody would who sees the game for the first time."""

from __future__ import annotations

from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import Visit
from browser.hands import Table
from kartenbild.engine.moves import Move
from kartenbild.server.lessons import course

_AT_STEP = "step => document.getElementById('lesson-step').textContent.startsWith(step)"


def begin(page: Any, game: str) -> Table:
    page.goto("/")
    page.click(f"[data-lesson='{game}']")
    page.wait_for_selector("#table[data-revision]")
    page.wait_for_function("() => document.getElementById('lesson-text').textContent")
    return Table(page, page.url.rpartition("/")[2])


def ringed(page: Any) -> list[str]:
    return page.evaluate("[...document.querySelectorAll('.meant')].map(card => card.dataset.place)")  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_the_rings_lead_through_the_lesson(visit: Visit, game: str) -> None:
    page = visit()
    table = begin(page, game)
    found = course(game)
    assert found
    assert f"{len(found.before)} moves were made for you" in page.inner_text("#lesson-begun")
    for number, step in enumerate(found.steps, start=1):
        page.wait_for_function(
            "t => document.getElementById('lesson-step').textContent.startsWith(t)", arg=f"Step {number} of 8"
        )
        move = Move.parse(step)
        assert set(ringed(page)) >= {move.source or "S"}
        table.mouse_play(move, drag=False)
    page.wait_for_function("() => document.getElementById('lesson-text').textContent.includes('yours now')")
    assert ringed(page) == []
    assert table.state()["made"] == len(found.before) + 8


def test_another_move_is_allowed_and_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    table = begin(page, "irmgard")
    table.mouse_play(Move.parse("deal"), drag=False)
    page.wait_for_function("() => document.getElementById('lesson-text').textContent.includes('another one')")
    page.keyboard.press("u")
    page.wait_for_function("() => document.getElementById('lesson-step').textContent.startsWith('Step 1')")
    found = course("irmgard")
    assert found
    table.act("move", found.steps[0])
    table.open()
    page.wait_for_function("() => document.getElementById('lesson-step').textContent.startsWith('Step 2')")
    page.click("#lesson-leave")
    assert not page.is_visible("#lesson")
    assert ringed(page) == []
    before = table.revision
    page.keyboard.press("u")
    table.wait_past(before)
    assert not page.is_visible("#lesson")


@pytest.mark.parametrize(
    ("width", "height", "language"), [(320, 640, "de"), (640, 320, "en"), (768, 1024, "de"), (1280, 800, "en")]
)
def test_the_table_keeps_its_size_from_step_to_step(visit: Visit, width: int, height: int, language: str) -> None:
    """However long a step's sentences are, no pile moves under the finger."""
    page = visit(width=width, height=height, language=language)
    table = begin(page, "irmgard")
    found = course("irmgard")
    assert found
    rooms = {}
    for step in found.steps:
        rooms[page.evaluate("document.querySelector('.room').clientHeight")] = step + page.inner_text("#said")
        told = page.inner_text("#lesson-text")
        table.mouse_play(Move.parse(step), drag=False)
        page.wait_for_function("told => document.getElementById('lesson-text').textContent !== told", arg=told)
    rooms[page.evaluate("document.querySelector('.room').clientHeight")] = page.inner_text("#said")
    assert len(rooms) == 1, rooms
    assert max(rooms) > height * 0.4
