"""What is told of a patience's course: the stock, what comes again, the end, how moves are written."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild.rules.tell_words import ends, group_kind, kind
from kartenbild.rules.vocabulary import (
    DealRow,
    Fitting,
    Gather,
    Patience,
    Piles,
    Playable,
    Recycle,
    Refill,
    Rows,
    Side,
    Tableau,
    Turn,
)
from kartenbild.words import Message


def stock(patience: Patience) -> Iterator[Message]:
    """What the stock does, and the waste."""
    stock = patience.stock
    if stock is None:
        yield Message("help-no-stock")
    elif isinstance(stock, DealRow) and patience.tableau:
        yield from _deal_row(stock, patience.tableau.count, patience.check.stock)
    elif isinstance(stock, Turn):
        args = {"tableau": "yes" if patience.tableau else "no", "stock": patience.check.stock}
        yield Message("help-turn", args)
        yield Message("help-waste-always" if stock.playable is Playable.ALWAYS else "help-waste-just-turned", args)
    elif isinstance(stock, Refill):
        yield Message("help-stock-refills", {"stock": patience.check.stock, "each": stock.each})


def _deal_row(stock: DealRow, columns: int, cards_left: int) -> Iterator[Message]:
    rows, rest = divmod(cards_left, columns)
    yield Message("help-deal-row", {"columns": columns})
    first = (columns - rest) // 2 + 1 if stock.last_row is Side.CENTRE else 1
    args = {"rows": rows, "columns": columns, "rest": rest, "first": first, "last": first + rest - 1}
    yield Message("help-deal-row-last" if rest else "help-deal-row-even", args)


def redeal(patience: Patience) -> Iterator[Message]:
    """How cards come into the stock again, and how often."""
    redeal = patience.redeal
    if isinstance(redeal, Recycle) and redeal.times is None:
        yield Message("help-recycle")
        yield Message("help-recycle-unlimited")
    elif isinstance(redeal, Recycle) and redeal.times:
        yield Message("help-recycle")
        yield Message("help-recycle-times", {"times": redeal.times, "passes": redeal.times + 1})
    elif isinstance(redeal, Recycle):
        yield Message("help-recycle-never")
    elif isinstance(redeal, Gather) and redeal.times and patience.tableau:
        yield from _gather(redeal, patience.tableau, patience.deal)
    elif isinstance(redeal, Gather):
        yield Message("help-gather-never")


def _gather(redeal: Gather, tableau: Tableau, deal: Rows | Piles | None) -> Iterator[Message]:
    each = deal.each if isinstance(deal, Piles) else 0
    yield Message("help-gather", {"times": redeal.times, "layouts": redeal.times + 1})
    yield Message("help-gather-order", {"rows": len(tableau.rows)})
    yield Message("help-gather-again", {"each": each, "piles": tableau.count})
    yield Message("help-gather-new-order", {"rows": len(tableau.rows)})
    yield Message("help-gather-when")


def end(patience: Patience) -> Iterator[Message]:
    """When it is over, and that every decision can be taken back."""
    yield Message("help-stuck")
    yield Message("help-not-stuck")
    yield Message("help-undo")


def notation(patience: Patience) -> Iterator[Message]:
    """How places, cards and moves are written, as far as this patience has them."""
    yield from _places_written(patience)
    yield from _shifts_written(patience)
    for verb in _verbs(patience):
        yield Message(f"help-write-{verb}")
    yield Message("help-write-cards")
    yield Message("help-write-deal", {"name": patience.name})


def _places_written(patience: Patience) -> Iterator[Message]:
    if patience.tableau:
        first_and_last = ends(patience.tableau.letter, patience.tableau.count)
        yield Message("help-write-tableau", {"kind": kind(patience)} | first_and_last)
    for group in patience.foundations:
        yield Message("help-write-piles", {"group": group_kind(patience, group)} | ends(group.letter, group.count))
    if isinstance(patience.stock, Turn):
        yield Message("help-write-stock-waste")
    elif patience.stock:
        yield Message("help-write-stock")
    elif "answer" in _verbs(patience):
        yield Message("help-write-still-dealt")


def _shifts_written(patience: Patience) -> Iterator[Message]:
    if patience.tableau:
        yield Message("help-write-shift", {"kind": kind(patience)})
        if patience.tableau.lifts:
            yield Message("help-write-run")
        begun = all(group.laid_out for group in patience.foundations)
        yield Message("help-write-up", {"begun": "yes" if begun else "no"})
        if isinstance(patience.stock, Turn):
            yield Message("help-write-waste-tableau")
    if isinstance(patience.stock, Turn):
        for group in patience.foundations:
            yield Message("help-write-waste", {"letter": group.letter, "group": group_kind(patience, group)})


def _verbs(patience: Patience) -> list[str]:
    """The words for moves that carry no card from place to place."""
    verbs = []
    if isinstance(patience.stock, DealRow):
        verbs.append("deal-row")
    if isinstance(patience.stock, Turn):
        verbs.append("turn")
    if isinstance(patience.redeal, Recycle) and patience.redeal.times != 0:
        verbs.append("recycle")
    if isinstance(patience.redeal, Gather) and patience.redeal.times:
        verbs.append("gather")
    if isinstance(patience.deal, Piles) and patience.deal.fitting is Fitting.MAY_GO_UP:
        verbs.append("answer")
    return verbs
