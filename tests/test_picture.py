"""The picture on the table: every place has its spot, each book shape is what the book draws."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

import kartenbild as kb
from kartenbild.rules.lowering import lower
from kartenbild.rules.picture import CARD, Arc, Fan, Line, Scene, Spot, scenes

SHAPES = ("wide", "tall")
GAMES = [str(game) for game in kb.games()]


def scene(game: str, shape: str) -> Scene:
    patience = next(each.patience for each in kb.games() if each == game)
    return scenes(patience)[SHAPES.index(shape)]


def spots(game: str, shape: str = "wide") -> dict[str, Spot]:
    return {spot.place: spot for spot in scene(game, shape).spots}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", GAMES)
def test_every_place_has_one_spot_inside_its_scene(game: str, shape: str) -> None:
    drawn = scene(game, shape)
    patience = next(each.patience for each in kb.games() if each == game)
    assert sorted(spot.place for spot in drawn.spots) == sorted(lower(patience).place_names)
    assert drawn.shape == shape
    for spot in drawn.spots:
        reach = spot.spread.radius if isinstance(spot.spread, Arc) else 0
        assert 0.5 + reach <= spot.x <= drawn.width - 0.5 - reach
        assert CARD / 2 + reach <= spot.y <= drawn.height - CARD / 2 - reach
        assert 0 <= spot.share_x <= 1
        assert 0 <= spot.share_y <= 1


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", GAMES)
def test_empty_places_do_not_cover_each_other(game: str, shape: str) -> None:
    corners = [_first_card(spot) for spot in scene(game, shape).spots]
    for i, (x, y) in enumerate(corners):
        for other_x, other_y in corners[:i]:
            assert abs(x - other_x) > 0.8 or abs(y - other_y) > 1.1


def _first_card(spot: Spot) -> tuple[float, float]:
    if not isinstance(spot.spread, Arc):
        return spot.x, spot.y
    angle = math.radians(spot.spread.start)
    return spot.x + spot.spread.radius * math.sin(angle), spot.y - spot.spread.radius * math.cos(angle)


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single", "berlinerin"])
def test_columns_hang_from_one_line_at_equal_distances(game: str) -> None:
    for shape in SHAPES:
        columns = [spot for place, spot in spots(game, shape).items() if place[0] == "T"]
        assert {spot.y for spot in columns} == {columns[0].y}
        steps = {round(b.x - a.x, 6) for a, b in pairwise(columns)}
        assert len(steps) == 1
        assert all(isinstance(spot.spread, Line) and spot.spread.room is None for spot in columns)
        up = [spot for place, spot in spots(game, shape).items() if place[0] == "F"]
        assert all(spot.y < columns[0].y for spot in up)


def test_the_circles_close_around_the_four_twos() -> None:
    for shape in SHAPES:
        found = spots("grosser-kreis", shape)
        arcs = {place: spot.spread for place, spot in found.items() if place[0] == "R"}
        assert all(isinstance(arc, Arc) and arc.slots == 13 for arc in arcs.values())
        outer, back, inner = arcs["R1"], arcs["R4"], arcs["R2"]
        assert isinstance(outer, Arc) and isinstance(back, Arc) and isinstance(inner, Arc)
        assert (outer.start, outer.end, back.start, back.end) == (0, 180, 180, 360)
        assert outer.radius == back.radius > inner.radius
        middle = [found[f"F{n}"] for n in range(1, 5)]
        centre = found["R1"]
        assert sum(spot.x for spot in middle) / 4 == pytest.approx(centre.x)
        assert sum(spot.y for spot in middle) / 4 == pytest.approx(centre.y)
        assert max(math.hypot(spot.x - centre.x, spot.y - centre.y) for spot in middle) < inner.radius


def test_three_arcs_of_eight_six_and_two_lie_under_a_bow() -> None:
    found = spots("grosser-faecher")
    fans = [spot.spread.row for spot in found.values() if isinstance(spot.spread, Fan)]
    assert [fans.count(row) for row in range(3)] == [8, 6, 2]
    outer = [found[f"T{n}"] for n in range(1, 9)]
    assert outer[0].y == pytest.approx(outer[7].y)
    assert outer[0].y > outer[3].y
    assert outer[0].turn == pytest.approx(-outer[7].turn)
    assert outer[0].turn < -5
    bow = [found[f"F{n}"] for n in range(1, 9)]
    assert bow[0].y > bow[3].y
    assert max(spot.y for spot in bow) < min(found["T4"].y, found["T5"].y)


def test_on_a_tall_window_long_arcs_break_into_two() -> None:
    fans = [spot.spread.row for spot in scene("grosser-faecher", "tall").spots if isinstance(spot.spread, Fan)]
    assert [fans.count(row) for row in range(5)] == [4, 4, 3, 3, 2]


def test_the_stock_knows_what_a_click_on_it_means() -> None:
    assert {game: scene(game, "wide").verbs for game in GAMES} == {
        "berlinerin": (),
        "grosser-faecher": ("gather",),
        "grosser-kreis": ("turn", "recycle"),
        "irmgard": ("deal",),
        "irmgard-single": ("turn", "recycle"),
    }
