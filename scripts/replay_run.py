"""Every solution in a file of `kartenbild lab run`, replayed by the referee of the tests.

python scripts/replay_run.py kartenbild-lab.sqlite          # all of them
python scripts/replay_run.py kartenbild-lab.sqlite 100      # every hundredth
"""

from __future__ import annotations

import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from oracle import Oracle


def main(file: str, step: int = 1) -> None:
    replayed = Counter[str]()
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        solutions = connection.execute(
            "select ruled, deal, moves from runs join verdicts on run = id where outcome = 'won' and deal % ? = 0",
            (step,),
        )
        for ruled, deal, moves in solutions:
            referee = Oracle(f"{ruled}#{deal}")
            for move in moves.split():
                referee.play(move)
            assert referee.won, f"{ruled}#{deal} is not won by its solution"
            replayed[ruled] += 1
    for ruled, count in replayed.items():
        print(f"{ruled}: {count} solutions replayed, every one wins")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
