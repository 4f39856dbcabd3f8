"""Games opened with the sign on and left, as by closing the window; and what can be seen of a server from outside."""

from __future__ import annotations

import json
import os
import socket
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

GAMES = ("grosser-kreis", "irmgard", "irmgard-single+none", "grosser-faecher+none", "berlinerin+never")


def leave_games(address: str, number: int, first: int = 0) -> None:
    """Open so many games, ask of each whether it can be won, and leave before or after the answer."""
    host = urlsplit(address).netloc
    cookie = ""
    for each in range(first, first + number):
        asking = HTTPConnection(host, timeout=20)
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        deal = json.dumps({"deal": f"{GAMES[each % len(GAMES)]}#{1000 + each}"})
        asking.request("POST", "/api/tables", deal, headers)
        answer = asking.getresponse()
        table = json.loads(answer.read())["id"]
        cookie = cookie or (answer.getheader("set-cookie") or "").partition(";")[0]
        asking.request("GET", f"/api/tables/{table}/sign?revision=0", headers=headers | {"cookie": cookie})
        assert isinstance(asking.sock, socket.socket)
        asking.sock.settimeout(0.02 * (each % 4) + 0.001)
        with suppress(TimeoutError):
            asking.sock.recv(1)
        asking.close()


def workers(server: int) -> list[int]:
    """The workers of this server that live."""
    found: set[int] = set()
    for thread in Path(f"/proc/{server}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found |= {int(child) for child in (thread / "children").read_text().split()}
    return sorted(child for child in found if b"thinking.worker" in Path(f"/proc/{child}/cmdline").read_bytes())


def memory_mb(process: int) -> float:
    """Its resident memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def is_busy(process: int) -> bool:
    """Whether it uses the processor just now."""
    before = _ticks(process)
    time.sleep(0.3)
    return _ticks(process) > before + 3


def _ticks(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def gone(process: int) -> bool:
    """Whether nothing of it is left but, at most, its number."""
    try:
        return "Z" in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
