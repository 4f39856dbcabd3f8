"""What the unseen stock of the Great Circle costs, and what the choice of moves costs beside it.

    python bench/unseen.py                              20 games, a choice in every ten looked at, 100 orders each
    python bench/unseen.py --games 80 --every 12 --orders 150 --jobs 2 --keep docs/figures/play-unseen.csv

Games are played by fair advice. At some choices the unseen cards are put into many orders, and for each order and each
move it is asked whether the game could still be won by one who sees them all from then on. Where some orders need one
move and some another, who does not see the order loses the fewer of them, whatever is chosen: that is what not seeing
costs. What the advised move loses more than the best one is what the choice costs. With few orders the first comes out
too small and the second too large, because the best is the best by luck too. Won means found by annealing; an order
that was won after one move is looked at longer after the others.

One line a game: its deal, whether it was won, how many choices were looked at in how many orders, and for how many of
these orders some move, the best one, the advised one kept the game winnable.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import kartenbild as kb
from kartenbild.advice.advising import Budget, advise_on, budget
from kartenbild.advice.imagined import imagines
from kartenbild.advice.knowledge import Knowledge
from kartenbild.advice.players import play
from kartenbild.engine.moves import Move
from kartenbild.lab.keeping import sign_beside
from kartenbild.lab.playing import Series
from kartenbild.solver.slots_puzzle import read, useful_passes
from kartenbild.solver.slots_steps import Assignments, short_round

STEPS = 20_000
ROUNDS, LONGER = 4, 30
HEAD = ["row", "budget", "deal", "won", "every", "looked", "orders", "some", "best", "advised"]


def main() -> None:
    options = parsed()
    lines = []
    for line in watched(options):
        lines.append(line)
        print(*line, flush=True)
    if options.keep:
        with options.keep.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([HEAD, *lines])
        sign_beside(options.keep)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--row", default="grosser-kreis", help="the game with its variants")
    parser.add_argument("--first", type=int, default=1, help="the first deal's number")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=10, help="one in so many choices is looked at")
    parser.add_argument("--orders", type=int, default=100, help="imagined orders a choice")
    parser.add_argument("--rollouts", type=int, default=512, help="what fair advice may spend on a move")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for the lines")
    return parser.parse_args()


def watched(options: argparse.Namespace) -> Iterator[tuple[object, ...]]:
    """The lines of the games, in the order of the deals."""
    deals = range(options.first, options.first + options.games)
    series = Series(options.row, "fair", deals, budget(None, options.rollouts, None, 1))
    with ProcessPoolExecutor(options.jobs) as pool:
        yield from pool.map(partial(line_of, series, options.every, options.orders), deals)


def line_of(series: Series, every: int, orders: int, number: int) -> tuple[object, ...]:
    player = Watched(series.budget, every, orders, number)
    won = play(f"{series.row}#{number}", player).won
    sums = [sum(each) for each in zip(*player.kept, strict=True)] or [0, 0, 0]
    return (series.row, series.told, number, int(won), every, len(player.kept), orders, *sums)


class Watched:
    """Plays by fair advice and looks at some choices closely.

    `kept`: for each of these in how many orders some move, the best one, the advised one keeps the game winnable.
    """

    def __init__(self, spend: Budget, every: int, orders: int, number: int) -> None:
        self._spend, self._every, self._orders, self._chance = spend, every, orders, Random(number)
        self._until = self._chance.randrange(every)
        self.kept: list[tuple[int, int, int]] = []

    def __call__(self, known: Knowledge) -> Move | None:
        heard = advise_on(known, self._spend, only_best=True)
        if imagines(known) and len(heard.moves) > 1:
            if not self._until:
                self.kept.append(self._look(known, [each.move for each in heard.moves]))
            self._until = (self._until - 1) % self._every
        return heard.best

    def _look(self, known: Knowledge, moves: Sequence[Move]) -> tuple[int, int, int]:
        pool, found = list(known.pool), list[list[bool]]()
        for _ in range(self._orders):
            self._chance.shuffle(pool)
            found.append(keeping(known.world(pool), moves))
        after = [sum(each) for each in zip(*found, strict=True)]
        return sum(map(any, found)), max(after), after[0]


def keeping(world: kb.Game, moves: Sequence[Move]) -> list[bool]:
    """For each move whether the game in this order is found to be won after it."""
    found = [comes_out(world, move, range(ROUNDS)) for move in moves]
    if any(found):
        longer = range(ROUNDS, ROUNDS + LONGER)
        found = [won or comes_out(world, move, longer) for won, move in zip(found, moves, strict=True)]
    return found


def comes_out(world: kb.Game, move: Move, rounds: range) -> bool:
    world.play(move)
    puzzle = read(world.tables, world.position)
    world.undo()
    assignments = Assignments(puzzle, useful_passes(puzzle))
    return any(not short_round(assignments, STEPS, seed) for seed in rounds)


if __name__ == "__main__":
    main()
