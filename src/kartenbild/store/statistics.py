"""Figures over a player's deals.

A deal counts as played once a move was made on it, and never twice, however often it is dealt again; it is won if it
ever was. Given up is a deal that was not won and can nowhere be played on: its tables were put away or stand stuck. A
deal that can be played on is in progress: it counts as played, and in a streak it neither adds nor breaks. Streaks go
over deals in the order of their first moves, so that a win long after still counts where its deal was begun.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Row, exists, select

from kartenbild.store import schema
from kartenbild.store.database import Database


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's figures for one game with its variants, `ruled`: 'grosser-kreis+unlimited'.

    `best_seconds`, `mean_seconds`, `fewest_moves`: over the best win of each won deal, None where none was won.
    """

    ruled: str
    played: int
    won: int
    streak: int
    longest_streak: int
    best_seconds: float | None
    mean_seconds: float | None
    fewest_moves: int | None


@dataclass(frozen=True, slots=True)
class Course:
    """What became of one deal: `won` is None while it can be played on; `seconds` and `moves` of its best win."""

    won: bool | None
    seconds: float | None
    moves: int | None


class Statistics:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, player: int) -> list[Figures]:
        """The player's figures, one for each game with its variants, in the order of their names."""
        return [_figures(ruled, courses) for ruled, courses in self.courses(player).items()]

    def courses(self, player: int) -> dict[str, list[Course]]:
        """The player's deals in the order of their first moves, by game with its variants."""
        deals, tables = schema.deals.c, schema.tables.c
        goes_on = exists().where(
            tables.player_id == deals.player_id,
            tables.deal_key == deals.deal_key,
            tables.status == "playing",
            tables.imported.is_(False),
            tables.aided.is_(False),
        )
        query = select(deals.ruled, deals.won, deals.seconds, deals.moves, goes_on.label("goes_on"))
        with self._database.reading() as connection:
            rows = connection.execute(query.where(deals.player_id == player).order_by(deals.ruled, deals.id)).all()
        return {ruled: [_course(row) for row in group] for ruled, group in groupby(rows, key=lambda row: row.ruled)}


def _course(deal: Row[Any]) -> Course:
    return Course(True if deal.won else None if deal.goes_on else False, deal.seconds, deal.moves)


def _figures(ruled: str, deals: list[Course]) -> Figures:
    won = [deal for deal in deals if deal.won]
    streak, longest = streaks(deal.won for deal in deals)
    times = [deal.seconds for deal in won if deal.seconds is not None]
    return Figures(
        ruled=ruled,
        played=len(deals),
        won=len(won),
        streak=streak,
        longest_streak=longest,
        best_seconds=min(times, default=None),
        mean_seconds=sum(times) / len(times) if times else None,
        fewest_moves=min((deal.moves for deal in won if deal.moves is not None), default=None),
    )


def streaks(outcomes: Iterable[bool | None]) -> tuple[int, int]:
    """How many wins in a row at the end, and at most; None is a deal in progress."""
    streak = longest = 0
    for outcome in outcomes:
        if outcome is not None:
            streak = streak + 1 if outcome else 0
            longest = max(longest, streak)
    return streak, longest
