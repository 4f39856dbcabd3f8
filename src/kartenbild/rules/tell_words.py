"""Small words that several chapters of the rules share: what piles are called, counts, lists."""

from __future__ import annotations

from kartenbild.rules.vocabulary import Face, Fitting, Foundation, Patience, Picture, Piles, Rows
from kartenbild.words import Message


def pack_size(patience: Patience) -> int:
    """How many cards one pack has."""
    return len(patience.ranks) * len(patience.suits)


def all_cards(patience: Patience) -> int:
    """How many cards are in play."""
    return patience.packs * pack_size(patience)


def kind(patience: Patience) -> str:
    """What a tableau pile is called: a column or a fan."""
    return "fan" if patience.picture is Picture.ARCS else "column"


def group_kind(patience: Patience, group: Foundation) -> str:
    """What the piles of this group are called: foundations, or the parts of the circles."""
    if patience.picture is not Picture.CIRCLES:
        return "foundation"
    return "centre" if group is patience.foundations[0] else "half-circle"


def laid_out(patience: Patience) -> int:
    """How many cards lie there before the deal."""
    return sum(len(group.laid_out.split()) for group in patience.foundations)


def hides(patience: Patience) -> bool:
    """Whether the deal lays cards face down."""
    return isinstance(patience.deal, Rows) and patience.deal.face is not Face.UP


def all_open(patience: Patience) -> bool:
    """Whether no card is ever hidden: all are dealt face up, and without a question in between."""
    asks = isinstance(patience.deal, Piles) and patience.deal.fitting is Fitting.MAY_GO_UP
    return patience.check.face_up == all_cards(patience) and not asks


def ends(letter: str, count: int) -> dict[str, str]:
    """The first and the last place of a group, as its message's arguments."""
    return {"first": f"{letter}1", "last": f"{letter}{count}"}


def joined(messages: list[Message]) -> Message:
    """The messages with commas between them."""
    *others, told = messages
    for message in reversed(others):
        told = Message("help-list", {"head": message, "tail": told})
    return told


def in_order(ranks: str) -> Message:
    """The ranks in their order, the middle of a long row left out."""
    names = [Message("rank", {"rank": rank}) for rank in ranks]
    if len(names) <= 6:
        return joined(names)
    return Message("help-and-so-on", {"head": joined(names[:3]), "tail": joined(names[-2:])})
