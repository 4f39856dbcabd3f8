from collections.abc import Sequence
from typing import final

UP: int
DEAL: int
SPENT: int
FOUND: int
EXHAUSTED: int
FULL: int
TOO_MUCH: int

@final
class Lessons:
    def __init__(
        self,
        lay: Sequence[int],
        king: int,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[tuple[int, int]],
        rows: Sequence[tuple[int, Sequence[int]]],
        room: int,
        table: memoryview,
    ) -> None: ...
    def run(self, limit: int) -> int: ...
    def refill(self, table: memoryview) -> None: ...
    def visited(self) -> int: ...
    def lessons(self) -> int: ...
    def line(self) -> list[int]: ...
    def ending(self) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
