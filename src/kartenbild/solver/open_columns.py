"""Games whose cards all lie open in columns: short best-first searches, then a complete depth-first one."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import open_columns_core
from kartenbild.solver import open_columns_ground as ground_of
from kartenbild.solver.kept import Kept
from kartenbild.solver.open_columns_ground import BASE, HOME, Ground
from kartenbild.solver.room import Buffers, Format, Table, build_for, random_words
from kartenbild.solver.verdict import Outcome

SAFE, SYMMETRIC, UNASKED = 1, 2, 4
ALL = SAFE | SYMMETRIC | UNASKED
"""The prunings, each argued in docs/adr/0040: safe cards go up, columns have no names, safe cards are dealt up."""

_FOUND, _EXHAUSTED, _TABLE_FULL, _STORE_FULL = 1, 2, 3, 4
_LAYOUTS_AT_ONCE = 100
_MEGABYTE = 1 << 20
_BEST_FIRST_SHARE, _DEPTH_FIRST_SHARE = 0.4, 0.7

# Of every stored position three packed words, key, check, parent, following one, score, step and root; of the stack its
# moves and where each level begins.
_NODES = 4096
_STORE: list[tuple[Format, int]] = [
    ("Q", 3 * _NODES),
    ("Q", _NODES),
    ("I", _NODES),
    ("i", _NODES),
    ("i", _NODES),
    ("i", _NODES),
    ("H", _NODES),
    ("B", _NODES),
]
_STACK: list[tuple[Format, int]] = [("i", 16_384), ("i", 4096), ("i", 4096)]


@dataclass(frozen=True, slots=True)
class Weights:
    """What a position costs: each term times how often it occurs; the search prefers cheap ones.

    `up`: a card on a foundation; `own`: a card on one it is lifted with; `odd`: on one it fits otherwise; `loose`: on
    any other; `foot`: at the foot of a column; `deep`: a card on top of a foundation's next one.
    """

    up: int
    own: int
    odd: int
    loose: int
    foot: int
    deep: int


@lru_cache(maxsize=64)
def links(weights: Weights, ground: Ground) -> array[int]:
    """The cost of a card's place as the core reads it, 64 entries a card."""
    table = array("i", [weights.loose]) * (52 * 64)
    for card in range(52):
        table[card * 64 + BASE], table[card * 64 + HOME] = weights.foot, weights.up
        for below in ground.onto[4 * card : 4 * card + ground.onto_count[card]]:
            table[card * 64 + below] = weights.own if ground.joins[below * 64 + card] else weights.odd
    return table


@dataclass(frozen=True, slots=True)
class Round:
    """A best-first search from the start with so many nodes."""

    weights: Weights
    nodes: int


_SUITS_FIRST = Weights(up=-3, own=-2, odd=18, loose=3, foot=4, deep=1)
_FEET_FREE = Weights(up=-24, own=1, odd=33, loose=30, foot=-34, deep=13)
_DIG = Weights(up=-15, own=-5, odd=26, loose=8, foot=30, deep=12)
_UNTANGLE = Weights(up=-3, own=0, odd=1, loose=4, foot=3, deep=1)
_EVEN = Weights(up=-3, own=-2, odd=4, loose=9, foot=-3, deep=2)
_ROUGH = Weights(up=-30, own=0, odd=20, loose=40, foot=-30, deep=10)

# Found by trying on deals of berlinerin: what one misses for long, another mostly finds soon. Nearly every loss is
# small enough to be exhausted by the first round.
ROUNDS = (
    Round(_SUITS_FIRST, 8_000),
    Round(_FEET_FREE, 2_000),
    Round(_DIG, 16_000),
    Round(_UNTANGLE, 16_000),
    Round(_EVEN, 20_000),
    Round(_ROUGH, 20_000),
    Round(_FEET_FREE, 50_000),
    Round(_SUITS_FIRST, 100_000),
    Round(_DIG, 100_000),
)
_ORDER = ROUNDS[0].weights
"""In which order the depth-first search tries the moves of a position."""


class OpenColumns:
    """The method."""

    name = "open columns"
    version = 1

    def __init__(self) -> None:
        self._grounds = Kept(Ground)

    def fits(self, tables: Tables) -> bool:
        return ground_of.fits(tables)

    def search(self, tables: Tables, position: Position, memory_mb: int) -> OpenColumnsSearch:
        return OpenColumnsSearch(self._grounds.of(tables), position, memory_mb)


