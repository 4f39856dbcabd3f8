"""The row of tools in narrow windows: no word runs into the next sign, whatever the stock does next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.hands import Table
from kartenbild import words

Opened = Callable[..., Table]
VERBS = ["deal", "turn", "recycle", "gather"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 390, 430, 1024, 1280])
@pytest.mark.parametrize("large", [False, True])
def test_no_tool_runs_into_another(table: Opened, width: int, language: str, large: bool) -> None:
    settings = {"large_print": large}
    page = table("irmgard-single#5", width=width, height=640, language=language, settings=settings).page
    for verb in VERBS:
        page.evaluate(
            "word => { document.querySelector('[data-do=draw] span').textContent = word; }",
            words.say(f"web-script-do-{verb}", language),
        )
        assert page.evaluate(_TOUCHING) == [], verb
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), verb


_TOUCHING = """() => {
  const shown = [...document.querySelectorAll('.tools button')].filter(tool => tool.offsetWidth);
  const box = tool => {
    const parts = [tool, ...tool.querySelectorAll('svg, span')].map(part => part.getBoundingClientRect());
    const real = parts.filter(part => part.width > 1);
    return [Math.min(...real.map(part => part.left)), Math.max(...real.map(part => part.right))];
  };
  const boxes = shown.map(box);
  const wrong = boxes.map(([left, right], i) =>
    left < -0.5 || right > innerWidth + 0.5 || (i > 0 && left < boxes[i - 1][1] - 0.5));
  return shown.filter((_, i) => wrong[i]).map(tool => `${tool.dataset.do} ${box(tool)}`);
}"""


def test_no_pile_moves_because_a_sentence_is_longer(table: Opened) -> None:
    """On an upright phone the stock is tapped again and again: it stays where it is, whatever is said."""
    page = table("irmgard-single#5", width=390, height=844).page
    tops = [
        page.evaluate(_STOCK_BELOW, text)
        for text in ("Short.", "A sentence of two lines, as most of them are here. " * 2)
    ]
    assert tops[0] == tops[1]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 390])
def test_no_pile_moves_because_a_number_loses_a_digit(table: Opened, width: int, language: str) -> None:
    """On phones the counters stand in one row or in two, as they have room: the bar keeps its height."""
    page = table("irmgard#5", width=width, height=640, language=language).page
    tops = [page.evaluate(_TOP_WITH, value) for value in ("7", "79")]
    assert abs(tops[0] - tops[1]) < 0.5


_TOP_WITH = """value => {
  for (const each of document.querySelectorAll('#counters b')) each.textContent = value;
  return document.getElementById('table').getBoundingClientRect().top;
}"""
_STOCK_BELOW = """text => {
  document.getElementById('said').textContent = text;
  return document.getElementById('table').getBoundingClientRect().bottom;
}"""


def test_an_empty_stock_shows_that_the_waste_can_be_turned_over(table: Opened) -> None:
    """A turning arrow lies where a click turns the waste over, and goes with the last redeal."""
    there = table("irmgard-single+none#5")
    sign = there.page.locator("#table .stock .base .mark path")
    assert sign.count() == 0
    for _ in range(25):
        there.act("move", "turn")
    there.open()
    assert there.state()["status"] == "playing" and sign.count() == 0, "no redeal is left"
    there = table("irmgard-single+one#5")
    for _ in range(25):
        there.act("move", "turn")
    there.open()
    there.page.wait_for_selector("#table .stock .base .mark path")
    before = there.revision
    there.page.click("#table .stock .base")
    there.wait_past(before)
    assert there.page.locator("#table .stock .card").count() == 25 and sign.count() == 0


def test_an_empty_place_never_shades_the_card_beside_it(table: Opened) -> None:
    """In the bow of foundations the places overlap a little: cards lie above empty places."""
    there = table("grosser-faecher#3", width=820, height=1180)
    there.act("move", "T2-F")
    there.open()
    assert there.page.evaluate(
        "() => [...document.querySelectorAll('#table .card')].every(card => Number(card.style.zIndex) > 0)"
    )
    assert there.page.evaluate("() => getComputedStyle(document.querySelector('#table .foundation .base')).zIndex") in (
        "auto",
        "0",
    )


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (768, 1024), (1280, 800)])
def test_the_rules_are_not_cut_off(table: Opened, width: int, height: int) -> None:
    page = table("grosser-kreis#5", width=width, height=height, language="de").page
    page.keyboard.press("e")
    box = page.locator("#help").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('#help .scroll'))")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
