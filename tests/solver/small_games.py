"""Shrunken declarations, and an exhaustive search over the engine's own moves to judge the methods by."""

from __future__ import annotations

import dataclasses
import os
import random
from array import array
from functools import cache

from kartenbild import patiences
from kartenbild.engine.core import Position
from kartenbild.rules import names
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.vocabulary import Foundation, Patience, Piles, Rows, Tableau

DEALS = int(os.environ.get("KARTENBILD_SMALL_DEALS", "300"))
"""How many small deals of each variant are searched through; fewer while working on them."""


def patience_of(ruled: str) -> Patience:
    declared = patiences.declared()
    name = names.parse(ruled, declared)
    return names.ruled(declared[name.game], name.words)


def shrunken(ruled: str, **fields: object) -> Patience:
    """The named patience with other fields; `ranks` shortens its foundations too."""
    patience = patience_of(ruled)
    if "ranks" in fields:
        kept = str(fields["ranks"])
        shorter = tuple(
            dataclasses.replace(group, fills="".join(rank for rank in group.fills if rank in kept))
            for group in patience.foundations
        )
        fields = {"foundations": shorter} | fields
    return dataclasses.replace(patience, **fields)  # type: ignore[arg-type]


# Ranks, suits, tableau rows, dealt rows or pile size; the first laid-out cards of each group where it has some.
_SIZES: dict[str, list[tuple[str, str, tuple[int, ...], tuple[int, ...]]]] = {
    "irmgard": [("A234", "CD", (3,), (3, 3, 1)), ("A2345", "C", (2,), (2, 2)), ("A234", "CD", (2,), (2, 2))],
    "irmgard-single": [("A234", "CDH", (3,), (3, 3)), ("A2345", "CD", (2,), (2, 2, 2))],
    "grosser-kreis": [("A23", "CD", (), ()), ("A234", "CH", (), ())],
    "grosser-faecher": [("A23", "CD", (2, 1), (3,)), ("A23", "CDH", (2, 2), (3,))],
    "berlinerin": [("A2345", "CDHS", (3,), (6,)), ("A2345", "CDHS", (4,), (4,))],
}


def small(ruled: str, seed: int) -> Tables:
    """One of some shrunken forms of the named patience with its variants, lowered."""
    return _small(ruled, seed % len(_SIZES[ruled.partition("+")[0]]))


@cache
def _small(ruled: str, size: int) -> Tables:
    ranks, suits, rows, dealt_rows = _SIZES[ruled.partition("+")[0]][size]
    whole = patience_of(ruled)
    fields: dict[str, object] = {"ranks": ranks, "suits": suits, "foundations": _shorter(whole, ranks, suits)}
    if whole.tableau:
        empty = whole.tableau.empty if whole.tableau.empty != "K" else ranks[-1]
        fields["tableau"] = Tableau(rows=rows, by=whole.tableau.by, lifts=whole.tableau.lifts, empty=empty)
    if isinstance(whole.deal, Rows):
        fields["deal"] = Rows(dealt_rows, face=whole.deal.face)
    if isinstance(whole.deal, Piles):
        fields["deal"] = dataclasses.replace(whole.deal, each=dealt_rows[0])
    return lower(dataclasses.replace(whole, **fields))  # type: ignore[arg-type]


def _shorter(whole: Patience, ranks: str, suits: str) -> tuple[Foundation, ...]:
    """The foundations for fewer ranks and suits; the kings are the highest rank there is."""
    made = []
    for group in whole.foundations:
        fills = "".join(rank for rank in group.fills.replace("K", "", group.fills[0] == "K") if rank in ranks)
        if group.fills[0] == "K":
            fills = ranks[-1] + fills.replace(ranks[-1], "")
        laid_out = " ".join(fills[0] + suit for suit in suits) if group.laid_out else ""
        made.append(Foundation(group.count * len(suits) // 4, fills, group.by, laid_out, group.letter))
    return tuple(made)


def dealt(tables: Tables, seed: int) -> tuple[Tables, Position]:
    """A random deal, its number the seed."""
    order = list(tables.pack)
    random.Random(seed).shuffle(order)
    return tables, Position(tables, order)


def won(tables: Tables, position: Position) -> bool:
    stock = tables.stock_place
    return not any(position.pile(place) for place in [*range(tables.tableau), *range(stock, len(tables.place_names))])


def exhausted(tables: Tables, position: Position, limit: int) -> bool | None:
    """Whether the position can be won, by trying every move; None beyond `limit` positions. No symmetry, no order."""
    room = array("i", bytes(4 * position.most_moves()))
    seen = {position.key()}
    path: list[tuple[int, int]] = []
    waiting: list[list[int]] = [room[: position.moves(room, True)].tolist()]
    found = won(tables, position)
    while waiting and not found and len(seen) < limit:
        if not waiting[-1]:
            waiting.pop()
            if path:
                position.unmake(*path.pop())
            continue
        move = waiting[-1].pop()
        token = position.make(move)
        if position.key() in seen:
            position.unmake(move, token)
            continue
        seen.add(position.key())
        path.append((move, token))
        found = won(tables, position)
        waiting.append(room[: position.moves(room, True)].tolist())
    for move, token in reversed(path):
        position.unmake(move, token)
    return True if found else None if waiting else False


def replays(tables: Tables, position: Position, moves: list[int]) -> bool:
    """Whether these moves are legal one by one and win; the position is as before afterwards."""
    tokens: list[int] = []
    for move in moves:
        assert position.refusal(move) == 0, move
        tokens.append(position.make(move))
    comes_out = won(tables, position)
    for move, token in zip(reversed(moves), reversed(tokens), strict=True):
        position.unmake(move, token)
    return comes_out
