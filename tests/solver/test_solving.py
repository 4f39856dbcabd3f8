"""One way in: what every verdict promises, whatever the game."""

from __future__ import annotations

import random
import threading
import time

import pytest

import kartenbild as kb
from kartenbild.solver import solving
from kartenbild.solver.many import Limits, Task, solve_all
from kartenbild.solver.methods import methods_for
from kartenbild.solver.portfolio import Portfolio
from kartenbild.solver.verdict import Outcome
from oracle import Oracle
from ruled import EVERY_GAME, EVERY_RULED

NODES = 100_000
"""Enough for an answer on many deals, and little enough for every combination."""


def replayed_by_the_referee(game: kb.Game, verdict: kb.Verdict) -> bool:
    referee = Oracle(game.name)
    for move in (*game.history, *verdict.moves):
        referee.play(str(move))
    return referee.won


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_a_win_is_replayed_by_the_referee_and_the_game_is_left_alone(ruled: str) -> None:
    game = kb.deal(f"{ruled}#1")
    before = (game.truth(), game.position.key(), game.history)
    verdict = kb.solve(game, nodes=NODES)
    assert (game.truth(), game.position.key(), game.history) == before
    assert verdict.outcome in ("won", "lost", "undecided")
    assert bool(verdict.moves) == (verdict.outcome == "won")
    if verdict.outcome == "won":
        assert replayed_by_the_referee(game, verdict)


@pytest.mark.parametrize("game_name", EVERY_GAME)
def test_from_the_middle_of_a_game(game_name: str) -> None:
    game = kb.deal(f"{game_name}#2")
    rng = random.Random(2)
    for _ in range(30):
        game.play(rng.choice(game.legal_moves()))
    verdict = kb.solve(game, nodes=NODES)
    if verdict.outcome == "won":
        assert replayed_by_the_referee(game, verdict)


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_with_a_node_limit_how_it_is_sliced_changes_nothing(ruled: str) -> None:
    """One thousand in ten steps is ten thousand at once."""

    def run(slices: list[int]) -> tuple[Outcome | None, int, list[int]]:
        game = kb.deal(f"{ruled}#3")
        portfolio = Portfolio(methods_for(game.tables), game.tables, game.position, 64)
        outcome = None
        for nodes in slices:
            outcome = portfolio.run(nodes)
            if outcome is not None:
                break
        return outcome, portfolio.nodes, portfolio.moves() if outcome is Outcome.WON else []

    assert run([20_000]) == run([1_000] * 20) == run([7, 3_000, 993, *[2_000] * 8])


def test_a_limit_that_is_met_says_undecided() -> None:
    """Berlinerin #1 without cards going up is not decided by ten positions."""
    assert kb.solve(kb.deal("berlinerin+never#1"), nodes=1).outcome == "undecided"


def test_a_won_game_is_won_and_a_stuck_one_lost() -> None:
    game = kb.deal("berlinerin#1")
    for move in kb.solve(game).moves:
        game.play(move)
    assert game.won and kb.solve(game).outcome == "won" and kb.solve(game).moves == []
    stuck = kb.deal("irmgard#1")
    while not stuck.stuck:
        stuck.play("deal" if "deal" in map(str, stuck.legal_moves()) else stuck.legal_moves()[0])
    assert kb.solve(stuck).outcome == "lost"


@pytest.mark.parametrize("limits", [{"nodes": 0}, {"seconds": 0}, {"seconds": -1}, {"memory_mb": 0}])
def test_limits_must_be_above_zero(limits: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="above zero"):
        kb.solve(kb.deal("berlinerin#1"), **limits)


def test_a_search_can_be_cancelled_at_once() -> None:
    """The hardest sort of deal, and a flag raised from another thread: the lock is free and the answer comes soon."""
    flag = threading.Event()
    threading.Timer(0.3, flag.set).start()
    begun = time.monotonic()
    solving.solve(kb.deal("grosser-faecher+none#5"), seconds=60, cancelled=flag.is_set)
    assert time.monotonic() - begun < 10


def test_jobs_give_the_same_verdicts() -> None:
    tasks = [Task(f"irmgard-single+none#{number}") for number in range(1, 9)]
    limits = Limits(seconds=None, nodes=20_000, memory_mb=64)
    one = {task.name: verdict for task, verdict in solve_all(tasks, limits, 1)}
    two = {task.name: verdict for task, verdict in solve_all(tasks, limits, 2)}
    told = [(each.outcome, each.moves, each.nodes, each.method) for each in one.values()]
    assert [(two[name].outcome, two[name].moves, two[name].nodes, two[name].method) for name in one] == told


def test_a_solution_that_the_rules_refuse_is_a_fault_and_no_answer() -> None:
    game = kb.deal("berlinerin#1")
    key = game.position.key()
    with pytest.raises(solving.WrongSolution, match="move 1 of 1"):
        solving._replayed(game, [0])
    with pytest.raises(solving.WrongSolution, match="does not win"):
        solving._replayed(game, [])
    assert game.position.key() == key
