"""A deal being played: what `kartenbild.deal` returns."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from kartenbild import cards
from kartenbild.engine.core import Position
from kartenbild.engine.moves import BadMove, Move, Notation
from kartenbild.engine.reasons import reason
from kartenbild.rules.lowering import Tables
from kartenbild.rules.names import DealName
from kartenbild.words import Message, say


class IllegalMove(ValueError):
    """A move that the rules refuse, or that is no move; `message` says why, in any language."""

    def __init__(self, move: str, message: Message) -> None:
        super().__init__(f"{move}: {say(message, 'en')}")
        self.move = move
        self.message = message


class Game:
    """One deal and what was played of it.

    `tables`: the patience's tables. `order`: the dealt cards 0…51 in dealing order. `deal_name`: what the deal is
    called. Made by `kartenbild.deal`.
    """

    def __init__(self, tables: Tables, order: list[int], deal_name: DealName) -> None:
        self.tables = tables
        self.deal_name = deal_name
        self.order = tuple(order)
        self.notation = Notation(tables)
        self.position = Position(tables, order)
        self._room = array("i", bytes(4 * self.position.most_moves()))
        self._done: list[tuple[int, int, Move]] = []
        self._undone: list[tuple[int, Move]] = []

    def __repr__(self) -> str:
        return f"<Game {self.name}, {len(self._done)} moves>"

    @property
    def name(self) -> str:
        """The deal's name: 'irmgard#42', without a number where the cards were given."""
        return str(self.deal_name)

    @property
    def cards(self) -> str:
        """The pack in dealing order, 'TH 4C …'."""
        return cards.names(list(self.order))

    @property
    def history(self) -> list[Move]:
        """The moves played, the first first."""
        return [move for _, _, move in self._done]

    @property
    def undone(self) -> list[Move]:
        """The moves that `redo` would play again, the next first."""
        return [move for _, move in reversed(self._undone)]

    @property
    def won(self) -> bool:
        """Whether every card lies on a foundation."""
        stock = self.tables.stock_place
        places = [*range(self.tables.tableau), *range(stock, len(self.tables.place_names))]
        return not any(self.position.pile(place) for place in places)

    @property
    def stuck(self) -> bool:
        """Not won, and no legal move at all."""
        return not self.won and not self.position.moves(self._room, False)

    def legal_moves(self) -> list[Move]:
        """One move for each distinct decision; of targets that make no difference the first."""
        return [self.notation.move(code, first_of_its_letter=self.notation.bare(code)) for code in self._codes(False)]

    def every_move(self) -> list[Move]:
        """All legal moves with every target by its number, equal ones too."""
        return [self.notation.move(code) for code in self._codes(True)]

    def distinct_moves(self) -> list[Move]:
        """Those of `every_move` that are decisions of their own: of equal targets only the first."""
        return [self.notation.move(code) for code in self._codes(False)]

    def play(self, move: Move | str) -> None:
        """Play one move with all it forces. Raises IllegalMove, and then nothing has changed."""
        code = self._legal_code(move)
        self._undone.clear()
        self._make(code, self.written(code))

    def undo(self) -> None:
        """Take back the last decision with all it forced. Raises IllegalMove where there is none."""
        if not self._done:
            raise IllegalMove("undo", Message("refused-nothing-to-undo"))
        code, token, move = self._done.pop()
        self.position.unmake(code, token)
        self._undone.append((code, move))

    def redo(self) -> None:
        """Play the last undone decision again. Raises IllegalMove where there is none."""
        if not self._undone:
            raise IllegalMove("redo", Message("refused-nothing-to-redo"))
        code, move = self._undone.pop()
        self._make(code, move)

    def refusal(self, move: Move | str) -> Message | None:
        """Which rule stops this move, None where it is legal."""
        try:
            self._legal_code(move)
        except IllegalMove as refused:
            return refused.message
        return None

    def written(self, code: int) -> Move:
        """A legal move of the engine in its shortest form that parses back to it here."""
        if self.notation.bare(code):
            bare = self.notation.move(code, first_of_its_letter=True)
            if self._legal_code(bare) == code:
                return bare
        return self.notation.move(code)

    def truth(self) -> dict[str, list[str]]:
        """Every place's cards, the first dealt first and the stock's next card first, ~ before a face-down one."""
        return self._shown(lambda card: f"~{card}")

    def view(self) -> dict[str, list[str]]:
        """What a player sees: as `truth`, with '~' alone for a face-down card."""
        return self._shown(lambda card: "~")

    def _shown(self, covered: Callable[[str], str]) -> dict[str, list[str]]:
        return {
            name: [covered(card) if hidden else card for card, hidden in self._cards_at(place)]
            for place, name in enumerate(self.tables.place_names)
        }

    def _cards_at(self, place: int) -> list[tuple[str, bool]]:
        names = [cards.name(self.position.card(index)) for index in self.position.pile(place)]
        hidden = self.position.covered(place)
        if place == self.tables.stock_place:
            return [(name, seat >= len(names) - hidden) for seat, name in enumerate(names)]
        return [(name, seat < hidden) for seat, name in enumerate(names)]

    def _codes(self, every: bool) -> list[int]:
        return self._room[: self.position.moves(self._room, every)].tolist()

    def _legal_code(self, move: Move | str) -> int:
        try:
            candidates = self.notation.candidates(move if isinstance(move, Move) else Move.parse(move))
        except BadMove as bad:
            raise IllegalMove(str(move)[:40], Message("refused-no-move", {"text": str(move)[:40]})) from bad
        for code in candidates:
            if not self.position.refusal(code):
                return code
        message = reason(self.position, self.tables, self._nearest(candidates))
        assert message is not None
        raise IllegalMove(str(move), message)

    def _nearest(self, candidates: list[int]) -> int:
        """Of several refused targets the one whose reason helps: a foundation of the card's own suit, if begun."""
        return min(candidates, key=self._strangeness)

    def _strangeness(self, code: int) -> int:
        source, target = code >> 16 & 255, code >> 8 & 255
        moved, onto = self.position.pile(source), self.position.pile(target)
        if not moved or not onto:
            return 1
        same = cards.suit(self.position.card(moved[-1])) == cards.suit(self.position.card(onto[-1]))
        return 0 if same else 2

    def _make(self, code: int, move: Move) -> None:
        self._done.append((code, self.position.make(code), move))
