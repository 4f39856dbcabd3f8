"""What a player knows: where every card lies, and which cards have ever been seen.

Where a card lies is never hidden: a player who follows the table knows every physical card by where it was dealt.
Hidden is only what a card is that has never lain face up. So a stock that was gone through is known, and so are fans
that were gathered. What was taken back is not used: advice is no reason to peek and undo.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from kartenbild.engine.game import Game
from kartenbild.rules.lowering import Tables
from kartenbild.rules.names import DealName
from kartenbild.solver.general import answer_alike

_MARK = 128
"""In a signature numbers from here on are no cards; there are never more than 128 cards."""


@dataclass(frozen=True)
class Knowledge:
    """A table as its player knows it; nothing here depends on what hidden cards are.

    `faces`: for each card, by its place in the dealing order, what it is, None where it was never seen. `piles` and
    `covered`: for each place, as the engine's `Position` tells them. `laid`: the signatures of the tables this game
    has been through, this one too. `now`: this table's. `idle`: how many moves to and fro were made since one that
    cannot be taken back.
    """

    tables: Tables
    deal_name: DealName
    faces: tuple[int | None, ...]
    piles: tuple[tuple[int, ...], ...]
    covered: tuple[int, ...]
    redeals: int
    just_turned: bool
    asks: bool
    laid: tuple[bytes, ...]
    now: bytes
    idle: int

    @cached_property
    def unseen(self) -> list[int]:
        """The cards never seen, by their places in the dealing order."""
        return [index for index, face in enumerate(self.faces) if face is None]

    @cached_property
    def pool(self) -> list[int]:
        """What the unseen cards are, in the pack's order: all of the pack that was never seen."""
        left = Counter(self.tables.pack)
        left.subtract(Counter(face for face in self.faces if face is not None))
        return sorted(left.elements())

    @property
    def refills(self) -> bool:
        """Whether an emptied place takes cards from the stock at once."""
        return bool(self.tables.refill and self.piles[self.tables.stock_place])

    @cached_property
    def past(self) -> frozenset[bytes]:
        """The tables this game has been through, copies of a card that was seen taken for one."""
        return frozenset(map(self.alike, self.laid))

    @property
    def here(self) -> bytes:
        """This table among the tables of the past and on the ways ahead."""
        return self.alike(self.now)

    def alike(self, laid: bytes) -> bytes:
        """The signature with the first copy in place of every copy of a card that was seen."""
        return laid.translate(self._copies)

    @cached_property
    def _copies(self) -> bytes:
        first: dict[int, int] = {}
        table = bytearray(range(256))
        for index, face in enumerate(self.faces):
            if face is not None:
                table[index] = first.setdefault(face, index)
        return bytes(table)

    @property
    def complete(self) -> bool:
        """Whether the player knows every card: none is unseen, or all that are unseen are the same."""
        return len(set(self.pool)) <= 1

    def world(self, identities: list[int] | None = None) -> Game:
        """The game with the unseen cards taken for these, in the order of `unseen`: without number and past."""
        told = iter(self.pool if identities is None else identities)
        order = [next(told) if face is None else face for face in self.faces]
        game = Game(self.tables, order, self.deal_name)
        if self.asks:
            answer_alike(self.tables, game.position, [list(pile) for pile in self.piles])
        else:
            game.position.arrange(self.piles, self.covered, self.redeals, self.just_turned)
        return game


class Onlooker:
    """Someone who watches a game, move by move, and remembers what lay face up and which tables there were."""

    def __init__(self, game: Game) -> None:
        self._tables = game.tables
        self._seen: set[int] = set()
        self._laid: dict[bytes, None] = {}
        self._settled: list[int] = []
        self._idle = 0
        self.look(game)

    @classmethod
    def of(cls, game: Game) -> Onlooker:
        """Someone who has watched the game from its beginning to where it stands. The game is gone through and back."""
        back = len(game.history)
        taken = 0
        try:
            while taken < back:
                game.undo()
                taken += 1
            watching = cls(game)
            while taken:
                game.redo()
                taken -= 1
                watching.look(game)
        finally:
            for _ in range(taken):
                game.redo()
        return watching

    def look(self, game: Game) -> None:
        """See the table as it is now."""
        position, stock = game.position, self._tables.stock_place
        for place in range(len(self._tables.place_names)):
            pile, hidden = position.pile(place), position.covered(place)
            self._seen.update(pile[: len(pile) - hidden] if place == stock else pile[hidden:])
        self._laid[signature(game)] = None
        settled = _settled(game)
        self._idle = self._idle + 1 if settled == self._settled else 0
        self._settled = settled

    def knows(self, game: Game) -> Knowledge:
        """What can be known at the table as it is now, having been looked at."""
        position, places = game.position, range(len(self._tables.place_names))
        faces = tuple(position.card(index) if index in self._seen else None for index in range(len(game.order)))
        return Knowledge(
            tables=self._tables,
            deal_name=dataclasses.replace(game.deal_name, number=None),
            faces=faces,
            piles=tuple(tuple(position.pile(place)) for place in places),
            covered=tuple(position.covered(place) for place in places),
            redeals=position.redeals(),
            just_turned=position.just_turned(),
            asks=position.asks(),
            laid=tuple(self._laid),
            now=signature(game),
            idle=self._idle,
        )


def _settled(game: Game) -> list[int]:
    """What no move to and fro in the tableau changes: how much lies in stock, waste and foundations, and face down."""
    position, tables = game.position, game.tables
    piles = [len(position.pile(place)) for place in range(tables.tableau, len(tables.place_names))]
    return [*piles, *(position.covered(place) for place in range(tables.tableau)), position.redeals()]


def signature(game: Game) -> bytes:
    """Where every card lies and what may still be done, by the cards' places in the dealing order."""
    position, parts = game.position, []
    for place in range(len(game.tables.place_names)):
        parts += [*position.pile(place), _MARK + min(position.covered(place), _MARK - 1)]
    left = _MARK + min(position.redeals(), _MARK - 1)
    return bytes([*parts, left, _MARK + 2 * position.just_turned() + position.asks()])
