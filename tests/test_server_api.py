"""The interface under /api, asked as a browser asks it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar

import kartenbild as kb
from kartenbild.server import api_player, app, attempts
from kartenbild.server.visitor import wished_language
from kartenbild.store import Store, new_key, tables
from server_play import Browser, app_on, won_line


@pytest.fixture
def app_here(store: Store) -> Litestar:
    return app_on(store)


@pytest.fixture
def browser(app_here: Litestar) -> Browser:
    return Browser(app_here)


def test_the_games_with_their_settings(browser: Browser) -> None:
    told = browser.get("/api/games")
    assert [game["name"] for game in told] == list(kb.games())
    for game, name in zip(told, kb.games(), strict=True):
        words = {setting["name"]: tuple(word["word"] for word in setting["words"]) for setting in game["settings"]}
        assert words == name.variants
        assert game["packs"] == name.packs


def test_a_game_from_the_deal_to_the_last_card(browser: Browser) -> None:
    deal, line = won_line("berlinerin")
    table = browser.play_out(deal, line, seconds=2)
    assert (table["status"], table["made"], table["seconds"]) == ("won", len(line), 2 * len(line))
    assert table["revision"] == len(line)
    (statistics,) = browser.get("/api/statistics")
    assert (statistics["played"], statistics["won"], statistics["fewest_moves"]) == (1, 1, len(line))
    (record,) = browser.get("/api/records")
    again = kb.read_record(browser.client.get(f"/api/records/{record['id']}").text)
    assert again.won
    assert browser.client.delete(f"/api/tables/{table['id']}").status_code == 204
    assert browser.get("/api/tables") == []
    assert len(browser.get("/api/records")) == 1


def test_a_deal_without_number_gets_one(browser: Browser) -> None:
    names = {browser.deal("irmgard")["deal"] for _ in range(5)}
    assert len(names) == 5
    assert all(name.startswith("irmgard#") for name in names)


def test_several_games_at_once(browser: Browser) -> None:
    deals = ["irmgard#1", "grosser-kreis+unlimited#2", "berlinerin+choice#3"]
    opened = [browser.deal(deal) for deal in deals]
    listed = browser.get("/api/tables")
    assert [line["deal"] for line in listed] == deals[::-1]
    assert listed[1]["variants"] == ["unlimited"]
    for table in opened:
        assert browser.get(f"/api/tables/{table['id']}")["deal"] == table["deal"]


def test_undo_redo_and_restart(browser: Browser) -> None:
    start = browser.deal("irmgard#42")
    dealt = browser.act(start, "move", "deal")
    undone = browser.act(dealt, "undo")
    assert undone["places"] == start["places"]
    assert (undone["can_undo"], undone["can_redo"]) == (False, True)
    redone = browser.act(undone, "redo")
    assert redone["places"] == dealt["places"]
    again = browser.act(redone, "restart")
    assert again["places"] == start["places"]
    assert again["revision"] == 4


def test_a_refused_move_says_which_rule_stops_it(browser: Browser) -> None:
    table = browser.deal("irmgard#42")
    answer = browser.send(table, "move", "T1-T2")
    assert answer.status_code == 422
    assert answer.json()["reason"].startswith("The four of clubs does not go on the two of clubs: columns go down")
    assert answer.json()["table"]["revision"] == 0
    german = Browser(browser.client.app, "de")
    answer = german.send(german.deal("irmgard#42"), "move", "T1-T2")
    assert answer.json()["reason"].startswith("Die Kreuz-Vier passt nicht auf die Kreuz-Zwei")


def test_a_second_tab_is_told(browser: Browser) -> None:
    """Two tabs show one game; the one that is behind gets the game as it stands, and goes on from there."""
    first = second = browser.deal("irmgard#42")
    first = browser.act(first, "move", "deal")
    late = browser.send(second, "move", "T5-F")
    assert late.status_code == 409
    assert late.json()["reason"] == "The game went on elsewhere; this is how it stands now."
    second = late.json()["table"]
    assert second["places"] == first["places"]
    assert second["revision"] == first["revision"]
    browser.act(second, "undo")


def test_a_repeated_request_plays_once(browser: Browser) -> None:
    table = browser.deal("irmgard#42")
    key = new_key()
    first, second = (browser.send(table, "move", "deal", key=key) for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 200)
    assert second.json()["places"] == first.json()["places"]
    assert second.json()["made"] == second.json()["revision"] == 1


def test_foundations_give_nothing_back(browser: Browser) -> None:
    table = browser.act(browser.act(browser.deal("irmgard#42"), "move", "T5-F"), "move", "T2-F")
    for move in ("F1-T9", "F1-T3", "F1-F2", "F1-T1x2"):
        answer = browser.send(table, "move", move)
        assert answer.status_code == 422
        assert answer.json()["reason"] == "A card that has been played up never comes back."
    assert browser.get(f"/api/tables/{table['id']}")["revision"] == table["revision"]


def test_each_browser_sees_only_its_own(app_here: Litestar) -> None:
    mine, other = Browser(app_here), Browser(app_here, "de")
    table = mine.deal("irmgard#42")
    other.deal("irmgard#43")
    assert [line["deal"] for line in other.get("/api/tables")] == ["irmgard#43"]
    path = f"/api/tables/{table['id']}"
    for answer in (
        other.client.get(path),
        other.client.delete(path),
        other.client.get(f"{path}/record"),
        other.send(table, "move", "deal"),
        Browser(app_here, "de").client.get(path),
    ):
        assert answer.status_code == 404
        assert answer.json() == {"reason": "Diese Partie gibt es hier nicht.", "table": None}
    assert mine.get(path)["revision"] == 0


def test_looking_makes_no_player(browser: Browser, store: Store) -> None:
    for path in ("tables", "settings", "statistics", "records", "games"):
        assert "set-cookie" not in browser.client.get(f"/api/{path}").headers
    assert browser.client.post("/api/tables", json={"deal": "chess"}).status_code == 422
    assert store.players.create()[0].id == 1


def test_the_cookie_is_for_this_table_alone(browser: Browser, store: Store) -> None:
    answer = browser.client.post("/api/tables", json={"deal": "irmgard#1"})
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == f"kartenbild-{store.id}"
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(rest.split("; "))
    token = rest.partition(";")[0]
    again = browser.client.post("/api/tables", json={"deal": "irmgard#1"})
    assert token in again.headers["set-cookie"]
    assert len(browser.get("/api/tables")) == 2


@pytest.mark.parametrize(
    "asked, told",
    [
        ({"deal": "chess"}, "This deal cannot be laid out: there is no game “chess”"),
        ({"deal": "irmgard#0"}, "This deal cannot be laid out: “0” is not a deal number"),
        ({"deal": "irmgard+left+centre#1"}, "set the same rule"),
        ({"deal": "irmgard#1", "cards": "AC"}, "has a number and cards"),
        (
            {"deal": "irmgard", "cards": "AC AC AC"},
            "These cards cannot be laid out: card 3: AC stands here three times",
        ),
        ({"deal": "irmgard", "cards": "AC XX"}, "card 2: “XX” is not a card"),
        ({"deal": "irmgard", "cards": ""}, "missing after 0 of 104 cards"),
        ({"deal": "<img src=x onerror=alert(1)>"}, "there is no game"),
    ],
)
def test_what_cannot_be_dealt_is_said(browser: Browser, asked: dict[str, Any], told: str) -> None:
    answer = browser.client.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert told in answer.json()["reason"]
    assert answer.headers["content-type"].startswith("application/json")
    assert browser.get("/api/tables") == []


def test_own_cards_are_dealt(browser: Browser) -> None:
    pack = kb.deal("berlinerin#5").cards
    table = browser.deal("berlinerin", pack)
    assert table["deal"] == "berlinerin"
    assert table["places"] == browser.deal("berlinerin#5")["places"]


def test_a_record_goes_out_and_in(browser: Browser) -> None:
    table = browser.act(browser.deal("grosser-kreis+unlimited#7"), "move", "turn")
    answer = browser.client.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == 'attachment; filename="grosser-kreis+unlimited-7.patience"'
    assert answer.text == "kartenbild 1\ndeal grosser-kreis+unlimited#7\nmoves turn\n"
    brought = Browser(browser.client.app).client.post("/api/records", json={"record": answer.text})
    assert brought.status_code == 201
    assert brought.json()["places"] == table["places"]


@pytest.mark.parametrize(
    "record, told",
    [
        ("kartenbild 1\ndeal irmgard#42\nmoves deal T1-T2", "Zug 2 ist gegen die Regeln."),
        ("kartenbild 9\ndeal irmgard#42", "kann nicht gelesen werden"),
        ("\x80\x04\x95 pickled", "kann nicht gelesen werden"),
        ("", "kann nicht gelesen werden"),
        ("kartenbild 1\ndeal irmgard#42\nmoves " + "[" * 1000, "Zug 1 ist gegen die Regeln."),
        ("kartenbild 1\ndeal ../../etc/passwd#1", "kann nicht gelesen werden"),
    ],
)
def test_a_bad_record_is_refused(app_here: Litestar, record: str, told: str) -> None:
    browser = Browser(app_here, "de")
    answer = browser.client.post("/api/records", json={"record": record})
    assert answer.status_code == 422
    assert told in answer.json()["reason"]
    assert browser.get("/api/tables") == []


def test_a_game_that_is_too_long_is_said(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_MOVES", 1)
    table = browser.act(browser.deal("irmgard#42"), "move", "deal")
    answer = browser.send(table, "move", "deal")
    assert answer.status_code == 422
    assert "more than a record can hold" in answer.json()["reason"]
    record = "kartenbild 1\ndeal irmgard#42\nmoves deal deal"
    assert browser.client.post("/api/records", json={"record": record}).status_code == 422


def test_settings_are_kept_and_decide_the_language(browser: Browser) -> None:
    settings = browser.get("/api/settings")
    assert settings["language"] is None
    settings |= {"language": "de", "felt": "blue", "confirm_deal": False}
    assert browser.client.put("/api/settings", json=settings).json() == settings
    assert browser.get("/api/settings") == settings
    table = browser.deal("irmgard#42")
    assert table["places"][0]["label"] == "Reihe 1, 1 Karte"
    assert table["confirm"] is None
    assert browser.client.get("/api/tables/none").json()["reason"] == "Diese Partie gibt es hier nicht."


def test_settings_of_another_version_are_read_as_far_as_they_go(browser: Browser, store: Store) -> None:
    browser.deal("irmgard#1")
    store.players.set_settings(1, {"felt": "plaid", "large_print": True, "wings": 2})
    settings = browser.get("/api/settings")
    assert (settings["felt"], settings["large_print"]) == ("green", True)
    assert "wings" not in settings


@pytest.mark.parametrize(
    "header, language",
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.5,de;q=0.7", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("fr", "en"),
        ("de;q=0", "en"),
        ("de;q=nonsense", "en"),
        ("," * 5000, "en"),
    ],
)
def test_the_language_a_browser_wishes(header: str, language: str) -> None:
    assert wished_language(header) == language


def test_games_go_to_another_browser(app_here: Litestar) -> None:
    first, second = Browser(app_here), Browser(app_here)
    first.deal("irmgard#42")
    code = first.client.post("/api/player/recovery").json()["code"]
    second.deal("irmgard#43")
    assert second.client.put("/api/player", json={"code": code.lower()}).status_code == 200
    assert [line["deal"] for line in second.get("/api/tables")] == ["irmgard#42"]
    assert [line["deal"] for line in first.get("/api/tables")] == ["irmgard#42"]


def test_wrong_codes_are_counted(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    code = browser.client.post("/api/player/recovery").json()["code"]
    answers = [browser.client.put("/api/player", json={"code": f"wrong{number}"}) for number in range(12)]
    assert [answer.status_code for answer in answers] == [422] * app._WRONG_CODES + [429] * 2
    assert "10 minutes" in answers[-1].json()["reason"]
    assert browser.client.put("/api/player", json={"code": code}).status_code == 429


def test_attempts_are_forgotten_in_time() -> None:
    now = 0.0
    tried = attempts.Attempts(2, 60, clock=lambda: now)
    assert tried.wait("here") == 0
    for _ in range(2):
        tried.failed("here")
    now = 20.0
    assert tried.wait("here") == 40
    assert tried.wait("there") == 0
    now = 60.0
    assert tried.wait("here") == 0
    assert not tried._failures


def test_a_store_that_fails_is_said(browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from kartenbild.store import StoreProblem
    from kartenbild.words import Message

    table = browser.deal("irmgard#42")

    def full(*_: object) -> None:
        raise StoreProblem(Message("store-full", {"place": "here"}))

    with monkeypatch.context() as broken:
        broken.setattr(tables.Tables, "act", full)
        answer = browser.send(table, "move", "deal")
    assert answer.status_code == 503
    assert answer.json()["reason"].startswith("The disk is full")
    browser.act(table, "move", "deal")


def test_a_fault_of_our_own_is_logged_and_said(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    browser.deal("irmgard#42")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(api_player, "statistics", broken)
    browser.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]
    answer = browser.client.get("/api/statistics")
    assert answer.status_code == 500
    assert "Your game is as it was" in answer.json()["reason"]
    assert "ZeroDivisionError" in caplog.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
