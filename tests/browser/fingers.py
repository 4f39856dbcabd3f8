"""One finger at a table: taps and drags, in a page that knows touch."""

from __future__ import annotations

from browser.hands import STOCK_VERBS, Point, Table
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move


class Finger:
    """Plays moves by tapping twice or by dragging."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session = table.page.context.new_cdp_session(table.page)

    def touch(self, kind: str, *points: Point) -> None:
        """`kind`: touchStart, touchMove, touchEnd or touchCancel, with all fingers that are down."""
        at = [{"x": point.x, "y": point.y, "id": i} for i, point in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def tap(self, point: Point) -> None:
        self.table.page.touchscreen.tap(point.x, point.y)

    def play(self, move: Move, drag: bool) -> None:
        """One move; the stock is tapped, the deal's question answered by its buttons."""
        table, before = self.table, self.table.revision
        if move.kind is Kind.SHIFT:
            self._shift(move, drag)
        elif move.kind.name.lower() in STOCK_VERBS:
            table.pause(move)
            self.tap(table.grip("S"))
            table.agree()
        else:
            table.page.tap(f"[data-do={move.kind.name.lower()}]")
        table.wait_past(before)

    def _shift(self, move: Move, drag: bool) -> None:
        table, start = self.table, self.table.grip(move.source, move.count)
        if not drag:
            self.tap(start)
            self.tap(table.grip(table.target(move)))
            return
        self.touch("touchStart", start)
        self.touch("touchMove", Point(start.x + 14, start.y + 10))
        end = table.centre(table.target(move), move, start)
        self.touch("touchMove", Point((start.x + end.x) / 2, (start.y + end.y) / 2))
        self.touch("touchMove", end)
        self.touch("touchEnd")
