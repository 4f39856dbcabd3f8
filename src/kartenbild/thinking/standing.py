"""A game as it stands, as words that can be sent to another process."""

from __future__ import annotations

from msgspec import Struct

from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game


class At(Struct, frozen=True):
    """A deal's name, its cards where it has no number, and the moves played."""

    deal: str
    cards: str | None
    moves: list[str]

    @classmethod
    def of(cls, game: Game, made: int | None = None) -> At:
        """The game as it stands, or as it stood after `made` moves."""
        cards = game.cards if game.deal_name.number is None else None
        return cls(game.name, cards, [str(move) for move in game.history[:made]])

    def game(self) -> Game:
        """The game, replayed by the rules."""
        game = deal(self.deal, self.cards)
        for move in self.moves:
            game.play(move)
        return game
