"""A won game: what is said about it stands beside the finished picture, never over it."""

from __future__ import annotations

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table

WINDOWS = [(320, 640), (640, 320), (768, 1024), (1280, 800), (3840, 2160)]


@pytest.mark.parametrize("game", [str(game) for game in kb.games()])
def test_the_finished_picture_is_seen_whole(visit: Visit, game: str) -> None:
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    page = visit(language="de")
    table = Table.resumed(page, record.name, record.history[:-1])
    table.key_play(record.history[-1])
    page.wait_for_selector("#won-dialog[open]")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 60))")
        where = f"{game} at {width}×{height}"
        assert page.evaluate(_COVERED) == [], where
        assert page.evaluate(_WHOLE), where
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.room').style.margin === ''")


_WHOLE = "(box => box.scrollHeight <= box.clientHeight + 1)(document.getElementById('won-dialog'))"
_COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const dialog = box(document.getElementById('won-dialog'));
  const meets = ({ left, top, right, bottom }) =>
    right > dialog.left + 1 && left < dialog.right - 1 && bottom > dialog.top + 1 && top < dialog.bottom - 1;
  const out = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const cards = [...document.querySelectorAll('.card:not([hidden])')];
  return [...cards, document.getElementById('won-dialog')].filter(
    each => out(box(each)) || (each.id === '' && meets(box(each)))).map(each => each.dataset.card ?? 'dialog');
}"""
