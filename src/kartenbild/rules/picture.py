"""From declaration to picture: where each place lies on the table and how its cards spread.

Lengths are in card widths (a card is 1 wide and 1.4 high), x to the right, y down; a spot is the centre of its first
card, for an arc the centre of its circle. The browser scales a scene to its window and knows no game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from kartenbild.rules.vocabulary import DealRow, Foundation, Gather, Patience, Picture, Recycle, Refill, Tableau, Turn

CARD = 1.4
Shape = Literal["wide", "tall", "low"]


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards lie square on each other."""

    how: Literal["stack"] = "stack"


@dataclass(frozen=True, slots=True)
class Line:
    """Cards overlap downwards, `largest` to `least` apart, face-down ones once to twice `covered` apart.

    `room`: how far the line may reach, None to the window's edge but for `keep` at its foot.
    """

    largest: float
    least: float
    covered: float
    room: float | None = None
    keep: float = 0
    how: Literal["line"] = "line"


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards spread sideways around a point `pivot` below, in `room`; fans of one `row` may borrow from each other."""

    largest: float
    least: float
    room: float
    row: int
    pivot: float = 5.5
    how: Literal["fan"] = "fan"


@dataclass(frozen=True, slots=True)
class Arc:
    """Cards lie turned on an oval around the spot, in `slots` equal steps clockwise; degrees, 0 is up.

    `radius`: how high it is over the spot; `across`: how far it reaches to the side, the same in a circle.
    """

    radius: float
    across: float
    start: float
    end: float
    slots: int
    how: Literal["arc"] = "arc"


Spread = Stack | Line | Fan | Arc


@dataclass(frozen=True, slots=True)
class Spot:
    """One place: its anchor, its share (0 to 1) of spare room in each direction, its turn in degrees, its spread.

    `mark`: the rank that opens the empty place, '' where there is none to show. `quiet`: not drawn while empty.
    """

    place: str
    x: float
    y: float
    spread: Spread
    share_x: float = 0
    share_y: float = 0
    turn: float = 0
    mark: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture for windows of one shape: its least size, the spare room it can use, its spots.

    `verbs`: the moves that a click on the stock stands for, the first legal one is meant.
    """

    shape: Shape
    width: float
    height: float
    spare_x: float
    spare_y: float
    spots: tuple[Spot, ...]
    verbs: tuple[str, ...]


def scenes(patience: Patience) -> tuple[Scene, ...]:
    """The picture of a patience whose variants are settled, for wide and tall windows, for low ones if it differs."""
    draw = {Picture.COLUMNS: _columns, Picture.ARCS: _arcs, Picture.CIRCLES: _circles}[patience.picture]
    low = {Picture.COLUMNS: _low_columns, Picture.CIRCLES: _low_circles}.get(patience.picture)
    return (draw(patience, "wide"), draw(patience, "tall"), *([low(patience)] if low else []))


def _verbs(patience: Patience) -> tuple[str, ...]:
    stock = {DealRow: ("deal",), Turn: ("turn",), Refill: ()}[type(patience.stock)] if patience.stock else ()
    redeal = {Recycle: ("recycle",), Gather: ("gather",)}[type(patience.redeal)] if patience.redeal else ()
    return stock + redeal


def _foundations(groups: Iterable[Foundation]) -> list[tuple[str, str]]:
    """Each foundation's place and the rank that opens it."""
    return [(f"{group.letter}{i + 1}", group.fills[0]) for group in groups for i in range(group.count)]


def _tableau(tableau: Tableau | None) -> Iterator[tuple[int, list[tuple[str, str]]]]:
    """Row after row: its number and its places with the rank that opens them, where it is one rank."""
    first = 1
    for row, length in enumerate(tableau.rows if tableau else ()):
        assert tableau
        mark = tableau.empty if len(tableau.empty) == 1 else ""
        yield row, [(f"{tableau.letter}{first + i}", mark) for i in range(length)]
        first += length


def _supply(patience: Patience) -> list[tuple[str, bool]]:
    """Stock and waste, with whether each is left undrawn while empty."""
    waste = [("W", False)] if isinstance(patience.stock, Turn) else []
    return [("S", patience.stock is None), *waste]


def _columns(patience: Patience, shape: Shape) -> Scene:
    rows = [places for _, places in _tableau(patience.tableau)]
    up, supply, tall = _foundations(patience.foundations), _supply(patience), shape == "tall"
    beside = len(supply) if patience.stock and not tall else 0
    lanes = _Lanes(
        max([len(row) for row in rows] + [len(up) + beside]),
        pitch=1.035 if tall else 1.13,
        margin=0.54 if tall else 0.62,
    )
    keep = CARD + 0.2 if tall and patience.stock else 0.08
    top = lanes.top(len(up), beside)
    spots = [lanes.spot(place, top + i, 0.8, Stack(), mark) for i, (place, mark) in enumerate(up)]
    for number, row in enumerate(rows):
        room = None if number == len(rows) - 1 else 2.2
        # In a wide window strips end above the pips, whose tips would stand under every index.
        line = Line(0.8 if tall else 0.3, 0.2, 0.13 if tall else 0.11, room=room, keep=keep)
        spots += lanes.middle(row, 2.4 + number * 2.4, line)
    height = 2.4 + 2.4 * max(len(rows) - 1, 0) + CARD / 2 + 1.4 + keep
    for i, (place, quiet) in enumerate(supply):
        spot = lanes.spot(place, lanes.count - 1 - i if tall else i, 0.8, Stack(), "")
        at_foot = replace(spot, y=height - CARD / 2 - 0.1, share_y=1) if tall else spot
        spots.append(replace(at_foot, quiet=quiet))
    return Scene(shape, lanes.width, height, (lanes.count - 1) * 0.35, 100, tuple(spots), _verbs(patience))


