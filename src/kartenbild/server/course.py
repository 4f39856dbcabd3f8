"""The course of a game as far as verdicts need it: which positions it went through, and how each is called."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from kartenbild.engine.game import Game
from kartenbild.solver.methods import methods_for
from kartenbild.store.tables import deal_key
from kartenbild.thinking import At


@dataclass(frozen=True, slots=True)
class Course:
    """A game's positions by the number of moves that led there, `first` … `first + len(positions) − 1`.

    `positions`: a digest of each. `moves`: all moves, those taken back included; the game stands after `made` of them.
    `solver`: the methods that fit this game, with their versions.
    """

    deal_key: str
    solver: str
    at: At
    made: int
    first: int
    positions: tuple[str, ...]

    @property
    def moves(self) -> list[str]:
        return self.at.moves

    def at_move(self, number: int) -> At:
        """The position after so many moves."""
        return At(self.at.deal, self.at.cards, self.at.moves[:number])

    def position(self, number: int) -> str:
        return self.positions[number - self.first]


def whole_course(game: Game) -> Course:
    """Every position of the game, from the deal to the last move, be it taken back."""
    return _course(game, 0, len(game.history) + len(game.undone))


def last_step(game: Game) -> Course:
    """The position as it stands and the one before."""
    made = len(game.history)
    return _course(game, max(0, made - 1), made)


def digest(game: Game) -> str:
    """The same for equal positions of a deal; copies of a card count as equal, so does how the position was reached."""
    position = game.position
    parts = [f"{position.redeals()} {position.just_turned():d}{position.asks():d}"]
    for place in range(len(game.tables.place_names)):
        cards = " ".join(str(position.card(index)) for index in position.pile(place))
        parts.append(f"{position.covered(place)}:{cards}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


def _course(game: Game, first: int, last: int) -> Course:
    """Goes through the game, which stands as before when this returns."""
    made = len(game.history)
    moves = [str(move) for move in (*game.history, *game.undone)]
    _go(game, first)
    positions = [digest(game)]
    while len(game.history) < last:
        game.redo()
        positions.append(digest(game))
    _go(game, made)
    solver = " ".join(f"{method.name}/{method.version}" for method in methods_for(game.tables))
    cards = game.cards if game.deal_name.number is None else None
    return Course(deal_key(game), solver, At(game.name, cards, moves), made, first, tuple(positions))


def _go(game: Game, made: int) -> None:
    while len(game.history) > made:
        game.undo()
    while len(game.history) < made:
        game.redo()
