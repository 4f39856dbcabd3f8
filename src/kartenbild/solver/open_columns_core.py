"""Searching a table whose cards all lie open in columns: a best-first search and a depth-first one.

Annotated Python: built by Cython it is the module ``_open_columns_core``; interpreted it finds the same, only slower.
open_columns_core.pxd names the compiled classes it uses.

A position is the place of every card: `under[card]` is the card below it, BASE at the foot of a column, HOME
on a foundation. Moving a run changes this for its head alone, so a child's key is known before the move is made, and
columns have no names: positions that differ in the columns' order are one. docs/adr/0040 has the arguments.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

BASE = cython.declare(cython.int, 52)
HOME = cython.declare(cython.int, 53)
NONE = cython.declare(cython.int, 255)
NEVER = cython.declare(cython.int, 254)

SAFE = cython.declare(cython.int, 1)
SYMMETRIC = cython.declare(cython.int, 2)

# What a search says when it pauses.
SPENT = cython.declare(cython.int, 0)
FOUND = cython.declare(cython.int, 1)
EXHAUSTED = cython.declare(cython.int, 2)
TABLE_FULL = cython.declare(cython.int, 3)
STORE_FULL = cython.declare(cython.int, 4)

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)

# Places a card may lie, as the second index of the random words: cards, BASE, HOME, then BASE of each column.
_PLACES = cython.declare(cython.int, 96)
_SEATS = cython.declare(cython.int, 64)
_BUCKETS = cython.declare(cython.int, 4096)
_TO_HOME = cython.declare(cython.int, 31)


def words_needed():
    """How many random words the keys are made of."""
    return 2 * 52 * _PLACES


@cython.final
@cython.cclass
class Columns:
    """The position on the search's table, the tables of the patience, and both searches.

    `ground`: a `kartenbild.solver.open_columns_ground.Ground`. `prunings`: SAFE and SYMMETRIC, or 0 for neither.
    """

    columns: cython.int
    most_children: cython.int
    prunings: cython.int

    onto: cython.uchar[::1]
    onto_count: cython.uchar[::1]
    followers: cython.uchar[::1]
    followers_count: cython.uchar[::1]
    joins: cython.uchar[::1]
    may_start: cython.uchar[::1]
    before: cython.uchar[::1]
    after: cython.uchar[::1]
    words: cython.ulonglong[::1]
    root_under: cython.uchar[::1]
    root_count: cython.int

    cells: cython.uchar[::1]
    size: cython.uchar[::1]
    under: cython.uchar[::1]
    above: cython.uchar[::1]
    column_of: cython.uchar[::1]
    seat_of: cython.uchar[::1]
    top_of: cython.uchar[::1]
    needed: cython.uchar[::1]
    home: cython.ulonglong
    home_count: cython.int
    key: cython.ulonglong
    check: cython.ulonglong

    met: Met

    link: cython.int[::1]
    deep: cython.int

    packed: cython.ulonglong[::1]
    keys: cython.ulonglong[::1]
    checks: cython.uint[::1]
    parents: cython.int[::1]
    following: cython.int[::1]
    scores: cython.int[::1]
    steps: cython.ushort[::1]
    roots: cython.uchar[::1]
    queue: cython.int[::1]
    capacity: cython.int
    count: cython.int
    lowest: cython.int
    origin: cython.int
    current: cython.int

    pool: cython.int[::1]
    frame_first: cython.int[::1]
    frame_move: cython.int[::1]
    pool_count: cython.int
    depth: cython.int
    root: cython.int

    spent: cython.longlong

    def __init__(self, ground, words, prunings):
        self.columns = ground.columns
        self.most_children = 66 * ground.columns
        self.prunings = prunings
        self.onto = ground.onto
        self.onto_count = ground.onto_count
        self.followers = ground.followers
        self.followers_count = ground.followers_count
        self.joins = ground.joins
        self.may_start = ground.may_start
        self.before = ground.before
        self.after = ground.after
        self.words = words
        self.cells = bytearray(self.columns * _SEATS)
        self.size = bytearray(self.columns)
        self.under = bytearray(64)
        self.above = bytearray(64)
        self.column_of = bytearray(64)
        self.seat_of = bytearray(64)
        self.top_of = bytearray(64)
        self.needed = bytearray(self.columns)
        self.spent = 0

    # Setting up, from Python.

    def set_roots(self, roots):
        """The positions to search from: for each 64 bytes, the place of every card; HOME for one not in play."""
        self.root_under = bytearray(b"".join(roots))
        self.root_count = len(roots)

    def set_table(self, met):
        """The table of positions met, empty."""
        self.met = met

    def set_weights(self, link, deep):
        """`link[card * 64 + place]`: what it costs that the card lies there; `deep`: a card on top of a needed one."""
        self.link = link
        self.deep = deep

    def set_store(self, packed, keys, checks, parents, following, scores, steps, roots):
        """Where the best-first search keeps its positions; larger copies to go on with."""
        self.packed = packed
        self.keys = keys
        self.checks = checks
        self.parents = parents
        self.following = following
        self.scores = scores
        self.steps = steps
        self.roots = roots
        self.capacity = len(roots)

    def set_stack(self, pool, frame_first, frame_move):
        """Where the depth-first search keeps its path; larger copies to go on with."""
        self.pool = pool
        self.frame_first = frame_first
        self.frame_move = frame_move

    def nodes(self):
        """Positions expanded so far, over all searches."""
        return self.spent

    # The position on the table.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _word(self, card: cython.int, place: cython.int) -> cython.ulonglong:
        return self.words[card * _PLACES + place]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _second_word(self, card: cython.int, place: cython.int) -> cython.ulonglong:
        return self.words[52 * _PLACES + card * _PLACES + place]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _foot(self, column: cython.int) -> cython.int:
        """How the key calls the foot of this column: all the same, unless symmetry is switched off."""
        return BASE if self.prunings & SYMMETRIC else HOME + 1 + column

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leave_empty(self, first: cython.int) -> cython.void:
        """Let this column and those after it be empty."""
        column: cython.int
        for column in range(first, self.columns):
            self.size[column] = 0
            self.needed[column] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _climb(self, column: cython.int, foot: cython.int) -> cython.void:
        """Build one column from its foot upwards."""
        seat: cython.int = 0
        card: cython.int = foot
        last: cython.int = foot
        needed: cython.int = 0
        while card != NONE:
            self.cells[column * _SEATS + seat] = card
            self.column_of[card] = column
            self.seat_of[card] = seat
            if self._open(card):
                needed += 1
            seat += 1
            last = card
            card = self.above[card]
        self.size[column] = seat
        self.needed[column] = needed
        self.top_of[last] = column

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, card: cython.int) -> cython.bint:
        """Whether the card, not yet home, is the next of its foundation."""
        before: cython.int = self.before[card]
        if before >= 52:
            return before == NONE
        return (self.home >> before) & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, card: cython.int) -> cython.bint:
        """Whether an open card may go home at once: everything that could be laid on it is home or as safe."""
        i: cython.int
        for i in range(self.followers_count[card]):
            other: cython.int = self.followers[card * 4 + i]
            if (self.home >> other) & 1:
                continue
            if not self._open(other) or not self._safe(other):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_up(self, root: cython.int) -> cython.void:
        """Lay the root position and compute its keys."""
        card: cython.int
        column: cython.int = 0
        for card in range(64):
            self.above[card] = NONE
            self.top_of[card] = NONE
        self.home = 0
        self.home_count = 0
        self.key = 0
        self.check = 0
        for card in range(52):
            place: cython.int = self.root_under[root * 64 + card]
            self.under[card] = place
            if place == HOME:
                self.home |= self._bit(card)
                self.home_count += 1
            elif place < 52:
                self.above[place] = card
        for card in range(52):
            place = self.under[card]
            if place == BASE:
                self._climb(column, card)
                place = self._foot(column)
                column += 1
            self.key ^= self._word(card, place)
            self.check ^= self._second_word(card, place)
        self._leave_empty(column)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _bit(self, card: cython.int) -> cython.ulonglong:
        one: cython.ulonglong = 1
        return one << card

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _empty_column(self) -> cython.int:
        column: cython.int
        for column in range(self.columns):
            if self.size[column] == 0:
                return column
        return NONE

    # Best-first: every position generated is stored, packed; the cheapest is expanded next, the newest of equals.

    def start_best_first(self):
        """Begin anew with an empty table and store; the queue's 4096 heads are made here."""
        self.queue = array("i", [-1]) * _BUCKETS
        self.count = 0
        self.lowest = 0
        self.current = -1
        self._store_roots()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store_roots(self) -> cython.void:
        root: cython.int
        card: cython.int
        for root in range(self.root_count):
            self._set_up(root)
            score: cython.int = 0
            for card in range(52):
                place: cython.int = self.under[card]
                score += self.link[card * 64 + place]
                if place != HOME and self._open(card):
                    score += self.deep * (self.size[self.column_of[card]] - 1 - self.seat_of[card])
            if root == 0:
                self.origin = score
            if self.met.note(self.key, self.check) == 1:
                self.packed[3 * self.count] = 0
                self.packed[3 * self.count + 1] = 0
                self.packed[3 * self.count + 2] = 0
                self.roots[self.count] = root
                self._enqueue(self.key, self.check, -1, 0, score)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _enqueue(
        self,
        key: cython.ulonglong,
        check: cython.ulonglong,
        parent: cython.int,
        step: cython.int,
        score: cython.int,
    ) -> cython.void:
        """Store the position whose `packed` and root stand at the end of the store already."""
        node: cython.int = self.count
        bucket: cython.int = score - self.origin + _BUCKETS // 2
        if bucket < 0:
            bucket = 0
        if bucket >= _BUCKETS:
            bucket = _BUCKETS - 1
        self.keys[node] = key
        self.checks[node] = check & _LOW
        self.parents[node] = parent
        self.steps[node] = step
        self.scores[node] = score
        self.following[node] = self.queue[bucket]
        self.queue[bucket] = node
        if bucket < self.lowest:
            self.lowest = bucket
        self.count = node + 1

    def best_first(self, limit: cython.longlong):
        """Expand until `nodes()` reaches the limit, or a win, the end, or until table or store must grow."""
        status: cython.int
        with cython.nogil:
            status = self._best_first(limit)
        return status

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_first(self, limit: cython.longlong) -> cython.int:
        while self.spent < limit:
            if self.current < 0:
                while self.lowest < _BUCKETS and self.queue[self.lowest] < 0:
                    self.lowest += 1
                if self.lowest == _BUCKETS:
                    return EXHAUSTED
                if self.count + self.most_children > self.capacity:
                    return STORE_FULL
                self.current = self.queue[self.lowest]
                self.queue[self.lowest] = self.following[self.current]
                self.spent += 1
            # A table that is full in between leaves the node current: it is expanded again once the table has grown.
            self._unpack(self.current)
            if self.home_count == 52:
                return FOUND
            if not self._expand(self.current):
                return TABLE_FULL
            self.current = -1
        return SPENT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_of_code(self, root: cython.int, card: cython.int, code: cython.int) -> cython.int:
        if code == 0:
            return self.root_under[root * 64 + card]
        if code == 1:
            return HOME
        if code == 2:
            return BASE
        return self.onto[card * 4 + code - 3]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unpack(self, node: cython.int) -> cython.void:
        """Lay the stored position on the table: three bits a card, 21 cards a word."""
        card: cython.int
        i: cython.int
        root: cython.int = self.roots[node]
        feet: cython.int = 0
        for i in range(64):
            self.above[i] = NONE
        for i in range(64):
            self.top_of[i] = NONE
        self.home = 0
        self.home_count = 0
        self.key = self.keys[node]
        self.check = self.checks[node]
        bits: cython.ulonglong = self.packed[3 * node]
        for card in range(52):
            if card == 21:
                bits = self.packed[3 * node + 1]
            if card == 42:
                bits = self.packed[3 * node + 2]
            code: cython.int = bits & 7
            bits >>= 3
            place: cython.int = self._place_of_code(root, card, code)
            self.under[card] = place
            if place == HOME:
                self.home |= self._bit(card)
                self.home_count += 1
            elif place == BASE:
                self.cells[feet * _SEATS] = card
                feet += 1
            else:
                self.above[place] = card
        for i in range(feet):
            self._climb(i, self.cells[i * _SEATS])
        self._leave_empty(feet)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expand(self, node: cython.int) -> cython.bint:
        """Store every new child; False where the table is full before the last."""
        column: cython.int
        i: cython.int
        seat: cython.int
        empty: cython.int = self._empty_column()
        if self.prunings & SAFE:
            for column in range(self.columns):
                if self.size[column]:
                    top: cython.int = self.cells[column * _SEATS + self.size[column] - 1]
                    if self._open(top) and self._safe(top):
                        return self._child(node, top, HOME, 1, column, NONE, 1)
        for column in range(self.columns):
            size: cython.int = self.size[column]
            if size == 0:
                continue
            base: cython.int = column * _SEATS
            top = self.cells[base + size - 1]
            if self._open(top) and not self._child(node, top, HOME, 1, column, NONE, 1):
                return False
            seat = size - 1
            while True:
                head: cython.int = self.cells[base + seat]
                for i in range(self.onto_count[head]):
                    onto: cython.int = self.onto[head * 4 + i]
                    target: cython.int = self.top_of[onto]
                    if target != NONE and target != column:
                        if not self._child(node, head, onto, size - seat, column, target, i + 3):
                            return False
                if seat == 0:
                    break
                if empty != NONE and self.may_start[head]:
                    if not self._child(node, head, BASE, size - seat, column, empty, 2):
                        return False
                if not self.joins[self.cells[base + seat - 1] * 64 + head]:
                    break
                seat -= 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _child(
        self,
        node: cython.int,
        head: cython.int,
        place: cython.int,
        length: cython.int,
        source: cython.int,
        target: cython.int,
        code: cython.int,
    ) -> cython.bint:
        """Store the position after one move, if it is new; False where the table is full."""
        was: cython.int = self.under[head]
        key: cython.ulonglong = self.key ^ self._word(head, was) ^ self._word(head, place)
        check: cython.ulonglong = self.check ^ self._second_word(head, was) ^ self._second_word(head, place)
        fresh: cython.int = self.met.note(key, check)
        if fresh <= 0:
            return fresh == 0
        score: cython.int = self.scores[node] + self.link[head * 64 + place] - self.link[head * 64 + was]
        score += self.deep * self._deeper(head, place, length, source, target)
        end: cython.int = 3 * self.count
        self.packed[end] = self.packed[3 * node]
        self.packed[end + 1] = self.packed[3 * node + 1]
        self.packed[end + 2] = self.packed[3 * node + 2]
        word: cython.int = head // 21
        shift: cython.int = 3 * (head - 21 * word)
        seven: cython.ulonglong = 7
        new_code: cython.ulonglong = code
        self.packed[end + word] = (self.packed[end + word] & (_MASK ^ (seven << shift))) | (new_code << shift)
        self.roots[self.count] = self.roots[node]
        self._enqueue(key, check, node, head << 8 | place, score)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deeper(
        self, head: cython.int, place: cython.int, length: cython.int, source: cython.int, target: cython.int
    ) -> cython.int:
        """How many more cards lie on needed ones after the move; a run keeps what lies on its own cards."""
        i: cython.int
        left: cython.int = self.needed[source]
        size: cython.int = self.size[source]
        for i in range(size - length, size):
            if self._open(self.cells[source * _SEATS + i]):
                left -= 1
        if place != HOME:
            return length * ((self.needed[target] if target != NONE else 0) - left)
        after: cython.int = self.after[head]
        if after == NONE:
            return -left
        column: cython.int = self.column_of[after]
        covering: cython.int = self.size[column] - 1 - self.seat_of[after]
        return covering - (1 if column == source else 0) - left

    def best_first_line(self):
        """After FOUND: the root's number and the steps from it, each ``card << 8 | place``."""
        steps = []
        node = self.current
        while self.parents[node] >= 0:
            steps.append(self.steps[node])
            node = self.parents[node]
        return self.roots[node], steps[::-1]

    # Depth-first: only keys are stored, the path is made and taken back on one table.

    def start_depth_first(self):
        """Begin at the first root with the table as it is."""
        self.root = -1
        self.depth = 0
        self.pool_count = 0

    def depth_first(self, limit: cython.longlong):
        """Search until `nodes()` reaches the limit, or a win, the end of the last root, or until a store must grow."""
        status: cython.int
        with cython.nogil:
            status = self._depth_first(limit)
        return status

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _depth_first(self, limit: cython.longlong) -> cython.int:
        while self.spent < limit:
            if self.depth == 0:
                if self.root + 1 == self.root_count:
                    return EXHAUSTED
                self._set_up(self.root + 1)
                fresh: cython.int = self.met.note(self.key, self.check)
                if fresh < 0:
                    return TABLE_FULL
                self.root += 1
                if fresh == 0:
                    continue
                if self._enter(0):
                    return FOUND
                continue
            if self.pool_count + self.most_children > self.pool.shape[0] or self.depth + 2 > self.frame_first.shape[0]:
                return STORE_FULL
            if self.pool_count == self.frame_first[self.depth - 1]:
                self.depth -= 1
                if self.depth:
                    self._take_back(self.frame_move[self.depth])
                continue
            move: cython.int = self.pool[self.pool_count - 1]
            self._make(move)
            fresh = self.met.note(self.key, self.check)
            if fresh < 0:
                self._take_back(move)
                return TABLE_FULL
            self.pool_count -= 1
            if fresh == 0:
                self._take_back(move)
            elif self._enter(move):
                return FOUND
        return SPENT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, move: cython.int) -> cython.bint:
        """A new position: count it, list its moves; True where it is won."""
        self.spent += 1
        self.frame_move[self.depth] = move
        self.frame_first[self.depth] = self.pool_count
        self.depth += 1
        if self.home_count == 52:
            return True
        self._list_moves()
        self._order(self.frame_first[self.depth - 1])
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _offer(
        self,
        head: cython.int,
        place: cython.int,
        word: cython.int,
        length: cython.int,
        source: cython.int,
        target: cython.int,
    ) -> cython.void:
        """Put a move into the pool unless its position was met: score, length, target, source, head in one integer."""
        was: cython.int = self.under[head]
        was_word: cython.int = self._foot(source) if was == BASE else was
        key: cython.ulonglong = self.key ^ self._word(head, was_word) ^ self._word(head, word)
        check: cython.ulonglong = self.check ^ self._second_word(head, was_word) ^ self._second_word(head, word)
        if self.met.seen(key, check):
            return
        score: cython.int = 512 + self.link[head * 64 + was] - self.link[head * 64 + place]
        if score < 0:
            score = 0
        if score > 1023:
            score = 1023
        self.pool[self.pool_count] = score << 20 | length << 16 | target << 11 | source << 6 | head
        self.pool_count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_moves(self) -> cython.void:
        column: cython.int
        i: cython.int
        seat: cython.int
        if self.prunings & SAFE:
            for column in range(self.columns):
                if self.size[column]:
                    top: cython.int = self.cells[column * _SEATS + self.size[column] - 1]
                    if self._open(top) and self._safe(top):
                        self._offer(top, HOME, HOME, 1, column, _TO_HOME)
                        return
        for column in range(self.columns):
            size: cython.int = self.size[column]
            if size == 0:
                continue
            base: cython.int = column * _SEATS
            top = self.cells[base + size - 1]
            if self._open(top):
                self._offer(top, HOME, HOME, 1, column, _TO_HOME)
            seat = size - 1
            while True:
                head: cython.int = self.cells[base + seat]
                for i in range(self.onto_count[head]):
                    onto: cython.int = self.onto[head * 4 + i]
                    target: cython.int = self.top_of[onto]
                    if target != NONE and target != column:
                        self._offer(head, onto, onto, size - seat, column, target)
                if self.may_start[head]:
                    self._offer_feet(head, size - seat, column, seat)
                if seat == 0 or not self.joins[self.cells[base + seat - 1] * 64 + head]:
                    break
                seat -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _offer_feet(self, head: cython.int, length: cython.int, source: cython.int, seat: cython.int) -> cython.void:
        """Moves to empty columns: one of them, and never a whole column, where columns have no names."""
        column: cython.int
        symmetric: cython.bint = self.prunings & SYMMETRIC
        if symmetric and seat == 0:
            return
        for column in range(self.columns):
            if self.size[column] == 0:
                self._offer(head, BASE, self._foot(column), length, source, column)
                if symmetric:
                    return

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _order(self, first: cython.int) -> cython.void:
        """Sort the moves of the newest position, the best last."""
        i: cython.int
        j: cython.int
        for i in range(first + 1, self.pool_count):
            move: cython.int = self.pool[i]
            j = i
            while j > first and self.pool[j - 1] > move:
                self.pool[j] = self.pool[j - 1]
                j -= 1
            self.pool[j] = move

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _rekey(self, card: cython.int, one: cython.int, other: cython.int) -> cython.void:
        self.key ^= self._word(card, one) ^ self._word(card, other)
        self.check ^= self._second_word(card, one) ^ self._second_word(card, other)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make(self, move: cython.int) -> cython.void:
        head: cython.int = move & 63
        source: cython.int = (move >> 6) & 31
        target: cython.int = (move >> 11) & 31
        length: cython.int = (move >> 16) & 15
        i: cython.int
        left: cython.int = self.size[source] - length
        first: cython.int = source * _SEATS + left
        was: cython.int = self.cells[first - 1] if left else self._foot(source)
        self.top_of[self.cells[first + length - 1]] = NONE
        self.size[source] = left
        if left:
            self.top_of[was] = source
        if target == _TO_HOME:
            self.home |= self._bit(head)
            self.home_count += 1
            self.under[head] = HOME
            self._rekey(head, was, HOME)
            return
        size: cython.int = self.size[target]
        end: cython.int = target * _SEATS + size
        place: cython.int = self.cells[end - 1] if size else self._foot(target)
        if size:
            self.top_of[place] = NONE
        for i in range(length):
            self.cells[end + i] = self.cells[first + i]
        self.top_of[self.cells[end + length - 1]] = target
        self.size[target] = size + length
        self.under[head] = self.cells[end - 1] if size else BASE
        self._rekey(head, was, place)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_back(self, move: cython.int) -> cython.void:
        head: cython.int = move & 63
        source: cython.int = (move >> 6) & 31
        target: cython.int = (move >> 11) & 31
        length: cython.int = (move >> 16) & 15
        i: cython.int
        left: cython.int = self.size[source]
        first: cython.int = source * _SEATS + left
        was: cython.int = self.cells[first - 1] if left else self._foot(source)
        if left:
            self.top_of[was] = NONE
        self.under[head] = self.cells[first - 1] if left else BASE
        self.size[source] = left + length
        if target == _TO_HOME:
            self.cells[first] = head
            self.top_of[head] = source
            self.home ^= self._bit(head)
            self.home_count -= 1
            self._rekey(head, was, HOME)
            return
        size: cython.int = self.size[target] - length
        end: cython.int = target * _SEATS + size
        place: cython.int = self.cells[end - 1] if size else self._foot(target)
        for i in range(length):
            self.cells[first + i] = self.cells[end + i]
        self.top_of[self.cells[first + length - 1]] = source
        if size:
            self.top_of[place] = target
        self.size[target] = size
        self._rekey(head, was, place)

    def depth_first_line(self):
        """After FOUND: the root's number and the steps from it, each ``card << 8 | place``."""
        moves = [self.frame_move[level] for level in range(1, self.depth)]
        for move in moves[::-1]:
            self._take_back(move)
        steps = []
        for move in moves:
            self._make(move)
            steps.append((move & 63) << 8 | self.under[move & 63])
        return self.root, steps
