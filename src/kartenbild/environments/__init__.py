"""Gymnasium environments, one for each game with its variants; needs `kartenbild[gym]`.

>>> import gymnasium, kartenbild.environments
>>> table = gymnasium.make("kartenbild/Irmgard-v0")
>>> seen, info = table.reset(seed=42)
>>> info["deal"]
'irmgard#42'

Importing this module registers them all. A game's id is its name in capitals without hyphens, its variants behind it:
`kartenbild/GrosserKreis-turned-only-unlimited-v0`.
"""

from __future__ import annotations

import gymnasium

from kartenbild import patiences
from kartenbild.environments.table import MOST_MOVES, Table
from kartenbild.figures.telling import rows_of

__all__ = ["MOST_MOVES", "Table", "id_of", "ids"]


def id_of(row: str) -> str:
    """The id of a game with its variants, named as rows and deals are: 'irmgard+centre'."""
    game, *words = row.split("+")
    name = "".join(part.capitalize() for part in game.split("-"))
    return f"kartenbild/{'-'.join((name, *words))}-v0"


def ids() -> dict[str, str]:
    """Every row with its id."""
    return {row: id_of(row) for patience in patiences.declared().values() for row in rows_of(patience)}


for _row, _id in ids().items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            id=_id,
            entry_point="kartenbild.environments.table:Table",
            kwargs={"row": _row},
            max_episode_steps=MOST_MOVES,
        )
