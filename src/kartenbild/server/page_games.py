"""What the pages tell of the games and of a player's tables."""

from __future__ import annotations

from typing import Any

from kartenbild import patiences
from kartenbild.rules.names import DealName, parse
from kartenbild.server.api_games import game_info
from kartenbild.server.deal_words import variant_words
from kartenbild.server.page_frame import clock_time
from kartenbild.server.state import title
from kartenbild.server.visitor import Visitor
from kartenbild.store import Store, Summary


def offered(language: str) -> list[Any]:
    """Every game that can be chosen, with its words."""
    return [game_info(patience, language) for patience in patiences.declared().values()]


def tables_of(visitor: Visitor, store: Store) -> list[dict[str, Any]]:
    """The visitor's tables as lines, the one touched last first."""
    if visitor.id is None:
        return []
    notes = store.notes.of(visitor.id)
    summaries = store.tables.of(visitor.id)
    return [line(summary, visitor.language) | {"note": notes.get(summary.id, "")} for summary in summaries]


def line(summary: Summary, language: str) -> dict[str, Any]:
    name = parse(summary.deal, patiences.declared())
    patience = patiences.declared()[name.game]
    return {
        "id": summary.id,
        "deal": summary.deal,
        "link": link(name),
        "game": name.game,
        "title": title(patience, language),
        "number": name.number,
        "variants": variant_words(name.words, patience, language),
        "status": summary.status,
        "made": summary.made,
        "begun": summary.revision > 0 or summary.made > 0,
        "time": clock_time(summary.seconds),
        "touched": summary.touched,
    }


def link(name: DealName) -> str | None:
    """The address of a deal's page, without a # that browsers would cut off; None for cards without a number."""
    return f"/deal/{name.ruled}/{name.number}" if name.number is not None else None
