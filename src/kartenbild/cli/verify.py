"""`kartenbild verify`: records, replayed."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from kartenbild.cli.complaint import one_line
from kartenbild.cli.files import record_text
from kartenbild.engine import records
from kartenbild.engine.game import Game
from kartenbild.rules.names import BadName
from kartenbild.rules.packs import BadCards
from kartenbild.words import Message, say


class Outcome(IntEnum):
    """How a record fared, as the exit code says it."""

    GOOD = 0
    BAD_MOVE = 1
    UNREADABLE = 2


def verified(file: Path, language: str) -> tuple[Outcome, str]:
    """How this record fared, and one line that tells it: for a bad move its number, for a bad file what and where."""
    try:
        game = records.read(record_text(file))
    except records.BadReplay as bad:
        refused = {"number": bad.number, "move": bad.refused.move, "why": bad.refused.message}
        return Outcome.BAD_MOVE, say("cli-verify-bad-move", language, file=str(file), **refused)
    except (OSError, ValueError) as bad:
        return Outcome.UNREADABLE, say("cli-verify-unreadable", language, file=str(file), why=_why(bad, file, language))
    return Outcome.GOOD, _good(file, game, language)


def _good(file: Path, game: Game, language: str) -> str:
    end = Message("cli-verify-won" if game.won else "cli-verify-stuck" if game.stuck else "cli-verify-open")
    return say("cli-verify-good", language, file=str(file), deal=game.name, moves=len(game.history), end=end)


def _why(bad: OSError | ValueError, file: Path, language: str) -> str:
    if isinstance(bad, OSError):
        return bad.strerror or type(bad).__name__
    why = one_line(bad, language)
    field = "deal" if isinstance(bad, BadName) else "cards" if isinstance(bad, BadCards) else None
    line = _line_of(field, file) if field else None
    return say("cli-verify-line", language, line=line, why=why) if line else why


def _line_of(field: str, file: Path) -> int | None:
    lines = enumerate(record_text(file).splitlines(), start=1)
    return next((number for number, line in lines if line.split()[:1] == [field]), None)
