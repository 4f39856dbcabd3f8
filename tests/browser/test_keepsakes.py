"""What a table gives beside the game: the finished picture to keep, a card that is looked for, sounds, motion."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table

Opened = Callable[..., Table]
_SVG = "{http://www.w3.org/2000/svg}"
_SETTLED = "import('/static/js/motion.js').then(motion => motion.settled())"
_MOVING = "document.querySelectorAll('.card.flying').length"


def _won(visit: Visit, game: str, **options: object) -> Table:
    """A game won by its last move at the table."""
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    played = Table.resumed(visit(**options), record.name, record.history[:-1])
    played.mouse_play(record.history[-1], drag=False)
    return played


def test_the_finished_circles_are_kept_as_pictures(visit: Visit, tmp_path: Path) -> None:
    page = _won(visit, "grosser-kreis", language="de").page
    page.wait_for_selector("#won-dialog[open]")
    files = {}
    for kind in ("svg", "png"):
        with page.expect_download(timeout=60_000) as loading:
            page.click(f"#won-dialog [data-do=picture-{kind}]")
        files[kind] = tmp_path / loading.value.suggested_filename
        loading.value.save_as(files[kind])
    assert files["svg"].name == "grosser-kreis+unlimited-82.svg"
    drawing = ElementTree.parse(files["svg"]).getroot()
    texts = [str(text.text) for text in drawing.iter(f"{_SVG}text")]
    assert re.search(r"Großer Kreis #82 .*beliebig oft · \d+\. \w+ 20\d\d", texts[0])
    assert "CC0" in str(drawing.findtext(f"{_SVG}metadata"))
    known = {part.get("id") for part in drawing.iter() if part.get("id")}
    used = {str(use.get("href"))[1:] for use in drawing.iter(f"{_SVG}use")}
    assert used <= known
    faces = [use for use in drawing.iter(f"{_SVG}use") if str(use.get("href")).startswith("#face-")]
    assert len(faces) >= 4 * 13 + 4
    assert "var(" not in files["svg"].read_text("utf-8")
    head = files["png"].read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert min(struct.unpack(">II", head[16:24])) >= 2000


def test_a_won_family_hangs_out_and_keeps_its_picture_in_the_menu(visit: Visit) -> None:
    played = _won(visit, "berlinerin")
    page = played.page
    page.keyboard.press("Escape")
    indices = page.evaluate("[...document.querySelectorAll('.foundation .card:not([hidden])')].length")
    assert indices == 52
    page.click("[data-do=menu]")
    assert page.is_visible("#menu-dialog [data-do=picture-svg]")
    page.keyboard.press("Escape")
    page.click("[data-do=undo]")
    played.wait_past(played.revision - 1)
    page.wait_for_function("() => document.getElementById('table').dataset.status === 'playing'")
    page.click("[data-do=menu]")
    assert not page.is_visible("#menu-dialog [data-do=picture-svg]")


def test_a_card_is_found_wherever_it_can_be_seen(table: Opened) -> None:
    played = table("grosser-faecher#3")
    page = played.page
    shown = [card for place, cards in played.shown().items() if place[0] == "T" for card in cards]
    twice = next(card for card in shown if shown.count(card) == 2)
    unseen = next(card for card in kb.deal("grosser-faecher#3").cards.split() if card not in shown)
    page.keyboard.press("F6")
    page.keyboard.press("f")
    page.keyboard.type(twice)
    page.keyboard.press("Enter")
    played.wait_said("can be seen 2 times")
    assert page.evaluate("[...document.querySelectorAll('.found')].map(card => card.dataset.card)") == [twice] * 2
    assert page.evaluate("document.activeElement.dataset.card") == twice
    page.keyboard.press("Escape")
    assert page.locator(".found").count() == 0
    page.keyboard.press("f")
    page.click(f"#find-cards [data-card='{unseen}']")
    played.wait_said("cannot be seen")


def test_sounds_are_silent_until_asked_for(table: Opened) -> None:
    played = table("irmgard-single#3")
    page = played.page
    page.evaluate("""() => {
      window.sounds = 0;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        window.sounds += 1;
        return start.apply(this, when);
      };
    }""")
    page.click("[data-do=draw]")
    played.wait_past(0)
    assert page.evaluate("window.sounds") == 0
    page.click("[data-do=settings]")
    page.check("#settings-dialog [data-setting=sound]")
    page.keyboard.press("Escape")
    page.click("[data-do=draw]")
    played.wait_past(1)
    assert page.evaluate("window.sounds") == 1
    assert page.context.request.get("/api/settings").json()["sound"] is True


def test_cards_are_dealt_in_motion_and_any_input_ends_it(table: Opened) -> None:
    played = table("berlinerin#1", reduced_motion="no-preference")
    page = played.page
    page.reload()
    page.wait_for_function(f"() => {_MOVING} > 13")
    inflight = page.evaluate("""() => document.getAnimations().filter(motion => {
      const { progress } = motion.effect.getComputedTiming();
      return motion.playState === 'running' && progress > 0 && progress < 1 && motion.effect.target.matches('.card');
    }).length""")
    assert inflight <= 15
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(_MOVING) == 0
    played.expect_shown()
    assert page.locator(".turning").count() == 0


def test_nothing_moves_where_motion_is_unwelcome(table: Opened) -> None:
    played = table("irmgard#8", settings={"confirm_deal": False})
    for act in ("[data-do=draw]", "[data-do=undo]"):
        before = played.revision
        played.page.click(act)
        played.wait_past(before)
        assert played.page.evaluate("document.getAnimations().length") == 0


def test_a_refused_card_shakes_its_head(table: Opened) -> None:
    played = table("irmgard#8", reduced_motion="no-preference")
    page = played.page
    page.evaluate(_SETTLED)
    page.evaluate(
        "() => { window.shaken = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (frames, ...more) {"
        "if (frames[1]?.translate) window.shaken.push(this.dataset.place);"
        "return animate.call(this, frames, ...more); }; }"
    )
    point = played.grip("T2")
    page.mouse.dblclick(point.x, point.y)
    page.wait_for_function("() => window.shaken.length > 0")
    assert page.evaluate("window.shaken") == ["T2"]
    assert played.revision == 0


def test_a_sentence_that_is_true_twice_is_said_twice(table: Opened) -> None:
    played = table("berlinerin#1")
    point = played.grip("F1")
    said = []
    for _ in range(2):
        played.page.mouse.click(point.x, point.y)
        played.wait_said("never comes back")
        said.append(played.page.evaluate("document.getElementById('said').textContent"))
        played.page.wait_for_timeout(600)
    assert said[0].strip() == said[1].strip()
    played.page.wait_for_function("was => document.getElementById('said').textContent !== was", arg=said[0])


def test_cards_to_find_stand_in_the_order_of_the_pack(table: Opened) -> None:
    page = table("irmgard#42").page
    page.keyboard.press("f")
    shown = page.locator("#find-cards button").evaluate_all("buttons => buttons.map(each => each.dataset.card)")
    assert [card[0] for card in shown[:13]] == list("A23456789TJQK")
    assert [card[1] for card in shown[::13]] == list("CDHS")
