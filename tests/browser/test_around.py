"""Around the table: what the first page knows of a player, and a deal passed on to somebody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Visit
from browser.hands import Table

Opened = Callable[..., Table]


def tile(page: Any, game: str) -> Any:
    return page.locator(f"article:has(form[data-game='{game}'])")


def test_the_first_page_goes_on_where_the_player_was(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    assert "not yet played" in tile(page, "irmgard").inner_text()
    assert tile(page, "irmgard").locator("a.going").count() == 0
    table = Table.deal(page, "irmgard#42")
    table.act("move", "deal")
    page.goto("/")
    assert "played once" in tile(page, "irmgard").inner_text()
    assert "Deal no. 42 · 1 move" in tile(page, "irmgard").locator("a.going").inner_text()
    page.click("[data-picture=irmgard]")
    page.wait_for_selector("#table[data-revision]")
    assert page.url.endswith(table.id)


def test_the_pictures_show_the_games_as_they_stand(visit: Visit) -> None:
    """Forty cards lie open after one deal, one of them in the stock's place; nothing hidden is in the page."""
    page = visit()
    Table.deal(page, "irmgard#42").act("move", "deal")
    page.goto("/")
    page.wait_for_selector("[data-picture=irmgard] .mini-card")
    assert page.locator("[data-picture=irmgard] .mini-card").count() == 18
    assert page.locator("[data-picture=berlinerin] .mini-back").count() == 0
    shown = page.evaluate("JSON.parse(document.getElementById('page-data').textContent).pictures.irmgard.places")
    stock = next(place for place in shown if place["place"] == "S")
    assert {card["card"] for card in stock["cards"]} == {None}


def test_a_deal_is_passed_on_by_its_link(table: Opened, visit: Visit) -> None:
    played = table("grosser-kreis+unlimited#77")
    page = played.page
    page.click("[data-do=menu]")
    page.click("#menu-dialog [href^='/deal/']")
    page.wait_for_url("**/deal/**", wait_until="load")
    link = page.input_value("#link")
    assert link.endswith("/deal/grosser-kreis+unlimited/77")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no leave')); }")
    page.click("#copy")
    page.wait_for_function("() => getSelection().toString() || document.getElementById('copied').textContent")
    assert "Ctrl+C" in page.inner_text("#copied")
    marked = "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))"
    assert page.evaluate(f"{marked}(document.activeElement)") == link, "ready for the player's own keys"
    friend = visit(language="de")
    assert friend.goto(link).status == 200
    assert friend.context.request.get("/api/tables").json() == []
    assert friend.context.cookies() == []
    friend.click("form button.main")
    friend.wait_for_selector("#table[data-revision]")
    assert Table(friend, friend.url.rpartition("/")[2]).state()["deal"] == "grosser-kreis+unlimited#77"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The link has been copied."), ("de", "Die Adresse ist kopiert.")]
)
def test_a_link_is_copied_with_one_click(visit: Visit, language: str, told: str) -> None:
    page = visit(language=language, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/deal/berlinerin+choice/12")
    page.click("#copy")
    page.wait_for_function("() => document.getElementById('copied').textContent")
    assert page.inner_text("#copied") == told
    assert page.evaluate("navigator.clipboard.readText()") == page.input_value("#link")
    assert page.input_value("#link").endswith("/deal/berlinerin+choice/12")


def test_a_wrong_link_says_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit()
    for path, told in (("whist/3", "“whist”"), ("irmgard/0", "“0”"), ("irmgard", "ends in its number")):
        assert page.goto(f"/deal/{path}").status == 404
        assert told in page.inner_text("main")
    assert page.goto("/deal/irmgard%2342").status == 200


def test_the_patience_of_the_day_appears_when_it_is_found(visit: Visit) -> None:
    """The page does not wait for it; a player starts it with one click and finds it again."""
    page = visit()
    page.goto("/")
    assert page.locator("#today li").count() == 5
    page.wait_for_function("() => !document.querySelector('#today [data-state=searching]')", timeout=60_000)
    page.click("#today [data-day=irmgard] button")
    page.wait_for_selector("#table[data-revision]")
    today = page.context.request.get("/api/today").json()
    deal = next(each for each in today["deals"] if each["game"] == "irmgard")
    assert Table(page, page.url.rpartition("/")[2]).state()["deal"] == deal["deal"]
    page.goto("/")
    (kept,) = page.context.request.get("/api/tables").json()
    assert page.get_attribute("#today [data-day=irmgard] a", "href") == f"/table/{kept['id']}"


def test_a_player_writes_a_note_down(table: Opened) -> None:
    played = table("irmgard#7")
    page = played.page
    page.click("[data-do=menu]")
    page.click("[data-do=note]")
    page.keyboard.type("The red king <first>")
    assert played.state()["made"] == 0, "letters written down are no keys of the table"
    page.click("#note-dialog [data-close=keep]")
    played.wait_said("The note is saved.")
    page.click("[data-do=menu]")
    page.click("[data-do=note]")
    page.fill("#note-text", "given up")
    page.click("#note-dialog .answers [data-close=drop]")
    page.wait_for_function("() => document.getElementById('note-text').value === 'The red king <first>'")
    page.click("[data-do=menu]")
    page.click("[data-do=note]")
    page.keyboard.press("End")
    page.keyboard.type(" the red king <first>")
    with page.expect_response(lambda answer: answer.url.endswith("/note") and answer.ok):
        page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("#table[data-revision]")
    assert page.input_value("#note-text").endswith("the red king <first>"), "Escape drops nothing that was written"
    page.goto("/games")
    assert "the red king <first>" in page.inner_text(f"[data-table='{played.id}']")


def test_a_card_is_playable_after_little_work(visit: Visit) -> None:
    """By the processor's time, which a busy machine does not stretch; bench/pages.py measures by the clock."""
    page = visit()
    table = Table.deal(page, "grosser-faecher#1")
    measured = page.context.new_cdp_session(page)
    measured.send("Performance.enable", {"timeDomain": "threadTicks"})
    table.open()
    told = {each["name"]: each["value"] for each in measured.send("Performance.getMetrics")["metrics"]}
    assert told["TaskDuration"] < 1, told
