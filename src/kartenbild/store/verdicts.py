"""What the solver said of positions, kept so that nothing is solved twice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, select

from kartenbild.store import schema
from kartenbild.store.database import Database

MOST_KEPT = 20_000
"""So many verdicts stay, the latest: about 20 megabytes."""

_KEPT_BETWEEN_PRUNINGS = 500
_AT_ONCE = 500
Outcome = Literal["won", "lost", "undecided"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who was asked about which deal: `solver` names its methods with their versions, `limits` what it might spend."""

    deal_key: str
    solver: str
    limits: str


@dataclass(frozen=True, slots=True)
class Known:
    """A verdict. `moves`: a way to the win from the position, None where only the outcome is known."""

    outcome: Outcome
    moves: tuple[str, ...] | None = None


class Verdicts:
    """All verdicts of a store, whoever asked. A decided one holds under any limits, an undecided one under its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._since_pruning = 0

    def find(self, asked: Asked, positions: Sequence[str]) -> dict[str, Known]:
        """What is known of these positions of the deal, by position."""
        columns = schema.verdicts.c
        this = (columns.deal_key == asked.deal_key) & (columns.solver == asked.solver)
        holds = (columns.limits == asked.limits) | (columns.outcome != "undecided")
        query = select(columns.position, columns.outcome, columns.moves).where(this & holds)
        found: dict[str, Known] = {}
        with self._database.reading() as connection:
            for first in range(0, len(positions), _AT_ONCE):
                some = columns.position.in_(positions[first : first + _AT_ONCE])
                for row in connection.execute(query.where(some)):
                    found[row.position] = _better(found.get(row.position), row)
        return found

    def keep(self, asked: Asked, position: str, known: Known) -> None:
        """Keep this verdict in place of an earlier one under the same limits."""
        key = {"deal_key": asked.deal_key, "position": position, "solver": asked.solver, "limits": asked.limits}
        moves = None if known.moves is None else " ".join(known.moves)
        told = {"outcome": known.outcome, "moves": moves, "kept": time.time()}
        with self._database.writing() as connection:
            this = [schema.verdicts.c[name] == value for name, value in key.items()]
            if not connection.execute(schema.verdicts.update().where(*this).values(told)).rowcount:
                connection.execute(schema.verdicts.insert().values(key | told))
        self._since_pruning += 1
        if self._since_pruning >= _KEPT_BETWEEN_PRUNINGS:
            self.prune()

    def prune(self, most: int = MOST_KEPT) -> None:
        """Forget all but the latest."""
        self._since_pruning = 0
        kept = schema.verdicts.c.kept
        with self._database.writing() as connection:
            if (connection.scalar(select(func.count()).select_from(schema.verdicts)) or 0) > most:
                oldest = connection.scalar(select(kept).order_by(kept.desc()).offset(most - 1).limit(1))
                connection.execute(delete(schema.verdicts).where(kept < oldest))


def _better(before: Known | None, row: Any) -> Known:
    """Of several verdicts on a position a decided one, and one with moves."""
    if before and (row.outcome == "undecided" or before.moves is not None):
        return before
    return Known(row.outcome, None if row.moves is None else tuple(row.moves.split()))
