"""The patiences of the day, searched for by the desk and known from then on; asking never waits."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from concurrent.futures import CancelledError, Future
from datetime import date
from threading import Lock

from litestar.di import NamedDependency

from kartenbild.solver.daily import VERSION
from kartenbild.store import StoreProblem
from kartenbild.store.days import KeptDays
from kartenbild.thinking import Busy, Desk, Failed
from kartenbild.thinking.jobs.daily import OfTheDay

_log = logging.getLogger("kartenbild.server")


class Days:
    """What is known of one day at a time, the last that was asked about; what was found is kept in the store."""

    def __init__(self, desk: Desk, kept: KeptDays) -> None:
        self._desk = desk
        self._kept = kept
        self._day: date | None = None
        self._known: dict[str, str | None] = {}
        self._asked: set[str] = set()
        self._lock = Lock()

    @property
    def searches(self) -> bool:
        """Whether anybody is there to search at all."""
        return self._desk.workers > 0

    def of(self, day: date, games: Iterable[str]) -> dict[str, str | None]:
        """The games' deals of this day as far as they are known, None for a day without one; the rest is asked for."""
        with self._lock:
            if day != self._day:
                self._day, self._known, self._asked = day, self._kept.of(VERSION, day), set()
            known = dict(self._known)
            wanted = [game for game in games if game not in known and game not in self._asked]
            self._asked.update(wanted)
        for game in wanted:
            self._search(game, day)
        return known

    def _search(self, game: str, day: date) -> None:
        try:
            found = self._desk.submit(f"day/{day}/{game}", OfTheDay(game, day), later=True)
        except Busy:
            self._forget(game, day)
            return
        found.add_done_callback(lambda future: self._note(game, day, future))

    def _note(self, game: str, day: date, found: Future[str | None]) -> None:
        try:
            deal = found.result()
        except (CancelledError, Failed):
            self._forget(game, day)
            return
        _log.info("%s of %s: %s", game, day, deal or "none comes out")
        try:
            self._kept.keep(VERSION, day, game, deal)
        except StoreProblem as problem:
            _log.error("the deal of the day could not be kept: %s", problem)
        with self._lock:
            if day == self._day:
                self._known[game] = deal

    def _forget(self, game: str, day: date) -> None:
        """It was not searched for after all; whoever asks next has it searched anew."""
        with self._lock:
            if day == self._day:
                self._asked.discard(game)


Dailies = NamedDependency[Days]
"""How a handler asks for the days, by the name `days`."""
