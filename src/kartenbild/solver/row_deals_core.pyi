from collections.abc import Sequence
from typing import final

NO_CARD: int
UP: int
DEAL: int
WIDEST: int

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
    def begin(self, seed: int, weights: Sequence[int], width: int, depth: int, partial: bool) -> None: ...
    def lost(self) -> bool: ...
    def run(self, limit: int) -> bool: ...
    def finals(self) -> int: ...
    def line(self, number: int) -> list[int]: ...
    def shape(self, number: int) -> tuple[list[list[int]], list[int], list[tuple[int, int]]]: ...
    def visited(self) -> int: ...
