"""Deals in chunks of about a second, and what a worker does with one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from kartenbild.engine.deals import deal
from kartenbild.lab.identity import solver_of
from kartenbild.solver.many import Limits
from kartenbild.solver.solving import solve

SECONDS = 1.0
_MOST = 5_000
_GROWTH = 4


@dataclass(frozen=True, slots=True)
class Chunk:
    """Deals of one patience to decide within the same limits. `ruled`: the game with its variants."""

    ruled: str
    numbers: tuple[int, ...]
    limits: Limits


@dataclass(frozen=True, slots=True)
class Result:
    """One deal, decided or not. `cpu`: processor seconds. `moves`: the solution in notation, for 'won' alone."""

    deal: int
    outcome: str
    method: str
    nodes: int
    cpu: float
    moves: str | None


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a chunk: its deals, or those that were finished before it was stopped.

    `solver`: who decided, as the worker says it. `seconds`: by the worker's clock.
    """

    solver: str
    results: tuple[Result, ...]
    seconds: float


def work(chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> Done:
    """Solve the chunk's deals, one after another; a deal that `stopped` broke off is left out."""
    begun, results = time.perf_counter(), list[Result]()
    for number in chunk.numbers:
        result = _solved(chunk, number, stopped)
        if stopped():
            break
        results.append(result)
    return Done(solver_of(chunk.ruled), tuple(results), time.perf_counter() - begun)


def _solved(chunk: Chunk, number: int, stopped: Callable[[], bool]) -> Result:
    limits = chunk.limits
    verdict = solve(deal(f"{chunk.ruled}#{number}"), limits.seconds, limits.nodes, limits.memory_mb, stopped)
    moves = " ".join(map(str, verdict.moves)) if verdict.outcome == "won" else None
    return Result(number, str(verdict.outcome), verdict.method, verdict.nodes, verdict.seconds, moves)


class Cutter:
    """Cuts numbers into chunks that take about a second, by what the last ones took."""

    def __init__(self, ruled: str, numbers: Iterator[int], limits: Limits) -> None:
        self._ruled, self._numbers, self._limits = ruled, numbers, limits
        self._size = 1

    def next(self) -> Chunk | None:
        """The next chunk, None when every number was given out."""
        numbers = tuple(islice(self._numbers, self._size))
        return Chunk(self._ruled, numbers, self._limits) if numbers else None

    def learn(self, done: Done) -> None:
        """Let the next chunks be nearer to a second than this one was."""
        if done.results:
            fitting = int(SECONDS * len(done.results) / max(done.seconds, 1e-6))
            self._size = max(1, min(fitting, self._size * _GROWTH, _MOST))
