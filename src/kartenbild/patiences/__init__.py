"""The patiences: one file each. A file in this package with a PATIENCE is a patience; nothing else names it."""

from __future__ import annotations

import importlib
import pkgutil

from kartenbild.rules.vocabulary import Patience


def declared() -> dict[str, Patience]:
    """Every declared patience by its name, in the order of the names."""
    found = [importlib.import_module(f"{__name__}.{module.name}").PATIENCE for module in pkgutil.iter_modules(__path__)]
    return {patience.name: patience for patience in sorted(found, key=lambda patience: patience.name)}
