"""Bringing a store's schema up to date, or refusing to touch it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, inspect, select, text

from kartenbild.store import schema
from kartenbild.store.database import Database
from kartenbild.store.problems import StoreProblem
from kartenbild.words import Message

SCRIPTS = "kartenbild.store:migrations"


def bring_up_to_date(
    database: Database, back_up: Callable[[str], object], scripts: str = SCRIPTS, head: str = schema.HEAD
) -> None:
    """Create or migrate the schema in one transaction, after a backup of what is there.

    `back_up` gets the found version. `scripts`: where Alembic finds the migrations up to `head`. Raises StoreProblem
    for a newer schema or a database that is not ours; nothing has been changed then.
    """
    with database.reading() as connection:
        found = _version(connection, database.place)
    if found == head:
        return
    _refuse_newer(found, head, database.place)
    if found:
        back_up(found)
    with database.writing() as connection:
        # Another process may have been quicker; the write lock is ours now.
        found = _version(connection, database.place)
        _refuse_newer(found, head, database.place)
        if found != head:
            _upgrade(connection, scripts)
        if not connection.scalar(select(schema.store.c.id)):
            connection.execute(schema.store.insert().values(id=secrets.token_hex(4)))


def _version(connection: Connection, place: str) -> str:
    """The schema's version, '' for an empty database."""
    names = inspect(connection).get_table_names()
    if not names:
        return ""
    if "alembic_version" not in names:
        raise StoreProblem(Message("store-not-ours", {"place": place}))
    return connection.scalar(text("SELECT version_num FROM alembic_version")) or ""


def _refuse_newer(found: str, head: str, place: str) -> None:
    """Versions are numbers of four digits, so they compare as text."""
    if found > head:
        raise StoreProblem(Message("store-newer", {"place": place, "found": found, "known": head}))


def _upgrade(connection: Connection, scripts: str) -> None:
    # Imported here because it is slow to import and seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", scripts)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
