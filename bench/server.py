"""How long a move takes from the browser's side: round trips over real loopback HTTP, each stored on the disk.

    python bench/server.py [MOVES] [--data FOLDER]

Prints for each game the median and the 99th percentile in milliseconds, and before them what the disk alone takes: a
move is on it before it is answered. The store's folder is made where temporary files go unless another is given.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kartenbild import games
from kartenbild.store import new_key


class Table:
    """One browser's connection to a running server, with a game to play at random."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self._connection = HTTPConnection(urlsplit(address).netloc)
        self._headers = {"content-type": "application/json"}
        self._random = random.Random(seed)
        self._game = game
        self._deal()

    def play(self) -> float:
        """Play one random move; the milliseconds from the request to the whole answer."""
        if not self.state["moves"]:
            self._deal()
        move = self._random.choice(self.state["moves"])["move"]
        action = {"action": "move", "move": move, "revision": self.state["revision"], "key": new_key(), "seconds": 1}
        body = json.dumps(action).encode()
        start = time.perf_counter()
        answer = self._ask(f"/api/tables/{self.state['id']}/actions", body)
        took = time.perf_counter() - start
        self.state: dict[str, Any] = json.loads(answer)
        return took * 1000

    def _deal(self) -> None:
        deal = f"{self._game}#{self._random.randrange(1, 10**9)}"
        self.state = json.loads(self._ask("/api/tables", json.dumps({"deal": deal}).encode()))

    def _ask(self, path: str, body: bytes) -> bytes:
        self._connection.request("POST", path, body, self._headers)
        response = self._connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise RuntimeError(f"{path}: {response.status} {answer.decode()[:200]}")
        for cookie in response.headers.get_all("set-cookie", []):
            self._headers["cookie"] = cookie.partition(";")[0]
        return answer


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure round trips of moves.")
    parser.add_argument("moves", nargs="?", type=int, default=2000, help="moves a game")
    parser.add_argument("--data", help="where to make the store's folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.data) as folder:
        print(f"{'':<16} {'times':>6} {'median ms':>10} {'99 % ms':>8}")
        _tell("the disk alone", _disk(Path(folder) / "probe"))
        for game in games():
            _measure(game, options.moves, Path(folder) / game)


def _disk(file: Path, times: int = 300) -> list[float]:
    """What the disk takes for a write like a move's: no stored move can be faster."""
    found = []
    with file.open("wb") as probe:
        for _ in range(times):
            start = time.perf_counter()
            probe.write(bytes(6 * 4096))
            probe.flush()
            os.fsync(probe.fileno())
            found.append((time.perf_counter() - start) * 1000)
    return found


def _tell(name: str, times: list[float]) -> None:
    median, worst = statistics.median(times), statistics.quantiles(times, n=100)[-1]
    print(f"{name:<16} {len(times):>6} {median:>10.2f} {worst:>8.2f}", flush=True)


def _measure(game: str, moves: int, folder: Path) -> None:
    command = [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            table = Table(server.stdout.readline().split()[-1], game, seed=1)
            for _ in range(50):
                table.play()
            times = [table.play() for _ in range(moves)]
        finally:
            server.terminate()
    _tell(game, times)


if __name__ == "__main__":
    main()
