"""How a player without much thought plays: every move has a worth by what lies open, and the best is made.

The same policy plays the trial games, with some noise, and the `greedy` player's games, without.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from kartenbild import compiled
from kartenbild.advice import trials_core
from kartenbild.advice.knowledge import Knowledge
from kartenbild.advice.trials_core import Trials
from kartenbild.engine.game import Game
from kartenbild.engine.position import Position


@dataclass(frozen=True, slots=True)
class Weights:
    """What the features of a move are worth; see docs/adr/0076.

    `safe`, `home`: to a foundation that is hardly, or far, ahead of the others. `uncovers`: turns a card up. `empties`:
    frees a place, for each card that waits for one. `refills`: brings new cards to an emptied fan. `frees`: the next
    card then goes home. `waste`: takes the waste's card. `joins`, `splits`: mends or breaks a run. `to_empty`,
    `king_to_empty`: takes an empty place where any card, or only some, may. `unblocks`: for each card that the moved
    one lies in the way of. `draws`, `recycles`, `gathers`, `goes_up`: the stock's moves, the deal's question.
    `noise`: up to so much is added at random. `patience`: after so many moves to and fro only others are made.
    `tries`: how often the rest is tried where every card was seen.
    """

    safe: int = 82
    home: int = 15
    uncovers: int = 60
    empties: int = 10
    refills: int = 137
    frees: int = 400
    waste: int = 95
    joins: int = 51
    splits: int = -39
    to_empty: int = -25
    king_to_empty: int = 20
    unblocks: int = 2
    draws: int = 0
    recycles: int = -5
    gathers: int = -70
    goes_up: int = 20
    noise: int = 20
    patience: int = 16
    tries: int = 6


TRIALS = Weights()
GREEDY = Weights(noise=0, tries=1)


def trials(knowledge: Knowledge, world: Game, weights: Weights = TRIALS) -> Trials:
    """Trial games from what is known; `world`: any world of it, which the trials take for their own."""
    core = trials_core if type(world.position) is Position else compiled.best(trials_core.__name__)
    made: Trials = core.Trials(
        world.position,
        knowledge.unseen,
        knowledge.pool,
        array("i", [getattr(weights, name) for name in core.FEATURES]),
    )
    return made
