"""Solving a patience in alternating colours whose stock is dealt row by row over the columns.

A beam over the deals finds states in which the stock is empty; from there the tail-swap quotient is complete and says
which of them are won. Beams follow each other, each with other weights and a little larger. A relaxation proves some
positions lost at once; in between everything is gone through, which ends where hardly anything moves, and a climb
betters one line again and again. Once the last row is dealt the quotient alone decides.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from kartenbild import compiled
from kartenbild.engine.kinds import Kind
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Redeal, Stock, Tables
from kartenbild.solver import row_deals_core
from kartenbild.solver.row_deals_all import RELAXED, SAFE, Everything
from kartenbild.solver.row_deals_climb import Climb
from kartenbild.solver.row_deals_ends import Ends
from kartenbild.solver.row_deals_lessons import LEAST, Learning
from kartenbild.solver.row_deals_weights import LOOKS, NOISE, SOON
from kartenbild.solver.search import Search
from kartenbild.solver.tail_swap import WON, search
from kartenbild.solver.tail_swap_layout import alternates, heights, highest_rank, parents
from kartenbild.solver.tail_swap_line import Line
from kartenbild.solver.verdict import Outcome

Core = row_deals_core.Beam
Beam: type[Core] = compiled.best(row_deals_core.__name__).Beam

LOWEST, HIGHEST = 0.6, 1.4
"""What each weight is multiplied with, but in the first beam."""
WIDTH, DEPTH, GROWTH = 14, 50, 1.25
"""States kept at a deal and expansions for each in the first beams; every second beam their product grows."""
ROOM, SMALL_ROOM = 1 << 15, 64
STATE_BYTES, ELSE_MB = 500, 12
END_NODES, END_BITS = 300, 10
FIRST_SHARE = 25_000
"""For how many nodes everything is gone through at its first turn, then for twice as many, and so on; beams are tried
for twice as many, and the climb for as many as this for each row to be dealt."""
LEARNING_AFTER = 200_000
"""After so many nodes of all parts the way through everything learns from what is lost."""
FIRST_LEARNING, LEARNING = 32, 64
"""How many times as long its first turn is, and the later ones."""


class RowDeals:
    """The method, for the games whose tables allow it."""

    name = "row deals"
    version = 5

    def fits(self, tables: Tables) -> bool:
        """Such a tableau, a stock dealt in rows, no redeal, and a state without stock in 64 bits."""
        return (
            alternates(tables)
            and tables.stock is Stock.ROW
            and tables.redeal is Redeal.NOTHING
            and len(tables.pack) < row_deals_core.NO_CARD
            and _states(tables) < 1 << 64
        )

    def search(self, tables: Tables, position: Position, memory_mb: int) -> Search:
        if not position.pile(tables.stock_place):
            return search(tables, position, memory_mb)
        return RowDealsSearch(tables, position, memory_mb)


def _states(tables: Tables) -> int:
    """At most how many states the columns and the foundations can make once the stock is empty."""
    seats = -(-len(tables.pack) // max(1, tables.tableau)) + 1
    foundations = 4 * tables.patience.packs
    return math.prod([seats] * tables.tableau + [len(tables.patience.ranks) + 1] * foundations)


class RowDealsSearch:
    """A search from a position with rows still to be dealt: for wins by beams and a climb, through everything where it
    is little.

    `prunings`: those that are allowed on the way through everything; `beams`: whether there are any, and a climb.
    """

    def __init__(
        self, tables: Tables, position: Position, memory_mb: int, prunings: int = SAFE | RELAXED, beams: bool = True
    ) -> None:
        self._tables = tables
        self._position = position
        self._memory_mb = memory_mb
        self._faces = [position.card(index) for index in range(len(tables.pack))]
        self._ends = Ends(highest_rank(tables), self._faces, parents(tables))
        self._room = min(ROOM, max(64, (memory_mb - ELSE_MB << 20) // STATE_BYTES))
        self._beam = self._beam_of(self._room)
        self._everything: Everything | None = None
        self._learning: Learning | None = None
        self._climb: Climb | None = None
        self._dice = random.Random(0)
        self._beams = 0
        self._end_nodes = 0
        self._too_much = False
        self._line, self._end_path = list[int](), list[int]()
        lost = prunings & RELAXED and self._beam.lost()
        self._granted = 0
        self._outcome: Outcome | None = Outcome.LOST if lost else None
        self._turns = self._taking_turns(prunings, FIRST_SHARE if beams else 0)
        self._turn = next(self._turns)
        self._begin()

    def _beam_of(self, room: int) -> Core:
        tables, position = self._tables, self._position
        columns = range(tables.tableau)
        return Beam(
            self._faces,
            list(tables.lay[:52]),
            highest_rank(tables),
            [position.pile(place) for place in columns],
            [position.covered(place) for place in columns],
            heights(tables, position),
            rows(tables, position),
            room,
        )

    @property
    def nodes(self) -> int:
        others = (self._everything, self._learning, self._climb)
        return self._beam_nodes + sum(other.nodes for other in others if other)

    @property
    def _beam_nodes(self) -> int:
        return self._beam.visited() + self._end_nodes

    def run(self, nodes: int) -> Outcome | None:
        """Go on for so many nodes, and what the ends of a beam take."""
        self._granted += nodes
        end = self._granted
        while self._outcome is None and self.nodes < end:
            other, until = self._turn
            spent = other.nodes if other else self._beam_nodes
            if spent >= until:
                self._turn = next(self._turns)
            elif isinstance(other, Climb):
                self._go_on_climbing(other, min(until, spent + end - self.nodes))
            elif other:
                self._go_through(other, min(until, spent + end - self.nodes))
            elif self._beam.run(self._beam.visited() + min(until - spent, end - self.nodes)):
                self._try_ends()
                self._begin()
        return self._outcome

    def moves(self) -> list[int]:
        return self.told(self._line, self._end_path)

    def told(self, moves: list[int], end_path: list[int]) -> list[int]:
        """The engine's moves of this line up to the last deal and of the quotient's path from there."""
        line = Line(self._tables, self._position)
        try:
            for move in moves:
                self._follow(line, move)
            end = Line(self._tables, self._position)
            try:
                end.follow(end_path, [])
                end.finish()
            finally:
                end.back()
        finally:
            line.back()
        return line.codes + end.codes

    def _taking_turns(self, prunings: int, share: int) -> Iterator[tuple[Everything | Learning | Climb | None, int]]:
        """Whose turn it is, None for that of beams, and until how many nodes of its own."""
        while True:
            yield None, self._beam_nodes + 2 * share
            if self._everything is None:
                beam, most = self._beam_of(SMALL_ROOM), self._memory_mb << 19
                self._everything = Everything(beam, self._ends, most, prunings)
            elif self._learns():
                its_rows = rows(self._tables, self._position)
                self._learning = Learning(self._tables, self._position, its_rows, self._memory_mb << 19)
                self._too_much = False
            if not self._too_much:
                yield self._turn_through(share or FIRST_SHARE)
            if share:
                self._climb = self._climb or self.new_climb()
                yield self._climb, self._climb.nodes + share * self._climb.rows
            share *= 2

    def _turn_through(self, share: int) -> tuple[Everything | Learning, int]:
        """The turn of the way through everything, with or without learning."""
        if self._learning:
            times = LEARNING if self._learning.nodes else FIRST_LEARNING
            return self._learning, self._learning.nodes + share * times
        assert self._everything
        return self._everything, self._everything.nodes + share

    def _learns(self) -> bool:
        """Whether it is time to begin learning."""
        long = self.nodes >= LEARNING_AFTER and self._memory_mb << 19 >= LEAST
        return long and self._climb is not None and self._learning is None

    def new_climb(self) -> Climb:
        """A climb from the first position, at its beginning."""
        beam = self._beam_of(max(SMALL_ROOM, self._room // 4))
        return Climb(beam, self._ends, len(rows(self._tables, self._position)), LOOKS, SOON)

    def _go_on_climbing(self, climb: Climb, until: int) -> None:
        if climb.run(until):
            self._outcome = Outcome.WON
            self._line, self._end_path = climb.line(), climb.end_path

    def _go_through(self, everything: Everything | Learning, until: int) -> None:
        outcome = everything.run(until)
        if outcome is Outcome.UNDECIDED:
            self._too_much = True
            self._turn = next(self._turns)
        else:
            self._outcome = outcome
        if outcome is Outcome.WON:
            self._line, self._end_path = everything.line(), everything.end_path

    def _begin(self) -> None:
        """Begin the next beam; of two that are equally large the second moves parts of runs as it likes."""
        if self._outcome is not None:
            return
        means = (*LOOKS, NOISE)
        factors = [self._dice.uniform(LOWEST, HIGHEST) if self._beams else 1 for _ in means]
        weights = [max(1, round(weight * factor)) for weight, factor in zip(means, factors, strict=True)]
        most = self._room / (WIDTH * DEPTH)
        size = math.sqrt(max(min(GROWTH ** min(self._beams // 2, 100), most), 0.01))
        width, depth = max(2, int(WIDTH * size)), max(2, int(DEPTH * size))
        self._beam.begin(self._beams, [*weights, SOON], min(width, row_deals_core.WIDEST), depth, self._beams % 2 == 1)
        self._beams += 1

    def _try_ends(self) -> None:
        for number in range(self._beam.finals()):
            quotient = self._ends.quotient(self._beam.shape(number), END_BITS)
            if quotient.run(END_NODES) == WON:
                self._outcome = Outcome.WON
                self._line, self._end_path = self._beam.line(number), quotient.path()
            self._end_nodes += quotient.visited()
            if self._outcome is not None:
                return

    def _follow(self, line: Line, move: int) -> None:
        source, target = move >> 16 & 255, move >> 8 & 255
        if move == row_deals_core.DEAL:
            line.make(Kind.DEAL << 24)
        elif target == row_deals_core.UP:
            line.send_up(source)
        else:
            line.make(move)


def rows(tables: Tables, position: Position) -> list[tuple[int, list[int]]]:
    """For each deal to come its first column and its cards as indices."""
    left = position.pile(tables.stock_place)
    found: list[tuple[int, list[int]]] = []
    while left:
        row, left = left[: tables.tableau], left[tables.tableau :]
        found.append(((tables.tableau - len(row)) // 2 if tables.last_row_centred else 0, row))
    return found
