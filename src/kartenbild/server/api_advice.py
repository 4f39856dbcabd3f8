"""The hint that does not peek: what the player can know about the moves, thought out beside the requests."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, cast

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from kartenbild.advice.advising import followed, remember
from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.server.api_tables import load, with_table
from kartenbild.server.describe import refusals
from kartenbild.server.messages import AdvisedMove, FairAdvice, Revision
from kartenbild.server.refusals import refuse
from kartenbild.server.telling import move_texts
from kartenbild.server.visitor import AtDesk, Here, Kept, Visitor
from kartenbild.server.waiting import Gone, Superseded, answered, gone_from
from kartenbild.server.wording import sentence
from kartenbild.store import Store
from kartenbild.thinking import At, Busy, Desk, Failed
from kartenbild.thinking.jobs.advising import Advise, Told, told

SECONDS = 1.0
MOST = 5
"""So many moves are told at most."""


@get("/tables/{table_id:str}/advice", responses=refusals(400, 404, 409))
async def show_advice(
    table_id: FromPath[str],
    revision: FromQuery[Revision],
    request: Request[Any, Any, Any],
    player: Here,
    store: Kept,
    desk: AtDesk,
) -> FairAdvice:
    """The moves ranked by what the player can know. Given up when the game goes on or the asker leaves."""
    if not desk.workers:
        raise refuse(404, "refused-no-thinking")
    at, at_once = await asyncio.to_thread(_standing, table_id, revision, player, store)
    try:
        advice = at_once or await _thought_out(desk, table_id, at, player.language, gone_from(request))
    except Superseded as late:
        raise await asyncio.to_thread(with_table, refuse(409, "refused-stale"), table_id, player, store) from late
    except (Busy, Failed) as nobody:
        raise refuse(503, "advice-busy") from nobody
    return await asyncio.to_thread(_shown, at, revision, advice, player.language)


async def _thought_out(desk: Desk, table_id: str, at: At, language: str, gone: Gone) -> Told:
    """A worker's advice. Raises Busy, Failed or Superseded."""
    return await answered(desk.submit(f"table/{table_id}/advice", Advise(at, SECONDS, language, MOST)), gone)


def _standing(table_id: str, revision: int, player: Visitor, store: Store) -> tuple[At, Told | None]:
    """The player's game, if it stands at this revision, and the advice where a proved win is being followed."""
    table = load(table_id, player, store)
    stands, at, at_once = table.summary.revision, None, None
    if stands == revision:
        at = At.of(table.game)
        known = followed(table.game)
        at_once = told(table.game, known, player.language, MOST) if known else None
    store.tables.keep(table)
    if at is None:
        raise with_table(refuse(409, "refused-stale"), table_id, player, store)
    return at, at_once


def _shown(at: At, revision: int, advice: Told, language: str) -> FairAdvice:
    game = at.game()
    if advice.plan:
        remember(game, advice.plan)
    outcome = cast(Literal["won", "lost", "undecided"], advice.outcome)
    return FairAdvice(revision, outcome, advice.note, _moves(game, advice, language))


def _moves(game: Game, advice: Told, language: str) -> list[AdvisedMove]:
    texts = move_texts(game, [Move.parse(each.move) for each in advice.moves], language)
    return [
        AdvisedMove(each.move, sentence(text), each.reasons, each.won, each.games)
        for each, text in zip(advice.moves, texts, strict=True)
    ]


HANDLERS = [show_advice]
