import re
from collections.abc import Hashable
from typing import Any

from .berlinerin import Berlinerin
from .cards import is_face_down, shuffled
from .grosser_faecher import GrosserFaecher
from .grosser_kreis import GrosserKreis
from .irmgard import Irmgard
from .irmgard_single import IrmgardSingle
from .rules import Position, Rules

GAMES: dict[str, type[Any]] = {
    "irmgard": Irmgard,
    "irmgard-single": IrmgardSingle,
    "grosser-kreis": GrosserKreis,
    "grosser-faecher": GrosserFaecher,
    "berlinerin": Berlinerin,
}


def deal_cards(game: str, number: int, **size: Any) -> list[str]:
    """The cards of a numbered deal in dealing order; `size` as for Oracle."""
    return shuffled(read_game(game, [], size).pack, number)


class Oracle:
    """A game in play. `size` shrinks it, in the parameters its rules take."""

    def __init__(self, name: str, cards: list[str] | None = None, **size: Any) -> None:
        match = re.fullmatch(r"([a-z-]+)((?:\+[a-z-]+)*)(?:#([1-9][0-9]*))?", name)
        if match is None:
            raise ValueError(f"not a deal's name: {name}")
        game, words, number = match.groups()
        self.rules = read_game(game, words.split("+")[1:], size)
        self.cards = read_cards(self.rules.pack, number, cards)
        self.position = self.rules.start(self.cards)
        self.earlier: list[Position] = []

    def truth(self) -> dict[str, list[str]]:
        return self.position.copy().piles

    def view(self) -> dict[str, list[str]]:
        return {
            place: ["~" if is_face_down(card) else card for card in cards]
            for place, cards in self.position.piles.items()
        }

    def every_move(self) -> list[str]:
        return self.rules.every_move(self.position)

    def legal_moves(self) -> list[str]:
        return list(self.rules.decisions(self.position))

    def play(self, move: str) -> None:
        spelled_out = self.rules.spell_out(move, self.position)
        self.earlier.append(self.position)
        self.position = self.rules.after(spelled_out, self.position)

    def undo(self) -> None:
        if not self.earlier:
            raise ValueError("nothing to undo")
        self.position = self.earlier.pop()

    @property
    def won(self) -> bool:
        return self.rules.is_won(self.position)

    @property
    def stuck(self) -> bool:
        return not self.won and not self.every_move()

    def key(self) -> Hashable:
        return self.position.key()


def read_game(game: str, words: list[str], size: dict[str, Any]) -> Rules:
    if game not in GAMES:
        raise ValueError(f"unknown game: {game}")
    rules = GAMES[game]
    result: Rules = rules(read_variant(rules.VARIANTS, words), **size)
    return result


def read_variant(declared: dict[str, tuple[str, ...]], words: list[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in words:
        rules = [rule for rule, allowed in declared.items() if word in allowed]
        if not rules:
            raise ValueError(f"unknown variant: {word}")
        [rule] = rules
        if rule in chosen:
            raise ValueError(f"two words for {rule}: {chosen[rule]}, {word}")
        chosen[rule] = word
    defaults = {rule: allowed[0] for rule, allowed in declared.items()}
    return defaults | chosen


def read_cards(pack: list[str], number: str | None, cards: list[str] | None) -> list[str]:
    if (number is None) == (cards is None):
        raise ValueError("a deal needs either a number or cards")
    if number is not None:
        return shuffled(pack, int(number))
    assert cards is not None
    if sorted(cards) != sorted(pack):
        raise ValueError("these cards are not the pack")
    return list(cards)
