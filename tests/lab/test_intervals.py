"""Shares and intervals, held against numbers worked out elsewhere."""

from __future__ import annotations

import math

import pytest

from kartenbild.figures.intervals import difference, mcnemar, wilson, winnable


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3; the last by the closed form z²/(n + z²).
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (0, 2000, 0.0, 0.00192),
    ],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_its_ends() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(20, 20)[1] == 1 and wilson(0, 20)[0] == 0
    assert wilson(7, 10) == pytest.approx(tuple(1 - end for end in reversed(wilson(3, 10))))


def test_undecided_deals_widen_the_interval_to_both_sides() -> None:
    assert winnable(730, 20, 1000) == (wilson(730, 1000)[0], wilson(750, 1000)[1])


def test_a_difference_on_the_same_deals() -> None:
    """By hand: (20 − 5) / 102 ± 1.96 · √((26 − 225/102) / 102²)."""
    middle, half = 15 / 102, 1.959964 * math.sqrt(26 - 225 / 102) / 102
    assert difference(20, 5, 100) == pytest.approx((middle - half, middle + half))
    assert difference(5, 20, 100) == pytest.approx((-middle - half, -middle + half))


def test_mcnemar_counts_coins() -> None:
    assert mcnemar(0, 0) == 1 and mcnemar(3, 3) == 1
    assert mcnemar(6, 0) == pytest.approx(2 / 64)
    assert mcnemar(1, 9) == mcnemar(9, 1) == pytest.approx(2 * (1 + 10) / 1024)
    assert 0 <= mcnemar(12_000, 500) < 1e-100
