"""The words a patience is declared in.

A declaration states only what is special about its game; every field is read by the lowering (which makes the
engine's tables), by the picture on the table or by the help text, and a test fails for a field nobody reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar


class By(Enum):
    """How the suits of two neighbours in a sequence belong together."""

    SUIT = "suit"
    COLOUR = "colour"
    ALTERNATING = "alternating"
    ANY_SUIT = "any-suit"


class Face(Enum):
    """Which cards of a dealt row lie face up."""

    UP = "up"
    ENDS_UP = "ends-up"
    LAST_ROW_UP = "last-row-up"


class Fitting(Enum):
    """What happens during the deal to a card that fits a foundation."""

    GOES_UP = "goes-up"
    MAY_GO_UP = "may-go-up"
    STAYS = "stays"


class Side(Enum):
    """Where an incomplete row begins."""

    LEFT = "left"
    CENTRE = "centre"


class Playable(Enum):
    """When the waste's top card may be played."""

    ALWAYS = "always"
    JUST_TURNED = "just-turned"


class Reading(Enum):
    """A point the sources leave open, and that this house has settled; the help names each as ours."""

    HOLD_BACK = "hold-back"
    PARTS_OF_RUNS = "parts-of-runs"
    RUNS_MOVE = "runs-move"
    DEAL_ANY_TIME = "deal-any-time"
    WASTE_STAYS_PLAYABLE = "waste-stays-playable"
    PLAY_ON = "play-on"
    GATHER_ANY_TIME = "gather-any-time"
    INNER_ARC_FROM_RIGHT = "inner-arc-from-right"
    FITTING_CARDS = "fitting-cards"


@dataclass(frozen=True, slots=True)
class Words:
    """The same words in both languages."""

    en: str
    de: str


class Measure(Enum):
    """By which figures a claim is answered."""

    MOSTLY = "mostly"
    NOT_ALWAYS = "not-always"
    COMPARED = "compared"
    VARIANTS = "variants"
    LAST_LAYOUT = "last-layout"


@dataclass(frozen=True, slots=True)
class Claim:
    """What the source says of how the patience goes, in our words, and by which figures it is answered."""

    measure: Measure
    en: str
    de: str


@dataclass(frozen=True, slots=True)
class Tableau:
    """Piles T1…: cards are built down on them and leave from their top.

    `rows`: how many piles stand in each row of the picture, numbered row by row. `by`: what joins a card to the one
    it is laid on. `lifts`: what joins the cards of a run that moves as one, None where only single cards move.
    `empty`: which ranks may go to an empty pile, '' for none.
    """

    rows: tuple[int, ...]
    by: By
    lifts: By | None
    empty: str
    letter: ClassVar[str] = "T"

    @property
    def count(self) -> int:
        return sum(self.rows)


@dataclass(frozen=True, slots=True)
class Foundation:
    """Piles that take single cards in the order of `fills` and never give one back.

    `fills`: the ranks from the first card to the last, e.g. 'A23456789TJQK'. `by`: what joins neighbours.
    `laid_out`: the first cards, laid there before the deal, one for each pile.
    """

    count: int
    fills: str
    by: By
    laid_out: str = ""
    letter: str = "F"


@dataclass(frozen=True, slots=True)
class Rows:
    """Deal row by row, each row centred under the one before it."""

    lengths: tuple[int, ...]
    face: Face


@dataclass(frozen=True, slots=True)
class Piles:
    """Deal pile after pile, `each` cards to a pile, face up."""

    each: int
    fitting: Fitting = Fitting.STAYS


@dataclass(frozen=True, slots=True)
class DealRow:
    """`deal`: one stock card, face up, to every tableau pile from left to right, also to empty ones."""

    last_row: Side = Side.LEFT


@dataclass(frozen=True, slots=True)
class Turn:
    """`turn`: the next stock card goes face up to the waste, whose top card alone may be played."""

    playable: Playable = Playable.ALWAYS


@dataclass(frozen=True, slots=True)
class Refill:
    """An emptied tableau pile takes the next stock cards at once, face up; this belongs to the move."""

    each: int


@dataclass(frozen=True, slots=True)
class Recycle:
    """`recycle`: the waste, turned over unshuffled, becomes the stock; `times` is None for without end."""

    times: int | None


@dataclass(frozen=True, slots=True)
class Gather:
    """`gather`: the tableau, turned over pile by pile from the outer row's right end, goes under the stock.

    Then piles are dealt again in the first deal's order, so the inner row's left pile comes first.
    """

    times: int


class Picture(Enum):
    """The shape in which the cards lie on the table."""

    COLUMNS = "columns"
    ARCS = "arcs"
    CIRCLES = "circles"


@dataclass(frozen=True, slots=True)
class Check:
    """What must lie where after the deal, counted by a test and said by the help."""

    tableau: int
    face_up: int
    stock: int
    misprint: int | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """One rule that a player may set; `words` name its choices, the default first.

    Each choice overrides named fields of the declaration.
    """

    name: str
    words: Mapping[str, Mapping[str, Any]]

    @property
    def default(self) -> str:
        return next(iter(self.words))


@dataclass(frozen=True, slots=True)
class Patience:
    """One patience: everything the engine, the table and the help need to know about it."""

    name: str
    title: Words
    teaser: Words
    source: str
    packs: int
    tableau: Tableau | None
    foundations: tuple[Foundation, ...]
    deal: Rows | Piles | None
    stock: DealRow | Turn | Refill | None
    redeal: Recycle | Gather | None
    picture: Picture
    check: Check
    settings: tuple[Setting, ...] = ()
    readings: tuple[Reading, ...] = ()
    claims: tuple[Claim, ...] = ()
    ranks: str = "A23456789TJQK"
    suits: str = "CDHS"


__all__ = [
    "By",
    "Check",
    "Claim",
    "DealRow",
    "Face",
    "Fitting",
    "Foundation",
    "Gather",
    "Measure",
    "Patience",
    "Picture",
    "Piles",
    "Playable",
    "Reading",
    "Recycle",
    "Refill",
    "Rows",
    "Setting",
    "Side",
    "Tableau",
    "Turn",
    "Words",
]
