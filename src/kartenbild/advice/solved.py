"""What the solver says in imagined worlds: after which lines a game could still be won by one who saw all cards.

Alone that overrates lines that only put off a guess. Trial games do not, but they tell nothing where hardly one comes
out; so both count, wherever the solver tells lines apart. See docs/adr/0107.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from kartenbild.advice.knowledge import Knowledge, face_up, signature
from kartenbild.advice.ranking import Line
from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.solver.solving import solve
from kartenbild.solver.verdict import Outcome

FOR_A_SOLVE = 2
"""As much is spent on a world that is solved as on about so many trial games."""

_NODES = 1_000
_MEMORY_MB = 64
_FEWEST = 64
_TO_PROPOSE = 12
_FEWEST_TO_PROPOSE = 8
_TRIED = 8
_OF_TRIALS = 0.2
"""What the share of trial games won counts beside that of the worlds that can be won."""


@dataclass(frozen=True, slots=True)
class Solving:
    """What may be spent: so many solves or, where that is None, so many seconds. Ends early once `cancelled`."""

    solves: int | None
    seconds: float
    seed: int
    cancelled: Callable[[], bool]

    @property
    def worth_it(self) -> bool:
        """Whether it is enough to tell anything."""
        return self.solves is None or self.solves >= _FEWEST

    def part(self, of: int) -> Solving:
        """One in so many of it, for proposing lines."""
        solves = None if self.solves is None else max(_FEWEST_TO_PROPOSE, self.solves // of)
        return Solving(solves, self.seconds / of, self.seed, self.cancelled)


@dataclass(slots=True)
class _Looked:
    """A line, in how many worlds it was looked at, and in how many of them the solver won after it."""

    line: Line
    worlds: int = 0
    won: int = 0
    rounds: int = 0

    @property
    def mean(self) -> float:
        """Up to 1, where every world and every trial game was won."""
        return (self.won / max(1, self.worlds) + _OF_TRIALS * self.line.mean / 1000) / (1 + _OF_TRIALS)

    @property
    def standing(self) -> tuple[int, float]:
        return self.rounds, self.mean

    def told(self) -> Line:
        value = round(1000 * self.worlds * self.mean)
        return Line(self.line.codes, games=self.worlds, won=self.won, value=value)


def proposed_by_wins(knowledge: Knowledge, spend: Solving) -> list[Line] | None:
    """Lines that wins in imagined worlds begin with, each to the first move that brings something to light.

    None where the solver finds a win in every world or in none: then it would not tell lines apart.
    """
    found: dict[bytes, Line] = {}
    worlds = won = 0
    for world in _worlds(knowledge, spend.part(_TO_PROPOSE)):
        verdict = solve(world, nodes=_NODES, memory_mb=_MEMORY_MB)
        worlds += 1
        if verdict.outcome is Outcome.WON and verdict.moves:
            won += 1
            line = _to_light(knowledge, world, verdict.moves)
            found.setdefault(signature(world), line)
    return list(found.values()) if 0 < won < worlds else None


def rank_by_solving(knowledge: Knowledge, lines: Sequence[Line], spend: Solving) -> list[Line]:
    """The lines, best first: in each round the better half goes on. All lines of a round meet the same worlds.

    `won` of a line's `games` are the worlds in which the solver won after it.
    """
    looked = [_Looked(line) for line in lines]
    rounds = max(1, math.ceil(math.log2(len(looked))))
    worlds = _worlds(knowledge, Solving(None, math.inf, spend.seed + 1, spend.cancelled))
    alive, begun = looked, time.perf_counter()
    for number in range(rounds):
        most = None if spend.solves is None else max(1, spend.solves // (rounds * len(alive)))
        end = begun + spend.seconds * (number + 1) / rounds
        for made, world in enumerate(worlds, 1):
            for each in alive:
                if spend.cancelled():
                    break
                each.worlds += 1
                each.won += _can_be_won(world, each.line.codes)
            if made == most or (most is None and time.perf_counter() >= end):
                break
        alive = sorted(alive, key=lambda each: each.standing, reverse=True)[: (len(alive) + 1) // 2]
        for each in alive:
            each.rounds += 1
    return [each.told() for each in sorted(looked, key=lambda each: each.standing, reverse=True)]


def worth_comparing(knowledge: Knowledge, tried: Sequence[Line], proposed: Sequence[Line]) -> list[Line]:
    """The lines that did best in trial games and those that wins begin with, of those to the same table the first."""
    world = knowledge.world()
    found: dict[bytes, Line] = {}
    for line in (*tried[:_TRIED], *proposed):
        with _after(world, line.codes):
            found.setdefault(signature(world), line)
    return list(found.values())


def _worlds(knowledge: Knowledge, spend: Solving) -> Iterator[Game]:
    """Games in which the unseen cards lie in one order after another, every order as likely."""
    chance, pool = Random(spend.seed), list(knowledge.pool)
    end, made = time.perf_counter() + spend.seconds, 0
    while made != spend.solves and not spend.cancelled():
        if spend.solves is None and made and time.perf_counter() >= end:
            break
        chance.shuffle(pool)
        yield knowledge.world(pool)
        made += 1


def _to_light(knowledge: Knowledge, world: Game, moves: Sequence[Move]) -> Line:
    """Play these moves to the first that brings something to light, or to the end."""
    codes = []
    for move in moves:
        codes.append(world.code(move))
        world.play(move)
        if any(knowledge.faces[card] is None for card in face_up(world)):
            break
    return Line(codes)


def _can_be_won(world: Game, codes: Sequence[int]) -> bool:
    with _after(world, codes):
        return solve(world, nodes=_NODES, memory_mb=_MEMORY_MB).outcome is Outcome.WON


@contextmanager
def _after(world: Game, codes: Sequence[int]) -> Iterator[None]:
    """The world as it is after these moves; then they are taken back."""
    made = [(code, world.position.make(code)) for code in codes]
    try:
        yield
    finally:
        for code, token in reversed(made):
            world.position.unmake(code, token)
