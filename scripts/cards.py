"""Draw the card sprite ``cards.svg``.

The court figures come from the CC0 package ``@letele/playing-cards``; pips,
ranks, aces and backs are drawn here.  Usage::

    python scripts/cards.py PATH/TO/package [--output FILE]

where ``PATH/TO/package`` is the unpacked package folder.  The result depends
on nothing but this file and the package, so the same input always gives the
same sprite.  ``docs/cards.md`` describes the symbols.
"""

from __future__ import annotations

import argparse
import cmath
import gzip
import json
import math
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

# --- The card --------------------------------------------------------------

WIDTH, HEIGHT = 250, 350
SUITS = "CDHS"
COURT_RANKS = "JQK"
NUMBER_RANKS = "23456789T"
RANK_GLYPHS = "A23456789TJQKBD"
FULL = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
TURN = f'transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"'
PAPER = "var(--card-paper,#fff)"
SIZE_LIMIT = 62_000

DEFAULT_OUTPUT = Path(__file__).resolve().parents[1] / "src/kartenbild/web/static/cards.svg"

# --- Paths -----------------------------------------------------------------

Curve = tuple[complex, ...]
"""Two points are a line, three a quadratic, four a cubic Bézier curve."""


@dataclass(frozen=True)
class Subpath:
    """A run of joined curves, perhaps closed."""

    curves: tuple[Curve, ...]
    closed: bool

    @property
    def start(self) -> complex:
        """First point."""
        return self.curves[0][0]

    @property
    def end(self) -> complex:
        """Point where the pen rests after the subpath."""
        return self.start if self.closed else self.curves[-1][-1]

    def reversed(self) -> Subpath:
        """Return the same line drawn the other way."""
        turned = tuple(curve[::-1] for curve in reversed(self.curves))
        return Subpath(turned, self.closed)


NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")
COMMAND = re.compile(r"[\s,]*([A-Za-z])")
ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
ARC_FLAGS = (3, 4)


