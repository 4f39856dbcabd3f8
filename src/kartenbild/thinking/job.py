"""What a job is, which kinds there are, and the words in which jobs and answers go through a pipe."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

Answer = TypeVar("Answer")
Cancelled = Callable[[], bool]


class Job(Struct, Generic[Answer], frozen=True, tag=True):
    """One heavy thing to do, complete in itself: numbers and texts only, no objects of this process.

    A subclass is known by its class name. What `do` says it returns is what the answer is read as, so it is a type that
    msgspec knows.
    """

    def do(self, cancelled: Cancelled) -> Answer:
        """Do it, in the worker. `cancelled` is to be asked at least every tenth of a second; once it says True nobody
        wants the answer any more."""
        raise NotImplementedError


class Ask(Struct, frozen=True, tag=True):
    """To the worker: do this job."""

    number: int
    job: msgspec.Raw


class Stop(Struct, frozen=True, tag=True):
    """To the worker: nobody wants the answer to this number any more."""

    number: int


class Ready(Struct, frozen=True, tag=True):
    """From the worker: I am there."""


class Told(Struct, frozen=True, tag=True):
    """From the worker: the answer."""

    number: int
    answer: msgspec.Raw


class Fault(Struct, frozen=True, tag=True):
    """From the worker: the job ended with an error of ours."""

    number: int
    why: str


ToWorker = Ask | Stop
FromWorker = Ready | Told | Fault


def kinds(more: Iterable[str] = ()) -> msgspec.json.Decoder[Job[Any]]:
    """Reads any job of `kartenbild.thinking.jobs`, and of `more` modules."""
    from kartenbild.thinking import jobs

    for module in (*(f"{jobs.__name__}.{each.name}" for each in pkgutil.iter_modules(jobs.__path__)), *more):
        importlib.import_module(module)
    return msgspec.json.Decoder(reduce(or_, Job.__subclasses__()))


@cache
def answers(kind: type[Job[Answer]]) -> msgspec.json.Decoder[Answer]:
    """Reads the answers of this kind of job."""
    return msgspec.json.Decoder(get_type_hints(kind.do)["return"])


def line(message: Struct) -> bytes:
    """A message as one line; JSON holds no line end."""
    return msgspec.json.encode(message) + b"\n"


def raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))
