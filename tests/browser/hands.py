"""A table in a page, and the ways in which a test's hands play on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move

STOCK_VERBS = ("deal", "turn", "recycle", "gather")


@dataclass
class Point:
    x: float
    y: float


class Table:
    """One game open in a page. `page` is the playwright page."""

    def __init__(self, page: Any, id: str) -> None:
        self.page = page
        self.id = id

    @classmethod
    def deal(cls, page: Any, deal: str, cards: str | None = None, settings: dict[str, Any] | None = None) -> Table:
        """Deals through the interface and opens the table's page."""
        request = page.context.request
        if settings:
            kept = request.get("/api/settings").json() | settings
            assert request.put("/api/settings", data=kept).ok
        answer = request.post("/api/tables", data={"deal": deal} | ({"cards": cards} if cards else {}))
        assert answer.ok, answer.text()
        table = cls(page, answer.json()["id"])
        table.open()
        return table

    @classmethod
    def resumed(cls, page: Any, deal: str, moves: Iterable[object]) -> Table:
        """A table on which these moves were made elsewhere."""
        record = f"kartenbild 1\ndeal {deal}\nmoves {' '.join(map(str, moves))}\n"
        answer = page.context.request.post("/api/records", data={"record": record})
        assert answer.ok, answer.text()
        table = cls(page, answer.json()["id"])
        table.open()
        return table

    def open(self) -> None:
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector("#table[data-revision]")

    def state(self) -> dict[str, Any]:
        """The table as the server has it."""
        answer = self.page.context.request.get(f"/api/tables/{self.id}")
        assert answer.ok
        return answer.json()  # type: ignore[no-any-return]

    def act(self, action: str, move: str = "") -> dict[str, Any]:
        """An action from elsewhere, not through the page."""
        from kartenbild.store import new_key

        body = {"action": action, "move": move, "revision": self.state()["revision"], "key": new_key()}
        answer = self.page.context.request.post(f"/api/tables/{self.id}/actions", data=body)
        assert answer.ok, answer.text()
        return answer.json()  # type: ignore[no-any-return]

    @property
    def revision(self) -> int:
        return int(self.page.get_attribute("#table", "data-revision"))

    @property
    def status(self) -> str:
        return str(self.page.get_attribute("#table", "data-status"))

    @property
    def said(self) -> str:
        return str(self.page.inner_text("#said"))

    def wait_past(self, revision: int) -> None:
        """Until the page shows a later revision than this."""
        self.page.wait_for_function("r => Number(document.getElementById('table').dataset.revision) > r", arg=revision)

    def wait_said(self, part: str) -> None:
        self.page.wait_for_function("t => document.getElementById('said').textContent.includes(t)", arg=part)

    def place(self, name: str) -> dict[str, Any]:
        """What the page shows of a place: its label and its cards' faces with their points on the screen."""
        found = self.page.evaluate(_PLACE, name)
        assert found, name
        return found  # type: ignore[no-any-return]

    def grip(self, name: str, count: int = 1) -> Point:
        """A point on the screen where the top `count` cards of a place can be taken."""
        return Point(**self.page.evaluate(_GRIP, [name, count]))

    def targets(self) -> list[str]:
        return self.page.evaluate("[...document.querySelectorAll('.target')].map(e => e.dataset.place)")  # type: ignore[no-any-return]

    def shown(self) -> dict[str, list[str]]:
        """The faces on the page by place, '' face down, as the elements' places say."""
        return self.page.evaluate(_SHOWN)  # type: ignore[no-any-return]

    def expect_shown(self, state: dict[str, Any] | None = None) -> None:
        """The page shows just what the server has."""
        state = state or self.state()
        have = {place["place"]: [card["card"] or "" for card in place["cards"]] for place in state["places"]}
        assert (self.revision, self.shown()) == (state["revision"], have)

    # --- Mouse ---

    def mouse_play(self, move: Move, drag: bool) -> None:
        """One move with the mouse, by dragging or by two clicks."""
        before = self.revision
        if move.kind is Kind.SHIFT:
            self._mouse_shift(move, drag)
        elif move.kind.name.lower() in STOCK_VERBS:
            self.pause(move)
            point = self.grip("S")
            self.page.mouse.click(point.x, point.y)
            self.agree()
        else:
            self.page.click(f"[data-do={move.kind.name.lower()}]")
        self.wait_past(before)

    def _mouse_shift(self, move: Move, drag: bool) -> None:
        mouse = self.page.mouse
        start, end = self.grip(move.source, move.count), self.grip(self._first(move.target))
        mouse.move(start.x, start.y)
        mouse.down()
        if drag:
            mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
            end = self.centre(self.target(move), move, start)
            mouse.move(end.x, end.y)
            mouse.up()
            return
        mouse.up()
        point = self.grip(self.target(move))
        mouse.click(point.x, point.y)

    def centre(self, target: str, move: Move, start: Point) -> Point:
        """Where the pointer is when the cards gripped at `start` lie over a place, a little beside it."""
        return Point(**self.page.evaluate(_CENTRE, [target, move.source, move.count, [start.x, start.y]]))

    def _first(self, target: str) -> str:
        return target if target[-1].isdigit() else f"{target}1"

    def target(self, move: Move) -> str:
        """The place that a bare letter means among the targets now marked."""
        found = self.targets()
        assert found, f"no target is marked for {move}"
        return next(place for place in found if place == move.target or place.rstrip("0123456789") == move.target)

    def pause(self, move: Move) -> None:
        """A second click at once on what covers or gathers the table is taken for a slip."""
        if move.kind in (Kind.DEAL, Kind.GATHER):
            self.page.wait_for_timeout(400)

    def agree(self) -> None:
        """Yes to what is asked before the stock covers the table."""
        if self.page.evaluate("document.getElementById('sweep-dialog').open"):
            self.page.click("#sweep-dialog [data-close=yes]")

    # --- Keyboard ---

    def key_play(self, move: Move) -> None:
        """One move with the keyboard only."""
        before = self.revision
        keyboard = self.page.keyboard
        if move.kind is Kind.SHIFT:
            self._walk(lambda place: place == move.source, self._way(move.source))
            for _ in range(move.count - 1):
                keyboard.press("ArrowUp")
            keyboard.press("Enter")
            self._walk(lambda place: move.target in (place, place.rstrip("0123456789")), "ArrowRight")
            keyboard.press("Enter")
        elif move.kind.name.lower() in STOCK_VERBS:
            self.pause(move)
            keyboard.press("d")
            if self.page.evaluate("document.getElementById('sweep-dialog').open"):
                keyboard.press("Enter")
        else:
            keyboard.press("ArrowUp" if move.kind is Kind.UP else "ArrowDown")
        self.wait_past(before)

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement.dataset.place ?? ''"))

    def _way(self, wanted: str) -> str:
        """The arrow that leads from pile to pile the shorter way round."""
        places = self.page.evaluate("[...document.querySelectorAll('.place:not([hidden])')].map(p => p.dataset.place)")
        if self.focused() not in places:
            return "ArrowRight"
        ahead = (places.index(wanted) - places.index(self.focused())) % len(places)
        return "ArrowRight" if ahead <= len(places) / 2 else "ArrowLeft"

    def _walk(self, wanted: Any, key: str) -> None:
        for _ in range(40):
            if wanted(self.focused()):
                self.page.keyboard.press("End") if not self.page.get_attribute("#table", "data-lift") else None
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach the place, it stands at {self.focused()}")


