"""Helpers for the tests of store and server: games played at random, and browsers that play them."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

import kartenbild as kb
from kartenbild.server.app import create_app
from kartenbild.settings import Config
from kartenbild.store import Action, Store, Table, new_key

HOME = "http://127.0.0.1"


def won_line(game: str, tries: int = 2000) -> tuple[str, list[str]]:
    """A deal of this game and a line that wins it, found by random playouts that like foundations."""
    dice = random.Random(f"won {game}")
    for number in count(1):
        assert number < tries, f"no win of {game} found"
        played = kb.deal(f"{game}#{number}")
        for _ in range(400):
            moves = played.legal_moves()
            if played.won or not moves:
                break
            up = [move for move in moves if move.target[:1] in ("F", "R")]
            played.play(dice.choice(up or moves))
        if played.won:
            return played.name, [str(move) for move in played.history]
    raise AssertionError


def act(store: Store, player: int, table: Table, doing: Any, move: str = "", seconds: float = 0) -> Table:
    """Do this at the table as it was seen at last."""
    action = Action(doing, table.summary.revision, new_key(), move, seconds)
    return store.tables.act(player, table.summary.id, action)


def play_out(store: Store, player: int, deal: str, line: list[str], seconds: float = 1) -> Table:
    """Deal and play a whole line, each move taking so many seconds."""
    table = store.tables.open(player, kb.deal(deal))
    for move in line:
        table = act(store, player, table, "move", move, seconds)
    return table


def app_on(store: Store, **settings: Any) -> Litestar:
    return create_app(Config(data=store.folder, **settings), store)


class Browser:
    """A browser with its own cookies at a running application."""

    def __init__(self, app: Litestar, language: str = "en") -> None:
        self.client = TestClient(app, base_url=HOME)
        self.client.headers["accept-language"] = language

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def deal(self, deal: str, cards: str | None = None) -> dict[str, Any]:
        answer = self.client.post("/api/tables", json={"deal": deal, "cards": cards})
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def send(self, table: dict[str, Any], action: str, move: str = "", **more: Any) -> Any:
        """The answer to an action at the table as it was seen at last."""
        asked = {"action": action, "move": move, "revision": table["revision"], "key": new_key()} | more
        return self.client.post(f"/api/tables/{table['id']}/actions", json=asked)

    def act(self, table: dict[str, Any], action: str, move: str = "", **more: Any) -> dict[str, Any]:
        answer = self.send(table, action, move, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def play_out(self, deal: str, line: list[str], seconds: float = 1) -> dict[str, Any]:
        table = self.deal(deal)
        for move in line:
            table = self.act(table, "move", move, seconds=seconds)
        return table
