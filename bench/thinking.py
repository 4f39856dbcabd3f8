"""What thinking at the table costs: how soon the sign changes, and what games that were opened and left leave behind.

python bench/thinking.py sign [N]    # N losing moves a row, played in Chromium: from the click to "cannot be won"
python bench/thinking.py left [N]    # N games opened with the sign on and left: the server's memory, its workers
"""

from __future__ import annotations

import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import sync_playwright

import kartenbild as kb
from browser.conftest import SWITCHES, serving
from browser.hands import Table
from kartenbild.engine.moves import Move
from left_games import leave_games, memory_mb, workers

ROWS = ("berlinerin", "irmgard-single", "irmgard-single+none")
WANTED, SHARE = 1.0, 0.9
NODES = 100_000


def main() -> int:
    """1 where the sign was too slow too often, or a worker stayed."""
    what, wanted = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    return sign(wanted or 10) if what == "sign" else left(wanted or 500)


def sign(wanted: int) -> int:
    server = serving([sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", tempfile.mkdtemp()])
    with server as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        slow = [_row(browser.new_context(base_url=address, reduced_motion="reduce"), row, wanted) for row in ROWS]
        browser.close()
    return int(any(share < SHARE for share in slow))


def _row(context: Any, row: str, wanted: int) -> float:
    """The share of losing moves after which the sign changed in time."""
    took = [_changed(context, *losing) for losing in islice(losing_moves(row), wanted)]
    share = sum(seconds <= WANTED for seconds in took) / len(took)
    print(f"{row:22} {len(took)} moves  within {WANTED:g} s: {share:.0%}  ", end="")
    print(f"median {statistics.median(took):.2f} s  longest {max(took):.2f} s", flush=True)
    return share


def losing_moves(row: str) -> Iterator[tuple[str, list[str], str]]:
    """Deals with moves after which they can be won, and a move that loses them: where random play lost its game."""
    dice = random.Random(row)
    for number in count(1):
        game = kb.deal(f"{row}#{number}")
        for _ in range(dice.randrange(5, 120)):
            if moves := game.legal_moves():
                game.play(dice.choice(moves))
        while not (won := kb.solve(game, nodes=NODES).outcome == "won") and game.history:
            game.undo()
        way, undone = [str(move) for move in game.history], game.undone
        if won and undone:
            game.play(undone[0])
            if kb.solve(game, nodes=NODES).outcome == "lost":
                yield game.name, way, str(undone[0])


def _changed(context: Any, deal: str, way: list[str], losing: str) -> float:
    """Seconds from the request that plays the losing move to the sign that tells of it."""
    page = context.new_page()
    table = Table.deal(page, deal, None, {"live_sign": True, "confirm_deal": False})
    for move in way:
        table.act("move", move)
    table.open()
    page.wait_for_selector("#sign[data-outcome=won]")
    page.evaluate(_WATCH)
    table.mouse_play(Move.parse(losing), drag=False)
    page.wait_for_selector("#sign[data-outcome=lost]")
    took = float(page.evaluate("watched.changed - watched.asked")) / 1000
    page.close()
    return took


def left(wanted: int) -> int:
    server = serving([sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", tempfile.mkdtemp()])
    with server as address:
        pid = server.process.pid
        for done in range(0, wanted, 50):
            leave_games(address, min(50, wanted - done), done)
            found = workers(pid)
            mine, theirs = memory_mb(pid), [round(memory_mb(each)) for each in found]
            print(f"{done + 50:4} games left: server {mine:.0f} MB, workers {theirs} MB", flush=True)
        time.sleep(70)
        print(f"a minute later: server {memory_mb(pid):.0f} MB, workers {len(workers(pid))}")
        return int(bool(workers(pid)))


_WATCH = """() => {
  window.watched = {};
  const send = window.fetch;
  window.fetch = (...asked) => {
    if (String(asked[0]).endsWith('/actions')) watched.asked = performance.now();
    return send(...asked);
  };
  new MutationObserver(() => {
    if (document.getElementById('sign').dataset.outcome === 'lost') watched.changed ??= performance.now();
  }).observe(document.getElementById('sign'), { attributes: true });
}"""

if __name__ == "__main__":
    sys.exit(main())
