"""Writes what every method does within so many nodes, for every game and variant: a regression shows as a diff.

    python scripts/node_counts.py > tests/golden/nodes.txt

Where a line changes, the method's `version` is to be raised: kept figures are told apart by it.
"""

from __future__ import annotations

from itertools import product

import kartenbild as kb
from kartenbild.solver.methods import methods_for
from kartenbild.solver.portfolio import Portfolio
from kartenbild.solver.verdict import Outcome

DEALS = (1, 2, 3, 4, 5, 20)
NODES = 50_000
MEMORY_MB = 128


def main() -> None:
    print(f"# deal, method with its version, outcome within {NODES} nodes, nodes visited, moves of the win")
    for game in kb.games():
        for words in product(*game.variants.values()):
            for number in DEALS:
                print(line("+".join((game, *words)) + f"#{number}"))


def line(name: str) -> str:
    """One deal's line."""
    game = kb.deal(name)
    methods = methods_for(game.tables)
    portfolio = Portfolio(methods, game.tables, game.position, MEMORY_MB)
    outcome = portfolio.run(NODES)
    moves = len(portfolio.moves()) if outcome is Outcome.WON else 0
    said = ", ".join(f"{method.name} {method.version}" for method in methods)
    return f"{game.name} {said}: {outcome or Outcome.UNDECIDED} {portfolio.nodes} {moves}"


if __name__ == "__main__":
    main()
