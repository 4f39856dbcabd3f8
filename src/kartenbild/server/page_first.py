"""The first page's tiles: for each game its picture, how hard it is, the player's record, and the game that waits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from litestar import Response, get

from kartenbild import deal, figures
from kartenbild.figures.telling import best_play, nearly_all, of_hundred
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
    """A game on the first page. `cards`: those of a deal of it, in dealing order.

    `chances`: what was measured of the deals and of careful players. `waiting`: the line of its table under way that
    was touched last.
    """

    game: GameInfo
    picture: Picture
    played: int
    won: int
    chances: list[Message]
    lesson: bool
    cards: list[str]
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
        cards=_dealt(game.name),
        chances=chances(game.name, figures.carried()),
        waiting=waiting,
    )


@cache
def _dealt(ruled: str) -> list[str]:
    return deal(f"{ruled}#1").cards.split()


def chances(ruled: str, measured: figures.Figures) -> list[Message]:
    """How many of a hundred deals can be won, and how many a careful player wins who sees only the open cards."""
    row, play = measured.rows.get(ruled), best_play(ruled, measured)
    told = [_of_hundred("room-difficulty", row.share.low, row.share.high)] if row else []
    if play is not None and play.player == "fair":
        told.append(_of_hundred("room-careful", play.low, play.high))
    return told


def _of_hundred(stem: str, low: float, high: float) -> Message:
    return Message(f"{stem}-nearly-all") if nearly_all(low) else of_hundred(stem, low, high)


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
