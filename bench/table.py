"""How smoothly the table moves: frames a second at 1280×800, drawn in software, and the processor time of one frame.

    python bench/table.py            # needs Chromium and playwright

Thirteen cards cross the table again and again; beside it the real scenes: the opening deal, a row over all columns, a
gathering, a won game that spreads its foundations, the applause of the circles. On a busy machine frames are lost to
others: see what an empty page reaches in the same minute, and the processor time of a frame over Chromium's processes.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser, sync_playwright

import kartenbild as kb
from browser.conftest import RECORDS, SWITCHES, serving
from browser.hands import Table

WANTED = 55
SECONDS = 4
Scene = Callable[[Table], Callable[[], None]]


def main() -> int:
    """Prints a line for each scene; 1 where thirteen cards move too slowly, and not because the machine is busy."""
    command = [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", tempfile.mkdtemp()]
    with serving(command) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        print(f"{'an empty page':36} {_empty(browser):5.1f} frames/s")
        slow = False
        for game in map(str, kb.games()):
            table = _opened(browser, address, f"{game}#8")
            rate, spent = _watched(browser, table, _crossing, f"{game}, thirteen cards")
            slow = slow or (rate < WANTED and spent * WANTED > 1)
        for name, (deal, scene) in _SCENES.items():
            _watched(browser, _opened(browser, address, deal), scene, name)
        browser.close()
    return int(slow)


def _empty(browser: Browser) -> float:
    page = browser.new_page()
    page.evaluate(_COUNT)
    page.wait_for_timeout(SECONDS * 1000)
    frames, seconds = page.evaluate("stopCounting()")
    return float(frames / seconds)


def _opened(browser: Browser, address: str, deal: str) -> Table:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=address)
    table = Table.deal(context.new_page(), deal)
    _settled(table)
    return table


def _settled(table: Table) -> None:
    table.page.evaluate("import('/static/js/motion.js').then(motion => motion.settled())")


def _watched(browser: Browser, table: Table, scene: Scene, name: str) -> tuple[float, float]:
    """Frames a second while a scene's cards move, and the processor time of a frame in seconds."""
    prepared = scene(table)
    table.page.evaluate(_COUNT)
    used = _processor(browser)
    prepared()
    _settled(table)
    frames, seconds = table.page.evaluate("stopCounting()")
    spent = _processor(browser) - used
    print(
        f"{name:36} {frames / seconds:5.1f} frames/s {1000 * spent / frames:6.1f} ms a frame {seconds:5.1f} s",
        flush=True,
    )
    table.page.context.close()
    return frames / seconds, spent / frames


def _processor(browser: Browser) -> float:
    """Seconds of processor time that all processes of the browser have used."""
    session = browser.new_browser_cdp_session()
    return float(sum(each["cpuTime"] for each in session.send("SystemInfo.getProcessInfo")["processInfo"]))


def _crossing(table: Table) -> Callable[[], None]:
    return lambda: table.page.evaluate(_CROSSING, SECONDS * 1000)


def _drawn(table: Table) -> Callable[[], None]:
    table.page.context.request.put(
        "/api/settings", data=table.page.context.request.get("/api/settings").json() | {"confirm_deal": False}
    )
    table.open()
    _settled(table)
    return lambda: _acted(table, lambda: table.page.click("[data-do=draw]"))


def _won(table: Table) -> Callable[[], None]:
    record = kb.read_record((RECORDS / f"{table.state()['game']}.patience").read_text())
    for move in record.history[:-1]:
        table.act("move", str(move))
    table.open()
    return lambda: _acted(table, lambda: table.mouse_play(record.history[-1], drag=False))


def _acted(table: Table, act: Callable[[], None]) -> None:
    before = table.revision
    act()
    table.wait_past(before)


_SCENES: dict[str, tuple[str, Scene]] = {
    "a row of nine": ("irmgard#8", _drawn),
    "a gathering of 48": ("grosser-faecher#8", _drawn),
    "a won game, 104 cards": ("irmgard#8", _won),
    "the circles' applause, 104 cards": ("grosser-kreis+unlimited#82", _won),
}

_CROSSING: Any = """async length => {
  const { fly, settled } = await import('/static/js/motion.js');
  const cards = [...document.querySelectorAll('.card:not([hidden])')].slice(-13);
  const centre = card => {
    const box = card.getBoundingClientRect(), room = document.getElementById('table').getBoundingClientRect();
    return { x: box.left - room.left + box.width / 2, y: box.top - room.top + box.height / 2, turn: 0 };
  };
  const homes = cards.map(centre);
  const begin = performance.now();
  for (let round = 0; performance.now() - begin < length; round++) {
    fly(cards.map((element, i) => {
      const from = { ...homes[i], x: 100 + ((i * 83 + round * 211) % 1000), y: 80 + ((i * 57 + round * 97) % 500) };
      return { element, from, to: homes[i] };
    }));
    await settled();
  }
}"""

_COUNT = """() => {
  let frames = 0, going = true, last = performance.now();
  const begin = performance.now();
  const count = () => {
    frames += 1;
    last = performance.now();
    if (going) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  window.stopCounting = () => { going = false; return [frames, (last - begin) / 1000]; };
}"""


if __name__ == "__main__":
    sys.exit(main())