class OpenColumnsSearch:
    """The search from one position. `prunings`: what may be left out; `rounds`: what precedes the complete search."""

    def __init__(
        self,
        ground: Ground,
        position: Position,
        memory_mb: int,
        prunings: int = ALL,
        rounds: tuple[Round, ...] = ROUNDS,
    ) -> None:
        core, self._table_core = build_for(position, open_columns_core)
        self._ground = ground
        self._layouts = ground_of.layouts(ground, position, bool(prunings & UNASKED))
        self._columns = core.Columns(ground, random_words(core.words_needed()), prunings)
        self._memory = memory_mb * _MEGABYTE
        # The rounds tell positions apart without their columns' order: where that counts, they would prove nothing.
        self._rounds = rounds if prunings & SYMMETRIC else ()
        self._granted = 0
        self._outcome: Outcome | None = None
        self._moves: list[int] = []
        self._next_layouts()

    @property
    def nodes(self) -> int:
        """Positions expanded."""
        expanded: int = self._columns.nodes()
        return expanded

    def run(self, nodes: int) -> Outcome | None:
        """Go on for so many positions."""
        self._granted += nodes
        while self._outcome is None and self.nodes < self._granted:
            self._go_on()
        return self._outcome

    def moves(self) -> list[int]:
        """After WON: the win as the engine's move integers."""
        return self._moves

    def _next_layouts(self) -> None:
        """Begin with the next ends of the deal, some at a time; without any more all is lost."""
        self._roots = list(islice(self._layouts, _LAYOUTS_AT_ONCE))
        self._round = -1
        if self._roots:
            self._columns.set_roots([layout.under(self._ground) for layout in self._roots])
            self._next_round()
        else:
            self._outcome = Outcome.LOST

    def _next_round(self) -> None:
        self._round += 1
        self._complete = self._round == len(self._rounds)
        if self._complete:
            self._start_depth_first()
        else:
            self._start_best_first(self._rounds[self._round])

    def _start_best_first(self, chosen: Round) -> None:
        self._last_node = self.nodes + chosen.nodes
        self._take_room(_BEST_FIRST_SHARE, _STORE, small=True)
        self._columns.set_weights(links(chosen.weights, self._ground), chosen.weights.deep)
        self._columns.start_best_first()

    def _start_depth_first(self) -> None:
        self._take_room(_DEPTH_FIRST_SHARE, _STACK, small=False)
        self._columns.set_weights(links(_ORDER, self._ground), _ORDER.deep)
        self._columns.start_depth_first()

    def _take_room(self, table_share: float, formats: list[tuple[Format, int]], small: bool) -> None:
        """An empty table, and an empty store or stack."""
        self._table = Table(self._table_core, int(self._memory * table_share), small)
        self._buffers = Buffers(formats, int(self._memory * (1 - table_share)))
        self._columns.set_table(self._table.met)
        self._give_buffers()

    def _give_buffers(self) -> None:
        give = self._columns.set_stack if self._complete else self._columns.set_store
        give(*self._buffers.views())

    def _go_on(self) -> None:
        """Search to the end of the grant or of the round, and look why it paused."""
        if self._complete:
            pause = self._columns.depth_first(self._granted)
        else:
            pause = self._columns.best_first(min(self._granted, self._last_node))
        if pause == _FOUND:
            self._keep_win()
        elif pause == _EXHAUSTED:
            self._next_layouts()
        elif pause in (_TABLE_FULL, _STORE_FULL):
            self._grow(pause)
        elif not self._complete and self.nodes >= self._last_node:
            self._next_round()

    def _grow(self, pause: int) -> None:
        """More room, or else the end of this round, or of all."""
        grown = self._table.grow() if pause == _TABLE_FULL else self._buffers.grow()
        if grown:
            self._give_buffers()
        elif self._complete:
            self._outcome = Outcome.UNDECIDED
        else:
            self._next_round()

    def _keep_win(self) -> None:
        root, steps = self._columns.depth_first_line() if self._complete else self._columns.best_first_line()
        self._moves = ground_of.line(self._ground, self._roots[root], steps)
        self._outcome = Outcome.WON
