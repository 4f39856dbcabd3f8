"""Going through everything that can happen between row deals: for deals in which hardly anything moves.

Depth-first, each state once, the relaxation asked at each, every state without stock decided by the quotient. Where all
is gone through and nothing won, the position is proved lost.
"""

from __future__ import annotations

from kartenbild import compiled
from kartenbild.solver import row_deals_core, table_core
from kartenbild.solver.room import Table
from kartenbild.solver.row_deals_ends import Core, Ends
from kartenbild.solver.tail_swap import LOST, WON
from kartenbild.solver.verdict import Outcome

END_BITS = 14
SAFE, RELAXED = 1, 2


class Everything:
    """The search from the first state of `beam`, which nothing else may use. `most`: bytes for its table.

    `prunings`: those that are allowed.
    """

    def __init__(self, beam: row_deals_core.Beam, ends: Ends, most: int, prunings: int = SAFE | RELAXED) -> None:
        self._beam = beam
        self._ends = ends
        self._table = Table(compiled.best(table_core.__name__), most, small=True)
        self._end: Core | None = None
        self._nodes_of_ends = 0
        self.end_path = list[int]()
        beam.start_all(self._table.met, prunings)

    @property
    def nodes(self) -> int:
        return self._beam.visited() + self._nodes_of_ends + (self._end.visited() if self._end else 0)

    def run(self, until: int) -> Outcome | None:
        """Go on until so many nodes in all. UNDECIDED: it is more than memory holds."""
        outcome = None
        while outcome is None and self.nodes < until:
            outcome = self._judge_end(until) if self._end else self._go_on(until)
        return outcome

    def line(self) -> list[int]:
        """After WON the moves to the end that `end_path` wins."""
        return self._beam.trail_line()

    def _go_on(self, until: int) -> Outcome | None:
        status = self._beam.run_all(self._beam.visited() + until - self.nodes)
        if status == row_deals_core.AT_END:
            self._end = self._ends.quotient(self._beam.ending(), END_BITS)
        if status == row_deals_core.EXHAUSTED:
            return Outcome.LOST
        if status == row_deals_core.TOO_DEEP or (status == row_deals_core.FULL and not self._table.grow()):
            return Outcome.UNDECIDED
        return None

    def _judge_end(self, until: int) -> Outcome | None:
        end = self._end
        assert end
        status = end.run(end.visited() + until - self.nodes)
        if status == WON:
            self.end_path = end.path()
            return Outcome.WON
        if status == LOST:
            self._nodes_of_ends += end.visited()
            self._end = None
        return None
