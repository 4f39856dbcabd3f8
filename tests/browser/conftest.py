"""The real server and a real Chromium for the tests of the pages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Table

_MISSING = "playwright is not installed: the browser tests did not run"
playwright = pytest.importorskip("playwright.sync_api", reason=_MISSING)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed: the browser tests did not run")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of this session's own, on an empty store."""
    command = [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", str(tmp_path_factory.mktemp("data"))]
    with serving(command) as address:
        yield address


class serving:
    """A server as a process; gives its address."""

    def __init__(self, command: list[str]) -> None:
        self._command = command

    def __enter__(self) -> str:
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                return found.group().rstrip("/")
        raise AssertionError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=10)


Visit = Callable[..., Any]


@pytest.fixture
def visit(chromium: Any, server: str) -> Iterator[Visit]:
    """Makes pages of new browsers; a fault in a page's console fails the test."""
    faults: list[str] = []
    contexts: list[Any] = []

    def new(width: int = 1280, height: int = 800, language: str = "en", **more: Any) -> Any:
        window = {"viewport": {"width": width, "height": height}, "locale": language}
        usual = {"reduced_motion": "reduce", "base_url": server, "service_workers": "block"}
        context = chromium.new_context(**usual | window | more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" and _ours(said.text) else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not faults


def _ours(text: str) -> bool:
    """Chromium logs every refused request; refusals are answers here."""
    return "Failed to load resource" not in text


@pytest.fixture
def table(visit: Visit) -> Callable[..., Table]:
    """Opens a table with a deal in a new browser."""

    def opened(deal: str, cards: str | None = None, **options: Any) -> Table:
        settings = options.pop("settings", {})
        return Table.deal(visit(**options), deal, cards, settings)

    return opened


RECORDS = Path(__file__).parent / "games"
