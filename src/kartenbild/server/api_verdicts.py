"""What a player who wishes it is told from the true cards: can this be won, how, and where was it lost.

Each question names the revision it is about. The answer comes when it is there: the request simply waits, for seconds
at most, and is given up when the game goes on or the asker leaves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from kartenbild.engine.game import Game
from kartenbild.server.asking import at_revision, unless_superseded
from kartenbild.server.course import Course, last_step, whole_course
from kartenbild.server.describe import refusals
from kartenbild.server.judging import Judge, Judging
from kartenbild.server.messages import Line, Revision, Sign, Solution
from kartenbild.server.refusals import refuse
from kartenbild.server.telling_ahead import steps
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.server.waiting import gone_from
from kartenbild.store import Store

Asker = Request[Any, Any, Any]


@get("/tables/{table_id:str}/sign", responses=refusals(400, 404, 409))
async def show_sign(
    table_id: FromPath[str], revision: FromQuery[Revision], request: Asker, player: Here, store: Kept, judge: Judging
) -> Sign:
    """Whether the game can still be won."""
    course = await _course(last_step, table_id, revision, player, store, judge)
    known = await unless_superseded(
        judge.verdict(f"table/{table_id}/sign", course, course.made, gone_from(request)), table_id, player, store
    )
    return Sign(revision, known.outcome)


@get("/tables/{table_id:str}/solution", responses=refusals(400, 404, 409))
async def show_solution(
    table_id: FromPath[str], revision: FromQuery[Revision], request: Asker, player: Here, store: Kept, judge: Judging
) -> Solution:
    """A way to the win."""
    course = await _course(last_step, table_id, revision, player, store, judge)
    asked = judge.verdict(f"table/{table_id}/solution", course, course.made, gone_from(request), moves=True)
    known = await unless_superseded(asked, table_id, player, store)
    game = course.at_move(course.made).game
    told = await asyncio.to_thread(lambda: steps(game(), known.moves or (), player.language))
    return Solution(revision, known.outcome, told)


@get("/tables/{table_id:str}/line", responses=refusals(400, 404, 409))
async def show_line(
    table_id: FromPath[str], revision: FromQuery[Revision], request: Asker, player: Here, store: Kept, judge: Judging
) -> Line:
    """Where the game could still be won, over all its moves. Ask again while it is not done."""
    course = await _course(whole_course, table_id, revision, player, store, judge)
    asked = judge.line(f"table/{table_id}/line", course, gone_from(request))
    found, done = await unless_superseded(asked, table_id, player, store)
    told = await asyncio.to_thread(lambda: steps(course.at_move(0).game(), course.moves, player.language))
    outcomes = [found[number].outcome if number in found else "undecided" for number in range(len(course.positions))]
    won = [number for number, outcome in enumerate(outcomes) if outcome == "won"]
    lost = [number for number, outcome in enumerate(outcomes) if outcome == "lost"]
    proved = bool(won and lost and won[-1] + 1 == lost[0])
    return Line(
        revision=revision,
        made=course.made,
        outcomes=outcomes,
        steps=told,
        last_won=won[-1] if won else None,
        lost_by=lost[0] if proved else None,
        done=done,
    )


async def _course(
    taken: Callable[[Game], Course], table_id: str, revision: int, player: Visitor, store: Store, judge: Judge
) -> Course:
    """The course of the player's game, if it stands at this revision and this house thinks at all."""
    if not judge.thinks:
        raise refuse(404, "refused-no-thinking")
    return await asyncio.to_thread(at_revision, taken, table_id, revision, player, store)


HANDLERS = [show_sign, show_solution, show_line]
