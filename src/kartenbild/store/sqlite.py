"""All that is special about SQLite: how its file is opened, copied and judged."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from kartenbild.store.problems import StoreProblem
from kartenbild.words import Message

FILE = "kartenbild.sqlite"
_WAIT_SECONDS = 20
_PROBLEMS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_PERM: "store-cannot-open",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_IOERR: "store-disk",
}


def engine_for(file: Path) -> Engine:
    """An engine on this file: write-ahead log, every commit on the disk before it returns.

    A transaction that will write (execution option `writing`) takes the write lock at its start, so that what it
    read still holds when it writes.
    """
    # Parameters are hidden because errors are logged, and logs hold no cards and no tokens.
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True, connect_args={"timeout": _WAIT_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def problem(error: BaseException | None, place: str) -> StoreProblem | None:
    """What an error of SQLite means for the store at `place`, None where it is no fault of the store's."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    # The low byte is the kind of error, the rest its detail.
    found = _PROBLEMS.get(code & 0xFF)
    return StoreProblem(Message(found, {"place": place})) if found else None


def back_up(file: Path, version: str) -> Path:
    """A copy of the store beside it, named for its schema version; an older copy is never overwritten.

    Raises StoreProblem.
    """
    copy = _unused(file.with_name(f"{file.stem}-before-migration-{version}{file.suffix}"))
    try:
        with closing(sqlite3.connect(file, timeout=_WAIT_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
    except sqlite3.Error as error:
        raise problem(error, str(copy)) or error from error
    return copy


def _unused(file: Path) -> Path:
    names = (file.with_name(f"{file.stem}-{number}{file.suffix}") for number in count(2))
    return next(name for name in chain([file], names) if not name.exists())
