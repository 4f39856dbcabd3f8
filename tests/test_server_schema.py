"""The OpenAPI description, made from the message types, is what the server does: checked case by case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, seed, settings
from schemathesis import GenerationMode

from kartenbild.store import open_store
from server_play import app_on

OPERATIONS = [
    ("GET", "/health"),
    ("GET", "/api/games"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("DELETE", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/actions"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/advice"),
    ("GET", "/api/tables/{table_id}/sign"),
    ("GET", "/api/tables/{table_id}/solution"),
    ("GET", "/api/tables/{table_id}/line"),
    ("POST", "/api/luck"),
    ("GET", "/api/records"),
    ("POST", "/api/records"),
    ("GET", "/api/records/{record_id}"),
    ("GET", "/api/tables/{table_id}/steps/{step}"),
    ("POST", "/api/tables/{table_id}/branches"),
    ("GET", "/api/records/{record_id}/steps/{step}"),
    ("POST", "/api/records/{record_id}/branches"),
    ("GET", "/api/tables/{table_id}/note"),
    ("PUT", "/api/tables/{table_id}/note"),
    ("GET", "/api/today"),
    ("POST", "/api/lessons/{game}"),
    ("GET", "/api/settings"),
    ("PUT", "/api/settings"),
    ("GET", "/api/statistics"),
    ("PUT", "/api/player"),
    ("POST", "/api/player/recovery"),
]

# Only a body can be wrongly said: there is no other parameter than names, and any text is one.
WITH_BODY = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table_id}/actions"),
    ("POST", "/api/records"),
    ("POST", "/api/luck"),
    ("POST", "/api/tables/{table_id}/branches"),
    ("POST", "/api/records/{record_id}/branches"),
    ("PUT", "/api/tables/{table_id}/note"),
    ("PUT", "/api/settings"),
    ("PUT", "/api/player"),
]
CASES = [(*operation, GenerationMode.POSITIVE) for operation in OPERATIONS] + [
    (*operation, GenerationMode.NEGATIVE) for operation in WITH_BODY
]

# What is well said may still be against the rules (422), and a body may be too large before it is read (413).
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", 404, 409, 422, 429]},
            "negative_data_rejection": {"expected-statuses": [400, 404, 413, 415, 422]},
        }
    }
)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    store = open_store(tmp_path_factory.mktemp("store"))
    served = app_on(store, hosts=("testserver",))
    # Many wrong codes are tried here; that they are limited is tested elsewhere.
    served.state.attempts._most = 10**9
    yield schemathesis.openapi.from_asgi("/api/schema/openapi.json", served, config=CONFIG)
    store.close()


@pytest.mark.parametrize("method, path, mode", CASES)
def test_the_server_does_what_its_description_says(
    described: Any, method: str, path: str, mode: GenerationMode
) -> None:
    operation = described[path][method]

    @seed(1)
    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        # JSON Schema calls 7.0 an integer; here a whole number is written as one.
        body = case.body if isinstance(case.body, dict) else {}
        assume(not any(isinstance(body.get(name), float) for name in ("revision", "step", "to")))
        case.call_and_validate()

    check()


def test_every_address_is_described(described: Any) -> None:
    told = {(method.upper(), path) for path, methods in described.raw_schema["paths"].items() for method in methods}
    assert told == set(OPERATIONS)
    assert {(method, path) for method, path in OPERATIONS if described[path][method].body} == set(WITH_BODY)
