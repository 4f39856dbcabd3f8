"""What a player asks for by name: a deal, or a file with a record. What cannot be had is told, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import kartenbild
from kartenbild.cli.complaint import one_line
from kartenbild.cli.files import record_text
from kartenbild.cli.terminal.session import Session
from kartenbild.engine import records
from kartenbild.engine.game import Game
from kartenbild.rules.names import BadName
from kartenbild.rules.packs import BadCards


def dealt(session: Session, name: str) -> Game | None:
    """The deal named 'irmgard#42', or 'irmgard TH 4C …' with its cards."""
    deal, _, given = name.partition(" ")
    try:
        return kartenbild.deal(deal, given.strip() or None)
    except (BadName, BadCards) as bad:
        session.tell("text-no-such-deal", why=one_line(bad, session.language))
        return None


def recorded(session: Session, file: str) -> Game | None:
    """The game of a record, as it stands at its end."""
    try:
        return records.read(record_text(Path(file).expanduser()))
    except records.BadReplay as bad:
        session.tell("text-bad-move", file=file, number=bad.number, why=bad.refused.message)
    except (OSError, ValueError, RuntimeError) as bad:
        why = getattr(bad, "strerror", None) or one_line(bad, session.language)
        session.tell("text-cannot-read", file=file, why=why)
    return None
