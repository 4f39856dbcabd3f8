"""Players who see what a player sees, and play whole games: at random, greedily, or with fair advice."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from kartenbild.advice.advising import Budget, advise_on, candidates, leads_back, leads_on
from kartenbild.advice.knowledge import Knowledge, Onlooker
from kartenbild.advice.policy import GREEDY
from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move

NAMES = ("random", "greedy", "fair")
MOST_MOVES = 2000
"""A game that is longer counts as not won."""

Chooser = Callable[[Knowledge], Move | None]
"""From what a player knows to the move, None to give up."""


@dataclass(slots=True)
class Played:
    """A whole game: whether it was won, its moves, and how many piles lay after the deal and after each gathering."""

    won: bool
    moves: list[Move]
    layouts: list[int] = field(default_factory=list)


def play(name: str, chooser: Chooser) -> Played:
    """A game of the named deal from beginning to end, or until the player sees nothing new to do."""
    game = deal(name)
    watching = Onlooker(game)
    layouts = [_piles(game)]
    while not game.won and len(game.history) < MOST_MOVES:
        move = chooser(watching.knows(game))
        if move is None:
            break
        game.play(move)
        watching.look(game)
        if move.kind is Kind.GATHER:
            layouts.append(_piles(game))
    return Played(game.won, game.history, layouts)


def player(name: str, budget: Budget, number: int) -> Chooser:
    """The player with this name for deal `number`; only `fair` has a budget. Raises KeyError for another name."""
    choosers: dict[str, Chooser] = {"random": Random(number), "greedy": Greedy(), "fair": Fair(budget)}
    return choosers[name]


class Random:
    """Any move that leads to a table new to this game, as likely as any other."""

    def __init__(self, number: int) -> None:
        self._chance = random.Random(number)

    def __call__(self, known: Knowledge) -> Move | None:
        world = known.world()
        room = array("i", bytes(4 * world.position.most_moves()))
        codes = room[: world.position.moves(room, False)].tolist()
        new = [code for code in codes if not leads_back(known, world, code)]
        return world.written(self._chance.choice(new)) if new else None


class Greedy:
    """The move that is worth most by what lies open; after some moves to and fro only one that leads on."""

    def __call__(self, known: Knowledge) -> Move | None:
        world = known.world()
        found = candidates(known, world, GREEDY)
        if known.idle >= GREEDY.patience:
            found = [each for each in found if leads_on(known, each.code)]
        return world.written(found[0].code) if found else None


class Fair:
    """What `kartenbild.advise` says is best, until a loss is proved; thinks anew when something came to light."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._plan: list[Move] = []

    def __call__(self, known: Knowledge) -> Move | None:
        if not self._plan:
            self._plan = list(advise_on(known, self._budget, only_best=True).plan)
        return self._plan.pop(0) if self._plan else None


def _piles(game: Game) -> int:
    return sum(1 for place in range(game.tables.tableau) if game.position.pile(place))
