"""Guided first games."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from kartenbild.server.api_tables import shown
from kartenbild.server.describe import refusals
from kartenbild.server.lessons import course
from kartenbild.server.messages import TableState
from kartenbild.server.refusals import refuse
from kartenbild.server.visitor import Here, Kept


@post("/lessons/{game:str}", sync_to_thread=True, responses=refusals(404, 415))
def begin_lesson(game: FromPath[str], player: Here, store: Kept) -> TableState:
    """A new table where the guided first game of this name begins; it counts in no statistics."""
    found = course(game)
    if found is None:
        raise refuse(404, "room-no-lesson")
    return shown(store.tables.open(player.player(), found.game(), imported=True), "opened", player, store)


HANDLERS = [begin_lesson]
