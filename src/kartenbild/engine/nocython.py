"""Stands in for Cython's own module where Cython is not installed, so that annotated files run as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")

compiled = False
int = ulonglong = None


def _as_it_is(thing: _T) -> _T:
    return thing


cclass = final = cfunc = ccall = inline = _as_it_is


class _NoGil:
    """`@cython.nogil` on a function, and `with cython.nogil:` around a part of one."""

    def __call__(self, thing: _T) -> _T:
        return thing

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


nogil = _NoGil()


def exceptval(*_: Any, **__: Any) -> Callable[[_T], _T]:
    return _as_it_is


def declare(_type: object, value: _T) -> _T:
    return value
