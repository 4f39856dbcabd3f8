"""Pictures of games for the script that draws them small: scenes, and cards as a player sees them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from kartenbild import cards, deal
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.rules.picture import scenes
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.telling import Scene

_SHOWN_NUMBER = 1
_PLACED_SHARE = 0.6
_MOST_MOVES = 400

Picture = dict[str, Any]


def scene_data(patience: Patience) -> Any:
    return msgspec.to_builtins(scenes(patience))


def picture(game: Game) -> Picture:
    """The game as it stands; a face-down card has no identity in it."""
    return {"scenes": scene_data(game.tables.patience), "places": places(game)}


def places(game: Game) -> list[dict[str, Any]]:
    """Every place with its cards by key, the first dealt first and the stock's next card last."""
    scene = Scene.of(game)
    return [
        {
            "place": name,
            "cards": [
                {"key": key, "card": None if seat < scene.covered[name] else cards.name(game.position.card(key))}
                for seat, key in enumerate(pile)
            ],
        }
        for name, pile in scene.piles.items()
    ]


@cache
def opening(ruled: str) -> Picture:
    """A game as it is dealt; one that lays out no tableau is shown as it grows."""
    game = deal(f"{ruled}#{_SHOWN_NUMBER}")
    if game.tables.patience.tableau is None:
        _play_on(game)
    return picture(game)


def _play_on(game: Game) -> None:
    """Place what fits, and turn the stock over for more, until most of the cards lie on the foundations."""
    wanted = _PLACED_SHARE * len(game.order)
    for _ in range(_MOST_MOVES):
        moves = game.legal_moves()
        if not moves or _placed(game) >= wanted:
            return
        game.play(min(moves, key=lambda move: move.kind is not Kind.SHIFT))


def _placed(game: Game) -> int:
    piles = Scene.of(game).piles
    return sum(len(piles[name]) for name in game.tables.place_names if name not in ("S", "W"))
