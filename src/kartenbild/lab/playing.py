"""Whole games by players who see only what a player sees, over many deals, and the files their figures are kept in."""

from __future__ import annotations

import csv
import multiprocessing
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from kartenbild import patiences
from kartenbild.advice.advising import Budget
from kartenbild.advice.players import play, player
from kartenbild.engine.deals import tables_of
from kartenbild.lab.gathering import LAYOUTS, WINS
from kartenbild.lab.keeping import sign_beside
from kartenbild.rules.lowering import Redeal
from kartenbild.rules.names import parse

_WINS_HEAD = ["row", "player", "budget", "first", "last", "games", "won"]
_LAYOUTS_HEAD = ["row", "player", "budget", "layout", "piles", "games"]


@dataclass(frozen=True, slots=True)
class Series:
    """Who plays which deals: the row as `DealName.ruled`, the player, and what it may spend on a move."""

    row: str
    player: str
    deals: range
    budget: Budget

    @property
    def told(self) -> str:
        """The budget as the command takes it, '' for a player who has none."""
        if self.player != "fair":
            return ""
        return f"--rollouts {self.budget.rollouts} --nodes {self.budget.nodes}"


@dataclass(slots=True)
class Tally:
    """What came of it: `layouts` counts games by the layout's number and its piles, where piles are gathered."""

    games: int = 0
    won: int = 0
    layouts: Counter[tuple[int, int]] = field(default_factory=Counter)


def play_all(series: Series, jobs: int) -> Generator[Tally, None, None]:
    """Play the deals in their order; gives the tally after each game. It depends on the budget, never on `jobs`."""
    tally = Tally()
    gathered = tables_of(parse(series.row, patiences.declared())).redeal is Redeal.GATHER
    with closing(_games(series, jobs)) as games:
        for won, layouts in games:
            tally.games += 1
            tally.won += won
            if gathered:
                tally.layouts.update(enumerate(layouts, start=1))
            yield tally


def keep(series: Series, tally: Tally, file: Path) -> None:
    """Put the tally in place of what the file said of this series, and the layouts into the file beside it.

    Where the folder has a list of digests, the files' are written into it.
    """
    told = [series.row, series.player, series.told]
    deals = [str(series.deals[0]), str(series.deals[-1])]
    _replace(file, _WINS_HEAD, [*told, *deals], [[*told, *deals, str(tally.games), str(tally.won)]])
    if tally.layouts:
        rows = [[*told, *map(str, layout), str(games)] for layout, games in sorted(tally.layouts.items())]
        _replace(file.with_name(LAYOUTS), _LAYOUTS_HEAD, told, rows)


def _games(series: Series, jobs: int) -> Generator[tuple[bool, list[int]], None, None]:
    one = partial(_game, series.row, series.player, series.budget)
    if jobs == 1:
        yield from map(one, series.deals)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(one, series.deals)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _game(row: str, name: str, budget: Budget, number: int) -> tuple[bool, list[int]]:
    played = play(f"{row}#{number}", player(name, budget, number))
    return played.won, played.layouts


def _replace(file: Path, head: Sequence[str], key: Sequence[str], rows: Iterable[list[str]]) -> None:
    """Write the file with these rows in place of those that begin with the key, sorted by row and player."""
    kept: list[list[str]] = []
    if file.exists():
        with file.open(encoding="utf-8", newline="") as lines:
            kept = [line for line in list(csv.reader(lines))[1:] if line[: len(key)] != list(key)]
    every: list[list[str]] = sorted([*kept, *rows], key=_place)
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(every)
    sign_beside(file)


def _place(row: list[str]) -> tuple[list[str], list[int]]:
    return row[:3], [int(cell) for cell in row[3:5]]


__all__ = ["WINS", "Series", "Tally", "keep", "play_all"]
