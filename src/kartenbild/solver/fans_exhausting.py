"""Every way to play a layout, gather and play on: decides positions where hardly anything moves, wins some others."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.fans_reading import ALL_PRUNINGS, GATHER, LOST, RUNNING, WON, Table, copy_of

LAST_LAYOUT_BITS = 20
MOST_MET = 4_000_000
MET_BYTES = 100


class Exhausting:
    """A walk through all positions, seat by seat. `outcome` is True for won, False for lost, None while it walks.

    `last`: so many nodes are spent on one last layout; where one was not decided by them, or more than `most` positions
    would have to be remembered, a walk without a win ends with None. Positions met before are known by the engine's
    64-bit key. `moves` then holds the win. `seed`: of the order in which moves are tried.
    """

    def __init__(
        self, tables: Tables, position: Position, last: int | None = None, most: int = MOST_MET, seed: int = 0
    ) -> None:
        self.nodes = 0
        self.granted = 0
        self.outcome: bool | None = None
        self.moves: list[int] = []
        self._tables = tables
        self._position = copy_of(tables, position)
        self._room = array("i", bytes(4 * self._position.most_moves()))
        self._seen: set[int] = set()
        self._last, self._most = last, most
        self._chance = random.Random(seed)
        self._undecided = False

    @property
    def is_full(self) -> bool:
        """Whether it ended because it could not remember more positions."""
        return len(self._seen) >= self._most

    def play(self) -> Iterator[None]:
        """Yields whenever the granted nodes are spent; ends with `outcome` told."""
        if self._is_new():
            yield from self._layout()
        if self.outcome is None and not self._undecided and not self.is_full:
            self.outcome = False

    def _is_new(self) -> bool:
        key = self._position.key()
        if key in self._seen:
            return False
        self._seen.add(key)
        self.nodes += 1
        return True

    def _layout(self) -> Iterator[None]:
        """From a position just met: gather at once, then make every other move."""
        yield from self._look()
        waiting, made = [self._shifts()], [(0, 0)]
        while waiting and self.outcome is None and not self.is_full:
            if not waiting[-1]:
                waiting.pop()
                self._take_back(made.pop())
                continue
            while self.nodes >= self.granted:
                yield
            move = waiting[-1].pop()
            token = self._make(move)
            if self._is_new():
                yield from self._look()
                waiting.append(self._shifts())
                made.append((move, token))
            else:
                self._take_back((move, token))

    def _shifts(self) -> list[int]:
        moves = [move for move in self._room[: self._position.moves(self._room, True)] if move != GATHER]
        self._chance.shuffle(moves)
        return moves

    def _make(self, move: int) -> int:
        self.moves.append(move)
        return self._position.make(move)

    def _take_back(self, made: tuple[int, int]) -> None:
        if made[0] and self.outcome is None:
            self.moves.pop()
            self._position.unmake(*made)

    def _look(self) -> Iterator[None]:
        """What gathering here leads to."""
        if self._position.refusal(GATHER):
            self.outcome = True if self._is_won() else None
            return
        token = self._make(GATHER)
        if self._position.redeals():
            if self._is_new():
                yield from self._layout()
        else:
            yield from self._last_layout()
        self._take_back((GATHER, token))

    def _is_won(self) -> bool:
        return not any(self._position.pile(place) for place in [*range(self._tables.tableau), self._tables.stock_place])

    def _last_layout(self) -> Iterator[None]:
        table = Table(self._tables, self._position)
        layout = table.layout(ALL_PRUNINGS, LAST_LAYOUT_BITS, seed=1)
        while layout.status == RUNNING and (self._last is None or layout.nodes < self._last):
            if self.nodes >= self.granted:
                yield
                continue
            before = layout.nodes
            left = self.granted - self.nodes
            layout.run(left if self._last is None else min(left, self._last - before))
            self.nodes += layout.nodes - before
        self._undecided |= layout.status not in (WON, LOST)
        if layout.status == WON:
            for card, on in layout.line():
                table.play(card, on)
            self.moves += table.moves
            self.outcome = True