_PLACE = """name => {
  const group = document.querySelector(`.place[data-place="${name}"]`);
  return group && {
    label: group.getAttribute('aria-label'),
    cards: [...group.querySelectorAll('.card')].map(card => card.dataset.card),
  };
}"""

_SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.place')].map(group =>
  [group.dataset.place, [...group.querySelectorAll('.card')].map(card => card.dataset.card)]))"""

_GRIP = """([name, count]) => {
  const group = document.querySelector(`.place[data-place="${name}"]`);
  const cards = [...group.querySelectorAll('.card')];
  const element = cards.at(-count) ?? group.querySelector('.base');
  const box = element.getBoundingClientRect();
  const parts = [[.5, .5], [.5, .06], [.1, .1], [.06, .5], [.3, .15], [.15, .3], [.2, .06], [.5, .94], [.9, .5]];
  for (const [fx, fy] of parts) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    if (document.elementFromPoint(x, y)?.closest('.card, .base') === element) return {x, y};
  }
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}"""

_CENTRE = """([target, source, count, start]) => {
  const middle = element => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const group = name => document.querySelector(`.place[data-place="${name}"]`);
  const cards = [...group(target).querySelectorAll('.card:not([hidden])')];
  const to = middle(cards.at(-1) ?? group(target).querySelector('.base'));
  const lead = [...group(source).querySelectorAll('.card')].at(-count);
  const from = middle(lead);
  const [x, y] = (lead.style.translate || '0px 0px').split(' ').map(parseFloat);
  return {x: start[0] + to[0] - (from[0] - x) + 5, y: start[1] + to[1] - (from[1] - (y || 0)) + 5};
}"""
