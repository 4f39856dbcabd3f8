"""Games kept replayed between two actions, so that a long game is not replayed for every move."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from kartenbild.engine.game import Game

_MOST = 64


class LiveGames:
    """A small cache by table and revision.

    A table's revision means the same moves in every process, so an entry is right or not asked for. `take` hands a
    game over: only one thread has it until it is kept again.
    """

    def __init__(self, most: int = _MOST) -> None:
        self._games: OrderedDict[tuple[str, int], Game] = OrderedDict()
        self._most = most
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._games)

    def take(self, table: str, revision: int) -> Game | None:
        with self._lock:
            return self._games.pop((table, revision), None)

    def keep(self, table: str, revision: int, game: Game) -> None:
        with self._lock:
            self._games[table, revision] = game
            if len(self._games) > self._most:
                self._games.popitem(last=False)
