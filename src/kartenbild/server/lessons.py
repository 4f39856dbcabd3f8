"""The guided first games: for each game a record that comes to its lesson, its last moves, from a deal that comes out.

The records are written by `scripts/lessons.py`; a game without one has no lesson.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kartenbild import deal, read_record
from kartenbild.advice.knowledge import Onlooker
from kartenbild.advice.reasons import Sight, reasons_for
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.server.messages import Lesson, LessonStep
from kartenbild.server.sorts import sizes, sort_of
from kartenbild.server.telling import move_text, target
from kartenbild.server.wording import sentence
from kartenbild.words import say

STEPS = 8


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson: the deal, the moves that are made when it begins, and those that the player is to make."""

    deal: str
    before: tuple[str, ...]
    steps: tuple[str, ...]

    def game(self) -> Game:
        """The game where the lesson begins."""
        game = deal(self.deal)
        for move in self.before:
            game.play(move)
        return game


@cache
def course(name: str) -> Course | None:
    """The lesson of this game."""
    file = resources.files("kartenbild.web").joinpath("lessons", f"{name}.patience")
    if not file.is_file():
        return None
    game = read_record(file.read_text(encoding="utf-8"))
    moves = [str(move) for move in game.history]
    return Course(game.name, tuple(moves[:-STEPS]), tuple(moves[-STEPS:]))


def lesson(game: Game, language: str) -> Lesson | None:
    """The lesson that this game is in, None for any other game."""
    found = course(game.deal_name.game)
    moves = [str(move) for move in game.history]
    begun = len(found.before) if found else 0
    if found is None or game.name != found.deal or tuple(moves[:begun]) != found.before:
        return None
    return Lesson(begun, list(_told(found, language)), moves[begun:])


def _told(found: Course, language: str) -> Iterator[LessonStep]:
    game = found.game()
    onlooker = Onlooker.of(game)
    for text in found.steps:
        move = Move.parse(text)
        yield LessonStep(
            move=text,
            source=move.source,
            target=target(game, move) if move.kind is Kind.SHIFT else "",
            count=move.count,
            label=say(sort_of(game, move, sizes(game)).label, language),
            text=sentence(move_text(game, move, language)),
            why=_why(game, move, onlooker, language),
        )
        game.play(text)
        onlooker.look(game)


def _why(game: Game, move: Move, onlooker: Onlooker, language: str) -> str:
    """What speaks most for this move, of what can be seen at the table; '' where that says nothing."""
    code = next(code for code in game.notation.candidates(move) if not game.position.refusal(code))
    seen = tuple(face is not None for face in onlooker.knows(game).faces)
    return sentence(" ".join(say(each, language) for each in reasons_for(Sight(game, seen), code)[:1]))
