"""A game played again on the page: step by step, running by itself, and taken over."""

from __future__ import annotations

from collections.abc import Callable

from browser.hands import Table

Opened = Callable[..., Table]


def test_a_player_goes_through_a_game_and_takes_it_over(table: Opened) -> None:
    played = table("irmgard-single#3")
    moves = ["turn", "turn", "turn"]
    for move in moves:
        played.act("move", move)
    played.open()
    page = played.page
    end = played.shown()
    page.click("[data-do=menu]")
    page.click("#menu-dialog [href^='/replay/']")
    page.wait_for_selector("#table[data-revision='0']")
    replay = Table(page, played.id)
    assert page.inner_text("#step") == "Move 0 of 3"
    assert replay.shown()["W"] == []
    page.keyboard.press("End")
    page.wait_for_selector("#table[data-revision='3']")
    assert replay.shown() == end
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#table[data-revision='2']")
    page.click(".card[data-place=W]:visible >> nth=0", force=True)
    assert page.inner_text("#step") == "Move 2 of 3"
    page.keyboard.press("Home")
    page.wait_for_selector("#table[data-revision='0']")
    page.clock.install()
    page.click("[data-do=run]")
    for step in (1, 2, 3):
        page.clock.run_for(1000)
        page.wait_for_selector(f"#table[data-revision='{step}']")
    page.wait_for_selector("[data-do=run][aria-pressed=false]:disabled")
    page.locator("#slide").fill("1")
    page.wait_for_selector("#table[data-revision='1']")
    assert replay.said.startswith("Turned")
    page.click("[data-do=branch]")
    page.wait_for_url(lambda url: "/replay/" not in url)
    page.wait_for_selector("#table[data-revision]")
    taken = Table(page, page.url.rpartition("/")[2])
    assert (taken.state()["made"], taken.id != played.id) == (1, True)
    assert played.state()["made"] == 3
