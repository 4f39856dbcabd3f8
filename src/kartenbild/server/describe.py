"""What the OpenAPI description says about refusals."""

from __future__ import annotations

from typing import Any, get_origin, get_type_hints

import msgspec
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPI, OpenAPIType, Schema

from kartenbild.server import messages
from kartenbild.server.messages import Refused

_WHY = {
    400: "The request cannot be understood.",
    403: "A foreign host or origin.",
    404: "The player has nothing of this name.",
    409: "The game went on elsewhere; the table as it stands.",
    413: "The body is too large.",
    415: "The body is no JSON.",
    422: "The rules, or the limits of this house, say no; the sentence tells which.",
    429: "Too many wrong codes; wait.",
    503: "The store cannot be read or written; the sentence tells why.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals an address can answer with, besides those that every address has."""
    told = (403, *statuses, 503)
    return {status: ResponseSpec(Refused, generate_examples=False, description=_WHY[status]) for status in told}


CHANGING = (400, 413, 415)
"""What an address that takes a body can refuse."""


def close_messages(description: OpenAPI) -> None:
    """Say which names a message and a mapping take, and what a mapping's values are: the framework leaves it out."""
    for name, schema in (description.components.schemas or {}).items():
        message = getattr(messages, name, None)
        if message is not None and message.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
            for field, hint in get_type_hints(message, include_extras=True).items():
                _close_mapping((schema.properties or {})[field], hint)


def _close_mapping(schema: Any, hint: Any) -> None:
    exact = msgspec.json.schema(hint) if get_origin(hint) is dict else {}
    if "propertyNames" in exact:
        schema.property_names = Schema(enum=exact["propertyNames"]["enum"])
        limits = exact["additionalProperties"]
        schema.additional_properties = Schema(
            type=OpenAPIType.STRING, max_length=limits["maxLength"], pattern=limits["pattern"]
        )
