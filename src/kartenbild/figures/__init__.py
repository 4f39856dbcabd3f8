"""What was found out about the patiences, as the program carries it: `figures.json`, written by `make figures`.

Nothing here solves or plays; the outcomes behind the figures lie in docs/figures.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True, slots=True)
class Share:
    """How many deals of a row can be won.

    `low`, `high`: where the share lies at 95 %, the undecided counted as lost for the one and as won for the other.
    """

    deals: int
    won: int
    lost: int
    undecided: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """A game with its variants: its share, how it was found, how long its solutions are."""

    ruled: str
    share: Share
    solver: str
    nodes: int
    memory_mb: int
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rows on the same deals: how many came out under both rules, one alone, neither; `open`: not known of both.

    `low`, `high`: the first row's share less the second's at 95 %, whatever the open ones are.
    """

    first: str
    second: str
    deals: int
    both: int
    only_first: int
    only_second: int
    neither: int
    open: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Play:
    """Whole games by a player who sees only what a player sees; `low`, `high`: the share won at 95 %."""

    ruled: str
    player: str
    budget: str
    games: int
    won: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Layout:
    """How many games of a player had so many piles after a gathering; layout 1 is the deal."""

    ruled: str
    player: str
    budget: str
    layout: int
    piles: int
    games: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All there is."""

    rows: Mapping[str, Row]
    pairs: tuple[Pair, ...] = ()
    plays: tuple[Play, ...] = ()
    layouts: tuple[Layout, ...] = ()


def share(ruled: str) -> Share | None:
    """The share of a row like 'irmgard+centre' (`DealName.ruled`), None where it was not measured."""
    row = carried().rows.get(ruled)
    return row.share if row else None


@cache
def carried() -> Figures:
    """The figures that this program carries."""
    return figures(json.loads(resources.files(__name__).joinpath("figures.json").read_text(encoding="utf-8")))


def figures(told: Mapping[str, Any]) -> Figures:
    """Figures from what `kartenbild lab report --format json` writes."""
    rows = [Row(**row | {"share": Share(**row["share"]), "moves": tuple(row["moves"])}) for row in told["rows"]]
    return Figures(
        {row.ruled: row for row in rows},
        tuple(Pair(**pair) for pair in told["pairs"]),
        tuple(Play(**play) for play in told["plays"]),
        tuple(Layout(**layout) for layout in told["layouts"]),
    )
