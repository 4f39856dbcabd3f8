"""Writes the perft counts: how many lines of so many decisions lead from a position, for every game and variant.

    python scripts/perft.py > tests/golden/perft.txt

Review the result as a diff: a count that changes is a rule that changed.
"""

from __future__ import annotations

from itertools import product

import kartenbild as kb

DEALS = (1, 2)
OPENING_MOVES = (0, 25)
MOST_LINES = 40_000


def main() -> None:
    print("# deal, moves played before (each time the middle one of the legal moves), lines of 1, 2, 3 … decisions")
    for game in kb.games():
        for words in product(*game.variants.values()):
            for number, opening in product(DEALS, OPENING_MOVES):
                name = "+".join((game, *words)) + f"#{number}"
                print(line(name, opening))


def line(name: str, opening: int) -> str:
    game = opened(name, opening)
    counts: list[int] = []
    while len(counts) < 6 and (not counts or counts[-1] * counts[0] < MOST_LINES):
        counts.append(game.position.perft(len(counts) + 1))
    return " ".join((game.name, str(opening), *map(str, counts)))


def opened(name: str, moves: int) -> kb.Game:
    """The deal after so many moves, each the one in the middle of the legal ones."""
    game = kb.deal(name)
    for _ in range(moves):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(legal[len(legal) // 2])
    return game


if __name__ == "__main__":
    main()
