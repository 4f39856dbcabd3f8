"""Waiting for a worker in a request, as long as somebody is there to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from litestar import Request

Answer = TypeVar("Answer")
Gone = Callable[[], Awaitable[None]]


class Superseded(Exception):
    """The answer is not wanted any more: the game went on, another question took its place, or the asker left."""


async def answered(future: Future[Answer], gone: Gone) -> Answer:
    """The future's result, unless the asker leaves first; the future goes on then. Raises Superseded or Failed."""
    answer = asyncio.wrap_future(future)
    left = asyncio.ensure_future(gone())
    try:
        waited: set[asyncio.Future[Any]] = {answer, left}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done() or answer.cancelled():
            raise Superseded
        return answer.result()
    finally:
        left.cancel()


def gone_from(request: Request[Any, Any, Any]) -> Gone:
    """Ends when the browser that sent this request does not wait any more; its body has been read."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    return gone
