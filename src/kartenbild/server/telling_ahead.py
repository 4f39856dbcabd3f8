"""Moves still to come, told as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.server.messages import StepState
from kartenbild.server.telling import move_text
from kartenbild.server.wording import sentence


def steps(game: Game, moves: Iterable[str], language: str) -> list[StepState]:
    """Each of these moves as it is told when its turn comes, from where the game stands.

    The game stands at their end when this returns.
    """
    told = []
    for move in moves:
        told.append(StepState(move, sentence(move_text(game, Move.parse(move), language))))
        game.play(move)
    return told
