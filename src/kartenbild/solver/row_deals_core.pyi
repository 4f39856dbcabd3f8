from collections.abc import Sequence
from typing import final

from kartenbild.solver.table_core import Met

NO_CARD: int
UP: int
DEAL: int
WIDEST: int
SPENT: int
AT_END: int
EXHAUSTED: int
FULL: int
TOO_DEEP: int

@final
class Beam:
    def __init__(
        self,
        faces: Sequence[int],
        lay: Sequence[int],
        king: int,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[tuple[int, int]],
        rows: Sequence[tuple[int, Sequence[int]]],
        room: int,
    ) -> None: ...
    def begin(
        self,
        seed: int,
        weights: Sequence[int],
        width: int,
        depth: int,
        partial: bool,
        opening: Sequence[int] = (),
    ) -> None: ...
    def lost(self) -> bool: ...
    def run(self, limit: int) -> bool: ...
    def finals(self) -> int: ...
    def line(self, number: int) -> list[int]: ...
    def shape(self, number: int) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
    def start_all(self, met: Met, prunings: int) -> None: ...
    def run_all(self, limit: int) -> int: ...
    def ending(self) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
    def states_by_phase(self) -> list[int]: ...
    def trail_line(self) -> list[int]: ...
    def visited(self) -> int: ...
