"""Of covered cards strips are seen: pips whole or not at all, and large print never at the cost of smaller cards."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table
from browser.test_geometry import GAMES, WINDOWS, _wandered

SCRIPTS = Path(__file__).parents[2] / "scripts"
PLAIN_SCALE = 0.48
STRIPS = [0.3, 0.45, 0.5, 0.56, 0.62, 0.7, 0.8, 1.0, 1.4]


def _drawing() -> ModuleType:
    """The script that draws the cards."""
    found = importlib.util.spec_from_file_location("cards", SCRIPTS / "cards.py")
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    sys.modules["cards"] = module
    found.loader.exec_module(module)
    return module


def _expect_whole(pip: float, places: list[float], foot: float, edge: float, where: str) -> None:
    """Each pip in sight is drawn whole, each that the next card would cut is not drawn."""
    for y in places:
        top, bottom = y - pip / 2, y + pip / 2
        assert bottom <= foot if bottom + 1 <= edge else top >= foot or foot == 0, f"{where}: pip at {y}"


def test_a_covered_card_shows_each_pip_whole_or_not_at_all(visit: Visit) -> None:
    page, drawing = visit(), _drawing()
    page.goto("/")
    for rank, places in drawing.PIP_PLACES.items():
        for strip in STRIPS:
            side, inner = page.evaluate(_FEET, [rank, strip])
            sides = [y for x, y in places if x != drawing.MIDDLE]
            middle = [y for x, y in places if x == drawing.MIDDLE]
            _expect_whole(drawing.PIP, sides, side, strip * 250, f"{rank} in a strip of {strip}")
            _expect_whole(drawing.PIP, middle, inner, strip * 250, f"{rank} in a strip of {strip}")
        assert max(page.evaluate(_FEET, [rank, 0.5])) > 120, "the upper pips are seen"
    assert page.evaluate(_FEET, ["A", 0.62]) == [0, 0]


_FEET = """async ([rank, strip]) => {
  const { wholePips } = await import('/static/js/pips.js');
  const corners = wholePips(rank, strip).match(/[\\d.]+px [\\d.]+px/g).map(corner => corner.split(' ').map(parseFloat));
  return [corners[2][1], corners[4][1]];
}"""


def test_in_a_tall_window_finished_families_cut_no_pip(visit: Visit) -> None:
    """A won game's aces, which a step of more than a third would cut, and all after; taken back, they are whole."""
    record = kb.read_record((RECORDS / "irmgard.patience").read_text())
    page = visit(width=768, height=1024)
    table = Table.resumed(page, record.name, record.history)
    clips = page.evaluate(_CLIPS)
    assert len(clips["covered"]) == 8 * 10 and all("polygon" in clip for clip in clips["covered"])
    page.keyboard.press("u")
    table.wait_past(table.revision - 1)
    page.wait_for_function("() => !document.getElementById('table').classList.contains('won')")
    assert set(page.evaluate(_CLIPS)["all"]) == {"none"}


_CLIPS = """() => {
  const of = cards => cards.map(card => getComputedStyle(card.querySelector('.numbers')).clipPath);
  const all = [...document.querySelectorAll('#table .card')].filter(card => card.querySelector('.numbers'));
  return { covered: of(all.filter(card => !card.hidden && card.nextElementSibling)), all: of(all) };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_large_print_makes_no_card_smaller(game: str, visit: Visit) -> None:
    """In the same room, wherever cards lie: a column of eighteen is squeezed more instead."""
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    wandered, page = _wandered(game, 60, 4), visit()
    third = len(record.history) // 3
    for name, moves in (
        (wandered.name, wandered.history),
        *((record.name, record.history[:made]) for made in (0, third, 2 * third, len(record.history))),
    ):
        Table.resumed(page, name, moves)
        for width, height, plain, large in page.evaluate(_BOTH, [[*WINDOWS, (768, 700), (1280, 694), (3840, 2000)]]):
            assert large >= plain - 0.01, f"{name} after {len(moves)} moves in {width}×{height}: {large} < {plain}"


_BOTH = """async ([rooms]) => {
  const modules = ['layout', 'words'].map(name => import(`/static/js/${name}.js`));
  const [{ choose, layout }, { given }] = await Promise.all(modules);
  const { places, status } = given('table');
  const finished = status === 'won';
  return rooms.map(([width, height]) => {
    const size = { width, height };
    const card = large => layout(choose(given('scenes'), size), places, size, { large, finished }).card;
    return [width, height, card(false), card(true)];
  });
}"""


def test_a_squeezed_large_index_is_whole_in_its_strip(visit: Visit) -> None:
    """Rank and suit of each card of the eighteen end above the next one, and are as large as in ordinary print."""
    record = kb.read_record((RECORDS / "irmgard.patience").read_text())
    page = visit()
    request = page.context.request
    request.put("/api/settings", data=request.get("/api/settings").json() | {"large_print": True})
    Table.resumed(page, record.name, record.history[: len(record.history) * 45 // 100])
    seen: list[dict[str, Any]] = page.evaluate(_INDICES)
    assert max(each["column"] for each in seen) >= 15
    for each in seen:
        assert each["foot"] <= each["next"] + 0.5, each
        assert each["scale"] >= PLAIN_SCALE, each


_INDICES = """() => {
  const box = element => element.getBoundingClientRect();
  const open = [...document.querySelectorAll('.tableau .card:not([data-card=""])')];
  return open.filter(card => card.nextElementSibling).map(card => {
    const parts = ['.head .rank use', '.head .suit use'].map(part => box(card.querySelector(part)));
    return {
      what: card.dataset.card, column: card.parentElement.querySelectorAll('.card').length,
      foot: Math.max(...parts.map(part => part.bottom)), next: box(card.nextElementSibling).top,
      scale: new DOMMatrix(getComputedStyle(card.querySelector('.head .rank')).transform).a,
    };
  });
}"""


@pytest.mark.parametrize(("width", "height"), [(320, 640), (640, 320)])
def test_on_circles_a_large_suit_is_whole_or_not_there(visit: Visit, width: int, height: int) -> None:
    """At the start the inner kings lie over the outer ones, whose large suit would be cut in half."""
    page = visit(width=width, height=height)
    Table.deal(page, "grosser-kreis#5")
    assert page.evaluate("document.getElementById('table').classList.contains('large')")
    shown = page.evaluate(
        """() => [...document.querySelectorAll('.place[data-place^=R] .card')]
             .filter(card => getComputedStyle(card.querySelector('.big')).display !== 'none')
             .map(card => card.dataset.place)"""
    )
    assert shown == ["R2", "R3"]
