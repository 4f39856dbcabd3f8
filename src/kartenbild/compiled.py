"""Compiled twins: an annotated module NAME runs as its Cython build _NAME where that is there and as new as NAME."""

from __future__ import annotations

import hashlib
import importlib
import operator
import os
import warnings
from pathlib import Path
from types import ModuleType


def best(name: str) -> ModuleType:
    """The module called `name`, compiled if possible; KARTENBILD_INTERPRETED in the environment forbids it."""
    plain = importlib.import_module(name)
    if os.environ.get("KARTENBILD_INTERPRETED"):
        return plain
    return twin(name) or plain


def best_of(*names: str) -> list[ModuleType]:
    """The modules with these names, all of them compiled if possible, else none of them."""
    built = [best(name) for name in names]
    plain = [importlib.import_module(name) for name in names]
    return plain if any(map(operator.is_, built, plain)) else built


def twin(name: str) -> ModuleType | None:
    """The compiled build of a module, or None where it was not built or is older than its source."""
    package, _, last = name.rpartition(".")
    try:
        built = importlib.import_module(f"{package}._{last}")
    except ImportError:
        return None
    source = importlib.import_module(name).__file__
    assert source is not None
    if hashlib.sha256(Path(source).read_bytes()).hexdigest() != built.SOURCE_DIGEST:
        warnings.warn(f"the compiled {last} is older than its source and is not used: build it again", stacklevel=2)
        return None
    return built
