from array import array
from typing import final

@final
class Trie:
    def __init__(
        self,
        state: bytearray,
        low: array[int],
        bound: array[int],
        lay: array[int],
        king: int,
        columns: int,
        header: int,
        deepest: int,
        table: memoryview,
    ) -> None: ...
    def size(self) -> int: ...
    def refill(self, table: memoryview) -> None: ...
