"""Shrunken patiences: fewer ranks and columns, small enough that the referee's brute force closes every position."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from kartenbild import cards, patiences
from kartenbild.engine.core import Position
from kartenbild.engine.moves import Notation
from kartenbild.rules import names
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.vocabulary import Patience, Rows
from oracle import Oracle


def shrunken(ruled: str, ranks: int, columns: int, lengths: tuple[int, ...], suits: str = "CDHS") -> Tables:
    """The tables of a patience with the lowest `ranks` ranks and so many columns, dealt in rows of these lengths."""
    declared = patiences.declared()
    name = names.parse(ruled, declared)
    patience: Patience = names.ruled(declared[name.game], name.words)
    assert patience.tableau and isinstance(patience.deal, Rows)
    kept = cards.RANKS[:ranks]
    [up] = patience.foundations
    return lower(
        replace(
            patience,
            ranks=kept,
            suits=suits,
            tableau=replace(patience.tableau, rows=(columns,), empty=kept[-1]),
            foundations=(replace(up, fills=kept, count=patience.packs * len(suits)),),
            deal=Rows(lengths, patience.deal.face),
        )
    )


@dataclass
class Both:
    """The same small game twice: as the engine's position and as the referee's."""

    tables: Tables
    position: Position
    oracle: Oracle

    def play(self, code: int) -> None:
        self.oracle.play(str(Notation(self.tables).move(code)))
        self.position.make(code)

    def moves(self) -> list[int]:
        room = array("i", bytes(4 * self.position.most_moves()))
        return room[: self.position.moves(room, True)].tolist()


def dealt(ruled: str, tables: Tables, seed: str, **size: Any) -> Both:
    order = list(tables.pack)
    random.Random(seed).shuffle(order)
    oracle = Oracle(ruled, [cards.name(card) for card in order], **size)
    return Both(tables, Position(tables, order), oracle)


def wandered(ruled: str, tables: Tables, seed: str, **size: Any) -> Both:
    """A deal, or every other time a position some random moves later."""
    both = dealt(ruled, tables, seed, **size)
    dice = random.Random(seed + " moves")
    for _ in range(dice.choice((0, 3, 8, 20))):
        moves = both.moves()
        if not moves or both.oracle.won:
            break
        both.play(dice.choice(moves))
    return both


def wins(tables: Tables, position: Position, codes: list[int]) -> bool:
    """Whether the moves are legal one by one and bring every card home; the position is restored."""
    tokens = []
    for code in codes:
        assert position.refusal(code) == 0
        tokens.append(position.make(code))
    rest = [*range(tables.tableau), *range(tables.stock_place, len(tables.place_names))]
    won = not any(position.pile(place) for place in rest)
    for code, token in zip(reversed(codes), reversed(tokens), strict=True):
        position.unmake(code, token)
    return won


def seeds(count: int, word: str) -> Iterator[str]:
    return (f"{word} {number}" for number in range(count))
