"""The patiences of the day."""

from __future__ import annotations

from litestar import get

from kartenbild.patiences import declared
from kartenbild.rules.names import parse
from kartenbild.server.days import Dailies, Days
from kartenbild.server.describe import refusals
from kartenbild.server.messages import DayDeal, Today
from kartenbild.server.state import title
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.solver import daily
from kartenbild.store import Store, Summary


@get("/today", sync_to_thread=True, responses=refusals())
def show_today(player: Here, store: Kept, days: Dailies) -> Today:
    """Today's deal of each game as far as it has been found; asking has the others searched for."""
    return today(player, store, days)


def today(player: Visitor, store: Store, days: Days) -> Today:
    day, games = daily.today(), declared()
    known = days.of(day, games)
    touched = store.tables.of(player.id) if player.id else []
    tables = {table.deal: table for table in reversed(touched)}
    won = {record.deal for record in store.records.of(player.id)} if player.id else set()
    if not days.searches:
        known = dict.fromkeys(games) | known
    return Today(day.isoformat(), [_deal(game, known, tables, won, player.language) for game in games])


def _deal(game: str, known: dict[str, str | None], tables: dict[str, Summary], won: set[str], language: str) -> DayDeal:
    name = known.get(game)
    table = tables.get(name or "")
    return DayDeal(
        game=game,
        title=title(declared()[game], language),
        state="none" if game in known and name is None else "found" if name else "searching",
        deal=name,
        number=parse(name, declared()).number if name else None,
        table=table.id if table and table.status == "playing" else None,
        won=name in won,
    )


HANDLERS = [show_today]
