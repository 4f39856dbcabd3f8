"""Who may come in, and what every answer carries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kartenbild.server.guard import LOOPBACK, Asking, objection
from kartenbild.store import Store, open_store
from server_play import Browser, app_on


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    opened = open_store(tmp_path_factory.mktemp("store"))
    yield opened
    opened.close()


@pytest.fixture
def browser(store: Store) -> Browser:
    return Browser(app_on(store))


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:5210", "127.0.0.1:5210", "127.0.0.1", "[::1]:5210", "LocalHost", "localhost.:1"]
)
def test_this_machine_is_let_in(host: str) -> None:
    assert objection(Asking("GET", {"host": host}), LOOPBACK) is None


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:5210",
        "localhost.evil.example",
        "evil.example#localhost",
        "localhost@evil.example",
        "evil.example@localhost",
        "127.0.0.1.evil.example",
        "localhost, evil.example",
        "localhost/evil",
        "[::1",
        "0.0.0.0:5210",
        "192.168.1.5",
        "2130706433",
    ],
)
def test_a_foreign_host_is_refused_whatever_it_asks(host: str) -> None:
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
        refusal = objection(Asking(method, {"host": host}), LOOPBACK)
        assert refusal is not None
        assert refusal.status == 403


def test_a_host_named_on_purpose_is_let_in(store: Store) -> None:
    app = app_on(store, hosts=("tablet.home", "192.168.1.5"))
    client = Browser(app).client
    for host in ("tablet.home:5210", "192.168.1.5:5210", "localhost"):
        assert client.get("/api/games", headers={"host": host}).status_code == 200
    assert client.get("/api/games", headers={"host": "other.home"}).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://localhost:1"},
        {"origin": "http://127.0.0.1:5210"},
        {"origin": "file://"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_foreign_page_changes_nothing(headers: dict[str, str]) -> None:
    asked = {"host": "localhost:5210", "content-type": "application/json"} | headers
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        refusal = objection(Asking(method, asked), LOOPBACK)
        assert refusal is not None
        assert refusal.status == 403


def test_our_own_page_may(store: Store) -> None:
    asked = {"host": "localhost:5210", "content-type": "application/json", "content-length": "2"}
    for more in ({"origin": "http://localhost:5210", "sec-fetch-site": "same-origin"}, {}, {"sec-fetch-site": "none"}):
        assert objection(Asking("POST", asked | more), LOOPBACK) is None


def test_two_hosts_are_none() -> None:
    headers = [(b"host", b"localhost"), (b"host", b"evil.example")]
    asking = Asking.of({"method": "GET", "headers": headers})
    assert objection(asking, LOOPBACK) is not None


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_plain_form_can_send_is_refused(browser: Browser, kind: str) -> None:
    answer = browser.client.post("/api/tables", content=b'{"deal": "irmgard#1"}', headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json()["reason"] == "Only JSON is taken here."


@pytest.mark.parametrize(
    "path, method",
    [
        ("/", "GET"),
        ("/api/games", "GET"),
        ("/nowhere", "GET"),
        ("/api/tables", "PATCH"),
        ("/health", "GET"),
        ("/api/schema/openapi.json", "GET"),
        ("/api/tables", "POST"),
    ],
)
def test_every_answer_is_strict(browser: Browser, path: str, method: str) -> None:
    for host in ("localhost", "evil.example"):
        headers = browser.client.request(method, path, headers={"host": host}).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; ")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


HOSTILE = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"irmgard"',
    b"{",
    b'{"deal": null}',
    b'{"deal": NaN}',
    b'{"deal": {"$where": 1}}',
    b'{"deal": ["irmgard"]}',
    b'{"deal": "irmgard#1", "admin": true}',
    b'{"deal": "irmgard#1", "deal": 7}',
    b'{"deal": ' + b"[" * 30_000,
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"deal": "' + b"x" * 300 + b'"}',
    b'{"deal": "\xff\xfe"}',
    b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94",
]


@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_body_is_refused_in_one_sentence(browser: Browser, body: bytes) -> None:
    for method, path in (
        ("POST", "/api/tables"),
        ("PUT", "/api/settings"),
        ("POST", "/api/records"),
        ("PUT", "/api/player"),
    ):
        answer = browser.client.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 415, 422), (path, answer.text)
        assert len(answer.json()["reason"]) < 500
    assert browser.get("/api/tables") == []


ACTION: dict[str, Any] = {"action": "move", "move": "deal", "revision": 0, "key": "0123456789"}


@pytest.mark.parametrize(
    "change",
    [
        {"action": "cheat"},
        {"revision": -1},
        {"revision": 0.5},
        {"revision": 2**80},
        {"revision": "0"},
        {"revision": True},
        {"key": "short"},
        {"key": "x" * 65},
        {"key": "../../../../"},
        {"seconds": -1},
        {"seconds": 1e300},
        {"seconds": "1"},
        {"move": 5},
        {"move": "x" * 201},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_hostile_action_is_refused(browser: Browser, change: dict[str, Any]) -> None:
    table = browser.deal("irmgard#42")
    answer = browser.client.post(f"/api/tables/{table['id']}/actions", json=ACTION | change)
    assert answer.status_code == 400, answer.text
    assert browser.get(f"/api/tables/{table['id']}")["revision"] == 0


@pytest.mark.parametrize("seconds", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_time_is_a_number(browser: Browser, seconds: str) -> None:
    table = browser.deal("irmgard#42")
    body = json.dumps(ACTION)[:-1] + f', "seconds": {seconds}}}'
    answer = browser.client.post(
        f"/api/tables/{table['id']}/actions", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    "move",
    ["T1-T2x0", "T1-T2x99", "T0-T1", "T10-T1", "S-T1", "W-F", "T1-S", "\u0000", "💥", "T1-F" * 40, "DEAL", "__class__"],
)
def test_a_hostile_move_is_refused(browser: Browser, move: str) -> None:
    table = browser.deal("irmgard#42")
    answer = browser.send(table, "move", move)
    assert answer.status_code == 422
    assert answer.json()["table"]["revision"] == 0


def test_large_bodies_are_refused(browser: Browser) -> None:
    large = {"record": "x" * 2_100_000}
    assert browser.client.post("/api/records", json=large).status_code == 413
    answer = browser.client.post("/api/tables", json={"deal": "irmgard", "cards": "x" * 70_000})
    assert answer.status_code == 413
    assert "65536" in answer.json()["reason"]
    assert browser.client.post("/api/records", json={"record": "x" * 1_500_000}).status_code == 400


@pytest.mark.parametrize("id", ["1", "..", "%2e%2e%2f", "x" * 500, "'; DROP TABLE tables; --", "%00", "💥"])
def test_a_hostile_name_of_a_table_is_nothing(browser: Browser, id: str) -> None:
    browser.deal("irmgard#42")
    assert browser.client.get(f"/api/tables/{id}").status_code in (404, 200)
    assert browser.client.get(f"/api/tables/{id}/record").status_code == 404
    assert browser.client.get(f"/api/records/{id}").status_code in (404, 200)
    assert len(browser.get("/api/tables")) == 1


@pytest.mark.parametrize("cookie", ["", "x", "x" * 4000, "é", "..", '"', "a=b"])
def test_a_hostile_cookie_is_nobodys(browser: Browser, store: Store, cookie: str) -> None:
    headers = {"cookie": f"kartenbild-{store.id}={cookie}".encode()}
    assert browser.client.get("/api/tables", headers=headers).json() == []  # type: ignore[arg-type]


def test_words_of_a_player_come_back_as_data(browser: Browser) -> None:
    """Nothing a player sends is ever part of markup: answers are JSON that no browser sniffs as a page."""
    answer = browser.client.post("/api/tables", json={"deal": "<script>alert(1)</script>"})
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