def tokens(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield every command of a path with its numbers, repeats spelled out."""
    position, command = 0, ""
    while position < len(data.rstrip()):
        match = COMMAND.match(data, position)
        if match:
            command, position = match.group(1), match.end()
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        numbers: list[float] = []
        for index in range(ARITY[command.upper()]):
            is_flag = command in "Aa" and index in ARC_FLAGS
            match = (FLAG if is_flag else NUMBER).match(data, position)
            if not match:
                raise ValueError(f"bad path data near {data[position : position + 20]!r}")
            numbers.append(float(match.group(1)))
            position = match.end()
        yield command, numbers


def arc(start: complex, numbers: Sequence[float], end: complex) -> list[Curve]:
    """Turn an elliptical arc into cubic curves."""
    radius_x, radius_y, angle, large, sweep = numbers
    if start == end:
        return []
    if not radius_x or not radius_y:
        return [(start, end)]
    turn = cmath.exp(1j * math.radians(angle))

    def to_circle(point: complex) -> complex:
        point /= turn
        return complex(point.real / radius_x, point.imag / radius_y)

    first, last = to_circle(start), to_circle(end)
    grow = max(1.0, abs(last - first) / 2)
    first, last = first / grow, last / grow
    middle, chord = (first + last) / 2, last - first
    offset = math.sqrt(max(0.0, 1 - abs(chord / 2) ** 2)) * chord / abs(chord) * 1j
    centre = middle + (offset if large != sweep else -offset)
    from_angle = cmath.phase(first - centre)
    span = cmath.phase((last - centre) / (first - centre)) % math.tau
    if not sweep:
        span -= math.tau
    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / pieces
    handle = 4 / 3 * math.tan(step / 4)

    def from_circle(point: complex) -> complex:
        point = (centre + point) * grow
        return complex(point.real * radius_x, point.imag * radius_y) * turn

    curves: list[Curve] = []
    for piece in range(pieces):
        here = cmath.exp(1j * (from_angle + piece * step))
        there = cmath.exp(1j * (from_angle + (piece + 1) * step))
        points = (here, here * (1 + 1j * handle), there * (1 - 1j * handle), there)
        curves.append(tuple(from_circle(point) for point in points))
    curves[0] = (start, *curves[0][1:])
    curves[-1] = (*curves[-1][:-1], end)
    return curves


class PathReader:
    """Collects subpaths from path commands, all made absolute."""

    def __init__(self) -> None:
        """Start with the pen at the origin."""
        self.done: list[Subpath] = []
        self.curves: list[Curve] = []
        self.pen = self.start = 0j

    def finish(self, closed: bool) -> None:
        """End the present subpath."""
        if closed and self.curves and abs(self.pen - self.start) > 1e-6:
            self.curves.append((self.pen, self.start))
        if self.curves:
            self.done.append(Subpath(tuple(self.curves), closed))
        self.curves = []

    def feed(self, command: str, numbers: list[float]) -> None:
        """Take one command."""
        origin = self.pen if command.islower() else 0j
        kind = command.upper()
        if kind == "Z":
            self.finish(closed=True)
            self.pen = self.start
        elif kind == "M":
            self.finish(closed=False)
            self.pen = self.start = origin + complex(*numbers)
        elif kind in "HV":
            value = numbers[0]
            x, y = self.pen.real, self.pen.imag
            if kind == "H":
                self.add(complex(origin.real + value, y))
            else:
                self.add(complex(x, origin.imag + value))
        elif kind == "A":
            end = origin + complex(*numbers[5:])
            self.curves += arc(self.pen, numbers[:5], end)
            self.pen = end
        else:
            points = [origin + complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            if kind == "S":
                points.insert(0, self.mirrored_handle())
            self.add(*points)

    def add(self, *points: complex) -> None:
        """Draw a curve from the pen through these points."""
        self.curves.append((self.pen, *points))
        self.pen = points[-1]

    def mirrored_handle(self) -> complex:
        """Return the implied first handle of a smooth curve."""
        if self.curves and len(self.curves[-1]) == 4:
            return 2 * self.pen - self.curves[-1][2]
        return self.pen


def read_path(data: str) -> list[Subpath]:
    """Parse path data into subpaths of lines and cubics."""
    reader = PathReader()
    for command, numbers in tokens(data):
        reader.feed(command, numbers)
    reader.finish(closed=False)
    return reader.done


def mapped(subpaths: Iterable[Subpath], scale: complex, shift: complex = 0j) -> list[Subpath]:
    """Stretch by ``scale`` (real part across, imaginary part down), then move."""

    def place(point: complex) -> complex:
        return complex(point.real * scale.real, point.imag * scale.imag) + shift

    return [Subpath(tuple(tuple(map(place, curve)) for curve in part.curves), part.closed) for part in subpaths]


# --- Simpler curves: fewer points within a tolerance -------------------------

TOLERANCE = 1.3
SMOOTH = math.cos(math.radians(18))
FIT_ROUNDS = 6


def dot(a: complex, b: complex) -> float:
    """Scalar product of two vectors."""
    return (a * b.conjugate()).real


def direction(curve: Curve) -> complex:
    """Unit vector in which the curve sets out."""
    for point in curve[1:]:
        length = abs(point - curve[0])
        if length > 1e-6:
            return (point - curve[0]) / length
    return 0j


def arrival(curve: Curve) -> complex:
    """Unit vector in which the curve arrives."""
    return -direction(curve[::-1])


def bernstein(t: float) -> tuple[float, float, float, float]:
    """Cubic weights at ``t``."""
    s = 1 - t
    return s**3, 3 * s * s * t, 3 * s * t * t, t**3


def at(curve: Curve, t: float) -> complex:
    """Point of a line or cubic at ``t``."""
    if len(curve) == 2:
        return curve[0] + (curve[1] - curve[0]) * t
    return sum(w * p for w, p in zip(bernstein(t), curve, strict=True))


def samples(curves: Sequence[Curve]) -> list[complex]:
    """Points along joined curves, denser where they are long."""
    points = [curves[0][0]]
    for curve in curves:
        length = sum(abs(b - a) for a, b in pairwise(curve))
        count = max(4, min(16, int(length / 8)))
        points += [at(curve, step / count) for step in range(1, count + 1)]
    return points


def chord_parameters(points: Sequence[complex]) -> list[float]:
    """Parameters from 0 to 1 in proportion to the way along the points."""
    along = [0.0]
    for a, b in pairwise(points):
        along.append(along[-1] + abs(b - a))
    return [way / along[-1] for way in along] if along[-1] > 1e-6 else []


def least_squares(
    points: Sequence[complex],
    parameters: Sequence[float],
    out: complex,
    back: complex,
) -> Curve | None:
    """Best cubic with these end directions, or None if its handles go astray."""
    first, last = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for point, t in zip(points, parameters, strict=True):
        w0, w1, w2, w3 = bernstein(t)
        a, b = out * w1, back * w2
        rest = point - first * (w0 + w1) - last * (w2 + w3)
        c00, c01, c11 = c00 + dot(a, a), c01 + dot(a, b), c11 + dot(b, b)
        x0, x1 = x0 + dot(a, rest), x1 + dot(b, rest)
    determinant = c00 * c11 - c01 * c01
    length = abs(last - first)
    if abs(determinant) < 1e-9:
        reach = length / 3, length / 3
    else:
        reach = (
            (x0 * c11 - x1 * c01) / determinant,
            (c00 * x1 - c01 * x0) / determinant,
        )
    if not 0.02 * length <= min(reach) <= max(reach) <= 10 * length + 1:
        return None
    return first, first + out * reach[0], last + back * reach[1], last


def nearer(curve: Curve, point: complex, t: float) -> float:
    """One Newton step towards the parameter of the curve nearest to a point."""
    s = 1 - t
    a, b, c = (q - p for p, q in pairwise(curve))
    off = at(curve, t) - point
    first = 3 * (s * s * a + 2 * s * t * b + t * t * c)
    second = 6 * (s * (b - a) + t * (c - b))
    slope = dot(first, first) + dot(off, second)
    return min(1.0, max(0.0, t - dot(off, first) / slope)) if abs(slope) > 1e-9 else t


def fit(curves: Sequence[Curve]) -> Curve | None:
    """Find one cubic that follows joined curves within the tolerance."""
    points = samples(curves)
    parameters = chord_parameters(points)
    out, back = direction(curves[0]), -arrival(curves[-1])
    if not parameters:
        return None
    for _ in range(FIT_ROUNDS):
        curve = least_squares(points, parameters, out, back)
        if curve is None:
            return None
        error = max(abs(at(curve, t) - point) for point, t in zip(points, parameters, strict=True))
        if error <= TOLERANCE:
            return curve
        if error > 6 * TOLERANCE:
            return None
        inner = zip(points[1:-1], parameters[1:-1], strict=True)
        parameters = [0.0, *(nearer(curve, p, t) for p, t in inner), 1.0]
    return None


def is_corner(before: Curve, after: Curve) -> bool:
    """Whether the pen turns sharply between two curves."""
    return dot(arrival(before), direction(after)) < SMOOTH


def from_corner(part: Subpath) -> Subpath:
    """Let a closed subpath start at a corner, if it has one."""
    curves = part.curves
    if part.closed:
        for index, curve in enumerate(curves):
            if is_corner(curves[index - 1], curve):
                return Subpath(curves[index:] + curves[:index], closed=True)
    return part


def merged(curves: Sequence[Curve]) -> Iterator[Curve]:
    """Join neighbours that run smoothly into each other."""
    index = 0
    while index < len(curves):
        best, after = curves[index], index + 1
        while after < len(curves) and not is_corner(curves[after - 1], curves[after]):
            candidate = fit(curves[index : after + 1])
            if candidate is None:
                break
            best, after = candidate, after + 1
        yield best
        index = after


def lowered(curve: Curve) -> Curve:
    """Make a cubic a line or a quadratic where nobody sees the difference."""
    if len(curve) != 4:
        return curve
    p0, p1, p2, p3 = curve
    length = abs(p3 - p0)
    if length > 1e-6:
        along = (p3 - p0) / length
        flat = all(abs(dot(p - p0, along * 1j)) < TOLERANCE for p in (p1, p2))
        if flat and dot(p1 - p0, along) > -1 and dot(p2 - p3, along) < 1:
            return p0, p3
    if abs(p3 - 3 * p2 + 3 * p1 - p0) * math.sqrt(3) / 36 < TOLERANCE:
        return p0, (3 * (p1 + p2) - p0 - p3) / 4, p3
    return curve


def simplified(subpaths: Iterable[Subpath]) -> list[Subpath]:
    """Redraw subpaths with fewer and simpler curves."""
    return [Subpath(tuple(map(lowered, merged(part.curves))), part.closed) for part in map(from_corner, subpaths)]


def by_nearness(subpaths: Iterable[Subpath]) -> list[Subpath]:
    """Order subpaths so that the pen moves little between them."""
    left = [(part, part if part.closed else part.reversed()) for part in subpaths]
    ordered: list[Subpath] = []
    pen = 0j
    while left:
        _, index, way = min(
            (abs(part.start - pen), index, way) for index, ways in enumerate(left) for way, part in enumerate(ways)
        )
        ordered.append(left.pop(index)[way])
        pen = ordered[-1].end
    return ordered


# --- Writing paths ----------------------------------------------------------


def snap(point: complex) -> complex:
    """Nearest point with whole coordinates."""
    return complex(round(point.real), round(point.imag))


class PathWriter:
    """Writes compact relative path data on a whole-number grid."""

    def __init__(self) -> None:
        """Start with an empty path."""
        self.parts: list[str] = []
        self.last = ""
        self.pen = 0j
        self.mirror: tuple[str, complex] | None = None

    def emit(self, command: str, *points: complex) -> None:
        """Write a command with relative points."""
        numbers = [n for point in points for n in (point.real, point.imag)]
        if command in "hv":
            numbers = [numbers[command == "v"]]
        repeated = (command == self.last and command != "m") or (self.last == "m" and command == "l")
        text = "" if repeated else command
        for index, number in enumerate(numbers):
            gap = " " if number >= 0 and (index or repeated) else ""
            text += f"{gap}{int(number)}"
        self.parts.append(text)
        self.last = command

    def curve(self, curve: Curve) -> None:
        """Write one curve from the pen."""
        steps = [snap(point) - self.pen for point in curve[1:]]
        move = steps[-1]
        mirror, self.mirror = self.mirror, None
        if move == 0 and max(map(abs, steps)) < 2:
            return
        if len(steps) == 1:
            straight = "h" if not move.imag else "v" if not move.real else "l"
            self.emit(straight, move)
        else:
            full, smooth = ("q", "t") if len(steps) == 2 else ("c", "s")
            if mirror and mirror[0] == full and abs(mirror[1] - steps[0]) <= 1.5:
                steps[0] = mirror[1]
                self.emit(smooth, *steps[1:])
            else:
                self.emit(full, *steps)
            self.mirror = full, move - steps[-2]
        self.pen += move

    def subpath(self, part: Subpath) -> None:
        """Write one subpath; a closing line is left to ``z``."""
        start = snap(part.start)
        self.emit("m", start - self.pen)
        self.pen, self.mirror = start, None
        curves = part.curves
        if part.closed and len(curves[-1]) == 2:
            curves = curves[:-1]
        for curve in curves:
            self.curve(curve)
        if self.last == "m":
            self.emit("h", 0j)
        if part.closed:
            self.emit("z")
            self.pen = start


def write_path(subpaths: Iterable[Subpath]) -> str:
    """Write subpaths as compact path data."""
    writer = PathWriter()
    for part in subpaths:
        writer.subpath(part)
    return "".join(writer.parts)


def short(value: float, digits: int = 2) -> str:
    """Write a number without needless characters."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "", "-") else text


# --- Suits -------------------------------------------------------------------

SUIT_PATHS = {
    "C": (
        "M50 3a22.5 22.5 0 0 1 17.6 36.5A22.5 22.5 0 1 1 55.5 68"
        "c.5 12 4.5 21.5 13 29H31.5c8.5-7.5 12.5-17 13-29"
        "A22.5 22.5 0 1 1 32.4 39.5 22.5 22.5 0 0 1 50 3Z"
    ),
    "D": ("M50 2c8.5 17 22.5 35 39 48C72.5 63 58.5 81 50 98 41.5 81 27.5 63 11 50 27.5 37 41.5 19 50 2Z"),
    "H": (
        "M50 97C45.5 83.5 6 62 6 31 6 15 17 5 29.5 5"
        " 39 5 46.5 10.5 50 20 53.5 10.5 61 5 70.5 5"
        " 83 5 94 15 94 31 94 62 54.5 83.5 50 97Z"
    ),
    "S": (
        "M50 2c5 17 41.5 34.5 41.5 61.5C91.5 76 82.5 84 72.5 84"
        " 65.5 84 59.5 81 56 75.5c1 9.5 4.5 16.5 11.5 21.5h-35"
        "c7-5 10.5-12 11.5-21.5C40.5 81 34.5 84 27.5 84"
        " 17.5 84 8.5 76 8.5 63.5 8.5 36.5 45 19 50 2Z"
    ),
}


def suit_symbols() -> Iterator[str]:
    """Draw the four suits, each in a box of 100 by 100."""
    for suit, data in SUIT_PATHS.items():
        yield (
            f'<symbol id="suit-{suit}" viewBox="0 0 100 100" fill="currentColor">'
            f'<path id="art-{suit}" d="{data}"/></symbol>'
        )


# --- Ranks -------------------------------------------------------------------

RANK_BOX = 'viewBox="0 0 90 100"'
BOWL = "M45 38.5C60 38.5 70.5 49.5 70.5 65S60 91.5 45 91.5 19.5 80.5 19.5 65 30 38.5 45 38.5Z"


@dataclass(frozen=True)
class Glyph:
    """A rank: filled outlines, and lines of one weight."""

    filled: str = ""
    lines: str = ""
    weight: float = 17


GLYPHS = {
    "A": Glyph("M35.5 0h19L86 100H67L60.5 78h-31L23 100H4ZM45 21 34 62H56Z"),
    "2": Glyph(lines="M19.5 33C19.5 18 30 8.5 44.5 8.5S70 17.5 70 31.5C70 56 26 64 21 91.5H73"),
    "3": Glyph(
        "M16 0H74V15L52 42H38V33.5L51.5 17H16Z",
        "M38 41H44C60 41 70.5 50.5 70.5 66S59.5 91.5 44 91.5C31.5 91.5 22 85 17.5 74",
    ),
    "4": Glyph("M50 0H69V60H82V77H69V100H51V77H8V61ZM51 60V28L29 60Z"),
    "5": Glyph(
        "M23 0H73V17H39.5L36.5 55H19Z",
        "M29 45.5C33.5 41.5 38.5 39 45 39 60 39 70.5 49.5 70.5 65S59 91.5 43.5 91.5C31 91.5 21.5 85.5 17 75",
    ),
    "6": Glyph(lines=BOWL + "M19.5 65C19.5 42 43 14 70-12"),
    "7": Glyph("M12 0H78V15L47 100H27L58 17.5H12Z"),
    "8": Glyph(
        lines="M45 8.5C58 8.5 66.5 16 66.5 28S58 47.5 45 47.5 23.5 40 23.5 28 32 8.5"
        " 45 8.5ZM45 47.5C60 47.5 70 56 70 69.5S60 91.5 45 91.5 20 83 20 69.5"
        " 30 47.5 45 47.5Z"
    ),
    "T": Glyph(
        "M17 0H32.5V100H17V25L6 35V15Z",
        "M64.5 7.5C77.5 7.5 82 20 82 50S77.5 92.5 64.5 92.5 47 80 47 50 51.5 7.5 64.5 7.5Z",
        15,
    ),
    "J": Glyph(lines="M34 8.5H63V64C63 82.5 54 91.5 40.5 91.5S18.5 82.5 18 66"),
    "Q": Glyph(
        "M51 67 63 56 86 89 74 99Z",
        "M45 8.5C63 8.5 72 22 72 50S63 91.5 45 91.5 18 78 18 50 27 8.5 45 8.5Z",
    ),
    "K": Glyph("M11 0H29.5V42L60 0H82L49.5 43.5 86 100H64.5L37.5 59 29.5 69.5V100H11Z"),
    "B": Glyph(
        lines="M20.5 8.5H45C58.5 8.5 66.5 16 66.5 28S58.5 47.5 45 47.5H20.5M45 47.5"
        "C61 47.5 70.5 56 70.5 69.5S61 91.5 45 91.5H20.5M20.5 0V100"
    ),
    "D": Glyph(lines="M20.5 8.5H41C62 8.5 72 23 72 50S62 91.5 41 91.5H20.5Z"),
}


def rank_symbol(rank: str) -> str:
    """Draw one rank in its box; a nine is a six on its head."""
    glyph = GLYPHS["6" if rank == "9" else rank]
    parts = []
    if glyph.filled:
        parts.append(f'<path fill="currentColor" d="{glyph.filled}"/>')
    if glyph.lines:
        turned = ' transform="rotate(180 45 50)"' if rank == "9" else ""
        parts.append(
            f'<path fill="none" stroke="currentColor" stroke-width="{glyph.weight}"{turned} d="{glyph.lines}"/>'
        )
    return f'<symbol id="rank-{rank}" {RANK_BOX}>{"".join(parts)}</symbol>'


# --- Number cards ------------------------------------------------------------

GRID = 0.25
"""Length of one grid step, in units of the card, for courts and pips."""

# The pips begin below the top 22 % of the card, so that an overlapped card in a
# column shows its index only, and right of an index with the suit below.

PIP = 47
LEFT, MIDDLE, RIGHT = 80, 125, 170
TOP, BOTTOM = 100, 250
CENTRE = (TOP + BOTTOM) / 2


def row(part: float) -> float:
    """Height at a part of the way from the top row to the bottom row."""
    return TOP + part * (BOTTOM - TOP)


def both(*heights: float) -> list[tuple[float, float]]:
    """Places in the left and right columns at these heights."""
    return [(x, y) for y in heights for x in (LEFT, RIGHT)]


def inner(*heights: float) -> list[tuple[float, float]]:
    """Places in the middle column at these heights."""
    return [(MIDDLE, y) for y in heights]


THREE_ROWS = (TOP, CENTRE, BOTTOM)
FOUR_ROWS = tuple(row(third / 3) for third in range(4))

PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "2": inner(TOP, BOTTOM),
    "3": inner(*THREE_ROWS),
    "4": both(TOP, BOTTOM),
    "5": both(TOP, BOTTOM) + inner(CENTRE),
    "6": both(*THREE_ROWS),
    "7": both(*THREE_ROWS) + inner(row(1 / 4)),
    "8": both(*THREE_ROWS) + inner(row(1 / 4), row(3 / 4)),
    "9": both(*FOUR_ROWS) + inner(CENTRE),
    "T": both(*FOUR_ROWS) + inner(row(1 / 6), row(5 / 6)),
}


