"""The words a player can say at the table, in both languages at once, and moves as they are typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from kartenbild.engine.game import Game

if TYPE_CHECKING:
    from kartenbild.cli.terminal.table import AtTable

ORDERS = {
    "show_table": ("t", "table", "tisch"),
    "show_hint": ("hint", "tipp"),
    "show_moves": ("m", "moves", "züge"),
    "undo": ("u", "undo", "zurück"),
    "redo": ("r", "redo", "wieder"),
    "restart": ("restart", "anfang"),
    "leave_for_new": ("new", "neu"),
    "leave_for_other": ("games", "partien"),
    "leave_for_record": ("open", "öffnen"),
    "save": ("save", "speichern"),
    "show_rules": ("h", "help", "hilfe", "rules", "regeln"),
    "show_keys": ("?", "k", "keys", "tasten"),
    "set_names": ("names", "namen"),
    "set_confirm": ("ask", "fragen"),
    "set_language": ("lang", "language", "sprache"),
    "leave": ("q", "quit", "exit", "ende"),
}
"""For each method of `AtTable` that a player may call for: its words."""

VERBS = {
    "auslegen": "deal",
    "umdrehen": "turn",
    "wenden": "recycle",
    "einsammeln": "gather",
    "hoch": "up",
    "nieder": "down",
}
"""German words for the moves that carry nothing from place to place."""

_STOCK = "d"
_SHIFT = re.compile(r"([a-z]\d*)\s*[-–\s]\s*([a-z]\d*)(?:\s*x\s*(\d+))?", re.IGNORECASE | re.ASCII)


def bound(seat: AtTable) -> dict[str, Callable[[str], None]]:
    """Every word with what it does at this table, given the rest of the line."""
    return {word: getattr(seat, name) for name, words in ORDERS.items() for word in words}


def move_text(line: str, game: Game) -> str:
    """A typed move in the notation: 't3 t5 x2' is T3-T5x2, 'd' is whatever the stock can do now."""
    word = line.lower()
    if word == _STOCK:
        stock = [str(move) for move in game.legal_moves() if not move.source]
        return stock[0] if stock else line
    found = _SHIFT.fullmatch(line)
    if not found:
        return VERBS.get(word, word)
    source, target, count = found.groups()
    return f"{source}-{target}".upper() + (f"x{count}" if count else "")
