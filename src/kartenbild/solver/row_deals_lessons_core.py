"""Going through everything between row deals, remembering of each lost beginning only what was looked at.

Annotated Python: built by Cython it is the module ``_row_deals_lessons_core``; without a C compiler this same file
runs. The argument is ADR 59.

A state is a block of bytes: for each column its length and how many of its cards lie face down, for each suit the
lower and the higher foundation, up to whole words; then the columns' cards from the deepest, zero above the last one. A
*frame* is a phase, from one deal to the next: the states met in it lie in one arena, frame after frame. The lost
beginnings of phases are kept by `Trie`, states without stock are judged by `End`, looks are told by `Looks`. A move is
as in ``row_deals_core``.

The search begins anew again and again, in each *turn* with frames of another width. Where a frame was cut short, or
anything else was left out, nothing is proved: its beginning goes into the turn's own book, and is believed to be lost
until the turn ends. What was gone through in whole stands in book 0 for good.
"""

from __future__ import annotations

from array import array

from kartenbild.solver.row_deals_lessons_block import DEEPEST_COLUMN

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

UP = 255
DEAL = 1 << 24
SPENT, FOUND, EXHAUSTED, FULL, TOO_MUCH = range(5)
"""Why `run` came back: FULL until the lessons have another table, TOO_MUCH for good."""
_UP = cython.declare(cython.int, UP)
_DEAL = cython.declare(cython.int, DEAL)
_SPENT = cython.declare(cython.int, SPENT)
_FOUND = cython.declare(cython.int, FOUND)
_EXHAUSTED = cython.declare(cython.int, EXHAUSTED)
_FULL = cython.declare(cython.int, FULL)
_TOO_MUCH = cython.declare(cython.int, TOO_MUCH)
_DEEPEST = cython.declare(cython.int, DEEPEST_COLUMN)
_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_ONE = cython.declare(cython.ulonglong, 1)
_MOST_DOUBLINGS = cython.declare(cython.int, 32)
_WON = cython.declare(cython.int, 1)
_TOO_LONG = cython.declare(cython.int, -1)


