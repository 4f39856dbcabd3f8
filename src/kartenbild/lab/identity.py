"""Who decided: the methods that fit a patience, each with its version, and the scheme of deal numbers."""

from __future__ import annotations

from kartenbild import numbers, patiences
from kartenbild.engine.deals import tables_of
from kartenbild.rules import names
from kartenbild.solver.methods import methods_for

SCHEME = numbers.VERSION


def solver_of(ruled: str) -> str:
    """'tail swap 1', or 'playouts 1, depth first 1': equal texts mean equal outcomes at equal node limits."""
    tables = tables_of(names.parse(ruled, patiences.declared()))
    return ", ".join(f"{method.name} {method.version}" for method in methods_for(tables))
