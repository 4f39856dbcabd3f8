"""Who is asking: the player behind the cookie, their settings and language."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from kartenbild.server.messages import Settings
from kartenbild.store import Store, StoreProblem
from kartenbild.store.players import Player
from kartenbild.thinking import Desk
from kartenbild.words import LANGUAGES

_YEAR = 365 * 24 * 3600
_NEW_TOKEN = "kartenbild_new_token"
_VISITOR = "kartenbild_visitor"


class Visitor:
    """The browser that sent a request.

    A visitor becomes a player only with something to keep. A link from another site comes without the cookie
    (SameSite=Strict): if looking made a player, following one would take the browser's games away. The store is
    asked when something about the player is first wanted, which is in the handler's thread.
    """

    def __init__(self, store: Store, request: Request[Any, Any, Any]) -> None:
        self._store = store
        self._scope_state = request.scope["state"]
        self._scope_state[_VISITOR] = self
        self._wishes = request.headers.get("accept-language", "")
        self._token = request.cookies.get(cookie_name(store), "")

    @cached_property
    def _player(self) -> Player | None:
        return self._store.players.by_token(self._token) if self._token else None

    @property
    def id(self) -> int | None:
        """The player's number, None for a visitor who has nothing here yet."""
        return self._player.id if self._player else None

    @cached_property
    def settings(self) -> Settings:
        return read_settings(self._player.settings) if self._player else Settings()

    @cached_property
    def language(self) -> str:
        return self.settings.language or wished_language(self._wishes)

    def player(self) -> int:
        """The player's number; a new player where there was none. The answer brings the cookie.

        Known browsers get theirs again, because browsers throw cookies away that were not renewed for a year.
        """
        player, token = (self._player, self._token) if self._player else self._store.players.create()
        self.becomes(player, token)
        return player.id

    def becomes(self, player: Player, token: str) -> None:
        """From now on this browser is that player's; the answer brings the cookie."""
        for known in ("settings", "language"):
            self.__dict__.pop(known, None)
        self._player = player
        self._scope_state[_NEW_TOKEN] = token


Here = NamedDependency[Visitor]
"""How a handler asks for its visitor, by the name `player`."""

Kept = NamedDependency[Store]
"""How a handler asks for the store, by the name `store`."""

AtDesk = NamedDependency[Desk]
"""How a handler asks for the desk, by the name `desk`."""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of whoever sent this: their own setting if it can be known, else what their browser wishes."""
    visitor: Visitor | None = request.scope["state"].get(_VISITOR)
    if visitor:
        with suppress(StoreProblem):
            return visitor.language
    return wished_language(request.headers.get("accept-language", ""))


def cookie_name(store: Store) -> str:
    """Named for its store: cookies do not know ports, and two tables on one machine must not take each other's."""
    return f"kartenbild-{store.id}"


def new_cookie(store: Store, state: Mapping[str, Any]) -> Cookie | None:
    """The cookie that the answer to this request has to bring, if any."""
    token = state.get(_NEW_TOKEN)
    if token is None:
        return None
    return Cookie(cookie_name(store), value=token, max_age=10 * _YEAR, path="/", httponly=True, samesite="strict")


def read_settings(kept: dict[str, Any]) -> Settings:
    """The settings that were kept; what this program does not know or cannot read falls back to its default."""
    settings = Settings()
    for name in Settings.__struct_fields__:
        if name in kept:
            try:
                settings = msgspec.convert(msgspec.to_builtins(settings) | {name: kept[name]}, Settings)
            except msgspec.ValidationError:
                continue
    return settings


def wished_language(header: str) -> str:
    """Of our languages the one an Accept-Language header likes best, else English."""
    wishes = [_wish(part) for part in header[:1000].split(",")]
    liked = [(weight, language) for language, weight in wishes if language in LANGUAGES and weight > 0]
    return max(liked, key=lambda wish: wish[0])[1] if liked else "en"


def _wish(part: str) -> tuple[str, float]:
    tag, _, weight = part.partition(";q=")
    try:
        return tag.strip().split("-")[0].lower(), float(weight or 1)
    except ValueError:
        return "", 0.0
