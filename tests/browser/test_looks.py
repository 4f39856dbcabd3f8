"""What a careful eye asked for, measured: words under signs, short pages on phones, what helps most near the top."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.conftest import Visit
from browser.hands import Table

Opened = Callable[..., Table]


@pytest.mark.parametrize(("language", "large"), [("de", False), ("en", True)])
def test_every_tool_shows_its_word(table: Opened, language: str, large: bool) -> None:
    page = table("irmgard#5", width=320, height=640, language=language, settings={"large_print": large}).page
    for width, height in [(320, 640), (640, 320), (700, 900), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_WORDLESS) == [], width


_WORDLESS = """() => [...document.querySelectorAll('.tools button')].filter(tool => tool.offsetWidth)
  .filter(tool => tool.querySelector('span').offsetHeight < 8).map(tool => tool.dataset.do)"""


def test_what_is_not_in_the_row_of_tools_is_in_the_menu(table: Opened) -> None:
    page = table("irmgard#5", width=320, height=640).page
    page.click("[data-do=menu]")
    for way in ("menu-restart", "menu-fresh", "menu-moves"):
        assert page.is_visible(f"#menu-dialog [data-do={way}]"), way
    page.click("#menu-dialog [data-do=settings]")
    page.wait_for_selector("#settings-dialog[open]")


def test_on_a_phone_statistics_stand_in_two_columns(visit: Visit) -> None:
    page = visit(width=320, height=640, language="de")
    there = Table.deal(page, "irmgard#5")
    there.act("move", "deal")
    page.goto("/statistics")
    lefts = page.evaluate("[...document.querySelectorAll('.figure dl div')].map(each => each.offsetLeft)")
    assert len(lefts) == 8 and len(set(lefts)) == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_of_chances_answers_for_each_game_and_folds_the_rest(visit: Visit) -> None:
    page = visit(width=1280, height=800)
    page.goto("/figures")
    for game in page.locator(".odds").all():
        assert game.locator(":scope > .share").count() == 1
        assert game.locator(".says:visible").count() >= 1
        assert game.locator(".shares:visible").count() == 0
        game.locator("summary").first.click()
        assert game.locator(".shares:visible").count() >= 1


def test_large_print_stands_before_the_colours(visit: Visit) -> None:
    page = visit(width=320, height=640)
    page.goto("/settings")
    names = page.evaluate("[...document.querySelectorAll('[data-setting]')].map(each => each.dataset.setting)")
    assert list(dict.fromkeys(names))[:3] == ["language", "large_print", "pages"]
