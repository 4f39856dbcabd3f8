"""The engine against the referee: a second, slow, separately written implementation of the same rules."""

from __future__ import annotations

import random

import pytest

import kartenbild as kb
from kartenbild import compiled
from kartenbild.engine import position
from oracle import Oracle
from ruled import EVERY_RULED

POSITIONS_A_GAME = 10_000


def engines(name: str) -> list[kb.Game]:
    """The same deal on each build of the engine that is here."""
    games = [kb.deal(name)]
    for module in (position, compiled.twin(position.__name__)):
        if module is not None:
            game = kb.deal(name)
            game.position = module.Position(game.tables, list(game.order))
            games.append(game)
    return games[1:]


def variants_of_its_game(ruled: str) -> int:
    return sum(other.split("+")[0] == ruled.split("+")[0] for other in EVERY_RULED)


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_engine_and_referee_agree_on_random_positions(ruled: str) -> None:
    wanted = POSITIONS_A_GAME // variants_of_its_game(ruled) + 1
    rng = random.Random(ruled)
    agreed = 0
    while agreed < wanted:
        number = rng.randrange(1, 2**63)
        referee = Oracle(f"{ruled}#{number}")
        games = engines(f"{ruled}#{number}")
        bent = rng.random()
        for _ in range(400):
            truth, legal, every = referee.truth(), sorted(referee.legal_moves()), sorted(referee.every_move())
            for game in games:
                assert game.truth() == truth
                assert game.view() == referee.view()
                assert sorted(map(str, game.legal_moves())) == legal
                assert sorted(map(str, game.every_move())) == every
                assert (game.won, game.stuck) == (referee.won, referee.stuck)
            agreed += 1
            if not legal or agreed == wanted:
                break
            up = [move for move in legal if "-F" in move or "-R" in move]
            move = rng.choice(up if up and rng.random() < bent else legal)
            referee.play(move)
            for game in games:
                game.play(move)


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_engine_and_referee_refuse_the_same_moves(ruled: str) -> None:
    rng = random.Random(ruled)
    referee, games = Oracle(f"{ruled}#11"), engines(f"{ruled}#11")
    for _ in range(12):
        every = set(referee.every_move())
        places = games[0].tables.place_names
        for _ in range(150):
            text = f"{rng.choice(places)}-{rng.choice(places)}x{rng.randrange(1, 6)}".removesuffix("x1")
            assert [game.refusal(text) is None for game in games] == [text in every] * len(games)
        legal = referee.legal_moves()
        if not legal:
            break
        move = rng.choice(legal)
        referee.play(move)
        for game in games:
            game.play(move)
