"""The command line: `kartenbild`."""

from __future__ import annotations

from kartenbild.cli.app import main

__all__ = ["main"]
