"""`kartenbild lab …` as typed, in this process."""

from __future__ import annotations

import pytest

from kartenbild.cli import main


def lab(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was complained of; never a traceback."""
    with pytest.raises(SystemExit) as ended:
        main(["lab", *arguments, "--lang", "en"])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return int(ended.value.code or 0), printed.out, printed.err
