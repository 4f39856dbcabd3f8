"""Fixtures that many tests share: the two builds of the engine, a store, and a sixth patience beside the five."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kartenbild import compiled, patiences
from kartenbild.engine import game, position
from kartenbild.store import Store, open_store

SIXTH = Path(__file__).parent / "sixth"


@pytest.fixture(params=["compiled", "interpreted"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[position.Position]:
    """The engine under test, once compiled and once as plain Python; deals made meanwhile use it."""
    module = compiled.twin(position.__name__) if request.param == "compiled" else position
    if module is None:
        pytest.skip("the compiled engine is not built here")
    monkeypatch.setattr(game, "Position", module.Position)
    return module.Position  # type: ignore[no-any-return]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a folder of the test's own."""
    with closing(open_store(tmp_path)) as opened:
        yield opened


@pytest.fixture
def sixth_patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small patience in one file of its own, found like the five; gives its name."""
    monkeypatch.setattr(patiences, "__path__", [*patiences.__path__, str(SIXTH)])
    yield "stair"
