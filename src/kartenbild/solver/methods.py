"""The methods there are, and which of them fit a game."""

from __future__ import annotations

from kartenbild.rules.lowering import Tables
from kartenbild.solver.search import Method

SPECIAL: list[Method] = []
"""Methods for some kinds of games; the first that fits is taken."""

GENERAL: list[Method] = []
"""Methods for any game."""


def methods_for(tables: Tables) -> list[Method]:
    """The methods for a game: the special one that fits, else the general ones."""
    return [method for method in SPECIAL if method.fits(tables)][:1] or GENERAL
