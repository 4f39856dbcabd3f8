"""Tables: dealing, playing, putting away."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from kartenbild import BadCards, BadName, IllegalMove
from kartenbild import deal as deal_cards
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.judging import Judging
from kartenbild.server.messages import Action, NewTable, TableState, TableSummary
from kartenbild.server.refusals import Refusal, refuse
from kartenbild.server.state import Done, called, table_state, utc
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.store import Action as StoreAction
from kartenbild.store import NoTable, Stale, Store, Summary, Table, TooLong
from kartenbild.store.tables import MOST_MOVES


@get("/tables", sync_to_thread=True, responses=refusals())
def list_tables(player: Here, store: Kept) -> list[TableSummary]:
    """The player's tables, the one played at last first."""
    return [summary(each, player.language) for each in store.tables.of(player.id)] if player.id else []


@post("/tables", sync_to_thread=True, responses=refusals(*CHANGING, 422))
def open_table(data: JSONBody[NewTable], player: Here, store: Kept) -> TableState:
    """A new table with this deal."""
    try:
        game = deal_cards(data.deal, data.cards)
    except BadName as bad:
        raise refuse(422, "refused-deal-name", why=bad.message) from bad
    except BadCards as bad:
        raise refuse(422, "refused-cards", why=bad.message) from bad
    return shown(store.tables.open(player.player(), game), "opened", player, store)


@get("/tables/{table_id:str}", sync_to_thread=True, responses=refusals(404))
def show_table(table_id: FromPath[str], player: Here, store: Kept) -> TableState:
    """The table as it stands."""
    return shown(load(table_id, player, store), "opened", player, store)


@delete("/tables/{table_id:str}", sync_to_thread=True, responses=refusals(404))
def put_away(table_id: FromPath[str], player: Here, store: Kept, judge: Judging) -> None:
    """Put the table away. A deal that was touched stays in the statistics."""
    try:
        store.tables.delete(player.id or 0, table_id)
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing
    judge.forget(table_id)


@post(
    "/tables/{table_id:str}/actions", sync_to_thread=True, status_code=200, responses=refusals(*CHANGING, 404, 409, 422)
)
def act(table_id: FromPath[str], data: JSONBody[Action], player: Here, store: Kept, judge: Judging) -> TableState:
    """Play, take back, play again, restart or go to another position of the game: stored before it is answered.

    A key that was used before is answered with the table as it stands and nothing is done.
    """
    action = StoreAction(data.action, data.revision, data.key, data.move, data.seconds, data.to, data.shown)
    try:
        table = store.tables.act(player.id or 0, table_id, action)
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing
    except Stale as stale:
        raise with_table(refuse(409, "refused-stale"), table_id, player, store) from stale
    except TooLong as long:
        raise with_table(refuse(422, "refused-too-long", most=MOST_MOVES), table_id, player, store) from long
    except IllegalMove as illegal:
        raise with_table(Refusal(422, illegal.message), table_id, player, store) from illegal
    judge.forget(table_id)
    return shown(table, "opened" if table.repeated else data.action, player, store)


def load(table_id: str, player: Visitor, store: Store) -> Table:
    """The player's table. Raises Refusal where there is none."""
    try:
        return store.tables.load(player.id or 0, table_id)
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing


def shown(table: Table, done: Done, player: Visitor, store: Store) -> TableState:
    """The table's state in the player's language; its game is given back to the store."""
    wishes = player.settings
    state = table_state(
        table,
        done,
        player.language,
        confirm=wishes.confirm_deal,
        safe=wishes.auto_safe,
        finish=wishes.offer_finish,
    )
    store.tables.keep(table)
    return state


def summary(table: Summary, language: str) -> TableSummary:
    game, called_so, variants = called(table.deal, language)
    return TableSummary(
        id=table.id,
        deal=table.deal,
        game=game,
        title=called_so,
        variants=variants,
        status=table.status,
        made=table.made,
        seconds=table.seconds,
        touched=utc(table.touched),
    )


def with_table(refusal: Refusal, table_id: str, player: Visitor, store: Store) -> Refusal:
    """The refusal with the table as it stands."""
    refusal.table = shown(load(table_id, player, store), "opened", player, store)
    return refusal


HANDLERS = [list_tables, open_table, show_table, put_away, act]
