"""Requests whose bodies are read straight into their message types, and strictly."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON is decoded as the very type its handler asks for.

    The framework would first build whatever the text describes, and then read "7" as 7. Here a number is a number,
    and nesting that belongs to no message ends at its first bracket.
    """

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        if field is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise ValidationException(str(error)) from error
