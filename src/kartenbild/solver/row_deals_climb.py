"""A climb over whole lines of a patience with row deals: for wins that the beams do not see.

One line is kept. A deal of it is chosen at random, a small beam plays on from there, and the new line is kept if it is
no worse: if no more groups are covered where the quotient of its final states gets stuck. It never concludes a loss.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate

from kartenbild.solver import row_deals_core
from kartenbild.solver.row_deals_ends import Ends
from kartenbild.solver.tail_swap import WON

WIDTHS, DEPTHS = (3, 6, 12, 24), (50, 200, 800)
"""States kept at a deal and expansions for each: one of each for every line."""
NOISES = (5, 40, 150, 1000)
LOWEST, HIGHEST = 0.3, 2.0
"""The ranges of the random part, and what each weight is multiplied with."""
JUDGED, END_NODES, END_BITS = 12, 300, 10
"""How many final states of a line are judged, and by how much of the quotient."""
PATIENCE = 500
"""After so many lines that gain nothing it begins anew."""
NOTHING = 1 << 30
"""More groups than there are: what no line was judged at."""


class Climb:
    """The climb from the first state of `beam`, which nothing else may use, over `rows` deals.

    `weights`: of a state's looks; `soon`: the last of them, which stays as it is.
    """

    def __init__(self, beam: row_deals_core.Beam, ends: Ends, rows: int, weights: Sequence[int], soon: int) -> None:
        self._beam = beam
        self._ends = ends
        self.rows = rows
        self._weights = weights
        self._soon = soon
        self._dice = random.Random(1)
        self._lines = 0
        self._end_nodes = 0
        self._forget()
        self._won = list[int]()
        self.end_path = list[int]()
        self._begin()

    @property
    def nodes(self) -> int:
        return self._beam.visited() + self._end_nodes

    def run(self, until: int) -> bool:
        """Go on until so many nodes in all, and what the ends of a line take; whether it is won."""
        while not self._won and self.nodes < until:
            if self._beam.run(self._beam.visited() + until - self.nodes):
                self._judge()
                self._begin()
        return bool(self._won)

    def line(self) -> list[int]:
        """After a win the moves to the end that `end_path` wins."""
        return self._won

    def _forget(self) -> None:
        self._kept = list[int]()
        self._covered = NOTHING
        self._in_vain = 0

    def _begin(self) -> None:
        """Begin a line inside the kept one, with other weights, another width and another depth."""
        factors = [self._dice.uniform(LOWEST, HIGHEST) for _ in self._weights]
        weights = [max(1, round(weight * factor)) for weight, factor in zip(self._weights, factors, strict=True)]
        opening = self._opening(self._dice.randrange(self.rows)) if self._kept else []
        width, depth = self._dice.choice(WIDTHS), self._dice.choice(DEPTHS)
        looks = [*weights, self._dice.choice(NOISES), self._soon]
        self._beam.begin(self._lines, looks, width, depth, self._dice.random() < 0.5, opening)
        self._lines += 1

    def _opening(self, deals: int) -> list[int]:
        """The kept line up to its deal of that number."""
        dealt = accumulate(int(move == row_deals_core.DEAL) for move in self._kept)
        return self._kept[: list(dealt).index(deals) + 1] if deals else []

    def _judge(self) -> None:
        """Keep the line to the best of its final states if that is no worse; forget the kept one if all is in vain."""
        judged = [(self._covered_at(number), number) for number in range(min(self._beam.finals(), JUDGED))]
        covered, number = min(judged, default=(NOTHING, 0))
        self._in_vain = 0 if covered < self._covered else self._in_vain + 1
        if judged and covered <= self._covered:
            self._covered, self._kept = covered, self._beam.line(number)
        if self._in_vain > PATIENCE:
            self._forget()

    def _covered_at(self, number: int) -> int:
        """How many groups are covered where this final state gets stuck; a win is noted."""
        quotient = self._ends.quotient(self._beam.shape(number), END_BITS)
        if quotient.run(END_NODES) == WON and not self._won:
            self._won, self.end_path = self._beam.line(number), quotient.path()
        self._end_nodes += quotient.visited()
        return quotient.fewest_covered()
