"""The player's figures as a page: for each game numbers, and small charts that also read as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from litestar import Response, get

from kartenbild import patiences
from kartenbild.server.api_player import statistics
from kartenbild.server.deal_words import variant_words
from kartenbild.server.messages import GameStatistics
from kartenbild.server.page_frame import clock_time, page
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.solver import daily
from kartenbild.store import Course, Store

_MOST_DEALS, _MOST_TIMES = 60, 30
_TALL = 28


@dataclass(frozen=True, slots=True)
class Chart:
    """`bars`: heights from 0 to 1, of deals in order; `counts`: what the chart's sentence says."""

    bars: list[dict[str, Any]]
    counts: dict[str, Any]


@get("/statistics", sync_to_thread=True, include_in_schema=False)
def statistics_page(player: Here, store: Kept) -> Response[str]:
    """The player's figures."""
    courses = store.statistics.courses(player.id) if player.id else {}
    lines = [_line(line, courses, player.language) for line in statistics(player, store)]
    days = days_won(player, store)
    told = {"days": len(days), "streak": streak(days, daily.today())}
    return page("statistics.html", player, lines=lines, tall=_TALL, daily=told)


def days_won(player: Visitor, store: Store) -> set[date]:
    """The dates whose patience of the day the player won on the date itself, in UTC."""
    won = store.records.of(player.id) if player.id else []
    finished = {(record.deal, datetime.fromtimestamp(record.finished, UTC).date()) for record in won}
    return {day for _, day in finished & store.days.deals()}


def streak(days: set[date], today: date) -> int:
    """How many of these dates come one after the other up to today, or up to yesterday while today is not over."""
    last = today if today in days else today - timedelta(days=1)
    return next(count for count in range(len(days) + 1) if last - timedelta(days=count) not in days)


def _line(line: GameStatistics, courses: dict[str, list[Course]], language: str) -> dict[str, Any]:
    course = courses.get("+".join([line.game, *line.variants]), [])
    return {
        "title": line.title,
        "variants": variant_words(line.variants, patiences.declared()[line.game], language),
        "played": line.played,
        "won": line.won,
        "share": round(100 * line.won / line.played) if line.played else 0,
        "streak": line.streak,
        "longest": line.longest_streak,
        "best": clock_time(line.best_seconds),
        "mean": clock_time(line.mean_seconds),
        "fewest": line.fewest_moves,
        "deals": deals_chart(course),
        "times": times_chart(course),
    }


def deals_chart(course: Sequence[Course]) -> Chart:
    """The last deals, the newest on the right: a tall full bar is won, a low hollow one is not, a dot goes on."""
    shown = course[-_MOST_DEALS:]
    kinds = {True: "won", False: "lost", None: "open"}
    bars = [{"x": 7 * rank, "kind": kinds[deal.won]} for rank, deal in enumerate(shown)]
    counts = {kind: sum(deal.won is won for deal in shown) for won, kind in kinds.items()}
    return Chart(bars, counts | {"count": len(shown)})


def times_chart(course: Sequence[Course]) -> Chart:
    """How long the last won deals took, the newest on the right."""
    times = [deal.seconds for deal in course if deal.won and deal.seconds is not None][-_MOST_TIMES:]
    longest = max(times, default=0) or 1
    bars = [{"x": 7 * rank, "height": max(1.5, round(_TALL * time / longest, 1))} for rank, time in enumerate(times)]
    counts = {
        "count": len(times),
        "least": clock_time(min(times, default=0)),
        "most": clock_time(max(times, default=0)),
    }
    return Chart(bars, counts)
