"""Tables: a player's games, each kept as its deal and its moves and replayed when it is needed."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game, IllegalMove
from kartenbild.store import ledger, schema
from kartenbild.store.database import Database
from kartenbild.store.live import LiveGames
from kartenbild.store.problems import NoTable, Stale, TooLong

MOST_MOVES = 50_000
"""So many moves still fit into a record that is read back."""

# Statements of the path that every move takes, built once: building them anew costs more than running them.
_table, _moves, _actions = schema.tables.c, schema.moves.c, schema.actions.c
_ONE = select(schema.tables).where(_table.id == bindparam("table"), _table.player_id == bindparam("player"))
_ONE = _ONE.with_for_update()
_WAS_DONE = select(_actions.revision).where(_actions.table_id == bindparam("table"), _actions.key == bindparam("key"))
_MOVES = select(_moves.move).where(_moves.table_id == bindparam("table")).order_by(_moves.number)
_CUT_MOVES = delete(schema.moves).where(_moves.table_id == bindparam("table"), _moves.number >= bindparam("first"))
_ADD_MOVES = insert(schema.moves)
_CHANGED = ("revision", "made", "length", "status", "seconds", "aided", "touched")
_CHANGE = (
    update(schema.tables).where(_table.id == bindparam("table")).values({name: bindparam(name) for name in _CHANGED})
)
_DONE = insert(schema.actions)

Doing = Literal["move", "undo", "redo", "restart", "go"]
Status = Literal["playing", "won", "stuck"]


@dataclass(frozen=True, slots=True)
class Action:
    """What a player does at a table.

    `revision`: the one the player saw. `key`: the same key again is answered, not done again. `seconds`: time at the
    table since the last action. `to`: for 'go', after how many moves the game is to stand. `shown`: the move is that of
    a solution shown to the player; from then on, until a restart, the game counts in no statistics.
    """

    doing: Doing
    revision: int
    key: str
    move: str = ""
    seconds: float = 0
    to: int = 0
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """A table without its cards. `deal` is the deal's name, `touched` in seconds since 1970.

    `aided`: moves of a shown solution were played.
    """

    id: str
    deal: str
    revision: int
    made: int
    status: Status
    seconds: float
    imported: bool
    aided: bool
    touched: float

    @property
    def counts(self) -> bool:
        """Whether the game counts in the player's statistics: neither brought in nor played along a shown solution."""
        return not (self.imported or self.aided)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its game, the undone moves ready to be redone. `repeated`: the action had been done before."""

    summary: Summary
    game: Game
    repeated: bool = False


class Tables:
    """All tables of a store. Who asks for a table that is not theirs is told that there is none."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._live = LiveGames()

    def open(self, player: int, game: Game, *, imported: bool = False) -> Table:
        """A new table of this player with the game as it stands; an imported one counts in no statistics."""
        table = secrets.token_urlsafe(16)
        played = [str(move) for move in (*game.history, *game.undone)]
        if len(played) > MOST_MOVES:
            raise TooLong
        with self._database.writing() as connection:
            connection.execute(schema.tables.insert().values(**_new_row(table, player, game, imported)))
            _write_moves(connection, table, 0, played)
            return Table(_summary(_row(connection, player, table)), game)

    def of(self, player: int) -> list[Summary]:
        """The player's tables, the one played at last first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.player_id == player)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(columns.touched.desc(), columns.id)).all()
        return [_summary(row) for row in rows]

    def load(self, player: int, table: str) -> Table:
        """The table as it stands. Raises NoTable."""
        with self._database.reading() as connection:
            row = _row(connection, player, table)
            return Table(_summary(row), self._game(connection, row))

    def act(self, player: int, table: str, action: Action) -> Table:
        """Do this at the table; it is stored when this returns, and nothing is stored when it raises.

        Raises NoTable, Stale, IllegalMove, TooLong or StoreProblem.
        """
        with self._database.writing() as connection:
            row = _row(connection, player, table)
            if _was_done(connection, table, action.key):
                return Table(_summary(row), self._game(connection, row), repeated=True)
            if row.revision != action.revision:
                raise Stale
            game = self._game(connection, row)
            try:
                _do(game, action)
            except IllegalMove:
                self._live.keep(table, row.revision, game)
                raise
            changed = _store(connection, row, game, action)
        return Table(changed, game)

    def delete(self, player: int, table: str) -> None:
        """Put the table away; its deal stays in the statistics, its record if it was won. Raises NoTable."""
        with self._database.writing() as connection:
            _row(connection, player, table)
            connection.execute(schema.tables.delete().where(schema.tables.c.id == table))

    def keep(self, table: Table) -> None:
        """Say that nobody uses this table's game any more, so that the next action need not replay it."""
        self._live.keep(table.summary.id, table.summary.revision, table.game)

    def _game(self, connection: Connection, row: Row[Any]) -> Game:
        return self._live.take(row.id, row.revision) or _replayed(connection, row)


