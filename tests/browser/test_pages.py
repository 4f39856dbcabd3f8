"""Every page and dialog in both languages: accessible, in whole words, within the window, small to load."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

import kartenbild as kb
from browser.conftest import Visit
from browser.hands import Table
from kartenbild import words

PAGES = [
    "/",
    "/deal/irmgard+centre/42",
    "/games",
    "/statistics",
    "/figures",
    "/settings",
    "/keys",
    "/table/none",
    "/nowhere",
]
PAGES += [f"/rules/{game}" for game in kb.games()]
DIALOGS = [
    "new-dialog",
    "restart-dialog",
    "sweep-dialog",
    "won-dialog",
    "stuck-dialog",
    "settings-dialog",
    "line-dialog",
    "menu-dialog",
    "moves-dialog",
    "find-dialog",
    "read-dialog",
    "zoom-dialog",
    "keys-dialog",
    "note-dialog",
]
_RAW = re.compile(r"[{}‹›]|undefined|\bNone\b|\bnull\b|\bNaN\b|%s|\[object")


def expect_sound(page: Any, language: str) -> None:
    """No axe violation, no raw text, the right language, nothing wider than the window."""
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()
    text = page.inner_text("body")
    assert not _RAW.search(text), _RAW.search(text)
    assert not [id for id in words.ids(language) if "-" in id and re.search(rf"\b{re.escape(id)}\b", text)]
    assert page.get_attribute("html", "lang") == language
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_page_is_sound(visit: Visit, language: str) -> None:
    page = visit(language=language)
    for deal in ("irmgard+centre#42", "berlinerin#1", "grosser-kreis+unlimited#3"):
        Table.deal(page, deal)
    dealt = Table.deal(page, "irmgard#42")
    dealt.act("move", "deal")
    guided = page.context.request.post("/api/lessons/irmgard").json()["id"]
    for path in [*PAGES, f"/replay/table/{dealt.id}", f"/table/{guided}"]:
        page.goto(path)
        expect_sound(page, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_every_table_is_sound(table: Callable[..., Table], game: str, language: str) -> None:
    played = table(f"{game}#5", language=language)
    played.page.click("[data-do=help]")
    expect_sound(played.page, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_dialog_is_sound(table: Callable[..., Table], language: str) -> None:
    played = table("irmgard#5", language=language)
    page = played.page
    assert sorted(page.evaluate("[...document.querySelectorAll('dialog')].map(d => d.id)")) == sorted(DIALOGS)
    played.page.keyboard.press("F6")
    page.keyboard.press("m")
    opened = {"m": "moves-dialog", "t": "read-dialog", "z": "zoom-dialog", "?": "keys-dialog", "n": "new-dialog"}
    opened["f"] = "find-dialog"
    for key, dialog in opened.items():
        page.keyboard.press(key)
        expect_sound(page, language)
        assert page.evaluate("document.querySelector('dialog[open]').id") == dialog
        page.keyboard.press("Escape")
        page.wait_for_function("() => !history.state?.dialog")
    for dialog in DIALOGS:
        if dialog in opened.values():
            continue
        page.evaluate("id => document.getElementById(id).showModal()", dialog)
        expect_sound(page, language)
        page.keyboard.press("Escape")
        assert not page.evaluate("id => document.getElementById(id).open", dialog)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (768, 1024), (1280, 800), (3840, 2160)])
def test_pages_and_tables_stay_within_the_window(visit: Visit, width: int, height: int) -> None:
    page = visit(width, height, "de")
    for path in (
        "/",
        "/deal/grosser-faecher/2",
        "/games",
        "/settings",
        "/statistics",
        "/figures",
        "/keys",
        "/rules/grosser-kreis",
    ):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    for game in kb.games():
        table = Table.deal(page, f"{game}#9")
        for _ in range(2):
            assert page.evaluate(_OUTSIDE) == [], game
            for _ in range(3):
                moves = [each["move"] for each in table.state()["moves"]]
                table.act("move", "deal" if "deal" in moves else moves[-1])
            table.open()


_OUTSIDE = """() => {
  const outside = element => {
    const box = element.getBoundingClientRect();
    return box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  };
  const out = [...document.querySelectorAll('.card:not([hidden]), .base, [data-do], #said')].filter(outside);
  if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight) {
    out.push(document.body);
  }
  return out.map(element => element.outerHTML.slice(0, 90));
}"""


def test_indices_stay_readable_on_a_small_phone(table: Callable[..., Table]) -> None:
    played = table("irmgard#7", width=320, height=568)
    for _ in range(9):
        played.act("move", "deal")
    played.open()
    sizes = played.page.evaluate(
        """[...document.querySelectorAll('.tableau .card[data-suit=S] .head')].map(index => {
             const [rank, suit] = ['rank', 'suit'].map(part => index.querySelector(`.${part}`).getBoundingClientRect());
             return Math.min(rank.height, suit.height);
           })"""
    )
    assert sizes
    assert min(sizes) >= 11
    hidden = played.page.evaluate(
        """[...document.querySelectorAll('.tableau')].flatMap(pile => {
             const cards = [...pile.querySelectorAll('.card:not([data-card=""])')];
             const tops = cards.map(card => card.getBoundingClientRect().top);
             return tops.slice(1).map((top, i) => top - tops[i]);
           })"""
    )
    assert min(hidden) >= 11


def test_the_first_page_is_small(visit: Visit) -> None:
    page = visit()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto("/", wait_until="networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) < 150_000, sizes
    assert all("127.0.0.1" in url for url in sizes)


def test_files_are_sent_packed_and_asked_for_again(visit: Visit) -> None:
    request = visit().context.request
    first = request.get("/static/cards.svg")
    assert first.headers["content-encoding"] == "gzip"
    again = request.get("/static/cards.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status == 304
    assert request.get("/static/../pages.py").status == 404
    assert request.get("/static/%2e%2e/__init__.py").status == 404


def test_the_language_can_be_changed(visit: Visit) -> None:
    page = visit(language="fr")
    page.goto("/")
    assert page.get_attribute("html", "lang") == "en"
    with page.expect_navigation():
        page.click("[data-language=de]")
    assert page.get_attribute("html", "lang") == "de"
    assert "Großer Kreis" in page.inner_text("main")
