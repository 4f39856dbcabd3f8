"""The beam over row deals and the complete search behind it, against brute force and on whole deals."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest
from small_alternating import Both, dealt, seeds, shrunken, wins

import kartenbild as kb
from kartenbild.engine.kinds import Kind
from kartenbild.rules.lowering import Tables
from kartenbild.solver import row_deals, row_deals_core, tail_swap_core
from kartenbild.solver.row_deals import RowDeals, RowDealsSearch
from kartenbild.solver.tail_swap import ALL, TailSwapSearch
from kartenbild.solver.verdict import Outcome
from oracle import solve_brute
from ruled import EVERY_GAME, tables_of

VARIANTS = ["irmgard", "irmgard+centre"]
SHAPES = [(4, "CH"), (3, "CDHS")]
CLIMBED = 127_108
DEAL = Kind.DEAL << 24


def play_on(both: Both, seed: str, deals: int) -> None:
    """Random moves with that many deals between them, and some after the last."""
    dice = random.Random(seed)
    while (moves := both.moves()) and not both.oracle.won:
        if DEAL not in moves and dice.random() < 0.2:
            return
        move = DEAL if DEAL in moves and dice.random() < 0.3 else dice.choice(moves)
        if move == DEAL and not deals:
            return
        deals -= move == DEAL
        both.play(move)


Closed = tuple[str, Both, bool]


def closed(ruled: str, tables: Tables, its_seeds: Iterable[str], ranks: int, suits: str) -> Iterator[Closed]:
    """Positions of three columns some deals on, none of them won already, with what brute force says."""
    for seed in its_seeds:
        both = dealt(ruled, tables, seed, ranks=ranks, columns=3, suits=suits)
        play_on(both, seed, random.Random(seed).randrange(8))
        truth = solve_brute(both.oracle, 20_000)
        if truth is not None and not both.oracle.won:
            yield seed, both, truth


@pytest.mark.parametrize("ruled", VARIANTS)
@pytest.mark.parametrize(("ranks", "suits"), SHAPES)
def test_after_the_last_deal_as_brute_force_says(ruled: str, ranks: int, suits: str) -> None:
    tables = shrunken(ruled, ranks, 3, (3, 1), suits)
    seen = set()
    for seed in seeds(80, f"end {ranks}"):
        both = dealt(ruled, tables, seed, ranks=ranks, columns=3, suits=suits)
        play_on(both, seed, 99)
        truth = solve_brute(both.oracle, 20_000)
        if truth is None or both.oracle.won:
            continue
        seen.add(truth)
        for prunings in (0, ALL, *(ALL & ~(1 << bit) for bit in (0, 1, 3))):
            search = TailSwapSearch(tables, both.position, 64, prunings, restarts=False)
            assert search.run(10**6) == ("won" if truth else "lost"), (seed, prunings)
            assert not truth or wins(tables, both.position, search.moves()), (seed, prunings)
    assert seen == {True, False}


@pytest.mark.parametrize("ruled", VARIANTS)
@pytest.mark.parametrize(("ranks", "suits"), SHAPES)
@pytest.mark.parametrize("first_share", [row_deals.FIRST_SHARE, 10])
def test_between_deals_never_against_brute_force(
    monkeypatch: pytest.MonkeyPatch, ruled: str, ranks: int, suits: str, first_share: int
) -> None:
    """With a short first share the climb has its turn before all is gone through."""
    monkeypatch.setattr(row_deals, "FIRST_SHARE", first_share)
    tables = shrunken(ruled, ranks, 3, (3, 1), suits)
    told = []
    for seed, both, truth in closed(ruled, tables, seeds(60, f"rows {ranks}"), ranks, suits):
        search = RowDeals().search(tables, both.position, 64)
        found = search.run(20_000)
        told.append(found)
        assert found in (None, "won" if truth else "lost"), seed
        assert found is not Outcome.WON or wins(tables, both.position, search.moves()), seed
    assert told.count(Outcome.WON) >= 10


@pytest.mark.parametrize("ruled", VARIANTS)
@pytest.mark.parametrize(("ranks", "suits"), SHAPES)
def test_going_through_everything_between_deals_as_brute_force_says(ruled: str, ranks: int, suits: str) -> None:
    tables = shrunken(ruled, ranks, 3, (3, 1), suits)
    seen = set()
    for seed, both, truth in closed(ruled, tables, seeds(60, f"all {ranks}"), ranks, suits):
        if not both.position.pile(tables.stock_place):
            continue
        seen.add(truth)
        for prunings in range(4):
            search = RowDealsSearch(tables, both.position, 64, prunings, beams=False)
            assert search.run(10**6) == ("won" if truth else "lost"), (seed, prunings)
            assert not truth or wins(tables, both.position, search.moves()), (seed, prunings)
    assert seen == {True, False}


@pytest.mark.parametrize("ruled", VARIANTS)
def test_wins_of_whole_deals_are_accepted_by_the_rules(ruled: str) -> None:
    for number in range(1, 13):
        game = kb.deal(f"{ruled}#{number}")
        search = RowDeals().search(game.tables, game.position, 512)
        assert search.run(100_000) is Outcome.WON, number
        assert wins(game.tables, game.position, search.moves())


def test_no_position_of_a_winning_line_is_called_lost() -> None:
    for number in (13, 15, 16, 17):
        game = kb.deal(f"irmgard#{number}")
        search = RowDeals().search(game.tables, game.position, 64)
        assert search.run(100_000) is Outcome.WON
        for code in search.moves():
            assert RowDeals().search(game.tables, game.position, 16).run(1) is not Outcome.LOST
            game.position.make(code)


def test_a_late_position_is_won_or_proved_lost() -> None:
    """All rows dealt without a move: most such tables are lost, and that is told at once."""
    told = []
    for number in range(1, 9):
        game = kb.deal(f"irmgard#{number}")
        while not game.position.refusal(DEAL):
            game.position.make(DEAL)
        told.append(RowDeals().search(game.tables, game.position, 64).run(100_000))
    assert Outcome.LOST in told
    assert None not in told


def test_a_climb_wins_what_a_million_nodes_of_beams_left_open() -> None:
    game = kb.deal("irmgard#4566")
    search = RowDeals().search(game.tables, game.position, 64)
    assert search.run(200_000) is Outcome.WON
    assert search.nodes == CLIMBED, "if this is meant, raise the method's version"
    assert wins(game.tables, game.position, search.moves())


def test_a_climb_alone_wins_an_easy_deal_by_the_rules() -> None:
    """Its lines begin inside the one it keeps: what was played there belongs to the win."""
    for number in range(3, 7):
        game = kb.deal(f"irmgard#{number}")
        search = RowDealsSearch(game.tables, game.position, 64)
        climb = search.new_climb()
        while not climb.run(climb.nodes + 200):
            assert climb.nodes < 100_000, number
        assert wins(game.tables, game.position, search.told(climb.line(), climb.end_path)), number


@pytest.mark.parametrize("number", [9, 4566])
def test_slices_change_nothing(number: int) -> None:
    game = kb.deal(f"irmgard#{number}")
    whole, sliced = (RowDeals().search(game.tables, game.position, 64) for _ in range(2))
    assert whole.run(10**6) is Outcome.WON
    while sliced.run(311) is None:
        pass
    assert whole.nodes == sliced.nodes
    assert whole.moves() == sliced.moves()


def test_interpreted_and_compiled_visit_the_same_states(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kb.deal("irmgard#4")
    compiled = RowDealsSearch(game.tables, game.position, 64)
    climb = compiled.new_climb()
    monkeypatch.setattr("kartenbild.solver.row_deals.Beam", row_deals_core.Beam)
    monkeypatch.setattr("kartenbild.solver.row_deals_ends.Quotient", tail_swap_core.Quotient)
    plain = RowDealsSearch(game.tables, game.position, 64)
    plain_climb = plain.new_climb()
    assert compiled.run(10**6) is plain.run(10**6) is Outcome.WON
    assert plain.nodes == compiled.nodes
    assert plain.moves() == compiled.moves()
    assert climb.run(1500) is plain_climb.run(1500)
    assert (climb.nodes, climb.line()) == (plain_climb.nodes, plain_climb.line())


def test_only_the_games_it_is_made_for() -> None:
    assert [game for game in EVERY_GAME if RowDeals().fits(tables_of(game))] == ["irmgard"]
