"""The search over open columns against brute force, every pruning on and off, whole and in slices."""

from __future__ import annotations

import random
from array import array
from functools import cache

import pytest
from small_games import DEALS, dealt, exhausted, replays, shrunken

import kartenbild as kb
from kartenbild import cards, compiled, patiences
from kartenbild.engine import position as plain
from kartenbild.engine.core import Position
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.vocabulary import By, Piles, Tableau
from kartenbild.solver import open_columns_core
from kartenbild.solver.open_columns import ALL, ROUNDS, SAFE, SYMMETRIC, UNASKED, OpenColumns, OpenColumnsSearch, Round
from kartenbild.solver.open_columns_ground import Ground
from kartenbild.solver.verdict import Outcome
from oracle import Oracle, deal_cards, solve_brute

PRUNINGS = (ALL, ALL & ~SAFE, ALL & ~SYMMETRIC, ALL & ~UNASKED, 0)
ENOUGH = 1_000_000


def search(
    tables: Tables, position: Position, prunings: int = ALL, memory_mb: int = 64, nodes: int = ENOUGH
) -> OpenColumnsSearch:
    """The search, run to its end or so many nodes."""
    made = OpenColumnsSearch(Ground(tables), position, memory_mb, prunings)
    made.run(nodes)
    return made


def outcome(tables: Tables, position: Position, prunings: int = ALL) -> Outcome | None:
    """What the search says, its win replayed."""
    made = search(tables, position, prunings)
    said = made.run(0)
    assert said is not Outcome.WON or replays(tables, position, made.moves())
    return said


@cache
def smaller(ruled: str, ranks: int, columns: int, each: int) -> Tables:
    whole = shrunken(ruled)
    assert whole.tableau and isinstance(whole.deal, Piles)
    return lower(
        shrunken(
            ruled,
            ranks=cards.RANKS[:ranks],
            tableau=Tableau(rows=(columns,), by=whole.tableau.by, lifts=whole.tableau.lifts, empty=whole.tableau.empty),
            deal=Piles(each=each, fitting=whole.deal.fitting),
        )
    )


@pytest.mark.parametrize("variant", ["auto", "choice", "never"])
def test_small_deals_against_the_referee(variant: str) -> None:
    ruled = f"berlinerin+{variant}"
    sizes = [(5, 3, 6), (5, 4, 4), (6, 4, 5), (4, 2, 6)]
    seen = {Outcome.WON: 0, Outcome.LOST: 0}
    for number in range(1, DEALS + 1):
        ranks, columns, each = sizes[number % len(sizes)]
        size = {"ranks": ranks, "columns": columns, "places": each}
        order = deal_cards("berlinerin", number, **size)
        comes_out = solve_brute(Oracle(ruled, order, **size), 4_000)
        if comes_out is None:
            continue
        tables = smaller(ruled, ranks, columns, each)
        position = Position(tables, [cards.parse(card) for card in order])
        expected = Outcome.WON if comes_out else Outcome.LOST
        for prunings in PRUNINGS:
            assert outcome(tables, position, prunings) is expected, (number, prunings)
        seen[expected] += 1
    assert min(seen.values()) > 1


DECLARATIONS = {
    "alternating, kings": Tableau(rows=(4,), by=By.ALTERNATING, lifts=By.ALTERNATING, empty="K"),
    "alternating, single cards": Tableau(rows=(4,), by=By.ALTERNATING, lifts=None, empty="A23456789TJQK"),
    "same colour": Tableau(rows=(4,), by=By.COLOUR, lifts=By.SUIT, empty=""),
    "suit": Tableau(rows=(3,), by=By.SUIT, lifts=By.SUIT, empty="A23456789TJQK"),
    "any suit, none to empty": Tableau(rows=(4,), by=By.ANY_SUIT, lifts=By.ANY_SUIT, empty=""),
    "lifts more than it builds": Tableau(rows=(3,), by=By.SUIT, lifts=By.ANY_SUIT, empty="A23456789TJQK"),
}


