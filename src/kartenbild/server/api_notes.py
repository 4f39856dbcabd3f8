"""Notes on deals."""

from __future__ import annotations

from litestar import get, put
from litestar.params import FromPath, JSONBody

from kartenbild.server.api_tables import load
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.messages import Note
from kartenbild.server.refusals import refuse
from kartenbild.server.visitor import Here, Kept
from kartenbild.store import NoTable


@get("/tables/{table_id:str}/note", sync_to_thread=True, responses=refusals(404))
def show_note(table_id: FromPath[str], player: Here, store: Kept) -> Note:
    """The player's note on this table's deal, '' where there is none."""
    store.tables.keep(load(table_id, player, store))
    return Note(store.notes.of(player.id or 0).get(table_id, ""))


@put("/tables/{table_id:str}/note", sync_to_thread=True, responses=refusals(*CHANGING, 404))
def keep_note(table_id: FromPath[str], data: JSONBody[Note], player: Here, store: Kept) -> Note:
    """Keep this note on the table's deal in place of any other; an empty one is none."""
    text = data.text.strip()
    try:
        store.notes.keep(player.id or 0, table_id, text)
    except NoTable as missing:
        raise refuse(404, "refused-no-table") from missing
    return Note(text)


HANDLERS = [show_note, keep_note]
