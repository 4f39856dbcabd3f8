from collections.abc import Sequence
from typing import final

@final
class Quotient:
    def __init__(
        self,
        king: int,
        parents: Sequence[int],
        groups: Sequence[Sequence[Sequence[int]]],
        heights: Sequence[tuple[int, int]],
        stock: Sequence[int],
        turned: int,
        recycles: int,
        prunings: int,
        bits: int,
        may_fill: bool,
    ) -> None: ...
    def restart(self, seed: int, weights: Sequence[int]) -> None: ...
    def grow(self, last: bool) -> None: ...
    def run(self, limit: int) -> int: ...
    def path(self) -> list[int]: ...
    def bits(self) -> int: ...
    def visited(self) -> int: ...
