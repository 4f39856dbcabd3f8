"""Room for searches: tables of positions met and buffers that grow by factors, never beyond a bound."""

from __future__ import annotations

from array import array
from functools import cache
from types import ModuleType
from typing import Literal

from kartenbild import compiled
from kartenbild.engine.position import Position
from kartenbild.solver import table_core
from kartenbild.solver.table_core import Met

_BLOCK = 1024
_SMALL = 64
_FACTOR = 4

Format = Literal["Q", "I", "i", "H", "B"]


def build_for(position: Position, core: ModuleType) -> tuple[ModuleType, ModuleType]:
    """The annotated `core` and the table, of the same build as the position: all compiled or all interpreted."""
    built = compiled.twin(core.__name__), compiled.twin(table_core.__name__)
    if type(position) is Position or built[0] is None or built[1] is None:
        return core, table_core
    return built[0], built[1]


@cache
def random_words(count: int) -> array[int]:
    """So many random 64-bit words, the same for every search on every machine; nobody changes them."""
    words = array("Q", bytes(8 * count))
    compiled.best(table_core.__name__).fill_words(memoryview(words))
    return words


class Table:
    """A table of positions met that may take `most` bytes, the larger copy included while it grows.

    `core`: the module of `Met`, compiled or not. `small`: begin with 64 kB for a search that is mostly short; otherwise
    with a size that grows to just the whole share.
    """

    def __init__(self, core: ModuleType, most: int, small: bool) -> None:
        self._most = most * _FACTOR // (_FACTOR + 1)
        blocks = max(1, self._most // _BLOCK)
        while blocks > _FACTOR * _SMALL:
            blocks //= _FACTOR
        blocks = min(blocks, _SMALL) if small else blocks
        self._bytes = blocks * _BLOCK
        self.met: Met = core.Met(_zeroed(self._bytes), blocks)

    def grow(self) -> bool:
        """Four times the table, unless that is more than its share."""
        if self._bytes * _FACTOR > self._most:
            return False
        self._bytes *= _FACTOR
        self.met.grow(_zeroed(self._bytes))
        return True


class Buffers:
    """Parallel arrays, growing together. `formats`: a letter of `memoryview.cast` and a first length for each."""

    def __init__(self, formats: list[tuple[Format, int]], most: int) -> None:
        self._letters: list[Format] = [letter for letter, _ in formats]
        self._bytes = [bytearray(memoryview(b"").cast(letter).itemsize * length) for letter, length in formats]
        # While they grow, the old ones lie beside the new ones.
        self._most = most * 2 // 3

    def views(self) -> list[memoryview]:
        """The arrays as they are now."""
        return [memoryview(part).cast(letter) for part, letter in zip(self._bytes, self._letters, strict=True)]

    def grow(self) -> bool:
        """Twice the length, unless that is more than the bound; the views of before stay with the old arrays."""
        if 2 * sum(map(len, self._bytes)) > self._most:
            return False
        self._bytes = [part + bytes(len(part)) for part in self._bytes]
        return True


def _zeroed(size: int) -> memoryview:
    return memoryview(bytearray(size)).cast("Q")
