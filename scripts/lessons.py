"""Writes the guided first games: for each game a won line up to its most instructive moves.

python scripts/lessons.py

Of the solver's wins of the first deals the stretch is taken that has the most kinds of moves; of equal ones that where
dealing and gathering leave the fewest other moves lying, then the earliest.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import kartenbild as kb
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.server.lessons import STEPS
from kartenbild.server.sorts import sizes, sort_of

DEALS, NODES = 16, 200_000
FOLDER = Path(__file__).parent.parent / "src" / "kartenbild" / "web" / "lessons"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in kb.games():
        _, number, end, line = max(stretches(name))
        game = kb.deal(f"{name}#{-number}")
        for move in line[:end]:
            game.play(move)
        (FOLDER / f"{name}.patience").write_text(kb.write_record(game), encoding="utf-8")


def stretches(name: str) -> Iterator[tuple[tuple[int, int, int], int, int, list[str]]]:
    """Each stretch of each won line: its worth, its deal, where it ends, the line."""
    for number in range(1, DEALS + 1):
        line = [str(move) for move in kb.solve(kb.deal(f"{name}#{number}"), nodes=NODES).moves]
        seen = list(looked_at(kb.deal(f"{name}#{number}"), line))
        for end in range(STEPS, len(line) + 1):
            stretch = seen[end - STEPS : end]
            yield (len({sort for sort, _ in stretch}), -sum(left for _, left in stretch), -end), -number, end, line


def looked_at(game: Game, line: list[str]) -> Iterator[tuple[str, int]]:
    """For each move its kind, and where it deals or gathers how many other moves it leaves."""
    for text in line:
        move = Move.parse(text)
        others = len(game.legal_moves()) - 1 if move.kind in (Kind.DEAL, Kind.GATHER) else 0
        yield sort_of(game, move, sizes(game)).name, others
        game.play(text)


if __name__ == "__main__":
    main()
