"""Lines in and lines out: a terminal, or two pipes."""

from __future__ import annotations

import contextlib
import sys
from typing import TextIO


class Console:
    """Asks and tells, line by line. At a real terminal the line can be edited and earlier lines come back."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        self.at_terminal = self._source is sys.stdin and self._source.isatty() and self._sink.isatty()
        if self.at_terminal:
            # Importing it is what makes input() edit lines; not every system has it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def tell(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._sink)
        self._sink.flush()

    def ask(self) -> str | None:
        """The player's next line without its end, None where there will be no more."""
        if self.at_terminal:
            try:
                return input("> ")
            except EOFError:
                self.tell("")
                return None
        line = self._source.readline()
        return line.rstrip("\r\n") if line else None
