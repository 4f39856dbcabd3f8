"""Answers that say no: always a `Refused` with one sentence in the asker's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kartenbild.server.messages import Refused, TableState
from kartenbild.server.visitor import language_of
from kartenbild.server.wording import sentence
from kartenbild.store import StoreProblem
from kartenbild.words import Message, say

log = logging.getLogger("kartenbild.server")


class Refusal(Exception):
    """A request that is refused: the status, the sentence, and the table as it stands where there is one."""

    def __init__(self, status: int, why: Message | str, table: TableState | None = None) -> None:
        super().__init__(why)
        self.status = status
        self.message = Message(why) if isinstance(why, str) else why
        self.table = table


def refuse(status: int, id: str, **args: Any) -> Refusal:
    """A refusal with this sentence."""
    return Refusal(status, Message(id, args))


def response(refusal: Refusal, language: str) -> Response[Refused]:
    reason = sentence(say(refusal.message, language))
    return Response(Refused(reason, refusal.table), status_code=refusal.status, media_type="application/json")


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    return response(refusal, language_of(request))


def on_store_problem(request: Request[Any, Any, Any], problem: StoreProblem) -> Response[Refused]:
    log.error("%s", problem)
    return response(Refusal(503, problem.message), language_of(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are too large or not understood."""
    answered = response(_about(request, error), language_of(request))
    answered.headers.update(error.headers or {})
    return answered


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return response(refuse(500, "refused-fault"), language_of(request))


async def answer(refusal: Refusal, scope: Any, receive: Any, send: Any) -> None:
    """Send this refusal without any handler."""
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    said = response(refusal, language_of(request))
    await said.to_asgi_response(app=None, request=request)(scope, receive, send)


def _about(request: Request[Any, Any, Any], error: HTTPException) -> Refusal:
    if error.status_code == 404:
        return refuse(404, "refused-not-found")
    if error.status_code == 405:
        return refuse(405, "refused-method", method=request.method)
    if error.status_code == 413:
        return refuse(413, "refused-too-large", most=str(request.route_handler.resolve_request_max_body_size()))
    return refuse(error.status_code, "refused-request", why=_why(error))


def _why(error: HTTPException) -> str:
    """The framework's own words for what it could not read."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in error.extra)
        if told:
            return told[:300].rstrip(".")
    return error.detail[:300].rstrip(".")
