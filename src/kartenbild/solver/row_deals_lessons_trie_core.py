"""What was learned from losses between row deals: beginnings of phases that are lost, told by what was read of them.

Annotated Python: built by Cython it is the module ``_row_deals_lessons_trie_core``; without a C compiler this same
file runs. The argument is ADR 59.

A *lesson* is a lost beginning of a phase: the heights, for each column so many groups from the top as were read, and up
to which rank suits were told apart. Lessons are paths of one trie in one hash table: rows dealt and heights, the two
bounds, the groups of each column; a node's mask tells which numbers go on.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_ONE = cython.declare(cython.ulonglong, 1)
_PATH = cython.declare(cython.int, 64)


@cython.final
@cython.cclass
class Trie:
    """The lessons about the state of `block`, a `Block`, in books apart from each other.

    `table`: zeroed words, a power of two.
    """

    state: cython.uchar[::1]
    low: cython.int[::1]
    bound: cython.int[::1]
    lay: cython.ulonglong[::1]
    king: cython.int
    columns: cython.int
    header: cython.int
    deepest: cython.int
    table: cython.ulonglong[::1]
    words: cython.longlong
    learned: cython.longlong
    codes: cython.uchar[::1]
    code: cython.int
    start: cython.int[::1]
    hash: cython.ulonglong[::1]
    count: cython.int[::1]
    hit: cython.int[::1]

    def __init__(self, block, table):
        self.state, self.low, self.bound = block.state, block.low, block.bound
        self.lay, self.king = block.lay, block.king
        self.columns, self.header, self.deepest = block.columns, block.header, block.deepest
        self.table = table
        self.words = len(table) // 2
        self.learned = 0
        self.codes = bytearray(52 * (self.king + 1) * (self.king + 1))
        for black in range(self.king + 1):
            for red in range(self.king + 1):
                for card in range(52):
                    is_red = card // 13 in (1, 2)
                    alike = card % 13 > (red if is_red else black)
                    code = 60 + 2 * (card % 13) + is_red if alike else card + 1
                    self.codes[52 * (black * (self.king + 1) + red) + card] = code
        self.code = 0
        self.start = array("i", bytes(4 * self.columns * (self.deepest + 2)))
        self.hash = array("Q", bytes(8 * self.columns * (self.deepest + 2)))
        self.count = array("i", bytes(4 * self.columns))
        self.hit = array("i", bytes(4 * self.columns))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_full(self) -> cython.bint:
        """Whether the next lesson may find no room."""
        return 2 * self.learned > self.words - _PATH

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def knows(self, phase: cython.int, book: cython.int) -> cython.bint:
        """Whether this book says that the present state is lost; `low` and `bound` tell then what the lesson read."""
        column: cython.int
        black: cython.int
        red: cython.int
        root: cython.ulonglong = self._root(phase, book)
        blacks: cython.ulonglong = self._mask_of(root)
        reds: cython.ulonglong
        word: cython.ulonglong
        for black in range(self.king + 1):
            if not (blacks >> black) & _ONE:
                continue
            word = self._mix(root ^ (black + 1))
            reds = self._mask_of(word)
            for red in range(self.king + 1):
                if not (reds >> red) & _ONE:
                    continue
                self._tell_suits_to(black, red)
                if self._matches(0, self._mix(word ^ (red + 100))):
                    for column in range(self.columns):
                        self.low[column] = self.start[column * (self.deepest + 2) + self.hit[column]]
                    self.bound[0] = black
                    self.bound[1] = red
                    return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _matches(self, column: cython.int, word: cython.ulonglong) -> cython.bint:
        number: cython.int = 0
        slot: cython.int = column * (self.deepest + 2)
        mask: cython.ulonglong = self._mask_of(word)
        if column == self.columns or mask == 0:
            return mask != 0
        mask >>= 1
        while mask:
            number += 1
            if number > self.count[column] and not self._cut_off(column):
                return False
            if mask & _ONE:
                self.hit[column] = number
                if self._matches(column + 1, self._mix(word ^ self.hash[slot + number])):
                    return True
            mask >>= 1
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def learn(self, phase: cython.int, book: cython.int) -> cython.void:
        """The present state is lost for what `low` and `bound` tell. `low` is cut to whole groups."""
        column: cython.int
        number: cython.int
        slot: cython.int
        word: cython.ulonglong = self._root(phase, book)
        self._tell_suits_to(self.bound[0], self.bound[1])
        self._go_on_with(word, self.bound[0])
        word = self._mix(word ^ (self.bound[0] + 1))
        self._go_on_with(word, self.bound[1])
        word = self._mix(word ^ (self.bound[1] + 100))
        for column in range(self.columns):
            slot = column * (self.deepest + 2)
            number = 1
            self._cut_off(column)
            while self.start[slot + number] > self.low[column]:
                self._cut_off(column)
                number += 1
            self.low[column] = self.start[slot + number]
            self._go_on_with(word, number)
            word = self._mix(word ^ self.hash[slot + number])
        self._go_on_with(word, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tell_suits_to(self, black: cython.int, red: cython.int) -> cython.void:
        """Cut the columns anew, with suits counting up to these ranks only."""
        column: cython.int
        slot: cython.int
        self.code = 52 * (black * (self.king + 1) + red)
        for column in range(self.columns):
            slot = column * (self.deepest + 2)
            self.count[column] = 0
            self.start[slot] = self.state[column]
            self.hash[slot] = self._mix(column + 99)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cut_off(self, column: cython.int) -> cython.bint:
        """Hash one more group of the column, from the top; whether there was one. An empty column is a group."""
        slot: cython.int = column * (self.deepest + 2) + self.count[column]
        seat: cython.int = self.header + column * self.deepest
        down: cython.int = self.state[self.columns + column]
        at: cython.int = self.start[slot]
        card: cython.int
        word: cython.ulonglong = self.hash[slot]
        if at == 0 and self.count[column]:
            return False
        while at:
            at -= 1
            card = self.state[seat + at]
            word = ((word ^ self.codes[self.code + card]) * _GOLDEN) & _MASK
            word ^= word >> 29
            if at <= down or not (self.lay[self.state[seat + at - 1]] >> card) & _ONE:
                break
        self.count[column] += 1
        self.hash[slot + 1] = self._mix(word ^ (500 if at else 600))
        self.start[slot + 1] = at
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _root(self, phase: cython.int, book: cython.int) -> cython.ulonglong:
        i: cython.int
        word: cython.ulonglong = (phase + 1) << 24 | book
        for i in range(8):
            word = word << 4 | self.state[2 * self.columns + i]
        return self._mix(word)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _mix(self, word: cython.ulonglong) -> cython.ulonglong:
        """SplitMix64's last steps."""
        word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
        word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
        return word ^ (word >> 31)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _find(self, word: cython.ulonglong) -> cython.longlong:
        """The slot of this word, or the free one where it belongs."""
        mask: cython.ulonglong = self.words - 1
        at: cython.ulonglong = (word >> 20) & mask
        while self.table[2 * at] != 0 and self.table[2 * at] != word:
            at = (at + 1) & mask
        return 2 * at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mask_of(self, word: cython.ulonglong) -> cython.ulonglong:
        """With which numbers paths go on from here; 0: no path comes here."""
        at: cython.longlong = self._find(word | _ONE)
        return self.table[at + 1] if self.table[at] != 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on_with(self, word: cython.ulonglong, number: cython.int) -> cython.void:
        at: cython.longlong = self._find(word | _ONE)
        if self.table[at] == 0:
            self.table[at] = word | _ONE
            self.table[at + 1] = 0
            self.learned += 1
        self.table[at + 1] |= _ONE << number

    def size(self):
        """How many nodes the trie has."""
        return self.learned

    def refill(self, table):
        """Go on with this zeroed table: with what was learned where it is the larger one, else with nothing."""
        old, self.table = self.table, table
        keep: cython.bint = self.words * 2 < len(table)
        self.words = len(table) // 2
        self.learned = 0
        if keep:
            self._refill(old)

    @cython.cfunc
    def _refill(self, old: cython.ulonglong[::1]) -> cython.void:
        i: cython.longlong
        at: cython.longlong
        for i in range(old.shape[0] // 2):
            if old[2 * i]:
                at = self._find(old[2 * i])
                self.table[at] = old[2 * i]
                self.table[at + 1] = old[2 * i + 1]
                self.learned += 1
