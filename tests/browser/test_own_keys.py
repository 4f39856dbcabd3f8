"""A player gives actions other keys: at once, in every tooltip, kept; a key never stands for two actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Visit
from browser.hands import Table
from kartenbild import words

Opened = Callable[..., Table]


def choose(page: Any, action: str, key: str) -> None:
    page.focus(f"#key-{action}")
    with page.expect_response("**/api/settings"):
        page.keyboard.press(key)


def leave(page: Any) -> None:
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.dialog")


def shows(page: Any, action: str, key: str) -> None:
    """Until the field shows this key."""
    page.wait_for_function("([id, key]) => document.getElementById(id).value === key", arg=[f"key-{action}", key])


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_another_key_works_at_once_and_every_tooltip_tells_it(table: Opened, language: str) -> None:
    played = table("irmgard#42", language=language)
    page = played.page
    draw, name = page.locator(".tools [data-do=draw]"), words.say("web-script-do-turn", language)
    assert (draw.get_attribute("title"), draw.get_attribute("aria-keyshortcuts")) == (f"{name} (D)", "D")
    page.keyboard.press("?")
    choose(page, "draw", "k")
    page.wait_for_function("() => document.getElementById('keys-told').textContent.startsWith('K: ')")
    assert page.inner_text("#keys-told") == f"K: {words.say('web-key-draw', language)}"
    assert (draw.get_attribute("title"), draw.get_attribute("aria-keyshortcuts")) == (f"{name} (K)", "K")
    leave(page)
    page.keyboard.press("d")
    page.keyboard.press("k")
    played.agree()
    played.wait_past(0)
    assert played.state()["made"] == 1
    page.reload()
    page.wait_for_selector("#table[data-revision]")
    assert draw.get_attribute("aria-keyshortcuts") == "K"
    page.goto("/keys")
    shows(page, "draw", "K")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_key_that_is_taken_is_refused_beside_it(visit: Visit, language: str) -> None:
    page = visit(320, 640, language)
    page.goto("/keys")
    choose(page, "draw", "m")
    told = page.locator("#key-draw-refused")
    page.wait_for_function("() => document.getElementById('key-draw-refused').textContent !== ''")
    assert told.inner_text() == words.say("refused-key-taken", language, key="M", does=words.say("moves-key", language))
    assert page.get_attribute("#key-draw", "aria-invalid") == "true"
    shows(page, "draw", "D")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    choose(page, "moves", "Shift+M")
    shows(page, "moves", "⇧M")
    page.wait_for_function("() => document.getElementById('key-draw-refused').textContent === ''")
    assert page.get_attribute("#key-draw", "aria-invalid") is None
    choose(page, "draw", "m")
    shows(page, "draw", "M")
    with page.expect_response("**/api/settings"):
        page.click("[data-usual-keys]")
    shows(page, "draw", "D")
    shows(page, "moves", "M")
    assert page.is_disabled("[data-usual-keys]")
    page.wait_for_function(
        "t => document.getElementById('keys-told').textContent === t", arg=words.say("web-script-keys-usual", language)
    )


def test_an_action_can_have_no_key_and_a_screen_keyboard_writes_one(visit: Visit) -> None:
    page = visit()
    table = Table.deal(page, "irmgard#42")
    page.keyboard.press("?")
    choose(page, "restart", "Backspace")
    shows(page, "restart", "")
    assert page.get_attribute(".tools [data-do=restart]", "aria-keyshortcuts") is None
    # As a keyboard on a phone's screen does it: nothing is told but what the field now says.
    page.evaluate(
        """() => {
             const field = document.getElementById('key-read');
             field.value += 'q';
             field.dispatchEvent(new InputEvent('input', { bubbles: true }));
           }"""
    )
    shows(page, "read", "Q")
    leave(page)
    page.keyboard.press("q")
    assert page.evaluate("document.querySelector('dialog[open]').id") == "read-dialog"
    assert table.state()["revision"] == 0


def test_switched_off_letters_are_told_nowhere_and_control_keys_stay(table: Opened) -> None:
    played = table("irmgard#42", settings={"keys": False, "own_keys": {"undo": "ü"}})
    page = played.page
    undo = page.locator(".tools [data-do=undo]")
    assert (undo.get_attribute("title"), undo.get_attribute("aria-keyshortcuts")) == ("Undo", "Control+Z")
    played.act("move", "deal")
    played.open()
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'ü' }))")
    page.keyboard.press("Control+z")
    played.wait_past(1)
    assert (played.state()["made"], played.revision) == (0, 2)
    page.click("[data-do=settings]")
    page.locator("#settings-dialog [data-setting=keys]").check()
    page.wait_for_function("() => document.querySelector('[data-do=undo]').title.endsWith('(Ü)')")
    assert undo.get_attribute("aria-keyshortcuts") == "Ü Control+Z"
    page.click("#settings-dialog [data-do=keys]")
    assert page.evaluate("document.querySelector('dialog[open]').id") == "keys-dialog"


def test_a_key_pressed_as_the_dialog_closes_is_the_tables(table: Opened) -> None:
    """Without a pause in which the browser could take the focus out of the closed dialog's field."""
    played = table("irmgard#42")
    page = played.page
    page.keyboard.press("?")
    page.focus("#key-draw")
    page.evaluate(
        """() => {
             document.getElementById('keys-dialog').requestClose();
             const pressed = { key: 'n', bubbles: true, cancelable: true };
             document.activeElement.dispatchEvent(new KeyboardEvent('keydown', pressed));
           }"""
    )
    assert page.input_value("#key-draw") == "D"
    assert page.evaluate("document.querySelector('dialog[open]').id") == "new-dialog"


def test_a_dialog_opened_as_another_closes_stays_open(table: Opened) -> None:
    """The step back over the first one's place in the history does not take the second one away."""
    page = table("irmgard#42").page
    page.keyboard.press("?")
    page.evaluate(
        """async () => {
             const box = document.getElementById('keys-dialog');
             const closed = new Promise(done => box.addEventListener('close', done, { once: true }));
             box.close('');
             await closed;
             dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
           }"""
    )
    page.wait_for_function("() => history.state?.dialog === 'new-dialog'")
    assert page.evaluate("document.querySelector('dialog[open]').id") == "new-dialog"
    page.go_back()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert "/table/" in page.url