def number_face(rank: str, suit: str) -> str:
    """Draw the pips of a number card as a single path."""
    outline = read_path(SUIT_PATHS[suit])
    pips: list[Subpath] = []
    for x, y in PIP_PLACES[rank]:
        scale = PIP / 100 / GRID * (-1 if y > CENTRE else 1)
        middle = complex(round(x / GRID), round(y / GRID))
        corner = middle - 50 * scale * (1 + 1j)
        pips += mapped(outline, complex(scale, scale), corner)
    return (
        f'<symbol id="face-{rank}{suit}" {FULL}><path fill="currentColor"'
        f' transform="scale({short(GRID)})" d="{write_path(pips)}"/></symbol>'
    )


# --- Aces ----------------------------------------------------------------------

ACE = 172
INLINES = ((0.87, 2.6), (0.79, 1))
"""Size, relative to the ace, and weight of the fine lines inside it."""


ACE_HEART = {"C": 5, "D": 0, "H": -5, "S": 3}
"""How far below the middle of the card an ace carries its star."""


def placed(size: float) -> str:
    """Transform that puts a suit of this size in the middle of the card."""
    x, y = WIDTH / 2 - size / 2, HEIGHT / 2 - size / 2
    return f'transform="translate({short(x)} {short(y)}) scale({short(size / 100, 3)})"'


