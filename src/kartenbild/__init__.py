"""Patiences from the book, played and proved.

>>> import kartenbild as kb
>>> game = kb.deal("irmgard#42")
>>> game.name
'irmgard#42'
"""

from __future__ import annotations

from kartenbild.advice.advising import Advice, Suggestion, advise
from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game, IllegalMove
from kartenbild.engine.listing import GameName, games
from kartenbild.engine.moves import Move
from kartenbild.engine.records import BadRecord
from kartenbild.engine.records import read as read_record
from kartenbild.engine.records import write as write_record
from kartenbild.rules.names import BadName
from kartenbild.rules.packs import BadCards
from kartenbild.solver.solving import solve
from kartenbild.solver.verdict import Verdict

__all__ = [
    "Advice",
    "BadCards",
    "BadName",
    "BadRecord",
    "Game",
    "GameName",
    "IllegalMove",
    "Move",
    "Suggestion",
    "Verdict",
    "advise",
    "deal",
    "games",
    "read_record",
    "solve",
    "write_record",
]
