"""The general search, for any patience: random playouts that only find wins, and a complete depth-first search."""

from __future__ import annotations

from array import array
from types import ModuleType

from kartenbild import cards
from kartenbild.engine.kinds import Kind
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import general_core
from kartenbild.solver.kept import Kept
from kartenbild.solver.room import Buffers, Format, Table, build_for, random_words
from kartenbild.solver.verdict import Outcome

PLACES_ALIKE, FOUNDATIONS_ALIKE, CARDS_ALIKE = 1, 2, 4
ALL = PLACES_ALIKE | FOUNDATIONS_ALIKE | CARDS_ALIKE
"""The equalities of positions, each argued in docs/adr/0041."""

_FOUND, _EXHAUSTED, _TABLE_FULL, _STORE_FULL = 1, 2, 3, 4
_MEGABYTE = 1 << 20
_TABLE_SHARE = 0.7
_FRAMES: list[tuple[Format, int]] = [("i", 1024)] * 3

# To a foundation; uncovers; empties a place; onto a card it is lifted with; onto another it fits; off one it fits; to
# an empty place; from the waste. Then the verbs: deal, turn, recycle, gather, up, down.
_EAGERNESS = array("i", [200, 60, 20, 20, 8, 1, 2, 20, 1, 6, 1, 0, 10, 1])


class DepthFirst:
    """The complete search through all positions."""

    name = "depth-first"
    version = 1

    def fits(self, tables: Tables) -> bool:
        return True

    def search(self, tables: Tables, position: Position, memory_mb: int) -> DepthFirstSearch:
        return DepthFirstSearch(tables, position, memory_mb)


class Playouts:
    """Greedy games at random, over and over: strong where wins are many, silent about losses."""

    name = "playouts"
    version = 1

    def fits(self, tables: Tables) -> bool:
        return True

    def search(self, tables: Tables, position: Position, memory_mb: int) -> PlayoutSearch:
        return PlayoutSearch(tables, position)


class DepthFirstSearch:
    """Depth-first from one position, which stays as it is. `equalities`: which equal positions count as one."""

    def __init__(self, tables: Tables, position: Position, memory_mb: int, equalities: int = ALL) -> None:
        core, met_core = build_for(position, general_core)
        self._general = _general(core, tables, position, equalities)
        memory = memory_mb * _MEGABYTE
        self._table = Table(met_core, int(memory * _TABLE_SHARE), small=False)
        formats: list[tuple[Format, int]] = [("i", 4 * position.most_moves()), *_FRAMES]
        self._stack = Buffers(formats, int(memory * (1 - _TABLE_SHARE)))
        self._general.start_depth_first(self._table.met)
        self._general.set_stack(*self._stack.views())
        self._granted = 0
        self._outcome: Outcome | None = None

    @property
    def nodes(self) -> int:
        """Positions entered."""
        return self._general.nodes()

    def run(self, nodes: int) -> Outcome | None:
        self._granted += nodes
        while self._outcome is None and self.nodes < self._granted:
            self._go_on()
        return self._outcome

    def moves(self) -> list[int]:
        return self._general.line() if self._outcome is Outcome.WON else []

    def _go_on(self) -> None:
        pause = self._general.depth_first(self._granted)
        if pause == _FOUND:
            self._outcome = Outcome.WON
        elif pause == _EXHAUSTED:
            self._outcome = Outcome.LOST
        elif pause in (_TABLE_FULL, _STORE_FULL) and not self._grow(pause):
            self._outcome = Outcome.UNDECIDED

    def _grow(self, pause: int) -> bool:
        if pause == _TABLE_FULL:
            return self._table.grow()
        grown = self._stack.grow()
        self._general.set_stack(*self._stack.views())
        return grown


class PlayoutSearch:
    """Playouts from one position, which stays as it is, until one wins."""

    def __init__(self, tables: Tables, position: Position) -> None:
        core, _ = build_for(position, general_core)
        self._general = _general(core, tables, position, ALL)
        self._general.start_playouts(
            array("i", bytes(4 * len(_EAGERNESS))),
            _EAGERNESS,
            array("Q", bytes(8 * core.visited_needed())),
            array("i", bytes(4 * core.longest())),
            array("i", bytes(4 * core.longest())),
        )
        self._granted = 0
        self._outcome: Outcome | None = None

    @property
    def nodes(self) -> int:
        """Moves tried."""
        return self._general.nodes()

    @property
    def playouts(self) -> int:
        """Games played to their end."""
        return self._general.playouts_made()

    def run(self, nodes: int) -> Outcome | None:
        self._granted += nodes
        if self._outcome is None and self._general.play_out(self._granted) == _FOUND:
            self._outcome = Outcome.WON
        return self._outcome

    def moves(self) -> list[int]:
        return self._general.playout_line() if self._outcome is Outcome.WON else []


def _general(core: ModuleType, tables: Tables, position: Position, equalities: int) -> general_core.General:
    like, places_alike = _LIKE.of(tables)
    if not places_alike:
        equalities &= ~PLACES_ALIKE
    most, places = position.most_moves(), len(tables.place_names)
    made: general_core.General = core.General(
        copied(tables, position),
        like,
        equalities,
        random_words(core.words_needed()),
        array("i", bytes(4 * most)),
        array("i", bytes(4 * most)),
        array("Q", bytes(8 * places)),
        array("Q", bytes(8 * places)),
    )
    return made


def copied(tables: Tables, position: Position) -> Position:
    """The same position once more, without its past; a deal that still asks goes as far as this one did."""
    twin = type(position)(tables, [position.card(index) for index in range(len(tables.pack))])
    places = range(len(tables.place_names))
    piles = [position.pile(place) for place in places]
    if position.asks():
        answer_alike(tables, twin, piles)
    else:
        covered = [position.covered(place) for place in places]
        twin.arrange(piles, covered, position.redeals(), position.just_turned())
    return twin


def answer_alike(tables: Tables, twin: Position, piles: list[list[int]]) -> None:
    """Answer the deal's questions as they were answered on the way to these piles."""
    columns = {index for pile in piles[: tables.tableau] for index in pile}
    while len(twin.pile(tables.stock_place)) > len(piles[tables.stock_place]):
        asked = twin.pile(tables.stock_place)[0]
        twin.make((Kind.DOWN if asked in columns else Kind.UP) << 24)


def _places_alike(tables: Tables) -> bool:
    """Whether one rule holds for all tableau places."""
    return (
        all(
            table[52 * place : 52 * place + 52] == table[:52]
            for place in range(tables.tableau)
            for table in (tables.lay, tables.joined)
        )
        and len(set(tables.start[: tables.tableau])) <= 1
    )


def cards_alike(tables: Tables) -> bytearray:
    """For each card the first that no table tells from it: both are laid on and under the same cards everywhere."""
    rules = [_rules_of(tables, card) for card in range(cards.CARDS)]
    return bytearray(rules.index(rule) for rule in rules)


def _rules_of(tables: Tables, card: int) -> tuple[tuple[int, ...], ...]:
    """Every entry of the tables about this card: what goes on it, and on what it goes."""
    places = range(len(tables.place_names))
    on_it = tuple(table[52 * place + card] for table in (tables.lay, tables.joined) for place in places)
    it_on = tuple(
        sum((table[52 * place + below] >> card & 1) << below for below in range(52))
        for table in (tables.lay, tables.joined)
        for place in places
    )
    return on_it, it_on, tuple(start >> card & 1 for start in tables.start)


_LIKE = Kept(lambda tables: (cards_alike(tables), _places_alike(tables)))