def ace_face(suit: str) -> str:
    """Draw an ace: one great suit with fine lines running round inside it."""
    lines = "".join(
        f'<use href="#art-{suit}" {placed(ACE * part)} fill="none" stroke="{PAPER}"'
        f' stroke-width="{short(weight * 100 / ACE / part)}"/>'
        for part, weight in INLINES
    )
    heart = complex(WIDTH / 2, HEIGHT / 2 + ACE_HEART[suit])
    star = wreath(heart, range(45, 405, 90), 14, 12) + wreath(heart, range(0, 360, 90), 23, 7)
    return (
        f'<symbol id="face-A{suit}" {FULL}>'
        f'<use href="#art-{suit}" {placed(ACE)} fill="currentColor"/>{lines}'
        f'<path fill="{PAPER}" d="{star}"/></symbol>'
    )


# --- Courts --------------------------------------------------------------------

SOURCE_WIDTH, SOURCE_HEIGHT = 1300, 2000
FRAME_X, FRAME_Y = 11, 11
FRAME_WIDTH, FRAME_HEIGHT = WIDTH - 2 * FRAME_X, HEIGHT - 2 * FRAME_Y
STRETCH = complex(FRAME_WIDTH / SOURCE_WIDTH / GRID, FRAME_HEIGHT / SOURCE_HEIGHT / GRID)

