"""What not seeing the cards costs: from games whose choices were looked at, as `bench/unseen.py` writes them down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from kartenbild.figures import intervals
from kartenbild.figures.kept import Unseen


@dataclass(frozen=True, slots=True)
class Watched:
    """One game, all its `choices` that were looked at together, in so many `orders` of the unseen cards each.

    `some`, `best`, `advised`: in how many of these orders it could still be won after some move, after the one that
    keeps most, after the advised one.
    """

    ruled: str
    budget: str
    choices: int
    orders: int
    some: int
    best: int
    advised: int


def watched(line: Mapping[str, str]) -> Watched:
    """A game from its line. Raises KeyError or ValueError for what is no such line."""
    choices, orders, *kept = (int(line[name]) for name in ("looked", "orders", "some", "best", "advised"))
    if not choices * orders >= kept[0] >= kept[1] >= kept[2] >= 0:
        raise ValueError(f"the best move cannot keep {kept[1]} of {kept[0]} orders and the advised one {kept[2]}")
    return Watched(line["row"], line["budget"], choices, orders, *kept)


def costs(games: Iterable[Watched]) -> list[Unseen]:
    """The cost for each row, budget and number of orders."""
    ordered = sorted(games, key=_series)
    return [_together(list(series)) for _, series in groupby(ordered, _series)]


def _series(game: Watched) -> tuple[str, str, int]:
    return game.ruled, game.budget, game.orders


def _together(games: Sequence[Watched]) -> Unseen:
    lost = [game.some - game.advised for game in games]
    whatever = [game.some - game.best for game in games]
    low, high = intervals.ratio(whatever, lost)
    choices = sum(game.choices for game in games)
    return Unseen(
        games[0].ruled,
        games[0].budget,
        games=len(games),
        choices=choices,
        orders=games[0].orders,
        lost=sum(lost) / max(1, choices * games[0].orders),
        unseen=sum(whatever) / max(1, sum(lost)),
        low=low,
        high=high,
    )
