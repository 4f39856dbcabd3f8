"""Whether positions of a game can still be won: from what is known, from what follows, else from a worker."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import Future
from threading import Lock
from typing import cast

from litestar.di import NamedDependency

from kartenbild.server.course import Course
from kartenbild.server.waiting import Gone, answered
from kartenbild.store import Store
from kartenbild.store.verdicts import Asked, Known, Outcome
from kartenbild.thinking import Busy, Desk, Failed, Solve, Solved

SECONDS = 4.0
MEMORY_MB = 128
LIMITS = f"{SECONDS:g} s, {MEMORY_MB} MB"
LINE_SECONDS = 8.0
MOST_UNDECIDED = 10
"""So many positions of a line may stay open before no more are tried."""

MOST_REMEMBERED = 4000


class Judge:
    """Answers for positions of courses. A verdict belongs to its position and is kept; each is searched for once.

    `known` may be called by any thread, the rest belongs to the server's event loop.
    """

    def __init__(self, store: Store, desk: Desk) -> None:
        self._store = store
        self._desk = desk
        self._lock = Lock()
        self._remembered: OrderedDict[tuple[str, str, str], Known] = OrderedDict()
        self._open: dict[tuple[str, str], _Open] = {}

    @property
    def thinks(self) -> bool:
        return self._desk.workers > 0

    def forget(self, table: str) -> None:
        """The game at this table went on: whatever is thought about it is not wanted any more."""
        self._desk.cancel(f"table/{table}")

    def known(self, course: Course) -> dict[int, Known]:
        """What needs no search, by number of moves, with all that follows from it."""
        asked = _asked(course)
        found = self._recall(asked, course)
        unknown = [position for position in course.positions if position not in found]
        found |= self._store.verdicts.find(asked, unknown) if unknown else {}
        by_move = {course.first + seat: found[name] for seat, name in enumerate(course.positions) if name in found}
        settled = follows(by_move, course)
        for number, verdict in settled.items():
            self._remember(asked, course.position(number), verdict)
        return settled

    def prove(self, course: Course, moves: list[str]) -> None:
        """Take note of a proved win from where the game stands."""
        self._keep(_asked(course), course.position(course.made), Known("won", tuple(moves)))

    async def verdict(self, owner: str, course: Course, number: int, gone: Gone, *, moves: bool = False) -> Known:
        """The verdict on the position after so many moves, searched for if need be.

        `owner`: whose question it is; an older one of the same owner is given up. `gone`: ends when the asker left.
        `moves`: for a position that can be won the way there is wanted too. Raises Superseded.
        """
        known = (await asyncio.to_thread(self.known, course)).get(number)
        if known and not (moves and known.outcome == "won" and known.moves is None):
            return known
        solved = await self._searched(owner, course, number, gone)
        if solved is None:
            return known or Known("undecided")
        found = Known(cast(Outcome, solved.outcome), tuple(solved.moves) if solved.outcome == "won" else None)
        await asyncio.to_thread(self._keep, _asked(course), course.position(number), found)
        return found

    async def line(self, owner: str, course: Course, gone: Gone) -> tuple[dict[int, Known], bool]:
        """Verdicts on all positions of the course, and whether that is all there is to find out.

        Comes back after some seconds with what is known by then. Raises Superseded.
        """
        end = time.monotonic() + LINE_SECONDS
        found = await asyncio.to_thread(self.known, course)
        while (number := most_telling(found, course)) is not None and time.monotonic() < end:
            found[number] = await self.verdict(owner, course, number, gone)
            found = follows(found, course)
        return found, number is None

    async def _searched(self, owner: str, course: Course, number: int, gone: Gone) -> Solved | None:
        """A worker's answer, None where it came to none. Those who ask the same share one search."""
        key = owner, course.position(number)
        if key not in self._open or self._open[key].future.cancelled():
            job = Solve(course.at_move(number), seconds=SECONDS, memory_mb=MEMORY_MB)
            try:
                self._open[key] = _Open(self._desk.submit(owner, job))
            except Busy:
                return None
        shared = self._open[key]
        shared.waiting += 1
        try:
            return await answered(shared.future, gone)
        except Failed:
            return None
        finally:
            shared.waiting -= 1
            if not shared.waiting:
                shared.future.cancel()
                if self._open.get(key) is shared:
                    del self._open[key]

    def _keep(self, asked: Asked, position: str, known: Known) -> None:
        if self._remember(asked, position, known):
            self._store.verdicts.keep(asked, position, known)

    def _recall(self, asked: Asked, course: Course) -> dict[str, Known]:
        with self._lock:
            keys = {position: (asked.deal_key, asked.solver, position) for position in course.positions}
            return {name: self._remembered[key] for name, key in keys.items() if key in self._remembered}

    def _remember(self, asked: Asked, position: str, known: Known) -> bool:
        """Whether it is news."""
        key = asked.deal_key, asked.solver, position
        with self._lock:
            before = self._remembered.pop(key, None)
            kept = before if before and before.outcome == known.outcome and known.moves is None else known
            self._remembered[key] = kept
            if len(self._remembered) > MOST_REMEMBERED:
                self._remembered.popitem(last=False)
            return before != kept


class _Open:
    """A search that somebody waits for."""

    def __init__(self, future: Future[Solved]) -> None:
        self.future = future
        self.waiting = 0


Judging = NamedDependency[Judge]
"""How a handler asks for the judge, by the name `judge`."""


def follows(known: dict[int, Known], course: Course) -> dict[int, Known]:
    """All that is known of a course and what follows: who could win later could win before, what was lost stays lost,
    and the next move of a proved win leads to a position with the rest of it."""
    settled = dict(known)
    last_won = max((number for number, verdict in known.items() if verdict.outcome == "won"), default=-1)
    first_lost = min((number for number, verdict in known.items() if verdict.outcome == "lost"), default=1 << 62)
    for number in range(course.first, course.first + len(course.positions)):
        before = settled.get(number - 1)
        way = before.moves if before and before.outcome == "won" else None
        if number <= last_won and settled.get(number, Known("undecided")).outcome != "won":
            settled[number] = Known("won")
        elif number >= first_lost:
            settled[number] = Known("lost")
        if way and way[0] == course.moves[number - 1] and (number not in settled or settled[number].moves is None):
            settled[number] = Known("won", way[1:])
    return settled


def most_telling(found: dict[int, Known], course: Course) -> int | None:
    """The position whose verdict would tell most: in the middle of the longest gap between what is known."""
    if sum(verdict.outcome == "undecided" for verdict in found.values()) >= MOST_UNDECIDED:
        return None
    longest, begun = range(0), course.first
    for number in range(course.first, course.first + len(course.positions) + 1):
        if number in found or number == course.first + len(course.positions):
            longest = max(longest, range(begun, number), key=len)
            begun = number + 1
    return longest[len(longest) // 2] if longest else None


def _asked(course: Course) -> Asked:
    return Asked(course.deal_key, course.solver, LIMITS)
