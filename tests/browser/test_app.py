"""The table as an app: installed, and without its server, killed in the middle of a move."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Visit, serving
from browser.hands import Table
from browser.test_pages import expect_sound

PORT_FREE = "127.0.0.1"


@contextmanager
def table_at(folder: Path, port: int) -> Iterator[str]:
    command = [sys.executable, "-m", "kartenbild.server", "--port", str(port), "--data", str(folder), "--thinkers", "0"]
    with serving(command) as address:
        yield address


@pytest.fixture
def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind((PORT_FREE, 0))
        return int(found.getsockname()[1])


def ready(page: Any) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller")


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Der Tisch antwortet nicht"), ("en", "The table does not answer")]
)
def test_without_its_server_every_page_says_so_and_comes_back(
    visit: Visit, tmp_path: Path, free_port: int, language: str, told: str
) -> None:
    with table_at(tmp_path, free_port) as address:
        page = visit(language=language, base_url=address, service_workers="allow")
        page.goto("/statistics")
        ready(page)
        page.goto("/statistics")
    page.reload()
    assert page.inner_text("h1") == told
    assert page.get_attribute("html", "lang") == language
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(251, 248, 241)"
    page.goto("/games")
    assert page.inner_text("h1") == told
    expect_sound(page, language)
    with table_at(tmp_path, free_port):
        page.wait_for_selector("nav [href='/statistics']", timeout=20_000)
        assert page.url.endswith("/games")


def test_without_its_server_the_page_is_as_dark_and_large_as_the_others(
    visit: Visit, tmp_path: Path, free_port: int
) -> None:
    """Chosen a moment ago, on a page that was not loaded since."""
    with table_at(tmp_path, free_port) as address:
        page = visit(base_url=address, service_workers="allow")
        page.goto("/settings")
        ready(page)
        with page.expect_response("**/api/settings"):
            page.check("[name=felt][value=dark]")
        with page.expect_response("**/api/settings"):
            page.check("[data-setting=large_print]")
        page.wait_for_function(_DRESSED)
        before = page.evaluate(_LOOK)
    page.goto("/games")
    assert page.inner_text("h1") == "The table does not answer"
    assert page.evaluate(_LOOK) == before


_LOOK = "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.documentElement).fontSize]"
_DRESSED = """async () => {
  const kept = await caches.match('/away/dress');
  return kept && (await kept.json()).print === 'large';
}"""


def test_a_move_that_was_on_its_way_arrives_once(visit: Visit, tmp_path: Path, free_port: int) -> None:
    """The server is killed, the move tried, the page reloaded, the server started again."""
    with table_at(tmp_path, free_port) as address:
        page = visit(base_url=address, service_workers="allow")
        table = Table.deal(page, "irmgard-single#3")
        ready(page)
        table.open()
    page.keyboard.press("d")
    page.wait_for_selector("#away:visible")
    page.reload()
    page.wait_for_selector("#again")
    with table_at(tmp_path, free_port):
        page.wait_for_selector("#table[data-revision='1']", timeout=20_000)
        assert table.state()["made"] == 1
        table.open()
        page.wait_for_timeout(1000)
        assert (table.state()["made"], table.revision) == (1, 1)
        assert page.evaluate("localStorage.length") == 0


def test_without_a_reload_the_move_arrives_by_itself(visit: Visit, tmp_path: Path, free_port: int) -> None:
    with table_at(tmp_path, free_port) as address:
        page = visit(base_url=address)
        table = Table.deal(page, "irmgard-single#3")
    page.keyboard.press("d")
    page.wait_for_selector("#away:visible")
    with table_at(tmp_path, free_port):
        page.wait_for_selector("#table[data-revision='1']", timeout=20_000)
        assert not page.is_visible("#away")
        assert table.state()["made"] == 1


def test_a_move_that_the_game_has_gone_past_is_not_made(visit: Visit) -> None:
    page = visit()
    table = Table.deal(page, "irmgard-single#3")
    stale = {"action": "move", "move": "turn", "revision": 0, "key": "a-key-of-yesterday", "seconds": 1}
    table.act("move", "turn")
    page.evaluate(
        "([id, body]) => localStorage.setItem(`kartenbild-pending-${id}`, JSON.stringify(body))", [table.id, stale]
    )
    table.open()
    table.wait_said("another window")
    assert table.state()["made"] == 1
    assert page.evaluate("localStorage.length") == 0


@pytest.mark.parametrize(("language", "name"), [("de", "Patiencen"), ("en", "Patiences")])
def test_it_can_be_installed_under_its_name(visit: Visit, language: str, name: str) -> None:
    page = visit(language=language)
    page.goto("/")
    found = page.context.request.get(page.get_attribute("[rel=manifest]", "href"))
    assert found.headers["content-type"].startswith("application/manifest+json")
    told = found.json()
    assert (told["short_name"], told["lang"], told["display"]) == (name, language, "standalone")
    for icon in told["icons"]:
        drawn = page.context.request.get(icon["src"])
        assert (drawn.status, drawn.headers["content-type"]) == (200, icon["type"])
    sizes = page.evaluate(
        "sources => Promise.all(sources.map(async source => {"
        "  const image = new Image(); image.src = source; await image.decode(); return image.naturalWidth; }))",
        [icon["src"] for icon in told["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == [192, 512, 512]


def test_the_worker_keeps_nothing_but_the_page_without_a_server(visit: Visit) -> None:
    """Nothing of the interface and no page of the player's is ever in a cache."""
    page = visit(service_workers="allow")
    table = Table.deal(page, "irmgard#7")
    ready(page)
    table.open()
    page.goto("/games")
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(async name => (await (await caches.open(name)).keys())"
        "  .map(each => new URL(each.url).pathname)))).then(all => all.flat())"
    )
    assert sorted(kept) == [
        "/away/de",
        "/away/dress",
        "/away/en",
        "/away/language",
        "/static/css/page.css",
        "/static/icon.svg",
        "/static/js/away.js",
    ]
    worker = page.context.request.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in page.context.request.get("/away/en").headers["content-security-policy"]
