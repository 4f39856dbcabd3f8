"""Pages are light or dark: as the player wishes, and of themselves on the dark felt or where the device is dark."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Visit
from browser.hands import Table

PLACES = ["/", "/statistics", "/settings", "/games", "/figures", "/keys", "/rules/irmgard", "/deal/irmgard/7"]


def choose(page: Any, **choices: str) -> None:
    request = page.context.request
    kept = request.get("/api/settings").json()
    assert request.put("/api/settings", data=kept | choices).ok


def lights(page: Any) -> list[float]:
    """How light the page, its raised surfaces and its words are, from 0 to 1."""
    found: list[float] = page.evaluate(_LIGHTS)
    return found


_LIGHTS = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const light = name => {
    probe.style.color = `var(${name})`;
    const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
    return (r + g + b) / 765;
  };
  const found = ['--paper', '--raised', '--ink'].map(light);
  probe.remove();
  return found;
}"""


def is_dark(page: Any) -> bool:
    paper, raised, ink = lights(page)
    assert abs(paper - ink) > 0.6
    assert abs(paper - raised) < 0.1
    return paper < ink


@pytest.mark.parametrize("device", ["light", "dark"])
@pytest.mark.parametrize("felt", ["green", "dark"])
@pytest.mark.parametrize("pages", ["auto", "light", "dark"])
def test_pages_are_dark_when_wished_and_by_themselves_on_dark_felt_or_dark_devices(
    visit: Visit, pages: str, felt: str, device: str
) -> None:
    page = visit(color_scheme=device)
    choose(page, felt=felt, pages=pages)
    page.goto("/keys")
    assert is_dark(page) == (pages == "dark" or (pages == "auto" and "dark" in (felt, device)))


def test_every_page_and_a_dialog_at_the_table_wear_the_dark_dress(visit: Visit) -> None:
    page = visit()
    choose(page, pages="dark")
    for path in PLACES:
        page.goto(path)
        assert is_dark(page), path
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 25, 27)", path
    Table.deal(page, "irmgard#5")
    page.click("[data-do=menu]")
    assert (
        page.evaluate("getComputedStyle(document.getElementById('menu-dialog')).backgroundColor") == "rgb(23, 25, 27)"
    )


def test_a_choice_is_shown_at_once_and_kept(visit: Visit) -> None:
    page = visit(language="de")
    page.goto("/settings")
    with page.expect_response("**/api/settings"):
        page.get_by_role("group", name="Seiten").get_by_label("Dunkel").check()
    assert is_dark(page)
    page.goto("/")
    assert is_dark(page)


def test_cards_to_find_stay_dark_on_their_paper(visit: Visit) -> None:
    """They are cards: ink that turns pale with the page would not be read on them."""
    page = visit()
    choose(page, pages="dark")
    Table.deal(page, "irmgard#5").page.keyboard.press("f")
    colour = "getComputedStyle(document.querySelector('#find-cards [data-suit=S]')).color"
    page.wait_for_selector("#find-cards [data-suit=S]")
    assert page.evaluate(colour) == "rgb(22, 24, 29)"


@pytest.mark.parametrize("language", ["de", "en"])
def test_large_print_enlarges_all_writing_and_fits_a_small_phone(visit: Visit, language: str) -> None:
    page = visit(320, 568, language)
    page.goto("/settings")
    before = page.evaluate(_WRITING)
    with page.expect_response("**/api/settings"):
        page.check("[data-setting=large_print]")
    assert page.evaluate(_WRITING) == pytest.approx(1.2 * before)
    for path in PLACES:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    for deal in ("irmgard#5", "grosser-kreis#5", "berlinerin+choice#1"):
        Table.deal(page, deal)
        page.evaluate(_SETTLED)
        assert page.evaluate(_MEETING) == [], deal
        assert page.evaluate("document.getElementById('table').clientHeight") > 568 * 0.35, deal


@pytest.mark.parametrize("print_", ["normal", "large"])
def test_nothing_in_the_bar_meets_in_any_window_with_the_rules_open_or_not(visit: Visit, print_: str) -> None:
    page = visit(language="de")
    page.request.put("/api/settings", data={"large_print": print_ == "large", "language": "de"})
    Table.deal(page, "grosser-kreis+turned-only+unlimited#5")
    for width, height in ((640, 360), (844, 390), (1024, 700), (1100, 800), (1280, 800), (1920, 1080), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in ("open", "closed"):
            page.keyboard.press("e")
            page.evaluate(_SETTLED)
            assert page.evaluate(_MEETING) == [], (width, height)


_WRITING = "parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
_SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_MEETING = """() => {
  const all = '.tools svg, .tools button span, #counters li, .brand svg, .play h1';
  const parts = [...document.querySelectorAll(all)];
  const box = element => element.getBoundingClientRect();
  const seen = parts.filter(part => box(part).width > 1 && getComputedStyle(part).clipPath === 'none');
  const wide = part => Math.max(box(part).width, part.scrollWidth ?? 0);
  const meet = (a, b) => box(a).left + wide(a) > box(b).left + 1 && box(a).left < box(b).left + wide(b) - 1
    && box(a).bottom > box(b).top + 1 && box(a).top < box(b).bottom - 1;
  const name = part => part.closest('[data-do]')?.dataset.do ?? part.textContent;
  const out = seen.filter(part => box(part).left < -1 || box(part).left + wide(part) > innerWidth + 1).map(name);
  const pairs = seen.flatMap((a, i) => seen.slice(i + 1).filter(b => meet(a, b)).map(b => [name(a), name(b)]));
  return [...out, ...pairs];
}"""
