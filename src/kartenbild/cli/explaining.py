"""A solution for a person with real cards: every move in words, and how the cards lie after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenbild.cli.terminal.sight import Sight
from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.server.telling import move_texts
from kartenbild.words import say


def explained(game: Game, moves: Sequence[Move], language: str) -> Iterator[str]:
    """The deal, then each move with the table after it; plays the moves on `game`."""
    sight = Sight(game, language, full=False)
    yield say("cli-explain-begin", language, deal=game.name, cards=game.cards)
    yield from _indented(sight)
    for number, move in enumerate(moves, start=1):
        (text,) = move_texts(game, [move], language)
        game.play(move)
        yield say("cli-explain-move", language, number=number, move=str(move), text=text)
        yield from _indented(sight)


def _indented(sight: Sight) -> Iterator[str]:
    yield from (f"  {line}" for line in sight.lying())
