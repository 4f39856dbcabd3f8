"""The bar of every page but the table: one row in any window, the places in it or behind a button with a word."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Visit
from browser.contrast import faint

PLACES = ["/games", "/statistics", "/figures", "/settings", "/keys"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("large", [False, True])
def test_the_bar_is_one_row(visit: Visit, language: str, large: bool) -> None:
    page = visit(language=language)
    request = page.context.request
    request.put("/api/settings", data=request.get("/api/settings").json() | {"large_print": large})
    for path in ("/", "/settings"):
        page.goto(path)
        for width in (320, 360, 430, 560, 640, 760, 780, 900, 940, 1280, 3840):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate(_ROWS) == 1, f"{path} at {width}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} at {width}"
            there = page.locator("nav a:visible").count()
            assert (there == 5) != page.locator(".pages").is_visible(), f"{path} at {width}"


_ROWS = """() => {
  const all = document.querySelectorAll('.bar > a, .bar > button, .bar nav a, .bar .languages button');
  const seen = [...all].filter(each => each.offsetWidth);
  const boxes = seen.map(each => each.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  const meet = boxes.some((box, i) => i && box.left < boxes[i - 1].right - .5);
  const middles = boxes.map(box => (box.top + box.bottom) / 2);
  return Math.max(...middles) - Math.min(...middles) > 6 || meet || boxes.at(-1).right > innerWidth ? 2 : 1;
}"""


def test_the_places_are_reached_by_keyboard_on_a_phone(visit: Visit) -> None:
    """Tab to the button with its word, Enter, Tab to the places; Escape brings back to the button."""
    page = visit(width=320, height=640, language="de")
    page.goto("/settings")
    for _ in range(3):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Menü"
    assert 'button "Menü"' in page.locator(".bar").aria_snapshot()
    page.keyboard.press("Enter")
    page.wait_for_selector("nav:popover-open")
    reached = []
    for _ in PLACES:
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.getAttribute('href')"))
    assert reached == PLACES
    tree = page.locator(".bar").aria_snapshot()
    assert 'navigation "Seiten"' in tree and 'link "Statistik"' in tree
    page.keyboard.press("Escape")
    assert page.locator("nav a:visible").count() == 0
    assert page.evaluate("document.activeElement.textContent.trim()") == "Menü"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/games")
    page.locator("[data-language=en]").click()
    page.wait_for_selector("html[lang=en]")


@pytest.mark.parametrize("pages", ["light", "dark"])
def test_the_open_menu_is_accessible(visit: Visit, pages: str) -> None:
    page = visit(width=320, height=640, language="de")
    page.goto("/settings")
    page.evaluate("pages => { document.documentElement.dataset.pages = pages; }", pages)
    page.click(".pages")
    page.wait_for_selector("nav:popover-open")
    found = Axe().run(page, context=".bar")
    assert not found.response["violations"], found.generate_report()
    assert not faint(page)
    box = page.locator("nav").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert min(link.bounding_box()["height"] for link in page.locator("nav a").all()) >= 44
    page.mouse.click(20, 400)
    assert page.locator("nav a:visible").count() == 0