def deal_key(game: Game) -> str:
    """The same for every table with the same cards under the same rules, whether given by number or by cards."""
    return hashlib.sha256(f"{game.deal_name.ruled}\n{game.cards}".encode()).hexdigest()


def status(game: Game) -> Status:
    if game.won:
        return "won"
    return "stuck" if game.stuck else "playing"


def _do(game: Game, action: Action) -> None:
    if action.doing == "move":
        if len(game.history) >= MOST_MOVES:
            raise TooLong
        game.play(action.move)
    elif action.doing == "undo":
        game.undo()
    elif action.doing == "redo":
        game.redo()
    else:
        _go(game, action.to if action.doing == "go" else 0)


def _go(game: Game, to: int) -> None:
    """To where the game stood after so many moves. Raises IllegalMove where so many were never made."""
    while len(game.history) > to:
        game.undo()
    while len(game.history) < to:
        game.redo()


def _store(connection: Connection, row: Row[Any], game: Game, action: Action) -> Summary:
    """Write down what was done, with all that follows from it."""
    if action.doing == "move":
        _write_moves(connection, row.id, row.made, [str(game.history[-1])], cut=row.length > row.made)
    changed: dict[str, Any] = {
        "revision": row.revision + 1,
        "made": len(game.history),
        "length": len(game.history) + len(game.undone),
        "status": status(game),
        "seconds": row.seconds + action.seconds,
        "aided": action.doing != "restart" and (row.aided or action.shown),
        "touched": time.time(),
    }
    connection.execute(_CHANGE, changed | {"table": row.id})
    connection.execute(_DONE, {"table_id": row.id, "key": action.key, "revision": row.revision + 1})
    summary = _summary_of(row._asdict() | changed)
    if action.doing in ("move", "redo", "go") and summary.counts:
        ledger.note(connection, row, game, won=summary.status == "won", seconds=summary.seconds)
    return summary


def _write_moves(connection: Connection, table: str, first: int, moves: Sequence[str], cut: bool = False) -> None:
    """Write moves from number `first` on, in place of any that were there if `cut`."""
    if cut:
        connection.execute(_CUT_MOVES, {"table": table, "first": first})
    rows = [{"table_id": table, "number": number, "move": move} for number, move in enumerate(moves, start=first)]
    if rows:
        connection.execute(_ADD_MOVES, rows)


def _new_row(table: str, player: int, game: Game, imported: bool) -> dict[str, Any]:
    now = time.time()
    return {
        "id": table,
        "player_id": player,
        "deal": game.name,
        "cards": game.cards if game.deal_name.number is None else None,
        "deal_key": deal_key(game),
        "revision": 0,
        "made": len(game.history),
        "length": len(game.history) + len(game.undone),
        "status": status(game),
        "seconds": 0.0,
        "imported": imported,
        "aided": False,
        "created": now,
        "touched": now,
    }


def _row(connection: Connection, player: int, table: str) -> Row[Any]:
    row: Row[Any] | None = connection.execute(_ONE, {"table": table, "player": player}).one_or_none()
    if row is None:
        raise NoTable(table)
    return row


def _was_done(connection: Connection, table: str, key: str) -> bool:
    return connection.execute(_WAS_DONE, {"table": table, "key": key}).one_or_none() is not None


def _replayed(connection: Connection, row: Row[Any]) -> Game:
    game = deal(row.deal, row.cards)
    for move in connection.scalars(_MOVES, {"table": row.id}):
        game.play(move)
    while len(game.history) > row.made:
        game.undo()
    return game


def _summary(row: Row[Any]) -> Summary:
    return _summary_of(row._asdict())


def _summary_of(row: dict[str, Any]) -> Summary:
    return Summary(**{name: row[name] for name in Summary.__dataclass_fields__})
