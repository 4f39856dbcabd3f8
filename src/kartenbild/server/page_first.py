"""The first page's tiles: for each game its picture, how hard it is, the player's record, and the game that waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Response, get

from kartenbild import figures
from kartenbild.server.api_player import statistics
from kartenbild.server.api_today import today
from kartenbild.server.days import Dailies
from kartenbild.server.lessons import course
from kartenbild.server.messages import GameInfo, GameStatistics
from kartenbild.server.page_frame import page
from kartenbild.server.page_games import offered, tables_of
from kartenbild.server.page_pictures import Picture, opening, picture
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.solver import daily
from kartenbild.store import NoTable, Store
from kartenbild.words import Message

_WELL_KNOWN = 3
_NEARLY_ALL = 0.99


@get("/", sync_to_thread=True, include_in_schema=False)
def first_page(player: Here, store: Kept, days: Dailies) -> Response[str]:
    """Every game to choose, the games under way, the patiences of the day."""
    under_way = [table for table in tables_of(player, store) if table["status"] == "playing"]
    shown = tiles(player, store, under_way)
    return page(
        "first.html",
        player,
        data={"pictures": {tile.game.name: tile.picture for tile in shown}},
        tiles=shown,
        under_way=under_way,
        today=today(player, store, days),
        day=daily.today(),
    )


@dataclass(frozen=True, slots=True)
class Tile:
    """A game on the first page.

    `difficulty`: what was measured, None where nothing was. `waiting`: the line of its table under way that was
    touched last.
    """

    game: GameInfo
    picture: Picture
    played: int
    won: int
    difficulty: Message | None
    lesson: bool
    waiting: dict[str, Any] | None


def tiles(player: Visitor, store: Store, under_way: list[dict[str, Any]]) -> list[Tile]:
    """Every game; `under_way`: the lines of the player's tables that can be played on, the last touched first."""
    lines = statistics(player, store)
    return [_tile(game, lines, under_way, player, store) for game in offered(player.language)]


def _tile(
    game: GameInfo, lines: list[GameStatistics], under_way: list[dict[str, Any]], player: Visitor, store: Store
) -> Tile:
    own = [line for line in lines if line.game == game.name]
    waiting = next((line for line in under_way if line["game"] == game.name), None)
    return Tile(
        game=game,
        picture=_as_it_stands(waiting, player, store) or opening(game.name),
        played=sum(line.played for line in own),
        won=sum(line.won for line in own),
        lesson=course(game.name) is not None,
        difficulty=difficulty(figures.share(game.name)),
        waiting=waiting,
    )


def difficulty(share: figures.Share | None) -> Message | None:
    """How many of a hundred deals can be won: one number where it is known well enough, else from where to where."""
    if share is None:
        return None
    if share.low >= _NEARLY_ALL:
        return Message("room-difficulty-nearly-all")
    low, high = round(100 * share.low), round(100 * share.high)
    if high - low > _WELL_KNOWN:
        return Message("room-difficulty-between", {"low": low, "high": high})
    return Message("room-difficulty", {"share": round(50 * (share.low + share.high))})


def _as_it_stands(waiting: dict[str, Any] | None, player: Visitor, store: Store) -> Picture | None:
    """The picture of a table under way, None without one or where it has just been put away."""
    if waiting is None or player.id is None:
        return None
    try:
        table = store.tables.load(player.id, waiting["id"])
    except NoTable:
        return None
    shown = picture(table.game)
    store.tables.keep(table)
    return shown
