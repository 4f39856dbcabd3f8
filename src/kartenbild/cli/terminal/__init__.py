"""The game in the terminal: lines of text in, lines of text out, on the same store as the browser's table."""

from __future__ import annotations

from kartenbild.cli.terminal.play import play_text

__all__ = ["play_text"]
