"""`kartenbild play`: the table in the browser, or the game in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import closing
from urllib.parse import quote

import kartenbild
from kartenbild import settings
from kartenbild.cli.complaint import Trouble
from kartenbild.words import say


def in_terminal(deal: str | None, language: str | None, fallback: str, *, data: str | None) -> int:
    """Play in the terminal. Raises BadName, BadSettings or StoreProblem."""
    from kartenbild.cli.terminal import play_text
    from kartenbild.store import open_store

    game = kartenbild.deal(deal) if deal else None
    with closing(open_store(settings.load(data=data).data)) as store:
        play_text(store, game, language, fallback)
    return 0


def in_browser(
    deal: str | None,
    language: str,
    *,
    data: str | None,
    port: str | None,
    hosts: list[str] | None,
    thinkers: str | None,
    show: bool,
) -> int:
    """Open the table for the browser until Ctrl-C. Raises BadName, BadSettings, Trouble or StoreProblem."""
    from kartenbild.server import AlreadyOpen, CannotServe, run

    path = f"?deal={quote(kartenbild.deal(deal).name, safe='')}" if deal else ""
    config = settings.load(data=data, host=",".join(hosts) if hosts else None, port=port, thinkers=thinkers)
    try:
        run(config, lambda address: _opened(address + path, language, show))
    except AlreadyOpen as already:
        print(say("server-already-runs", language, address=already.address + path))
        _show(already.address + path, show)
        return 0
    except CannotServe as problem:
        raise Trouble(problem.message) from problem
    print(say("server-closed", language))
    return 0


def _opened(address: str, language: str, show: bool) -> None:
    print(say("server-opened", language, address=address))
    print(say("server-how-to-end", language), flush=True)
    _show(address, show)


def _show(address: str, wished: bool) -> None:
    if wished and has_display():
        webbrowser.open(address)


def has_display(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser with a window can be opened here."""
    return platform in ("win32", "darwin") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))
