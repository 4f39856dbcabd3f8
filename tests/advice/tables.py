"""Tables on the way of a game, and the same tables with the hidden cards exchanged."""

from __future__ import annotations

import random

import kartenbild as kb
from kartenbild import cards
from kartenbild.advice.knowledge import Onlooker


def played_at_random(name: str, moves: int, seed: int = 0) -> kb.Game:
    """The named deal after so many moves at random, or fewer where no move is left."""
    game, chance = kb.deal(name), random.Random(seed)
    for _ in range(moves):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(chance.choice(legal))
    return game


def with_hidden_exchanged(game: kb.Game, seed: int) -> kb.Game:
    """A game that looked the same to its player at every move, dealt from cards that differ where nobody looked."""
    known = Onlooker.of(game).knows(game)
    identities = list(known.pool)
    random.Random(seed).shuffle(identities)
    told = iter(identities)
    order = [next(told) if face is None else face for face in known.faces]
    twin = kb.deal(game.deal_name.ruled, cards=cards.names(order))
    for move in game.history:
        twin.play(move)
    return twin
