"""Perft counts, kept as text: the rules, counted. `scripts/perft.py` writes the file anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.engine.position import Position
from oracle import Oracle, perft

GOLDEN = Path(__file__).parent / "golden" / "perft.txt"
LINES = [line.split() for line in GOLDEN.read_text("utf-8").splitlines() if not line.startswith("#")]


def opened(name: str, moves: str) -> kb.Game:
    game = kb.deal(name)
    for _ in range(int(moves)):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(legal[len(legal) // 2])
    return game


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]}-{line[1]}")
def test_the_engine_counts_as_written(engine: type[Position], line: list[str]) -> None:
    position = opened(line[0], line[1]).position
    key = position.key()
    for depth, count in enumerate(line[2:], start=1):
        if int(count) <= (40_000 if engine.__module__.endswith("_position") else 800):
            assert position.perft(depth) == int(count)
    assert position.key() == key


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]}-{line[1]}")
def test_the_referee_counts_the_same(line: list[str]) -> None:
    referee = Oracle(line[0])
    for move in opened(line[0], line[1]).history:
        referee.play(str(move))
    for depth, count in enumerate(line[2:], start=1):
        if int(count) <= 300:
            assert perft(referee, depth) == int(count)


def test_every_game_and_variant_is_counted() -> None:
    from ruled import EVERY_RULED

    assert {line[0].split("#")[0] for line in LINES} == set(EVERY_RULED)
