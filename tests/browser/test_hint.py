"""The hint in the browser: H shows a legal move with reasons, Enter plays it, and hints alone come to an end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table

Opened = Callable[..., Table]


def hinted(table: Table) -> str:
    """Press H and wait until a move is marked or said to be missing; what is said then."""
    table.page.keyboard.press("h")
    table.page.wait_for_function("() => !document.getElementById('advice').hidden")
    return table.said


def test_h_marks_a_legal_move_says_why_and_h_again_the_next_one(table: Opened) -> None:
    there = table("irmgard#42")
    first = hinted(there)
    assert "imagined games" in first
    marked = there.page.locator("#table [data-hint=from], #table [data-hint=to]")
    assert marked.count() >= 1
    suggested = there.page.locator("#advice li button").all_inner_texts()
    legal = {move["text"].lower() for move in there.state()["moves"]}
    assert suggested and {text.lower() for text in suggested} <= legal
    there.page.keyboard.press("h")
    assert there.page.locator("#advice [aria-current]").inner_text() == suggested[1]
    assert there.said.startswith(suggested[1])


def test_a_move_clears_the_hint_and_escape_too(table: Opened) -> None:
    there = table("irmgard#42")
    hinted(there)
    there.page.keyboard.press("Escape")
    assert there.page.locator("#advice").is_hidden() and there.page.locator("[data-hint]").count() == 0
    hinted(there)
    before = there.revision
    there.page.locator("#advice li button").first.click()
    there.wait_past(before)
    assert there.page.locator("#advice").is_hidden() and there.page.locator("[data-hint]").count() == 0
    there.page.keyboard.press("u")
    there.wait_past(before + 1)
    assert there.page.locator("#advice").is_hidden()


def test_enter_plays_the_hint_that_was_asked_for_with_the_mouse(table: Opened) -> None:
    """The button that was clicked does not keep the key: Enter plays the move, as it does after H."""
    there = table("irmgard#42")
    there.page.click(".tools [data-do=hint]")
    there.page.wait_for_function("() => !document.getElementById('advice').hidden")
    suggested = there.page.locator("#advice li button").first.inner_text()
    assert "your own chances" in there.page.inner_text("#imagined")
    before = there.revision
    there.page.keyboard.press("Enter")
    there.wait_past(before)
    assert there.state()["made"] == 1 and suggested


def test_on_a_phone_the_hint_is_one_line_and_covers_no_card(table: Opened) -> None:
    there = table("irmgard#42", width=390, height=844)
    there.page.click(".tools [data-do=hint]")
    there.page.wait_for_function("() => !document.getElementById('advice').hidden")
    assert there.page.locator("#advice li button:visible").count() == 1
    assert there.page.locator("#advice small:visible").count() == 0
    assert there.page.evaluate(
        "() => document.getElementById('table').getBoundingClientRect().bottom"
        " <= document.getElementById('advice').getBoundingClientRect().top"
    )


def test_a_whole_game_by_hints_and_enter_is_won(table: Opened) -> None:
    there = table("berlinerin#1", settings={"animate": False, "confirm_deal": False})
    for _ in range(200):
        if there.status != "playing":
            break
        hinted(there)
        before = there.revision
        there.page.keyboard.press("Enter")
        there.wait_past(before)
    assert there.status == "won"


def test_the_panel_is_accessible_and_readable_on_a_phone_in_german(table: Opened) -> None:
    there = table("grosser-faecher#3", width=320, height=640, language="de")
    there.page.click("[data-do=hint]")
    there.page.wait_for_function("() => !document.getElementById('advice').hidden")
    assert there.page.locator("#advice h2").inner_text() == "Tipp"
    box = there.page.locator("#advice").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    found = Axe().run(there.page, context="#advice")
    assert not found.response["violations"], found.generate_report()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (390, 760)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_where_there_is_little_room_the_panel_covers_nothing_and_scrolls_nothing(
    table: Opened, width: int, height: int, language: str
) -> None:
    there = table("grosser-faecher#3", width=width, height=height, language=language)
    page = there.page
    page.click("[data-do=hint]")
    page.wait_for_selector("#advice li button", state="visible")
    first = page.inner_text("#advice [aria-current]")
    assert page.evaluate(_SCROLLS) == []
    assert page.evaluate(_COVERED) == []
    page.click("#advice .next")
    assert page.inner_text("#advice [aria-current]") != first
    assert there.said.startswith(page.inner_text("#advice [aria-current]"))
    page.click("#advice [aria-current]")
    there.wait_past(0)
    assert page.locator("#advice").is_hidden()


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_on_wide_windows_the_panel_stands_on_bare_felt(visit: Visit, game: str) -> None:
    """Whatever lies on the table: no card, no mark and no empty place is covered, and the panel is whole."""
    page, record = visit(language="de"), kb.read_record((RECORDS / f"{game}.patience").read_text())
    for made in (0, len(record.history) // 2):
        page.set_viewport_size({"width": 1280, "height": 800})
        Table.resumed(page, record.name, record.history[:made])
        page.keyboard.press("h")
        page.wait_for_selector("#advice li button >> visible=true")
        for width, height in [(1280, 800), (1920, 1080), (1024, 768)]:
            page.set_viewport_size({"width": width, "height": height})
            for _ in range(2):
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                assert page.evaluate(_MEETS) == [], f"{game} after {made} moves at {width}×{height}"
                assert page.evaluate(_SCROLLS) == []
                page.keyboard.press("h")


_MEETS = """(() => {
  const box = element => element.getBoundingClientRect();
  const panel = box(document.getElementById('advice'));
  const card = parseFloat(getComputedStyle(document.getElementById('table')).getPropertyValue('--card'));
  const meets = (each, { left, top, right, bottom } = box(each), rim = each.dataset.hint ? .07 * card : 0) =>
    right + rim > panel.left && left - rim < panel.right && bottom + rim > panel.top && top - rim < panel.bottom;
  const taken = document.querySelectorAll(
    '.card:not([hidden]), .place:not([hidden]) > .base:not(.under), .bar, .tools, .status');
  const out = panel.left < 0 || panel.right > innerWidth || panel.bottom > innerHeight;
  return [...taken].filter(each => meets(each)).map(each => each.className).concat(out ? ['outside'] : []);
})()"""
_SCROLLS = """[...document.querySelectorAll('#advice, #advice .scroll')]
  .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map(each => each.id)"""
_COVERED = """(() => {
  const panel = document.getElementById('advice').getBoundingClientRect();
  const over = ({ top, bottom }) => top < panel.bottom - 1 && bottom > panel.top + 1;
  const cards = [...document.querySelectorAll('.card:not([hidden]), .place:not([hidden]) > .base')];
  return cards.map(card => card.getBoundingClientRect()).filter(over).map(box => box.top);
})()"""
