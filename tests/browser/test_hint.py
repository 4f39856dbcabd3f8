"""The hint in the browser: H shows a legal move with reasons, Enter plays it, and hints alone come to an end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
        "() => document.getElementById('table').getBoundingClientRect().top"
        " >= document.getElementById('advice').getBoundingClientRect().bottom"
    )
    assert there.page.inner_text("#hint-why") in there.said, "what the line below says was spoken as a whole"


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


@pytest.mark.parametrize(("width", "height"), [(360, 740), (640, 320)])
def test_a_reason_longer_than_its_line_is_opened_and_closed_again(visit: Visit, width: int, height: int) -> None:
    """Cut where it stands, with the word that opens it; whole over the table's edge, while no card moves."""
    page, record = visit(width=width, height=height, language="de"), kb.read_record(_LONG.read_text())
    table = Table.resumed(page, record.name, record.history[:30])
    hinted(table)
    more = page.locator("#hint-why button")
    assert more.inner_text() == "mehr" and page.evaluate(_CUT)
    box, before = more.bounding_box(), page.evaluate(_TABLE)
    assert min(box["width"], box["height"]) >= 24
    more.click()
    assert more.inner_text() == "weniger" and not page.evaluate(_CUT)
    assert page.evaluate(_TABLE) == before and page.evaluate("scrollY + document.body.scrollTop") == 0
    found = Axe().run(page, context=".status")
    assert not found.response["violations"], found.generate_report()
    page.locator("#hint-why span").click()
    assert more.get_attribute("aria-expanded") == "false" and page.evaluate(_CUT)
    more.click()
    page.keyboard.press("h")
    page.wait_for_function("() => !document.querySelector('#hint-why.whole')")
    assert more.is_hidden(), "the next reason is short"


_LONG = RECORDS / "berlinerin.patience"
_CUT = "(each => each.scrollHeight > each.clientHeight + 1)(document.querySelector('#hint-why span'))"


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_on_wide_windows_the_panel_stands_on_bare_felt(visit: Visit, game: str) -> None:
    """No card, mark or empty place is covered, and the panel is whole; or it is the status line."""
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


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
@pytest.mark.parametrize("large", [False, True])
def test_no_card_changes_its_size_when_a_hint_comes(visit: Visit, game: str, large: bool) -> None:
    """Wherever the panel finds its place, the table stays as it is: with the hint, with the next one, and without."""
    page, record = visit(language="de"), kb.read_record((RECORDS / f"{game}.patience").read_text())
    request = page.context.request
    request.put("/api/settings", data=request.get("/api/settings").json() | {"large_print": large})
    Table.resumed(page, record.name, record.history[: len(record.history) // 2])
    # A long sentence may have taken two lines before; a hint takes no more than a short one.
    page.evaluate("document.getElementById('said').textContent = 'So.'")
    before = [_sized(page, window) for window in SIZES]
    page.keyboard.press("h")
    page.wait_for_selector("#advice li button >> visible=true")
    for window, bare in zip(SIZES, before, strict=True):
        for _ in range(2):
            moved = max(abs(one - other) for one, other in zip(bare, _sized(page, window), strict=True))
            assert moved < 0.5, f"{window}: {moved}"
            assert page.evaluate(_OVERFLOWS) == [], window
            page.keyboard.press("h")
    page.keyboard.press("Escape")
    assert page.locator("#said").inner_text() == "", "no long sentence stays behind"


def _sized(page: Any, window: tuple[int, int]) -> list[float]:
    """The table's edges and a card's breadth in such a window."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    return list(page.evaluate(_TABLE))


SIZES = [(320, 568), (390, 844), (568, 320), (768, 1024), (1024, 768), (1280, 800), (3840, 2160)]
_TABLE = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { left, top, right, bottom } = document.getElementById('table').getBoundingClientRect();
  done([left, top, right, bottom, document.querySelector('#table .card').offsetWidth]);
})))"""
_OVERFLOWS = """[...document.querySelectorAll('#advice button')].filter(button => {
  const [own, panel] = [button.getBoundingClientRect(), document.getElementById('advice').getBoundingClientRect()];
  const over = own.top < panel.top - 1 || own.bottom > panel.bottom + 1
    || own.left < panel.left || own.right > panel.right;
  return own.width && (over || Math.min(own.width, own.height) < 24 || button.scrollWidth > button.clientWidth + 1);
}).map(button => button.className || button.textContent)"""


def test_what_is_said_while_a_hint_stands_there_is_seen(visit: Visit) -> None:
    """In the status line or over the bar, the hint gives way to a refusal and to what is in hand."""
    record = kb.read_record((RECORDS / "grosser-faecher.patience").read_text())
    for width, height, form in ((1280, 800, "line"), (390, 844, "bar")):
        page = visit(width=width, height=height)
        table = Table.resumed(page, record.name, record.history[:90])
        hinted(table)
        assert page.get_attribute("#advice", "data-form") == form
        assert page.evaluate(_SEEN, "#said") is False
        grip = table.grip("T1")
        page.mouse.click(grip.x, grip.y)
        page.wait_for_function("() => document.getElementById('table').dataset.lift !== ''")
        assert page.evaluate(_SEEN, "#said") and table.said
        page.keyboard.press("Escape")


_SEEN = "selector => document.querySelector(selector).getBoundingClientRect().width > 20"

_MEETS = """(() => {
  const box = element => element.getBoundingClientRect();
  const panel = box(document.getElementById('advice'));
  const line = document.getElementById('advice').dataset.form === 'line';
  const card = parseFloat(getComputedStyle(document.getElementById('table')).getPropertyValue('--card'));
  const rimOf = each => each.dataset.hint && !line ? .07 * card : 0;
  const meets = (each, { left, top, right, bottom } = box(each), rim = rimOf(each)) =>
    right + rim > panel.left && left - rim < panel.right && bottom + rim > panel.top && top - rim < panel.bottom;
  const taken = document.querySelectorAll('.card:not([hidden]), .place:not([hidden]) > .base:not(.under), .bar, .tools'
    + (line ? '' : ', .status'));
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
