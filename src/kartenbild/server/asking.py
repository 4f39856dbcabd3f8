"""Questions about a table as its asker saw it: refused where the game has gone on, before the answer or meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from kartenbild.engine.game import Game
from kartenbild.server.api_tables import load, with_table
from kartenbild.server.refusals import Refusal, refuse
from kartenbild.server.visitor import Visitor
from kartenbild.server.waiting import Superseded
from kartenbild.store import Store

Taken = TypeVar("Taken")
Told = TypeVar("Told")


def at_revision(taken: Callable[[Game], Taken], table_id: str, revision: int, player: Visitor, store: Store) -> Taken:
    """What is taken from the player's game where it stands at this revision. Raises Refusal."""
    table = load(table_id, player, store)
    found = [taken(table.game)] if table.summary.revision == revision else []
    store.tables.keep(table)
    if not found:
        raise _stale(table_id, player, store)
    return found[0]


async def unless_superseded(asked: Awaitable[Told], table_id: str, player: Visitor, store: Store) -> Told:
    """The answer; where it is not wanted any more, a Refusal with the table as it stands."""
    try:
        return await asked
    except Superseded as late:
        raise await asyncio.to_thread(_stale, table_id, player, store) from late


def _stale(table_id: str, player: Visitor, store: Store) -> Refusal:
    return with_table(refuse(409, "refused-stale"), table_id, player, store)
