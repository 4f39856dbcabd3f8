"""Charts as SVG: one bar a row, from 0 to 100 of a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kartenbild.figures.sheets import sheet

_LETTER, _SCALE, _VALUE = 8, 330, 130
_LINE, _BAR, _HEAD, _FOOT = 34, 16, 44, 52
_STYLE = (
    ".end{text-anchor:end}.track{fill:#e6e2d8}.sure{fill:#1f6b4a}.open{fill:url(#open)}"
    ".range{stroke:#1c1c1c;stroke-width:1.5;fill:none}.tick{stroke:#b9b3a4;stroke-width:1}"
)
_OPEN = (
    '<defs><pattern id="open" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="6" height="6" fill="#cfe3d8"/><rect width="2" height="6" fill="#1f6b4a"/></pattern></defs>'
)


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of a chart. `sure`: the filled share, `open`: the hatched share after it; `low`, `high`: the interval."""

    label: str
    sure: float
    open: float
    low: float
    high: float
    value: str


def chart(title: str, bars: Sequence[Bar], legend: str) -> str:
    """A whole picture with its words, to stand alone."""
    left = 20 + _LETTER * max((len(bar.label) for bar in bars), default=0)
    height = _HEAD + _LINE * len(bars) + _FOOT
    drawn = [
        _OPEN,
        *_ticks(left, height),
        *(part for line, bar in enumerate(bars) for part in _line(bar, left, _HEAD + _LINE * line)),
        f'<text class="small" x="12" y="{height - 12}">{escape(legend)}</text>',
    ]
    wide = max(left + _SCALE + _VALUE, 24 + _LETTER * max(len(title), len(legend)))
    return sheet(title, wide, height, _STYLE, drawn)


def _ticks(left: int, height: int) -> list[str]:
    return [
        f'<path class="tick" d="M{_x(left, tick / 100)} {_HEAD - 6}V{height - _FOOT + 2}"/>'
        f'<text class="small" x="{_x(left, tick / 100)}" y="{height - _FOOT + 16}" text-anchor="middle">{tick}</text>'
        for tick in (0, 25, 50, 75, 100)
    ]


def _line(bar: Bar, left: int, top: int) -> list[str]:
    low, high, middle = _x(left, bar.low), _x(left, bar.high), top + _BAR / 2
    return [
        f'<text class="end" x="{left - 10}" y="{top + 13}">{escape(bar.label)}</text>',
        f'<rect class="track" x="{left}" y="{top}" width="{_SCALE}" height="{_BAR}"/>',
        f'<rect class="sure" x="{left}" y="{top}" width="{_SCALE * bar.sure:.1f}" height="{_BAR}"/>',
        f'<rect class="open" x="{_x(left, bar.sure)}" y="{top}" width="{_SCALE * bar.open:.1f}" height="{_BAR}"/>',
        f'<path class="range" d="M{low} {top - 3}v{_BAR + 6}M{high} {top - 3}v{_BAR + 6}M{low} {middle}H{high}"/>',
        f'<text x="{left + _SCALE + 10}" y="{top + 13}">{escape(bar.value)}</text>',
    ]


def _x(left: int, share: float) -> str:
    return f"{left + _SCALE * share:.1f}"
