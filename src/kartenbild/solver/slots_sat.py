"""What the exact search leaves open: the slots as clauses for CaDiCaL, in slices of conflicts."""

from __future__ import annotations

from collections.abc import Iterator

from pysat.solvers import Cadical195

from kartenbild.solver.slots_model import Model
from kartenbild.solver.slots_puzzle import Puzzle, useful_passes
from kartenbild.solver.slots_steps import Steps
from kartenbild.solver.slots_windows import Windows
from kartenbild.solver.verdict import Outcome

CONFLICTS = 250
"""A slice of CaDiCaL's work, always the same: where it is interrupted changes what it does."""

NODES_OF_CONFLICT = 200
"""About as many eager plays take the time of a conflict."""

CLAUSES_OF_MB = 2000
"""So many clauses need a megabyte here and in CaDiCaL together, with what it learns."""


class Satisfaction(Steps):
    """A complete search for an assignment, as a search for a model of clauses.

    `domains`: for each class the mask of its assignments that are still possible. Ends UNDECIDED where the clauses
    would need more than `memory_mb`.
    """

    def __init__(self, puzzle: Puzzle, domains: list[int], memory_mb: int) -> None:
        self._puzzle, self._domains = puzzle, domains
        self._most = memory_mb * CLAUSES_OF_MB
        self._spent = 0
        super().__init__()

    @property
    def nodes(self) -> int:
        return self._spent

    def _steps(self) -> Iterator[Outcome | None]:
        puzzle, passes = self._puzzle, useful_passes(self._puzzle)
        if passes * len(puzzle.class_of) * len(puzzle.class_of) > self._most:
            yield Outcome.UNDECIDED
        windows = Windows(puzzle, passes, self._domains)
        self._spent += len(puzzle.class_of) * len(puzzle.slot_class)
        if not windows.possible:
            yield Outcome.LOST
        yield None
        model = Model(puzzle, windows.turns)
        with Cadical195() as solver:
            # Work between searches pays only after many more conflicts than are needed here.
            solver.configure({"inprocessing": 0})
            yield from self._build(model, solver)
            yield from self._solve(model, solver)

    def _build(self, model: Model, solver: Cadical195) -> Iterator[Outcome | None]:
        clauses = 0
        for portion in model.clauses():
            for clause in portion:
                solver.add_clause(clause)
            clauses += len(portion)
            self._spent += len(portion)
            yield Outcome.UNDECIDED if clauses > self._most else None

    def _solve(self, model: Model, solver: Cadical195) -> Iterator[Outcome | None]:
        before = 0
        while True:
            solver.conf_budget(CONFLICTS)
            found = solver.solve_limited()
            conflicts = solver.accum_stats()["conflicts"]
            self._spent += NODES_OF_CONFLICT * (conflicts - before)
            before = conflicts
            if found:
                self.assignment = model.assignment(solver.get_model())
            yield None if found is None else Outcome.WON if found else Outcome.LOST