MIRRORED = ("JC", "QC", "QD", "QH", "QS")
"""Courts turned to look the other way where the index needs a wide corner."""

WHOLE_TURN = "rotate(180)"
LINE = 'fill="none" stroke="var(--court-line,#1b2a63)" stroke-width="{}"'
LAYER_STYLES = {
    "#FC4": 'fill="var(--court-gold,#eab444)"',
    "red": 'fill="var(--court-red,#c8102e)"',
    "#44F": 'fill="var(--court-blue,#2b4a9b)"',
    "": 'fill="var(--court-black,#15171c)"',
    "6": LINE.format(4),
    "3": LINE.format(2.4),
}
"""Presentation of a layer by its colour, or its line width, in the source."""

CARD_START = re.compile(r"const Svg(\w+) = _ref")
ELEMENT = re.compile(r'createElement\("(?P<tag>symbol|path|use)", \{(?P<attributes>.*?)\}', re.DOTALL)
ATTRIBUTE = re.compile(r'(\w+): (?:"([^"]*)"|([-.\d]+))')


@dataclass(frozen=True)
class Layer:
    """All shapes of one colour, or all lines of one weight."""

    style: str
    subpaths: list[Subpath]

    @property
    def is_line(self) -> bool:
        """Whether the layer is drawn with a pen."""
        return "stroke=" in self.style


@dataclass(frozen=True)
class Court:
    """The upper half of a court card, bottom layer first, and its small pips."""

    layers: list[Layer]
    pips: list[str]


def card_sources(script: str) -> dict[str, str]:
    """Cut the package's script into one piece for each card."""
    starts = [(match.start(), match.group(1)) for match in CARD_START.finditer(script)]
    ends = [position for position, _ in starts[1:]] + [len(script)]
    return {name: script[start:end] for (start, name), end in zip(starts, ends, strict=True)}


