"""Which rule stops a move, as a message."""

from __future__ import annotations

from kartenbild import cards
from kartenbild.engine.kinds import Kind, Refusal
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Redeal, Stock, Tables
from kartenbild.rules.vocabulary import By, Foundation, Tableau
from kartenbild.words import Card, Message


def reason(position: Position, tables: Tables, code: int) -> Message | None:
    """Why this move is refused, None where it is legal."""
    refusal = Refusal(position.refusal(code))
    if refusal is Refusal.OK:
        return None
    if code >> 24 != Kind.SHIFT:
        return _about_stock(refusal, tables, Kind(code >> 24))
    return _about_shift(refusal, position, tables, code)


def _about_stock(refusal: Refusal, tables: Tables, kind: Kind) -> Message:
    if refusal is Refusal.NOT_IN_THIS_GAME:
        return Message("refused-not-in-this-game", {"move": kind.name.lower()})
    if refusal is Refusal.NO_REDEAL_LEFT:
        return Message("refused-no-recycle-left" if tables.redeal is Redeal.RECYCLE else "refused-no-gather-left")
    if refusal is Refusal.STOCK_EMPTY:
        return Message("refused-nothing-to-deal" if tables.stock is Stock.ROW else "refused-nothing-to-turn")
    return Message(f"refused-{_word(refusal)}")


def _about_shift(refusal: Refusal, position: Position, tables: Tables, code: int) -> Message:
    source, target, count = code >> 16 & 255, code >> 8 & 255, code & 255
    pile = position.pile(source) if source < len(tables.place_names) else []
    args: dict[str, object] = {"source": _name(tables, source), "target": _name(tables, target), "count": count}
    if 0 < count <= len(pile):
        args["card"] = Card(position.card(pile[-count]))
    if refusal in (Refusal.DOES_NOT_FIT, Refusal.NOT_ON_EMPTY):
        return _about_target(refusal, position, tables, target, args)
    if refusal is Refusal.STAYS_THERE:
        return Message("refused-foundation-keeps", args)
    if refusal is Refusal.NOT_A_RUN and tables.patience.tableau and tables.patience.tableau.lifts:
        return Message(f"refused-not-a-run-{tables.patience.tableau.lifts.value}", args)
    return Message(f"refused-{_word(refusal)}", args)


def _about_target(
    refusal: Refusal, position: Position, tables: Tables, target: int, args: dict[str, object]
) -> Message:
    kind = _kind_of(tables, target)
    pile = position.pile(target)
    if refusal is Refusal.NOT_ON_EMPTY:
        return _about_empty(kind, args)
    top = position.card(pile[-1])
    args["top"] = Card(top)
    if isinstance(kind, Tableau):
        which = "no-lower" if cards.rank(top) == 0 else kind.by.value
        return Message(f"refused-tableau-{which}", args)
    if len(pile) == len(kind.fills):
        return Message("refused-foundation-full", args)
    rank = kind.fills[len(pile)]
    if kind.by is By.SUIT:
        following = cards.parse(rank + cards.SUITS[cards.suit(top)])
        return Message("refused-foundation-suit", args | {"next": Card(following)})
    red = cards.is_red(top) is (kind.by is By.COLOUR)
    return Message("refused-foundation-alternating", args | {"rank": rank, "red": "yes" if red else "no"})


def _about_empty(kind: Tableau | Foundation, args: dict[str, object]) -> Message:
    if isinstance(kind, Foundation):
        return Message("refused-foundation-starts", args | {"rank": kind.fills[0]})
    if not kind.empty:
        return Message("refused-empty-none", args)
    return Message("refused-empty-takes", args | {"rank": kind.empty})


def _kind_of(tables: Tables, place: int) -> Tableau | Foundation:
    if tables.patience.tableau and place < tables.tableau:
        return tables.patience.tableau
    for group, (first, count) in zip(tables.patience.foundations, tables.groups, strict=True):
        if first <= place < first + count:
            return group
    raise ValueError(f"no cards are laid on place {place}")


def _name(tables: Tables, place: int) -> str:
    return tables.place_names[place] if place < len(tables.place_names) else "?"


def _word(refusal: Refusal) -> str:
    return refusal.name.lower().replace("_", "-")
