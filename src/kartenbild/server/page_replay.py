"""The replay of a game: a table that is only looked at."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kartenbild.engine.game import Game
from kartenbild.server.api_replay import game_of_record, game_of_table, state_at
from kartenbild.server.deal_words import variant_words
from kartenbild.server.page_frame import page
from kartenbild.server.page_pictures import scene_data
from kartenbild.server.visitor import Here, Kept


@get("/replay/table/{table_id:str}", sync_to_thread=True, include_in_schema=False)
def table_replay_page(table_id: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """The game at a table of the player's, from its deal on."""
    return _replay_page(game_of_table(table_id, player, store), f"/tables/{table_id}", f"/table/{table_id}", player)


@get("/replay/record/{record_id:str}", sync_to_thread=True, include_in_schema=False)
def record_replay_page(record_id: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """A won game of the player's that was kept."""
    return _replay_page(game_of_record(record_id, player, store), f"/records/{record_id}", "/games", player)


def _replay_page(game: Game, source: str, back: str, player: Here) -> Response[str]:
    patience, name = game.tables.patience, game.deal_name
    state = state_at(source, game, 0, player.language)
    replay = {"source": f"/api{source}", "total": len(game.history)}
    return page(
        "replay.html",
        player,
        data={"table": msgspec.to_builtins(state), "scenes": scene_data(patience), "replay": replay},
        table=state,
        number=name.number,
        total=len(game.history),
        back=back,
        variants=variant_words(name.words, patience, player.language),
    )


HANDLERS: list[Any] = [table_replay_page, record_replay_page]
