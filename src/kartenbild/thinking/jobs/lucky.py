"""A fresh deal that comes out."""

from __future__ import annotations

import time

from msgspec import Struct

from kartenbild.engine.deals import deal
from kartenbild.solver.solving import solve
from kartenbild.thinking.job import Cancelled, Job


class Luck(Struct, frozen=True):
    """`deal`: proved to come out by `moves`, or None; before it so many fresh deals were proved `lost`, so many left
    `open`."""

    deal: str | None
    moves: list[str]
    lost: int
    open: int


class FindLuck(Job[Luck], frozen=True):
    """Take fresh random numbers of a game with its variants until one is proved to come out.

    Given up after `most_lost` deals that are each proved lost, or after so many seconds. `deal_seconds`: for one deal.
    """

    ruled: str
    seconds: float = 20.0
    deal_seconds: float = 2.0
    most_lost: int = 200
    memory_mb: int = 128

    def do(self, cancelled: Cancelled) -> Luck:
        lost, left_open, end = 0, 0, time.monotonic() + self.seconds
        while lost < self.most_lost and time.monotonic() < end and not cancelled():
            game = deal(self.ruled)
            verdict = solve(game, self.deal_seconds, None, self.memory_mb, cancelled)
            if verdict.outcome == "won":
                return Luck(game.name, [str(move) for move in verdict.moves], lost, left_open)
            lost += verdict.outcome == "lost"
            left_open += verdict.outcome == "undecided"
        return Luck(None, [], lost, left_open)
