"""What the unseen stock of the Great Circle costs, and what the choice of moves costs beside it.

    python bench/unseen.py                              20 games, a choice in every ten looked at, 100 orders each
    python bench/unseen.py --games 60 --every 12 --orders 150 --jobs 2 --keep docs/figures/play-unseen.csv

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
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import kartenbild as kb
from kartenbild.advice.advising import advise_on, budget
from kartenbild.advice.imagined import imagines
from kartenbild.advice.knowledge import Knowledge, Onlooker
from kartenbild.engine.moves import Move
from kartenbild.solver.slots_puzzle import read
from kartenbild.solver.slots_steps import found_by_annealing

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
    with ProcessPoolExecutor(options.jobs) as pool:
        yield from pool.map(partial(game_of, options), range(options.first, options.first + options.games))


def game_of(options: argparse.Namespace, number: int) -> tuple[object, ...]:
    """A game played by fair advice, some of its choices looked at closely; its line."""
    game, chance = kb.deal(f"{options.row}#{number}"), Random(number)
    onlooker, spend = Onlooker(game), budget(None, options.rollouts, None, 1)
    turn, made, found = chance.randrange(options.every), 0, list[tuple[int, int, int]]()
    while not game.won:
        known = onlooker.knows(game)
        best = advise_on(known, spend, only_best=True).best
        if best is None:
            break
        if imagines(known) and len(game.legal_moves()) > 1:
            if made % options.every == turn:
                found.append(kept(known, best, options.orders, chance))
            made += 1
        game.play(best)
        onlooker.look(game)
    sums = [sum(each) for each in zip(*found, strict=True)] or [0, 0, 0]
    spent = f"--rollouts {spend.rollouts} --nodes {spend.nodes}"
    return (options.row, spent, number, int(game.won), options.every, len(found), options.orders, *sums)


def kept(known: Knowledge, advised: Move, orders: int, chance: Random) -> tuple[int, int, int]:
    """In how many orders of the unseen cards some move, the best one, the advised one keeps the game winnable."""
    pool, found = list(known.pool), list[list[bool]]()
    for _ in range(orders):
        chance.shuffle(pool)
        found.append(keeping(known, pool))
    world = known.world()
    moves = [world.written(code) for code in codes(known)]
    after = dict(zip(moves, map(sum, zip(*found, strict=True)), strict=True))
    return sum(map(any, found)), max(after.values()), after[advised]


def codes(known: Knowledge) -> Sequence[int]:
    position = known.world().position
    room = array("i", bytes(4 * position.most_moves()))
    return room[: position.moves(room, False)].tolist()


def keeping(known: Knowledge, order: list[int]) -> list[bool]:
    """For each move whether the game in this order is found to be won after it."""
    world, moves = known.world(order), codes(known)
    found = [comes_out(world, code, range(ROUNDS)) for code in moves]
    if any(found):
        longer = range(ROUNDS, ROUNDS + LONGER)
        found = [won or comes_out(world, code, longer) for won, code in zip(found, moves, strict=True)]
    return found


def comes_out(world: kb.Game, code: int, rounds: range) -> bool:
    token = world.position.make(code)
    puzzle = read(world.tables, world.position)
    world.position.unmake(code, token)
    return any(not found_by_annealing(puzzle, STEPS, seed)[0] for seed in rounds)


if __name__ == "__main__":
    main()
