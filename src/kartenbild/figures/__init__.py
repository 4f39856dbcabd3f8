"""What was found out about the patiences, as the program carries it: `figures.json`, written by `make figures`.

Nothing here solves or plays; the outcomes behind the figures lie in docs/figures.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from kartenbild.figures.kept import Figures, Layout, Pair, Play, Row, Share, Unseen

__all__ = ["Figures", "Layout", "Pair", "Play", "Row", "Share", "Unseen", "carried", "read", "share"]


def share(ruled: str) -> Share | None:
    """The share of a row like 'irmgard+centre' (`DealName.ruled`), None where it was not measured."""
    row = carried().rows.get(ruled)
    return row.share if row else None


@cache
def carried() -> Figures:
    """The figures that this program carries."""
    return read(json.loads(resources.files(__name__).joinpath("figures.json").read_text(encoding="utf-8")))


def read(told: Mapping[str, Any]) -> Figures:
    """Figures from what `kartenbild lab report --format json` writes."""
    rows = [_row(row) for row in told["rows"]]
    return Figures(
        {row.ruled: row for row in rows},
        tuple(Pair(**pair) for pair in told["pairs"]),
        tuple(Play(**play) for play in told["plays"]),
        tuple(Layout(**layout) for layout in told["layouts"]),
        tuple(Unseen(**unseen) for unseen in told["unseen"]),
    )


def _row(told: Mapping[str, Any]) -> Row:
    several = {name: tuple(told[name]) for name in ("moves", "spent", "milliseconds")}
    return Row(**{**told, **several, "share": Share(**told["share"])})
