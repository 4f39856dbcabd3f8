"""The store: players, their tables, records and figures, kept so that no move is lost.

>>> store = open_store(Path("…"))  # doctest: +SKIP
>>> player = store.players.terminal()  # doctest: +SKIP
>>> table = store.tables.open(player.id, kartenbild.deal("irmgard#42"))  # doctest: +SKIP
>>> store.tables.act(player.id, table.summary.id, Action("move", 0, new_key(), "deal"))  # doctest: +SKIP
"""

from __future__ import annotations

import secrets

from kartenbild.store.ledger import Won
from kartenbild.store.opening import Store, open_store
from kartenbild.store.players import Player
from kartenbild.store.problems import NoPlayer, NoTable, Stale, StoreProblem, TooLong
from kartenbild.store.statistics import Course, Figures
from kartenbild.store.tables import Action, Summary, Table


def new_key() -> str:
    """A key for an action that nobody else will think of."""
    return secrets.token_urlsafe(16)


__all__ = [
    "Action",
    "Course",
    "Figures",
    "NoPlayer",
    "NoTable",
    "Player",
    "Stale",
    "Store",
    "StoreProblem",
    "Summary",
    "Table",
    "TooLong",
    "Won",
    "new_key",
    "open_store",
]
