"""Every method does on fixed deals just what it did before: outcome, nodes visited, length of the win."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from node_counts import line  # noqa: E402

GOLDEN = (ROOT / "tests" / "golden" / "nodes.txt").read_text(encoding="utf-8").splitlines()[1:]


@pytest.mark.parametrize("expected", GOLDEN, ids=lambda expected: expected.split()[0])
def test_a_method_that_does_something_else_has_a_new_version(expected: str) -> None:
    assert line(expected.split()[0]) == expected, "if this is meant, raise the method's version and run make golden"


def test_every_game_and_variant_is_there() -> None:
    from ruled import EVERY_RULED

    assert {expected.split("#")[0] for expected in GOLDEN} == set(EVERY_RULED)
