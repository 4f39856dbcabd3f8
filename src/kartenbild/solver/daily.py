"""The patience of the day: for every game and UTC date one numbered deal that comes out, the same for everybody."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

from kartenbild.engine.deals import deal
from kartenbild.solver.solving import solve
from kartenbild.solver.verdict import Outcome

VERSION = 2
"""Of the scheme: numbers, limits, and what the solver finds within them (docs/adr/0085)."""

NODES, MEMORY_MB = 200_000, 128
OF_A_DAY = 100
"""So many numbers belong to one date."""
FIRST = date(1000, 1, 1)
"""The first date: numbers of the years before have fewer than ten digits, as fresh numbers have."""

Never = Callable[[], bool]


class Cancelled(Exception):
    """The search was told to end before it had found the deal."""


def today() -> date:
    """The date by which days are counted here: UTC, so that they begin for everybody at once."""
    return datetime.now(UTC).date()


def number(day: date, rank: int) -> int:
    """The date's deal number of this rank: YYYYMMDD × 100 + rank."""
    return ((day.year * 100 + day.month) * 100 + day.day) * OF_A_DAY + rank


def deal_of_the_day(game: str, day: date, *, cancelled: Never = lambda: False) -> str | None:
    """The name of the first of the date's deals that is proved to come out; None where none of them is.

    `game`: a name, with variants if wished. The same everywhere for one VERSION. Raises BadName, and Cancelled when
    `cancelled` said so.
    """
    return first_of_the_day(game, day, lambda name: comes_out(name, cancelled))


def first_of_the_day(game: str, day: date, proved: Callable[[str], bool]) -> str | None:
    """The date's deal of the smallest rank that `proved` says comes out."""
    names = (f"{game}#{number(day, rank)}" for rank in range(OF_A_DAY))
    return next((name for name in names if proved(name)), None)


def comes_out(name: str, cancelled: Never = lambda: False) -> bool:
    """Whether the search of this scheme proves that the deal can be won. Raises Cancelled."""
    verdict = solve(deal(name), nodes=NODES, memory_mb=MEMORY_MB, cancelled=cancelled)
    if verdict.outcome == Outcome.UNDECIDED and cancelled():
        raise Cancelled
    return verdict.outcome == Outcome.WON


def day_of(number: int | None) -> date | None:
    """The date to which a deal's number belongs, None for a number of no date from `FIRST` on."""
    whole = (number or 0) // OF_A_DAY
    try:
        day = date(whole // 10000, whole // 100 % 100, whole % 100)
    except (ValueError, OverflowError):
        return None
    return day if day >= FIRST else None
