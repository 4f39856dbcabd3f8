"""The deals of the day that were found, by the version of the scheme that found them."""

from __future__ import annotations

from datetime import date

from sqlalchemy import delete, insert, select

from kartenbild.store import schema
from kartenbild.store.database import Database


class KeptDays:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, version: int, day: date) -> dict[str, str | None]:
        """What is known of this day: the games' deals, None for a game that has none."""
        days = schema.days.c
        query = select(days.game, days.deal).where(days.version == version, days.day == day.isoformat())
        with self._database.reading() as connection:
            return {row.game: row.deal for row in connection.execute(query)}

    def keep(self, version: int, day: date, game: str, deal: str | None) -> None:
        """Keep what was found; another process may have found it too."""
        days, own = schema.days.c, {"version": version, "day": day.isoformat(), "game": game}
        this = [days[name] == value for name, value in own.items()]
        with self._database.writing() as connection:
            connection.execute(delete(schema.days).where(*this))
            connection.execute(insert(schema.days).values(own | {"deal": deal}))

    def deals(self) -> set[tuple[str, date]]:
        """Every deal that was one of its day under any version, with the date: what was won then stays won."""
        days = schema.days.c
        query = select(days.deal, days.day).where(days.deal.is_not(None))
        with self._database.reading() as connection:
            return {(row.deal, date.fromisoformat(row.day)) for row in connection.execute(query)}
