"""Fair advice: what a player can know about the moves, in the player's words."""

from __future__ import annotations

from msgspec import Struct

from kartenbild.advice.advising import Advice, Budget, advise_on
from kartenbild.advice.knowledge import Onlooker
from kartenbild.engine.game import Game
from kartenbild.thinking.job import Cancelled, Job
from kartenbild.thinking.standing import At
from kartenbild.words import say


class Advised(Struct, frozen=True):
    """A suggested move with the target's number, what speaks for it, and how its trial games went."""

    move: str
    score: float
    won: int
    games: int
    reasons: list[str]


class Told(Struct, frozen=True):
    """The advice in words: the moves, best first; for 'won' `plan` has all moves to the end."""

    outcome: str
    note: str
    moves: list[Advised]
    plan: list[str]


class Advise(Job[Told], frozen=True):
    """Rank the moves of the game as it stands, for so many seconds, and say why in this language."""

    at: At
    seconds: float
    language: str
    most: int

    def do(self, cancelled: Cancelled) -> Told:
        game = self.at.game()
        advice = advise_on(Onlooker.of(game).knows(game), Budget(seconds=self.seconds), cancelled=cancelled)
        return told(game, advice, self.language, self.most)


def told(game: Game, advice: Advice, language: str, most: int) -> Told:
    """The advice on this game in words, with so many moves at most."""
    moves = [
        Advised(
            move=str(game.notation.move(code)),
            score=each.score,
            won=each.won,
            games=each.games,
            reasons=[say(reason, language) for reason in each.reasons],
        )
        for each in advice.moves[:most]
        for code in [next(code for code in game.notation.candidates(each.move) if not game.position.refusal(code))]
    ]
    plan = [str(move) for move in advice.plan] if advice.outcome == "won" else []
    return Told(advice.outcome, say(advice.note, language), moves, plan)
