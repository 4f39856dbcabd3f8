"""What hands can do at the table, well and badly: nothing is lost, every refusal is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import Visit
from browser.hands import Table
from kartenbild.engine.moves import Move

Opened = Callable[..., Table]


def _refused(deal: str) -> Move:
    """A move between two columns of this deal that the rules refuse because the cards do not fit."""
    game = kb.deal(deal)
    moves = [Move.parse(f"T{a}-T{b}") for a in range(1, 9) for b in range(1, 9) if a != b]
    reasons = ((move, game.refusal(move)) for move in moves)
    return next(move for move, reason in reasons if reason and reason.id == "refused-tableau-any-suit")


def _legal(deal: str) -> Move:
    """A move from column to column."""
    return next(move for move in kb.deal(deal).legal_moves() if move.source and move.target[0] == "T")


def test_a_refused_move_says_which_rule_stops_it(table: Opened) -> None:
    played, move = table("berlinerin#1"), _refused("berlinerin#1")
    before = played.state()
    start, end = played.grip(move.source), played.grip(move.target)
    mouse = played.page.mouse
    mouse.move(start.x, start.y)
    mouse.down()
    mouse.move(end.x, end.y, steps=3)
    mouse.up()
    played.wait_said("columns go down rank by rank")
    assert played.state()["revision"] == before["revision"]
    played.expect_shown(before)
    mouse.click(start.x, start.y)
    played.page.wait_for_timeout(400)
    mouse.click(end.x, end.y)
    played.wait_said("columns go down rank by rank")
    played.expect_shown(before)


def test_a_foundation_keeps_its_cards_and_says_so(table: Opened) -> None:
    played = table("berlinerin#1")
    before = played.state()
    point = played.grip("F1")
    played.page.mouse.click(point.x, point.y)
    played.wait_said("never comes back")
    played.page.mouse.move(point.x, point.y)
    played.page.mouse.down()
    played.page.mouse.move(point.x, point.y + 250, steps=4)
    played.page.mouse.up()
    played.expect_shown(before)


def test_a_broken_run_is_not_lifted_and_says_why(table: Opened) -> None:
    played = table("berlinerin#1")
    point = played.grip("T1", 4)
    played.page.mouse.click(point.x, point.y)
    played.wait_said("cards are not a run")
    assert played.targets() == []


def test_a_double_click_plays_to_the_best_place(table: Opened) -> None:
    deal = next(f"berlinerin+never#{n}" for n in range(1, 50) if _up(f"berlinerin+never#{n}"))
    played, move = table(deal), _up(deal)
    assert move
    point = played.grip(move.source)
    played.page.mouse.dblclick(point.x, point.y)
    played.wait_past(0)
    state = played.state()
    assert state["last"]["target"].startswith("F")
    played.expect_shown(state)
    marked = played.page.evaluate("[...document.querySelectorAll('.card.last')].map(card => Number(card.dataset.key))")
    assert marked == state["last"]["keys"]


def _up(deal: str) -> Move | None:
    return next((move for move in kb.deal(deal).legal_moves() if move.target == "F"), None)


@pytest.mark.parametrize("clicks", [1, 2, 3, 5])
def test_many_clicks_lose_no_card(table: Opened, clicks: int) -> None:
    played = table("irmgard-single#3", reduced_motion="no-preference")
    for place in ("T1", "T5", "S", "F1", "W", "T9"):
        point = played.grip(place)
        for button in ("left", "right"):
            for _ in range(clicks):
                played.page.mouse.click(point.x, point.y, button=button)
    played.page.wait_for_timeout(500)
    played.expect_shown()
    assert sum(len(cards) for cards in played.shown().values()) == 52


def test_cancelled_gestures_return_the_cards(table: Opened) -> None:
    played, move = table("berlinerin#1"), _legal("berlinerin#1")
    before, mouse = played.state(), played.page.mouse
    start, end = played.grip(move.source), played.grip(move.target)

    def drag() -> None:
        mouse.move(start.x, start.y)
        mouse.down()
        mouse.move(end.x, end.y, steps=3)
        assert played.targets()

    drag()
    played.page.keyboard.press("Escape")
    mouse.up()
    played.expect_shown(before)
    drag()
    mouse.down(button="right")
    mouse.up(button="right")
    mouse.up()
    played.expect_shown(before)
    drag()
    played.page.dispatch_event("#table", "pointercancel", {"pointerId": 1})
    mouse.up()
    played.expect_shown(before)
    drag()
    mouse.move(-20, 300)
    mouse.up()
    played.expect_shown(before)
    assert played.said.startswith("Put back: the "), "what was said when they were picked up stands no longer"
    assert played.targets() == []
    assert not played.page.evaluate("[...document.querySelectorAll('.card')].some(card => card.style.translate)")


def test_undo_held_down_ends_where_it_began(table: Opened) -> None:
    played = table("grosser-faecher#1", reduced_motion="no-preference")
    start = played.shown()
    for _ in range(40):
        moves = played.state()["moves"]
        played.act("move", moves[0]["move"])
    played.open()
    middle = played.shown()
    for _ in range(200):
        played.page.keyboard.press("Control+z")
    played.page.wait_for_function("() => document.querySelector('[data-do=undo]').disabled")
    assert played.shown() == start
    played.expect_shown()
    for _ in range(200):
        played.page.keyboard.press("Control+y")
    played.page.wait_for_function("() => document.querySelector('[data-do=redo]').disabled")
    assert played.shown() == middle
    played.page.wait_for_timeout(700)
    played.expect_shown()
    lie = "[...document.querySelectorAll('.card')].map(card => card.style.transform + card.getAnimations().length)"
    before = played.page.evaluate(lie)
    played.open()
    assert played.page.evaluate(lie) == before


def test_the_clock_counters_and_buttons_follow_undo(table: Opened) -> None:
    played = table("irmgard#4")
    counter = "#counters [data-counter=deals] b"
    assert played.page.inner_text(counter) == "9"
    played.page.click("[data-do=draw]")
    if played.page.is_visible("#sweep-dialog"):
        played.page.click("#sweep-dialog [data-close=yes]")
    played.wait_past(0)
    assert played.page.inner_text(counter) == "8"
    played.page.click("[data-do=undo]")
    played.wait_past(1)
    assert played.page.inner_text(counter) == "9"
    assert played.page.is_disabled("[data-do=undo]")


def test_dealing_is_asked_about_once(table: Opened) -> None:
    played = table("irmgard#8")
    assert played.state()["confirm"]
    played.page.click("[data-do=draw]")
    played.page.keyboard.press("Escape")
    assert played.state()["revision"] == 0
    played.page.click("[data-do=draw]")
    played.page.check("#sweep-never")
    played.page.click("#sweep-dialog [data-close=yes]")
    played.wait_past(0)
    played.page.wait_for_timeout(400)
    played.page.click("[data-do=draw]")
    played.wait_past(1)
    assert played.state()["made"] == 2
    assert played.page.context.request.get("/api/settings").json()["confirm_deal"] is False


def test_a_double_tap_deals_one_row_only(table: Opened) -> None:
    """Asked or not, by mouse, button or a key held down: the second tap of two deals nothing and answers nothing."""
    played = table("irmgard#8", settings={"confirm_deal": False})
    point = played.grip("S")
    played.page.mouse.dblclick(point.x, point.y)
    played.wait_past(0)
    played.page.wait_for_timeout(500)
    assert played.state()["made"] == 1
    for _ in range(3):
        played.page.keyboard.press("d")
    played.wait_past(1)
    played.page.wait_for_timeout(500)
    assert played.state()["made"] == 2
    asked = table("irmgard#8")
    asked.page.mouse.dblclick(point.x, point.y)
    assert asked.page.is_visible("#sweep-dialog") and asked.state()["made"] == 0


def test_two_tabs_on_one_game_are_told_not_mixed_in(table: Opened) -> None:
    first = table("irmgard-single#3")
    second = Table(first.page.context.new_page(), first.id)
    second.open()
    first.page.bring_to_front()
    first.page.click("[data-do=draw]")
    first.wait_past(0)
    second.page.evaluate("document.querySelector('[data-do=draw]').click()")
    second.wait_past(0)
    second.wait_said("another window")
    assert second.state()["made"] == 1
    second.expect_shown()


def test_reloading_resumes_the_game(table: Opened) -> None:
    played = table("grosser-kreis#3")
    for made in range(4):
        played.page.click("[data-do=draw]")
        played.wait_past(made)
    before = played.shown()
    played.page.reload()
    played.page.wait_for_selector("#table[data-revision]")
    assert played.shown() == before
    played.page.goto("/")
    played.page.click(".resume a")
    played.page.wait_for_selector("#table[data-revision]")
    assert played.shown() == before


def test_hidden_cards_are_nowhere_in_the_page(table: Opened) -> None:
    played = table("irmgard#7")
    game = kb.deal("irmgard#7")
    open_cards = [card for cards in game.view().values() for card in cards if card != "~"]
    faces = played.page.evaluate("[...document.querySelectorAll('.card')].map(card => card.dataset.card)")
    assert sorted(face for face in faces if face) == sorted(open_cards)
    html = played.page.evaluate("['table', 'page-data'].map(id => document.getElementById(id).outerHTML).join()")
    hidden = set(game.cards.split()) - set(open_cards)
    assert hidden
    assert not [card for card in hidden if f"face-{card}" in html or f'"card": "{card}"' in html]
    labels = played.page.evaluate("[...document.querySelectorAll('.card[data-card=\"\"]')].map(c => c.ariaLabel)")
    assert labels
    assert not [label for label in labels if " of hearts" in label or " of spades" in label]


def test_a_server_that_is_away_loses_no_move(table: Opened) -> None:
    played = table("irmgard-single#3")
    asked: list[Any] = []

    def lose(route: Any) -> None:
        asked.append(route.request.post_data_json["key"])
        route.abort()

    played.page.route("**/actions", lose)
    played.page.click("[data-do=draw]")
    played.page.wait_for_selector("#away:not([hidden])")
    played.page.wait_for_timeout(1200)
    played.page.unroute("**/actions")
    played.page.evaluate("document.querySelector('[data-do=retry]').click()")
    played.wait_past(0)
    assert not played.page.is_visible("#away")
    assert len(set(asked)) == 1
    assert played.state()["made"] == 1
    played.expect_shown()


def test_an_answer_that_was_lost_is_not_played_twice(table: Opened) -> None:
    played = table("irmgard-single#3")
    lost: list[bool] = []

    def deliver(route: Any) -> None:
        route.fetch() if not lost else None
        route.abort() if not lost else route.continue_()
        lost.append(True)

    played.page.route("**/actions", deliver)
    played.page.click("[data-do=draw]")
    played.wait_past(0)
    assert len(lost) > 1
    assert played.state()["made"] == 1
    played.expect_shown()


def test_the_deals_question_is_answered_by_button_and_key(table: Opened) -> None:
    played = table("berlinerin+choice#1")
    assert played.page.is_visible("#question")
    assert played.page.evaluate("document.activeElement.dataset.do") == "up"
    before = played.revision
    played.page.keyboard.press("ArrowDown")
    played.wait_past(before)
    assert played.state()["last"]["move"] == "down"
    while played.page.is_visible("#question"):
        before = played.revision
        played.page.click("[data-do=up]")
        played.wait_past(before)
    assert sum(len(place["cards"]) for place in played.state()["places"]) == 52
    played.expect_shown()


def test_a_finger_moves_cards_and_sees_where_they_may_go(visit: Visit) -> None:
    page = visit(360, 640, has_touch=True, is_mobile=True)
    played = Table.deal(page, "berlinerin#1")
    session = page.context.new_cdp_session(page)
    move = _legal("berlinerin#1")

    def touch(kind: str, *points: Any) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": p.x, "y": p.y} for p in points]})

    start = played.grip(move.source, move.count)
    touch("touchStart", start)
    page.wait_for_timeout(600)
    assert played.targets()
    touch("touchEnd")
    assert played.targets()
    end = played.grip(next(each for each in played.targets() if each == move.target))
    page.touchscreen.tap(end.x, end.y)
    played.wait_past(0)
    page.click("[data-do=undo]")
    played.wait_past(1)
    start, end = played.grip(move.source, move.count), played.grip(move.target)
    touch("touchStart", start)
    for part in (0.3, 0.7, 1.0):
        touch("touchMove", type(start)(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
    touch("touchEnd")
    played.wait_past(2)
    played.expect_shown()
    assert str(played.state()["last"]["move"]) == str(move)
    before = played.state()
    start = played.grip("T2")
    touch("touchStart", start)
    touch("touchMove", type(start)(start.x + 60, start.y + 10))
    touch("touchStart", type(start)(start.x + 60, start.y + 10), type(start)(40, 500))
    touch("touchEnd")
    played.expect_shown(before)


def test_the_window_can_change_at_any_moment(table: Opened) -> None:
    played, move = table("berlinerin#1"), _legal("berlinerin#1")
    start = played.grip(move.source)
    played.page.mouse.move(start.x, start.y)
    played.page.mouse.down()
    played.page.mouse.move(start.x + 30, start.y + 30)
    for width, height in ((400, 700), (1900, 900), (568, 320), (1280, 800)):
        played.page.set_viewport_size({"width": width, "height": height})
    played.page.mouse.up()
    played.page.wait_for_timeout(200)
    played.expect_shown()
    played.mouse_play(move, drag=True) if played.revision == 0 else None
    played.expect_shown()


def test_the_focus_goes_with_the_cards_and_comes_back(table: Opened) -> None:
    played, move = table("berlinerin#1"), _legal("berlinerin#1")
    played.page.keyboard.press("F6")
    played.key_play(move)
    label = "document.activeElement.ariaLabel"
    assert played.focused() == move.target
    moved = played.page.evaluate(label)
    assert "just moved" in moved
    played.page.keyboard.press("u")
    played.wait_past(1)
    assert played.focused() == move.source
    assert played.page.evaluate(label).split(",")[0] == moved.split(",")[0]
    played.page.keyboard.press("Shift+U")
    played.wait_past(2)
    assert played.focused() == move.target


def test_the_first_arrow_finds_the_cards_and_the_rules_give_the_focus_back(table: Opened) -> None:
    played = table("irmgard#2")
    keyboard = played.page.keyboard
    keyboard.press("ArrowRight")
    assert played.focused() == "T1"
    keyboard.press("ArrowRight")
    assert played.focused() == "T2"
    keyboard.press("e")
    assert played.page.is_visible("#help")
    keyboard.press("Escape")
    assert played.page.is_hidden("#help") and played.focused() == "T2"


def test_a_game_can_be_followed_by_ear(table: Opened) -> None:
    """Every place has a name, every card says what it is, every move one sentence."""
    played, move = table("irmgard-single#2"), _legal("irmgard-single#2")
    state = played.state()
    for place in state["places"]:
        assert played.place(place["place"])["label"] == place["label"]
    names = played.page.evaluate("[...document.querySelectorAll('.tableau .card')].map(card => card.ariaLabel)")
    assert "Face-down card, 1 of 3" in names
    assert all(" of " in name for name in names)
    played.page.keyboard.press("F6")
    played.key_play(move)
    assert played.said.startswith(played.state()["last"]["text"].rstrip("."))
    assert played.page.get_attribute("#said", "aria-live") == "polite"
    top = f".place[data-place={move.target}] .card:last-child"
    assert played.page.get_attribute(top, "aria-pressed") == "false"
    assert played.page.get_attribute(".tableau .card[data-card='']", "aria-disabled") == "true"
    stops = "document.querySelectorAll('#table [tabindex=\"0\"]').length"
    assert played.page.evaluate(stops) == 1


def test_letters_can_be_switched_off_and_the_arrows_still_work(table: Opened) -> None:
    played = table("irmgard-single#3", settings={"keys": False})
    played.page.keyboard.press("F6")
    played.page.keyboard.press("d")
    played.page.wait_for_timeout(200)
    assert played.state()["revision"] == 0
    assert played.focused().startswith("T")
    played.page.keyboard.press("ArrowRight")
    assert played.focused() == "T2"


def test_a_menu_key_followed_by_enter_deals_nothing_anew(table: Opened) -> None:
    played = table("irmgard-single#3")
    played.page.keyboard.press("F6")
    url = played.page.url
    for key in ("r", "u", "t", "m", "?", "e", "z"):
        played.page.keyboard.press(key)
        played.page.keyboard.press("Escape")
        played.page.keyboard.press("Escape")
    assert played.page.url == url
    assert played.state()["revision"] == 0


@pytest.mark.parametrize("way", ["Escape", "cross", "outside", "back"])
def test_a_won_game_is_told_once_and_closed_every_way(table: Opened, way: str) -> None:
    from browser.conftest import RECORDS

    record = kb.read_record((RECORDS / "berlinerin.patience").read_text())
    played = table(record.name)
    for move in record.history[:-1]:
        played.act("move", str(move))
    played.open()
    played.mouse_play(record.history[-1], drag=False)
    page, dialog = played.page, "document.getElementById('won-dialog').open"
    page.wait_for_function(f"() => {dialog}")
    assert not page.evaluate("document.getElementById('stuck-dialog').open")
    # A second tap of a double one that opened a dialog does not close it.
    page.wait_for_timeout(450)
    {
        "Escape": lambda: page.keyboard.press("Escape"),
        "cross": lambda: page.click("#won-dialog .cross"),
        "outside": lambda: page.mouse.click(15, 400),
        "back": lambda: page.go_back(),
    }[way]()
    page.wait_for_function(f"() => !{dialog}")
    assert page.url.endswith(played.id)
    page.wait_for_timeout(100)
    page.click("[data-do=undo]")
    played.wait_past(len(record.history))
    assert not page.evaluate(dialog)
    assert played.status == "playing"
    page.reload()
    assert not page.evaluate(dialog)


def test_restart_is_asked_and_lays_the_same_cards(table: Opened) -> None:
    played = table("irmgard-single#3")
    start = played.shown()
    for _ in range(5):
        revision = played.revision
        played.page.click("[data-do=draw]")
        played.wait_past(revision)
        played.page.click("[data-do=restart]")
        played.page.keyboard.press("Escape")
        played.page.click("[data-do=restart]")
        played.page.click("#restart-dialog [data-close=yes]")
        played.wait_past(revision + 1)
        assert played.shown() == start


_NAMED = {
    "en": (
        "Picked up: the seven of hearts with one more card. One place is possible.",
        "Picked up: the six of hearts. 2 places are possible.",
        "Put back: the six of hearts.",
        "Picked up: the king of spades. There is no place for it at present.",
        "The king of spades fits nowhere at present.",
    ),
    "de": (
        "Aufgenommen: die Herz-Sieben mit einer weiteren Karte. Ein Platz ist möglich.",
        "Aufgenommen: die Herz-Sechs. 2 Plätze sind möglich.",
        "Zurückgelegt: die Herz-Sechs.",
        "Aufgenommen: der Pik-König. Im Augenblick gibt es keinen Platz dafür.",
        "Der Pik-König passt im Augenblick nirgends.",
    ),
}


@pytest.mark.parametrize("language", _NAMED)
def test_cards_in_hand_are_named_and_counted(table: Opened, language: str) -> None:
    """A run by the card that leads it; a king that nothing takes is picked up, and asked for its best place."""
    played = table("berlinerin#14", language=language)
    said = []

    def press(place: str, seat: int, *keys: str) -> None:
        played.page.focus(f"[data-place={place}][data-seat='{seat}']")
        for key in keys:
            played.page.keyboard.press(key)
            said.append(played.said)

    press("T6", 3, "Enter", "Escape")
    press("T6", 4, "Enter", "Escape")
    press("T1", len(played.place("T1")["cards"]) - 1, "Enter", "Enter")
    assert tuple(said[:1] + said[2:]) == _NAMED[language]
