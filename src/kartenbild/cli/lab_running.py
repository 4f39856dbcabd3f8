"""`kartenbild lab run`: decides numbered deals and keeps every verdict."""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartenbild import numbers, patiences
from kartenbild.cli import solving
from kartenbild.cli.complaint import Complaint
from kartenbild.lab.chunks import Done
from kartenbild.lab.executors import workers
from kartenbild.lab.identity import solver_of
from kartenbild.lab.kept import LabFile, RunKey
from kartenbild.lab.problems import LabProblem
from kartenbild.lab.running import Run
from kartenbild.rules import names
from kartenbild.solver.many import Limits
from kartenbild.words import say

FILE = Path("kartenbild-lab.sqlite")
NODES = 1_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """What `lab run` was asked for, all of it checked."""

    ruled: str
    deals: range
    limits: Limits
    jobs: int


def asked(game: str, deals: str, nodes: str | None, seconds: str | None, memory: str | None, jobs: str | None) -> Asked:
    """The arguments, read. Without a limit it is NODES. Raises BadName or Complaint."""
    name = names.parse(game, patiences.declared())
    if name.number is not None:
        raise Complaint("cli-lab-no-number", deal=game[:60], game=name.ruled)
    limits = solving.limits(seconds, nodes, memory)
    if limits.nodes is None and limits.seconds is None:
        limits = Limits(None, NODES, limits.memory_mb)
    return Asked(name.ruled, deal_range(deals), limits, solving.jobs(jobs or str(os.cpu_count() or 1)))


def deal_range(text: str) -> range:
    """'5' or '1..100' as numbers of deals. Raises Complaint."""
    first, dots, last = text.partition("..")
    last = last if dots else first
    if not (_is_number(first) and _is_number(last) and int(first) <= int(last)):
        raise Complaint("cli-bad-range", value=text[:60])
    return range(int(first), int(last) + 1)


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) < 20 and numbers.FIRST <= int(digits) <= numbers.LAST


def run(asked: Asked, file: Path | None, cluster: str | None, language: str) -> int:
    """Decide what is not yet known, and say in one line what the file now knows of these deals."""
    solver = solver_of(asked.ruled)
    with LabFile(file or FILE) as kept:
        key = kept.run(asked.ruled, solver, asked.limits)
        try:
            _decide(asked, key, kept, cluster, language)
        finally:
            print(_told(asked, kept, key, language), flush=True)
    return 0


def _decide(asked: Asked, key: RunKey, kept: LabFile, cluster: str | None, language: str) -> None:
    known = kept.known(key)
    left = len(asked.deals) - sum(number in asked.deals for number in known)
    if not left:
        return
    todo = (number for number in asked.deals if number not in known)
    with closing(workers(asked.jobs, cluster)) as hands, _Line(left, language) as line:

        def keep(done: Done) -> None:
            if done.solver != key.solver:
                raise LabProblem("lab-other-worker", was=done.solver, now=key.solver)
            kept.add(key, done.results)
            line.advance(done)

        Run(asked.ruled, todo, asked.limits, hands, keep).work_off()


class _Line:
    """The progress on a terminal: rate, undecided share and time left."""

    def __init__(self, total: int, language: str) -> None:
        self._language = language
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[told]}"), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty())
        self._task = self._progress.add_task("", total=total, told="")
        self._undecided = self._done = 0

    def __enter__(self) -> _Line:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, done: Done) -> None:
        self._done += len(done.results)
        self._undecided += sum(result.outcome == "undecided" for result in done.results)
        rate, share = self._progress.tasks[0].speed or 0.0, 100 * self._undecided / max(1, self._done)
        told = say("cli-lab-progress", self._language, rate=f"{rate:.1f}", share=f"{share:.1f}")
        self._progress.update(self._task, advance=len(done.results), told=told)


def _told(asked: Asked, kept: LabFile, key: RunKey, language: str) -> str:
    outcomes = Counter(result.outcome for result in kept.outcomes(key) if result.deal in asked.deals)
    return say(
        "cli-lab-told",
        language,
        game=asked.ruled,
        deals=sum(outcomes.values()),
        asked=len(asked.deals),
        won=outcomes["won"],
        lost=outcomes["lost"],
        undecided=outcomes["undecided"],
    )
