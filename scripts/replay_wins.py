"""Solves deals and replays every win in the referee of the tests, which shares no code with the engine.

    python scripts/replay_wins.py                    850 wins of every game and variant that has any: over ten thousand
    python scripts/replay_wins.py --wins 50 --rows irmgard berlinerin+never

A row is given up when its first 30 deals have no win. Ends with exit code 1 at the first win that the referee refuses.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

import kartenbild as kb

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from oracle import Oracle

HOPELESS = 30


def main() -> None:
    options = parsed()
    replayed = sum(row(ruled, options.wins, options.nodes) for ruled in options.rows or every_ruled())
    print(f"{replayed} wins replayed, all accepted")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--wins", type=int, default=850, help="wins a row")
    parser.add_argument("--nodes", type=int, default=200_000, help="what is spent on a deal at most")
    parser.add_argument("--rows", nargs="*", help="games with their variants; all if none is named")
    return parser.parse_args()


def every_ruled() -> list[str]:
    """Every game with every combination of its variants."""
    named = ("+".join((game, *words)) for game in kb.games() for words in product(*game.variants.values()))
    return [kb.deal(f"{name}#1").deal_name.ruled for name in named]


def row(ruled: str, wanted: int, nodes: int) -> int:
    """So many wins of one game and variant; returns how many."""
    number = wins = moves = 0
    while wins < wanted and (wins or number < HOPELESS):
        number += 1
        verdict = kb.solve(kb.deal(f"{ruled}#{number}"), nodes=nodes)
        if verdict.outcome == "won":
            replay(f"{ruled}#{number}", [str(move) for move in verdict.moves])
            wins, moves = wins + 1, moves + len(verdict.moves)
    print(f"{ruled}: {wins} wins of deals 1 to {number}, {moves} moves", flush=True)
    return wins


def replay(name: str, moves: list[str]) -> None:
    """Play the moves in the referee. Raises SystemExit where it refuses one or does not see a win."""
    referee = Oracle(name)
    for count, move in enumerate(moves, start=1):
        try:
            referee.play(move)
        except ValueError as refused:
            raise SystemExit(f"{name}: move {count} of {len(moves)}, {move}: {refused}") from refused
    if not referee.won:
        raise SystemExit(f"{name}: {len(moves)} moves are legal but do not win")


if __name__ == "__main__":
    main()
