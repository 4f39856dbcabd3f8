"""Choosing what to play: an unfinished game, a new deal, a record."""

from __future__ import annotations

from typing import TypeVar

from kartenbild import patiences
from kartenbild.cli.reading import examples, in_language
from kartenbild.cli.terminal.asked import dealt
from kartenbild.cli.terminal.session import Session, is_number
from kartenbild.engine.game import Game
from kartenbild.rules.choices import Chooser, choosers
from kartenbild.rules.vocabulary import Patience
from kartenbild.store import NoTable, Summary, Table

_T = TypeVar("_T")
_LEAVE = ("q", "quit", "ende", "exit")
_NEW = ("n", "new", "neu")
_DROP = ("drop", "weg")


class Lobby:
    """Where a player without a table chooses one. Every question is answered with a number or with words."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self) -> Table | None:
        """One of the unfinished games, or a new one; None when the player leaves."""
        while True:
            unfinished = self._unfinished()
            if not unfinished:
                return self.new()
            self._list(unfinished)
            answer = self._session.console.ask()
            if answer is None or answer.strip().lower() in _LEAVE:
                return None
            chosen = self._chosen(answer.strip(), unfinished)
            if chosen:
                return chosen

    def new(self) -> Table | None:
        """A new deal of a game that is chosen by number or by name; None when the player leaves."""
        declared = list(patiences.declared().values())
        while True:
            self._session.tell("text-which-game", **examples())
            for number, patience in enumerate(declared, start=1):
                self._tell_game(number, patience)
            answer = self._session.console.ask()
            if answer is None or answer.strip().lower() in _LEAVE:
                return None
            name = self._named(answer.strip(), declared)
            table = self._begun(name) if name else None
            if table:
                return table

    def seat(self, game: Game, imported: bool = False) -> Table:
        """A table with this game: the one where this very deal is already begun, else a new one."""
        if not imported and game.deal_name.number is not None:
            begun = next((each for each in self._unfinished() if each.deal == game.name), None)
            if begun:
                self._session.tell("text-already-begun", deal=begun.deal)
                return self._session.store.tables.load(self._session.player.id, begun.id)
        return self._session.store.tables.open(self._session.player.id, game, imported=imported)

    def _begun(self, name: str) -> Table | None:
        game = dealt(self._session, name)
        return self.seat(game) if game else None

    def _unfinished(self) -> list[Summary]:
        return [each for each in self._session.store.tables.of(self._session.player.id) if each.status != "won"]

    def _list(self, unfinished: list[Summary]) -> None:
        self._session.tell("text-unfinished")
        for number, each in enumerate(unfinished, start=1):
            stuck = "yes" if each.status == "stuck" else "no"
            self._session.tell("text-unfinished-game", number=number, deal=each.deal, made=each.made, stuck=stuck)
        self._session.tell("text-which-table")

    def _chosen(self, answer: str, unfinished: list[Summary]) -> Table | None:
        word, _, rest = answer.partition(" ")
        if word.lower() in _NEW:
            return self._begun(rest.strip()) if rest.strip() else self.new()
        if word.lower() in _DROP:
            self._drop(_picked(rest.strip(), unfinished))
            return None
        picked = _picked(answer, unfinished)
        if picked:
            return self._loaded(picked)
        if is_number(answer):
            self._session.tell("text-not-in-list", number=answer[:20])
            return None
        return self._begun(answer) if answer else None

    def _loaded(self, picked: Summary) -> Table | None:
        try:
            return self._session.store.tables.load(self._session.player.id, picked.id)
        except NoTable:
            self._session.tell("refused-no-table")
            return None

    def _drop(self, picked: Summary | None) -> None:
        if picked is None:
            self._session.tell("text-drop-which")
            return
        try:
            self._session.store.tables.delete(self._session.player.id, picked.id)
        except NoTable:
            self._session.tell("refused-no-table")
        else:
            self._session.tell("text-dropped", deal=picked.deal)

    def _tell_game(self, number: int, patience: Patience) -> None:
        title, teaser = (in_language(words, self._session.language) for words in (patience.title, patience.teaser))
        self._session.tell("text-game", number=number, name=patience.name, title=title, teaser=teaser)

    def _named(self, answer: str, declared: list[Patience]) -> str | None:
        """The deal's name for an answer: a number asks on for the variants, words are the name themselves."""
        word, _, rest = answer.partition(" ")
        answer = rest.strip() if word.lower() in _NEW else answer
        if not is_number(answer):
            return answer or None
        patience = _picked(answer, declared)
        if patience is None:
            self._session.tell("text-not-in-list", number=answer[:20])
            return None
        words = [self._variant(chooser) for chooser in choosers(patience, self._session.language)]
        return "+".join([patience.name, *words])

    def _variant(self, chooser: Chooser) -> str:
        """The word the player chooses for this setting; nothing said is the default."""
        default = chooser.choices[0].word
        while True:
            self._session.tell("text-which-variant", setting=chooser.label, default=default)
            for number, choice in enumerate(chooser.choices, start=1):
                self._session.tell("text-variant", number=number, word=choice.word, meaning=choice.label)
            answer = (self._session.console.ask() or "").strip()
            words = [choice.word for choice in chooser.choices]
            picked = _picked(answer, words) or (answer if answer in words else None)
            if picked or not answer:
                return picked or default
            self._session.tell("text-not-in-list", number=answer[:20])


def _picked(answer: str, choices: list[_T]) -> _T | None:
    """The choice with this number, counted from 1."""
    number = int(answer) if is_number(answer) and len(answer) < 9 else 0
    return choices[number - 1] if 0 < number <= len(choices) else None
