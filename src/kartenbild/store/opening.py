"""Opening the store: its folder, its file, its schema."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import select

from kartenbild.store import migrate, schema, sqlite
from kartenbild.store.database import Database
from kartenbild.store.days import KeptDays
from kartenbild.store.ledger import Records
from kartenbild.store.notes import Notes
from kartenbild.store.players import Players
from kartenbild.store.problems import StoreProblem
from kartenbild.store.statistics import Statistics
from kartenbild.store.tables import Tables
from kartenbild.store.verdicts import Verdicts
from kartenbild.words import Message


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that is kept. `id`: eight letters that tell this store from others. Close it when done."""

    id: str
    folder: Path
    players: Players
    tables: Tables
    records: Records
    statistics: Statistics
    verdicts: Verdicts
    notes: Notes
    days: KeptDays
    database: Database

    def close(self) -> None:
        self.database.close()


def open_store(folder: Path) -> Store:
    """The store in this folder, made or migrated as needed. Raises StoreProblem with one plain sentence."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreProblem(Message("store-no-folder", {"place": str(folder), "why": error.strerror or ""})) from error
    file = folder / sqlite.FILE
    database = Database(sqlite.engine_for(file), str(file))
    try:
        return _opened(database, file)
    except BaseException:
        database.close()
        raise


def _opened(database: Database, file: Path) -> Store:
    migrate.bring_up_to_date(database, partial(sqlite.back_up, file))
    with database.reading() as connection:
        name: str | None = connection.scalar(select(schema.store.c.id))
    if name is None:
        raise StoreProblem(Message("store-not-ours", {"place": str(file)}))
    return Store(
        id=name,
        folder=file.parent,
        players=Players(database),
        tables=Tables(database),
        records=Records(database),
        statistics=Statistics(database),
        verdicts=Verdicts(database),
        notes=Notes(database),
        days=KeptDays(database),
        database=database,
    )
