"""Whether a game finishes by itself.

It does where the plainest play wins: the first card that can go to a foundation goes there; where none can, the stock
does what it does (the next card is turned, a row is dealt, the waste comes round again). No card is moved within the
tableau and nothing is gathered: those would be decisions. The play is made by the rules and taken back, so what it
promises happens; hidden cards are used as they lie.
"""

from __future__ import annotations

from array import array

from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move

_FEEDING = (Kind.TURN, Kind.DEAL, Kind.RECYCLE)


def finishing_moves(game: Game) -> list[Move]:
    """The moves of the plainest play if it wins from here, else none; the game stands as before."""
    if game.position.asks():
        return []
    position, made = game.position, list[tuple[int, int]]()
    moves: list[Move] = []
    room = array("i", bytes(4 * position.most_moves()))
    fed, patience = 0, 2 * game.tables.cards
    while fed <= patience and (code := _plainest(game, room)) is not None:
        fed = fed + 1 if code >> 24 in _FEEDING else 0
        moves.append(game.written(code))
        made.append((code, position.make(code)))
    won = game.won
    for code, token in reversed(made):
        position.unmake(code, token)
    return moves if won else []


def _plainest(game: Game, room: array[int]) -> int | None:
    codes = room[: game.position.moves(room, False)].tolist()
    feeding = None
    for code in codes:
        kind = code >> 24
        if kind == Kind.SHIFT and game.tables.tableau <= (code >> 8 & 255) < game.tables.stock_place:
            return int(code)
        if kind in _FEEDING:
            feeding = int(code)
    return feeding
