"""Wherever cards lie, in any window: inside it, each index in sight, everything big enough for a finger."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table

GAMES = [str(game) for game in kb.games()]
WINDOWS = [(320, 568), (568, 320), (740, 360), (427, 267), (768, 1024), (1280, 800), (2560, 1600)]
LEAST_TARGET = 24
LEAST_INDEX = 6.5
READABLE = 0.6


def _wandered(game: str, steps: int, seed: int) -> kb.Game:
    """A game after moves that make columns and fans long: dealing on and building, never up to a foundation."""
    dice, played = random.Random(f"{game}{seed}"), kb.deal(f"{game}#{seed}")
    for _ in range(steps):
        moves = played.legal_moves()
        table = [move for move in moves if move.target[:1] == "T" or str(move) in ("deal", "turn", "down")]
        if not moves:
            break
        played.play(dice.choice(table or moves))
    return played


@pytest.mark.parametrize(
    "hands", [{}, {"left_handed": True}, {"large_print": True}], ids=["plain", "mirrored", "large"]
)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_leaves_the_window_and_every_index_is_seen(game: str, hands: dict[str, bool], visit: Visit) -> None:
    page = visit()
    request = page.context.request
    request.put("/api/settings", data=request.get("/api/settings").json() | hands)
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    wandered = _wandered(game, 60, 4)
    for name, moves in (
        (wandered.name, wandered.history),
        (record.name, record.history[: len(record.history) * 2 // 3]),
    ):
        Table.resumed(page, name, moves)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            seen = page.evaluate(_LOOK)
            where = f"{name} at {width}×{height}"
            assert not seen["outside"], (where, seen["outside"])
            assert len(seen["indices"]) >= 4, where
            _expect_indices(seen["indices"], where, min(width, height) >= 320)
            _expect_targets(seen["targets"], where)


def _expect_indices(indices: list[dict[str, Any]], where: str, whole: bool) -> None:
    """Rank and suit of every open card in sight: not under another card, and not too small to be read."""
    for index in indices:
        least = READABLE if whole else READABLE / 2
        assert index["seen"] >= least, (where, index)
        assert index["height"] >= LEAST_INDEX, (where, index)


def _expect_targets(targets: list[dict[str, Any]], where: str) -> None:
    """Buttons, empty places and the top cards: what a finger has to hit alone."""
    for target in targets:
        assert min(target["width"], target["height"]) >= LEAST_TARGET, (where, target)


_LOOK = """() => {
  const box = element => element.getBoundingClientRect();
  const name = element => `${element.dataset.place ?? element.dataset.do} ${element.dataset.card ?? ''}`;
  const cards = [...document.querySelectorAll('.card:not([hidden])')];
  const drawn = cards.filter(card => !card.parentElement.matches('.stock'));
  const gone = ({ left, top, right, bottom }) =>
    left < -1.5 || top < -1.5 || right > innerWidth + 1.5 || bottom > innerHeight + 1.5;
  const bases = [...document.querySelectorAll('.place:not([hidden]) .base:not(.under)')];
  const outside = [...cards, ...bases].filter(card => gone(box(card))).map(name);
  const stacked = card => card.dataset.how === 'stack' && card.nextElementSibling;
  const open = drawn.filter(card => card.dataset.card && !stacked(card));
  const sight = part => {
    const { left, top, width, height } = box(part);
    let seen = 0;
    for (const [fx, fy] of [[.5, .3], [.5, .5], [.5, .75], [.3, .5], [.7, .5]]) {
      const hit = document.elementFromPoint(left + fx * width, top + fy * height);
      if (hit?.closest('.card') === part.closest('.card')) seen += 1;
    }
    return seen / 5;
  };
  const indices = open.map(card => {
    const parts = ['.head .rank use', '.head .suit use'].map(part => card.querySelector(part));
    const height = Math.min(...parts.map(part => box(part).height));
    return { card: name(card), seen: Math.min(...parts.map(sight)), height };
  });
  const tops = cards.filter(card => !card.nextElementSibling);
  const size = element => {
    const turned = Number(/rotate\\((-?[\\d.]+)deg/.exec(element.style.transform)?.[1] ?? 0);
    return turned ? { width: element.offsetWidth, height: element.offsetHeight } : box(element);
  };
  const buttons = [...document.querySelectorAll('.tools button')].filter(button => box(button).width);
  const targets = [...tops, ...bases, ...buttons].map(each => {
    const { width, height } = size(each);
    return { what: name(each), width, height };
  });
  return { outside, indices, targets };
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_deals_question_covers_no_card(language: str, visit: Visit) -> None:
    page = visit(language=language)
    Table.resumed(page, "berlinerin+choice#1", ["up", "up", "up"])
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(_COVERED) == [], (width, height)


_COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const question = box(document.getElementById('question'));
  const meets = ({ left, top, right, bottom }) =>
    right > question.left && left < question.right && bottom > question.top && top < question.bottom;
  const others = [...document.querySelectorAll('.card:not([hidden]), #said, .bar')];
  return others.filter(each => meets(box(each))).map(each => each.className);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_finished_picture_stands_in_the_middle(game: str, visit: Visit) -> None:
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    page = visit()
    Table.resumed(page, record.name, record.history)
    for width, height in [*WINDOWS, (3840, 2160)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        off, card = page.evaluate(_OFF_CENTRE)
        assert max(map(abs, off)) < 2 + card * 0.05, f"{game} at {width}×{height}: {off} beside the middle"


_OFF_CENTRE = """() => {
  const table = document.getElementById('table').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.card:not([hidden])')].map(card => card.getBoundingClientRect());
  const middle = (low, high) => {
    const [from, to] = [Math.min(...boxes.map(box => box[low])), Math.max(...boxes.map(box => box[high]))];
    return (from + to) / 2 - (table[low] + table[high]) / 2;
  };
  return [[middle('left', 'right'), middle('top', 'bottom')],
    parseFloat(getComputedStyle(document.getElementById('table')).getPropertyValue('--card'))];
}"""
