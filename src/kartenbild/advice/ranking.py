"""Which of several lines of moves is best, by trial games in the same imagined worlds for each."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kartenbild.advice.trials_core import Trials

_PREFERRED = 10
"""What the policy's own line counts beside the value of a trial game, 1000 for a win."""

_SLICE_SECONDS = 0.03


@dataclass(slots=True)
class Line:
    """Moves, as the engine's integers, to the first that brings something to light, and how the trial games went on.

    `preferred`: whether the policy without noise plays it.
    """

    codes: list[int]
    preferred: bool = False
    games: int = 0
    won: int = 0
    value: int = 0
    rounds: int = 0

    @property
    def mean(self) -> float:
        """The mean value of its trial games, up to 1000 where all were won."""
        return self.value / self.games if self.games else 0.0

    @property
    def standing(self) -> tuple[int, float]:
        return self.rounds, self.mean + _PREFERRED * self.preferred


def rank_by_games(trials: Trials, lines: Sequence[Line], rollouts: int, seed: int) -> list[Line]:
    """The lines, best first, after about so many trial games: in each round the better half goes on.

    Successive halving (Karnin, Koren, Somekh 2013); all lines of a round meet the same worlds.
    """
    rounds, first = _rounds(lines), first_world(seed)
    alive = list(lines)
    for _ in range(rounds):
        worlds = max(1, rollouts // (rounds * len(alive)))
        _try(trials, alive, first, worlds)
        first += worlds
        alive = _better_half(alive)
    return _ranked(lines)


def rank_by_clock(
    trials: Trials, lines: Sequence[Line], seconds: float, seed: int, cancelled: Callable[[], bool]
) -> list[Line]:
    """The same by the clock: each round takes an equal part of the time. Ends early once `cancelled`."""
    rounds, first = _rounds(lines), first_world(seed)
    alive, begun = list(lines), time.perf_counter()
    for number in range(rounds):
        end = begun + seconds * (number + 1) / rounds
        worlds = 1
        while not cancelled():
            started = time.perf_counter()
            _try(trials, alive, first, worlds)
            first += worlds
            now = time.perf_counter()
            if now >= end:
                break
            fitting = int(worlds * min(end - now, _SLICE_SECONDS) / max(now - started, 1e-6))
            worlds = max(1, min(4 * worlds, fitting))
        alive = _better_half(alive)
    return _ranked(lines)


def first_world(seed: int) -> int:
    """The number of the first world for this seed."""
    return seed * 1_000_003 % (1 << 30)


def _try(trials: Trials, alive: list[Line], first: int, worlds: int) -> None:
    won, value = array("i", bytes(4 * len(alive))), array("q", bytes(8 * len(alive)))
    codes, ends = array("i"), array("i")
    for each in alive:
        codes.extend(each.codes)
        ends.append(len(codes))
    trials.compare(codes, ends, won, value, first, worlds)
    for each, games_won, worth in zip(alive, won, value, strict=True):
        each.games += worlds
        each.won += games_won
        each.value += worth


def _better_half(alive: list[Line]) -> list[Line]:
    half = _ranked(alive)[: (len(alive) + 1) // 2]
    for each in half:
        each.rounds += 1
    return half


def _ranked(lines: Sequence[Line]) -> list[Line]:
    return sorted(lines, key=lambda each: each.standing, reverse=True)


def _rounds(lines: Sequence[Line]) -> int:
    return max(1, math.ceil(math.log2(len(lines))))
