"""Whether a state whose last row was dealt can be won, and how deep that was read: ADR 44's quotient, for ADR 59.

Annotated Python: built by Cython it is the module ``_row_deals_lessons_end_core``; without a C compiler this same file
runs.

A column's cards lie in *groups*; its *level* is how many of them are left. Cards of a *class* have rank and colour in
common. Of each class it is counted how many cards are open, and how many of them lie on another card; `laid` tells the
same of each card.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

TOO_LONG = -1
LOST, WON = range(2)
_TOO_LONG = cython.declare(cython.int, TOO_LONG)
_LOST = cython.declare(cython.int, LOST)
_WON = cython.declare(cython.int, WON)
_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_FEW_BITS = cython.declare(cython.int, 12)
_MORE_BITS = cython.declare(cython.int, 4)


@cython.final
@cython.cclass
class End:
    """The search from the state of `block`, a `Block`.

    `bits`: half of 2**bits positions are the most that an end may take. `nodes`: how many positions the last one met.
    """

    state: cython.uchar[::1]
    low: cython.int[::1]
    bound: cython.int[::1]
    lay: cython.ulonglong[::1]
    king: cython.int
    columns: cython.int
    header: cython.int
    deepest: cython.int
    start: cython.int[::1]
    level: cython.int[::1]
    lowest: cython.int[::1]
    weight: cython.ulonglong[::1]
    levels: cython.ulonglong
    height: cython.int[::1]
    laid: cython.int[::1]
    there: cython.int[::1]
    lying: cython.int[::1]
    free: cython.int
    covered: cython.int
    nodes: cython.longlong
    bits: cython.int
    most_bits: cython.int
    most: cython.longlong
    met: cython.ulonglong[::1]
    stamp: cython.int[::1]
    serial: cython.int

    def __init__(self, block, bits):
        self.state, self.low, self.bound = block.state, block.low, block.bound
        self.lay, self.king = block.lay, block.king
        self.columns, self.header, self.deepest = block.columns, block.header, block.deepest
        self.start = array("i", bytes(4 * self.columns * (self.deepest + 1)))
        self.level, self.lowest = (array("i", bytes(4 * self.columns)) for _ in range(2))
        self.weight = array("Q", bytes(8 * self.columns))
        self.height = array("i", bytes(4 * 8))
        self.laid = array("i", bytes(4 * 52))
        self.there, self.lying = array("i", bytes(4 * 28)), array("i", bytes(4 * 28))
        self.most_bits = bits
        self.met = memoryview(bytearray(8 << bits)).cast("Q")
        self.stamp = memoryview(bytearray(4 << bits)).cast("i")
        self.serial = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def judge(self) -> cython.int:
        """WON, LOST or TOO_LONG; `low` and `bound` tell then what was read."""
        column: cython.int
        found: cython.int
        at: cython.int
        weight: cython.ulonglong = 1
        for at in range(28):
            self.there[at] = 0
            self.lying[at] = 0
        for at in range(52):
            self.laid[at] = 0
        self.bound[0] = 0
        self.bound[1] = 0
        for at in range(8):
            self.height[at] = self.state[2 * self.columns + at]
            self._raise_bound(at & 3, self.height[at])
        self.free = 0
        self.covered = 0
        self.levels = 0
        for column in range(self.columns):
            self._cut(column)
            self.weight[column] = weight
            self.levels += weight * self.level[column]
            weight *= self.level[column] + 1
            self.covered += self.level[column] - 1 if self.level[column] > 1 else 0
            self._open(column, 1)
        self.nodes = 0
        self.bits = min(_FEW_BITS, self.most_bits)
        found = self._begin()
        while found == _TOO_LONG and self.bits < self.most_bits:
            self.bits = min(self.bits + _MORE_BITS, self.most_bits)
            found = self._begin()
        for column in range(self.columns):
            at = self.lowest[column]
            self.low[column] = self.start[column * (self.deepest + 1) + at - 1] if at > 1 else 0
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self) -> cython.int:
        """Search with a table of 2**bits slots: most ends are short, and a small table is soon at hand."""
        self.serial += 1
        self.most = self.nodes + (1 << (self.bits - 1))
        return self._search()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cut(self, column: cython.int) -> cython.void:
        """Find the groups of the column, from the deepest."""
        at: cython.int
        level: cython.int = 0
        slot: cython.int = column * (self.deepest + 1)
        seat: cython.int = self.header + column * self.deepest
        down: cython.int = self.state[self.columns + column]
        length: cython.int = self.state[column]
        self.start[slot] = 0
        for at in range(1, length + 1):
            if at == length or at <= down or not self._fits(self.state[seat + at], self.state[seat + at - 1]):
                level += 1
                self.start[slot + level] = at
        self.level[column] = level
        self.lowest[column] = level

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self, above: cython.int, below: cython.int) -> cython.bint:
        return (self.lay[below] >> above) & 1 != 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _raise_bound(self, suit: cython.int, height: cython.int) -> cython.void:
        red: cython.int = 1 if suit == 1 or suit == 2 else 0
        if height <= self.king and height > self.bound[red]:
            self.bound[red] = height

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _class(self, card: cython.int) -> cython.int:
        return 2 * (card % 13) + (1 if card // 13 == 1 or card // 13 == 2 else 0)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _goes_up(self, card: cython.int) -> cython.bint:
        """Whether it could, and more cards of its class are open than carry one."""
        number: cython.int
        if self.height[card // 13] != card % 13 and self.height[4 + card // 13] != card % 13:
            return False
        number = self._class(card)
        return self.there[number] > (self.lying[(number - 2) ^ 1] if number > 1 else 0)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _lower(self, suit: cython.int) -> cython.int:
        return min(self.height[suit], self.height[4 + suit])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, card: cython.int) -> cython.bint:
        """Whether a card that goes up may go at once (ADR 45)."""
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        red: cython.bint = suit == 1 or suit == 2
        lower: cython.int = min(self._lower(0 if red else 1), self._lower(3 if red else 2))
        if self._lower(suit) != rank:
            return False
        return lower >= rank or (lower >= rank - 1 and self._lower(3 - suit) >= rank - 2)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, column: cython.int, sign: cython.int) -> cython.void:
        """The column's last group left is open (or no longer): count its cards; without one the column is empty."""
        at: cython.int
        card: cython.int
        first: cython.int
        seat: cython.int = self.header + column * self.deepest
        slot: cython.int = column * (self.deepest + 1) + self.level[column]
        if self.level[column] == 0:
            self.free += sign
            return
        first = self.start[slot - 1]
        self.there[self._class(self.state[seat + first])] += sign
        for at in range(first + 1, self.start[slot]):
            card = self.state[seat + at]
            self.there[self._class(card)] += sign
            self.lying[self._class(card)] += sign
            self.laid[card] += sign

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_new(self) -> cython.bint:
        """Note the state, exact in mixed radix; whether it was not met."""
        suit: cython.int
        word: cython.ulonglong = self.levels
        mask: cython.int = (1 << self.bits) - 1
        at: cython.int
        for suit in range(4):
            word = (word * 14 + self._lower(suit)) * 14 + max(self.height[suit], self.height[4 + suit])
        at = cython.cast(cython.int, ((word * _GOLDEN) & _MASK) >> (64 - self.bits))
        while self.stamp[at] == self.serial:
            if self.met[at] == word:
                return False
            at = (at + 1) & mask
        self.stamp[at] = self.serial
        self.met[at] = word
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self) -> cython.int:
        column: cython.int
        suit: cython.int
        card: cython.int
        if self.covered == 0:
            return _WON
        self.nodes += 1
        if self.nodes > self.most:
            return _TOO_LONG
        if not self._is_new():
            return _LOST
        for column in range(self.columns):
            if self.level[column]:
                card = self._base(column)
                if self._goes_up(card) and self._safe(card):
                    return self._leave(column, True)
        for suit in range(4):
            card = 13 * suit + self._lower(suit)
            if self._lower(suit) <= self.king and self.laid[card] and self._goes_up(card) and self._safe(card):
                return self._send_up(card)
        return self._try_all()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_all(self) -> cython.int:
        """Open each group that can be laid elsewhere or goes up, send up each laid card."""
        column: cython.int
        card: cython.int
        pile: cython.int
        number: cython.int
        found: cython.int
        for column in range(self.columns):
            if not self.level[column]:
                continue
            card = self._base(column)
            number = self._class(card)
            if (
                self.level[column] > 1 and self.free > 0
                if card % 13 == self.king
                else self.lying[number] < self.there[(number + 2) ^ 1]
            ):
                found = self._leave(column, False)
                if found != _LOST:
                    return found
            if self._goes_up(card):
                found = self._leave(column, True)
                if found != _LOST:
                    return found
        for pile in range(8):
            if self.height[pile] > self.king or (pile > 3 and self.height[pile] == self.height[pile - 4]):
                continue
            card = 13 * (pile & 3) + self.height[pile]
            if self.laid[card] and self._goes_up(card):
                found = self._send_up(card)
                if found != _LOST:
                    return found
        return _LOST

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _base(self, column: cython.int) -> cython.int:
        slot: cython.int = column * (self.deepest + 1) + self.level[column]
        return self.state[self.header + column * self.deepest + self.start[slot - 1]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _raise(self, card: cython.int) -> cython.int:
        """Let the card's foundation grow; returns which one."""
        pile: cython.int = card // 13
        if self.height[pile] != card % 13:
            pile += 4
        self.height[pile] += 1
        self._raise_bound(card // 13, self.height[pile])
        return pile

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leave(self, column: cython.int, up: cython.bint) -> cython.int:
        """The column's base is laid elsewhere with all on it, or goes up; search on, and take it back."""
        card: cython.int = self._base(column)
        number: cython.int = self._class(card)
        pile: cython.int = 0
        if up:
            self.there[number] -= 1
            pile = self._raise(card)
        else:
            self.lying[number] += 1
            self.laid[card] += 1
            self.free -= card % 13 == self.king
        self.covered -= self.level[column] > 1
        self.level[column] -= 1
        self.levels -= self.weight[column]
        if self.level[column] < self.lowest[column]:
            self.lowest[column] = self.level[column]
        self._open(column, 1)
        found: cython.int = self._search()
        self._open(column, -1)
        self.levels += self.weight[column]
        self.level[column] += 1
        self.covered += self.level[column] > 1
        if up:
            self.there[number] += 1
            self.height[pile] -= 1
        else:
            self.lying[number] -= 1
            self.laid[card] -= 1
            self.free += card % 13 == self.king
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _send_up(self, card: cython.int) -> cython.int:
        """A laid card goes up; search on, and take it back."""
        number: cython.int = self._class(card)
        king: cython.int = 1 if card % 13 == self.king else 0
        self.there[number] -= 1
        self.lying[number] -= 1
        self.laid[card] -= 1
        self.free += king
        pile: cython.int = self._raise(card)
        found: cython.int = self._search()
        self.height[pile] -= 1
        self.free -= king
        self.laid[card] += 1
        self.lying[number] += 1
        self.there[number] += 1
        return found
