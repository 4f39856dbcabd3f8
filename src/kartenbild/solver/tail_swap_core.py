"""The tail-swap quotient of a one-pack patience in alternating colours, and a depth-first search of it.

Annotated Python: built by Cython it is the module ``_tail_swap_core``; without a C compiler this same file runs.

A card is 0…51, its class ``2 * rank + colour``. `face_up[class]` counts the class's cards that lie face up in the
tableau, `laid[class]` those of them that lie on another card (a king: in an emptied column). What is left of each
column, the foundations' heights, which stock cards are left and how far the stock is turned is the whole state.
A column is a list of groups, each a run; its last group left is face up, the run's first card is its base.
A move is ``kind << 8 | column, card or seat in the stock``; `AIM` moves nothing but says which stock card comes next:
its seat times two, plus one if the card is to go up.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

UNCOVER = cython.declare(cython.int, 0)
BASE_HOME = cython.declare(cython.int, 1)
LAID_HOME = cython.declare(cython.int, 2)
STOCK_LAID = cython.declare(cython.int, 3)
STOCK_HOME = cython.declare(cython.int, 4)
AIM = cython.declare(cython.int, 5)

SAFE_HOME = cython.declare(cython.int, 1)
KINGS_NEED = cython.declare(cython.int, 2)
LATE_LAID = cython.declare(cython.int, 4)
RELAXED = cython.declare(cython.int, 8)
LAZY = cython.declare(cython.int, 16)

RUNNING = cython.declare(cython.int, 0)
WON = cython.declare(cython.int, 1)
LOST = cython.declare(cython.int, 2)
FULL = cython.declare(cython.int, 3)

NEVER = cython.declare(cython.int, 0x7FFF)
NOWHERE = cython.declare(cython.int, 255)
WIDTH = cython.declare(cython.int, 192)
DEEP = cython.declare(cython.int, 256)
MASK64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
ODD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
ONE = cython.declare(cython.ulonglong, 1)


@cython.final
@cython.cclass
class Quotient:
    """One state, changed by moves, and the search from it.

    `king`: the highest rank. `parents`: for each card the cards it may lie on, as a mask. `groups`: for each column its
    groups from the deepest, each a list of cards. `heights`: for each suit how many cards its two
    foundations hold; with one pack the second is full. `stock`: waste and
    stock in the order of turning; `turned`: how many of them are the waste. `recycles`: how many are left, -1 for
    without end. `prunings`: a bit for each that is allowed. `bits`: the table begins with 2 to the `bits` states,
    `may_fill`: and is to stay so, states pushing each other out.
    Raises OverflowError where a state needs more than 64 bits.
    """

    king: cython.int
    columns: cython.int
    stock_size: cython.int
    deepest: cython.int
    unlimited: cython.bint
    latest: cython.int
    prunings: cython.int

    group_first: cython.ushort[::1]
    group_cards: cython.uchar[::1]
    stock: cython.uchar[::1]
    level: cython.uchar[::1]
    copies: cython.uchar[::1]
    classes: cython.uchar[::1]
    low: cython.uchar[::1]
    high: cython.uchar[::1]
    face_up: cython.uchar[::1]
    laid: cython.uchar[::1]
    level_weight: cython.ulonglong[::1]
    low_weight: cython.ulonglong[::1]
    high_weight: cython.ulonglong[::1]

    seat_of: cython.uchar[::1]
    column_of: cython.uchar[::1]
    level_of: cython.uchar[::1]
    columns_wanted: cython.ulonglong
    homes_wanted: cython.ulonglong
    lazy: cython.bint
    block_depths: cython.uchar[::1]
    block_reach: cython.uchar[::1]
    block_roomy: cython.ulonglong
    block_known: cython.bint

    parents: cython.ulonglong[::1]
    depths: cython.uchar[::1]
    reach: cython.uchar[::1]
    up: cython.ulonglong
    lying: cython.ulonglong
    passing: cython.int
    in_last_pass: cython.bint
    roomy: cython.ulonglong
    pending: cython.int
    pending_weight: cython.ulonglong

    mask: cython.ulonglong
    key: cython.ulonglong
    time: cython.int
    free: cython.int
    hidden: cython.int
    fewest: cython.int

    table: cython.ulonglong[::1]
    times: cython.ushort[::1]
    shift: cython.int
    stored: cython.longlong
    room: cython.longlong
    may_fill: cython.bint
    depth: cython.int
    lists: cython.int[::1]
    length: cython.int[::1]
    at: cython.int[::1]
    before: cython.int[::1]
    nodes: cython.ulonglong
    status: cython.int
    random: cython.ulonglong
    salt: cython.ulonglong
    ranks: cython.int[::1]
    weights: cython.int[::1]

    def __init__(self, king, parents, groups, heights, stock, turned, recycles, prunings, bits, may_fill):
        self.king = king
        self.parents = array("Q", parents)
        self.columns = len(groups)
        self.stock_size = len(stock)
        self.deepest = max([len(column) for column in groups] + [1])
        self.unlimited = recycles < 0
        self.latest = (max(recycles, 0) + 1) * (len(stock) + 1)
        self.prunings = prunings
        self.stock = bytearray([*stock, 0])
        self.low = bytearray(min(pair) for pair in heights)
        self.high = bytearray(max(pair) for pair in heights)
        self.mask = (ONE << self.stock_size) - ONE
        self.time = 0 if self.unlimited else turned
        self.free = 0
        self.pending = 0
        self.hidden = sum(max(len(column) - 1, 0) for column in groups)
        self.fewest = self.hidden
        self._lay_out(groups)
        self._weigh(groups)
        self.shift = 64 - bits
        self.room = 1 << bits
        self.table = self._zeros("Q", self.room)
        self.times = self._zeros("H", self.room)
        self.stored = 0
        self.may_fill = may_fill
        self._note_places(groups, stock)
        self.lists = self._zeros("i", DEEP * WIDTH)
        self.length = self._zeros("i", DEEP)
        self.at = self._zeros("i", DEEP)
        self.before = self._zeros("i", DEEP)
        self.ranks = self._zeros("i", WIDTH)
        self.weights = self._zeros("i", 7)
        self.random = 0
        self.salt = 0
        self.nodes = 0
        self.depth = 0
        self.status = RUNNING
        self._enter()

    def _note_places(self, groups, stock):
        self.columns_wanted = 0
        self.homes_wanted = 0
        self.block_depths = bytearray(self.columns)
        self.block_reach = bytearray(4)
        self.block_roomy = 0
        self.block_known = False
        self.seat_of = bytearray([NOWHERE]) * 52
        self.column_of = bytearray([NOWHERE]) * 52
        self.level_of = bytearray(52)
        for seat, card in enumerate(stock):
            self.seat_of[card] = seat
        for column, its_groups in enumerate(groups):
            for level, group in enumerate(its_groups):
                for card in group:
                    self.column_of[card] = column
                    self.level_of[card] = level + 1

    def _zeros(self, kind, count):
        return array(kind, [0]) * count

    def restart(self, seed, weights):
        """Take all moves back and begin again in a random order.

        `weights`: how urgent each kind of move is, the range of the random part, and what a step of time costs.
        """
        while self.depth:
            self._back()
        self.weights = array("i", weights)
        self.random = seed * 2 + 1
        self.salt = ((seed * 2 + 1) * 0xD1B54A32D192ED03) & MASK64
        self.status = RUNNING
        self._enter()

    def grow(self, last):
        """Double the table; `last`: this is its last size, states may push each other out from now on."""
        table, times = self.table, self.times
        self.shift -= 1
        self.room *= 2
        self.table = self._zeros("Q", self.room)
        self.times = self._zeros("H", self.room)
        self.may_fill = last
        self.stored = 0
        self._move_all(table, times, len(table))
        self.status = RUNNING

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _move_all(self, table: cython.ulonglong[::1], times: cython.ushort[::1], count: cython.int) -> cython.void:
        i: cython.int
        for i in range(count):
            if table[i]:
                self._note(table[i], times[i])

    def _lay_out(self, groups):
        first = array("H")
        flat = bytearray()
        for its_groups in groups:
            for level in range(self.deepest + 2):
                first.append(len(flat))
                if 0 < level <= len(its_groups):
                    flat.extend(its_groups[level - 1])
        self.group_first = first
        self.group_cards = flat + b"\0"
        self.depths = bytearray(self.columns)
        self.reach = bytearray(4)
        self.up = 0
        self.passing = 0
        self.in_last_pass = False
        self.roomy = 0
        self.level = bytearray([len(column) for column in groups])
        self.copies = bytearray(52)
        self.lying = 0
        self.classes = bytearray(2 * (card % 13) + (card // 13 in (1, 2)) for card in range(52))
        self.face_up = bytearray(30)
        self.laid = bytearray(30)
        for column in range(self.columns):
            self._open(column)

    def _weigh(self, groups):
        weight: object = 1
        key: object
        for _ in range(self.stock_size):
            weight += weight
        key = weight - 1
        self.level_weight = array("Q", bytes(8 * (self.columns + 1)))
        self.low_weight, self.high_weight = array("Q", bytes(8 * 4)), array("Q", bytes(8 * 4))
        for column, its_groups in enumerate(groups):
            self.level_weight[column] = weight & MASK64
            key += weight * len(its_groups)
            weight *= len(its_groups) + 1
        for suit in range(4):
            self.low_weight[suit] = weight & MASK64
            key += weight * self.low[suit]
            weight *= self.king + 2
            if self.low[suit] < self.high[suit] and self.high[suit] > self.king:
                continue
            self.high_weight[suit] = weight & MASK64
            key += weight * self.high[suit]
            weight *= self.king + 2
        self.pending_weight = weight & MASK64
        targets = 27 if self.unlimited else 2 * self.stock_size + 1
        self.lazy = self.prunings & LAZY != 0 and not self.unlimited and min(self.high) > self.king
        self.lazy = self.lazy and weight * targets <= MASK64
        weight *= targets if self.unlimited or self.lazy else 1
        if weight > MASK64 or self.latest > 0xFFFF:
            raise OverflowError("this position does not fit into 64 bits")
        self.key = key

    # The state and its moves.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _class(self, card: cython.int) -> cython.int:
        return self.classes[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, column: cython.int) -> cython.void:
        """Let the column's last group left lie face up, or count the column as emptied."""
        i: cython.int
        level: cython.int = self.level[column]
        place: cython.int = column * (self.deepest + 2) + level
        if level == 0:
            self.free += 1
            return
        for i in range(self.group_first[place], self.group_first[place + 1]):
            card: cython.int = self.group_cards[i]
            kind: cython.int = self._class(card)
            self.face_up[kind] += 1
            if i > self.group_first[place]:
                self.copies[card] += 1
                self.lying |= ONE << card
                self.laid[kind] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _close(self, column: cython.int) -> cython.void:
        """Undo `_open`."""
        i: cython.int
        level: cython.int = self.level[column]
        place: cython.int = column * (self.deepest + 2) + level
        if level == 0:
            self.free -= 1
            return
        for i in range(self.group_first[place], self.group_first[place + 1]):
            card: cython.int = self.group_cards[i]
            kind: cython.int = self._class(card)
            self.face_up[kind] -= 1
            if i > self.group_first[place]:
                self.copies[card] -= 1
                if not self.copies[card]:
                    self.lying ^= ONE << card
                self.laid[kind] -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _base(self, column: cython.int) -> cython.int:
        return self.group_cards[self.group_first[column * (self.deepest + 2) + self.level[column]]]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _sink(self, column: cython.int) -> cython.void:
        """The column's base is gone: open what lies under it."""
        if self.level[column] > 1:
            self.hidden -= 1
        self.level[column] -= 1
        self.key -= self.level_weight[column]
        self._open(column)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _rise(self, column: cython.int) -> cython.void:
        self._close(column)
        self.level[column] += 1
        self.key += self.level_weight[column]
        if self.level[column] > 1:
            self.hidden += 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _lays(self, card: cython.int) -> cython.bint:
        """Whether there is room for this card on another card or, for a king, in an emptied column."""
        if card % 13 == self.king:
            return self.free > 0
        kind: cython.int = self._class(card)
        return self.laid[kind] < self.face_up[(kind + 2) ^ 1]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _goes_up(self, card: cython.int) -> cython.bint:
        return self.low[card // 13] == card % 13 or self.high[card // 13] == card % 13

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _bare(self, card: cython.int) -> cython.bint:
        """Whether this face-up card can be freed of what may lie on it."""
        if card % 13 == 0:
            return True
        kind: cython.int = self._class(card)
        return self.laid[(kind - 2) ^ 1] < self.face_up[kind]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, card: cython.int) -> cython.bint:
        """Whether nothing can ever need this card in the tableau."""
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        red: cython.bint = suit == 1 or suit == 2
        one: cython.int = self.low[0 if red else 1]
        other: cython.int = self.low[3 if red else 2]
        lower: cython.int = one if one < other else other
        if self.low[suit] != rank:
            return False
        return lower >= rank or (lower >= rank - 1 and self.low[3 - suit] >= rank - 2)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_laid(self, card: cython.int) -> cython.void:
        self.copies[card] += 1
        self.lying |= ONE << card
        self.laid[self._class(card)] += 1
        if card % 13 == self.king:
            self.free -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _unset_laid(self, card: cython.int) -> cython.void:
        self.copies[card] -= 1
        if not self.copies[card]:
            self.lying ^= ONE << card
        self.laid[self._class(card)] -= 1
        if card % 13 == self.king:
            self.free += 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_home(self, card: cython.int) -> cython.void:
        """Let a foundation grow that takes the card; of two heights the higher where they are equal."""
        suit: cython.int = card // 13
        if self.high[suit] == card % 13:
            self.high[suit] += 1
            self.key += self.high_weight[suit]
        else:
            self.low[suit] += 1
            self.key += self.low_weight[suit]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _unset_home(self, card: cython.int) -> cython.void:
        """Undo `_set_home`: where both heights could have grown, the lower did, for else it would be the higher."""
        suit: cython.int = card // 13
        if self.low[suit] == card % 13 + 1:
            self.low[suit] -= 1
            self.key -= self.low_weight[suit]
        else:
            self.high[suit] -= 1
            self.key -= self.high_weight[suit]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _left_below(self, seat: cython.int) -> cython.int:
        """One more than the highest seat below `seat` whose stock card is left, or 0."""
        while seat > 0 and not (self.mask >> (seat - 1)) & ONE:
            seat -= 1
        return seat

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _time_to(self, seat: cython.int) -> cython.int:
        """When this stock card can be the waste's top next, at the earliest."""
        if self.unlimited:
            return 0
        turned: cython.int = self.time % (self.stock_size + 1)
        start: cython.int = self.time - turned
        if seat + 1 < turned:
            start += self.stock_size + 1
        return start + seat + 1 if start < self.latest else NEVER

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, seat: cython.int) -> cython.void:
        """Take this card off the waste, after turning to it."""
        time: cython.int = self._time_to(seat)
        self.mask ^= ONE << seat
        self.key -= ONE << seat
        if not self.unlimited:
            self.time = time - (seat + 1) + self._left_below(seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _do(self, move: cython.int) -> cython.int:
        """Make a move; returns the time before it, for `_undo`."""
        kind: cython.int = move >> 8
        which: cython.int = move & 255
        before: cython.int = self.time << 8 | self.pending
        card: cython.int
        pending: cython.int = self.pending if self.lazy else 0
        if kind == AIM:
            pending = which + 1
        elif kind == UNCOVER:
            self._set_laid(self._base(which))
            self._sink(which)
        elif kind == BASE_HOME:
            card = self._base(which)
            self.face_up[self._class(card)] -= 1
            self._set_home(card)
            self._sink(which)
        elif kind == LAID_HOME:
            self._unset_laid(which)
            self.face_up[self._class(which)] -= 1
            self._set_home(which)
        else:
            pending = 0
            self._take(which)
            card = self.stock[which]
            if kind == STOCK_HOME:
                self._set_home(card)
            else:
                self._set_laid(card)
                self.face_up[self._class(card)] += 1
                if self.unlimited and self.prunings & LATE_LAID:
                    pending = 1 + self._class(card)
        self.pending = pending
        return before

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _covered(self, kind: cython.int) -> cython.bint:
        """Whether there is no bare card of this class."""
        return kind >= 2 and self.laid[(kind - 2) ^ 1] == self.face_up[kind]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _timely(self, kind: cython.int, card: cython.int) -> cython.bint:
        """Whether this move needs the one before, where that one was to be put off as long as possible."""
        its_class: cython.int = self._class(card)
        if self.pending == 0:
            return True
        if kind == BASE_HOME or kind == LAID_HOME:
            return its_class == self.pending - 1
        return kind != STOCK_HOME and (its_class + 2) ^ 1 == self.pending - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _undo(self, move: cython.int, before: cython.int) -> cython.void:
        kind: cython.int = move >> 8
        which: cython.int = move & 255
        card: cython.int
        if kind == UNCOVER:
            self.level[which] += 1
            card = self._base(which)
            self.level[which] -= 1
            self._unset_laid(card)
            self.face_up[self._class(card)] -= 1
            self._undo_sink(which)
        elif kind == BASE_HOME:
            self._undo_sink(which)
            self._unset_home(self._base(which))
        elif kind == LAID_HOME:
            self._set_laid(which)
            self.face_up[self._class(which)] += 1
            self._unset_home(which)
        elif kind != AIM:
            card = self.stock[which]
            if kind == STOCK_HOME:
                self._unset_home(card)
            else:
                self._unset_laid(card)
                self.face_up[self._class(card)] -= 1
            self.mask ^= ONE << which
            self.key += ONE << which
        self.time = before >> 8
        self.pending = before & 255

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _undo_sink(self, column: cython.int) -> cython.void:
        """Undo `_sink` and lay the base back."""
        self._close(column)
        self.level[column] += 1
        self.key += self.level_weight[column]
        if self.level[column] > 1:
            self.hidden += 1
        card: cython.int = self._base(column)
        self.face_up[self._class(card)] += 1

    # Searching.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _won(self) -> cython.bint:
        """All face-down cards turned and the stock without bars: the lowest card missing can always go up."""
        return self.hidden == 0 and (self.unlimited or self.mask == 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _kings_need(self) -> cython.bint:
        """Whether one more emptied column could be of use to a king."""
        suit: cython.int
        column: cython.int
        card: cython.int
        needy: cython.int = -self.free
        for suit in range(4):
            card = 13 * suit + self.king
            needy += (self.low[suit] <= self.king) + (self.high[suit] <= self.king) - self.copies[card]
        for column in range(self.columns):
            card = self.group_cards[self.group_first[column * (self.deepest + 2) + 1]]
            if self.level[column] and card % 13 == self.king:
                needy -= 1
        return needy > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_ride(self, seat: cython.int) -> cython.bint:
        """Whether taking this stock card costs no time: it is the waste's top or the next card."""
        if self.unlimited:
            return True
        turned: cython.int = self.time % (self.stock_size + 1)
        return self._left_below(seat) <= turned and seat + 1 >= turned

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forced(self) -> cython.int:
        """A move that can be made at once without losing a win, or -1."""
        column: cython.int
        suit: cython.int
        seat: cython.int
        card: cython.int
        if not self.prunings & SAFE_HOME or self.pending:
            return -1
        for column in range(self.columns):
            if self.level[column]:
                card = self._base(column)
                if self._goes_up(card) and self._safe(card) and self._bare(card):
                    return BASE_HOME << 8 | column
        for suit in range(4):
            card = 13 * suit + self.low[suit]
            if self.low[suit] <= self.king and self.copies[card] and self._safe(card) and self._bare(card):
                return LAID_HOME << 8 | card
        for seat in range(self.stock_size):
            if (self.mask >> seat) & ONE:
                card = self.stock[seat]
                if self._goes_up(card) and self._safe(card) and self._free_ride(seat):
                    return STOCK_HOME << 8 | seat
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, out: cython.int) -> cython.int:
        """Write this state's moves to the lists from `out` on and return how many."""
        found: cython.int
        column: cython.int
        suit: cython.int
        card: cython.int
        forced: cython.int = self._forced()
        if forced >= 0:
            self.block_known = False
            self.lists[out] = forced
            return 1
        if self.lazy:
            return self._list_lazily(out)
        found = 0
        for column in range(self.columns):
            if self.level[column]:
                card = self._base(column)
                if self._goes_up(card) and self._bare(card) and self._timely(BASE_HOME, card):
                    self.lists[out + found] = BASE_HOME << 8 | column
                    found += 1
        for column in range(self.columns):
            if self.level[column] and self._worth_uncovering(column):
                card = self._base(column)
                if self._lays(card) and self._timely(UNCOVER, card):
                    self.lists[out + found] = UNCOVER << 8 | column
                    found += 1
        found = self._list_stock(out, found)
        for suit in range(4):
            found = self._list_laid(out, found, suit, self.low[suit])
            if self.high[suit] != self.low[suit]:
                found = self._list_laid(out, found, suit, self.high[suit])
        return found

    # Lazily: which stock card is taken next is chosen first, and then only what can help to take it is tried.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_lazily(self, out: cython.int) -> cython.int:
        if not self.block_known:
            self._relax_block()
        self.block_known = False
        if self.pending:
            return self._list_towards(out, (self.pending - 1) >> 1, (self.pending - 1) & 1)
        return self._list_targets(out) if self.mask else self._list_last(out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _room_in_block(self, card: cython.int) -> cython.bint:
        return (self.block_roomy >> self._class(card)) & ONE != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_targets(self, out: cython.int) -> cython.int:
        """The stock's cards that could be next, those first that are reached first."""
        i: cython.int
        found: cython.int = 0
        turned: cython.int = self.time % (self.stock_size + 1)
        for i in range(self.stock_size):
            seat: cython.int = i + turned - (1 if turned else 0)
            if seat >= self.stock_size:
                seat -= self.stock_size
            if not (self.mask >> seat) & ONE or self._time_to(seat) == NEVER:
                continue
            card: cython.int = self.stock[seat]
            if self._goes_up(card):
                self.lists[out + found] = STOCK_HOME << 8 | seat
                found += 1
            elif self.block_reach[card // 13] == card % 13:
                self.lists[out + found] = AIM << 8 | seat << 1 | 1
                found += 1
            self.columns_wanted = 0
            self.homes_wanted = 0
            if self._lays(card):
                self._want_room_takers(card, 1)
                if not (self.columns_wanted or self.homes_wanted):
                    self.lists[out + found] = STOCK_LAID << 8 | seat
                    found += 1
                    continue
            elif not self._room_in_block(card):
                continue
            self.lists[out + found] = AIM << 8 | seat << 1
            found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_towards(self, out: cython.int, seat: cython.int, home: cython.int) -> cython.int:
        """What can help to take this stock card, or only that, if it can be done."""
        card: cython.int = self.stock[seat]
        if home and self._goes_up(card):
            self.lists[out] = STOCK_HOME << 8 | seat
            return 1
        self.columns_wanted = 0
        self.homes_wanted = 0
        if not home and self._lays(card):
            self.lists[out] = STOCK_LAID << 8 | seat
            self._want_room_takers(card, 1)
            return 1 + self._list_wanted(out + 1)
        if home:
            self._want_home(card - 1)
        else:
            self._want_room(card)
        return self._list_wanted(out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_last(self, out: cython.int) -> cython.int:
        """Without stock: what can help to uncover the column for which that is least."""
        column: cython.int
        found: cython.int
        best: cython.int = -1
        least: cython.int = WIDTH
        for column in range(self.columns):
            if self.level[column] > 1:
                self.columns_wanted = ONE << column
                self.homes_wanted = 0
                found = self._list_wanted(out)
                if found < least:
                    best = column
                    least = found
        if best < 0:
            return 0
        self.columns_wanted = ONE << best
        self.homes_wanted = 0
        return self._list_wanted(out)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_wanted(self, out: cython.int) -> cython.int:
        """The moves wanted that can be made, with all that these and the others want in turn."""
        column: cython.int
        card: cython.int
        found: cython.int = 0
        columns_done: cython.ulonglong = 0
        homes_done: cython.ulonglong = 0
        while self.columns_wanted != columns_done or self.homes_wanted != homes_done:
            for column in range(self.columns):
                if ((self.columns_wanted & ~columns_done) >> column) & ONE:
                    columns_done |= ONE << column
                    if self.block_depths[column] == self.level[column]:
                        continue
                    card = self._base(column)
                    if self._worth_uncovering(column):
                        if self._lays(card):
                            self.lists[out + found] = UNCOVER << 8 | column
                            found += 1
                            self._want_room_takers(card, 0)
                        else:
                            self._want_room(card)
                    if self._wants_going_up(card):
                        self.lists[out + found] = BASE_HOME << 8 | column
                        found += 1
            for card in range(52):
                if ((self.homes_wanted & ~homes_done) >> card) & ONE:
                    homes_done |= ONE << card
                    if self._wants_going_up(card):
                        self.lists[out + found] = LAID_HOME << 8 | card
                        found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _wants_going_up(self, card: cython.int) -> cython.bint:
        """Whether this face-up card goes up now; want what stands against it or would be hindered by it."""
        if not self._may_go_up(card):
            return False
        if not self._goes_up(card):
            self._want_home(13 * (card // 13) + self.low[card // 13])
            return False
        if card % 13 == 0:
            return True
        child: cython.int = self._any_child(card)
        if self._bare(card):
            self._want_room_takers(child, 0)
            return True
        self._want_room(child)
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _any_child(self, card: cython.int) -> cython.int:
        suit: cython.int = card // 13
        return card % 13 - 1 + (0 if suit == 1 or suit == 2 else 13)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_go_up(self, card: cython.int) -> cython.bint:
        """Whether this card can go up before another stock card is taken, as far as the relaxed game tells."""
        return card % 13 < self.block_reach[card // 13]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _stands(self, card: cython.int) -> cython.bint:
        """Whether this card is in a column where it was dealt, and can come to lie face up, as `_may_go_up`."""
        if card % 13 < self.low[card // 13] or self.column_of[card] == NOWHERE or self.copies[card]:
            return False
        return self.level_of[card] >= self.block_depths[self.column_of[card]]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _buried(self, card: cython.int) -> cython.bint:
        """Whether it stands and lies face down."""
        return self._stands(card) and self.level_of[card] < self.level[self.column_of[card]]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _want_column_of(self, card: cython.int) -> cython.void:
        self.columns_wanted |= ONE << self.column_of[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _want_home(self, card: cython.int) -> cython.void:
        """Want this card, or the lowest of its suit that is missing, on its foundation."""
        if not self._may_go_up(card):
            return
        card = 13 * (card // 13) + self.low[card // 13]
        if self.copies[card]:
            self.homes_wanted |= ONE << card
        else:
            self._want_column_of(card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _want_room(self, card: cython.int) -> cython.void:
        """Want whatever makes room for a card of this class: one to lie on, or the going up of one that lies there."""
        i: cython.int
        parent: cython.int
        column: cython.int
        if card % 13 == self.king:
            for column in range(self.columns):
                if self.level[column]:
                    self.columns_wanted |= ONE << column
            for i in range(4):
                if self.copies[13 * i + self.king]:
                    self._want_home(13 * i + self.king)
            return
        for i in range(2):
            parent = self._any_parent(card, i)
            if self._buried(parent):
                self._want_column_of(parent)
            if self.copies[self._mate(card, i)]:
                self._want_home(self._mate(card, i))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _want_room_takers(self, card: cython.int, found: cython.int) -> cython.void:
        """Where the room for cards of this class may not be enough for all that can take it: want these."""
        i: cython.int
        mate: cython.int
        parent: cython.int
        if card % 13 == self.king:
            for i in range(4):
                mate = 13 * i + self.king
                if self._stands(mate) and self.level_of[mate] > 1:
                    found += 1
            if self.free >= found or not self._column_may_empty():
                return
            for i in range(4):
                mate = 13 * i + self.king
                if self._stands(mate) and self.level_of[mate] > 1:
                    self._want_column_of(mate)
            return
        for i in range(2):
            found += self._stands(self._mate(card, i))
            parent = self._any_parent(card, i)
            if parent % 13 >= self.low[parent // 13] and self._may_go_up(parent):
                found += 1
        if self.face_up[(self._class(card) + 2) ^ 1] - self.laid[self._class(card)] >= found:
            return
        if not self._room_may_come(card):
            return
        for i in range(2):
            if self._stands(self._mate(card, i)):
                self._want_column_of(self._mate(card, i))
            parent = self._any_parent(card, i)
            if parent % 13 >= self.low[parent // 13]:
                self._want_home(parent)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _room_may_come(self, card: cython.int) -> cython.bint:
        """Whether room for cards of this class may still be made before another stock card is taken."""
        i: cython.int
        mate: cython.int
        for i in range(2):
            mate = self._mate(card, i)
            if self._buried(self._any_parent(card, i)):
                return True
            if mate % 13 >= self.low[mate // 13] and self._may_go_up(mate):
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _column_may_empty(self) -> cython.bint:
        column: cython.int
        suit: cython.int
        for column in range(self.columns):
            if self.level[column] and self.block_depths[column] == 0:
                return True
        for suit in range(4):
            if self.low[suit] <= self.king and self.block_reach[suit] > self.king:
                return True
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _mate(self, card: cython.int, which: cython.int) -> cython.int:
        """One of the two cards of this card's class."""
        suit: cython.int = card // 13
        if suit == 1 or suit == 2:
            return card % 13 + 13 * (1 + which)
        return card % 13 + 39 * which

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _any_parent(self, card: cython.int, which: cython.int) -> cython.int:
        suit: cython.int = card // 13
        if suit == 1 or suit == 2:
            return card % 13 + 1 + 39 * which
        return card % 13 + 1 + 13 * (1 + which)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_laid(self, out: cython.int, found: cython.int, suit: cython.int, rank: cython.int) -> cython.int:
        card: cython.int = 13 * suit + rank
        if rank > self.king or not self.copies[card] or not self._bare(card) or not self._timely(LAID_HOME, card):
            return found
        self.lists[out + found] = LAID_HOME << 8 | card
        return found + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_stock(self, out: cython.int, found: cython.int) -> cython.int:
        """The same for the stock's cards, those first that are reached first."""
        i: cython.int
        turned: cython.int = self.time % (self.stock_size + 1)
        for i in range(self.stock_size):
            seat: cython.int = i + turned - (1 if turned else 0)
            if seat >= self.stock_size:
                seat -= self.stock_size
            if not (self.mask >> seat) & ONE or self._time_to(seat) == NEVER:
                continue
            card: cython.int = self.stock[seat]
            if self._goes_up(card) and self._timely(STOCK_HOME, card):
                self.lists[out + found] = STOCK_HOME << 8 | seat
                found += 1
            if self._lays(card) and self._timely(STOCK_LAID, card) and self._needed_now(card):
                self.lists[out + found] = STOCK_LAID << 8 | seat
                found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_uncovering(self, column: cython.int) -> cython.bint:
        """The last card of a column is moved for a king's sake only, a king not at all."""
        if self.level[column] > 1:
            return True
        if self._base(column) % 13 == self.king:
            return False
        return not self.prunings & KINGS_NEED or self._kings_need()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _needed_now(self, card: cython.int) -> cython.bint:
        """Without recycles to count, a stock card need not lie before the move that needs it there."""
        if not self.unlimited or not self.prunings & LATE_LAID:
            return True
        return self._covered(self._class(card))

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _finds_room(self, card: cython.int) -> cython.bint:
        """Whether this card could lie somewhere in the tableau of the relaxed game."""
        return (self.roomy >> self._class(card)) & ONE != 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _leaves(self, card: cython.int) -> cython.bint:
        """Whether this card finds another place in the relaxed game."""
        return self.reach[card // 13] > card % 13 or self._finds_room(card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _dead(self) -> cython.bint:
        """Whether a card can never go up even in the relaxed game, where rooms made and cards free stay so for ever."""
        if self.lazy:
            self._relax_block()
        else:
            self._begin_relaxed()
        self.passing = self.stock_size
        self.in_last_pass = not self.unlimited and self.time + self.stock_size + 1 >= self.latest
        if self.in_last_pass:
            self.passing = self.time % (self.stock_size + 1)
        self._relax()
        while self.passing < self.stock_size:
            self.passing += 1
            if (self.mask >> (self.passing - 1)) & ONE and self._relaxed_stock():
                self._relax()
        return not self._all_relaxed()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relax_block(self) -> cython.void:
        """What the relaxed game reaches before another stock card is taken."""
        i: cython.int
        self._begin_relaxed()
        self._relax()
        self.block_known = True
        self.block_roomy = self.roomy
        for i in range(4):
            self.block_reach[i] = self.reach[i]
        for i in range(self.columns):
            self.block_depths[i] = self.depths[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_relaxed(self) -> cython.void:
        """The relaxed game as this state stands, without stock."""
        kind: cython.int
        suit: cython.int
        card: cython.int
        column: cython.int
        self.passing = 0
        self.roomy = 0
        for kind in range(2 * self.king):
            if self.laid[kind] < self.face_up[(kind + 2) ^ 1]:
                self.roomy |= ONE << kind
        if self.free > 0:
            self._room_for_kings()
        for suit in range(4):
            self.reach[suit] = self.high[suit] if self.high[suit] <= self.king else self.low[suit]
        self.up = self.lying
        for suit in range(4):
            if self.low[suit] < self.reach[suit]:
                for card in range(13 * suit + self.low[suit], 13 * suit + self.reach[suit]):
                    if self.copies[card]:
                        self._freed(card)
        for column in range(self.columns):
            self.depths[column] = self.level[column]
            if self.level[column]:
                self.up |= ONE << self._base(column)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _room_for_kings(self) -> cython.void:
        self.roomy |= ONE * 3 << (2 * self.king)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _freed(self, card: cython.int) -> cython.void:
        """This card went up from where it was laid."""
        if card % 13 == self.king:
            self._room_for_kings()
        else:
            self.roomy |= ONE << self._class(card)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _shown(self, card: cython.int) -> cython.void:
        """This card came to lie face up."""
        self.up |= ONE << card
        if card % 13:
            self.roomy |= ONE << ((self._class(card) - 2) ^ 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relax(self) -> cython.void:
        """Make every relaxed move until nothing changes, the stock being turned as far as it is."""
        suit: cython.int
        card: cython.int
        changed: cython.bint = True
        while changed:
            changed = self._relaxed_columns()
            for suit in range(4):
                while self.reach[suit] <= self.king:
                    card = 13 * suit + self.reach[suit]
                    if not (self.up >> card) & ONE:
                        break
                    if card % 13 and not (self.roomy >> ((self._class(card) - 2) ^ 1)) & ONE:
                        break
                    if self.copies[card]:
                        self._freed(card)
                    self.reach[suit] += 1
                    changed = True
            changed = self._relaxed_stock() or changed

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _all_relaxed(self) -> cython.bint:
        seat: cython.int
        suit: cython.int
        column: cython.int
        for suit in range(4):
            if self.reach[suit] <= self.king:
                return False
        for column in range(self.columns):
            if self.depths[column] > 1:
                return False
        for seat in range(self.stock_size):
            if (self.mask >> seat) & ONE and not self._leaves(self.stock[seat]):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relaxed_columns(self) -> cython.bint:
        i: cython.int
        column: cython.int
        place: cython.int
        changed: cython.bint = False
        for column in range(self.columns):
            place = column * (self.deepest + 2) + self.depths[column]
            while self.depths[column] and self._leaves(self.group_cards[self.group_first[place]]):
                changed = True
                self.depths[column] -= 1
                place -= 1
                for i in range(self.group_first[place], self.group_first[place + 1]):
                    self._shown(self.group_cards[i])
                if self.depths[column] == 0:
                    self._room_for_kings()
        return changed

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relaxed_stock(self) -> cython.bint:
        """In the last pass a card of the waste comes free only after all that lie on it."""
        seat: cython.int
        card: cython.int
        changed: cython.bint = False
        for seat in range(self.passing - 1, -1, -1):
            if not (self.mask >> seat) & ONE:
                continue
            card = self.stock[seat]
            if self.reach[card // 13] == card % 13:
                self.reach[card // 13] += 1
                changed = True
            if not (self.up >> card) & ONE and self._finds_room(card):
                self._shown(card)
                changed = True
            if self.in_last_pass and not self._leaves(card):
                break
        return changed

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note(self, key: cython.ulonglong, time: cython.int) -> cython.bint:
        """Keep that this state was entered; whether it was entered no later before."""
        slot: cython.ulonglong = (((key * ODD) & MASK64) >> self.shift) & ~(ONE * 7)
        i: cython.int
        spare: cython.int = -1
        for i in range(8):
            if self.table[slot + i] == key:
                if self.times[slot + i] <= time:
                    return True
                self.times[slot + i] = time
                return False
            if self.table[slot + i] == 0:
                spare = i
                self.stored += 1
                break
        if spare < 0:
            spare = self.nodes & 7
        self.table[slot + spare] = key
        self.times[slot + spare] = time
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _seen(self) -> cython.bint:
        return self._note(((self.key + self.pending * self.pending_weight) & MASK64) ^ self.salt, self.time)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self) -> cython.void:
        self.nodes += 1
        if self.hidden < self.fewest:
            self.fewest = self.hidden
        self.at[self.depth] = 0
        self.length[self.depth] = self._list(self.depth * WIDTH)
        if self.random and self.length[self.depth] > 1:
            self._shuffle(self.depth * WIDTH, self.length[self.depth])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shuffle(self, out: cython.int, count: cython.int) -> cython.void:
        """Order the moves by weight with a random part, the most urgent first."""
        i: cython.int
        j: cython.int
        for i in range(count):
            move: cython.int = self.lists[out + i]
            self.random ^= (self.random << 13) & MASK64
            self.random ^= self.random >> 7
            self.random ^= (self.random << 17) & MASK64
            rank: cython.int = self.weights[move >> 8] + (self.random >> 40) % self.weights[5]
            if move >> 8 >= STOCK_LAID and not self.unlimited:
                rank -= self.weights[6] * (self._time_to(move & 255) - self.time)
            j = i
            while j > 0 and self.ranks[j - 1] < rank:
                self.ranks[j] = self.ranks[j - 1]
                self.lists[out + j] = self.lists[out + j - 1]
                j -= 1
            self.ranks[j] = rank
            self.lists[out + j] = move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _back(self) -> cython.void:
        """Take the last move back."""
        self.depth -= 1
        self._undo(self.lists[self.depth * WIDTH + self.at[self.depth] - 1], self.before[self.depth])

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_dead_after(self, kind: cython.int) -> cython.bint:
        return (self.lazy or kind >= STOCK_LAID) and self._dead()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self) -> cython.void:
        if self._won():
            self.status = WON
        elif self.prunings & RELAXED and self._dead():
            self.status = LOST
        self.block_known = False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, limit: cython.ulonglong) -> cython.void:
        move: cython.int
        if self.nodes == 1:
            self._begin()
        while self.status == RUNNING and self.nodes < limit:
            if not self.may_fill and 2 * self.stored > self.room:
                self.status = FULL
            elif self.at[self.depth] < self.length[self.depth]:
                move = self.lists[self.depth * WIDTH + self.at[self.depth]]
                self.at[self.depth] += 1
                self.before[self.depth] = self._do(move)
                if self._won():
                    self.depth += 1
                    self.status = WON
                elif move >> 8 == AIM:
                    self.depth += 1
                    self._enter()
                elif self._seen() or (self.prunings & RELAXED and self._is_dead_after(move >> 8)):
                    self.block_known = False
                    self._undo(move, self.before[self.depth])
                else:
                    self.depth += 1
                    self._enter()
            elif self.depth == 0:
                self.status = LOST
            else:
                self._back()

    def run(self, limit):
        """Go on until so many nodes in all; returns 0 not done, 1 won, 2 nothing left, 3 the table must grow."""
        if not cython.compiled:
            self._search(limit)
            return self.status
        count: cython.ulonglong = limit
        with cython.nogil:
            self._search(count)
        return self.status

    def path(self):
        """The moves from the first state to this one."""
        made = [self.lists[depth * WIDTH + self.at[depth] - 1] for depth in range(self.depth)]
        return [move for move in made if move >> 8 != AIM]

    def bits(self):
        """The binary logarithm of the table's size."""
        return 64 - self.shift

    def visited(self):
        """How many states were entered."""
        return self.nodes

    def fewest_covered(self):
        """The fewest groups that lay under others in any state entered."""
        return self.fewest
