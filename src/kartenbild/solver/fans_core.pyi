from collections.abc import Sequence
from typing import final

@final
class Layout:
    nodes: int
    status: int
    best: int
    left: int
    stored: int
    table_bits: int
    restarts: int
    restart_at: int
    restart_by: int
    noise: int
    weights: Sequence[int]
    overfull: bool
    def __init__(
        self,
        piles: Sequence[Sequence[int]],
        lying: int,
        cells: Sequence[int],
        heights: Sequence[int],
        ranks: int,
        packs: int,
        prunings: int,
        table_bits: int,
        seed: int,
    ) -> None: ...
    def line(self) -> list[tuple[int, int]]: ...
    def best_line(self) -> list[tuple[int, int]]: ...
    def prepare(self, nodes: int) -> None: ...
    def run(self, nodes: int) -> int: ...
    def memory(self) -> int: ...
