"""The general search against brute force on shrunken games of every kind, every equality on and off."""

from __future__ import annotations

import random
from array import array

import pytest
from small_games import DEALS, dealt, exhausted, replays, small

import kartenbild as kb
from kartenbild import compiled
from kartenbild.engine import position as plain
from kartenbild.engine.core import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import general, general_core, room
from kartenbild.solver.general import ALL, CARDS_ALIKE, FOUNDATIONS_ALIKE, PLACES_ALIKE, DepthFirstSearch, PlayoutSearch
from kartenbild.solver.verdict import Outcome
from ruled import EVERY_GAME, EVERY_RULED

EQUALITIES = (ALL, ALL & ~PLACES_ALIKE, ALL & ~FOUNDATIONS_ALIKE, ALL & ~CARDS_ALIKE, 0)


def outcome(tables: Tables, position: Position, equalities: int = ALL) -> Outcome | None:
    """What the search says after enough positions, its win replayed."""
    search = DepthFirstSearch(tables, position, 16, equalities)
    said = search.run(200_000)
    assert said is not Outcome.WON or replays(tables, position, search.moves())
    return said


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_small_deals_of_every_variant_against_every_move_of_the_engine(ruled: str) -> None:
    judged = 0
    for seed in range(DEALS):
        tables, position = dealt(small(ruled, seed), seed)
        comes_out = exhausted(tables, position, 1_500)
        if comes_out is None:
            continue
        judged += 1
        for equalities in EQUALITIES:
            expected = Outcome.WON if comes_out else Outcome.LOST
            assert outcome(tables, position, equalities) is expected, (seed, equalities)
        if not comes_out:
            assert PlayoutSearch(tables, position).run(500) is None
    assert judged > DEALS // 3


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_small_deals_of_every_game_are_won_and_lost(game: str) -> None:
    """Or the test above would test little."""
    variants = [ruled for ruled in EVERY_RULED if ruled.partition("+")[0] == game]
    judged = {exhausted(*dealt(small(ruled, seed), seed), 1_500) for ruled in variants for seed in range(40)}
    assert {True, False} <= judged


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_the_key_follows_every_move_and_back(ruled: str) -> None:
    """Equal positions, reached on different ways or copied, have equal keys; a walk taken back ends where it began."""
    game = kb.deal(f"{ruled}#5")
    rng, space = random.Random(ruled), array("i", bytes(4 * game.position.most_moves()))
    for _ in range(60):
        count = game.position.moves(space, True)
        if not count:
            break
        game.position.make(rng.choice(space[:count]))
        copy = general.copied(game.tables, game.position)
        assert copy.key() == game.position.key()
        assert [copy.pile(place) for place in range(len(game.tables.place_names))] == [
            game.position.pile(place) for place in range(len(game.tables.place_names))
        ]
        assert (copy.asks(), copy.redeals(), copy.just_turned()) == (
            game.position.asks(),
            game.position.redeals(),
            game.position.just_turned(),
        )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_search_leaves_the_position_as_it_is_and_does_not_depend_on_slices(name: str) -> None:
    game = kb.deal(f"{name}#3")
    key = game.position.key()
    for make in (
        lambda: DepthFirstSearch(game.tables, game.position, 32),
        lambda: PlayoutSearch(game.tables, game.position),
    ):
        whole = make()
        whole.run(20_000)
        sliced = make()
        for _ in range(20_000 // 250):
            sliced.run(250)
        assert (sliced.run(0), sliced.nodes, sliced.moves()) == (whole.run(0), whole.nodes, whole.moves())
    assert game.position.key() == key


@pytest.mark.parametrize("name", EVERY_GAME)
def test_compiled_and_interpreted_agree(name: str) -> None:
    if compiled.twin(general_core.__name__) is None:
        pytest.skip("the compiled search is not built here")
    game = kb.deal(f"{name}#11")
    uncompiled = plain.Position(game.tables, list(game.order))
    for position in (game.position, uncompiled):
        assert (room.build_for(position, general_core)[0] is general_core) == (position is uncompiled)
    for make in (lambda position: DepthFirstSearch(game.tables, position, 32), lambda p: PlayoutSearch(game.tables, p)):
        told = []
        for position in (game.position, uncompiled):
            search = make(position)
            told.append((search.run(1_500), search.nodes, search.moves()))
        assert told[0] == told[1]


def test_little_memory_is_undecided_and_stays_so() -> None:
    game = kb.deal("grosser-faecher+none#1")
    search = DepthFirstSearch(game.tables, game.position, 1)
    assert search.run(10_000_000) is Outcome.UNDECIDED
    assert search.run(1_000) is Outcome.UNDECIDED
    assert search.nodes < 10_000_000


def test_cards_the_rules_cannot_tell_apart() -> None:
    circle, single = kb.deal("grosser-kreis#1").tables, kb.deal("irmgard-single#1").tables
    assert sorted(set(general.cards_alike(circle))) == [*range(26)]
    assert list(general.cards_alike(single)) == [*range(52)]


def test_a_position_without_moves_is_lost_and_playouts_spend_their_nodes_on_it() -> None:
    game = kb.deal("grosser-faecher+none#1")
    piles: list[list[int]] = [[] for _ in game.tables.place_names]
    piles[0] = sorted(range(len(game.order)), key=lambda index: game.order[index] % 13)
    game.position.arrange(piles, [0] * len(piles), 0, False)
    assert outcome(game.tables, game.position) is Outcome.LOST
    playouts = PlayoutSearch(game.tables, game.position)
    assert playouts.run(100) is None
    assert playouts.playouts == 100


def planted(seed: int) -> tuple[Tables, Position]:
    """A full irmgard-single deal's end, known to be won: suits split over the columns, high cards below."""
    tables = kb.deal("irmgard-single+none#1").tables
    rng = random.Random(seed)
    piles: list[list[int]] = [[] for _ in tables.place_names]
    ranks = {index: card % 13 for index, card in enumerate(tables.pack)}
    for index in sorted(ranks, key=lambda index: (-ranks[index], rng.random())):
        rng.choice(piles[:9]).append(index)
    position = Position(tables, list(tables.pack))
    position.arrange(piles, [0] * len(piles), 0, False)
    return tables, position


def test_planted_wins_are_never_called_lost() -> None:
    for seed in range(100):
        tables, position = planted(seed)
        for equalities in (ALL, 0):
            assert outcome(tables, position, equalities) is Outcome.WON
        playouts = PlayoutSearch(tables, position)
        assert playouts.run(100_000) is Outcome.WON
        assert replays(tables, position, playouts.moves())
