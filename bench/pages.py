"""How much the pages weigh, and how soon the first card can be played.

    python bench/pages.py            # needs Chromium and playwright

For each page what a new browser loads, packed, in kilobytes, and when it stands; for a table of each game how long
after the click on its link a card can be taken. Wanted: the first page under 150 kB, a card within a second. On a busy
machine everything comes later; measure on a quiet one.
"""

from __future__ import annotations

import gzip
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser, Page, Response, sync_playwright

import kartenbild as kb
from browser.conftest import SWITCHES, serving

MOST_KILOBYTES, MOST_SECONDS = 150, 1.0
ROUNDS = 3


def main() -> int:
    """Prints a line for each page; 1 where the first page is too heavy or a card comes too late."""
    command = [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", tempfile.mkdtemp()]
    with serving(command) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        weights = {path: weight(browser, address, path) for path in ("/", "/games", "/figures", "/rules/irmgard")}
        for path, (kilobytes, seconds) in weights.items():
            print(f"{path:20} {kilobytes:6.1f} kB {seconds:6.2f} s")
        waits = [first_card(browser, address, game) for game in map(str, kb.games())]
        browser.close()
    return int(weights["/"][0] > MOST_KILOBYTES or max(waits) > MOST_SECONDS)


def weight(browser: Browser, address: str, path: str) -> tuple[float, float]:
    """What a new browser loads for this page, packed, and when its load event is over."""
    page = browser.new_context(service_workers="block").new_page()
    loaded: list[int] = []
    page.on("response", lambda answer: loaded.append(_packed(answer)))
    page.goto(address + path, wait_until="networkidle")
    return sum(loaded) / 1000, page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd / 1000")


def _packed(answer: Response) -> int:
    return len(gzip.compress(answer.body(), 9, mtime=0)) if answer.ok else 0


def first_card(browser: Browser, address: str, game: str) -> float:
    """The best of some loads by new browsers: from the start of the navigation until a card can be taken."""
    best = min(_playable(browser.new_context(service_workers="block").new_page(), address, game) for _ in range(ROUNDS))
    print(f"{game:20} first card after {best:5.2f} s")
    return best


def _playable(page: Page, address: str, game: str) -> float:
    table = page.request.post(f"{address}/api/tables", data={"deal": f"{game}#1"}).json()["id"]
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("#table[data-revision]")
    return float(page.evaluate("performance.now() / 1000"))


if __name__ == "__main__":
    sys.exit(main())
