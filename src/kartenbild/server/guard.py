"""Who may come in, and what every answer carries: hosts, origins, JSON only, strict headers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send
from litestar.types import Message as Sent

from kartenbild.server.refusals import Refusal, answer, refuse

LOOPBACK = ("localhost", "127.0.0.1", "::1")
_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class GuardedApp(Litestar):
    """An application that looks at every request before anything else does. `hosts`: the names it answers to."""

    hosts: Collection[str] = LOOPBACK

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        refusal = objection(Asking.of(scope), self.hosts) if str(scope["type"]) == "http" else None
        if refusal is None:
            await super().__call__(scope, receive, send)
            return
        asked = cast(Scope, scope)
        asked.setdefault("state", {})
        asked["litestar_app"] = self
        await answer(refusal, asked, receive, self._wrap_send(cast(Send, send), asked))


@dataclass(frozen=True, slots=True)
class Asking:
    """A request as far as the guard looks at it; `headers` by lower-case name."""

    method: str
    headers: Mapping[str, str]

    @classmethod
    def of(cls, scope: Any) -> Asking:
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            known, text = name.decode("latin-1"), value.decode("latin-1")
            # A second Host or Origin is a trick; joined with the first it matches nothing.
            headers[known] = f"{headers[known]}, {text}" if known in headers else text
        return cls(scope["method"], headers)


def objection(asking: Asking, hosts: Collection[str]) -> Refusal | None:
    """Why this request is not let in, None if it is.

    The Host must be one of ours for every request, so that no other name can be pointed at this table. What changes
    something must not come from another site's page, and its body must be JSON, which no plain form can send.
    """
    host = asking.headers.get("host", "")
    if _host_name(host) not in hosts:
        return refuse(403, "refused-host")
    if asking.method in _SAFE:
        return None
    if _is_foreign(asking.headers, host):
        return refuse(403, "refused-origin")
    kind = asking.headers.get("content-type", "").partition(";")[0].strip().lower()
    if _has_body(asking.headers) and kind != "application/json":
        return refuse(415, "refused-not-json")
    return None


async def add_headers(message: Sent, scope: Scope) -> None:
    """Put the strict headers on every answer; what is asked of the interface is never kept in a cache."""
    if message["type"] == "http.response.start":
        more = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
        message["headers"] = [*message.get("headers", []), *_HEADERS, *more]


def _host_name(host: str) -> str:
    """The name in a Host header, without its port; '' for what is no host."""
    try:
        parts = urlsplit(f"//{host}")
        named = "" if parts.path or parts.query or parts.username is not None else parts.hostname
        return (named or "").rstrip(".")
    except ValueError:
        return ""


def _is_foreign(headers: Mapping[str, str], host: str) -> bool:
    """Whether a page of another site sends this. Programs that are no browsers send neither header."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() not in (f"http://{host}".lower(), f"https://{host}".lower())
    return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")


def _has_body(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
