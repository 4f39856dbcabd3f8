"""A deal that comes out: proved first, an ordinary number all the same."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from kartenbild import BadName, deal, figures, patiences
from kartenbild.rules import names
from kartenbild.server.course import last_step
from kartenbild.server.describe import CHANGING, refusals
from kartenbild.server.judging import Judge, Judging
from kartenbild.server.messages import Granted, Wish
from kartenbild.server.refusals import refuse
from kartenbild.server.visitor import AtDesk
from kartenbild.server.waiting import Superseded, answered, gone_from
from kartenbild.thinking import Busy, Failed
from kartenbild.thinking.jobs.lucky import FindLuck, Luck

_ENOUGH = 1000
"""So many deals measured and each proved lost: no more are tried."""


@post("/luck", status_code=200, responses=refusals(*CHANGING, 404, 409, 422))
async def find_luck(data: JSONBody[Wish], request: Request[Any, Any, Any], desk: AtDesk, judge: Judging) -> Granted:
    """A fresh deal of this game that is proved to come out. Whoever does not wait ends the search."""
    if not judge.thinks:
        raise refuse(404, "refused-no-thinking")
    name = _wished(data.deal)
    measured = figures.share(name.ruled)
    if measured and measured.lost == measured.deals >= _ENOUGH:
        return Granted(None, measured.lost, 0)
    try:
        future = desk.submit(f"luck/{secrets.token_hex(8)}", FindLuck(name.ruled))
    except Busy as busy:
        raise refuse(409, "refused-busy") from busy
    try:
        luck = await answered(future, gone_from(request))
    except (Superseded, Failed) as nothing:
        raise refuse(409, "refused-busy") from nothing
    finally:
        future.cancel()
    if luck.deal:
        await asyncio.to_thread(_keep, luck, judge)
    return Granted(luck.deal, luck.lost, luck.open)


def _wished(text: str) -> names.DealName:
    try:
        name = names.parse(text, patiences.declared())
    except BadName as bad:
        raise refuse(422, "refused-deal-name", why=bad.message) from bad
    if name.number is not None:
        raise refuse(422, "refused-wish-number")
    return name


def _keep(luck: Luck, judge: Judge) -> None:
    """Its first position need not be solved again."""
    assert luck.deal is not None
    judge.prove(last_step(deal(luck.deal)), luck.moves)


HANDLERS = [find_luck]
