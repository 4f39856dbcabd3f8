"""Small games of fans, for `test_fans` and larger campaigns by hand."""

from __future__ import annotations

import dataclasses
import random
from array import array
from dataclasses import dataclass

from small_games import replays

from kartenbild import patiences
from kartenbild.engine.core import Position
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.vocabulary import By, Foundation, Gather, Refill, Tableau
from kartenbild.solver.fans import LayoutSearch
from kartenbild.solver.fans_reading import ALL_PRUNINGS, copy_of
from kartenbild.solver.verdict import Outcome


@dataclass(frozen=True, slots=True)
class Size:
    """A shrunken pack and how it is laid."""

    ranks: int
    suits: str
    arcs: tuple[int, ...]
    packs: int = 2
    each: int = 3


SIZES = (
    Size(4, "CDHS", (3, 2, 1)),
    Size(3, "CDHS", (3, 2)),
    Size(5, "DH", (3, 2)),
    Size(6, "DH", (3, 1)),
    Size(6, "DH", (2, 1)),
    Size(5, "CDHS", (3, 2), packs=1),
    Size(7, "DH", (3, 1), packs=1),
    Size(4, "CDHS", (6, 4)),
    Size(5, "DH", (3, 1), each=4),
    Size(4, "CD", (2, 1), packs=3),
    Size(5, "CDH", (4, 2), each=2),
)


def shrunk(size: Size, gathers: int, by: By = By.COLOUR) -> Tables:
    """The tables of the declared game of fans with a smaller pack."""
    declared = next(p for p in patiences.declared().values() if isinstance(p.redeal, Gather))
    ranks = declared.ranks[: size.ranks]
    assert declared.tableau is not None
    return lower(
        dataclasses.replace(
            declared,
            packs=size.packs,
            ranks=ranks,
            suits=size.suits,
            tableau=Tableau(rows=size.arcs, by=by, lifts=None, empty=""),
            foundations=(Foundation(size.packs * len(size.suits), fills=ranks, by=By.SUIT),),
            stock=Refill(each=size.each),
            redeal=Gather(times=gathers),
        )
    )


def dealt(tables: Tables, seed: int) -> Position:
    """A random deal, played on by a few random moves in half of the cases, without gathering."""
    rnd = random.Random(seed)
    order = list(tables.pack)
    rnd.shuffle(order)
    position = Position(tables, order)
    for _ in range(rnd.choice([0, 0, rnd.randrange(12)])):
        moves = shifts(position)
        if moves:
            position.make(rnd.choice(moves))
    return copy_of(tables, position)


def shifts(position: Position) -> list[int]:
    """The legal moves without gathering."""
    return [move for move in every(position) if not move >> 24]


def every(position: Position) -> list[int]:
    """All legal moves, one for each decision."""
    room = array("i", bytes(4 * position.most_moves()))
    return room[: position.moves(room, False)].tolist()


def verdict(tables: Tables, position: Position, prunings: int = ALL_PRUNINGS, nodes: int = 200_000) -> Outcome | None:
    """What the complete search says; a win is replayed."""
    search = LayoutSearch(tables, position, 16, prunings)
    outcome = None
    while outcome is None and search.nodes < nodes:
        outcome = search.run(10_000)
    assert outcome is not Outcome.WON or replays(tables, position, search.moves())
    return outcome
