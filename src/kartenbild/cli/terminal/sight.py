"""The table in words, a line for each thing that lies there: compact, and the same read aloud as seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenbild import cards, words
from kartenbild.engine.game import Game
from kartenbild.rules.tell_words import group_kind
from kartenbild.server.messages import TableState
from kartenbild.words import say

_DOWN = "~"


@dataclass(frozen=True, slots=True)
class Sight:
    """How one game looks to its player. `full`: cards by their names, 'queen of hearts' in place of QH."""

    game: Game
    language: str
    full: bool

    def table(self, state: TableState) -> Iterator[str]:
        """The whole table: the deal, what is counted, the cards, a question that is open."""
        yield say("text-head", self.language, title=state.title, deal=state.deal, made=state.made)
        yield from self.cards(state)
        if state.question:
            yield state.question

    def cards(self, state: TableState) -> Iterator[str]:
        """What is counted, and what lies there."""
        if state.counters:
            yield ". ".join(self._counter(counter.label, counter.value) for counter in state.counters) + "."
        yield from self.lying()

    def lying(self) -> Iterator[str]:
        """The foundations, the tableau, the waste."""
        seen = self.game.view()
        yield from self._foundations(seen)
        for name in self.game.tables.place_names[: self.game.tables.tableau]:
            yield say("text-place", self.language, place=name, cards=self._pile(seen[name]))
        if "W" in seen:
            yield self._waste(seen["W"])

    def place(self, name: str) -> str:
        """One place with all its cards, the top card last."""
        pile = self.game.view()[name]
        if name == "S":
            return say("text-stock", self.language, count=len(pile))
        return say("text-place", self.language, place=name, cards=self._pile(pile))

    def _counter(self, label: str, value: int | None) -> str:
        shown = say("text-without-end", self.language) if value is None else str(value)
        return say("text-counter", self.language, label=label, value=shown)

    def _foundations(self, seen: dict[str, list[str]]) -> Iterator[str]:
        patience = self.game.tables.patience
        for group in patience.foundations:
            piles = {f"{group.letter}{i + 1}": seen[f"{group.letter}{i + 1}"] for i in range(group.count)}
            tops = [f"{name} {self._card(pile[-1])}" for name, pile in piles.items() if pile]
            empty = sum(not pile for pile in piles.values())
            told = ", ".join(tops) if tops else say("text-none-yet", self.language)
            if tops and empty:
                told = say("text-and-empty", self.language, told=told, empty=empty)
            yield say(f"text-group-{group_kind(patience, group)}", self.language, told=told)

    def _waste(self, pile: list[str]) -> str:
        if not pile:
            return say("text-place", self.language, place="W", cards=say("text-empty", self.language))
        return say("text-waste", self.language, top=self._card(pile[-1]), count=len(pile))

    def _pile(self, pile: list[str]) -> str:
        """The face-down cards as a number, the others one by one, the top card last."""
        if not pile:
            return say("text-empty", self.language)
        down = pile.count(_DOWN)
        shown = (", " if self.full else " ").join(self._card(card) for card in pile if card != _DOWN)
        if not down:
            return shown
        return say("text-down" if shown else "text-only-down", self.language, down=down, shown=shown)

    def _card(self, name: str) -> str:
        return words.card(cards.parse(name), self.language) if self.full else name
