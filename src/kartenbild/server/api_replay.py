"""Replays: a table's game or a kept record step by step, and a new table from any of its steps."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter

from kartenbild import deal, read_record
from kartenbild.engine.game import Game
from kartenbild.server.api_tables import load, shown
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.messages import Step, TableState
from kartenbild.server.refusals import refuse
from kartenbild.server.state import table_state
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.store import NoTable, Store, Summary, Table
from kartenbild.store.tables import status

StepNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@get("/tables/{table_id:str}/steps/{step:int}", sync_to_thread=True, responses=refusals(400, 404))
def table_step(table_id: FromPath[str], step: StepNumber, player: Here, store: Kept) -> TableState:
    """The table after so many of its moves, to be looked at: nothing can be moved there."""
    return state_at(table_id, game_of_table(table_id, player, store), step, player.language)


@get("/records/{record_id:str}/steps/{step:int}", sync_to_thread=True, responses=refusals(400, 404))
def record_step(record_id: FromPath[str], step: StepNumber, player: Here, store: Kept) -> TableState:
    """A won game that was kept, after so many of its moves."""
    return state_at(record_id, game_of_record(record_id, player, store), step, player.language)


@post("/tables/{table_id:str}/branches", sync_to_thread=True, responses=refusals(*CHANGING, 404))
def branch_table(table_id: FromPath[str], data: JSONBody[Step], player: Here, store: Kept) -> TableState:
    """A new table with this game's first moves, the others ready to be played again; it counts in no statistics."""
    return _branched(game_of_table(table_id, player, store), data.step, player, store)


@post("/records/{record_id:str}/branches", sync_to_thread=True, responses=refusals(*CHANGING, 404))
def branch_record(record_id: FromPath[str], data: JSONBody[Step], player: Here, store: Kept) -> TableState:
    """A new table with this record's first moves, the others ready to be played again; it counts in no statistics."""
    return _branched(game_of_record(record_id, player, store), data.step, player, store)


def game_of_table(table_id: str, player: Visitor, store: Store) -> Game:
    """A copy of the table's game with all the moves that were made. Raises Refusal."""
    table = load(table_id, player, store)
    copy = replayed(table.game, len(table.game.history))
    store.tables.keep(table)
    return copy


def game_of_record(record_id: str, player: Visitor, store: Store) -> Game:
    """The recorded game. Raises Refusal."""
    try:
        return read_record(store.records.find(player.id or 0, record_id)[1])
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing


def state_at(id: str, game: Game, step: int, language: str) -> TableState:
    """The game after so many moves as a table shows it, but with nothing that can be moved. Raises Refusal."""
    if step > len(game.history):
        raise refuse(404, "room-no-step", step=step, last=len(game.history))
    then = replayed(game, step)
    summary = Summary(id, then.name, step, step, status(then), seconds=0.0, imported=True, aided=False, touched=0.0)
    state = table_state(Table(summary, then), "move" if step else "opened", language, confirm=False)
    still = [msgspec.structs.replace(place, lifts=0) for place in state.places]
    return msgspec.structs.replace(state, places=still, moves=[], can_undo=False, can_redo=False, question=None)


def replayed(game: Game, step: int) -> Game:
    """The same deal with the first so many of the game's moves made."""
    copy = deal(game.name, game.cards if game.deal_name.number is None else None)
    for move in game.history[:step]:
        copy.play(move)
    return copy


def _branched(game: Game, step: int, player: Visitor, store: Store) -> TableState:
    if step > len(game.history):
        raise refuse(404, "room-no-step", step=step, last=len(game.history))
    while len(game.history) > step:
        game.undo()
    return shown(store.tables.open(player.player(), game, imported=True), "opened", player, store)


HANDLERS = [table_step, record_step, branch_table, branch_record]
