"""One way in: a position as it stands, a verdict out."""

from __future__ import annotations

import time
from collections.abc import Callable

from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.solver.methods import methods_for
from kartenbild.solver.portfolio import Portfolio
from kartenbild.solver.verdict import Outcome, Verdict

DEFAULT_SECONDS = 5.0
DEFAULT_MEMORY_MB = 512
_SLICE_SECONDS = 0.04
_FIRST_SLICE, _MOST_IN_SLICE = 500, 1 << 22


class WrongSolution(AssertionError):
    """A method gave moves that the rules refuse: a fault of ours, never an answer."""


def solve(
    game: Game,
    seconds: float | None = None,
    nodes: int | None = None,
    memory_mb: int = DEFAULT_MEMORY_MB,
    cancelled: Callable[[], bool] = lambda: False,
) -> Verdict:
    """Whether the game can still be won from where it stands; hidden cards are known to the solver.

    `seconds`: by the clock; `nodes`: positions visited; with neither 5 seconds. `memory_mb` bounds the tables.
    `cancelled` is asked every few hundredths of a second. With a node limit alone the outcome is the same everywhere.
    Raises ValueError for a limit that is not above zero.
    """
    if seconds is None and nodes is None:
        seconds = DEFAULT_SECONDS
    _demand_positive(seconds=seconds, nodes=nodes, memory_mb=memory_mb)
    if game.won:
        return Verdict(Outcome.WON, method="won already")
    if game.stuck:
        return Verdict(Outcome.LOST, method="no move left")
    begun = time.thread_time()
    portfolio = Portfolio(methods_for(game.tables), game.tables, game.position, memory_mb)
    outcome = _run(portfolio, seconds, nodes, cancelled)
    moves = _replayed(game, portfolio.moves()) if outcome is Outcome.WON else []
    return Verdict(outcome, moves, portfolio.nodes, time.thread_time() - begun, portfolio.method)


def _run(portfolio: Portfolio, seconds: float | None, nodes: int | None, cancelled: Callable[[], bool]) -> Outcome:
    """Run in slices of about equal time; how long they are changes nothing but when limits are noticed."""
    end = time.perf_counter() + seconds if seconds is not None else float("inf")
    left = nodes if nodes is not None else 1 << 62
    size = _FIRST_SLICE
    while left > 0:
        begun = time.perf_counter()
        granted = min(size, left)
        outcome = portfolio.run(granted)
        if outcome is not None:
            return outcome
        left -= granted
        now = time.perf_counter()
        if now >= end or cancelled():
            break
        size = _next_size(size, now - begun, end - now)
    return Outcome.UNDECIDED


def _next_size(size: int, took: float, left: float) -> int:
    wanted = min(_SLICE_SECONDS, left)
    fitting = int(size * wanted / took) if took > 0 else size * 4
    return max(1, min(fitting, size * 4, _MOST_IN_SLICE))


def _replayed(game: Game, codes: list[int]) -> list[Move]:
    """The winning moves in notation, each accepted by the rules, then taken back. Raises WrongSolution."""
    position, made, moves = game.position, list[tuple[int, int]](), list[Move]()
    try:
        for code in codes:
            if position.refusal(code):
                raise WrongSolution(f"{game.name}: move {len(moves) + 1} of {len(codes)} of a solution is refused")
            moves.append(game.written(code))
            made.append((code, position.make(code)))
        if not game.won:
            raise WrongSolution(f"{game.name}: a solution of {len(codes)} moves does not win")
    finally:
        for code, token in reversed(made):
            position.unmake(code, token)
    return moves


def _demand_positive(**limits: float | None) -> None:
    for name, value in limits.items():
        if value is not None and not value > 0:
            raise ValueError(f"{name} must be above zero, not {value}")
