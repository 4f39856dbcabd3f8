"""What can move: framed on the table, told in words, listed when asked again, gone with the next action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.fingers import Finger
from browser.hands import Table

Opened = Callable[..., Table]
_FRAMED = """how => [...document.querySelectorAll(`#table [data-can${how}]`)].map(
  each => `${each.dataset.place}/${each.dataset.seat}`)"""


def framed(table: Table, how: str = "") -> set[str]:
    """The framed cards, by place and seat; `how`: only those to 'lead' or 'run'."""
    return set(table.page.evaluate(_FRAMED, f'="{how}"' if how else ""))


def leads(state: dict[str, Any]) -> set[str]:
    """Where the server's moves take their cards from; what lifts none is the stock's."""
    held = {place["place"]: len(place["cards"]) for place in state["places"]}
    found = set()
    for move in state["moves"]:
        place, count = (move["source"], move["count"]) if move["source"] else ("S", 1)
        found.add(f"{place}/{held[place] - count}")
    return found


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_m_frames_just_what_the_server_lets_move(game: str, visit: Visit) -> None:
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    for made in (0, len(record.history) // 2):
        table = Table.resumed(visit(), record.name, record.history[:made])
        table.page.keyboard.press("m")
        assert framed(table, "lead") == leads(table.state())
        told = table.page.inner_text("#moves-told")
        different = [move["text"] for move in table.state()["moves"] if not move["equal"]]
        assert told.casefold() == "; ".join(different).casefold()
        count = len(leads(table.state()))
        assert (f"({count})" if count > 1 else "Only what is framed") in table.said


def test_a_run_is_framed_as_one_and_the_rest_lies_in_the_shade(table: Opened) -> None:
    cards = kb.deal("berlinerin#1").cards.split()
    for card, place in (("9S", 45), ("8S", 46), ("7S", 47), ("TH", 41)):
        old, new = cards.index(card), place
        cards[old], cards[new] = cards[new], cards[old]
    played = table("berlinerin+never", " ".join(cards))
    played.page.keyboard.press("m")
    assert played.place("T8")["cards"][-3:] == ["9S", "8S", "7S"]
    assert {"T8/4", "T8/5"} & framed(played, "run")
    shaded = played.page.evaluate(
        "[...document.querySelectorAll('.card')].filter(e => getComputedStyle(e, '::before').content !== 'none')"
        ".map(e => `${e.dataset.place}/${e.dataset.seat}`)"
    )
    assert set(shaded).isdisjoint(framed(played))
    assert len(shaded) + len(framed(played)) == 52


def test_once_more_lists_each_decision_once_and_plays_it(table: Opened) -> None:
    played = table("irmgard#42")
    page = played.page
    page.keyboard.press("m")
    page.keyboard.press("m")
    listed = page.locator("#moves-list button").all_inner_texts()
    told = [move["text"] for move in played.state()["moves"] if not move["equal"]]
    assert listed == [text[0].upper() + text[1:] for text in told]
    assert len([text for text in listed if "empty foundation" in text]) <= 4
    page.locator("#moves-list button").first.click()
    played.wait_past(0)
    assert not framed(played)
    assert page.inner_text("#moves-told") == ""


def test_the_frames_go_with_whatever_comes_next(table: Opened) -> None:
    played = table("irmgard#42")
    page = played.page

    def frame() -> None:
        page.click("[data-do=moves]")
        assert framed(played)

    said = played.said
    frame()
    assert played.said != said
    page.keyboard.press("Escape")
    assert not framed(played)
    assert played.said == said
    frame()
    page.mouse.click(played.grip("T1").x, played.grip("T1").y)
    assert not framed(played)
    frame()
    page.keyboard.press("F6")
    assert framed(played)
    page.keyboard.press("Enter")
    assert not framed(played)
    page.keyboard.press("Escape")
    frame()
    before = played.revision
    page.keyboard.press("d")
    played.agree()
    played.wait_past(before)
    assert not framed(played)
    frame()
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint]")
    assert not framed(played)
    frame()
    assert page.locator("[data-hint]").count() == 0


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_finger_finds_it_in_the_menu(language: str, visit: Visit) -> None:
    page = visit(320, 640, language, has_touch=True, is_mobile=True)
    played = Table.deal(page, "grosser-faecher#3")
    page.tap("[data-do=menu]")
    page.tap("[data-do=menu-moves]")
    assert framed(played, "lead") == leads(played.state())
    page.wait_for_function("() => !history.state?.dialog")
    page.tap("[data-do=menu]")
    page.tap("[data-do=moves-list]")
    assert page.locator("#moves-list li").count() >= len(framed(played)) - 1
    page.keyboard.press("Escape")
    Finger(played).play(next(move for move in kb.deal("grosser-faecher#3").legal_moves() if move.source), drag=False)
    assert not framed(played)
