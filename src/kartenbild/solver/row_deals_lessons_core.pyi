from array import array
from collections.abc import Sequence
from typing import final

from kartenbild.solver.row_deals_lessons_end_core import End
from kartenbild.solver.row_deals_lessons_trie_core import Trie

UP: int
DEAL: int
DEEPEST_COLUMN: int
SPENT: int
FOUND: int
EXHAUSTED: int
FULL: int
TOO_MUCH: int

def header(columns: int) -> int: ...
def block(columns: int) -> int: ...

@final
class Phases:
    def __init__(
        self,
        trie: Trie,
        end: End,
        state: bytearray,
        low: array[int],
        bound: array[int],
        lay: array[int],
        king: int,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[tuple[int, int]],
        rows: Sequence[tuple[int, Sequence[int]]],
        room: int,
        widths: Sequence[int],
        first_turn: int,
    ) -> None: ...
    def run(self, limit: int) -> int: ...
    def visited(self) -> int: ...
    def line(self) -> list[int]: ...
    def ending(self) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
