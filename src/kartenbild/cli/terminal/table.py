"""At the table: one game, line by line."""

from __future__ import annotations

import time
from enum import Enum, auto
from pathlib import Path

from kartenbild.cli.reading import examples, rules_lines
from kartenbild.cli.terminal import orders
from kartenbild.cli.terminal.asked import dealt, recorded
from kartenbild.cli.terminal.hinting import hint_lines
from kartenbild.cli.terminal.session import Session, is_number
from kartenbild.cli.terminal.sight import Sight
from kartenbild.engine import records
from kartenbild.engine.game import Game, IllegalMove
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import BadMove, Move
from kartenbild.server.messages import TableState
from kartenbild.server.state import Done, table_state
from kartenbild.server.telling import move_texts
from kartenbild.store import Action, NoTable, Stale, StoreProblem, Table, TooLong, new_key
from kartenbild.store.tables import MOST_MOVES, Doing
from kartenbild.words import LANGUAGES, say

LONGEST_THOUGHT = 300
"""Seconds; who says nothing for longer is not at the table, and that time is not counted."""

_YES = ("y", "yes", "j", "ja")
_NO = ("n", "no", "nein", "")


class Leaving(Enum):
    """Why the player leaves a table."""

    END = auto()
    NEW = auto()
    RECORD = auto()
    OTHER = auto()


