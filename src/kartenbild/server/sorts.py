"""Kinds of moves as a player tells them apart: what examples and lessons are chosen by and named after."""

from __future__ import annotations

from dataclasses import dataclass

from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.server.telling import target
from kartenbild.words import Message


@dataclass(frozen=True, slots=True)
class Sort:
    """`name`: for its label. `group`: the letter of the foundations it leads to, '' for none."""

    name: str
    group: str = ""

    @property
    def label(self) -> Message:
        """What such a move is called."""
        return Message(f"sort-{self.name}")

    @property
    def rank(self) -> tuple[int, str, str]:
        """Moves within the tableau first, then to the foundations, then what the stock does."""
        fitting = (rank for rank, stem in enumerate(_ORDER) if self.name.startswith(stem))
        return next(fitting, len(_ORDER)), self.name, self.group


_ORDER = ("card-tableau", "run-tableau", "card", "run", "refill", "up", "down", "deal", "turn", "waste", "recycle")


def sizes(game: Game) -> dict[str, int]:
    """How many cards lie at each place."""
    return {name: len(game.position.pile(place)) for place, name in enumerate(game.tables.place_names)}


def sort_of(game: Game, move: Move, lying: dict[str, int]) -> Sort:
    """What kind of move this legal move is. `lying`: the places' sizes before it."""
    if move.kind is not Kind.SHIFT:
        return Sort(move.kind.name.lower())
    aim = target(game, move)
    group = aim[0] if is_foundation(game, aim) else ""
    where = "up" if group else "tableau"
    if move.source == "W":
        return Sort(f"waste-{where}", group)
    if lying[move.source] == move.count and lying["S"] and _refills(game, move):
        return Sort("refill")
    return Sort(f"{'run' if move.count > 1 else 'card'}-{where}{'' if lying[aim] else '-empty'}", group)


def is_foundation(game: Game, place: str) -> bool:
    names = game.tables.place_names
    return bool(place) and game.tables.tableau <= names.index(place) < game.tables.stock_place


def _refills(game: Game, move: Move) -> bool:
    """Whether the place that this move empties gets cards at once."""
    game.play(move)
    filled = sizes(game)[move.source] > 0
    game.undo()
    return filled
