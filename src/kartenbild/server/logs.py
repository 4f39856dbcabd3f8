"""The log in the data folder: starts, ends and faults; no cards, no tokens, no codes."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE = "kartenbild.log"
_MOST_BYTES, _OLDER_FILES = 500_000, 2


class _LogFile(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:
        """A log that cannot be written, on a full disk say, must not fill the player's screen or stop the game."""


@contextmanager
def logging_to(folder: Path) -> Iterator[logging.Logger]:
    """Write what this program and its server have to report to a file that never grows large."""
    handler = _LogFile(folder / FILE, maxBytes=_MOST_BYTES, backupCount=_OLDER_FILES, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"))
    loggers = [logging.getLogger(name) for name in ("kartenbild", "uvicorn", "litestar")]
    for logger in loggers:
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
        logger.propagate = False
    try:
        yield loggers[0]
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
            logger.propagate = True
        handler.close()