def matrix_of(transform: str) -> tuple[complex, float, float]:
    """Return shift, turn in degrees and enlargement of a transform list."""
    a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
        n = [float(value) for value in re.split(r"[\s,]+", inside.strip())]
        if name == "matrix":
            m = n
        elif name == "scale":
            m = [n[0], 0, 0, n[-1], 0, 0]
        elif name == "translate":
            m = [1, 0, 0, 1, n[0], n[1]]
        elif name == "rotate":
            turn = cmath.rect(1, math.radians(n[0]))
            centre = complex(*n[1:]) if len(n) == 3 else 0j
            shift = centre - centre * turn
            m = [turn.real, turn.imag, -turn.imag, turn.real, shift.real, shift.imag]
        else:
            raise ValueError(f"unknown transform {name}")
        a, b, c, d, e, f = (
            a * m[0] + c * m[1],
            b * m[0] + d * m[1],
            a * m[2] + c * m[3],
            b * m[2] + d * m[3],
            a * m[4] + c * m[5] + e,
            b * m[4] + d * m[5] + f,
        )
    return complex(e, f), math.degrees(math.atan2(b, a)), math.sqrt(a * d - b * c)


def small_pip(attributes: dict[str, str], suit: str) -> str:
    """Draw one of the little suits woven into a court's dress."""
    shift, turn, growth = matrix_of(attributes.get("transform", ""))
    size = float(attributes["width"]) * growth
    centre = shift + cmath.rect(size / math.sqrt(2), math.radians(turn + 45))
    centre = complex(centre.real * STRETCH.real, centre.imag * STRETCH.imag)
    scale = size * 10 / 12 / 100 * abs(STRETCH) / math.sqrt(2)
    turned = f" rotate({short(turn, 0)})" if round(turn) else ""
    return (
        f'<use href="#art-{suit}" transform="translate({centre.real:.0f}'
        f' {centre.imag:.0f}){turned} scale({short(scale)}) translate(-50 -50)"/>'
    )


def read_court(source: str, suit: str) -> Court:
    """Take the layers and small pips of one court from its script."""
    layers: list[Layer] = []
    pips: list[str] = []
    inside = False
    for match in ELEMENT.finditer(source):
        attributes = {name: text or number for name, text, number in ATTRIBUTE.findall(match["attributes"])}
        tag = match["tag"]
        if tag == "symbol":
            inside = attributes["viewBox"] == f"0 0 {SOURCE_WIDTH} {SOURCE_HEIGHT}"
        elif inside and tag == "path" and "d" in attributes and "id" not in attributes:
            key = attributes.get("strokeWidth") or attributes.get("fill", "")
            shapes = mapped(read_path(attributes["d"]), STRETCH)
            layers.insert(0, Layer(LAYER_STYLES[key], shapes))
        elif inside and tag == "use" and attributes.get("transform", WHOLE_TURN) != WHOLE_TURN:
            pips.append(small_pip(attributes, suit))
    if len(layers) != len(LAYER_STYLES):
        raise ValueError(f"expected {len(LAYER_STYLES)} layers, found {len(layers)}")
    return Court(layers, pips)


def layer_path(layer: Layer, identity: str = "") -> str:
    """Draw one layer of a court."""
    named = f'id="{identity}" ' if identity else ""
    shapes = by_nearness(simplified(layer.subpaths))
    return f'<path {named}{layer.style} d="{write_path(shapes)}"/>'


def on_its_head(identity: str) -> str:
    """Draw a part of a court again, turned round the middle of the frame."""
    centre = f"{FRAME_WIDTH / 2 / GRID:.0f} {FRAME_HEIGHT / 2 / GRID:.0f}"
    return f'<use href="#{identity}" transform="rotate(180 {centre})"/>'


def court_picture(name: str, court: Court) -> str:
    """Draw both halves of a court, colour by colour, then the lines and small pips."""
    picture = ""
    for number, layer in enumerate(court.layers):
        if not layer.is_line:
            identity = f"art-{name}-{number}"
            picture += layer_path(layer, identity) + on_its_head(identity)
    lines = "".join(layer_path(layer) for layer in court.layers if layer.is_line)
    pips = f'<g fill="currentColor">{"".join(court.pips)}</g>' if court.pips else ""
    identity = f"art-{name}-lines"
    return f'{picture}<g id="{identity}">{lines}{pips}</g>{on_its_head(identity)}'


FRAME = (
    f'<path id="art-frame" fill="none" stroke="currentColor" stroke-width="1.6"'
    f' d="M{FRAME_X} {FRAME_Y}h{FRAME_WIDTH}v{FRAME_HEIGHT}h-{FRAME_WIDTH}z"/>'
)


def court_symbols(name: str, court: Court) -> str:
    """Draw a court bare, and with room for a suit below or beside its rank."""
    place = f"translate({FRAME_X} {FRAME_Y}) scale({short(GRID)})"
    mirror = f' transform="matrix(-1 0 0 1 {WIDTH} 0)"' if name in MIRRORED else ""
    return (
        f'<symbol id="court-{name}" {FULL}>'
        f'<g transform="{place}" stroke-linecap="round" stroke-linejoin="round">'
        f'{court_picture(name, court)}</g><use href="#art-frame"/></symbol>\n'
        f'<symbol id="face-{name}" {FULL}><use href="#court-{name}"/>'
        f'<use href="#plate-below"/></symbol>\n'
        f'<symbol id="side-{name}" {FULL}><use href="#court-{name}"{mirror}/>'
        f'<use href="#plate-side"/></symbol>'
    )


# --- Plates: clear corners of a court for its index -------------------------------

