"""The actions at a table that have a letter of their own, and the player's letters for them.

A key is a character as it is typed without Shift, or 'shift+' and a letter; '' is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from kartenbild.words import Message, Spoken

KeyAction = Literal[
    "draw",
    "undo",
    "redo",
    "moves",
    "read",
    "hint",
    "find",
    "zoom",
    "help",
    "fresh",
    "restart",
    "solution",
    "winnable",
    "line",
    "finish",
]


@dataclass(frozen=True, slots=True)
class Letter:
    """What an action is told as, and its keys: its usual letter, and one that it has `always`, as ARIA writes it.

    `thinks`: only at tables that think.
    """

    action: KeyAction
    key: str
    does: str
    always: str = ""
    thinks: bool = False


LETTERS = (
    Letter("draw", "d", "web-key-draw"),
    Letter("undo", "u", "web-key-undo", always="Control+Z"),
    Letter("redo", "shift+u", "web-key-redo", always="Control+Y"),
    Letter("moves", "m", "moves-key"),
    Letter("read", "t", "web-key-read"),
    Letter("hint", "h", "advice-key"),
    Letter("find", "f", "table-key-find"),
    Letter("zoom", "z", "web-key-zoom"),
    Letter("help", "e", "web-key-help"),
    Letter("fresh", "n", "web-key-new"),
    Letter("restart", "r", "web-key-restart"),
    Letter("solution", "s", "web-key-solution", thinks=True),
    Letter("winnable", "b", "web-key-winnable", thinks=True),
    Letter("line", "l", "web-key-line", thinks=True),
    Letter("finish", "a", "web-key-finish", thinks=True),
)

Own = Mapping[KeyAction, str]
"""The keys that a player chose in place of the usual ones."""


def shown(key: str) -> str:
    """A key as it is printed: 'D', '⇧U'."""
    letter = key.removeprefix("shift+")
    capital = letter.upper() if len(letter.upper()) == 1 else letter
    return f"⇧{capital}" if key != letter else capital


def expect_usable(own: Own, before: Own) -> None:
    """Raises Spoken for a key that cannot be typed so, and for one that would stand for two actions.

    `before`: the player's keys until now; the action that had the key already is the one that is named.
    """
    for key in own.values():
        if not _typed(key):
            raise Spoken("refused-key", key=key)
    for key in {key for key in own.values() if key}:
        holders = [letter for letter in LETTERS if _key(letter, own) == key]
        if len(holders) > 1:
            holder = min(holders, key=lambda letter: _key(letter, before) != key)
            raise Spoken("refused-key-taken", key=shown(key), does=Message(holder.does))


def _key(letter: Letter, own: Own) -> str:
    return own.get(letter.action, letter.key)


def _typed(key: str) -> bool:
    letter = key.removeprefix("shift+")
    if key == letter:
        return letter == letter.lower().strip()
    return letter == letter.lower() != letter.upper()
