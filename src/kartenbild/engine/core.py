"""Which build of the engine runs: the compiled one if it is there and as new as its source, else the source itself."""

from __future__ import annotations

import hashlib
import importlib
import os
import warnings
from pathlib import Path
from types import ModuleType

from kartenbild.engine import position as interpreted


def compiled() -> ModuleType | None:
    """The compiled engine, or None where it was not built or is older than its source."""
    try:
        module = importlib.import_module("kartenbild.engine._position")
    except ImportError:
        return None
    source = Path(interpreted.__file__).read_bytes()
    if module.SOURCE_DIGEST != hashlib.sha256(source).hexdigest():
        warnings.warn("the compiled engine is older than its source; playing uncompiled until it is built", stacklevel=2)
        return None
    return module


def _chosen() -> ModuleType:
    if os.environ.get("KARTENBILD_INTERPRETED"):
        return interpreted
    return compiled() or interpreted


Position: type[interpreted.Position] = _chosen().Position