@pytest.mark.parametrize("name", DECLARATIONS)
@pytest.mark.parametrize("variant", ["auto", "choice"])
def test_other_declarations_against_every_move_of_the_engine(name: str, variant: str) -> None:
    tableau = DECLARATIONS[name]
    columns = tableau.rows[0]
    whole = shrunken(f"berlinerin+{variant}")
    assert isinstance(whole.deal, Piles)
    decided = 0
    for seed in range(DEALS // 2):
        ranks = 4 + seed % 2
        deal = Piles(each=-(-4 * (ranks - 1) // columns), fitting=whole.deal.fitting)
        patience = shrunken(f"berlinerin+{variant}", ranks=cards.RANKS[:ranks], tableau=tableau, deal=deal)
        tables, position = dealt(lower(patience), seed)
        comes_out = exhausted(tables, position, 3_000)
        if comes_out is None:
            continue
        decided += 1
        for prunings in PRUNINGS:
            expected = Outcome.WON if comes_out else Outcome.LOST
            assert outcome(tables, position, prunings) is expected, (seed, prunings)
    assert decided > DEALS // 4


def test_foundations_that_begin_empty() -> None:
    seen = set()
    for seed in range(100):
        whole = shrunken("berlinerin+never", ranks="A234")
        group = whole.foundations[0]
        patience = shrunken(
            "berlinerin+never",
            ranks="A234",
            foundations=(type(group)(4, fills="A234", by=By.SUIT),),
            tableau=Tableau(rows=(3,), by=By.ANY_SUIT, lifts=By.SUIT, empty="A23456789TJQK"),
        )
        tables, position = dealt(lower(patience), seed)
        comes_out = exhausted(tables, position, 4_000)
        if comes_out is not None:
            assert outcome(tables, position) is (Outcome.WON if comes_out else Outcome.LOST)
            seen.add(comes_out)
    assert True in seen


def test_which_games_it_fits() -> None:
    method = OpenColumns()
    fitting = [name for name in patiences.declared() if method.fits(kb.deal(name).tables)]
    assert fitting == ["berlinerin"]
    assert method.fits(lower(shrunken("berlinerin", ranks="A2345")))


@pytest.mark.parametrize("seed", range(20))
def test_from_the_middle_of_a_game(seed: int) -> None:
    """What is won stays won against the winning line; a position after random moves agrees with its own brute force."""
    tables, position = dealt(smaller("berlinerin+choice", 5, 3, 6), seed)
    rng, room = random.Random(seed), array("i", bytes(4 * position.most_moves()))
    for _ in range(rng.randrange(1, 15)):
        count = position.moves(room, True)
        if count:
            position.make(room[rng.randrange(count)])
    comes_out = exhausted(tables, position, 6_000)
    if comes_out is not None:
        assert outcome(tables, position) is (Outcome.WON if comes_out else Outcome.LOST)


def planted(seed: int) -> tuple[Tables, Position, list[int]]:
    """A full-size position from which a win is known: won play, taken back at random."""
    tables = kb.deal("berlinerin+never#1").tables
    rng = random.Random(seed)
    suits = [[13 * suit + rank for rank in range(13)] for suit in range(4)]
    columns: list[list[int]] = [[] for _ in range(8)]
    while any(len(suit) > 1 for suit in suits):
        suit = rng.choice([suit for suit in suits if len(suit) > 1])
        rng.choice(columns).append(suit.pop())
    index = {card: place for place, card in enumerate(tables.pack)}
    laid_out = [card for pile in tables.laid_out for card in pile]
    index |= {card: len(tables.pack) + place for place, card in enumerate(laid_out)}
    piles = [[index[card] for card in pile] for pile in [*columns, *suits, []]]
    position = Position(tables, list(tables.pack))
    position.arrange(piles, [0] * len(piles), 0, False)
    return tables, position, piles


def test_planted_wins_are_never_called_lost() -> None:
    for seed in range(150):
        tables, position, _ = planted(seed)
        for prunings in (ALL, ALL & ~SAFE):
            assert outcome(tables, position, prunings) is Outcome.WON, (seed, prunings)


def test_the_outcome_does_not_depend_on_slices_or_on_the_build() -> None:
    game = kb.deal("berlinerin+never#7")
    whole = search(game.tables, game.position)
    for size in (1, 37, 1000):
        sliced = OpenColumnsSearch(Ground(game.tables), game.position, 64)
        while sliced.run(size) is None:
            pass
        assert (sliced.run(0), sliced.nodes, sliced.moves()) == (whole.run(0), whole.nodes, whole.moves())


@pytest.mark.parametrize("rounds", [ROUNDS, ()])
def test_compiled_and_interpreted_agree(rounds: tuple[Round, ...]) -> None:
    if compiled.twin(open_columns_core.__name__) is None:
        pytest.skip("the compiled search is not built here")
    for number in (1, 2, 3, 5):
        game = kb.deal(f"berlinerin+never#{number}")
        told = []
        for position in (game.position, plain.Position(game.tables, list(game.order))):
            made = OpenColumnsSearch(Ground(game.tables), position, 64, rounds=rounds)
            told.append((made.run(600), made.nodes, made.moves()))
        assert told[0] == told[1]


def test_little_memory_is_undecided_and_stays_so() -> None:
    game = kb.deal("berlinerin+never#109")
    made = OpenColumnsSearch(Ground(game.tables), game.position, 1, rounds=())
    assert made.run(10_000_000) is Outcome.UNDECIDED
    assert made.run(10_000_000) is Outcome.UNDECIDED
    assert made.moves() == []


NODES = {
    "auto": [145, 162, 70, 77, 23, 74, 94, 356],
    "choice": [145, 162, 71, 77, 23, 74, 94, 356],
    "never": [1902, 723, 898, 124, 110, 200, 92, 461],
}


@pytest.mark.parametrize("variant", NODES)
def test_fixed_deals_take_as_many_positions_as_ever(variant: str) -> None:
    method = OpenColumns()
    for number, nodes in enumerate(NODES[variant], start=1):
        game = kb.deal(f"berlinerin+{variant}#{number}")
        made = method.search(game.tables, game.position, 512)
        assert made.run(20_000) is (Outcome.LOST if number == 5 else Outcome.WON)
        assert made.nodes == nodes