@cython.final
@cython.cclass
class Phases:
    """The search from one state.

    `block`: an empty `Block`, the same that `trie`, `end` and `looks` look at.
    `columns`: each column's cards from the deepest, `down`: how many of each lie face down. `heights`: of each suit's
    two foundations. `rows`: for each deal to come its first column and its cards. `room`: for how many states of all
    phases on the way. `turns`: of each in a cycle, how many states of a frame are met and how many of them, those that
    look best, are dealt to; 0 for all. `noise`: the range of what chance adds to looks, in each turn anew.
    `first_turn`: how many nodes each turn takes at first, then twice as many, and so on.
    """

    columns: cython.int
    king: cython.int
    header: cython.int
    words: cython.int
    rows: cython.int
    lay: cython.ulonglong[::1]
    row_first: cython.int[::1]
    row_start: cython.int[::1]
    row_cards: cython.uchar[::1]
    first: cython.uchar[::1]
    kept: cython.uchar[::1]
    state: cython.uchar[::1]
    state_words: cython.ulonglong[::1]
    made: cython.uchar[::1]
    made_count: cython.int
    nodes: cython.ulonglong
    failed: cython.bint
    too_deep: cython.bint

    room: cython.int
    arena: cython.ulonglong[::1]
    parent: cython.int[::1]
    move: cython.int[::1]
    slot: cython.int[::1]
    seats: cython.int[::1]
    seat_bits: cython.int
    hashes: cython.ulonglong[::1]
    hashes_before: cython.ulonglong[::1]
    sum: cython.ulonglong
    key: cython.ulonglong
    phase: cython.int
    filled: cython.int
    begin: cython.int[::1]
    scan: cython.int[::1]
    deal_at: cython.int[::1]
    dealt: cython.int[::1]
    partly: cython.uchar[::1]
    score: cython.int[::1]
    order: cython.int[::1]
    noise: cython.int
    met_in: cython.int[::1]
    chosen_in: cython.int[::1]
    kinds: cython.int
    most: cython.int
    chosen: cython.int
    first_turn: cython.ulonglong
    until: cython.ulonglong
    book: cython.int
    hopes: cython.bint
    low: cython.int[::1]
    bound: cython.int[::1]

    trie: Trie
    end: End
    looks: Looks
    read_low: cython.int[::1]
    read_bound: cython.int[::1]

    def __init__(self, trie, end, looks, block, columns, down, heights, rows, room, turns, noise, first_turn):
        self.trie = trie
        self.end = end
        self.looks = looks
        self.read_low, self.read_bound = block.low, block.bound
        self.lay, self.king = block.lay, block.king
        self.columns, self.header = block.columns, block.header
        self.state, self.state_words = block.state, memoryview(block.state).cast("Q")
        self.words = len(block.state) // 8
        self.rows = len(rows)
        self.row_first = array("i", [first for first, _ in rows])
        starts = [0]
        flat = bytearray()
        for _, its_cards in rows:
            flat.extend(its_cards)
            starts.append(len(flat))
        self.row_start = array("i", starts)
        self.row_cards = flat
        self.made = bytearray(128)
        self.made_count = 0
        self.nodes = 0
        self.failed = False
        self.too_deep = any(len(its_cards) > DEEPEST_COLUMN for its_cards in columns)
        for column, its_cards in enumerate(columns):
            self.state[column] = min(len(its_cards), _DEEPEST)
            self.state[self.columns + column] = min(down[column], _DEEPEST)
            for index, card in enumerate(its_cards[:DEEPEST_COLUMN]):
                self.state[self._seat(column, index)] = card
        for suit in range(4):
            self.state[2 * self.columns + suit] = min(heights[suit])
            self.state[2 * self.columns + 4 + suit] = max(heights[suit])
        self.first, self.kept = bytearray(block.state), bytearray(block.state)

        self.room = room
        self.arena = memoryview(bytearray(room * len(block.state))).cast("Q")
        self.parent, self.move, self.slot, self.score, self.order = (array("i", bytes(4 * room)) for _ in range(5))
        self.seat_bits = room.bit_length() + 1
        self.seats = memoryview(bytearray(4 << self.seat_bits)).cast("i")
        self.hashes, self.hashes_before = (array("Q", bytes(8 * self.columns)) for _ in range(2))
        self.sum = 0
        self.key = 0
        frames = self.rows + 1
        self.begin, self.scan, self.deal_at, self.dealt = (array("i", bytes(4 * frames)) for _ in range(4))
        self.partly = bytearray(frames)
        self.met_in = array("i", [met or room for met, _ in turns])
        self.chosen_in = array("i", [chosen or room for _, chosen in turns])
        self.kinds = len(turns)
        self.noise = noise
        self.most = room
        self.chosen = room
        self.first_turn = first_turn
        self.book = 0
        self.low = array("i", bytes(4 * frames * self.columns))
        self.bound = array("i", bytes(4 * frames * 2))
        self.phase = -1
        self.filled = 0
        self._up_safely()
        self._push_frame(-1)
        self._begin_turn()

    # States.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat(self, column: cython.int, index: cython.int) -> cython.int:
        """Where in a state's block the column's card number `index` from the deepest is."""
        return self.header + _DEEPEST * column + index

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self, above: cython.int, below: cython.int) -> cython.bint:
        return (self.lay[below] >> above) & _ONE != 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, column: cython.int) -> cython.int:
        """The index of the base of the column's open group; 0 for an empty column."""
        at: cython.int = self.state[column] - 1
        down: cython.int = self.state[self.columns + column]
        seat: cython.int = self._seat(column, 0)
        while at > down and self._fits(self.state[seat + at], self.state[seat + at - 1]):
            at -= 1
        return at if at > 0 else 0

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
        seat: cython.int = self._seat(column, self.state[column])
        card: cython.int = self.state[seat]
        base: cython.int = 2 * self.columns + card // 13
        self.state[seat] = 0
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
            if self.state[column] == _DEEPEST:
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
        if self.state[target] + count > _DEEPEST:
            self.failed = True
            return
        self.state[source] -= count
        start: cython.int = self._seat(source, self.state[source])
        goal: cython.int = self._seat(target, self.state[target])
        for i in range(count):
            self.state[goal + i] = self.state[start + i]
            self.state[start + i] = 0
        self.state[target] += count
        self._turn_up(source)

    # Frames.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _hash_column(self, column: cython.int) -> cython.void:
        """Hash the column anew, by SplitMix64's last steps, word by word as far as it reaches."""
        i: cython.int
        first: cython.int = (self.header + _DEEPEST * column) // 8
        word: cython.ulonglong = column + 1
        for i in range((self.state[column] + 7) >> 3):
            word = self._mix((word * _GOLDEN) & _MASK ^ self.state_words[first + i])
        self.sum = (self.sum + word - self.hashes[column]) & _MASK
        self.hashes[column] = word

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _hash(self) -> cython.ulonglong:
        """Of the present state, once each column that changed is hashed."""
        i: cython.int
        word: cython.ulonglong = self.sum
        for i in range(self.header // 8):
            word = self._mix((word * _GOLDEN) & _MASK ^ self.state_words[i])
        return word

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _mix(self, word: cython.ulonglong) -> cython.ulonglong:
        word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
        word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
        return word ^ (word >> 31)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_slot(self) -> cython.int:
        """Where the present state belongs in `seats`; -1 where its frame has it, no other being of its phase."""
        i: cython.int
        other: cython.longlong
        self.key = self._hash()
        at: cython.int = cython.cast(cython.int, self.key >> (64 - self.seat_bits))
        mask: cython.int = (1 << self.seat_bits) - 1
        while self.seats[at]:
            other = cython.cast(cython.longlong, self.seats[at] - 1) * self.words
            i = 0
            while i < self.words and self.arena[other + i] == self.state_words[i]:
                i += 1
            if i == self.words:
                return -1
            at = (at + 1) & mask
        return at

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
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, at: cython.int) -> cython.void:
        self._restore(at, 0, self.words)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, parent: cython.int, move: cython.int) -> cython.void:
        """Put the present state at the end of the arena, unless this frame has it or is as large as it may be."""
        i: cython.int
        slot: cython.int
        if self.failed or self.filled == self.room or self.filled - self.begin[self.phase] == self.most:
            self.partly[self.phase] = True
            self.failed = False
            return
        slot = self._free_slot()
        if slot < 0:
            return
        first: cython.longlong = cython.cast(cython.longlong, self.filled) * self.words
        for i in range(self.words):
            self.arena[first + i] = self.state_words[i]
        self.parent[self.filled] = parent
        self.move[self.filled] = move
        self.slot[self.filled] = slot
        if self.chosen < self.room:
            self.score[self.filled] = self.looks.of_state() + self._chance()
        self.filled += 1
        self.seats[slot] = self.filled

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance(self) -> cython.int:
        """What this turn adds to the looks of the state that was just hashed."""
        word: cython.ulonglong = self._mix(self.key ^ (self.book * _GOLDEN) & _MASK)
        return cython.cast(cython.int, (word >> 33) % cython.cast(cython.ulonglong, self.noise + 1))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, phase: cython.int) -> cython.void:
        """Where not all are dealt to: put those that look best in `order`, the best one last, for it is the first."""
        at: cython.int
        i: cython.int
        first: cython.int = self.begin[phase]
        kept: cython.int = 0
        self.deal_at[phase] = self.filled
        if self.chosen == self.room:
            return
        for at in range(first, self.filled):
            if kept < self.chosen:
                i = kept
                kept += 1
                while i > 0 and self.score[self.order[first + i - 1]] > self.score[at]:
                    self.order[first + i] = self.order[first + i - 1]
                    i -= 1
                self.order[first + i] = at
            elif self.score[at] > self.score[self.order[first]]:
                i = 1
                while i < kept and self.score[self.order[first + i]] < self.score[at]:
                    self.order[first + i - 1] = self.order[first + i]
                    i += 1
                self.order[first + i - 1] = at
        if first + kept < self.filled:
            self.partly[phase] = True
        self.deal_at[phase] = first + kept

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push_frame(self, parent: cython.int) -> cython.void:
        """The present state begins the next phase."""
        column: cython.int
        self.phase += 1
        self.begin[self.phase] = self.filled
        self.scan[self.phase] = self.filled
        for column in range(self.columns):
            self.low[self.phase * self.columns + column] = _DEEPEST
        self.partly[self.phase] = False
        self.bound[2 * self.phase] = 0
        self.bound[2 * self.phase + 1] = 0
        for column in range(self.columns):
            self._hash_column(column)
        self._enter(parent, _DEAL)
        self.deal_at[self.phase] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pop_frame(self) -> cython.void:
        """Forget the frame's states. Their slots are the last that were taken, so that none lies on another's way."""
        at: cython.int
        for at in range(self.begin[self.phase], self.filled):
            self.seats[self.slot[at]] = 0
        self.filled = self.begin[self.phase]
        self.phase -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(self, at: cython.int, move: cython.int) -> cython.void:
        """Enter what comes of a move in the state with this number, which is the present one again after it."""
        i: cython.int
        source: cython.int = (move >> 16) & 255
        target: cython.int = (move >> 8) & 255
        before: cython.ulonglong = self.sum
        if target == _UP:
            target = source
        self._play(move)
        self._up_safely()
        self._hash_column(source)
        self._hash_column(target)
        for i in range(self.made_count):
            self._hash_column(self.made[i])
        self._enter(at, move)
        self._restore(at, 0, self.header // 8)
        self._restore_column(at, source)
        self._restore_column(at, target)
        for i in range(self.made_count):
            self._restore_column(at, self.made[i])
        self.sum = before

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _restore_column(self, at: cython.int, column: cython.int) -> cython.void:
        self._restore(at, (self.header + _DEEPEST * column) // 8, _DEEPEST // 8)
        self.hashes[column] = self.hashes_before[column]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _restore(self, at: cython.int, first: cython.int, count: cython.int) -> cython.void:
        i: cython.int
        source: cython.longlong = cython.cast(cython.longlong, at) * self.words
        for i in range(first, first + count):
            self.state_words[i] = self.arena[source + i]

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
        wanted: cython.ulonglong = 0
        self._load(at)
        self._read()
        for column in range(self.columns):
            self._hash_column(column)
            self.hashes_before[column] = self.hashes[column]
            if self.state[column]:
                wanted |= self.lay[self.state[self._seat(column, self.state[column] - 1)]]
        for column in range(self.columns):
            length = self.state[column]
            if not length:
                continue
            if self._goes_up(self.state[self._seat(column, length - 1)]):
                self._follow(at, column << 16 | _UP << 8 | 1)
            base = self._open(column)
            for index in range(base, length):
                card = self.state[self._seat(column, index)]
                if not (wanted >> card) & _ONE and (index > base or card % 13 != self.king):
                    continue
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
    def _take_over(self) -> cython.void:
        """What the future of a state read is read for the present frame too."""
        column: cython.int
        here: cython.int = self.phase * self.columns
        for column in range(self.columns):
            if self.read_low[column] < self.low[here + column]:
                self.low[here + column] = self.read_low[column]
        for column in range(2):
            if self.read_bound[column] > self.bound[2 * self.phase + column]:
                self.bound[2 * self.phase + column] = self.read_bound[column]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on(self, limit: cython.ulonglong) -> cython.int:
        phase: cython.int
        found: cython.int
        if self.too_deep:
            return _TOO_MUCH
        while self.nodes < limit:
            if self.trie.is_full():
                return _FULL
            if self.nodes >= self.until:
                self._begin_turn()
            phase = self.phase
            if self.scan[phase] < self.filled:
                self._meet_more(phase)
            elif self.deal_at[phase] > self.begin[phase]:
                self.deal_at[phase] -= 1
                found = self._try_deal(phase)
                if found != _SPENT:
                    return found
            elif phase:
                self._load(self.begin[phase])
                self._copy_reading()
                self.trie.learn(phase, self.book if self.partly[phase] else 0)
                if self.partly[phase]:
                    self.partly[phase - 1] = True
                    self.hopes = True
                self._pop_frame()
                self._take_over()
            elif not self.partly[0]:
                return _EXHAUSTED
            elif self.most == self.room:
                return _TOO_MUCH
            else:
                self._begin_turn()
        return _SPENT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _meet_more(self, phase: cython.int) -> cython.void:
        """Go on from the frame's next state, or leave it at those that were met when no more may be."""
        if self.filled - self.begin[phase] == self.most:
            self.partly[phase] = True
            self.scan[phase] = self.filled
        else:
            self.nodes += 1
            self._expand(self.scan[phase])
            self.scan[phase] += 1
        if self.scan[phase] == self.filled:
            self._choose(phase)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_turn(self) -> cython.void:
        """Begin anew with frames of another width and a new book for what is not proved."""
        self.most = self.met_in[self.book % self.kinds]
        self.chosen = self.chosen_in[self.book % self.kinds]
        self.until = self.nodes + (self.first_turn << min(self.book // self.kinds, _MOST_DOUBLINGS))
        self.book += 1
        self.hopes = False
        while self.phase >= 0:
            self._load(self.begin[self.phase])
            self._pop_frame()
        self._push_frame(-1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_deal(self, phase: cython.int) -> cython.int:
        """Deal to the next state of the frame, and see what is known of it."""
        found: cython.int
        self.dealt[phase] = self.deal_at[phase] if self.chosen == self.room else self.order[self.deal_at[phase]]
        self._load(self.dealt[phase])
        self._deal(phase)
        if self.failed:
            self.failed = False
            self.partly[phase] = True
            return _SPENT
        self._up_safely()
        self._read()
        if self.trie.knows(phase + 1, 0):
            self._take_over()
        elif self.hopes and self.trie.knows(phase + 1, self.book):
            self.partly[phase] = True
            self._take_over()
        elif phase + 1 < self.rows:
            if self.filled == self.room:
                self.partly[phase] = True
            else:
                self._push_frame(self.dealt[phase])
        else:
            found = self.end.judge()
            self.nodes += self.end.nodes >> 2
            if found == _WON:
                return _FOUND
            if found == _TOO_LONG:
                self.partly[phase] = True
                return _SPENT
            self.trie.learn(phase + 1, 0)
            self._take_over()
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
        """How many states were gone on from, and each fourth of those met in ends."""
        return self.nodes

    def line(self):
        """After FOUND: the moves to the state without stock, with those that are made at once."""
        path = [_DEAL]
        at = self.dealt[self.phase]
        while at >= 0:
            path.append(self.move[at])
            at = self.parent[at]
        return self._told(path[-2::-1])

    def _told(self, path):
        for i in range(8 * self.words):
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
        for i in range(8 * self.words):
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
