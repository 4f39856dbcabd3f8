"""Court cards on the circle: a picture and its two corners, the upright index on paper, however the card is turned."""

from __future__ import annotations

from typing import Any

import kartenbild as kb
from browser.conftest import RECORDS, Visit
from browser.hands import Table


def circle(page: Any, part: float, **settings: Any) -> Table:
    record = kb.read_record((RECORDS / "grosser-kreis.patience").read_text())
    if settings:
        request = page.context.request
        assert request.put("/api/settings", data=request.get("/api/settings").json() | settings).ok
    return Table.resumed(page, record.name, record.history[: int(len(record.history) * part)])


def test_the_index_of_every_court_card_stands_on_paper_in_its_corner(visit: Visit) -> None:
    page = visit()
    circle(page, 1)
    courts = page.evaluate(_COURTS)
    assert len(courts) == 12
    for court in courts:
        assert court["on_paper"], court
        assert court["upright"], court
        assert court["paper"] < 0.24, court
        assert court["foot"], court


_COURTS = """() => [...document.querySelectorAll('.card[data-how=arc]:has(.court)')].map(card => {
  const box = part => card.querySelector(part).getBoundingClientRect();
  const plate = card.querySelector('.plate').getBBox();
  const index = card.querySelector('.head .index').getBBox();
  const turned = card.querySelector('.head .index').getCTM();
  const corners = [[index.x, index.y], [index.x + index.width, index.y + index.height],
    [index.x, index.y + index.height], [index.x + index.width, index.y]].map(([x, y]) => new DOMPoint(x, y));
  const face = card.querySelector('.head').getCTM().inverse();
  const placed = corners.map(corner => corner.matrixTransform(face.multiply(turned)));
  const inside = ({ x, y }) => x >= 0 && y >= 0 && x <= plate.x + plate.width && y <= plate.y + plate.height;
  const [rank, suit] = [box('.head .rank use'), box('.head .suit use')];
  return {
    card: card.dataset.card,
    on_paper: placed.every(inside),
    upright: Math.abs(rank.x + rank.width / 2 - suit.x - suit.width / 2) < suit.width * 0.3 && rank.y < suit.y,
    paper: (plate.width + plate.x) * (plate.height + plate.y) / (250 * 350),
    foot: getComputedStyle(card.querySelector('.foot')).display !== 'none',
  };
})"""


def test_kings_that_lie_alone_on_the_circle_are_not_blank_in_large_print(visit: Visit) -> None:
    page = visit()
    circle(page, 0, large_print=True)
    shown = """() => [...document.querySelectorAll('.card[data-how=arc] .big')]
      .filter(sign => getComputedStyle(sign).display !== 'none').length"""
    assert page.evaluate(shown) == 2  # The inner kings cover the middle of the outer ones, whose index stands alone.
    circle(page, 0.5, large_print=True)
    assert page.evaluate(shown) == 0
