"""A monkey at the table: whatever it does, every card stays, and the page shows what the server has."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error

import kartenbild as kb
from browser.hands import Table

SECONDS = float(os.environ.get("MONKEY_SECONDS", "20"))
_KEYS = ["Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Escape", "F6", "d", "u", "Tab"]
_KEYS += ["Control+z", "Control+y", "f", "m", "t", "z", "q", "7"]


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_a_monkey_loses_no_card(table: Callable[..., Table], game: str) -> None:
    dice = random.Random(game)
    played = table(f"{game}#11", settings={"confirm_deal": False}, reduced_motion="no-preference")
    count = sum(len(place["cards"]) for place in played.state()["places"])
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for _ in range(12):
            _act(played, dice)
            assert _cards(played) in (count, None)
        _expect_whole(played, count)
    game_now = kb.read_record(played.page.context.request.get(f"/api/tables/{played.id}/record").text())
    assert len(game_now.history) == played.state()["made"]


def _act(played: Table, dice: random.Random) -> None:
    page, mouse = played.page, played.page.mouse
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    x, y = dice.randrange(width), dice.randrange(60, height - 40)
    deed = dice.randrange(12)
    if deed < 4:
        mouse.click(x, y, click_count=dice.choice([1, 1, 2, 3]), button=dice.choice(["left", "left", "left", "right"]))
    elif deed < 7:
        mouse.move(x, y)
        mouse.down()
        mouse.move(dice.randrange(width), dice.randrange(60, height), steps=2)
        if dice.random() < 0.2:
            page.keyboard.press("Escape")
        mouse.up()
    elif deed < 10:
        page.keyboard.press(dice.choice(_KEYS))
    elif deed == 10 and dice.random() < 0.4:
        page.set_viewport_size({"width": dice.choice([360, 800, 1280]), "height": dice.choice([400, 640, 800])})
    elif deed == 11 and dice.random() < 0.2:
        played.open()


def _cards(played: Table) -> int | None:
    """How many cards the page shows, in whatever moment it is; None while it is not the table."""
    try:
        found = played.page.evaluate("document.querySelectorAll('#table[data-revision] .card').length")
    except Error as error:
        if "because of a navigation" not in str(error):
            raise
        return None
    return int(found) or None


def _expect_whole(played: Table, count: int) -> None:
    page = played.page
    page.evaluate("document.querySelectorAll('dialog[open]').forEach(box => box.close(''))")
    if not page.url.endswith(played.id):
        played.open()
    _settle(played)
    played.expect_shown()
    assert sum(len(cards) for cards in played.shown().values()) == count


def _settle(played: Table) -> None:
    """Until every action was answered; one sent just before a reload is caught up with when the page gets the focus."""
    page = played.page
    page.wait_for_function("() => document.getElementById('table').getAttribute('aria-busy') !== 'true'")
    for _ in range(20):
        if played.revision == played.state()["revision"]:
            return
        page.evaluate("dispatchEvent(new Event('focus'))")
        page.wait_for_timeout(150)
