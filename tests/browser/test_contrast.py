"""Whatever felt and colours a player chooses, everything stands out enough: text 4.5 to 1, signs and frames 3 to 1."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from browser.conftest import Visit
from browser.contrast import GRAPHICS, TEXT, empty_places, faint, frame, indices, pictured
from browser.hands import Table
from browser.test_pages import DIALOGS, PAGES

Opened = Callable[..., Table]
STATES = ["picked", "target", "last", "found", "meant", "data-can=lead", "data-hint=from", "data-hint=to", "focus"]


def choices(page: Any, name: str) -> list[str]:
    """What the settings page offers of this kind."""
    page.goto("/settings")
    found: list[str] = page.evaluate(
        "name => [...document.querySelectorAll(`input[name=${name}]`)].map(e => e.value)", name
    )
    assert len(found) > 1
    return found


def felts(page: Any, chosen: list[str], dresses: tuple[str, ...] = ("light", "dark")) -> Iterator[str]:
    """The page as it is now on each felt, light and dark."""
    for pages, felt in product(dresses, chosen):
        page.evaluate(
            "chosen => { Object.assign(document.documentElement.dataset, chosen); }", {"felt": felt, "pages": pages}
        )
        yield f"{felt}, {pages}"


def test_text_stands_out_on_every_page(visit: Visit) -> None:
    page = visit(language="de")
    Table.deal(page, "irmgard#5").act("move", "deal")
    chosen, wrong = choices(page, "felt"), []
    for path in [*PAGES[:10], "/replay/table/none"]:
        page.goto(path)
        wrong += [f"{path}, {felt}: {each}" for felt in felts(page, chosen) for each in faint(page)]
    assert not wrong, "\n".join(wrong)


def test_what_is_too_faint_is_found(visit: Visit) -> None:
    """The measure itself: grey on paper, white on a light gradient, half a colour, a pale edge."""
    page = visit()
    page.goto("/keys")
    assert not faint(page)
    for rule in (
        "main p { color: #8a8a8a; }",
        ".bar { background: linear-gradient(#175a3e, #9fc) !important; }",
        "main p { opacity: .5; }",
        "main button { border-color: #ddd !important; }",
        ".keys input { border-color: #ddd !important; }",
    ):
        page.evaluate(
            """rule => {
                 const sheet = new CSSStyleSheet();
                 sheet.replaceSync(rule);
                 document.adoptedStyleSheets = [sheet];
                 document.querySelector('[data-usual-keys]').disabled = false;
               }""",
            rule,
        )
        assert faint(page), rule


def test_text_stands_out_at_the_table_and_in_its_dialogs(visit: Visit) -> None:
    page = visit(language="de")
    chosen, wrong = choices(page, "felt"), []
    Table.deal(page, "irmgard#5")
    page.click("[data-do=hint]")
    page.wait_for_selector("#advice:not([hidden])")
    page.keyboard.press("e")
    page.evaluate(_SHOW_ALL)
    wrong += [f"table, {felt}: {each}" for felt in felts(page, chosen) for each in faint(page)]
    for name in DIALOGS:
        page.evaluate("id => document.getElementById(id).showModal()", name)
        page.evaluate("id => document.querySelectorAll(`#${id} [hidden]`).forEach(e => { e.hidden = false; })", name)
        wrong += [f"{name}, {felt}: {each}" for felt in felts(page, chosen) for each in faint(page)]
        page.evaluate("id => document.getElementById(id).close()", name)
    assert not wrong, "\n".join(wrong)


_SHOW_ALL = """() => {
  for (const id of ['away', 'question', 'solution', 'finish', 'sign']) document.getElementById(id).hidden = false;
  document.getElementById('said').classList.add('warn');
  document.getElementById('finish').textContent = document.getElementById('question-text').textContent = 'so';
  const mark = document.createElement('b');
  mark.textContent = '?';
  document.getElementById('sign').replaceChildren(mark, 'so');
  document.getElementById('sign').dataset.outcome = 'undecided';
}"""


@pytest.mark.parametrize("outcome", ["won", "lost", "undecided", "asking"])
def test_the_sign_stands_out(table: Opened, outcome: str) -> None:
    page = table("irmgard-single#5").page
    page.evaluate(_SHOW_ALL)
    page.evaluate("outcome => { document.getElementById('sign').dataset.outcome = outcome; }", outcome)
    for felt in felts(page, ["green", "blue", "grey", "dark"]):
        assert not faint(page), felt


def test_frames_stand_out_from_paper_and_from_every_felt(visit: Visit) -> None:
    """A frame has two tones, one for light and one for dark; no state is told by a colour alone."""
    page = visit()
    chosen, wrong = choices(page, "felt"), []
    Table.deal(page, "irmgard#5")
    for felt in felts(page, chosen):
        for state in STATES:
            have = frame(page, ".card[data-suit=C], .card[data-suit=S]", state)
            wrong += [f"{felt}, {state}: {on} {value:.2f}" for on, value in have.items() if value < GRAPHICS]
        for state in ("target", "data-can=lead", "data-hint=to", "focus"):
            have = frame(page, ".base:not(.under)", state)
            wrong += [f"{felt}, empty, {state}: {on} {have[on]:.2f}" for on in ("felt", "apart") if have[on] < GRAPHICS]
        for button in (".tools button:not(:disabled)", ".brand"):
            have = frame(page, button, "focus")
            wrong += [f"{felt}, {button}: {on} {value:.2f}" for on, value in have.items() if value < GRAPHICS]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", ["irmgard", "grosser-faecher"])
def test_empty_places_are_seen_on_every_felt(visit: Visit, game: str) -> None:
    page = visit()
    chosen = choices(page, "felt")
    Table.deal(page, f"{game}#5")
    for felt in felts(page, chosen):
        found = empty_places(page)
        assert len(found) >= 8
        for edge, mark in found:
            assert min(edge, mark) >= GRAPHICS, (felt, edge, mark)


def test_indices_stand_out_from_the_card_in_two_and_in_four_colours(visit: Visit) -> None:
    page = visit()
    chosen = choices(page, "colours")
    Table.deal(page, "grosser-faecher#5")
    for colours in chosen:
        page.evaluate("colours => { document.documentElement.dataset.colours = colours; }", colours)
        have = indices(page)
        assert set(have) == set("CDHS")
        assert min(have.values()) >= TEXT, (colours, have)
        for suit in "CDHS":
            box = page.locator(f".card[data-suit={suit}]").last.bounding_box()
            clip = {
                "x": box["x"] + box["width"] / 3,
                "y": box["y"] + 4,
                "width": box["width"] / 3,
                "height": box["height"] - 8,
            }
            shot = base64.b64encode(page.screenshot(clip=clip)).decode()
            assert pictured(page, shot) >= TEXT, (colours, suit)


def test_cards_in_the_shade_can_still_be_read(table: Opened) -> None:
    """What cannot move now is shaded, not put out."""
    played = table("irmgard#5")
    page = played.page
    page.keyboard.press("m")
    shaded = page.locator(".tableau .card:not([data-can], [data-card=''])").first
    box = shaded.bounding_box()
    clip = {"x": box["x"] + 3, "y": box["y"] + 3, "width": box["width"] * 0.4, "height": box["height"] * 0.18}
    assert pictured(page, base64.b64encode(page.screenshot(clip=clip)).decode()) >= GRAPHICS


def test_where_the_system_chooses_the_colours_cards_keep_their_frames(visit: Visit) -> None:
    page = visit(forced_colors="active")
    Table.deal(page, "irmgard#5")
    for state in STATES:
        have = frame(page, ".card[data-suit=C], .card[data-suit=S]", state)
        assert min(have["paper"], have["apart"]) >= GRAPHICS, state
    for edge, mark in empty_places(page):
        assert min(edge, mark) >= GRAPHICS
    assert min(indices(page).values()) >= TEXT
    page.click("[data-do=menu]")
    assert page.evaluate("getComputedStyle(document.getElementById('menu-dialog')).borderTopWidth") == "2px"
