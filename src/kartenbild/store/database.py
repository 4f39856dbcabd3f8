"""Transactions on the store, whose troubles become one plain sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from kartenbild.store import sqlite


class Database:
    """An engine, and `place`: what the store is called in sentences about its troubles."""

    def __init__(self, engine: Engine, place: str) -> None:
        self.engine = engine
        self.place = place
        self._writer = engine.execution_options(writing=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads. Raises StoreProblem."""
        with self._plainly(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: when the block is left all is on the disk, or nothing. Raises StoreProblem."""
        with self._plainly(), self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            problem = sqlite.problem(error.orig, self.place)
            if problem is None:
                raise
            raise problem from error