class AtTable:
    """The player at one table. `following`: the game that the player named when leaving, None if none was."""

    def __init__(self, session: Session, table: Table) -> None:
        self.following: Game | None = None
        self._session = session
        self._table = table
        self._since = time.monotonic()
        self._listed = -1
        self._leaving: Leaving | None = None
        self._orders = orders.bound(self)

    def play(self) -> Leaving:
        """Take the player's lines until the player leaves."""
        self._welcome()
        while self._leaving is None:
            line = self._session.console.ask()
            if line is None:
                self._leaving = Leaving.END
            else:
                self.obey(line.strip())
        self._put_away_untouched()
        return self._leaving

    def _welcome(self) -> None:
        state = self._state()
        self._session.console.tell(state.said, *self._sight.cards(state))
        if not self._session.welcomed:
            self._session.tell("text-how-to")
            self._session.welcomed = True

    def obey(self, line: str) -> None:
        """Do what the line says: a move, a number of the list, a place to look at, or an order."""
        word, _, rest = line.partition(" ")
        order = self._orders.get(word.lower())
        if not line:
            self.show_table()
        elif order:
            order(rest.strip())
        elif is_number(line):
            self._play_listed(line)
        elif line.upper() in self._table.game.tables.place_names:
            self._session.console.tell(self._sight.place(line.upper()))
        else:
            self._play_written(line)

    # Looking.

    @property
    def _sight(self) -> Sight:
        return Sight(self._table.game, self._session.language, self._session.full_names)

    def _state(self, done: Done = "opened") -> TableState:
        return table_state(self._table, done, self._session.language, confirm=self._session.confirm)

    def _tell_state(self, done: Done) -> None:
        self._session.console.tell(self._state(done).said)

    def show_table(self, _: str = "") -> None:
        self._session.console.tell(*self._sight.table(self._state()))

    def show_moves(self, _: str = "") -> None:
        """The legal moves with their numbers; a number is a move until the cards lie otherwise."""
        moves = self._table.game.legal_moves()
        if not moves:
            self._session.tell("text-no-moves")
        texts = move_texts(self._table.game, moves, self._session.language)
        for number, (move, text) in enumerate(zip(moves, texts, strict=True), start=1):
            self._session.tell("text-move", number=number, move=str(move), text=text)
        self._listed = self._table.summary.revision

    def show_hint(self, _: str = "") -> None:
        self._session.tell("advice-thinking")
        self._session.console.tell(*hint_lines(self._table.game, self._session.language))

    def show_rules(self, _: str = "") -> None:
        for text, _heading in rules_lines(self._table.game.deal_name.ruled, self._session.language):
            self._session.console.tell(text)

    def show_keys(self, _: str = "") -> None:
        self._session.console.tell(*say("text-keys", self._session.language, **examples()).splitlines())

    # Playing.

    def _play_listed(self, line: str) -> None:
        if self._listed != self._table.summary.revision:
            self._session.tell("text-list-first")
            self.show_moves()
            return
        moves = self._table.game.legal_moves()
        number = int(line) if len(line) < 9 else 0
        if not 0 < number <= len(moves):
            self._session.tell("text-not-in-list", number=line[:20])
            return
        self._play(moves[number - 1])

    def _play_written(self, line: str) -> None:
        try:
            move = Move.parse(orders.move_text(line, self._table.game))
        except BadMove:
            self._session.tell("text-not-understood", text=line[:40])
            return
        self._play(move)

    def _play(self, move: Move) -> None:
        refusal = self._table.game.refusal(move)
        if refusal:
            self._session.tell_sentence(refusal)
        elif self._is_meant(move):
            self._act("move", str(move))

    def _is_meant(self, move: Move) -> bool:
        """Whether the player means it, asked before cards come over everything; what is no answer is obeyed."""
        question = self._state().confirm
        if move.kind not in (Kind.DEAL, Kind.GATHER) or question is None:
            return True
        self._session.console.tell(question)
        self._session.tell("text-yes-or-no")
        answer = self._session.console.ask()
        if answer is None:
            self._leaving = Leaving.END
            return False
        told = answer.strip().lower()
        if told not in (*_YES, *_NO, str(move)):
            self.obey(answer.strip())
        return told in (*_YES, str(move))

    def undo(self, _: str = "") -> None:
        self._act("undo")

    def redo(self, _: str = "") -> None:
        self._act("redo")

    def restart(self, _: str = "") -> None:
        self._act("restart")
        self.show_table()

    def _act(self, doing: Doing, move: str = "") -> None:
        try:
            self._store(doing, move)
        except IllegalMove as refused:
            self._session.tell_sentence(refused.message)
        except Stale:
            self._reload()
            self._session.tell("refused-stale")
            self.show_table()
        except TooLong:
            self._session.tell("refused-too-long", most=MOST_MOVES)
        except NoTable:
            self._session.tell("refused-no-table")
            self._leaving = Leaving.OTHER
        except StoreProblem as problem:
            self._session.tell_sentence(problem.message)
            self._reload()
        else:
            self._tell_state(doing)
            if doing in ("move", "redo") and self._table.summary.status == "won":
                self._session.tell("text-after-won")

    def _store(self, doing: Doing, move: str) -> None:
        """Do it and keep it. The store takes the game over meanwhile, so that it need not replay it."""
        now = time.monotonic()
        seconds = min(now - self._since, LONGEST_THOUGHT)
        tables, summary = self._session.store.tables, self._table.summary
        tables.keep(self._table)
        action = Action(doing, summary.revision, new_key(), move, seconds)
        self._table = tables.act(self._session.player.id, summary.id, action)
        self._since = now

    def _reload(self) -> None:
        self._table = self._session.store.tables.load(self._session.player.id, self._table.summary.id)

    # Everything around the game.

    def save(self, file: str) -> None:
        """Write the record to a file that is not there yet."""
        if not file:
            self._session.tell("text-save-where")
            return
        try:
            path = Path(file if Path(file).suffix else file + records.SUFFIX).expanduser()
            with path.open("x", encoding="utf-8") as opened:
                opened.write(records.write(self._table.game))
        except FileExistsError:
            self._session.tell("text-save-exists", file=str(path))
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or str(error).rstrip(".")
            self._session.tell("text-cannot-save", file=file, why=why)
        else:
            self._session.tell("text-saved", file=str(path))

    def set_names(self, word: str) -> None:
        wished = {"full": True, "voll": True, "short": False, "kurz": False}.get(word.lower())
        self._session.full_names = not self._session.full_names if wished is None else wished
        self._session.keep_wishes()
        self._session.tell("text-names", how="full" if self._session.full_names else "short")

    def set_confirm(self, word: str) -> None:
        wished = {"on": True, "an": True, "off": False, "aus": False}.get(word.lower())
        self._session.confirm = not self._session.confirm if wished is None else wished
        self._session.keep_wishes()
        self._session.tell("text-confirm", how="on" if self._session.confirm else "off")

    def set_language(self, word: str) -> None:
        if word.lower() not in LANGUAGES:
            self._session.tell("text-languages", known=", ".join(LANGUAGES))
            return
        self._session.language = word.lower()
        self._session.keep_wishes()
        self._session.tell("text-language")
        self.show_table()

    def leave(self, _: str = "") -> None:
        self._leaving = Leaving.END

    def leave_for_new(self, wanted: str) -> None:
        self.following = dealt(self._session, wanted) if wanted else None
        if self.following or not wanted:
            self._leaving = Leaving.NEW

    def leave_for_record(self, file: str) -> None:
        if not file:
            self._session.tell("text-open-which")
            return
        self.following = recorded(self._session, file)
        if self.following:
            self._leaving = Leaving.RECORD

    def leave_for_other(self, _: str = "") -> None:
        self._leaving = Leaving.OTHER

    def _put_away_untouched(self) -> None:
        """A deal on which nothing was done need not wait in the list of unfinished games."""
        summary = self._table.summary
        if summary.revision == 0 and not summary.imported:
            try:
                self._session.store.tables.delete(self._session.player.id, summary.id)
            except NoTable:
                return
