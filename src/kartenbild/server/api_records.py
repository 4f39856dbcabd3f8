"""Records: a game as text, out and in, and the won games that were kept."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, JSONBody

from kartenbild import BadCards, BadName, BadRecord, read_record, write_record
from kartenbild.engine.records import SUFFIX, BadReplay
from kartenbild.server.api_tables import load, shown
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.messages import RecordSummary, RecordUpload, TableState
from kartenbild.server.refusals import refuse
from kartenbild.server.state import called, utc
from kartenbild.server.visitor import Here, Kept
from kartenbild.store import NoTable, TooLong, Won
from kartenbild.store.tables import MOST_MOVES
from kartenbild.words import say

LARGEST_BODY = 2_000_000
_NAMED = ResponseHeader(name="content-disposition", description="A file name for the record.", documentation_only=True)


@get(
    "/tables/{table_id:str}/record",
    sync_to_thread=True,
    media_type="text/plain",
    response_headers=[_NAMED],
    responses=refusals(404),
)
def table_record(table_id: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """The game's record up to now, as a file."""
    table = load(table_id, player, store)
    text = write_record(table.game)
    store.tables.keep(table)
    return _file(table.summary.deal, text)


@get("/records", sync_to_thread=True, responses=refusals())
def list_records(player: Here, store: Kept) -> list[RecordSummary]:
    """The player's won games, the last won first; they stay when their tables are put away."""
    return [_summary(won, player.language) for won in store.records.of(player.id)] if player.id else []


@get(
    "/records/{record_id:str}",
    sync_to_thread=True,
    media_type="text/plain",
    response_headers=[_NAMED],
    responses=refusals(404),
)
def won_record(record_id: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """The record of a won game, as a file."""
    try:
        deal, text = store.records.find(player.id or 0, record_id)
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing
    return _file(deal, text)


@post("/records", sync_to_thread=True, request_max_body_size=LARGEST_BODY, responses=refusals(*CHANGING, 422))
def import_record(data: JSONBody[RecordUpload], player: Here, store: Kept) -> TableState:
    """A new table with the recorded game, replayed move by move; it counts in no statistics."""
    try:
        game = read_record(data.record)
        return shown(store.tables.open(player.player(), game, imported=True), "opened", player, store)
    except BadReplay as bad:
        why = say(bad.refused.message, player.language)
        raise refuse(422, "refused-record-move", number=bad.number, why=why) from bad
    except TooLong as long:
        raise refuse(422, "refused-too-long", most=MOST_MOVES) from long
    except (BadRecord, BadName, BadCards) as bad:
        raise refuse(422, "refused-record", why=bad.message) from bad


def _summary(won: Won, language: str) -> RecordSummary:
    game, called_so, variants = called(won.deal, language)
    return RecordSummary(
        id=won.id,
        deal=won.deal,
        game=game,
        title=called_so,
        variants=variants,
        made=won.made,
        seconds=won.seconds,
        finished=utc(won.finished),
    )


def _file(deal: str, text: str) -> Response[str]:
    # A deal's name has only letters, digits and +#-, of which a file name must not have the #.
    name = deal.replace("#", "-") + SUFFIX
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [table_record, list_records, won_record, import_record]
