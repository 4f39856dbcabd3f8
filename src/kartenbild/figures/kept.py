"""The figures as the program carries them: shares, pairs of rules on the same deals, whole games of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """How many deals of a row can be won.

    `low`, `high`: where the share lies at 95 %, the undecided counted as lost for the one and as won for the other.
    """

    deals: int
    won: int
    lost: int
    undecided: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """A game with its variants: its share, within which limits and by whom it was found, and what it took.

    `moves`: lengths of solutions, 5th, 25th, 50th, 75th, 95th of a hundred, empty where nothing was won. `spent` (in
    nodes) and `milliseconds` (of processor time): mean, median, 99th of a hundred, a deal.
    """

    ruled: str
    share: Share
    first: int
    scheme: int
    solver: str
    nodes: int | None
    seconds: float | None
    memory_mb: int
    moves: tuple[int, ...]
    spent: tuple[int, ...]
    milliseconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rows on the same deals: how many can be won under both rules, under one alone, under neither.

    `open`: deals that one rule or both leave undecided. `low`, `high`: the first share less the second at 95 %,
    whatever the open ones are. `chance`: how probable so uneven a split is if both rules were equally kind (McNemar).
    """

    first: str
    second: str
    deals: int
    both: int
    only_first: int
    only_second: int
    neither: int
    open: int
    low: float
    high: float
    chance: float


@dataclass(frozen=True, slots=True)
class Play:
    """Whole games by a player who sees only what a player sees; `low`, `high`: the share won at 95 %.

    `winnable`: how many of the same deals can certainly be won, None where not each of them was tried.
    """

    ruled: str
    player: str
    budget: str
    games: int
    won: int
    low: float
    high: float
    winnable: int | None = None

    @property
    def effort(self) -> int:
        """How many trial games a move may cost, 0 where the player tries none."""
        return int(next((word for word in self.budget.split() if word.isdigit()), 0))


@dataclass(frozen=True, slots=True)
class Layout:
    """How many games of a player had so many piles after a gathering; layout 1 is the deal."""

    ruled: str
    player: str
    budget: str
    layout: int
    piles: int
    games: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """What not seeing the cards costs a player, beside what the choice of moves costs; `bench/unseen.py` finds it.

    `games` were gone through, `choices` in them looked at, in so many `orders` of the unseen cards each. `lost`: the
    share of these orders in which the game could be won and after the advised move no longer can. `unseen`: the share
    of those that are lost whatever is chosen, `low`, `high` at 95 %.
    """

    ruled: str
    budget: str
    games: int
    choices: int
    orders: int
    lost: float
    unseen: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Figures:
    """All there is."""

    rows: Mapping[str, Row]
    pairs: tuple[Pair, ...] = ()
    plays: tuple[Play, ...] = ()
    layouts: tuple[Layout, ...] = ()
    unseen: tuple[Unseen, ...] = ()
