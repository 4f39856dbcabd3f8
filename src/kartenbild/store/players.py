"""Players: browsers by their cookie's token, the terminal by its name, everybody by a recovery code."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, select

from kartenbild.store.database import Database
from kartenbild.store.problems import NoPlayer
from kartenbild.store.schema import browsers, players

TERMINAL = "terminal"
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("OIL", "011", " -–—")
_CODE_LETTERS = 20


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays: `settings` are their choices, as the layers above name them."""

    id: int
    settings: dict[str, Any]


class Players:
    """All players of a store. Only hashes of tokens and codes are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self) -> tuple[Player, str]:
        """A new player and the token by which this browser is known from now on."""
        with self._database.writing() as connection:
            player = _insert(connection, None)
            return player, _new_browser(connection, player.id)

    def by_token(self, token: str) -> Player | None:
        """The player of the browser with this token."""
        with self._database.reading() as connection:
            return _read(connection, _BY_TOKEN, {"token_hash": _hash(token)})

    def terminal(self) -> Player:
        """The one player of the terminal, made when first asked for."""
        query = _columns().where(players.c.name == TERMINAL)
        with self._database.reading() as connection:
            found = _read(connection, query)
        if found:
            return found
        with self._database.writing() as connection:
            return _read(connection, query) or _insert(connection, TERMINAL)

    def set_settings(self, player: int, settings: dict[str, Any]) -> None:
        with self._database.writing() as connection:
            written = json.dumps(settings, sort_keys=True)
            connection.execute(players.update().where(players.c.id == player).values(settings=written))

    def new_code(self, player: int) -> str:
        """A fresh recovery code, in place of any older one: '7K3QW-…', 100 random bits."""
        letters = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))
        with self._database.writing() as connection:
            connection.execute(players.update().where(players.c.id == player).values(recovery_hash=_hash(letters)))
        return "-".join(letters[start : start + 5] for start in range(0, _CODE_LETTERS, 5))

    def recover(self, code: str) -> tuple[Player, str]:
        """The player with this recovery code and a token for one more browser. Raises NoPlayer."""
        letters = code.upper().translate(_READ_AS)
        with self._database.writing() as connection:
            player = _read(connection, _columns().where(players.c.recovery_hash == _hash(letters)))
            if player is None:
                raise NoPlayer
            return player, _new_browser(connection, player.id)


def _columns() -> Select[Any]:
    return select(players.c.id, players.c.settings)


_BY_TOKEN = _columns().select_from(players.join(browsers)).where(browsers.c.token_hash == bindparam("token_hash"))


def _read(connection: Connection, query: Select[Any], values: dict[str, str] | None = None) -> Player | None:
    row: Row[Any] | None = connection.execute(query, values).one_or_none()
    return Player(row.id, json.loads(row.settings)) if row else None


def _insert(connection: Connection, name: str | None) -> Player:
    new = players.insert().values(name=name, settings="{}", created=time.time()).returning(players.c.id)
    return Player(connection.execute(new).scalar_one(), {})


def _new_browser(connection: Connection, player: int) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(browsers.insert().values(token_hash=_hash(token), player_id=player, created=time.time()))
    return token


def _hash(secret: str) -> str:
    """Tokens and codes are long and random, so a plain hash cannot be turned back by guessing."""
    return hashlib.sha256(secret.encode()).hexdigest()
