from array import array
from typing import final

@final
class End:
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
        bits: int,
    ) -> None: ...
