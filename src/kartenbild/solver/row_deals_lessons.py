"""Proofs of loss between row deals that remember only what was looked at: ADR 59."""

from __future__ import annotations

from collections.abc import Sequence

from kartenbild import compiled
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver import row_deals_lessons_core as plain
from kartenbild.solver import row_deals_lessons_end_core, row_deals_lessons_looks_core, row_deals_lessons_trie_core
from kartenbild.solver.row_deals_ends import Ends
from kartenbild.solver.row_deals_lessons_block import Block
from kartenbild.solver.row_deals_weights import LOOKS, NOISE, SOON
from kartenbild.solver.tail_swap_layout import heights, highest_rank, parents
from kartenbild.solver.verdict import Outcome

LEAST = 1 << 25
"""It is not worth while with fewer bytes."""
STATE_BYTES = 512
SLOT_BYTES = 16
FEWEST_SLOTS = 1 << 14
GROWTH = 4
TURNS = (512, 64), (128, 16), (512, 4), (512, 256), (32, 16), (8, 4), (0, 0)
"""How many states of a phase are met, and to how many of them is dealt, 0 for all: few find wins, all prove a loss."""
FIRST_TURN = 50_000
BYTES_FOR_AN_END = 128
"""A slot for the positions of an end takes 12 bytes: about a tenth of all goes to it, in whole powers of two."""
FEWEST_END_BITS, MOST_END_BITS = 16, 21


class Learning:
    """The search from a position with `rows` still to be dealt.

    `most`: bytes it may take; `turns` and `first_turn` as in the core.
    """

    def __init__(
        self,
        tables: Tables,
        position: Position,
        rows: list[tuple[int, list[int]]],
        most: int,
        turns: Sequence[tuple[int, int]] = TURNS,
        first_turn: int = FIRST_TURN,
    ) -> None:
        core, end_core, looks_core, trie_core = compiled.best_of(
            plain.__name__,
            row_deals_lessons_end_core.__name__,
            row_deals_lessons_looks_core.__name__,
            row_deals_lessons_trie_core.__name__,
        )
        columns = range(tables.tableau)
        block = Block(len(columns), tables.lay[:52], highest_rank(tables))
        end_bits = min(MOST_END_BITS, max(FEWEST_END_BITS, (most // BYTES_FOR_AN_END).bit_length() - 1))
        self._most = max(FEWEST_SLOTS, most // 2 // SLOT_BYTES)
        self._slots = FEWEST_SLOTS
        self._ends = Ends(block.king, range(52), parents(tables))
        self._trie: row_deals_lessons_trie_core.Trie = trie_core.Trie(block, _table(self._slots))
        self._core: plain.Phases = core.Phases(
            self._trie,
            end_core.End(block, end_bits),
            looks_core.Looks(block, LOOKS, SOON),
            block,
            [[position.card(index) for index in position.pile(place)] for place in columns],
            [position.covered(place) for place in columns],
            heights(tables, position),
            [(first, [position.card(index) for index in row]) for first, row in rows],
            max(4096, most // 4 // STATE_BYTES),
            turns,
            NOISE,
            first_turn,
        )
        self.end_path = list[int]()

    @property
    def nodes(self) -> int:
        return self._core.visited()

    @property
    def lessons(self) -> int:
        """How many nodes the trie of what was learned has."""
        return self._trie.size()

    def run(self, until: int) -> Outcome | None:
        """Go on until so many nodes in all. UNDECIDED: it is more than memory holds."""
        while (status := self._core.run(until)) == plain.FULL:
            if self._slots * GROWTH <= self._most:
                self._slots *= GROWTH
            self._trie.refill(_table(self._slots))
        if status == plain.FOUND:
            self.end_path = self._ends.way_out(self._core.ending())
            return Outcome.WON
        return {plain.EXHAUSTED: Outcome.LOST, plain.TOO_MUCH: Outcome.UNDECIDED}.get(status)

    def line(self) -> list[int]:
        """After WON the moves to the end that `end_path` wins."""
        return self._core.line()


def _table(slots: int) -> memoryview:
    return memoryview(bytearray(SLOT_BYTES * slots)).cast("Q")
