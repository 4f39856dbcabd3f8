"""The room around the table: choosing, dealing, records, settings, another browser, a sixth patience."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kartenbild as kb
from browser.conftest import Visit, serving
from browser.hands import Table

Opened = Callable[..., Table]


def test_a_deal_is_chosen_by_variant_and_number(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    form = page.locator("form[data-game=grosser-kreis]")
    form.locator("summary").first.click()
    form.locator("[name=setting-passes]").select_option("unlimited")
    form.locator("[name=number]").fill("77")
    form.locator("button.main").click()
    page.wait_for_selector("#table[data-revision]")
    table = Table(page, page.url.rpartition("/")[2])
    assert table.state()["deal"] == "grosser-kreis+unlimited#77"
    assert "#77" in page.inner_text("h1")
    page.keyboard.press("n")
    assert page.locator("#new-form [name=setting-passes]").input_value() == "unlimited"
    page.keyboard.press("Escape")
    assert page.url.endswith(table.id)
    page.keyboard.press("d")
    table.wait_past(0)
    page.click("[data-do=fresh]")
    page.locator("#new-form [name=number]").fill("78")
    page.click("#new-form [value=deal]")
    page.wait_for_url(lambda url: not url.endswith(table.id))
    page.wait_for_selector("#table[data-revision]")
    assert "#78" in page.inner_text("h1")
    page.goto("/games")
    (line,) = page.locator(".lines li").all_inner_texts()
    assert "77" in line, "the deal that was only looked at is no game"


def test_own_cards_are_dealt_or_the_fault_is_named(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    form = page.locator("form[data-game=berlinerin]")
    form.locator("summary").first.click()
    cards = kb.deal("berlinerin#9").cards
    form.locator("textarea").fill(cards.replace("TH", "QX", 1))
    form.locator("button.main").click()
    page.wait_for_function("() => document.querySelector('[data-game=berlinerin] .refusal').textContent.includes('QX')")
    form.locator("textarea").fill(cards)
    form.locator("button.main").click()
    page.wait_for_selector("#table[data-revision]")
    view = kb.deal("berlinerin#9").view()
    shown = Table(page, page.url.rpartition("/")[2]).shown()
    assert shown["T1"] == view["T1"]


def test_a_record_goes_out_and_comes_in_elsewhere(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    table = Table.deal(page, "irmgard-single#3")
    for move in ("turn", "turn"):
        table.act("move", move)
    page.goto("/games")
    with page.expect_download() as loading:
        page.click(".lines a[download]")
    file = tmp_path / "game.patience"
    loading.value.save_as(file)
    other = visit(language="de")
    other.goto("/games")
    other.set_input_files("[name=file]", file)
    other.click("#import button")
    other.wait_for_selector("#table[data-revision]")
    brought = Table(other, other.url.rpartition("/")[2])
    assert brought.state()["made"] == 2
    other.goto("/games")
    other.fill("[name=record]", "kartenbild 1\ndeal irmgard-single#3\nmoves turn T1-T1")
    other.click("#import button")
    other.wait_for_function("() => document.querySelector('#import .refusal').textContent.includes('2')")
    other.fill("[name=record]", "<img src=x onerror=alert(1)>")
    other.click("#import button")
    other.wait_for_function("() => document.querySelector('#import .refusal').textContent.includes('<img')")


@pytest.mark.parametrize(("language", "letter"), [("en", "J"), ("de", "B")])
def test_court_cards_have_the_letters_of_the_language(visit: Visit, language: str, letter: str) -> None:
    """A German player reads Bube and sees a B; whoever chose letters keeps them."""
    played = Table.deal(visit(language=language), "berlinerin#1")
    played.page.keyboard.press("f")
    assert played.page.inner_text("#find-cards [data-card=JC]").startswith(letter)
    assert played.page.locator(f"#table use[href*=rank-{letter}]").count() > 0
    played.page.context.request.put("/api/settings", data={"indices": "english"})
    played.open()
    assert played.page.locator("#table use[href*=rank-J]").count() > 0


def test_settings_apply_at_once_and_stay(table: Opened) -> None:
    played = table("irmgard#7")
    page = played.page
    page.click("[data-do=settings]")
    dialog = page.locator("#settings-dialog")
    dialog.locator("[name=indices][value=german]").check()
    dialog.locator("[name=colours][value=four]").check()
    dialog.locator("[name=felt][value=dark]").check()
    dialog.locator("[data-setting=large_print]").check()
    left = played.grip("S").x
    dialog.locator("[data-setting=left_handed]").check()
    page.wait_for_load_state("networkidle")
    page.keyboard.press("Escape")
    assert played.grip("S").x > left
    page.reload()
    page.wait_for_selector("#table[data-revision]")
    root = page.evaluate("({...document.documentElement.dataset})")
    assert (root["felt"], root["colours"]) == ("dark", "four")
    html = page.evaluate("document.getElementById('table').outerHTML")
    assert "#rank-D" in html or "#rank-B" in html
    assert page.evaluate("document.getElementById('table').classList.contains('large')")


def test_games_go_to_another_browser_by_a_code(visit: Visit) -> None:
    page = visit()
    table = Table.deal(page, "berlinerin#5")
    table.act("move", table.state()["moves"][0]["move"])
    page.goto("/settings")
    page.click("#new-code")
    page.wait_for_function("() => document.getElementById('code').textContent.length > 15")
    code = page.inner_text("#code")
    other = visit()
    other.goto("/settings")
    other.fill("#recover [name=code]", "AAAAA-BBBBB")
    other.click("#recover button")
    other.wait_for_function("() => document.querySelector('#recover .refusal').textContent.length > 10")
    other.fill("#recover [name=code]", code)
    other.click("#recover button")
    other.wait_for_url("**/games")
    assert other.locator(f"[data-table='{table.id}']").count() == 1


def test_strangers_do_not_see_a_table(table: Opened, visit: Visit) -> None:
    played = table("berlinerin#5")
    other = visit()
    answer = other.goto(f"/table/{played.id}")
    assert answer.status == 404
    assert "no such game" in other.inner_text("main")


def test_a_sixth_patience_is_shown_without_another_line(visit: Visit, tmp_path: Path) -> None:
    sixth = Path(__file__).parent.parent / "sixth"
    program = (
        "import sys; from kartenbild import patiences; patiences.__path__.append(sys.argv.pop(1));"
        "from kartenbild.server.__main__ import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", program, os.fspath(sixth), "--port", "0", "--data", os.fspath(tmp_path)]
    with serving(command) as address:
        page = visit(language="de", base_url=address)
        page.goto("/")
        assert "Die Treppe" in page.inner_text("main")
        page.click("form[data-game=stair] button.main")
        page.wait_for_selector("#table[data-revision]")
        table = Table(page, page.url.rpartition("/")[2])
        assert sorted(table.shown()) == ["F1", "F2", "S", "T1", "T2", "T3", "T4", "W"]
        page.click("[data-do=draw]")
        table.wait_past(0)
        page.keyboard.press("Control+z")
        table.wait_past(1)
        table.expect_shown()
        page.click("[data-do=help]")
        assert "Kartenbild" in page.inner_text("#help")
