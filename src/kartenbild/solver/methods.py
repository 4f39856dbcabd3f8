"""The methods there are, and which of them fit a game."""

from __future__ import annotations

from kartenbild.rules.lowering import Tables
from kartenbild.solver.fans import Fans
from kartenbild.solver.general import DepthFirst, Playouts
from kartenbild.solver.open_columns import OpenColumns
from kartenbild.solver.row_deals import RowDeals
from kartenbild.solver.search import Method
from kartenbild.solver.slots import Slots
from kartenbild.solver.tail_swap import TailSwap

SPECIAL: list[Method] = [OpenColumns(), TailSwap(), RowDeals(), Slots(), Fans()]
"""Methods for some kinds of games; the first that fits is taken."""

GENERAL: list[Method] = [Playouts(), DepthFirst()]
"""Methods for any game: wins are found soonest by chance, losses are proved only by going through everything."""


def methods_for(tables: Tables) -> list[Method]:
    """The methods for a game: the special one that fits, else the general ones."""
    return [method for method in SPECIAL if method.fits(tables)][:1] or GENERAL
