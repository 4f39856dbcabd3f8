from collections.abc import Sequence
from typing import final

from kartenbild.solver.row_deals_lessons_block import Block
from kartenbild.solver.row_deals_lessons_end_core import End
from kartenbild.solver.row_deals_lessons_looks_core import Looks
from kartenbild.solver.row_deals_lessons_trie_core import Trie

UP: int
DEAL: int
SPENT: int
FOUND: int
EXHAUSTED: int
FULL: int
TOO_MUCH: int

@final
class Phases:
    def __init__(
        self,
        trie: Trie,
        end: End,
        looks: Looks,
        block: Block,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[tuple[int, int]],
        rows: Sequence[tuple[int, Sequence[int]]],
        room: int,
        turns: Sequence[tuple[int, int]],
        noise: int,
        first_turn: int,
    ) -> None: ...
    def run(self, limit: int) -> int: ...
    def visited(self) -> int: ...
    def line(self) -> list[int]: ...
    def ending(self) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
