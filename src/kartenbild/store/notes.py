"""What players write down about deals; a note belongs to the deal, however often it is laid out."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from kartenbild.store import schema
from kartenbild.store.database import Database
from kartenbild.store.problems import NoTable

LONGEST = 2000
"""So many characters a note may have."""


class Notes:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, player: int) -> dict[str, str]:
        """The player's notes by the ids of the tables where their deals lie."""
        notes, tables = schema.notes.c, schema.tables.c
        same = (notes.player_id == tables.player_id) & (notes.deal_key == tables.deal_key)
        query = select(tables.id, notes.text).select_from(schema.tables.join(schema.notes, same))
        with self._database.reading() as connection:
            return {row.id: row.text for row in connection.execute(query.where(tables.player_id == player))}

    def keep(self, player: int, table: str, text: str) -> None:
        """The player's note on this table's deal, in place of any other; an empty one is none. Raises NoTable."""
        tables, notes = schema.tables.c, schema.notes.c
        with self._database.writing() as connection:
            query = select(tables.deal_key).where(tables.id == table, tables.player_id == player)
            key = connection.scalar(query)
            if key is None:
                raise NoTable(table)
            connection.execute(delete(schema.notes).where(notes.player_id == player, notes.deal_key == key))
            if text:
                connection.execute(insert(schema.notes).values(player_id=player, deal_key=key, text=text))
