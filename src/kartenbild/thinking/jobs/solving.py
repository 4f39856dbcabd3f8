"""Whether a position can still be won."""

from __future__ import annotations

from msgspec import Struct

from kartenbild.solver.solving import solve
from kartenbild.thinking.job import Cancelled, Job
from kartenbild.thinking.standing import At


class Solved(Struct, frozen=True):
    """A verdict: 'won' with the moves from the position to the end, 'lost' proved, or 'undecided'."""

    outcome: str
    moves: list[str]
    nodes: int
    method: str


class Solve(Job[Solved], frozen=True):
    """Solve the position, within limits as `kartenbild.solve` knows them."""

    at: At
    seconds: float | None = None
    nodes: int | None = None
    memory_mb: int = 128

    def do(self, cancelled: Cancelled) -> Solved:
        verdict = solve(self.at.game(), self.seconds, self.nodes, self.memory_mb, cancelled)
        return Solved(verdict.outcome, [str(move) for move in verdict.moves], verdict.nodes, verdict.method)
