"""The tail-swap quotient against brute force, its prunings one by one, and deals whose verdict is known."""

from __future__ import annotations

import dataclasses

import pytest
from small_alternating import dealt, seeds, shrunken, wandered, wins

import kartenbild as kb
from kartenbild.solver import tail_swap_core
from kartenbild.solver.tail_swap import ALL, SAFE_HOME, TailSwap, TailSwapSearch
from kartenbild.solver.verdict import Outcome
from oracle import solve_brute
from positions import lay
from ruled import EVERY_GAME, tables_of

VARIANTS = ["", "+none", "+one", "+two"]
PRUNINGS = [0, ALL, *(ALL & ~(1 << bit) for bit in range(5))]


def outcome(search: TailSwapSearch, slice_of: int = 10**6) -> Outcome:
    while (found := search.run(slice_of)) is None:
        pass
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("ranks", "count"), [(4, 300), (5, 30)])
def test_small_positions_as_brute_force_says(variant: str, ranks: int, count: int) -> None:
    ruled = f"irmgard-single{variant}"
    tables = shrunken(ruled, ranks, 3, (3, 3, 3))
    seen = set()
    for seed in seeds(count, f"tail swap {ranks}"):
        both = wandered(ruled, tables, seed, ranks=ranks, columns=3)
        truth = solve_brute(both.oracle, 20_000)
        if truth is None:
            continue
        seen.add(truth)
        for prunings in PRUNINGS:
            search = TailSwapSearch(tables, both.position, 64, prunings, restarts=False)
            assert outcome(search) == ("won" if truth else "lost"), (seed, prunings)
            assert not truth or wins(tables, both.position, search.moves()), (seed, prunings)
    assert seen == {True, False}


@pytest.mark.parametrize("variant", VARIANTS)
def test_with_random_searches_too(variant: str) -> None:
    ruled = f"irmgard-single{variant}"
    tables = shrunken(ruled, 4, 3, (3, 3, 3))
    for seed in seeds(60, "random searches"):
        both = dealt(ruled, tables, seed, ranks=4, columns=3)
        search = TailSwap().search(tables, both.position, 64)
        assert outcome(search) == ("won" if solve_brute(both.oracle, 50_000) else "lost"), seed


@pytest.mark.parametrize("variant", VARIANTS)
def test_wins_of_whole_deals_are_accepted_by_the_rules(variant: str) -> None:
    won = 0
    for number in range(1, 26):
        game = kb.deal(f"irmgard-single{variant}#{number}")
        search = TailSwap().search(game.tables, game.position, 64)
        if search.run(20_000) is Outcome.WON:
            won += 1
            assert wins(game.tables, game.position, search.moves())
    assert won >= 12


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_relaxation_calls_no_position_of_a_winning_line_lost(variant: str) -> None:
    won = 0
    for number in range(30, 70):
        game = kb.deal(f"irmgard-single{variant}#{number}")
        search = TailSwap().search(game.tables, game.position, 64)
        if search.run(10_000) is not Outcome.WON:
            continue
        won += 1
        for code in search.moves():
            later = TailSwapSearch(game.tables, game.position, 40, restarts=False)
            assert later.run(2) is not Outcome.LOST, (number, won)
            game.position.make(code)
    assert won >= 20


def test_a_deal_that_is_lost_however_often_the_waste_is_turned() -> None:
    for variant in VARIANTS:
        game = kb.deal(f"irmgard-single{variant}#824")
        assert TailSwap().search(game.tables, game.position, 64).run(1000) is Outcome.LOST


def test_the_relaxation_agrees_with_a_complete_search_of_a_whole_deal() -> None:
    game = kb.deal("irmgard-single+none#20")
    search = TailSwap().search(game.tables, game.position, 128)
    assert outcome(search) is Outcome.LOST


def test_slices_change_nothing() -> None:
    game = kb.deal("irmgard-single+none#9")
    whole, sliced = (TailSwap().search(game.tables, game.position, 64) for _ in range(2))
    assert outcome(whole) is outcome(sliced, 777)
    assert whole.nodes == sliced.nodes
    assert whole.moves() == sliced.moves()


def test_interpreted_and_compiled_visit_the_same_states(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kb.deal("irmgard-single+none#7")
    compiled = TailSwap().search(game.tables, game.position, 64)
    monkeypatch.setattr("kartenbild.solver.tail_swap.Quotient", tail_swap_core.Quotient)
    plain = TailSwap().search(game.tables, game.position, 64)
    assert plain.run(600) is compiled.run(600)
    assert plain.nodes == compiled.nodes
    assert plain._quick.path() == compiled._quick.path()
    assert plain._exact.path() == compiled._exact.path()


def test_only_the_games_it_is_made_for() -> None:
    assert [game for game in EVERY_GAME if TailSwap().fits(tables_of(game))] == ["irmgard-single"]
    tables = tables_of("irmgard-single")
    assert tables.patience.tableau is not None
    for changed in ({"empty": ""}, {"empty": "QK"}):
        other = dataclasses.replace(tables.patience, tableau=dataclasses.replace(tables.patience.tableau, **changed))
        assert not TailSwap().fits(dataclasses.replace(tables, patience=other))
    assert not TailSwap().fits(dataclasses.replace(tables, just_turned=True))


def test_a_pruning_can_be_turned_off_and_then_more_is_visited() -> None:
    visited = []
    for prunings in (SAFE_HOME, 0):
        tables = shrunken("irmgard-single+none", 5, 3, (3, 3, 3))
        total = 0
        for seed in seeds(20, "with and without"):
            position = dealt("irmgard-single+none", tables, seed, ranks=5, columns=3).position
            search = TailSwapSearch(tables, position, 64, prunings, restarts=False)
            outcome(search)
            total += search.nodes
        visited.append(total)
    assert visited[0] < visited[1]


def test_a_table_laid_by_hand_that_is_too_large_is_undecided() -> None:
    game = lay("irmgard-single", {f"T{i}": "" for i in range(1, 10)}, rest="S")
    assert TailSwap().search(game.tables, game.position, 64).run(1000) is not Outcome.LOST
    crowded = lay("irmgard-single", {"T1": "AC 3C 5C 7C 9C JC KC 2D 4D", "T2": "6D 8D TD QD AH 3H 5H"}, rest="W")
    assert TailSwap().search(crowded.tables, crowded.position, 64).run(1000) in (Outcome.WON, Outcome.UNDECIDED, None)
