"""Scripts, styles and pictures, compressed once and asked for again only when they have changed."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is sent, plain and packed."""

    type: str
    plain: bytes
    packed: bytes
    tag: str


@get("/static/{path:path}", sync_to_thread=True, include_in_schema=False)
def static_file(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the table's own; browsers keep it and ask whether it is still the same."""
    file = files().get(path.strip("/"))
    if file is None:
        raise NotFoundException
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=file.type)
    return Response(file.plain, headers=headers, media_type=file.type)


@cache
def files() -> dict[str, _File]:
    """Every file by its path; nothing else can be asked for."""
    root = resources.files("kartenbild.web").joinpath("static")
    return dict(_walk(root, ""))


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, _File]]:
    found: list[tuple[str, _File]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        suffix = f".{entry.name.rpartition('.')[2]}"
        if entry.is_dir():
            found += _walk(entry, f"{prefix}{entry.name}/")
        elif suffix in _TYPES:
            found.append((f"{prefix}{entry.name}", _read(entry, _TYPES[suffix])))
    return found


def _read(entry: Traversable, type: str) -> _File:
    plain = entry.read_bytes()
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return _File(type, plain, gzip.compress(plain, 9, mtime=0), tag)
