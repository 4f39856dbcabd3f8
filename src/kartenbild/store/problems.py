"""What can go wrong with the store, said in one sentence."""

from __future__ import annotations

from kartenbild.words import Message, say


class StoreProblem(Exception):
    """The store cannot do its work; `message` says why in any language, the exception itself in English."""

    def __init__(self, message: Message) -> None:
        super().__init__(say(message, "en"))
        self.message = message


class NoTable(LookupError):
    """The player has no such table."""


class NoPlayer(LookupError):
    """No player has this code."""


class Stale(Exception):
    """The game went on elsewhere: the action was meant for an older revision than the stored one."""


class TooLong(Exception):
    """A game has as many moves as a record can hold."""
