"""The games there are, as their names."""

from __future__ import annotations

from kartenbild import patiences
from kartenbild.rules.vocabulary import Patience


class GameName(str):
    """A game's name that knows its game."""

    __slots__ = ("patience",)

    patience: Patience

    def __new__(cls, patience: Patience) -> GameName:
        name = super().__new__(cls, patience.name)
        name.patience = patience
        return name

    @property
    def title(self) -> str:  # type: ignore[override]  # the contract's word; a name is not to be put in title case
        """The English title; `patience.title` has both languages."""
        return self.patience.title.en

    @property
    def packs(self) -> int:
        """How many packs of 52 cards are mixed."""
        return self.patience.packs

    @property
    def variants(self) -> dict[str, tuple[str, ...]]:
        """For each rule that can be set its words, the default first."""
        return {setting.name: tuple(setting.words) for setting in self.patience.settings}

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the rules were read."""
        return (self.patience.source,)


def games() -> list[GameName]:
    """The names of all games."""
    return [GameName(patience) for patience in patiences.declared().values()]
