"""The page of a player's games: what is done with a line of the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Visit
from browser.hands import Table
from browser.test_pages import expect_sound
from kartenbild import words

Opened = Callable[..., Table]
BOXES = """[...document.querySelectorAll('.lines .answers > *')]
  .map(each => each.getBoundingClientRect()).map(box => [box.left, box.width])"""
FOCUSED = "document.activeElement.textContent"


def begun(page: Any, *deals: str) -> list[Table]:
    tables = [Table.deal(page, deal) for deal in deals]
    for table in tables:
        table.act("move", table.state()["moves"][0]["move"])
    return tables


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_game_is_removed_only_when_asked_for_in_a_dialog_of_the_page(visit: Visit, language: str) -> None:
    page = visit(320, 640, language)
    kept, unwanted = begun(page, "irmgard#7", "berlinerin#5")
    page.goto("/games")
    remove = page.locator(f"[data-delete='{unwanted.id}']")
    remove.focus()
    page.keyboard.press("Enter")
    assert "5" in page.inner_text("#put-away-named")
    expect_sound(page, language)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.delete") == unwanted.id, "the focus comes back"
    page.wait_for_function("() => !history.state?.dialog")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.locator("[data-table]").count() == 2, "a second Enter is no consent"
    page.wait_for_function("() => !history.state?.dialog")
    page.keyboard.press("Enter")
    page.click("#put-away-dialog [data-close=yes]")
    page.wait_for_function("() => document.querySelectorAll('[data-table]').length === 1")
    assert "5" in page.inner_text("[data-said]")
    assert "7" in page.evaluate(FOCUSED), "the focus goes to the game beside it"
    page.click(f"[data-delete='{kept.id}']")
    page.click("#put-away-dialog [data-close=yes]")
    page.wait_for_selector(".empty")


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_what_can_be_done_with_games_stands_in_columns(visit: Visit, width: int) -> None:
    """Buttons begin where those of the other lines do and are as broad; on a phone the last may fill a row."""
    page = visit(width, 800, "de")
    begun(page, "irmgard#7", "grosser-kreis+turned-only+unlimited#5")
    page.goto("/games")
    boxes = page.evaluate(BOXES)
    widths = sorted({round(wide) for _, wide in boxes})
    assert len(widths) == (2 if width == 320 else 1)
    assert widths[-1] == widths[0] or abs(widths[-1] - 2 * widths[0]) < 10
    assert len({round(left) for left, _ in boxes}) == {320: 2}.get(width, 5)


def test_a_won_game_is_not_asked_where_it_could_be_won(visit: Visit) -> None:
    page = visit()
    (table,) = begun(page, "irmgard#7")
    page.goto("/games")
    assert page.locator(f"[href='/table/{table.id}#line']").count() == 1
    Table.resumed(page, *won())
    page.goto("/games")
    assert page.locator("[href$='#line']").count() == 1, "only the game that is still open"


def won() -> tuple[str, list[str]]:
    """A deal, and moves that win it."""
    import kartenbild as kb

    name = "berlinerin#1"
    return name, [str(move) for move in kb.solve(kb.deal(name), nodes=100_000).moves]
