"""Wins that were found, kept so that whoever follows one is led on by the same one and never in a circle."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from kartenbild.advice.knowledge import Knowledge, signature
from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move

_MOST = 64
_World = tuple[str, tuple[int | None, ...], tuple[int, ...]]


class Plans:
    """For each of the latest 64 worlds the tables on the way of a win, each with the moves from there."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: OrderedDict[_World, dict[bytes, Sequence[Move]]] = OrderedDict()

    def from_here(self, knowledge: Knowledge) -> Sequence[Move] | None:
        """The moves from this table to the win that was found before, None where it lies on no such way."""
        with self._lock:
            kept = self._kept.get(_world(knowledge))
            return kept.get(knowledge.here) if kept else None

    def keep(self, knowledge: Knowledge, world: Game, moves: Sequence[Move]) -> Sequence[Move]:
        """Keep a win of `world`, which is given back as it was; gives its moves without any that led in a circle."""
        straight = _straightened(knowledge, world, moves)
        with self._lock:
            ways = self._kept.setdefault(_world(knowledge), {})
            self._kept.move_to_end(_world(knowledge))
            while len(self._kept) > _MOST:
                self._kept.popitem(last=False)
            for step, (table, _) in enumerate(straight):
                ways[table] = [move for _, move in straight[step:]]
        return [move for _, move in straight]


def _world(knowledge: Knowledge) -> _World:
    return knowledge.deal_name.ruled, knowledge.faces, tuple(knowledge.pool)


def _straightened(knowledge: Knowledge, world: Game, moves: Sequence[Move]) -> list[tuple[bytes, Move]]:
    """Each table on the way with the move made there; a table that comes again begins the way anew."""
    way: OrderedDict[bytes, Move] = OrderedDict()
    for move in moves:
        table = knowledge.alike(signature(world))
        if table in way:
            while next(reversed(way)) != table:
                way.popitem()
        way[table] = move
        world.play(move)
    for _ in moves:
        world.undo()
    return list(way.items())
