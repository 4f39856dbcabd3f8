"""Winning with gatherings left: probe a layout in random orders, keep good ends, gather, repeat, limits growing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import fans_core
from kartenbild.solver.fans_reading import ALL_PRUNINGS, LOST, RUNNING, SAFE_UP, WON, Table

SMALL_TABLE = 16
MOST_IDLE = 20
MOST_EARLIER = 40


@dataclass(frozen=True, slots=True)
class Plan:
    """How much one round spends."""

    probe: int
    probes: int
    kept: int
    cuts: int
    last: int

    def grown(self, round_number: int) -> Plan:
        """The plan of a later round."""
        more = 1.25 ** min(round_number, 50)
        return Plan(
            probe=int(self.probe * more),
            probes=self.probes + round_number // 3,
            kept=self.kept + round_number // 3,
            cuts=self.cuts + round_number // 2,
            last=int(self.last * more),
        )


class Gathering:
    """Rounds of probing, until a win is found or nothing new turns up any more."""

    def __init__(self, tables: Tables, position: Position, plan: Plan) -> None:
        self.start = Table(tables, position)
        self.plan = plan
        self.nodes = 0
        self.idle = 0
        self.granted = 0
        self.won: list[int] | None = None
        self._seed = 0
        self._first = self._probed(self.start)
        self._earlier: dict[int, list[tuple[Table, fans_core.Layout]]] = {}
        self._met: set[int] = set()

    def play(self) -> Iterator[None]:
        """Yields whenever the granted nodes are spent; ends with `won` filled, or where nothing is left to try."""
        round_number = 0
        while self.won is None and self.idle < MOST_IDLE:
            known = len(self._met)
            yield from self._round(self.plan.grown(round_number))
            round_number += 1
            self.idle = 0 if len(self._met) > known else self.idle + 1

    def _round(self, plan: Plan) -> Iterator[None]:
        pool = [(self.start, self._first)]
        ends: list[Table] = []
        for left in range(self.start.position.redeals(), 0, -1):
            ends = []
            for table, layout in pool:
                yield from self._probe(table, layout, plan, ends)
                if self.won is not None:
                    return
            ends.sort(key=lambda table: -table.gone)
            if left > 1:
                pool = self._next_pool(left, ends[: plan.kept], plan.kept)
        yield from self._finish(ends, plan.last)

    def _next_pool(self, left: int, fresh: list[Table], kept: int) -> list[tuple[Table, fans_core.Layout]]:
        """The new layouts, and where they are few some of earlier rounds in turn, to be probed further."""
        earlier = self._earlier.setdefault(left, [])
        again, earlier[:] = earlier[: kept - len(fresh)], earlier[kept - len(fresh) :]
        pool = [(table, self._probed(table)) for table in fresh] + again
        earlier += pool
        del earlier[:-MOST_EARLIER]
        return pool

    def _probed(self, table: Table, prunings: int = SAFE_UP) -> fans_core.Layout:
        self._seed += 1
        return table.layout(prunings, SMALL_TABLE, self._seed)

    def _probe(self, table: Table, layout: fans_core.Layout, plan: Plan, ends: list[Table]) -> Iterator[None]:
        """Search this layout several times and add what lies after gathering at good ends."""
        cuts = plan.cuts if table.position.redeals() == 1 else 1
        for _ in range(plan.probes):
            if layout.status == LOST:
                layout, cuts = self._probed(table, prunings=0), cuts + 50
            layout.prepare(plan.probe)
            yield from self._run(layout, plan.probe)
            if layout.status == WON:
                self._win(table, layout)
                return
            ends += self._gathered(table, layout.best_line(), cuts)

    def _gathered(self, table: Table, line: list[tuple[int, int]], cuts: int) -> list[Table]:
        """The layouts after gathering at the line's end and up to `cuts` - 1 moves before it, each once."""
        walker = Table(table.tables, table.position, table.moves)
        found = []
        for number, (card, on) in enumerate([*line, (-1, -1)]):
            if number > len(line) - cuts:
                found += self._if_new(walker)
            if card >= 0:
                walker.play(card, on)
        return found

    def _if_new(self, walker: Table) -> list[Table]:
        if not walker.lies:
            return []
        after = walker.gathered()
        key = after.position.key()
        if key in self._met:
            return []
        self._met.add(key)
        return [after]

    def _finish(self, ends: list[Table], nodes: int) -> Iterator[None]:
        """Search the last layouts for so many nodes each."""
        for table in ends:
            self._seed += 1
            layout = table.layout(ALL_PRUNINGS, SMALL_TABLE, self._seed)
            yield from self._run(layout, nodes)
            if layout.status == WON:
                self._win(table, layout)
                return

    def _run(self, layout: fans_core.Layout, nodes: int) -> Iterator[None]:
        """Let a layout be searched for so many nodes, pausing whenever the granted ones are spent."""
        goal = layout.nodes + nodes
        while layout.status == RUNNING and layout.nodes < goal:
            if self.nodes >= self.granted:
                yield
                continue
            before = layout.nodes
            layout.run(min(goal - before, self.granted - self.nodes))
            self.nodes += layout.nodes - before

    def _win(self, table: Table, layout: fans_core.Layout) -> None:
        walker = Table(table.tables, table.position, table.moves)
        for card, on in layout.line():
            walker.play(card, on)
        self.won = walker.moves
