"""The table of positions met, for searches that must not meet one twice.

Annotated Python: built by Cython it is the module ``_table_core``; setup.py writes its declarations for other modules.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

_LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)
_BLOCK = cython.declare(cython.int, 128)
_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def fill_words(words: cython.ulonglong[::1]):
    """Random 64-bit words by SplitMix64 (Steele, Lea, Flood 2014), the same on every machine."""
    i: cython.int
    seed: cython.ulonglong = 0x7461626C65
    for i in range(words.shape[0]):
        seed = (seed + _GOLDEN) & _MASK
        z: cython.ulonglong = seed
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        words[i] = z ^ (z >> 31)


@cython.final
@cython.cclass
class Met:
    """A set of positions, each told apart by 64 + log2(first_blocks) bits.

    A position is a pair of random words: a slot holds the first one whole; the second chooses the block of 128 slots in
    the table's first size. Growing needs only what the slots hold. `slots`: zeroed words, 128 for each block.
    """

    slots: cython.ulonglong[::1]
    first_blocks: cython.ulonglong
    doublings: cython.int
    count: cython.longlong

    def __init__(self, slots, first_blocks):
        self.slots = slots
        self.first_blocks = first_blocks
        self.doublings = 0
        self.count = 0

    def positions(self):
        """How many positions it holds."""
        return self.count

    def grow(self, slots):
        """Go on with four times the slots, zeroed."""
        old = self.slots
        self.slots = slots
        self.doublings += 2
        self.count = 0
        self._refill(old)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _first_slot(self, key: cython.ulonglong, check: cython.ulonglong) -> cython.longlong:
        block: cython.ulonglong = ((check & _LOW) * self.first_blocks) >> 32
        if self.doublings:
            block = (block << self.doublings) | (key >> (64 - self.doublings))
        return block * _BLOCK

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def seen(self, key: cython.ulonglong, check: cython.ulonglong) -> cython.bint:
        """Whether the position was noted."""
        if key == 0:
            key = 1
        first: cython.longlong = self._first_slot(key, check)
        i: cython.int = key & (_BLOCK - 1)
        _tries: cython.int
        for _tries in range(_BLOCK):
            held: cython.ulonglong = self.slots[first + i]
            if held == key:
                return True
            if held == 0:
                return False
            i = (i + 1) & (_BLOCK - 1)
        return False

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, key: cython.ulonglong, check: cython.ulonglong) -> cython.int:
        """1: the position is new and now noted; 0: it was noted; -1: it is new and its block is full."""
        if key == 0:
            key = 1
        first: cython.longlong = self._first_slot(key, check)
        i: cython.int = key & (_BLOCK - 1)
        _tries: cython.int
        for _tries in range(_BLOCK):
            held: cython.ulonglong = self.slots[first + i]
            if held == key:
                return 0
            if held == 0:
                self.slots[first + i] = key
                self.count += 1
                return 1
            i = (i + 1) & (_BLOCK - 1)
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refill(self, old: cython.ulonglong[::1]) -> cython.void:
        """Spread the old slots over four times as many."""
        i: cython.longlong
        before: cython.int = self.doublings - 2
        for i in range(old.shape[0]):
            key: cython.ulonglong = old[i]
            if key == 0:
                continue
            block: cython.ulonglong = i // _BLOCK
            block = ((block >> before) << self.doublings) | (key >> (64 - self.doublings))
            seat: cython.int = key & (_BLOCK - 1)
            while self.slots[block * _BLOCK + seat]:
                seat = (seat + 1) & (_BLOCK - 1)
            self.slots[block * _BLOCK + seat] = key
            self.count += 1
