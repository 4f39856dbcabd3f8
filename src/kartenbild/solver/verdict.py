"""What a solver says of a position, and what it may spend on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from kartenbild.engine.moves import Move


class Outcome(StrEnum):
    """Three values, never two: `lost` is proved, `undecided` is everything that met a limit."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer for one position.

    `outcome`: 'won', 'lost' or 'undecided' (a str). `moves`: for 'won' the moves from the position to the end, replayed
    by the engine before they were returned. `nodes`: positions visited, over all methods. `seconds`: processor time.
    `method`: which method decided, or the last that tried.
    """

    outcome: str
    moves: list[Move] = field(default_factory=list)
    nodes: int = 0
    seconds: float = 0.0
    method: str = ""
