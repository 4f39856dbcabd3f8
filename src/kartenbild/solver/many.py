"""Many deals, one after another or on several cores: each verdict is given out as soon as it is there."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from kartenbild.engine.deals import deal
from kartenbild.solver.solving import solve
from kartenbild.solver.verdict import Verdict

_WAITING_FOR_EACH_JOB = 2


@dataclass(frozen=True, slots=True)
class Task:
    """A deal to solve: its name, given cards where it has no number, and its line in a file of deals."""

    name: str
    cards: str | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """What may be spent on one deal; see `kartenbild.solve`."""

    seconds: float | None
    nodes: int | None
    memory_mb: int


def solve_all(tasks: Iterable[Task], limits: Limits, jobs: int) -> Generator[tuple[Task, Verdict], None, None]:
    """Each task with its verdict, in the order in which they are decided.

    With several jobs each deal is solved in one of so many processes. Closing the iterator ends them; what was given
    out stays given out.
    """
    if jobs == 1:
        for task in tasks:
            yield task, _solve(task, limits)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from _in_pool(pool, iter(tasks), limits, jobs * _WAITING_FOR_EACH_JOB)


def _in_pool(
    pool: ProcessPoolExecutor, tasks: Iterator[Task], limits: Limits, most: int
) -> Iterator[tuple[Task, Verdict]]:
    """Keep a few tasks waiting, never all of them: a range may be long."""
    running: dict[Future[Verdict], Task] = {}
    try:
        while True:
            for task in islice(tasks, most - len(running)):
                running[pool.submit(_solve, task, limits)] = task
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _solve(task: Task, limits: Limits) -> Verdict:
    return solve(deal(task.name, task.cards), limits.seconds, limits.nodes, limits.memory_mb)
