"""An example of every kind of move of a game: real positions, found by playing the game, told by the table's own words.

Nothing here knows a rule: games are played by chance, and a kind of move that had not come up before is kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kartenbild import deal
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.server.page_pictures import places, scene_data
from kartenbild.server.telling import Happening, happened, target
from kartenbild.words import LANGUAGES

_DEALS, _IDLE_DEALS, _MOST_MOVES = 16, 5, 260
_UPWARDS_SHARE = 0.7


@dataclass(frozen=True, slots=True)
class Example:
    """A move: the cards before and after it, the places to look at, the cards that moved, how it is told.

    No `focus` means all places.
    """

    sort: str
    before: list[dict[str, Any]]
    after: list[dict[str, Any]]
    focus: list[str]
    marked: list[int]
    told: dict[str, str]


def examples(ruled: str, language: str) -> tuple[Any, list[dict[str, Any]]]:
    """The scenes of a game with its variants, and an example of each kind of move in this language."""
    scenes, found = _found(ruled)
    shown = [
        {
            "before": {"places": each.before, "focus": each.focus, "marked": each.marked},
            "after": {"places": each.after, "focus": each.focus, "marked": each.marked},
            "told": each.told[language],
        }
        for each in found
    ]
    return scenes, shown


@lru_cache(maxsize=64)
def _found(ruled: str) -> tuple[Any, tuple[Example, ...]]:
    found: dict[str, Example] = {}
    idle = 0
    for number in range(1, _DEALS + 1):
        known = len(found)
        game = deal(f"{ruled}#{number}")
        for example in _played(game, found):
            found[example.sort] = example
        idle = idle + 1 if len(found) == known else 0
        if idle == _IDLE_DEALS:
            break
    return scene_data(game.tables.patience), tuple(sorted(found.values(), key=_order))


def _played(game: Game, found: dict[str, Example]) -> Iterator[Example]:
    """Play the game by chance, unseen kinds of moves first, and give an example of each of those."""
    dice = random.Random(game.name)
    for _ in range(_MOST_MOVES):
        moves = game.legal_moves()
        if not moves:
            return
        sizes = _sizes(game)
        fresh = [move for move in moves if _sort(game, move, sizes) not in found]
        if fresh:
            yield _example(game, fresh[0], _sort(game, fresh[0], sizes))
        else:
            up = [move for move in moves if _is_foundation(game, target(game, move))]
            game.play(dice.choice(up if up and dice.random() < _UPWARDS_SHARE else moves))


def _sizes(game: Game) -> dict[str, int]:
    """How many cards lie at each place."""
    return {name: len(game.position.pile(place)) for place, name in enumerate(game.tables.place_names)}


def _sort(game: Game, move: Move, sizes: dict[str, int]) -> str:
    """What kind of move this legal move is, as far as a player tells kinds apart."""
    if move.kind is not Kind.SHIFT:
        return move.kind.name.lower()
    aim = target(game, move)
    where = aim[0] if _is_foundation(game, aim) else "tableau"
    if move.source == "W":
        return f"waste-{where}"
    if sizes[move.source] == move.count and sizes["S"] and _refills(game, move):
        return "refill"
    return f"{'run' if move.count > 1 else 'card'}-{where}{'' if sizes[aim] else '-empty'}"


def _refills(game: Game, move: Move) -> bool:
    """Whether the place that this move empties gets cards at once."""
    game.play(move)
    filled = _sizes(game)[move.source] > 0
    game.undo()
    return filled


def _is_foundation(game: Game, place: str) -> bool:
    names = game.tables.place_names
    return bool(place) and game.tables.tableau <= names.index(place) < game.tables.stock_place


def _example(game: Game, move: Move, sort: str) -> Example:
    """The example of this move, which is played."""
    aim, before = target(game, move), places(game)
    game.play(move)
    happenings = {language: _last(game, language) for language in LANGUAGES}
    told = {language: happened(game, happening, language) for language, happening in happenings.items()}
    focus = [move.source, aim] if move.kind is Kind.SHIFT else []
    return Example(sort, before, places(game), focus, happenings[LANGUAGES[0]].moved(), told)


def _last(game: Game, language: str) -> Happening:
    happening = Happening.last(game, language)
    assert happening, "a move has just been made"
    return happening


def _order(example: Example) -> tuple[int, str]:
    """Moves within the tableau first, then to the foundations, then what the stock does."""
    kinds = ("card-tableau", "run-tableau", "card", "refill", "up", "down", "deal", "turn", "waste", "recycle")
    fitting = (rank for rank, kind in enumerate(kinds) if example.sort.startswith(kind))
    return next(fitting, len(kinds)), example.sort