PLATES = {
    "below": (58, 108),
    "side": (90, 61),
    "below-large": (66, 134),
}
"""Right and lower edge of the clear corner for every composition of an index."""


def plate_symbol(name: str) -> str:
    """Draw paper over two opposite corners of a court, and mend the frame."""
    right, lower = PLATES[name]
    x, y = FRAME_X - 3, FRAME_Y - 3
    identity = f"art-corner-{name}"
    return (
        f'<symbol id="plate-{name}" {FULL}><g id="{identity}" fill="{PAPER}">'
        f'<path d="M{x} {y}H{right}V{lower}H{x}z"/>'
        f'<path fill="none" stroke="currentColor" stroke-width="1.6"'
        f' d="M{right} {FRAME_Y - 0.8:g}V{lower}H{FRAME_X - 0.8:g}"/></g>'
        f'<use href="#{identity}" {TURN}/></symbol>'
    )


# --- Backs -------------------------------------------------------------------

BACK_X, BACK_Y, BACK_ROUND = 10, 10, 8
BACK_WIDTH, BACK_HEIGHT = WIDTH - 2 * BACK_X, HEIGHT - 2 * BACK_Y
INNER_X, INNER_Y = 19, 19
INNER_WIDTH, INNER_HEIGHT = WIDTH - 2 * INNER_X, HEIGHT - 2 * INNER_Y
COLUMNS, ROWS = 8, 12
CELL_X, CELL_Y = INNER_WIDTH / COLUMNS, INNER_HEIGHT / ROWS


def ground(number: int, colour: str) -> str:
    """Draw the coloured field of a back and the line along its edge."""
    return (
        f'<rect x="{BACK_X}" y="{BACK_Y}" width="{BACK_WIDTH}" height="{BACK_HEIGHT}"'
        f' rx="{BACK_ROUND}" fill="var(--back-{number}-ground,{colour})"/>'
        f'<rect x="{INNER_X - 4}" y="{INNER_Y - 4}" width="{INNER_WIDTH + 8}"'
        f' height="{INNER_HEIGHT + 8}" rx="4" fill="none"'
        f' stroke="var(--back-line,#fff)" stroke-opacity=".75" stroke-width="1.6"/>'
    )


def back_symbol(number: int, colour: str, pattern: str) -> str:
    """Draw a back with this pattern."""
    return f'<symbol id="back-{number}" {FULL}>{ground(number, colour)}{pattern}</symbol>'


def lozenges() -> str:
    """Draw a net of slanting lines with a lozenge in every mesh."""
    lines, stones = "", ""
    for step in range(1 - ROWS, COLUMNS):
        first, last = max(0, step), min(COLUMNS, ROWS + step)
        if (step % 2) or first >= last:
            continue
        x, y = INNER_X + first * CELL_X, INNER_Y + (first - step) * CELL_Y
        run, fall = (last - first) * CELL_X, (last - first) * CELL_Y
        lines += f"M{short(x)} {short(y)}l{short(run)} {short(fall)}"
        lines += f"M{short(WIDTH - x)} {short(y)}l{short(-run)} {short(fall)}"
    for column in range(COLUMNS + 1):
        for line in range(ROWS + 1):
            if (column + line) % 2 and 0 < column < COLUMNS and 0 < line < ROWS:
                x, y = INNER_X + column * CELL_X, INNER_Y + line * CELL_Y
                stones += f"M{short(x)} {short(y - 6)}l5 6-5 6-5-6z"
    return (
        f'<path fill="none" stroke="var(--back-line,#fff)" stroke-opacity=".5"'
        f' stroke-width="1.8" d="{lines}"/>'
        f'<path fill="var(--back-accent,#f0c75e)" d="{stones}"/>'
    )


def petals() -> str:
    """Draw interlaced circles: a petal along every diagonal of a mesh."""
    data = ""
    radii = f"{short(CELL_X)} {short(CELL_Y)} 0 0 1"
    for column in range(COLUMNS):
        for line in range(ROWS):
            rising = (column + line) % 2
            x = INNER_X + column * CELL_X
            y = INNER_Y + (line + rising) * CELL_Y
            run, fall = short(CELL_X), short(-CELL_Y if rising else CELL_Y)
            back, climb = short(-CELL_X), short(CELL_Y if rising else -CELL_Y)
            data += f"M{short(x)} {short(y)}a{radii} {run} {fall} {radii} {back} {climb}"
    return f'<path fill="var(--back-accent,#f3d9c4)" fill-opacity=".62" d="{data}"/>'


def lozenge(middle: complex, long: complex, wide: float) -> str:
    """Draw a slender lozenge; ``long`` is its half length and direction."""
    side = long / abs(long) * wide * 1j
    corners = (middle + long, middle + side, middle - long, middle - side)
    return f"M{' '.join(f'{short(p.real, 1)} {short(p.imag, 1)}' for p in corners)}z"


def wreath(middle: complex, angles: Iterable[float], radius: float, long: float) -> str:
    """Draw lozenges pointing away from a middle, at these angles in degrees."""
    ways = [cmath.rect(1, math.radians(angle)) for angle in angles]
    wide = long * 0.37
    return "".join(lozenge(middle + radius * way, long * way, wide) for way in ways)


def ring(count: int, radius: float, long: float) -> str:
    """Draw a whole wreath round the middle of the card."""
    angles = (360 * (index + 0.5) / count for index in range(count))
    return wreath(complex(WIDTH / 2, HEIGHT / 2), angles, radius, long)


