"""Going through everything between row deals, remembering of each lost beginning only what was looked at.

Annotated Python: built by Cython it is the module ``_row_deals_lessons_core``; without a C compiler this same file
runs. The argument is ADR 59.

A state is a block of bytes: for each column its length and how many of its cards lie face down, for each suit the
lower and the higher foundation, then the columns' cards from the deepest. A *frame* is a phase, from one deal to the
next: the states met in it lie in one arena, frame after frame. A *lesson* is a lost beginning of a phase: the heights,
for each column so many groups from the top as were read, and up to which rank suits were told apart. Lessons are paths
of one trie in one hash table: rows dealt and heights, the two bounds, the groups of each column; a node's mask tells
which numbers go on.
A move is as in ``row_deals_core``.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

UP = 255
DEAL = 1 << 24
DEEPEST_COLUMN = 48
SPENT, FOUND, EXHAUSTED, FULL, TOO_MUCH = range(5)
"""Why `run` came back: FULL until `grow` or `forget`, TOO_MUCH for good."""
_UP = cython.declare(cython.int, UP)
_DEAL = cython.declare(cython.int, DEAL)
_SPENT = cython.declare(cython.int, SPENT)
_FOUND = cython.declare(cython.int, FOUND)
_EXHAUSTED = cython.declare(cython.int, EXHAUSTED)
_FULL = cython.declare(cython.int, FULL)
_TOO_MUCH = cython.declare(cython.int, TOO_MUCH)
DEEPEST = cython.declare(cython.int, DEEPEST_COLUMN)
MASK64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
ONE = cython.declare(cython.ulonglong, 1)
MET_BITS = cython.declare(cython.int, 17)
END_BITS = cython.declare(cython.int, 19)
END_MOST = cython.declare(cython.longlong, 1 << 18)
TRIE_PATH = cython.declare(cython.int, 64)
_WON = cython.declare(cython.int, 1)
_LOST = cython.declare(cython.int, 0)
_TOO_LONG = cython.declare(cython.int, -1)


@cython.final
@cython.cclass
class Lessons:
    """The search from one state.

    `lay`: for each card the cards that may be laid on it, as a mask. `king`: the rank that goes to empty columns.
    `columns`: each column's cards from the deepest, `down`: how many of each lie face down. `heights`: of each suit's
    two foundations. `rows`: for each deal to come its first column and its cards. `room`: for how many states of all
    phases on the way. `table`: zeroed words, a power of two, for the lessons.
    """

    columns: cython.int
    king: cython.int
    stride: cython.int
    rows: cython.int
    lay: cython.ulonglong[::1]
    row_first: cython.int[::1]
    row_start: cython.int[::1]
    row_cards: cython.uchar[::1]
    first: cython.uchar[::1]
    state: cython.uchar[::1]
    kept: cython.uchar[::1]
    made: cython.uchar[::1]
    made_count: cython.int
    nodes: cython.ulonglong
    failed: cython.bint

    room: cython.int
    arena: cython.uchar[::1]
    parent: cython.int[::1]
    move: cython.int[::1]
    phase: cython.int
    filled: cython.int
    begin: cython.int[::1]
    scan: cython.int[::1]
    deal_at: cython.int[::1]
    low: cython.int[::1]
    bound: cython.int[::1]
    met: cython.ulonglong[::1]
    met_stamp: cython.int[::1]
    stamp: cython.int[::1]
    serial: cython.int

    table: cython.ulonglong[::1]
    words: cython.longlong
    learned: cython.longlong
    code: cython.uchar[::1]
    group_hash: cython.ulonglong[::1]
    group_start: cython.int[::1]
    group_count: cython.int[::1]
    hit: cython.int[::1]
    deepest_read: cython.int
    read_low: cython.int[::1]
    read_bound: cython.int[::1]

    end_start: cython.int[::1]
    end_groups: cython.int[::1]
    level: cython.int[::1]
    level_low: cython.int[::1]
    height: cython.int[::1]
    laid: cython.int[::1]
    there: cython.int[::1]
    lying: cython.int[::1]
    free: cython.int
    covered: cython.int
    end_nodes: cython.longlong
    end_met: cython.ulonglong[::1]
    end_stamp: cython.int[::1]
    end_serial: cython.int

    def __init__(self, lay, king, columns, down, heights, rows, room, table):
        self.columns = len(columns)
        self.king = king
        self.stride = 2 * self.columns + 8 + DEEPEST * self.columns
        self.lay = array("Q", lay)
        self.rows = len(rows)
        self.row_first = array("i", [first for first, _ in rows])
        starts = [0]
        flat = bytearray()
        for _, its_cards in rows:
            flat.extend(its_cards)
            starts.append(len(flat))
        self.row_start = array("i", starts)
        self.row_cards = flat
        self.state = bytearray(self.stride)
        self.kept = bytearray(self.stride)
        self.made = bytearray(128)
        self.made_count = 0
        self.nodes = 0
        self.failed = False
        self.first = bytearray(self.stride)
        for column, its_cards in enumerate(columns):
            self.failed |= len(its_cards) > DEEPEST
            self.first[column] = min(len(its_cards), DEEPEST)
            self.first[self.columns + column] = min(down[column], DEEPEST)
            for seat, card in enumerate(its_cards[:DEEPEST]):
                self.first[2 * self.columns + 8 + DEEPEST * column + seat] = card
        for suit in range(4):
            self.first[2 * self.columns + suit] = min(heights[suit])
            self.first[2 * self.columns + 4 + suit] = max(heights[suit])

        self.room = room
        self.arena = bytearray(room * self.stride)
        self.parent = array("i", bytes(4 * room))
        self.move = array("i", bytes(4 * room))
        frames = self.rows + 1
        self.begin, self.scan, self.deal_at = (array("i", bytes(4 * frames)) for _ in range(3))
        self.low = array("i", bytes(4 * frames * self.columns))
        self.bound = array("i", bytes(4 * frames * 2))
        self.met = memoryview(bytearray(8 * frames << MET_BITS)).cast("Q")
        self.met_stamp = memoryview(bytearray(4 * frames << MET_BITS)).cast("i")
        self.stamp = array("i", bytes(4 * frames))
        self.serial = 0

        self.table = table
        self.words = len(table) // 2
        self.learned = 0
        self.code = bytearray(52)
        self.group_hash = array("Q", bytes(8 * self.columns * (DEEPEST + 1)))
        self.group_start = array("i", bytes(4 * self.columns * (DEEPEST + 1)))
        self.group_count = array("i", bytes(4 * self.columns))
        self.hit = array("i", bytes(4 * TRIE_PATH))
        self.deepest_read = 1
        self.read_low = array("i", bytes(4 * self.columns))
        self.read_bound = array("i", bytes(4 * 2))

        self.end_start = array("i", bytes(4 * self.columns * (DEEPEST + 1)))
        self.end_groups, self.level, self.level_low = (array("i", bytes(4 * self.columns)) for _ in range(3))
        self.height = array("i", bytes(4 * 8))
        self.laid = array("i", bytes(4 * 52))
        self.there, self.lying = array("i", bytes(4 * 28)), array("i", bytes(4 * 28))
        self.end_met = memoryview(bytearray(8 << END_BITS)).cast("Q")
        self.end_stamp = memoryview(bytearray(4 << END_BITS)).cast("i")
        self.end_serial = 0

        self.phase = -1
        self.filled = 0
        for i in range(self.stride):
            self.state[i] = self.first[i]
        self._up_safely()
        self._push_frame(-1)

    # States.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat(self, column: cython.int, index: cython.int) -> cython.int:
        """Where in a state's block the column's card number `index` from the deepest is."""
        return 2 * self.columns + 8 + DEEPEST * column + index

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self, above: cython.int, below: cython.int) -> cython.bint:
        return (self.lay[below] >> above) & ONE != 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _group(self, column: cython.int, end: cython.int) -> cython.int:
        """The first index of the group that ends before `end`."""
        at: cython.int = end - 1
        down: cython.int = self.state[self.columns + column]
        seat: cython.int = self._seat(column, 0)
        while at > down and self._fits(self.state[seat + at], self.state[seat + at - 1]):
            at -= 1
        return at

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, column: cython.int) -> cython.int:
        """The index of the base of the column's open group; 0 for an empty column."""
        length: cython.int = self.state[column]
        return self._group(column, length) if length else 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _turn_up(self, column: cython.int) -> cython.void:
        if self.state[column] and self.state[self.columns + column] == self.state[column]:
            self.state[self.columns + column] -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _goes_up(self, card: cython.int) -> cython.bint:
        base: cython.int = 2 * self.columns + card // 13
        return self.state[base] == card % 13 or self.state[base + 4] == card % 13

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, card: cython.int) -> cython.bint:
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        base: cython.int = 2 * self.columns
        red: cython.bint = suit == 1 or suit == 2
        one: cython.int = self.state[base + (0 if red else 1)]
        two: cython.int = self.state[base + (3 if red else 2)]
        lower: cython.int = one if one < two else two
        if self.state[base + suit] != rank:
            return False
        return lower >= rank or (lower >= rank - 1 and self.state[base + 3 - suit] >= rank - 2)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _send_up(self, column: cython.int) -> cython.void:
        self.state[column] -= 1
        card: cython.int = self.state[self._seat(column, self.state[column])]
        base: cython.int = 2 * self.columns + card // 13
        if self.state[base + 4] == card % 13:
            self.state[base + 4] += 1
        else:
            self.state[base] += 1
        self._turn_up(column)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _up_safely(self) -> cython.void:
        """Send up what is safe; `made` tells from which columns."""
        column: cython.int
        card: cython.int
        again: cython.bint = True
        self.made_count = 0
        while again:
            again = False
            for column in range(self.columns):
                while self.state[column]:
                    card = self.state[self._seat(column, self.state[column] - 1)]
                    if not (self._goes_up(card) and self._safe(card)):
                        break
                    if self.phase >= 0:
                        self._raise_bound(self.phase, card // 13, card % 13)
                    self._send_up(column)
                    self.made[self.made_count] = column
                    self.made_count += 1
                    again = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self, phase: cython.int) -> cython.void:
        i: cython.int
        start: cython.int = self.row_start[phase]
        for i in range(self.row_start[phase + 1] - start):
            column: cython.int = self.row_first[phase] + i
            if self.state[column] == DEEPEST:
                self.failed = True
                return
            self.state[self._seat(column, self.state[column])] = self.row_cards[start + i]
            self.state[column] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, move: cython.int) -> cython.void:
        source: cython.int = (move >> 16) & 255
        target: cython.int = (move >> 8) & 255
        count: cython.int = move & 255
        i: cython.int
        if target == _UP:
            self._send_up(source)
            return
        if self.state[target] + count > DEEPEST:
            self.failed = True
            return
        self.state[source] -= count
        start: cython.int = self._seat(source, self.state[source])
        goal: cython.int = self._seat(target, self.state[target])
        for i in range(count):
            self.state[goal + i] = self.state[start + i]
        self.state[target] += count
        self._turn_up(source)

    # Frames.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _mix(self, word: cython.ulonglong) -> cython.ulonglong:
        """SplitMix64's last steps."""
        word = ((word ^ (word >> 30)) * MIX_1) & MASK64
        word = ((word ^ (word >> 27)) * MIX_2) & MASK64
        return word ^ (word >> 31)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_new(self) -> cython.bint:
        """Note the state in the present frame's table; whether it was not there."""
        column: cython.int
        i: cython.int
        seat: cython.int
        word: cython.ulonglong = GOLDEN
        for i in range(8):
            word = self._mix(word ^ self.state[2 * self.columns + i])
        word = self._mix(word)
        for column in range(self.columns):
            word = self._mix(word ^ (self.state[column] << 8 | self.state[self.columns + column]))
            seat = self._seat(column, 0)
            for i in range(self.state[column]):
                word = ((word ^ (self.state[seat + i] + 1)) * GOLDEN) & MASK64
                word ^= word >> 29
        word = self._mix(word)
        mask: cython.int = (1 << MET_BITS) - 1
        first: cython.int = self.phase << MET_BITS
        at: cython.int = word & mask
        while self.met_stamp[first + at] == self.stamp[self.phase]:
            if self.met[first + at] == word:
                return False
            at = (at + 1) & mask
        self.met_stamp[first + at] = self.stamp[self.phase]
        self.met[first + at] = word
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _read(self) -> cython.void:
        """Note in the frame what is read of the present state: each column's open group, and how high suits are."""
        column: cython.int
        at: cython.int
        i: cython.int
        for column in range(self.columns):
            at = self._open(column)
            if at < self.low[self.phase * self.columns + column]:
                self.low[self.phase * self.columns + column] = at
        for i in range(8):
            at = self.state[2 * self.columns + i]
            self._raise_bound(self.phase, i & 3, at)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _raise_bound(self, phase: cython.int, suit: cython.int, height: cython.int) -> cython.void:
        red: cython.int = 1 if suit == 1 or suit == 2 else 0
        if height <= self.king and height > self.bound[2 * phase + red]:
            self.bound[2 * phase + red] = height

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, at: cython.int) -> cython.void:
        i: cython.int
        first: cython.longlong = cython.cast(cython.longlong, at) * self.stride
        for i in range(self.stride):
            self.state[i] = self.arena[first + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, parent: cython.int, move: cython.int) -> cython.void:
        """Put the present state at the end of the arena, unless this frame has it; `failed` where there is no room."""
        i: cython.int
        if self.filled == self.room or 4 * (self.filled - self.begin[self.phase]) > 3 << MET_BITS:
            self.failed = True
            return
        if not self._is_new():
            return
        first: cython.longlong = cython.cast(cython.longlong, self.filled) * self.stride
        for i in range(self.stride):
            self.arena[first + i] = self.state[i]
        self.parent[self.filled] = parent
        self.move[self.filled] = move
        self.filled += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push_frame(self, parent: cython.int) -> cython.void:
        """The present state begins the next phase."""
        column: cython.int
        self.phase += 1
        self.serial += 1
        self.stamp[self.phase] = self.serial
        self.begin[self.phase] = self.filled
        self.scan[self.phase] = self.filled
        for column in range(self.columns):
            self.low[self.phase * self.columns + column] = DEEPEST
        self.bound[2 * self.phase] = 0
        self.bound[2 * self.phase + 1] = 0
        self._enter(parent, _DEAL)
        self.deal_at[self.phase] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(self, at: cython.int, move: cython.int) -> cython.void:
        """Enter what comes of a move in the state with this number."""
        self._play(move)
        self._up_safely()
        self._enter(at, move)
        self._load(at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expand(self, at: cython.int) -> cython.void:
        """Enter all that can be reached from this state by one move: any part of a run, a king to each empty column."""
        column: cython.int
        target: cython.int
        index: cython.int
        base: cython.int
        length: cython.int
        card: cython.int
        other: cython.int
        self._load(at)
        self._read()
        for column in range(self.columns):
            length = self.state[column]
            if not length:
                continue
            if self._goes_up(self.state[self._seat(column, length - 1)]):
                self._follow(at, column << 16 | _UP << 8 | 1)
            base = self._open(column)
            for index in range(base, length):
                card = self.state[self._seat(column, index)]
                for target in range(self.columns):
                    other = self.state[target]
                    if target == column:
                        continue
                    if (
                        self._fits(card, self.state[self._seat(target, other - 1)])
                        if other
                        else index == base and card % 13 == self.king
                    ):
                        self._follow(at, column << 16 | target << 8 | (length - index))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_over(self, lows: cython.int[::1], bounds: cython.int[::1], at: cython.int) -> cython.void:
        """What the future of a state read is read for the present frame too. `at`: where in `lows` and `bounds`."""
        column: cython.int
        here: cython.int = self.phase
        for column in range(self.columns):
            if lows[at * self.columns + column] < self.low[here * self.columns + column]:
                self.low[here * self.columns + column] = lows[at * self.columns + column]
        for column in range(2):
            if bounds[2 * at + column] > self.bound[2 * here + column]:
                self.bound[2 * here + column] = bounds[2 * at + column]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on(self, limit: cython.ulonglong) -> cython.int:
        phase: cython.int
        found: cython.int
        while self.nodes < limit:
            if self.failed:
                return _TOO_MUCH
            if 2 * self.learned > self.words - TRIE_PATH:
                return _FULL
            phase = self.phase
            self.nodes += 1
            if self.scan[phase] < self.filled:
                self._expand(self.scan[phase])
                self.scan[phase] += 1
                self.deal_at[phase] = self.filled
            elif self.deal_at[phase] > self.begin[phase]:
                self.deal_at[phase] -= 1
                self._load(self.deal_at[phase])
                self._deal(phase)
                self._up_safely()
                self._read()
                if self._knows(phase + 1):
                    self._take_over(self.read_low, self.read_bound, 0)
                elif phase + 1 < self.rows:
                    self._push_frame(self.deal_at[phase])
                else:
                    found = self._judge_end()
                    if found == _WON:
                        return _FOUND
                    if found == _TOO_LONG:
                        return _TOO_MUCH
                    self._learn(phase + 1)
                    self._take_over(self.read_low, self.read_bound, 0)
            elif phase == 0:
                return _EXHAUSTED
            else:
                self._load(self.begin[phase])
                self._copy_reading()
                self._learn(phase)
                self.filled = self.begin[phase]
                self.phase -= 1
                self._take_over(self.read_low, self.read_bound, 0)
        return _SPENT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_reading(self) -> cython.void:
        column: cython.int
        for column in range(self.columns):
            self.read_low[column] = self.low[self.phase * self.columns + column]
        for column in range(2):
            self.read_bound[column] = self.bound[2 * self.phase + column]

    # Lessons.

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
        at: cython.longlong = self._find(word | ONE)
        return self.table[at + 1] if self.table[at] != 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on_with(self, word: cython.ulonglong, number: cython.int) -> cython.void:
        at: cython.longlong = self._find(word | ONE)
        if self.table[at] == 0:
            self.table[at] = word | ONE
            self.table[at + 1] = 0
            self.learned += 1
        self.table[at + 1] |= ONE << number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _root(self, phase: cython.int) -> cython.ulonglong:
        i: cython.int
        word: cython.ulonglong = self._mix(phase + 1)
        for i in range(8):
            word = self._mix(word ^ (self.state[2 * self.columns + i] + 32 * i + 1))
        return word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cut(self, black: cython.int, red: cython.int, most: cython.int) -> cython.void:
        """Hash the columns group by group from the top, at most so many; suits count up to these ranks only."""
        column: cython.int
        card: cython.int
        end: cython.int
        base: cython.int
        i: cython.int
        slot: cython.int
        is_red: cython.bint
        word: cython.ulonglong
        for card in range(52):
            is_red = card // 13 == 1 or card // 13 == 2
            if card % 13 > (red if is_red else black):
                self.code[card] = 60 + 2 * (card % 13) + (1 if is_red else 0)
            else:
                self.code[card] = card + 1
        for column in range(self.columns):
            end = self.state[column]
            word = self._mix(column + 99)
            slot = column * (DEEPEST + 1)
            self.group_count[column] = 0
            while True:
                base = self._group(column, end) if end else 0
                for i in range(end - 1, base - 1, -1):
                    word = ((word ^ self.code[self.state[self._seat(column, i)]]) * GOLDEN) & MASK64
                    word ^= word >> 29
                word = self._mix(word ^ (500 if base else 600))
                self.group_count[column] += 1
                self.group_hash[slot + self.group_count[column]] = word
                self.group_start[slot + self.group_count[column]] = base
                end = base
                if end == 0 or self.group_count[column] == most:
                    break

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _knows(self, phase: cython.int) -> cython.bint:
        """Whether a lesson says that the present state is lost; what it read is in `read_low` and `read_bound` then."""
        column: cython.int
        black: cython.int
        red: cython.int
        root: cython.ulonglong = self._root(phase)
        blacks: cython.ulonglong = self._mask_of(root)
        reds: cython.ulonglong
        word: cython.ulonglong
        for black in range(self.king + 1):
            if not (blacks >> black) & ONE:
                continue
            word = self._mix(root ^ (black + 1))
            reds = self._mask_of(word)
            for red in range(self.king + 1):
                if not (reds >> red) & ONE:
                    continue
                self._cut(black, red, self.deepest_read)
                if self._matches(0, self._mix(word ^ (red + 100))):
                    for column in range(self.columns):
                        self.read_low[column] = self.group_start[column * (DEEPEST + 1) + self.hit[column]]
                    self.read_bound[0] = black
                    self.read_bound[1] = red
                    return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _matches(self, column: cython.int, word: cython.ulonglong) -> cython.bint:
        number: cython.int
        mask: cython.ulonglong = self._mask_of(word)
        if column == self.columns or mask == 0:
            return mask != 0
        for number in range(1, self.group_count[column] + 1):
            if (mask >> number) & ONE:
                self.hit[column] = number
                if self._matches(column + 1, self._mix(word ^ self.group_hash[column * (DEEPEST + 1) + number])):
                    return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _learn(self, phase: cython.int) -> cython.void:
        """The present state is lost for what `read_low` and `read_bound` tell. `read_low` is cut to whole groups."""
        column: cython.int
        number: cython.int
        slot: cython.int
        word: cython.ulonglong = self._root(phase)
        self._cut(self.read_bound[0], self.read_bound[1], DEEPEST)
        self._go_on_with(word, self.read_bound[0])
        word = self._mix(word ^ (self.read_bound[0] + 1))
        self._go_on_with(word, self.read_bound[1])
        word = self._mix(word ^ (self.read_bound[1] + 100))
        for column in range(self.columns):
            slot = column * (DEEPEST + 1)
            number = 1
            while self.group_start[slot + number] > self.read_low[column]:
                number += 1
            self.read_low[column] = self.group_start[slot + number]
            if number > self.deepest_read:
                self.deepest_read = number
            self._go_on_with(word, number)
            word = self._mix(word ^ self.group_hash[slot + number])
        self._go_on_with(word, 0)

    # The end: the quotient of ADR 44 without stock, and how deep it reads.

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
    def _end_up(self, card: cython.int) -> cython.bint:
        return self.height[card // 13] == card % 13 or self.height[4 + card // 13] == card % 13

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_low(self, suit: cython.int) -> cython.int:
        return min(self.height[suit], self.height[4 + suit])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_bare(self, card: cython.int) -> cython.bint:
        """Whether more cards of the card's class are open than carry one."""
        number: cython.int = self._class(card)
        return self.there[number] > (self.lying[(number - 2) ^ 1] if number > 1 else 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_safe(self, card: cython.int) -> cython.bint:
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        red: cython.bint = suit == 1 or suit == 2
        lower: cython.int = min(self._end_low(0 if red else 1), self._end_low(3 if red else 2))
        if self._end_low(suit) != rank or not self._end_bare(card):
            return False
        return lower >= rank or (lower >= rank - 1 and self._end_low(3 - suit) >= rank - 2)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_open(self, column: cython.int, sign: cython.int) -> cython.void:
        """The column's last group left is open (or no longer): count its cards; without one the column is empty."""
        at: cython.int
        number: cython.int
        slot: cython.int = column * (DEEPEST + 1) + self.level[column]
        if self.level[column] == 0:
            self.free += sign
            return
        for at in range(self.end_start[slot - 1], self.end_start[slot]):
            number = self.state[self._seat(column, at)]
            self.there[self._class(number)] += sign
            if at > self.end_start[slot - 1]:
                self.lying[self._class(number)] += sign
                self.laid[number] += sign

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge_end(self) -> cython.int:
        """Whether the present state without stock can be won; what was read is in `read_low` and `read_bound`."""
        column: cython.int
        i: cython.int
        at: cython.int
        slot: cython.int
        for i in range(28):
            self.there[i] = 0
            self.lying[i] = 0
        for i in range(52):
            self.laid[i] = 0
        for i in range(8):
            self.height[i] = self.state[2 * self.columns + i]
        self.free = 0
        self.covered = 0
        for column in range(self.columns):
            slot = column * (DEEPEST + 1)
            i = 0
            self.end_start[slot] = 0
            for at in range(1, self.state[column] + 1):
                if at == self.state[column] or self._group(column, at + 1) == at:
                    i += 1
                    self.end_start[slot + i] = at
            self.end_groups[column] = i
            self.level[column] = i
            self.level_low[column] = i
            if i > 1:
                self.covered += i - 1
            self._end_open(column, 1)
        self.read_bound[0] = 0
        self.read_bound[1] = 0
        self.end_nodes = 0
        self.end_serial += 1
        i = self._end_search()
        self.nodes += self.end_nodes >> 2
        for column in range(self.columns):
            at = self.level_low[column]
            self.read_low[column] = self.end_start[column * (DEEPEST + 1) + at - 1] if at > 1 else 0
        return i

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_new(self) -> cython.bint:
        """Note the end's state, exact in mixed radix; whether it was not met."""
        column: cython.int
        word: cython.ulonglong = 0
        low: cython.int
        high: cython.int
        for column in range(self.columns):
            word = word * (self.end_groups[column] + 1) + self.level[column]
            if self.level[column] < self.level_low[column]:
                self.level_low[column] = self.level[column]
        for column in range(4):
            low = self.height[column]
            high = self.height[4 + column]
            word = (word * 14 + min(low, high)) * 14 + max(low, high)
            low = max(low if low <= self.king else 0, high if high <= self.king else 0)
            high = 1 if column == 1 or column == 2 else 0
            if low > self.read_bound[high]:
                self.read_bound[high] = low
        mask: cython.int = (1 << END_BITS) - 1
        at: cython.int = self._mix(word) & mask
        while self.end_stamp[at] == self.end_serial:
            if self.end_met[at] == word:
                return False
            at = (at + 1) & mask
        self.end_stamp[at] = self.end_serial
        self.end_met[at] = word
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_search(self) -> cython.int:
        column: cython.int
        card: cython.int
        if self.covered == 0:
            return _WON
        self.end_nodes += 1
        if self.end_nodes > END_MOST:
            return _TOO_LONG
        if not self._end_new():
            return _LOST
        for column in range(self.columns):
            if self.level[column]:
                card = self._end_base(column)
                if self._end_up(card) and self._end_safe(card):
                    return self._end_leave(column, True)
        for card in range(52):
            if self.laid[card] and self._end_up(card) and self._end_safe(card):
                return self._end_laid_up(card)
        found: cython.int
        number: cython.int
        for column in range(self.columns):
            if not self.level[column]:
                continue
            card = self._end_base(column)
            number = self._class(card)
            if (
                self.level[column] > 1 and self.free > 0
                if card % 13 == self.king
                else self.lying[number] < self.there[(number + 2) ^ 1]
            ):
                found = self._end_leave(column, False)
                if found != _LOST:
                    return found
            if self._end_up(card) and self._end_bare(card):
                found = self._end_leave(column, True)
                if found != _LOST:
                    return found
        for card in range(52):
            if self.laid[card] and self._end_up(card) and self._end_bare(card):
                found = self._end_laid_up(card)
                if found != _LOST:
                    return found
        return _LOST

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_base(self, column: cython.int) -> cython.int:
        slot: cython.int = column * (DEEPEST + 1) + self.level[column]
        return self.state[self._seat(column, self.end_start[slot - 1])]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_raise(self, card: cython.int) -> cython.int:
        """Let the card's foundation grow; returns which one."""
        pile: cython.int = card // 13
        if self.height[pile] != card % 13:
            pile += 4
        self.height[pile] += 1
        return pile

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_leave(self, column: cython.int, up: cython.bint) -> cython.int:
        """The column's base is laid elsewhere with all on it, or goes up; search on, and take it back."""
        card: cython.int = self._end_base(column)
        number: cython.int = self._class(card)
        pile: cython.int = 0
        if up:
            self.there[number] -= 1
            pile = self._end_raise(card)
        else:
            self.lying[number] += 1
            self.laid[card] += 1
            self.free -= card % 13 == self.king
        self.covered -= self.level[column] > 1
        self.level[column] -= 1
        self._end_open(column, 1)
        found: cython.int = self._end_search()
        self._end_open(column, -1)
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
    def _end_laid_up(self, card: cython.int) -> cython.int:
        number: cython.int = self._class(card)
        king: cython.int = 1 if card % 13 == self.king else 0
        self.there[number] -= 1
        self.lying[number] -= 1
        self.laid[card] -= 1
        self.free += king
        pile: cython.int = self._end_raise(card)
        found: cython.int = self._end_search()
        self.height[pile] -= 1
        self.free -= king
        self.laid[card] += 1
        self.lying[number] += 1
        self.there[number] += 1
        return found

    # For the caller.

    def run(self, limit):
        """Go on until so many nodes in all; returns why it came back."""
        if not cython.compiled:
            return self._go_on(limit)
        count: cython.ulonglong = limit
        with cython.nogil:
            status: cython.int = self._go_on(count)
        return status

    def visited(self):
        """How many states were entered, dealt to or met in ends, of these each fourth."""
        return self.nodes

    def lessons(self):
        """How many nodes the lessons' trie has."""
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

    def line(self):
        """After FOUND: the moves to the state without stock, with those that are made at once."""
        path = [_DEAL]
        at = self.deal_at[self.phase]
        while at >= 0:
            path.append(self.move[at])
            at = self.parent[at]
        return self._told(path[-2::-1])

    def _told(self, path):
        for i in range(self.stride):
            self.kept[i] = self.state[i]
            self.state[i] = self.first[i]
        phase = 0
        told = self._said_up()
        for move in path:
            if move == _DEAL:
                self._deal(phase)
                phase += 1
            else:
                self._play(move)
            told.append(move)
            told += self._said_up()
        for i in range(self.stride):
            self.state[i] = self.kept[i]
        return told

    def _said_up(self):
        self._up_safely()
        return [self.made[i] << 16 | _UP << 8 | 1 for i in range(self.made_count)]

    def ending(self):
        """After FOUND: the columns' cards from the deepest, how many of each lie face down, the suits' heights."""
        columns = []
        for column in range(self.columns):
            first = self._seat(column, 0)
            columns.append([self.state[first + i] for i in range(self.state[column])])
        base = 2 * self.columns
        down = [self.state[self.columns + column] for column in range(self.columns)]
        return columns, down, [(self.state[base + suit], self.state[base + 4 + suit]) for suit in range(4)]
