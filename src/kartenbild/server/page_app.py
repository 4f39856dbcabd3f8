"""The table as an app: its manifest, its service worker, and the page that says that the server is away."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from kartenbild import patiences
from kartenbild.server.page_frame import rendered, teller
from kartenbild.server.page_static import files
from kartenbild.server.state import title
from kartenbild.words import LANGUAGES, say

_NEEDED = ("icon.svg", "css/page.css", "js/away.js")
_ICONS = (("192.png", "192x192", "any"), ("512.png", "512x512", "any"), ("maskable.png", "512x512", "maskable"))
_GREEN, _PAPER = "#14553a", "#fbf8f1"


@get("/manifest/{file:str}", sync_to_thread=False, include_in_schema=False)
def manifest(file: FromPath[str]) -> Response[bytes]:
    """What an installed app is called in this language, and how it looks."""
    language, _, suffix = file.partition(".")
    if language not in LANGUAGES or suffix != "webmanifest":
        raise NotFoundException
    told = {
        "id": "/",
        "name": say("app-title", language),
        "short_name": say("web-home-title", language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": _GREEN,
        "background_color": _PAPER,
        "icons": [{"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}, *_pictures()],
        "shortcuts": [
            {"name": title(patience, language), "url": f"/?deal={name}"}
            for name, patience in patiences.declared().items()
        ],
    }
    return Response(
        msgspec.json.encode(told), media_type="application/manifest+json", headers={"cache-control": "no-cache"}
    )


def _pictures() -> list[dict[str, str]]:
    return [
        {"src": f"/static/icons/{file}", "sizes": size, "type": "image/png", "purpose": purpose}
        for file, size, purpose in _ICONS
    ]


@get("/worker.js", sync_to_thread=False, include_in_schema=False)
def worker() -> Response[str]:
    """The service worker, another one whenever something changed that it keeps."""
    text = rendered("worker.js", version=_version(), files=_kept())
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/away/{language:str}", sync_to_thread=False, include_in_schema=False)
def away_page(language: FromPath[str]) -> Response[str]:
    """The page that stands for all others while the server is away."""
    if language not in LANGUAGES:
        raise NotFoundException
    return Response(_away(language), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def _away(language: str) -> str:
    return rendered("away.html", t=teller(language), language=language)


def _kept() -> list[str]:
    return [*(f"/away/{language}" for language in LANGUAGES), *(f"/static/{file}" for file in _NEEDED)]


@cache
def _version() -> str:
    """Of all that the worker keeps."""
    parts = [*(_away(language) for language in LANGUAGES), *(files()[file].tag for file in _NEEDED)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


HANDLERS: list[Any] = [manifest, worker, away_page]
