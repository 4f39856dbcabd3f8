"""The row of tools in narrow windows: no word runs into the next sign, whatever the stock does next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.hands import Table
from kartenbild import words

Opened = Callable[..., Table]
VERBS = ["deal", "turn", "recycle", "gather"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 430, 1024, 1280])
def test_no_tool_runs_into_another(table: Opened, width: int, language: str) -> None:
    page = table("irmgard-single#5", width=width, height=640, language=language).page
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


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (768, 1024), (1280, 800)])
def test_the_rules_are_not_cut_off(table: Opened, width: int, height: int) -> None:
    page = table("grosser-kreis#5", width=width, height=height, language="de").page
    page.keyboard.press("e")
    box = page.locator("#help").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('#help .scroll'))")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
