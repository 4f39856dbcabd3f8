"""The interface under /api: what a browser, or any program, asks of the table."""

from __future__ import annotations

from litestar import Router

from kartenbild.server import (
    api_advice,
    api_games,
    api_lessons,
    api_luck,
    api_notes,
    api_player,
    api_records,
    api_replay,
    api_tables,
    api_today,
    api_verdicts,
)

api = Router(
    path="/api",
    route_handlers=[
        *api_advice.HANDLERS,
        *api_games.HANDLERS,
        *api_lessons.HANDLERS,
        *api_tables.HANDLERS,
        *api_notes.HANDLERS,
        *api_records.HANDLERS,
        *api_replay.HANDLERS,
        *api_today.HANDLERS,
        *api_verdicts.HANDLERS,
        *api_luck.HANDLERS,
        *api_player.HANDLERS,
    ],
)