def circle(radius: int) -> str:
    """Draw a circle round the middle of the card."""
    half = f"a{radius} {radius} 0 1 0"
    return f"M{WIDTH // 2 - radius} {HEIGHT // 2}{half} {2 * radius} 0{half}-{2 * radius} 0"


def corner_fans() -> tuple[str, str]:
    """Draw quarter circles round the corners, and the lozenges between them."""
    arcs, stones = "", ""
    for quarter, (right, low) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        x, y = INNER_X + right * INNER_WIDTH, INNER_Y + low * INNER_HEIGHT
        for radius in (38, 74):
            end_x, end_y = x + radius * (1 - 2 * right), y + radius * (1 - 2 * low)
            arcs += f"M{end_x} {y}A{radius} {radius} 0 0 {int(right == low)} {x} {end_y}"
        angles = (90 * quarter + 90 * (step + 0.5) / 5 for step in range(5))
        stones += wreath(complex(x, y), angles, 56, 14)
    return arcs, stones


def wreaths() -> str:
    """Draw the finished picture: four in the middle and two rings about them."""
    arcs, corner_stones = corner_fans()
    circles = "".join(map(circle, (30, 62, 98)))
    stones = ring(4, 15, 13) + ring(16, 46, 13) + ring(28, 80, 15)
    return (
        f'<path fill="none" stroke="var(--back-line,#fff)" stroke-opacity=".5"'
        f' stroke-width="1.6" d="{circles}{arcs}"/>'
        f'<path fill="var(--back-accent,#f0c75e)" d="{stones}{corner_stones}"/>'
    )


def back_symbols() -> Iterator[str]:
    """Draw the card backs."""
    yield back_symbol(1, "#1f3d78", lozenges())
    yield back_symbol(2, "#8c1d36", petals())
    yield back_symbol(3, "#1d4f5c", wreaths())


# --- The sprite ----------------------------------------------------------------------


@dataclass(frozen=True)
class Package:
    """The court figures' package: its script and where it comes from."""

    script: str
    credit: str


def read_package(folder: Path) -> Package:
    """Read the package and make sure of its licence."""
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = (folder / "LICENSE").read_text(encoding="utf-8")
    if about["license"] != "CC0-1.0" or "CC0 1.0 Universal" not in licence:
        raise ValueError("the package is not under CC0 1.0")
    script = (folder / "dist" / "index.esm.js").read_text(encoding="utf-8")
    credit = (
        "Court figures: designed by Adrian Kennard, taken from the npm package "
        f"{about['name']} {about['version']} by {about['author']}, "
        "CC0 1.0 Universal (public domain dedication), simplified and recoloured. "
        "Everything else: drawn for this project."
    )
    return Package(script, credit)


def sprite(package: Package) -> str:
    """Compose the whole sprite."""
    sources = card_sources(package.script)
    symbols = [*suit_symbols(), *map(rank_symbol, RANK_GLYPHS)]
    for suit in SUITS:
        symbols.append(ace_face(suit))
        symbols += [number_face(rank, suit) for rank in NUMBER_RANKS]
    symbols += map(plate_symbol, PLATES)
    for suit in SUITS:
        for rank in COURT_RANKS:
            court = read_court(sources[f"{suit}{rank}"], suit)
            symbols.append(court_symbols(f"{rank}{suit}", court))
    symbols += back_symbols()
    body = "\n".join(symbols)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f"<!-- {package.credit} Made by scripts/cards.py, do not edit. -->\n"
        f"<metadata>{package.credit}</metadata>\n"
        f"<defs>{FRAME}</defs>\n{body}\n</svg>\n"
    )


def wanted() -> Iterator[str]:
    """Name the symbols the page relies on."""
    for suit in SUITS:
        yield f"suit-{suit}"
        for rank in "A" + NUMBER_RANKS + COURT_RANKS:
            yield f"face-{rank}{suit}"
        for rank in COURT_RANKS:
            yield f"side-{rank}{suit}"
            yield f"court-{rank}{suit}"
    yield from (f"rank-{rank}" for rank in RANK_GLYPHS)
    yield from (f"plate-{name}" for name in PLATES)
    yield from (f"back-{number}" for number in (1, 2, 3))


def faults(text: str) -> list[str]:
    """List what would break the page: missing symbols, wrong references, excess size."""
    elements = list(ET.fromstring(text).iter())
    names = [element.get("id", "") for element in elements if element.get("id")]
    found = [f"id {name} given twice" for name in sorted(set(names)) if names.count(name) > 1]
    found += [f"symbol {name} is missing" for name in wanted() if name not in names]
    for element in elements:
        target = element.get("href")
        if target is not None and target.removeprefix("#") not in names:
            found.append(f"reference {target} leads nowhere")
        if element.get("style") or element.tag.endswith(("style", "script", "text")):
            found.append(f"{element.tag} is not allowed")
    size = len(gzip.compress(text.encode(), 9))
    if size > SIZE_LIMIT:
        found.append(f"{size} bytes gzipped, more than {SIZE_LIMIT}")
    return found


def main() -> int:
    """Write the sprite; complain and write nothing if it is faulty."""
    parser = argparse.ArgumentParser(description="Draw the card sprite.")
    parser.add_argument("package", type=Path, help="unpacked @letele/playing-cards")
    parser.add_argument("--output", type=Path, default=DEFAULT_OUTPUT)
    options = parser.parse_args()
    text = sprite(read_package(options.package))
    problems = faults(text)
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    options.output.write_text(text, encoding="utf-8", newline="\n")
    packed = len(gzip.compress(text.encode(), 9))
    print(f"{options.output.name}: {len(text.encode())} bytes, {packed} gzipped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
