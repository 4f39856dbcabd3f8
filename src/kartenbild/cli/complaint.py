"""Bad input: one sentence, exit code 2, no traceback."""

from __future__ import annotations

from typing import Any

from kartenbild.words import Message, say


class Complaint(Exception):
    """Something on the command line cannot be done; `message` says what and where."""

    def __init__(self, id: str, **args: Any) -> None:
        self.message = Message(id, args)
        super().__init__(say(self.message, "en"))


class Trouble(Exception):
    """What was asked for is right, but cannot be had now; `message` says why."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(say(message, "en"))


def one_line(error: BaseException, language: str) -> str:
    """The error's sentence in this language where it has one, on a single line."""
    message = getattr(error, "message", None)
    text = say(message, language) if isinstance(message, Message) else str(error)
    return " ".join(text.split())
