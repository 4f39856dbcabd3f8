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
DRAWN = [(game, scene.shape) for game in kb.games() for scene in scenes(game.patience)]


def scene(game: str, shape: str) -> Scene:
    patience = next(each.patience for each in kb.games() if each == game)
    return next(scene for scene in scenes(patience) if scene.shape == shape)


def spots(game: str, shape: str = "wide") -> dict[str, Spot]:
    return {spot.place: spot for spot in scene(game, shape).spots}


@pytest.mark.parametrize(("game", "shape"), DRAWN)
def test_every_place_has_one_spot_inside_its_scene(game: str, shape: str) -> None:
    drawn = scene(game, shape)
    patience = next(each.patience for each in kb.games() if each == game)
    assert sorted(spot.place for spot in drawn.spots) == sorted(lower(patience).place_names)
    assert drawn.shape == shape
    for spot in drawn.spots:
        up, side = (spot.spread.radius, spot.spread.across) if isinstance(spot.spread, Arc) else (0, 0)
        assert 0.5 + side <= spot.x <= drawn.width - 0.5 - side
        assert CARD / 2 + up <= spot.y <= drawn.height - CARD / 2 - up
        assert 0 <= spot.share_x <= 1
        assert 0 <= spot.share_y <= 1


@pytest.mark.parametrize(("game", "shape"), DRAWN)
def test_empty_places_do_not_cover_each_other(game: str, shape: str) -> None:
    corners = [(*_first_card(spot), isinstance(spot.spread, Arc)) for spot in scene(game, shape).spots]
    for i, (x, y, ring) in enumerate(corners):
        for other_x, other_y, other_ring in corners[:i]:
            # The inner circle lies over the outer one's inner ends, never over an index.
            assert abs(x - other_x) > 0.8 or abs(y - other_y) > (0.6 if ring and other_ring else 1.1)


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
        assert outer.radius == outer.across == back.radius > inner.radius
        middle = [found[f"F{n}"] for n in range(1, 5)]
        centre = found["R1"]
        assert sum(spot.x for spot in middle) / 4 == pytest.approx(centre.x)
        assert sum(spot.y for spot in middle) / 4 == pytest.approx(centre.y)
        assert max(math.hypot(spot.x - centre.x, spot.y - centre.y) for spot in middle) < inner.radius


def test_in_a_low_window_the_circles_are_ovals_around_a_row_of_twos() -> None:
    found, circles = scene("grosser-kreis", "low"), scene("grosser-kreis", "wide")
    arcs = [spot.spread for spot in found.spots if isinstance(spot.spread, Arc)]
    assert all(arc.across > 1.5 * arc.radius for arc in arcs)
    assert found.height < 0.7 * circles.height
    middle = {spot.place: spot for spot in found.spots if spot.place[0] == "F"}
    assert len({spot.y for spot in middle.values()}) == 1
    centre = next(spot for spot in found.spots if spot.place == "R1")
    assert sum(spot.x for spot in middle.values()) / 4 == pytest.approx(centre.x)


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single", "berlinerin"])
def test_in_a_low_window_columns_have_all_its_height(game: str) -> None:
    found = spots(game, "low")
    columns = [spot for place, spot in found.items() if place[0] == "T"]
    assert {spot.y for spot in columns} == {min(spot.y for spot in found.values())}
    up = [spot for place, spot in found.items() if place[0] == "F"]
    assert min(spot.x for spot in up) > max(spot.x for spot in columns)


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
