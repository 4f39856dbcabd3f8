"""The hint at the table: fair, in the player's words, and given up when the game goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from kartenbild.server import api_advice
from kartenbild.server.app import create_app
from kartenbild.settings import Config
from kartenbild.store import Store
from kartenbild.thinking import Desk
from server_play import Browser


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    desk = Desk(workers=1)
    yield desk
    desk.close()


@pytest.fixture
def browser(store: Store, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setattr(api_advice, "SECONDS", 0.1)
    return Browser(create_app(Config(data=store.folder), store, desk))


def asked(browser: Browser, table: dict[str, Any]) -> Any:
    return browser.client.get(f"/api/tables/{table['id']}/advice?revision={table['revision']}")


def test_a_hint_names_legal_moves_and_says_why(browser: Browser) -> None:
    table = browser.deal("irmgard#42")
    told = asked(browser, table).json()
    assert told["revision"] == table["revision"] and told["outcome"] == "undecided"
    legal = {move["move"] for move in table["moves"]}
    assert 0 < len(told["moves"]) <= 5
    assert {move["move"] for move in told["moves"]} <= legal
    assert all(move["text"] and move["reasons"] for move in told["moves"])
    assert "imagined games" in told["note"]


def test_where_all_is_known_following_hints_wins(browser: Browser) -> None:
    """From the second on they come at once: the win that was found is followed."""
    table = browser.deal("berlinerin#1")
    table = browser.act(table, "move", asked(browser, table).json()["moves"][0]["move"])
    for _ in range(200):
        if table["status"] == "won":
            return
        told = asked(browser, table).json()
        assert told["outcome"] == "won"
        table = browser.act(table, "move", told["moves"][0]["move"])
    raise AssertionError("it was not won")


def test_a_hint_for_a_table_that_went_on_is_refused_with_the_table(browser: Browser) -> None:
    table = browser.deal("irmgard#42")
    browser.act(table, "move", "deal")
    late = asked(browser, table)
    assert late.status_code == 409
    assert late.json()["table"]["made"] == 1


def test_a_move_gives_up_a_hint_that_is_being_thought_out(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_advice, "SECONDS", 60)
    table = browser.deal("irmgard#42")
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(asked(browser, table)))
    asking.start()
    time.sleep(0.3)
    browser.act(table, "move", "deal")
    asking.join(timeout=20)
    assert [answer.status_code for answer in answers] == [409]


def test_where_nobody_thinks_there_is_no_hint(store: Store) -> None:
    browser = Browser(create_app(Config(data=store.folder), store, Desk(workers=0)))
    assert asked(browser, browser.deal("irmgard#1")).status_code == 404
