"""What the pages tell of the games and of a player's tables."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from kartenbild import deal, patiences
from kartenbild.engine.game import Game
from kartenbild.rules.choices import choosers
from kartenbild.rules.names import parse, ruled
from kartenbild.rules.picture import scenes
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.api_games import game_info
from kartenbild.server.page_frame import clock_time
from kartenbild.server.state import title
from kartenbild.server.visitor import Visitor
from kartenbild.store import Store, Summary

SHOWN_NUMBER = 1


def offered(language: str) -> list[Any]:
    """Every game that can be chosen, with its words."""
    return [game_info(patience, language) for patience in patiences.declared().values()]


@cache
def miniature(name: str) -> dict[str, Any]:
    """A game's picture as it is dealt: its scenes and its cards, for the script that draws it small."""
    game = deal(f"{name}#{SHOWN_NUMBER}")
    return {"scenes": scene_data(game.tables.patience), "places": _places(game)}


def scene_data(patience: Patience) -> Any:
    return msgspec.to_builtins(scenes(patience))


def _places(game: Game) -> list[dict[str, Any]]:
    """The cards as a player sees them, keyed by where they lie: nothing here moves."""
    piles = {place: cards[::-1] if place == "S" else cards for place, cards in game.view().items()}
    keys = iter(range(200))
    return [
        {"place": place, "cards": [{"key": next(keys), "card": None if card == "~" else card} for card in pile]}
        for place, pile in piles.items()
    ]


def tables_of(visitor: Visitor, store: Store) -> list[dict[str, Any]]:
    """The visitor's tables as lines, the one touched last first."""
    summaries = store.tables.of(visitor.id) if visitor.id else []
    return [line(summary, visitor.language) for summary in summaries]


def line(summary: Summary, language: str) -> dict[str, Any]:
    name = parse(summary.deal, patiences.declared())
    patience = patiences.declared()[name.game]
    return {
        "id": summary.id,
        "game": name.game,
        "title": title(patience, language),
        "number": name.number,
        "variants": variant_words(name.words, patience, language),
        "status": summary.status,
        "made": summary.made,
        "time": clock_time(summary.seconds),
        "touched": summary.touched,
    }


def variant_words(words: tuple[str, ...] | list[str], patience: Patience, language: str) -> str:
    """The chosen variants as people say them."""
    chosen = choosers(ruled(patience, tuple(words)), language)
    told = [f"{each.label}: {choice.label}" for each in chosen for choice in each.choices if choice.word in words]
    return "; ".join(told)
