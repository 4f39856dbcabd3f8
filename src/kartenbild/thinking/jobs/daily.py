"""Which deal is the patience of the day."""

from __future__ import annotations

from datetime import date

from kartenbild.solver.daily import deal_of_the_day
from kartenbild.thinking.job import Cancelled, Job


class OfTheDay(Job[str | None], frozen=True):
    """The name of the game's deal of this date, None where the date has none."""

    game: str
    day: date

    def do(self, cancelled: Cancelled) -> str | None:
        return deal_of_the_day(self.game, self.day, cancelled=cancelled)
