"""How fast the engine makes and takes back moves: compiled against interpreted, as a ratio, and perft rates.

    python bench/engine.py [--lines N]

For each game a position some moves into the deal is searched to a fixed number of decisions; every move of every line
is made and taken back. The counts are the same in both builds, only the time differs.
"""

from __future__ import annotations

import argparse
import time

import kartenbild as kb
from kartenbild import compiled
from kartenbild.engine import position

OPENING_MOVES = 25
LANES = (("compiled", 3_000_000), ("interpreted", 20_000))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=LANES[0][1], help="lines to count at least, compiled")
    lines = parser.parse_args().lines
    built = compiled.twin(position.__name__)
    if built is None:
        raise SystemExit("the compiled engine is not built here: nothing to compare")
    print(f"{'game':17}{'compiled/s':>14}{'interpreted/s':>15}{'ratio':>8}   moves made and taken back")
    for name in kb.games():
        fast = rate(built.Position, name, lines)
        slow = rate(position.Position, name, LANES[1][1])
        print(f"{name:17}{fast:14,.0f}{slow:15,.0f}{fast / slow:8.0f}")


def rate(engine: type[position.Position], name: str, lines: int) -> float:
    """Moves made and taken back in a second of processor time, over perft from one fixed position."""
    where = opened(engine, name)
    depth, made, begun = 1, 0, time.process_time()
    while made < lines:
        made += where.perft(depth)
        if depth < 40:
            depth += 1
    return made / (time.process_time() - begun)


def opened(engine: type[position.Position], name: str) -> position.Position:
    """The game's deal #1 after some moves, each the middle one of the legal ones."""
    game = kb.deal(f"{name}#1")
    game.position = engine(game.tables, list(game.order))
    for _ in range(OPENING_MOVES):
        legal = game.legal_moves()
        game.play(legal[len(legal) // 2])
    return game.position


if __name__ == "__main__":
    main()
