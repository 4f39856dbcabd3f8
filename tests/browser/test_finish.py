"""Small things that a careful eye sees: nothing stretches, nothing covers a suit, what can be clicked looks so."""

from __future__ import annotations

from browser.conftest import Visit
from browser.hands import Table


def test_the_choices_of_one_game_do_not_stretch_its_neighbours(visit: Visit) -> None:
    page = visit(1280, 800)
    page.goto("/")
    heights = "[...document.querySelectorAll('article.game')].map(game => game.clientHeight)"
    before = page.evaluate(heights)
    page.locator("form > details > summary").nth(1).click()
    after = page.evaluate(heights)
    assert after[1] > before[1] + 200
    assert all(abs(after[each] - before[each]) < 60 for each in (0, 2))


def test_the_dot_of_the_last_move_covers_no_index(visit: Visit) -> None:
    for width, height in ((320, 568), (1280, 800)):
        page = visit(width, height)
        Table.deal(page, "irmgard#5").act("move", "deal")
        page.reload()
        page.wait_for_selector(".card.last")
        assert page.evaluate(_COVERED) == 0, width


_COVERED = """() => [...document.querySelectorAll('.card.last')].filter(card => {
  const [own, dot] = [card.getBoundingClientRect(), getComputedStyle(card, '::after')];
  const side = parseFloat(dot.width);
  const x = own.left + parseFloat(dot.left), y = own.top + parseFloat(dot.top);
  return [...card.querySelectorAll('.head use')].some(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return x < right && x + side > left && y < bottom && y + side > top;
  });
}).length"""


def test_the_mark_of_moved_cards_cuts_no_index_of_the_card_before(visit: Visit) -> None:
    page = visit()
    Table.deal(page, "irmgard#5").act("move", "deal")
    page.reload()
    page.wait_for_selector(".card.last")
    rims = "[...document.querySelectorAll('.card + .card.last')].map(card => getComputedStyle(card).clipPath)"
    assert set(page.evaluate(rims)) == {"inset(0px -20% -20%)"}


def test_listed_moves_look_like_buttons(visit: Visit) -> None:
    page = visit()
    Table.deal(page, "irmgard#5")
    for _ in range(2):
        page.keyboard.press("m")
    page.wait_for_selector("#moves-list button")
    style = page.evaluate(
        "(({ borderTopWidth, cursor }) => [borderTopWidth, cursor])"
        "(getComputedStyle(document.querySelector('#moves-list button')))"
    )
    assert style == ["1px", "pointer"]


def test_a_key_and_what_it_does_stand_on_one_line(visit: Visit) -> None:
    for width in (320, 1280):
        page = visit(width, 900, "de")
        page.goto("/keys")
        assert len(page.evaluate(_LEVELS)) >= 10
        assert max(page.evaluate(_LEVELS)) <= 3, width


_LEVELS = """() => [...document.querySelectorAll('.keys input')].map(key => {
  const [box, line] = [key.getBoundingClientRect(), key.labels[0].getClientRects()[0]];
  return Math.abs((box.top + box.bottom) / 2 - (line.top + line.bottom) / 2);
})"""