def _low_columns(patience: Patience) -> Scene:
    """Columns from the upper edge down; the stock stands at one side, the foundations at the other."""
    rows = [places for _, places in _tableau(patience.tableau)]
    up, supply = _foundations(patience.foundations), _supply(patience)
    first, widest = (1 if patience.stock else 0), max([len(row) for row in rows], default=0)
    beside = 1 if len(up) < 4 else 2
    deep = math.ceil(len(up) / beside)
    lanes = _Lanes(first + widest + beside, pitch=1.07, margin=0.56)
    y, pitch = CARD / 2 + 0.06, CARD + 0.05
    at, under = (0, 0) if patience.stock else (lanes.count - 1, deep)
    spots = [
        replace(lanes.spot(place, at, y + (under + i) * pitch, Stack(), ""), quiet=quiet)
        for i, (place, quiet) in enumerate(supply)
    ]
    for i, (place, mark) in enumerate(up):
        spots.append(lanes.spot(place, first + widest + i % beside, y + i // beside * pitch, Stack(), mark))
    for number, row in enumerate(rows):
        line = Line(0.5, 0.2, 0.13, room=None if number == len(rows) - 1 else 2.2, keep=0.06)
        spots += [lanes.spot(place, first + i, y + number * 2.4, line, mark) for i, (place, mark) in enumerate(row)]
    least = y + 2.4 * max(len(rows) - 1, 0) + CARD / 2 + 1.4
    height = max(least, y + (max(deep, under + len(supply)) - 0.5) * pitch)
    return Scene("low", lanes.width, height, (lanes.count - 1) * 0.35, 100, tuple(spots), _verbs(patience))


@dataclass(frozen=True, slots=True)
class _Lanes:
    """Equal lanes side by side, which share a scene's spare width between them."""

    count: int
    pitch: float
    margin: float

    @property
    def width(self) -> float:
        return (self.count - 1) * self.pitch + 2 * self.margin

    def spot(self, place: str, lane: float, y: float, spread: Spread, mark: str) -> Spot:
        share = lane / max(self.count - 1, 1)
        return Spot(place, self.margin + lane * self.pitch, y, spread, share_x=share, mark=mark)

    def middle(self, places: list[tuple[str, str]], y: float, spread: Spread) -> list[Spot]:
        """Places side by side in the middle lanes."""
        first = (self.count - len(places)) / 2
        return [self.spot(place, first + i, y, spread, mark) for i, (place, mark) in enumerate(places)]

    def top(self, places: int, beside: int) -> float:
        """The first lane of the places above: the middle where those are lanes free of the stock, else to the right."""
        middle = (self.count - places) / 2
        return middle if not beside or (middle >= beside and middle == int(middle)) else self.count - places


def _arcs(patience: Patience, shape: Shape) -> Scene:
    tall = shape == "tall"
    rows = [row for _, places in _tableau(patience.tableau) for row in (_halves(places) if tall else [places])]
    up = _foundations(patience.foundations)
    room, pitch, sag = (1.82, 1.6, 0.34) if tall else (1.8, 1.62, 1.5)
    longest = max([len(row) for row in rows], default=1)
    width = max(longest * room + (0.1 if tall else 0.45), len(up) * 0.89 + 0.3)
    bow = _Bow(width, sag)
    step = min((width - 1.15) / max(len(up) - 1, 1), 1.2)
    spots = [
        bow.spot(place, (i - (len(up) - 1) / 2) * step, 0.85, Stack(), 0, mark) for i, (place, mark) in enumerate(up)
    ]
    for number, row in enumerate(rows):
        y, share = 0.85 + (number + 1) * pitch, (number + 1) / len(rows)
        # Fans of a short row share half of what it leaves free, so that the indices of long ones stay readable.
        own = min(room * (1 + (longest - len(row)) / len(row) / 2), 2.25)
        fan = Fan(0.36, 0.21, own, number)
        spots += [
            bow.spot(place, (i - (len(row) - 1) / 2) * own, y, fan, share, mark) for i, (place, mark) in enumerate(row)
        ]
    height = 0.85 + len(rows) * pitch + CARD / 2 + (0.15 if tall else 0.25)
    for i, (place, quiet) in enumerate(_supply(patience)):
        spots.append(Spot(place, 0.75 + i * 1.1, height - CARD / 2 - 0.12, Stack(), share_y=1, quiet=quiet))
    spare = 0.28 * (len(rows) + 1) if tall else 2.2
    # In a tall window foundations lie over each other by a tenth, and come apart where there is breadth to spare.
    return Scene(shape, width, height, 0.95 if tall else 0, spare, tuple(spots), _verbs(patience))


def _halves(row: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """A long row as two, for a window that is narrow."""
    half = (len(row) + 1) // 2
    return [row[:half], row[half:]] if len(row) > 4 else [row]


@dataclass(frozen=True, slots=True)
class _Bow:
    """A curve over the scene's width, highest in the middle, its ends `sag` lower."""

    width: float
    sag: float

    def spot(self, place: str, off: float, y: float, spread: Spread, share: float, mark: str) -> Spot:
        """A spot `off` the middle, lowered and turned as the bow is there."""
        part = off / (self.width / 2)
        turn = math.degrees(math.atan(4 * self.sag * part / self.width))
        lowered = y + self.sag * part**2
        return Spot(place, self.width / 2 + off, lowered, spread, round((1 + part) / 2, 3), share, round(turn, 2), mark)


@dataclass(frozen=True, slots=True)
class _Ovals:
    """The ovals around the middle: how far the inner one reaches up and to the side, and the others beyond it."""

    radius: float
    across: float
    apart: float
    number: int

    def arc(self, depth: int, start: int, slots: int) -> Arc:
        """Half of an oval; `depth` 0 is the outermost."""
        out = self.apart * (self.number - 1 - depth)
        return Arc(self.radius + out, self.across + out, start, start + 180, slots)

    @property
    def outer(self) -> Arc:
        return self.arc(0, 0, 1)


def _circles(patience: Patience, shape: Shape) -> Scene:
    """Two circles; in a tall window, whose breadth is dear, the inner one lies farther over the outer one."""
    middle, *rings = patience.foundations
    ovals = _Ovals(2.28, 2.28, 0.92 if shape == "tall" else 1.16, _depths(rings))
    return _around(patience, shape, ovals, math.ceil(math.sqrt(middle.count)), 0.16)


def _low_circles(patience: Patience) -> Scene:
    """In a low window the circles are drawn out to ovals around piles in a row."""
    middle, *rings = patience.foundations
    ovals = _Ovals(1.58, 1.6 + 0.53 * middle.count, 0.64, _depths(rings))
    return _around(patience, "low", ovals, middle.count, 0.05)


def _depths(rings: list[Foundation]) -> int:
    return (sum(group.count for group in rings) + 1) // 2


def _around(patience: Patience, shape: Shape, ovals: _Ovals, in_a_row: int, margin: float) -> Scene:
    middle, *rings = patience.foundations
    width, height = (2 * (reach + CARD / 2 + margin) for reach in (ovals.outer.across, ovals.outer.radius))
    x, y = width / 2, height / 2
    spots = list(_ring_spots(rings, ovals, x, y))
    spots += _square([(f"{middle.letter}{i + 1}", middle.fills[0]) for i in range(middle.count)], in_a_row, x, y)
    for number, (place, quiet) in enumerate(_supply(patience)):
        if shape == "tall":
            spot = Spot(place, x + (0.58 if number == 0 else -0.58), 2 * y + 0.85, Stack(), share_y=1)
            height = 2 * y + CARD + 0.3
        else:
            spot = Spot(place, 2 * x + 0.85, y + (number - 0.5) * 1.7, Stack(), share_x=1)
            width = 2 * x + 1.5
        spots.append(replace(spot, quiet=quiet))
    for row, places in _tableau(patience.tableau):
        lanes = _Lanes(len(places), (width - 1.2) / max(len(places) - 1, 1), 0.6)
        spots += lanes.middle(places, height + CARD / 2 + row * 2.2, Line(0.3, 0.2, 0.1, room=2.0))
        height += 2.2
    return Scene(shape, width, height, 0.8, 1.2, tuple(spots), _verbs(patience))


def _ring_spots(rings: list[Foundation], ovals: _Ovals, x: float, y: float) -> Iterator[Spot]:
    """Half circles, the outer ones first: the first piles run down on the right, the last ones back on the left."""
    piles = _foundations(rings)
    slots = [len(group.fills) for group in rings for _ in range(group.count)]
    last = len(piles) - 1
    for number in sorted(range(len(piles)), key=lambda number: min(number, last - number)):
        place, mark = piles[number]
        start = 0 if number <= last / 2 else 180
        yield Spot(place, x, y, ovals.arc(min(number, last - number), start, slots[number]), mark=mark)


def _square(places: list[tuple[str, str]], across: int, x: float, y: float) -> list[Spot]:
    """Places in rows of `across` around a point."""
    down = math.ceil(len(places) / across)
    return [
        Spot(
            place,
            x + (i % across - (across - 1) / 2) * 1.07,
            y + (i // across - (down - 1) / 2) * (CARD + 0.07),
            Stack(),
            mark=mark,
        )
        for i, (place, mark) in enumerate(places)
    ]
