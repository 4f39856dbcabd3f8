"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import Message as Sent
from litestar.types import Scope

from kartenbild.server import refusals
from kartenbild.server.api import api
from kartenbild.server.attempts import Attempts
from kartenbild.server.days import Days
from kartenbild.server.describe import close_messages
from kartenbild.server.guard import LOOPBACK, GuardedApp, add_headers
from kartenbild.server.judging import Judge
from kartenbild.server.messages import Health
from kartenbild.server.pages import pages
from kartenbild.server.strict import StrictRequest
from kartenbild.server.visitor import Kept, Visitor, new_cookie
from kartenbild.settings import Config
from kartenbild.store import Store, StoreProblem, open_store
from kartenbild.thinking import Desk

SMALL_BODY = 64 * 1024
_WRONG_CODES, _WRONG_CODES_SECONDS = 10, 600.0


def create_app(config: Config, store: Store | None = None, desk: Desk | None = None) -> Litestar:
    """The application on the store of `config`, thinking at a desk of its own; a store or a desk handed over stays open
    when the application ends."""
    own = store is None
    kept = open_store(config.data) if store is None else store
    thinking = Desk(config.thinkers) if desk is None else desk

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        yield
        if desk is None:
            await asyncio.to_thread(thinking.close)
        if own:
            kept.close()

    app = GuardedApp(
        route_handlers=[health, api, pages],
        state=State(
            {
                "store": kept,
                "desk": thinking,
                "judge": Judge(kept, thinking),
                "days": Days(thinking, kept.days),
                "attempts": Attempts(_WRONG_CODES, _WRONG_CODES_SECONDS),
            }
        ),
        dependencies={
            "store": Provide(_store, sync_to_thread=False),
            "attempts": Provide(_attempts, sync_to_thread=False),
            "desk": Provide(_desk, sync_to_thread=False),
            "days": Provide(_days, sync_to_thread=False),
            "judge": Provide(_judge, sync_to_thread=False),
            "player": Provide(_player, sync_to_thread=False),
        },
        lifespan=[lifespan],
        request_class=StrictRequest,
        before_send=[add_headers, _bring_cookie],
        request_max_body_size=SMALL_BODY,
        exception_handlers={
            refusals.Refusal: refusals.on_refusal,
            StoreProblem: refusals.on_store_problem,
            HTTPException: refusals.on_http,
            Exception: refusals.on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="kartenbild",
            version=metadata.version("kartenbild"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        logging_config=None,
    )
    app.hosts = (*LOOPBACK, *config.hosts)
    close_messages(app.openapi_schema)
    return app


@get("/health", sync_to_thread=False)
def health(store: Kept) -> Health:
    """By this a starting program knows whether the table is already open."""
    return Health("kartenbild", metadata.version("kartenbild"), store.id)


def _store(state: State) -> Store:
    found: Store = state.store
    return found


def _attempts(state: State) -> Attempts:
    found: Attempts = state.attempts
    return found


def _desk(state: State) -> Desk:
    found: Desk = state.desk
    return found


def _days(state: State) -> Days:
    found: Days = state.days
    return found


def _judge(state: State) -> Judge:
    found: Judge = state.judge
    return found


def _player(request: Request[Any, Any, Any], store: Kept) -> Visitor:
    return Visitor(store, request)


async def _bring_cookie(message: Sent, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        cookie = new_cookie(scope["litestar_app"].state.store, scope["state"])
        if cookie:
            message["headers"] = [*message.get("headers", []), cookie.to_encoded_header()]
