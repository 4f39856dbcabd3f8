"""Reading a record from a file that somebody named."""

from __future__ import annotations

from pathlib import Path

from kartenbild.engine import records

_MOST_BYTES = 4 * records.MOST_CHARACTERS + 4


def record_text(file: Path) -> str:
    """The file's text, of a file beyond all measure only so much as shows that it is too long.

    Raises OSError or, for bytes that are no UTF-8, BadRecord with the line.
    """
    with file.open("rb") as opened:
        read = opened.read(_MOST_BYTES)
    try:
        return read.decode("utf-8-sig", errors="ignore" if len(read) == _MOST_BYTES else "strict")
    except UnicodeDecodeError as bad:
        line = read.count(b"\n", 0, bad.start) + 1
        raise records.BadRecord("bad-record-encoding", line=line) from bad
