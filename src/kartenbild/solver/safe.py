"""Cards that can go up without any win being lost: the dominance that the searches use, for the player.

A foundation move is *safe* where the card is open (all cards it follows, of every foundation of its suit, are up) and
every card that could be laid on it in the tableau is up, or open and safe itself. The arguments: docs/adr/0040 for open
columns, 0044 for columns with a stock turned card by card, 0045 across row deals, 0053 for fans in their last layout.
"""

from __future__ import annotations

from array import array
from enum import StrEnum

from kartenbild import cards
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.rules.lowering import Redeal, Tables
from kartenbild.rules.vocabulary import By


class SafeRule(StrEnum):
    """Where in a game the rule is proved."""

    ALWAYS = "always"
    LAST_LAYOUT = "last-layout"
    NEVER = "never"


def safe_rule(tables: Tables) -> SafeRule:
    """Where the rule holds for this patience: nowhere but with a tableau, and foundations by suit from the ace."""
    groups = tables.patience.foundations
    upwards = "".join(rank for rank in cards.RANKS if rank in tables.patience.ranks)
    if not tables.tableau or len(groups) != 1 or groups[0].by is not By.SUIT or groups[0].fills != upwards:
        return SafeRule.NEVER
    if tables.just_turned:
        return SafeRule.NEVER
    return SafeRule.LAST_LAYOUT if tables.redeal is Redeal.GATHER else SafeRule.ALWAYS


def safe_moves(game: Game) -> list[Move]:
    """The legal moves to a foundation that cannot lose a win, the lowest rank first; none where no rule is proved."""
    position, tables = game.position, game.tables
    rule = safe_rule(tables)
    if position.asks() or rule is SafeRule.NEVER or (rule is SafeRule.LAST_LAYOUT and position.redeals()):
        return []
    home = Home(game)
    first, count = tables.groups[0]
    found = []
    room = array("i", bytes(4 * position.most_moves()))
    for code in room[: position.moves(room, False)]:
        if code >> 24 == Kind.SHIFT and first <= (code >> 8 & 255) < first + count:
            card = position.card(position.pile(code >> 16 & 255)[-1])
            if home.safe(card):
                found.append((cards.rank(card), code))
    return [game.written(code) for _, code in sorted(found)]


class Home:
    """Which cards lie on the foundations, and what that makes safe."""

    def __init__(self, game: Game) -> None:
        self._lay = game.tables.lay
        self._copies = game.tables.patience.packs
        self._up = [0] * 52
        first, count = game.tables.groups[0]
        for place in range(first, first + count):
            for index in game.position.pile(place):
                self._up[game.position.card(index)] += 1

    def safe(self, card: int) -> bool:
        """Whether this card is open, and nothing will ever need it in the tableau."""
        return self._open(card) and all(
            self._home(other) or self.safe(other) for other in range(52) if self._lay[card] >> other & 1
        )

    def _home(self, card: int) -> bool:
        return self._up[card] == self._copies

    def _open(self, card: int) -> bool:
        return cards.rank(card) == 0 or self._home(card - 1)
