"""A chart of strength against effort as SVG: a line a row, each budget a point with its interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kartenbild.figures.sheets import sheet

_WIDTH, _HEIGHT = 760, 470
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 170, 48, 76
_COLOURS = ("#1f6b4a", "#9a3412", "#1d4ed8", "#6b21a8", "#57534e", "#0f766e", "#be123c", "#854d0e")
_DASHES = ("", "8 4", "2 4", "12 4 2 4")
_GAP = 18
_STYLE = ".grid{stroke:#d8d2c4;stroke-width:1}.line{fill:none;stroke-width:2}"


@dataclass(frozen=True, slots=True)
class Point:
    """`effort`: what a move may cost, above 0; `share` won, `low` and `high` its interval, of one."""

    effort: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Curve:
    """The points of a row by rising effort, at least one. `label` stands at the line's end."""

    label: str
    points: Sequence[Point]


def chart(title: str, effort: str, curves: Sequence[Curve]) -> str:
    """A whole picture with its words, to stand alone. `effort`: what the lower axis counts; each step doubles it."""
    efforts = [point.effort for curve in curves for point in curve.points]
    scale = _Scale(math.log2(min(efforts)), math.log2(max(efforts)))
    drawn = [
        *_grid(),
        *_ticks(sorted(set(efforts)), scale),
        *(part for number, curve in enumerate(curves) for part in _drawn(number, curve, scale)),
        *_labels(curves, scale),
        f'<text class="small" x="{_LEFT}" y="{_HEIGHT - 34}">{escape(effort)}</text>',
        f'<text class="small" x="{_LEFT}" y="{_HEIGHT - 14}">The strokes across the lines: intervals at 95 %.</text>',
    ]
    return sheet(title, _WIDTH, _HEIGHT, _STYLE, drawn)


@dataclass(frozen=True, slots=True)
class _Scale:
    least: float
    most: float

    def x(self, effort: int) -> float:
        wide = _WIDTH - _LEFT - _RIGHT - 2 * _GAP
        return _LEFT + _GAP + wide * (math.log2(effort) - self.least) / max(1.0, self.most - self.least)


def _y(share: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - share)


def _grid() -> list[str]:
    return [
        f'<path class="grid" d="M{_LEFT} {_y(share):.1f}H{_WIDTH - _RIGHT}"/>'
        f'<text class="small" x="{_LEFT - 8}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]


def _ticks(efforts: Sequence[int], scale: _Scale) -> list[str]:
    """Numbers under the axis, those left out that would stand on their neighbours."""
    ticks, free = list[str](), 0.0
    for effort in efforts:
        x = scale.x(effort)
        if x >= free:
            y = _HEIGHT - _BOTTOM + 16
            ticks.append(f'<text class="small" x="{x:.1f}" y="{y}" text-anchor="middle">{effort}</text>')
            free = x + 40
    return ticks


def _drawn(number: int, curve: Curve, scale: _Scale) -> list[str]:
    colour, dash = _COLOURS[number % len(_COLOURS)], _DASHES[number % len(_DASHES)]
    places = [(scale.x(point.effort), point) for point in curve.points]
    line = " ".join(f"{x:.1f},{_y(point.share):.1f}" for x, point in places)
    forks = "".join(
        f"M{x:.1f} {_y(point.low):.1f}V{_y(point.high):.1f}m-4 0h8M{x - 4:.1f} {_y(point.low):.1f}h8"
        for x, point in places
    )
    dots = (f'<circle cx="{x:.1f}" cy="{_y(point.share):.1f}" r="4" fill="{colour}"/>' for x, point in places)
    return [
        f'<polyline class="line" stroke="{colour}" stroke-dasharray="{dash}" points="{line}"/>',
        f'<path d="{forks}" fill="none" stroke="{colour}"/>',
        *dots,
    ]


def _labels(curves: Sequence[Curve], scale: _Scale) -> list[str]:
    """Each row's name at the height of its last point, pushed down where another stands there."""
    ends = sorted((_y(curve.points[-1].share), number) for number, curve in enumerate(curves))
    labels, free = list[str](), 0.0
    for y, number in ends:
        free = max(y, free)
        colour = _COLOURS[number % len(_COLOURS)]
        x, name = scale.x(curves[number].points[-1].effort), escape(curves[number].label)
        labels.append(
            f'<path d="M{x + 6:.1f} {y:.1f}L{_WIDTH - _RIGHT + 4} {free:.1f}" stroke="{colour}" opacity=".4"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{free + 5:.1f}" style="fill:{colour}">{name}</text>'
        )
        free += 18
    return labels
