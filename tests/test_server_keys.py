"""A player's own keys: kept like every setting, refused in one sentence where a key would stand for two actions."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from kartenbild import words
from kartenbild.server import keys
from kartenbild.store import Store
from server_play import Browser, app_on


@pytest.fixture
def browser(store: Store) -> Browser:
    return Browser(app_on(store))


def put(browser: Browser, own: dict[str, str], **more: Any) -> Any:
    return browser.client.put("/api/settings", json=browser.get("/api/settings") | {"own_keys": own} | more)


def test_every_action_is_declared_once_and_no_usual_key_twice() -> None:
    assert [letter.action for letter in keys.LETTERS] == list(get_args(keys.KeyAction))
    usual = [letter.key for letter in keys.LETTERS]
    assert len(set(usual)) == len(usual)
    for language in words.LANGUAGES:
        told = [words.say(letter.does, language) for letter in keys.LETTERS]
        assert len(set(told)) == len(told)


def test_own_keys_are_kept(browser: Browser) -> None:
    own = {"draw": "ö", "undo": "shift+d", "help": ""}
    assert put(browser, own).json()["own_keys"] == own
    assert browser.get("/api/settings")["own_keys"] == own
    assert put(browser, {}).json()["own_keys"] == {}


@pytest.mark.parametrize(
    ("language", "told"), [("en", "M is already the key for “"), ("de", "M ist schon die Taste für „")]
)
def test_a_key_that_is_taken_is_refused_with_its_holder(browser: Browser, language: str, told: str) -> None:
    assert put(browser, {}, language=language).status_code == 200
    answer = put(browser, {"draw": "m"})
    assert answer.status_code == 422
    assert answer.json()["reason"].startswith(told + words.say("moves-key", language))
    assert browser.get("/api/settings")["own_keys"] == {}
    assert put(browser, {"draw": "m", "moves": "d"}).status_code == 200
    holder = words.say("web-key-draw", language)
    assert holder in put(browser, {"draw": "m", "moves": "m"}).json()["reason"]


def test_an_action_that_gave_its_key_away_has_room_for_another(browser: Browser) -> None:
    assert put(browser, {"moves": "k"}).status_code == 200
    assert put(browser, {"moves": "k", "draw": "m"}).status_code == 200
    assert put(browser, {"moves": "", "draw": "k", "read": ""}).status_code == 200


@pytest.mark.parametrize("key", ["M", "shift+1", "shift+M", "Ö", "shift+", "\n"])
def test_what_cannot_be_typed_is_no_key(browser: Browser, key: str) -> None:
    answer = put(browser, {"draw": key})
    assert answer.status_code in (400, 422)
    assert browser.get("/api/settings")["own_keys"] == {}


@pytest.mark.parametrize("key", ["mm", "?", " ", "shift+ab"])
def test_what_is_no_character_is_not_even_read(browser: Browser, key: str) -> None:
    assert put(browser, {"draw": key}).status_code == 400


def test_keys_are_printed_as_they_are_typed() -> None:
    assert [keys.shown(key) for key in ("d", "shift+u", "ö", "ß", "+", "")] == ["D", "⇧U", "Ö", "ß", "+", ""]
