"""Shares and their intervals at 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt

Z = 1.959963984540054
"""The normal distribution's 97.5th of a hundred: two-sided 95 %."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's interval of a share; (0, 1) where nothing was tried."""
    if trials == 0:
        return 0.0, 1.0
    share, z2 = successes / trials, Z * Z
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def winnable(won: int, undecided: int, deals: int) -> tuple[float, float]:
    """Where the share of deals that can be won lies, whatever the undecided ones are."""
    return wilson(won, deals)[0], wilson(won + undecided, deals)[1]


def difference(only_first: int, only_second: int, pairs: int) -> tuple[float, float]:
    """The interval of the first share less the second, both on the same deals.

    `only_first`: deals won under the first rule alone. Adjusted as by Agresti and Min (Statistics in Medicine, 2005).
    """
    adjusted = pairs + 2
    middle = (only_first - only_second) / adjusted
    variance = (only_first + only_second + 1 - (only_first - only_second) ** 2 / adjusted) / adjusted**2
    half = Z * sqrt(variance)
    return max(-1.0, middle - half), min(1.0, middle + half)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """The interval of a share of sums, each pair from one game: games are independent, what is in them is not.

    Cochran, Sampling Techniques (1977), ratio estimates. (0, 1) where there are not two games or nothing to share.
    """
    games, total = len(wholes), sum(wholes)
    if games < 2 or not total:
        return 0.0, 1.0
    share = sum(parts) / total
    squares = sum((part - share * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    half = Z * sqrt(squares * games / (games - 1)) / total
    return max(0.0, share - half), min(1.0, share + half)


def mcnemar(only_first: int, only_second: int) -> float:
    """How probable so uneven a split, or a more uneven one, is if both rules were equally kind: exact, two-sided."""
    discordant, fewer = only_first + only_second, min(only_first, only_second)
    tail = sum(exp(_log_chance(discordant, few)) for few in range(fewer + 1))
    return min(1.0, 2 * tail)


def _log_chance(trials: int, successes: int) -> float:
    return lgamma(trials + 1) - lgamma(successes + 1) - lgamma(trials - successes + 1) - trials * log(2)
