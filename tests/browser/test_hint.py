"""The hint in the browser: H shows a legal move with reasons, Enter plays it, and hints alone come to an end."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe

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
    assert "trial games" in first
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
