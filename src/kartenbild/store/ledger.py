"""What stays of a player's deals when tables come and go: touched, won, how fast, and the records of wins."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from kartenbild.engine import records as patience
from kartenbild.engine.game import Game
from kartenbild.store import schema
from kartenbild.store.database import Database
from kartenbild.store.problems import NoTable


def note(connection: Connection, table: Row[Any], game: Game, *, won: bool, seconds: float) -> None:
    """Note that a move was made on this table's deal, and the win if it was the last one needed.

    `table`: its row before the move. The first move ever made on a deal opens the deal's line.
    """
    if table.length == 0 or won:
        _open(connection, table, game)
    if won:
        _win(connection, table, len(game.history), seconds)
        _keep_record(connection, table, game, seconds)


def _open(connection: Connection, table: Row[Any], game: Game) -> None:
    columns = schema.deals.c
    known = select(columns.id).where(columns.player_id == table.player_id, columns.deal_key == table.deal_key)
    if connection.scalar(known) is None:
        line = {"player_id": table.player_id, "deal_key": table.deal_key, "ruled": game.deal_name.ruled, "won": False}
        connection.execute(schema.deals.insert().values(line))


def _win(connection: Connection, table: Row[Any], moves: int, seconds: float) -> None:
    columns = schema.deals.c
    this = (columns.player_id == table.player_id) & (columns.deal_key == table.deal_key)
    before = connection.execute(select(columns.seconds, columns.moves).where(this)).one()
    best = {"seconds": _least(before.seconds, seconds), "moves": _least(before.moves, moves)}
    connection.execute(schema.deals.update().where(this).values(won=True, **best))


def _least(before: float | None, now: float) -> float:
    return now if before is None else min(before, now)


def _keep_record(connection: Connection, table: Row[Any], game: Game, seconds: float) -> None:
    """The table's record as it was won, in place of an earlier win at the same table."""
    won = {
        "deal": game.name,
        "record": patience.write(game),
        "made": len(game.history),
        "seconds": seconds,
        "finished": time.time(),
    }
    found = connection.execute(schema.records.update().where(schema.records.c.table_id == table.id).values(won))
    if not found.rowcount:
        new = {"id": secrets.token_urlsafe(16), "player_id": table.player_id, "table_id": table.id}
        connection.execute(schema.records.insert().values(new | won))


@dataclass(frozen=True, slots=True)
class Won:
    """A won game that was kept. `finished` in seconds since 1970."""

    id: str
    deal: str
    made: int
    seconds: float
    finished: float


class Records:
    """The records of won games, which stay when their tables are put away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, player: int) -> list[Won]:
        """The player's won games, the last won first."""
        columns = schema.records.c
        query = select(*(columns[name] for name in Won.__dataclass_fields__)).where(columns.player_id == player)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(columns.finished.desc(), columns.id)).all()
        return [Won(**row._asdict()) for row in rows]

    def find(self, player: int, record: str) -> tuple[str, str]:
        """The deal of a won game, and its record as text. Raises NoTable."""
        columns = schema.records.c
        query = select(columns.deal, columns.record).where(columns.id == record, columns.player_id == player)
        with self._database.reading() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            raise NoTable(record)
        return found.deal, found.record
