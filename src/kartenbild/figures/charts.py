"""Charts as SVG: one bar a row, from 0 to 100 of a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kartenbild.figures.sheets import sheet

_WIDTH, _LABEL, _VALUE = 760, 300, 130
_LINE, _BAR, _HEAD, _FOOT = 34, 16, 44, 30
_SCALE = _WIDTH - _LABEL - _VALUE
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
    height = _HEAD + _LINE * len(bars) + _FOOT
    drawn = [
        _OPEN,
        *_ticks(height),
        *(part for line, bar in enumerate(bars) for part in _line(bar, _HEAD + _LINE * line)),
        f'<text class="small" x="12" y="{height - 9}">{escape(legend)}</text>',
    ]
    return sheet(title, _WIDTH, height, _STYLE, drawn)


def _ticks(height: int) -> list[str]:
    return [
        f'<path class="tick" d="M{_x(tick / 100)} {_HEAD - 6}V{height - _FOOT + 2}"/>'
        f'<text class="small" x="{_x(tick / 100)}" y="{height - _FOOT + 16}" text-anchor="middle">{tick}</text>'
        for tick in (0, 25, 50, 75, 100)
    ]


def _line(bar: Bar, top: int) -> list[str]:
    middle, y = top + _BAR / 2, top
    return [
        f'<text class="end" x="{_LABEL - 10}" y="{top + 13}">{escape(bar.label)}</text>',
        f'<rect class="track" x="{_LABEL}" y="{y}" width="{_SCALE}" height="{_BAR}"/>',
        f'<rect class="sure" x="{_LABEL}" y="{y}" width="{_SCALE * bar.sure:.1f}" height="{_BAR}"/>',
        f'<rect class="open" x="{_x(bar.sure)}" y="{y}" width="{_SCALE * bar.open:.1f}" height="{_BAR}"/>',
        f'<path class="range" d="M{_x(bar.low)} {top - 3}v{_BAR + 6}M{_x(bar.high)} {top - 3}v{_BAR + 6}'
        f'M{_x(bar.low)} {middle}H{_x(bar.high)}"/>',
        f'<text x="{_LABEL + _SCALE + 10}" y="{top + 13}">{escape(bar.value)}</text>',
    ]


def _x(share: float) -> str:
    return f"{_LABEL + _SCALE * share:.1f}"
