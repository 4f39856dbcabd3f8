"""What was seen when every page and dialog was looked at, one by one, and must not come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table
from kartenbild import words

Opened = Callable[..., Table]
_IN_ONE_LINE = "e => e.getClientRects().length === 1 && e.offsetHeight < 2 * parseFloat(getComputedStyle(e).lineHeight)"


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_before_and_after_show_the_same_part_and_no_cut_card(visit: Visit, game: str) -> None:
    page = visit(width=1280, height=800)
    page.goto(f"/rules/{game}")
    page.wait_for_function("() => [...document.querySelectorAll('[data-example]')].every(box => box.firstChild)")
    assert page.evaluate(_PARTS) == []
    assert page.evaluate(_CUT) == []
    assert page.evaluate(_ASIDE) == []


_PARTS = """() => [...document.querySelectorAll('.example')].map(each =>
  [...each.querySelectorAll('svg')].map(svg => svg.getAttribute('viewBox'))).filter(([one, two]) => one !== two)"""
_CUT = """() => [...document.querySelectorAll('.example svg')].flatMap(svg => {
  const { left, top, right, bottom } = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('g > rect')].map(rect => rect.getBoundingClientRect()).filter(box =>
    box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2);
})"""
# What both pictures of a part of the table show together stands in their middle.
_ASIDE = """() => [...document.querySelectorAll('.example')].filter(each => {
  if (each.querySelector('svg').viewBox.baseVal.x === 0) return false;
  const rooms = [...each.querySelectorAll('svg')].flatMap(svg => {
    const { left, top, right, bottom } = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('g > rect')].map(rect => rect.getBoundingClientRect());
    return boxes.map(box => [box.left - left, right - box.right, box.top - top, bottom - box.bottom]);
  });
  const [left, right, top, foot] = [0, 1, 2, 3].map(side => Math.min(...rooms.map(room => room[side])));
  return Math.abs(left - right) > 4 || Math.abs(top - foot) > 4;
}).map(each => each.textContent)"""


def test_a_refusal_stands_beside_its_sign(table: Opened) -> None:
    played = table("irmgard#7", width=320, height=640)
    start, end = played.grip("T1"), played.grip("T9")
    mouse = played.page.mouse
    mouse.move(start.x, start.y)
    mouse.down()
    mouse.move((start.x + end.x) / 2, start.y, steps=3)
    mouse.move(end.x, end.y, steps=3)
    mouse.up()
    played.page.wait_for_selector("#said.warn")
    assert played.page.evaluate("document.getElementById('said').offsetHeight < 50"), "two lines, the sign beside them"


def test_what_fits_no_card_is_told(table: Opened) -> None:
    page = table("irmgard#7").page
    page.keyboard.press("f")
    page.fill("#find-form input", "xyz")
    assert page.inner_text("#find-none") == "No card fits this."
    page.fill("#find-form input", "queen")
    assert page.inner_text("#find-none") == ""
    page.fill("#find-form input", "queen of hearts")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('said').textContent.startsWith('The queen of hearts ')")


def test_a_deal_that_is_refused_is_asked_for_again(table: Opened) -> None:
    page = table("grosser-faecher#3").page
    page.keyboard.press("n")
    page.fill("#new-form [name=number]", "0")
    page.click("#new-form [value=deal]")
    page.wait_for_selector("#new-refused:not(:empty)")
    assert "“0” is not a deal number" in page.inner_text("#new-refused")
    page.fill("#new-form [name=number]", "5")
    page.click("#new-form [value=deal]")
    page.wait_for_function("() => document.querySelector('h1').textContent.includes('#5')")
    page.keyboard.press("n")
    assert page.inner_text("#new-refused") == ""


def test_a_shared_address_that_names_no_deal_is_refused_at_the_top(visit: Visit) -> None:
    page = visit(width=320, height=640)
    page.goto("/?deal=irmgard%2Bone")
    page.wait_for_selector("#wanted:not(:empty)")
    assert page.evaluate("document.getElementById('wanted').getBoundingClientRect().bottom < innerHeight")
    assert page.locator(".game .refusal:visible").count() == 0


def test_a_won_game_asks_for_no_moves(visit: Visit) -> None:
    record = kb.read_record((RECORDS / "berlinerin.patience").read_text())
    page = visit(width=320, height=640)
    Table.resumed(page, record.name, record.history)
    page.click("[data-do=menu]")
    assert page.is_visible("#menu-dialog [data-do=find]")
    assert not page.is_visible("#menu-dialog [data-do=menu-moves], #menu-dialog [data-do=moves-list]")


@pytest.mark.parametrize("width", [320, 768])
def test_ways_on_stand_in_even_rows(table: Opened, width: int) -> None:
    """In the dialog that no move is left, and in the list of games: no button alone beside a hole."""
    played = table("irmgard#5", width=width, height=700, language="de")
    page = played.page
    page.evaluate("document.getElementById('stuck-dialog').showModal()")
    assert page.evaluate(_HOLES, "#stuck-dialog .answers") == []
    page.evaluate("document.getElementById('stuck-dialog').close()")
    played.act("move", "deal")
    page.goto("/games")
    if width == 320:
        assert page.evaluate(_HOLES, ".lines .answers") == []


_HOLES = """selector => [...document.querySelectorAll(selector)].flatMap(box => {
  const rows = Map.groupBy([...box.children], each => Math.round(each.getBoundingClientRect().top));
  const end = Math.max(...[...box.children].map(each => each.getBoundingClientRect().right));
  const start = Math.min(...[...box.children].map(each => each.getBoundingClientRect().left));
  return [...rows.values()].filter(row => row.at(-1).getBoundingClientRect().right < end - 1
    || row[0].getBoundingClientRect().left > start + 1).map(row => row[0].textContent);
})"""


def test_a_code_for_another_browser_stays_in_one_line(visit: Visit) -> None:
    page = visit(width=320, height=640)
    Table.deal(page, "berlinerin#1")
    page.goto("/settings")
    page.click("#new-code")
    page.wait_for_selector("#code:not(:empty)")
    assert page.eval_on_selector("#code", _IN_ONE_LINE)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_numbers_of_scripts_are_written_like_the_servers(visit: Visit, language: str) -> None:
    page: Any = visit(language=language)
    Table.deal(page, "irmgard#1")
    told = page.evaluate(
        "async () => (await import('/static/js/words.js')).word('hint-games', { won: 1299, games: 3430 })"
    )
    assert {"de": "1.299 von 3.430", "en": "1,299 of 3,430"}[language] in told


def test_sheets_on_a_dark_felt_have_an_edge(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/irmgard")
    for pages, seen in (("light", False), ("dark", True)):
        page.evaluate("dress => { document.documentElement.dataset.pages = dress; }", pages)
        colour = page.eval_on_selector(".mini.tall", "e => getComputedStyle(e).outlineColor")
        assert (colour != "rgba(0, 0, 0, 0)") is seen, pages


@pytest.mark.parametrize("width", [320, 1280])
def test_a_choice_stands_level_with_its_word(visit: Visit, width: int) -> None:
    """Even where the words need two lines: the dot stands beside the first."""
    page = visit(width=width, height=800, language="de")
    page.goto("/settings")
    off = page.evaluate(
        """() => [...document.querySelectorAll('.pick')].map(pick => {
             const [dot, line] = [pick.querySelector('input').getBoundingClientRect(),
               pick.querySelector('span').getClientRects()[0]];
             const height = parseFloat(getComputedStyle(pick).lineHeight);
             return Math.abs(dot.top + dot.height / 2 - line.top - height / 2);
           })"""
    )
    assert len(off) > 10 and max(off) < 4, off


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_settings_of_the_dialog_are_seen_at_once_in_a_window_of_a_notebook(table: Opened, language: str) -> None:
    page = table("irmgard#1", width=1280, height=800, language=language).page
    page.click(".tools [data-do=settings]")
    page.wait_for_selector("#settings-dialog[open]")
    assert page.evaluate("(each => each.scrollHeight - each.clientHeight)(document.querySelector('dialog[open]'))") <= 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_on_a_phone_no_card_moves_when_the_sign_says_something_longer(table: Opened, language: str) -> None:
    there = table("berlinerin#6", width=360, height=740, language=language, settings={"live_sign": True})
    page, seen = there.page, []
    for outcome, move in (("won", "T2-T5"), ("lost", None)):
        page.wait_for_selector(f"#sign[data-outcome={outcome}]")
        seen.append(page.evaluate("document.querySelector('.room').getBoundingClientRect().height"))
        if move:
            there.act("move", move)
            there.open()
    assert seen[0] == seen[1]


def test_no_line_of_a_game_begins_with_the_dot_between_two_facts(table: Opened) -> None:
    """Nor is a date or a number parted from its word: the line breaks after the dot."""
    there = table("irmgard+centre#42", width=360, height=740, language="en")
    there.act("move", there.state()["moves"][0]["move"])
    there.page.goto("/games")
    told = there.page.inner_text(".lines li > span >> nth=0")
    assert told.count("\u00a0· ") == 4 and " ·" not in told and "1\u00a0move" in told


def test_in_large_print_nothing_sticks_out_on_the_smallest_phone(visit: Visit) -> None:
    """The deals of the day, the keys in their dialog, the buttons after a win, and a replay's title."""
    page = visit(width=320, height=640, language="de")
    request = page.context.request
    request.put("/api/settings", data=request.get("/api/settings").json() | {"large_print": True})
    page.goto("/")
    assert page.evaluate(_OUT, "#today, #today li") == []
    record = kb.read_record((RECORDS / "berlinerin.patience").read_text())
    table = Table.resumed(page, record.name, record.history[:-1])
    page.keyboard.press("?")
    page.wait_for_selector("#keys-dialog[open]")
    assert page.evaluate(_OUT, "#keys-dialog .scroll") == []
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.dialog")
    table.key_play(record.history[-1])
    page.wait_for_selector("#won-dialog[open]")
    assert page.evaluate(_OUT, "#won-dialog .answers") == []
    page.goto(f"/replay/table/{table.id}")
    page.wait_for_selector("#table .card")
    assert page.evaluate("(each => each.scrollHeight - each.clientHeight)(document.querySelector('h1'))") <= 2


_OUT = """selector => [...document.querySelectorAll(selector)]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""


def test_where_the_system_chooses_the_colours_samples_are_seen_and_one_place_is_marked(visit: Visit) -> None:
    page = visit(forced_colors="active")
    page.goto("/settings")
    samples = page.evaluate(
        "[...document.querySelectorAll('.swatch')].map(each => getComputedStyle(each, '::before').backgroundColor)"
    )
    assert len(set(samples)) == len(samples) == 7
    lines = page.evaluate("[...document.querySelectorAll('nav a')].map(each => getComputedStyle(each).borderColor)")
    assert len(set(lines)) == 2 and [lines.count(each) for each in set(lines)].count(1) == 1
