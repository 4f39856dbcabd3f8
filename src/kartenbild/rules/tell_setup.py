"""What is told of a patience before the first move: aim, cards, deal, and what may lie where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from kartenbild import cards
from kartenbild.rules.tell_words import (
    all_cards,
    ends,
    group_kind,
    hides,
    in_order,
    joined,
    kind,
    laid_out,
    pack_size,
)
from kartenbild.rules.vocabulary import (
    Face,
    Foundation,
    Patience,
    Picture,
    Refill,
    Rows,
    Tableau,
    Turn,
)
from kartenbild.words import Card, Message


def aim(patience: Patience) -> Iterator[Message]:
    """When the patience has come out, and words used below."""
    if patience.tableau is None:
        yield Message("help-aim-placed", {"cards": all_cards(patience)})
        return
    yield Message("help-aim-foundations", {"cards": all_cards(patience)})
    yield Message("help-table")


def pack(patience: Patience) -> Iterator[Message]:
    """How many cards of which kinds."""
    yield Message("help-cards", {"packs": patience.packs, "pack": pack_size(patience), "cards": all_cards(patience)})
    if pack_size(patience) < cards.CARDS:
        yield Message("help-cards-few", {"ranks": in_order(patience.ranks), "suits": _suits(patience.suits)})
    yield Message("help-colours")


def _suits(suits: str) -> Message:
    return joined([Message("suit", {"suit": suit}) for suit in suits])


def deal(patience: Patience) -> Iterator[Message]:
    """What is laid out, how it is dealt, and what lies where then."""
    for group in patience.foundations:
        if group.laid_out:
            yield _laid_out_first(patience, group)
    if patience.picture is Picture.CIRCLES:
        yield _circles(patience)
    if laid_out(patience):
        yield Message("help-shuffled", {"count": all_cards(patience) - laid_out(patience)})
    yield from _dealing(patience)
    yield from _counts(patience)


def _laid_out_first(patience: Patience, group: Foundation) -> Message:
    first = [Message("help-card", {"card": Card(cards.parse(word))}) for word in group.laid_out.split()]
    args = {"count": len(first), "list": joined(first), "group": group_kind(patience, group)}
    return Message("help-laid-out", args | ends(group.letter, group.count))


def _circles(patience: Patience) -> Message:
    """Where the first cards of centre piles and half circles lie."""
    centre, circles = patience.foundations
    names = ("outer_top", "inner_top", "inner_bottom", "outer_bottom")
    kings = {name: Card(cards.parse(word)) for name, word in zip(names, circles.laid_out.split(), strict=True)}
    places = {f"at_{name}": f"{circles.letter}{seat}" for seat, name in enumerate(names, start=1)}
    return Message("help-circles", kings | places | {"square": centre.fills[0]})


def _dealing(patience: Patience) -> Iterator[Message]:
    if not patience.tableau or not patience.deal:
        return
    count = patience.tableau.count
    args = {"piles": count, "kind": kind(patience)} | ends(patience.tableau.letter, count)
    if isinstance(patience.deal, Rows):
        yield Message("help-deal-rows", args | {"rows": len(patience.deal.lengths)})
        return
    yield Message("help-deal-piles", args | {"each": patience.deal.each})
    yield Message(f"help-deal-{patience.deal.fitting.value}", {"each": patience.deal.each, "kind": kind(patience)})


def deal_items(patience: Patience) -> Iterator[Message]:
    """The rows or arcs, one by one."""
    if patience.tableau and isinstance(patience.deal, Rows):
        for row, length in enumerate(patience.deal.lengths):
            yield _row(patience.tableau, patience.deal, row, length)
    if patience.tableau and patience.picture is Picture.ARCS:
        yield from _arcs(patience.tableau)


def _row(tableau: Tableau, deal: Rows, row: int, length: int) -> Message:
    first = (tableau.count - length) // 2 + 1
    face = "up"
    if deal.face is Face.ENDS_UP and length > 2:
        face = "ends"
    if deal.face is Face.LAST_ROW_UP and row < len(deal.lengths) - 1:
        face = "down"
    args = {"row": row + 1, "cards": length, "first": first, "last": first + length - 1, "face": face}
    return Message("help-row", args)


def _arcs(tableau: Tableau) -> Iterator[Message]:
    last = list(accumulate(tableau.rows))
    for arc, (end, length) in enumerate(zip(last, tableau.rows, strict=True)):
        where = "outer" if arc == 0 else "inner" if arc == len(last) - 1 else "middle"
        yield Message("help-arc", {"arc": where, "count": length, "first": end - length + 1, "last": end})


def _counts(patience: Patience) -> Iterator[Message]:
    check = patience.check
    if patience.tableau:
        yield Message("help-counts-tableau", {"tableau": check.tableau})
    yield Message("help-counts", {"face_up": check.face_up, "stock": check.stock})
    if patience.tableau and hides(patience) and check.face_up == patience.tableau.count:
        yield Message("help-tops-up", {"piles": patience.tableau.count})
    if check.misprint is not None:
        args = {"misprint": check.misprint, "tableau": check.tableau, "stock": check.stock}
        yield Message("help-misprint", args | {"cards": all_cards(patience)})


def tableau(patience: Patience) -> Iterator[Message]:
    """What is laid on what there, and what moves together."""
    tableau = patience.tableau
    if not tableau:
        yield Message("help-no-tableau")
        return
    args = {"kind": kind(patience)}
    yield Message("help-top", args)
    yield Message(f"help-build-{tableau.by.value}", args)
    yield Message("help-build-ace")
    yield Message(f"help-lift-{tableau.lifts.value}" if tableau.lifts else "help-lift-none")
    if tableau.lifts and tableau.lifts is not tableau.by:
        yield Message("help-lift-not-mixed")
    if hides(patience):
        yield Message("help-turn-up", args)


def empty(patience: Patience) -> Iterator[Message]:
    """What an empty place takes."""
    tableau = patience.tableau
    if not tableau:
        return
    args = {"kind": kind(patience), "lifts": "run" if tableau.lifts else "single"}
    if isinstance(patience.stock, Refill):
        yield Message("help-refill", {"each": patience.stock.each})
    if not tableau.empty:
        yield Message("help-empty-none", args)
    elif set(tableau.empty) >= set(patience.ranks):
        yield Message("help-empty-any", args)
    else:
        yield Message("help-empty-ranks", args | {"ranks": in_order(tableau.empty)})


def foundations(patience: Patience) -> Iterator[Message]:
    """What goes up, and in which order."""
    for group in patience.foundations:
        yield from _foundation(patience, group)
    yield Message("help-keeps", {"kind": "circles" if patience.picture is Picture.CIRCLES else "foundations"})
    if patience.picture is Picture.CIRCLES:
        circles = patience.foundations[-1]
        yield Message("help-choose-pile")
        yield Message("help-circles-close", {"cards": len(circles.fills)} | _round(circles.letter))


def _round(letter: str) -> dict[str, str]:
    return {f"at{seat}": f"{letter}{seat}" for seat in (1, 2, 3, 4)}


def _foundation(patience: Patience, group: Foundation) -> Iterator[Message]:
    args = {"count": group.count, "group": group_kind(patience, group), "length": len(group.fills)}
    order = {"order": in_order(group.fills)}
    yield Message(f"help-foundation-{group.by.value}", args | order | ends(group.letter, group.count))
    if group.laid_out:
        yield Message("help-foundation-begun", args | {"rank": group.fills[0]})
        return
    yield Message("help-foundation-starts", args | {"rank": group.fills[0], "each": group.count // len(patience.suits)})
    if patience.tableau and not isinstance(patience.stock, Turn):
        yield Message("help-foundation-from-tableau", {"kind": kind(patience)})
