"""Searches over slots made of small steps, each the same however the search is sliced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from kartenbild import compiled
from kartenbild.solver import slots_annealing_core, slots_core
from kartenbild.solver.slots_puzzle import Puzzle, useful_passes
from kartenbild.solver.verdict import Outcome

Core: type[slots_core.Slots] = compiled.best(slots_core.__name__).Slots
Assignments: type[slots_annealing_core.Assignments] = compiled.best(slots_annealing_core.__name__).Assignments

ALL = 15
"""All prunings: equal piles in order (1), used cards within reach (2), cards passed together (4), shaving (8)."""

STAGES = 20
STEPS = 5_000
HOT, COOLING = 20_000, (82, 100)
"""The chance in 65536 to keep a step that leaves one card more, and what becomes of it from stage to stage."""

SHORT_STAGES = 10
SHORT_COOLING = (67, 100)
"""The same for a short round."""


class Steps(ABC):
    """A search whose steps are taken one by one, while there are nodes granted for the next.

    `assignment`: after WON, for each card its slot.
    """

    assignment: list[int]

    def __init__(self) -> None:
        self.granted = 0
        self.outcome: Outcome | None = None
        self._work = self._steps()

    @property
    @abstractmethod
    def nodes(self) -> int:
        """What was spent. One node is one eager play of a full assignment or work that takes about as long."""

    @abstractmethod
    def _steps(self) -> Iterator[Outcome | None]:
        """One item for each step; the first that is not None is the last."""

    def step(self) -> Outcome | None:
        """Take one step."""
        if self.outcome is None:
            self.outcome = next(self._work)
        return self.outcome

    def run(self, nodes: int) -> Outcome | None:
        """As every search: go on for about so many nodes."""
        self.granted += nodes
        while self.outcome is None and self.nodes < self.granted:
            self.step()
        return self.outcome


class Annealing(Steps):
    """Looks for wins only: exchanges cards' slots, and keeps what leaves fewer cards. Gives up after some rounds."""

    def __init__(self, puzzle: Puzzle, rounds: int) -> None:
        self._core = Assignments(puzzle, useful_passes(puzzle))
        self._rounds = rounds
        super().__init__()

    @property
    def nodes(self) -> int:
        return self._core.spent()

    def _steps(self) -> Iterator[Outcome | None]:
        for number in range(self._rounds):
            left, chance = self._core.shuffle(number), HOT
            for _ in range(STAGES):
                if not left:
                    self.assignment = self._core.assignment()
                    yield Outcome.WON
                left = self._core.anneal(STEPS, left, chance)
                chance = chance * COOLING[0] // COOLING[1]
                yield None
        yield Outcome.UNDECIDED


class Exact(Steps):
    """The complete search over assignments; `prunings` leaves some out, for the tests."""

    def __init__(self, puzzle: Puzzle, prunings: int = ALL) -> None:
        self._core = Core(puzzle, useful_passes(puzzle), prunings)
        super().__init__()

    @property
    def nodes(self) -> int:
        return self._core.spent()

    @property
    def domains(self) -> list[int]:
        """For each class the mask of its assignments that the first look left."""
        return self._core.root_domains()

    def _steps(self) -> Iterator[Outcome | None]:
        while True:
            outcome = (None, Outcome.WON, Outcome.LOST)[self._core.search(self.nodes + 1)]
            if outcome is Outcome.WON:
                self.assignment = self._core.assignment()
            yield outcome


def short_round(assignments: slots_annealing_core.Assignments, steps: int, seed: int) -> int:
    """One short round of annealing: how many cards the assignment it ends with leaves, 0 for a win."""
    left, chance = assignments.shuffle(seed), HOT
    for _ in range(SHORT_STAGES):
        if not left:
            break
        left = assignments.anneal(steps // SHORT_STAGES, left, chance)
        chance = chance * SHORT_COOLING[0] // SHORT_COOLING[1]
    return left
