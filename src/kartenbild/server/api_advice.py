"""The hint that does not peek: what the player can know about the moves, thought out beside the requests."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Literal, cast

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from kartenbild.advice.advising import followed, remember
from kartenbild.engine.game import Game
from kartenbild.engine.moves import Move
from kartenbild.server.asking import at_revision, unless_superseded
from kartenbild.server.describe import refusals
from kartenbild.server.messages import AdvisedMove, FairAdvice, Revision
from kartenbild.server.refusals import refuse
from kartenbild.server.telling import move_texts
from kartenbild.server.visitor import AtDesk, Here, Kept
from kartenbild.server.waiting import Gone, answered, gone_from
from kartenbild.server.wording import sentence
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
    standing = partial(_standing, language=player.language)
    at, at_once = await asyncio.to_thread(at_revision, standing, table_id, revision, player, store)
    asked = _thought_out(desk, table_id, at, at_once, player.language, gone_from(request))
    try:
        advice = await unless_superseded(asked, table_id, player, store)
    except (Busy, Failed) as nobody:
        raise refuse(503, "advice-busy") from nobody
    return await asyncio.to_thread(_shown, at, revision, advice, player.language)


async def _thought_out(desk: Desk, table_id: str, at: At, at_once: Told | None, language: str, gone: Gone) -> Told:
    """The advice that is there at once, else a worker's. Raises Busy, Failed or Superseded."""
    if at_once:
        return at_once
    return await answered(desk.submit(f"table/{table_id}/advice", Advise(at, SECONDS, language, MOST)), gone)


def _standing(game: Game, language: str) -> tuple[At, Told | None]:
    """The game as it stands, and the advice where a proved win is being followed."""
    known = followed(game)
    return At.of(game), told(game, known, language, MOST) if known else None


def _shown(at: At, revision: int, advice: Told, language: str) -> FairAdvice:
    game = at.game()
    if advice.plan:
        remember(game, advice.plan)
    outcome = cast(Literal["won", "lost", "undecided"], advice.outcome)
    return FairAdvice(revision, outcome, advice.note, _moves(game, advice, language))


def _moves(game: Game, advice: Told, language: str) -> list[AdvisedMove]:
    texts = move_texts(game, [Move.parse(each.move) for each in advice.moves], language)
    return [
        AdvisedMove(each.move, sentence(text), [sentence(why) for why in each.reasons], each.won, each.games)
        for each, text in zip(advice.moves, texts, strict=True)
    ]


HANDLERS = [show_advice]
