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
from kartenbild.server.sorts import Sort, is_foundation, sizes, sort_of
from kartenbild.server.telling import Happening, happened, target
from kartenbild.words import LANGUAGES, say

_DEALS, _IDLE_DEALS, _MOST_MOVES = 16, 5, 260
_UPWARDS_SHARE = 0.7


@dataclass(frozen=True, slots=True)
class Example:
    """A move: the cards before and after it, the places to look at, the cards that moved, how it is told.

    No `focus` means all places.
    """

    sort: Sort
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
            "label": say(each.sort.label, language),
            "told": each.told[language],
        }
        for each in found
    ]
    return scenes, shown


@lru_cache(maxsize=64)
def _found(ruled: str) -> tuple[Any, tuple[Example, ...]]:
    found: dict[Sort, Example] = {}
    idle = 0
    for number in range(1, _DEALS + 1):
        known = len(found)
        game = deal(f"{ruled}#{number}")
        for example in _played(game, found):
            found[example.sort] = example
        idle = idle + 1 if len(found) == known else 0
        if idle == _IDLE_DEALS:
            break
    return scene_data(game.tables.patience), tuple(sorted(found.values(), key=lambda example: example.sort.rank))


def _played(game: Game, found: dict[Sort, Example]) -> Iterator[Example]:
    """Play the game by chance, unseen kinds of moves first, and give an example of each of those."""
    dice = random.Random(game.name)
    for _ in range(_MOST_MOVES):
        moves = game.legal_moves()
        if not moves:
            return
        lying = sizes(game)
        fresh = [move for move in moves if sort_of(game, move, lying) not in found]
        if fresh:
            yield _example(game, fresh[0], sort_of(game, fresh[0], lying))
        else:
            up = [move for move in moves if is_foundation(game, target(game, move))]
            game.play(dice.choice(up if up and dice.random() < _UPWARDS_SHARE else moves))


def _example(game: Game, move: Move, sort: Sort) -> Example:
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
