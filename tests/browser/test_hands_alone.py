"""A game by one hand alone: with a finger, and by ear. WHOLE_GAMES=1 plays all five to their end both ways."""

from __future__ import annotations

import os
import re

import pytest

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.fingers import Finger
from browser.hands import STOCK_VERBS, Table
from browser.reader import Pile, Reader, name, state
from kartenbild.cards import name as notation
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.words import card as spoken

WHOLE = os.environ.get("WHOLE_GAMES") == "1"
ENDS = 7
GAMES = [str(game) for game in kb.games()]
_CODES = {notation(number): number for number in range(52)}
_PLACES = {
    "T": ("Column", "Fan"),
    "F": ("Centre pile",),
    "R": ("Half circle",),
    "W": ("Waste",),
    "S": ("Stock",),
}


def _record(game: str) -> kb.Game:
    return kb.read_record((RECORDS / f"{game}.patience").read_text())


def _stages(record: kb.Game, game: str) -> list[tuple[int, int]]:
    """Which moves are made at the table, from and to: all of a short game, a long one's beginning and end."""
    last = len(record.history)
    return [(0, last)] if WHOLE or game == "berlinerin" else [(0, ENDS), (last - ENDS, last)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_with_one_finger(game: str, visit: Visit) -> None:
    record = _record(game)
    for first, last in _stages(record, game):
        page = visit(390, 760, has_touch=True, is_mobile=True)
        table = Table.resumed(page, record.name, record.history[:first])
        finger = Finger(table)
        for number, move in enumerate(record.history[first:last]):
            finger.play(move, drag=number % 2 == 1)
        table.expect_shown()
    assert table.state()["status"] == "won"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_by_ear_alone(game: str, visit: Visit) -> None:
    """Everything needed is in the accessibility tree: what lies where, what is in hand, what a move did."""
    record = _record(game)
    for first, last in _stages(record, game):
        page, plan = visit(), kb.deal(record.name)
        for move in record.history[:first]:
            plan.play(move)
        Table.resumed(page, record.name, record.history[:first])
        page.wait_for_timeout(750)
        reader = Reader(page)
        for move in record.history[first:last]:
            _play_by_ear(reader, move, _target(plan, move))
            _expect_told(reader, plan, move)
    assert reader.has("dialog", "The patience has come out!")


def _target(plan: kb.Game, move: Move) -> str:
    """Plays the plan's move; the place that got the cards."""
    before = plan.view()
    plan.play(move)
    return next((place for place, cards in plan.view().items() if len(cards) > len(before[place]) and place != "S"), "")


def _play_by_ear(reader: Reader, move: Move, target: str) -> None:
    said, lay = reader.status(), _told_piles(reader)
    if move.kind is Kind.SHIFT:
        source = _pile(reader, move.source)
        reader.press(source.buttons[-move.count])
        held = _pile(reader, move.source).buttons[-move.count]
        assert state(held, "pressed") == "true"
        assert re.match(r"Picked up: the .*(One place is|\d+ places are) possible", reader.status())
        reader.press(_pile(reader, target).buttons[-1])
    else:
        assert move.kind.name.lower() in STOCK_VERBS
        reader.press(_pile(reader, "S").buttons[-1])
        for asked in ("Deal", "Gather"):
            if reader.has("dialog", asked):
                reader.press(reader.button(asked))
    for _ in range(100):
        now = reader.status()
        told = now not in (said, "") or _told_piles(reader) != lay
        if (told and not now.startswith("Picked up")) or reader.has("dialog", "The patience"):
            return
        reader.page.wait_for_timeout(40)
        reader.read()
    raise AssertionError(f"nothing was said after {move}")


def _told_piles(reader: Reader) -> list[str]:
    return [pile.name for pile in reader.piles().values()]


def _expect_told(reader: Reader, plan: kb.Game, move: Move) -> None:
    """The tree tells the table as the plan has it: every pile's number of cards, every open card of the tableau."""
    if plan.won:
        return
    piles = reader.piles()
    for place, cards in plan.view().items():
        if place == "S" and not cards:
            continue
        pile = _named(piles, place)
        count = "empty" if not cards else "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        assert pile.name.split(", ")[1] == count, (move, place)
        if place != "S" and cards:
            assert name(pile.buttons[-1]).startswith(_said(cards[-1])), (move, place)
        if place[0] == "T":
            heard = [name(button).split(",")[0] for button in pile.buttons if "empty" not in name(button)]
            assert heard == [_said(card) for card in cards] or not cards


def _said(card: str) -> str:
    told = spoken(_CODES[card], "en") if card != "~" else "Face-down card"
    return told[0].upper() + told[1:]


def _pile(reader: Reader, place: str) -> Pile:
    return _named(reader.piles(), place)


def _named(piles: dict[str, Pile], place: str) -> Pile:
    families = [pile for name, pile in piles.items() if "foundation" in name.lower()]
    if place[0] == "F" and families:
        return families[int(place[1:]) - 1]
    wanted = [f"{word} {place[1:]}".strip() for word in _PLACES[place[0]]]
    return next(pile for name, pile in piles.items() if name in wanted)
