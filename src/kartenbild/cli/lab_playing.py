"""`kartenbild lab play`: whole games by players who do not look at what is hidden."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartenbild import patiences
from kartenbild.advice.advising import Budget, budget
from kartenbild.advice.players import NAMES
from kartenbild.cli import solving
from kartenbild.cli.complaint import Complaint
from kartenbild.cli.lab_running import deal_range
from kartenbild.figures.intervals import wilson
from kartenbild.lab.playing import Series, Tally, keep, play_all
from kartenbild.rules import names
from kartenbild.words import say

ROLLOUTS = 60
"""Trial games for a move where nothing else is said."""


def asked(
    game: str, player: str, games: str | None, deals: str | None, rollouts: str | None, nodes: str | None
) -> Series:
    """The arguments, read. Raises BadName or Complaint."""
    name = names.parse(game, patiences.declared())
    if name.number is not None:
        raise Complaint("cli-lab-no-number", deal=game[:60], game=name.ruled)
    if player not in NAMES:
        raise Complaint("cli-lab-bad-player", value=player[:40], known=", ".join(NAMES))
    return Series(name.ruled, player, _deals(games, deals), _budget(player, rollouts, nodes))


def run(series: Series, jobs: int, file: Path | None, language: str) -> int:
    """Play, say in one line how often it came out, and keep it where a file is named."""
    tally = _played(series, jobs)
    if file:
        try:
            keep(series, tally, file)
        except OSError as bad:
            raise Complaint("cli-cannot-write", file=str(file), why=bad.strerror or str(bad)) from bad
    low, high = wilson(tally.won, tally.games)
    print(
        say(
            "cli-lab-played",
            language,
            game=series.row,
            player=series.player,
            games=tally.games,
            won=tally.won,
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
        ),
        flush=True,
    )
    return 0


def _deals(games: str | None, deals: str | None) -> range:
    """`--deals 1..100`, or the first so many by `--games`."""
    if (games is None) == (deals is None):
        raise Complaint("cli-lab-games-or-deals")
    return deal_range(deals) if deals is not None else deal_range(f"1..{games}")


def _budget(player: str, rollouts: str | None, nodes: str | None) -> Budget:
    counted = solving.counted("--rollouts", rollouts), solving.counted("--nodes", nodes)
    if player != "fair":
        for option, value in (("--rollouts", rollouts), ("--nodes", nodes)):
            if value is not None:
                raise Complaint("cli-lab-only-fair", option=option)
    return budget(None, counted[0] or (None if counted[1] else ROLLOUTS), counted[1], 1)


def _played(series: Series, jobs: int) -> Tally:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[told]}"), TimeRemainingColumn())
    tally = Tally()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=len(series.deals), told="")
        for tally in play_all(series, jobs):
            progress.update(bar, advance=1, told=f"{tally.won}/{tally.games}")
    return tally
