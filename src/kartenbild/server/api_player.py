"""The player: settings, statistics, and the way to another browser."""

from __future__ import annotations

from math import ceil
from typing import Any

import msgspec
from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from kartenbild.server import keys
from kartenbild.server.attempts import Attempts
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.messages import GameStatistics, Recovery, Settings
from kartenbild.server.refusals import Refusal, refuse
from kartenbild.server.state import called
from kartenbild.server.visitor import Here, Kept, Visitor, read_settings
from kartenbild.store import Figures, NoPlayer, Store
from kartenbild.words import Spoken


@get("/settings", sync_to_thread=True, responses=refusals())
def show_settings(player: Here) -> Settings:
    """The player's choices."""
    return player.settings


@put("/settings", sync_to_thread=True, responses=refusals(*CHANGING, 422))
def change_settings(data: JSONBody[Settings], player: Here, store: Kept) -> Settings:
    """Keep these choices in place of all earlier ones."""
    try:
        keys.expect_usable(data.own_keys, player.settings.own_keys)
    except Spoken as wrong:
        raise Refusal(422, wrong.message) from wrong
    store.players.set_settings(player.player(), msgspec.to_builtins(data))
    return data


@get("/statistics", sync_to_thread=True, responses=refusals())
def show_statistics(player: Here, store: Kept) -> list[GameStatistics]:
    """The player's figures, one line for each game with its variants."""
    return statistics(player, store)


@post("/player/recovery", sync_to_thread=True, responses=refusals(415))
def new_code(player: Here, store: Kept) -> Recovery:
    """A fresh code that takes the player's games to another browser, in place of any older one."""
    return Recovery(store.players.new_code(player.player()))


@put("/player", sync_to_thread=True, responses=refusals(*CHANGING, 422, 429))
def become_player(
    data: JSONBody[Recovery],
    request: Request[Any, Any, Any],
    player: Here,
    store: Kept,
    attempts: NamedDependency[Attempts],
) -> Settings:
    """From now on this browser is the player of this code; their settings are the answer."""
    address = request.client.host if request.client else ""
    wait = attempts.wait(address)
    if wait > 0:
        raise refuse(429, "refused-code-later", minutes=ceil(wait / 60))
    try:
        found, token = store.players.recover(data.code)
    except NoPlayer as unknown:
        attempts.failed(address)
        raise refuse(422, "refused-code") from unknown
    player.becomes(found, token)
    return read_settings(found.settings)


def statistics(player: Visitor, store: Store) -> list[GameStatistics]:
    """The player's figures in the player's language."""
    return [_line(figures, player.language) for figures in store.statistics.of(player.id)] if player.id else []


def _line(figures: Figures, language: str) -> GameStatistics:
    game, called_so, variants = called(figures.ruled, language)
    return GameStatistics(
        game=game,
        title=called_so,
        variants=variants,
        played=figures.played,
        won=figures.won,
        streak=figures.streak,
        longest_streak=figures.longest_streak,
        best_seconds=figures.best_seconds,
        mean_seconds=figures.mean_seconds,
        fewest_moves=figures.fewest_moves,
    )


HANDLERS = [show_settings, change_settings, show_statistics, new_code, become_player]
