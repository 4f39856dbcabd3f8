"""Notes on deals: kept with the cards, shown as text, never as markup."""

from __future__ import annotations

from kartenbild.store import Store, notes
from server_play import Browser, app_on

SCRIPT = "<img src=x onerror=alert(1)> \"'& { $x } ‹card›"


def write(browser: Browser, table: dict[str, object], text: str) -> int:
    return int(browser.client.put(f"/api/tables/{table['id']}/note", json={"text": text}).status_code)


def test_a_note_stays_with_the_deal(store: Store) -> None:
    browser = Browser(app_on(store))
    first = browser.deal("irmgard#42")
    assert write(browser, first, "  try the king first\nthen deal ") == 200
    again, other = browser.deal("irmgard#42"), browser.deal("irmgard+centre#42")
    assert browser.get(f"/api/tables/{again['id']}/note") == {"text": "try the king first\nthen deal"}
    assert browser.get(f"/api/tables/{other['id']}/note") == {"text": ""}
    browser.client.delete(f"/api/tables/{first['id']}")
    assert "try the king first" in browser.client.get("/games").text
    assert write(browser, again, " ") == 200
    assert "try the king first" not in browser.client.get("/games").text


def test_a_note_is_text_wherever_it_stands(store: Store) -> None:
    browser = Browser(app_on(store))
    table = browser.deal("irmgard#42")
    write(browser, table, SCRIPT)
    for path in ("/games", f"/table/{table['id']}", "/deal/irmgard/42"):
        page = browser.client.get(path).text
        assert "<img src=x" not in page
        assert "&lt;img src=x onerror=alert(1)&gt;" in page


def test_a_note_has_its_limits(store: Store) -> None:
    browser = Browser(app_on(store))
    table = browser.deal("irmgard#42")
    assert write(browser, table, "ü" * notes.LONGEST) == 200
    assert write(browser, table, "ü" * (notes.LONGEST + 1)) == 400
    stranger = Browser(app_on(store))
    assert write(stranger, table, "mine") == 404
    assert stranger.client.get(f"/api/tables/{table['id']}/note").status_code == 404
    assert browser.get(f"/api/tables/{table['id']}/note") == {"text": "ü" * notes.LONGEST}
