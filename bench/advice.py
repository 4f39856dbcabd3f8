"""What a trial game and an imagined order cost: the ratio by which advice counts what it may spend.

    python bench/advice.py [--tables N]

At N tables of each row advice is given with little and with more to spend; the difference is what the rest cost.
`counted` is what the budget takes them for, in trial games.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from itertools import count, islice

import kartenbild as kb
from kartenbild.advice.imagined import FOR_A_WORLD

LITTLE, MORE = 256, 2_048
NODES = 1_000
ROWS = {
    "irmgard": ("advice-note-games", "trial game", 1),
    "irmgard-single": ("advice-note-games", "trial game", 1),
    "grosser-faecher+one": ("advice-note-games", "trial game", 1),
    "grosser-kreis": ("advice-note-imagined", "imagined order", FOR_A_WORLD),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=10, help="at how many tables of each row")
    tables = parser.parse_args().tables
    unit = 0.0
    for row, (note, what, counted) in ROWS.items():
        cost = sum(spent(game) for game in islice(early_tables(row, note), tables)) / tables
        unit = unit or cost
        share = f"{1000 * cost:7.3f} ms for what is counted as a trial game, {cost / unit:5.2f} of irmgard's"
        print(f"{row:21}{share}   {what}, counted {counted}")


def early_tables(row: str, note: str) -> Iterator[kb.Game]:
    """Tables some moves into one deal after another at which advice is given in this way."""
    for number in count(1):
        game, chance = kb.deal(f"{row}#{number}"), random.Random(number)
        for _ in range(chance.randrange(12)):
            game.play(chance.choice(game.legal_moves()))
        if len(game.legal_moves()) > 1 and kb.advise(game, rollouts=LITTLE, nodes=NODES).note.id == note:
            yield game


def spent(game: kb.Game) -> float:
    """Seconds of processor time that one trial game's worth more costs, from little to more."""
    return (advised(game, MORE) - advised(game, LITTLE)) / (MORE - LITTLE)


def advised(game: kb.Game, rollouts: int) -> float:
    begun = time.process_time()
    kb.advise(game, rollouts=rollouts, nodes=NODES)
    return time.process_time() - begun


if __name__ == "__main__":
    main()
