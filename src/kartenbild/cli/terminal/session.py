"""Who plays at the terminal, and how they want to be spoken to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kartenbild.cli.terminal.console import Console
from kartenbild.server.wording import sentence
from kartenbild.store import Player, Store
from kartenbild.words import LANGUAGES, Message, say


def is_number(text: str) -> bool:
    """Whether somebody typed a whole number."""
    return text.isascii() and text.isdigit()


@dataclass(slots=True)
class Session:
    """One sitting. `full_names`: say 'queen of hearts' for QH. `confirm`: ask before a deal or gathering.

    `welcomed`: the first steps have been told.
    """

    store: Store
    player: Player
    console: Console
    language: str
    full_names: bool = False
    confirm: bool = True
    welcomed: bool = False

    @classmethod
    def begin(cls, store: Store, console: Console, language: str | None, fallback: str) -> Session:
        """The terminal's player with what they chose last; `language` given now goes before that."""
        player = store.players.terminal()
        kept = player.settings
        spoken = language or (kept.get("language") if kept.get("language") in LANGUAGES else fallback)
        session = cls(store, player, console, str(spoken))
        session.full_names = kept.get("full_names") is True
        session.confirm = kept.get("confirm_deal") is not False
        return session

    def tell(self, id: str, **args: Any) -> None:
        self.console.tell(say(id, self.language, **args))

    def tell_sentence(self, message: Message) -> None:
        """Tell a message that may begin with a card's name."""
        self.console.tell(sentence(say(message, self.language)))

    def keep_wishes(self) -> None:
        """Remember how this player wants to be spoken to."""
        wishes = {"language": self.language, "full_names": self.full_names, "confirm_deal": self.confirm}
        self.store.players.set_settings(self.player.id, self.player.settings | wishes)
