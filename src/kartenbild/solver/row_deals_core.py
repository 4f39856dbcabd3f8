"""A beam over the row deals of a patience in alternating colours.

Annotated Python: built by Cython it is the module ``_row_deals_core``; without a C compiler this same file runs;
row_deals_core.pxd names the class it uses.

A state is a block of bytes: for each card of the dealing order the card under it (`FLOOR` at a column's bottom), each
column's top card, how many of its cards lie face down, and the heights of each suit's two foundations, the lower first.
A phase lasts from one deal to the next. It has one queue, best first, for all states it began with; the best states by
their looks after the deal begin the next phase. A move is ``source << 16 | target << 8 | count``, `UP` as target for
any foundation; a deal is ``1 << 24``.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

NO_CARD = 255
UP = 255
DEAL = 1 << 24
WIDEST = 1000
SPENT, AT_END, EXHAUSTED, FULL, TOO_DEEP = range(5)
"""Why `run_all` came back."""
FLOOR = cython.declare(cython.int, NO_CARD)
_UP = cython.declare(cython.int, UP)
_DEAL = cython.declare(cython.int, DEAL)
SAFE = cython.declare(cython.int, 1)
RELAXED = cython.declare(cython.int, 2)
_SPENT = cython.declare(cython.int, SPENT)
_AT_END = cython.declare(cython.int, AT_END)
_EXHAUSTED = cython.declare(cython.int, EXHAUSTED)
_FULL = cython.declare(cython.int, FULL)
_TOO_DEEP = cython.declare(cython.int, TOO_DEEP)
DEEPEST = cython.declare(cython.int, 2048)
CHOICES = cython.declare(cython.int, 256)
HASHES = cython.declare(cython.int, 1 << 16)
MASK64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
ODD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX = cython.declare(cython.ulonglong, 0xD1B54A32D192ED03)
ONE = cython.declare(cython.ulonglong, 1)

HOME_WEIGHT = cython.declare(cython.int, 0)
HIDDEN_WEIGHT = cython.declare(cython.int, 1)
BREAK_WEIGHT = cython.declare(cython.int, 2)
BLOCK_WEIGHT = cython.declare(cython.int, 3)
EMPTY_WEIGHT = cython.declare(cython.int, 4)
NOISE = cython.declare(cython.int, 5)
SOON = cython.declare(cython.int, 6)


@cython.final
@cython.cclass
class Beam:
    """The searches from one state.

    `faces`: which card stands at each index of the dealing order. `lay`: for each card the cards that may be laid on
    it, as a mask. `king`: the rank that goes to empty columns. `columns`: each column's indices from the first dealt,
    `down`: how many of each lie face down. `heights`: of each suit's two foundations. `rows`: for each deal to come
    its first column and its indices. `room`: for how many states of one phase.
    """

    cards: cython.int
    columns: cython.int
    king: cython.int
    stride: cython.int
    room: cython.int
    faces: cython.uchar[::1]
    lay: cython.ulonglong[::1]
    hidden: cython.uchar[::1]
    first: cython.uchar[::1]
    row_first: cython.int[::1]
    row_cards: cython.uchar[::1]
    row_start: cython.int[::1]
    rows: cython.int
    parents: cython.ulonglong[::1]
    later: cython.ulonglong[::1]
    heads: cython.uchar[::1]
    reach: cython.uchar[::1]
    up: cython.ulonglong
    later_room: cython.ulonglong[::1]
    alike: cython.ulonglong[::1]
    roomy: cython.ulonglong
    lying: cython.ulonglong
    kings: cython.ulonglong

    pool: cython.uchar[::1]
    here: cython.int
    there: cython.int
    roots: cython.int[::1]
    state: cython.uchar[::1]
    made: cython.uchar[::1]
    hashes: cython.ulonglong[::1]
    parent: cython.int[::1]
    move: cython.int[::1]
    nodes_at: cython.int
    phase_first: cython.int
    phase: cython.int
    allowed: cython.int
    heap_score: cython.int[::1]
    heap_node: cython.int[::1]
    heap_move: cython.int[::1]
    heap_size: cython.int
    heap_room: cython.int
    keep_score: cython.int[::1]
    keep_node: cython.int[::1]
    kept: cython.int
    width: cython.int
    depth: cython.int
    partial: cython.bint
    opening: object
    weights: cython.int[::1]
    random: cython.ulonglong
    key: cython.ulonglong
    nodes: cython.ulonglong

    prunings: cython.int
    met: Met
    check: cython.ulonglong
    trail: cython.uchar[::1]
    trail_phase: cython.uchar[::1]
    choices: cython.int[::1]
    choice_count: cython.int[::1]
    choice_at: cython.int[::1]
    trail_depth: cython.int
    entered: cython.longlong[::1]

    def __init__(self, faces, lay, king, columns, down, heights, rows, room):
        self.cards = len(faces)
        self.columns = len(columns)
        self.king = king
        self.stride = self.cards + 2 * self.columns + 8
        self.room = room
        self.faces = bytearray(faces)
        self.lay = array("Q", lay)
        self.rows = len(rows)
        self.row_first = array("i", [first for first, _ in rows] + [0])
        starts = [0]
        flat = bytearray()
        for _, its_cards in rows:
            flat.extend(its_cards)
            starts.append(len(flat))
        self.row_start = array("i", starts)
        self.row_cards = flat + b"\0"
        self.parents = array("Q", [0] * 52)
        for below in range(52):
            for above in range(52):
                if self.lay[below] >> above & ONE:
                    self.parents[above] |= ONE << below
        self.later = array("Q", [0] * (self.rows + 1))
        for phase in range(self.rows - 1, -1, -1):
            self.later[phase] = self.later[phase + 1]
            for index in rows[phase][1]:
                self.later[phase] |= ONE << self.faces[index]
        self.heads = bytearray(self.columns)
        self.reach = bytearray(4)
        self.up = 0
        self.later_room = array("Q", [0] * (self.rows + 1))
        for phase in range(self.rows):
            for face in range(52):
                if self.later[phase] >> face & ONE:
                    self.later_room[phase] |= self.lay[face]
        self.alike = array("Q", [0] * 52)
        for face in range(52):
            for other in range(52):
                if face % 13 == other % 13 and (self.parents[face] == self.parents[other] or face % 13 == king):
                    self.alike[face] |= ONE << other
        self.roomy = 0
        self.lying = 0
        self.kings = 0
        for suit in range(4):
            self.kings |= ONE << (13 * suit + king)
        self.hidden = bytearray(self.columns * self.cards)
        self.first = bytearray(self.stride)
        for index in range(self.cards):
            self.first[index] = FLOOR
        for column, its_cards in enumerate(columns):
            below = FLOOR
            for seat, index in enumerate(its_cards):
                self.first[index] = below
                below = index
                self.hidden[column * self.cards + seat] = index
            self.first[self.cards + column] = below
            self.first[self.cards + self.columns + column] = down[column]
        for suit in range(4):
            self.first[self.cards + 2 * self.columns + suit] = min(heights[suit])
            self.first[self.cards + 2 * self.columns + 4 + suit] = max(heights[suit])
        self.pool = bytearray(2 * room * self.stride)
        self.here, self.there = 0, room * self.stride
        self.roots = array("i", [0]) * WIDEST
        self.state = bytearray(self.stride)
        self.made = bytearray(128)
        self.hashes = array("Q", [0]) * HASHES
        self.parent = array("i", [0]) * (room * (self.rows + 1))
        self.move = array("i", [0]) * (room * (self.rows + 1))
        self.heap_room = 8 * room
        self.heap_score = array("i", [0]) * (self.heap_room + 1)
        self.heap_node = array("i", [0]) * (self.heap_room + 1)
        self.heap_move = array("i", [0]) * (self.heap_room + 1)
        self.heap_size = 0
        self.keep_score = array("i", [0]) * WIDEST
        self.keep_node = array("i", [0]) * WIDEST
        self.kept = 0
        self.nodes = 0
        self.random = 1
        self.weights = array("i", [0] * 7)
        self.phase = self.rows
        self.prunings = SAFE | RELAXED
        self.opening = ()

    def start_all(self, met, prunings):
        """Begin to go through everything; `met`: the table of states met. `prunings`: 1 safe cards go up, 2 relaxed."""
        self.met = met
        self.prunings = prunings
        self.trail = bytearray(DEEPEST * self.stride)
        self.trail_phase = bytearray(DEEPEST)
        self.choices = array("i", [0]) * (DEEPEST * CHOICES)
        self.choice_count = array("i", [0]) * DEEPEST
        self.choice_at = array("i", [0]) * DEEPEST
        self.phase = 0
        for i in range(self.stride):
            self.state[i] = self.first[i]
        self._up_safely()
        self.trail_depth = -1
        self.entered = array("q", [0]) * (self.rows + 1)
        self._step_into()

    def begin(self, seed, weights, width, depth, partial, opening=()):
        """Begin a new beam: `width` states kept, `depth` expansions for each; `partial`: parts of runs move freely.

        `opening`: the moves it begins with, a deal the last of them.
        """
        self.random = seed * 2 + 1
        self.weights = array("i", weights)
        self.width = width
        self.depth = depth
        self.partial = partial
        self.opening = opening
        self.nodes_at = 0
        self.phase_first = 0
        self._open()
        self._begin_phase(1)
        self._up_safely()
        score = self._look()
        self._is_new()
        self._enter(-1, 0, score)

    def _open(self):
        """Play the opening from the first state."""
        self.phase = 0
        for i in range(self.stride):
            self.state[i] = self.first[i]
        for move in self.opening:
            self._play(move)
            self.phase += move == _DEAL

    def lost(self):
        """Whether the first state is lost even in the relaxed game."""
        self.phase = 0
        for i in range(self.stride):
            self.state[i] = self.first[i]
        return bool(self._lost(0))

    # States.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _dice(self, sides: cython.int) -> cython.int:
        self.random ^= (self.random << 13) & MASK64
        self.random ^= self.random >> 7
        self.random ^= (self.random << 17) & MASK64
        return (self.random >> 33) % sides

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _top(self, column: cython.int) -> cython.int:
        return self.state[self.cards + column]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _down(self, column: cython.int) -> cython.int:
        return self.state[self.cards + self.columns + column]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_hidden(self, column: cython.int, card: cython.int) -> cython.bint:
        """Whether this card, met on the way down its column, is the uppermost face-down one."""
        down: cython.int = self._down(column)
        return down > 0 and self.hidden[column * self.cards + down - 1] == card

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self, above: cython.int, below: cython.int) -> cython.bint:
        return (self.lay[self.faces[below]] >> self.faces[above]) & ONE != 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _goes_up(self, card: cython.int) -> cython.bint:
        face: cython.int = self.faces[card]
        base: cython.int = self.cards + 2 * self.columns + face // 13
        return self.state[base] == face % 13 or self.state[base + 4] == face % 13

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, card: cython.int) -> cython.bint:
        face: cython.int = self.faces[card]
        suit: cython.int = face // 13
        rank: cython.int = face % 13
        base: cython.int = self.cards + 2 * self.columns
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
    def _uncovered(self, column: cython.int, below: cython.int) -> cython.void:
        """The column's top is now `below`, which turns up where it lay face down."""
        self.state[self.cards + column] = below
        if below != FLOOR and self._is_hidden(column, below):
            self.state[self.cards + self.columns + column] -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _send_up(self, column: cython.int) -> cython.void:
        card: cython.int = self._top(column)
        face: cython.int = self.faces[card]
        base: cython.int = self.cards + 2 * self.columns + face // 13
        if self.state[base + 4] == face % 13:
            self.state[base + 4] += 1
        else:
            self.state[base] += 1
        below: cython.int = self.state[card]
        self.state[card] = FLOOR
        self._uncovered(column, below)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, move: cython.int) -> cython.void:
        source: cython.int = (move >> 16) & 255
        target: cython.int = (move >> 8) & 255
        if move == _DEAL:
            self._deal()
            return
        if target == _UP:
            self._send_up(source)
            return
        head: cython.int = self._top(source)
        top: cython.int = head
        for _ in range((move & 255) - 1):
            head = self.state[head]
        below: cython.int = self.state[head]
        self.state[head] = self._top(target)
        self.state[self.cards + target] = top
        self._uncovered(source, below)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self) -> cython.void:
        i: cython.int
        start: cython.int = self.row_start[self.phase]
        for i in range(self.row_start[self.phase + 1] - start):
            column: cython.int = self.row_first[self.phase] + i
            card: cython.int = self.row_cards[start + i]
            self.state[card] = self._top(column)
            self.state[self.cards + column] = card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _up_safely(self) -> cython.int:
        """Send up what is safe; `made` tells from which columns. Returns how many."""
        column: cython.int
        found: cython.int = 0
        again: cython.bint = self.prunings & SAFE != 0
        while again:
            again = False
            for column in range(self.columns):
                while self._top(column) != FLOOR and self._goes_up(self._top(column)) and self._safe(self._top(column)):
                    self._send_up(column)
                    self.made[found] = column
                    found += 1
                    again = True
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self) -> cython.int:
        """How hopeful the state looks, the more the better; `key` is its hash then."""
        column: cython.int
        card: cython.int
        below: cython.int
        suit: cython.int
        face: cython.int
        groups: cython.int
        wait: cython.int
        breaks: cython.int = 0
        blocked: cython.int = 0
        empty: cython.int = 0
        hidden: cython.int = 0
        home: cython.int = 0
        base: cython.int = self.cards + 2 * self.columns
        key: cython.ulonglong = 0
        for column in range(self.columns):
            hidden += self._down(column)
            card = self._top(column)
            if card == FLOOR:
                empty += 1
                continue
            groups = 0
            chain: cython.ulonglong = column + 1
            while card != FLOOR:
                face = self.faces[card]
                chain = ((chain ^ face) * ODD) & MASK64
                chain ^= chain >> 29
                suit = face // 13
                if groups:
                    wait = face % 13 - self.state[base + suit]
                    if wait < 0:
                        wait = face % 13 - self.state[base + 4 + suit]
                    if 0 <= wait < self.weights[SOON]:
                        blocked += groups * (self.weights[SOON] - wait)
                below = self.state[card]
                if below == FLOOR:
                    if face % 13 != self.king:
                        breaks += 1
                elif not self._fits(card, below):
                    breaks += 1
                    groups += 1
                card = below
            key ^= (chain * MIX) & MASK64
        for suit in range(8):
            home += self.state[base + suit]
        self.key = key | ONE
        found: cython.int = self.weights[HOME_WEIGHT] * home - self.weights[HIDDEN_WEIGHT] * hidden
        found -= self.weights[BREAK_WEIGHT] * breaks + self.weights[BLOCK_WEIGHT] * blocked
        return found + self.weights[EMPTY_WEIGHT] * empty

    # The relaxed game: what was gained stays. There is room for a class when a card it fits on was once bare.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _show(self, column: cython.int, card: cython.int) -> cython.void:
        """Let the run that ends with this card lie open in the relaxed game."""
        below: cython.int = self.state[card]
        down: cython.int = self._down(column)
        floor: cython.int = self.hidden[column * self.cards + down - 1] if down else FLOOR
        self.up |= ONE << self.faces[card]
        self.roomy |= self.lay[self.faces[card]]
        while below != FLOOR and below != floor and self._fits(card, below):
            self.lying |= ONE << self.faces[card]
            card = below
            self.up |= ONE << self.faces[card]
            below = self.state[card]
        self.heads[column] = card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lost(self, phase: cython.int) -> cython.bint:
        """Whether a run can never leave or a rank never go up in the relaxed game; `phase`: after how many deals."""
        column: cython.int
        suit: cython.int
        changed: cython.bint = True
        base: cython.int = self.cards + 2 * self.columns
        self.up = self.later[phase]
        self.roomy = self.later_room[phase]
        self.lying = 0
        for suit in range(4):
            self.reach[suit] = self.state[base + 4 + suit]
            if self.reach[suit] > self.king:
                self.reach[suit] = self.state[base + suit]
        for column in range(self.columns):
            self.heads[column] = FLOOR
            if self._top(column) == FLOOR:
                self.roomy |= self.kings
            else:
                self._show(column, self._top(column))
        while changed:
            changed = self._relaxed_columns()
            changed = self._relaxed_suits() or changed
        for suit in range(4):
            if self.reach[suit] <= self.king:
                return True
        for column in range(self.columns):
            if self.heads[column] != FLOOR and self.state[self.heads[column]] != FLOOR:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relaxed_columns(self) -> cython.bint:
        column: cython.int
        face: cython.int
        changed: cython.bint = False
        for column in range(self.columns):
            while self.heads[column] != FLOOR:
                face = self.faces[self.heads[column]]
                if not (self.roomy >> face) & ONE and self.reach[face // 13] <= face % 13:
                    break
                changed = True
                if self.state[self.heads[column]] == FLOOR:
                    self.heads[column] = FLOOR
                    self.roomy |= self.kings
                else:
                    self._show(column, self.state[self.heads[column]])
        return changed

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _relaxed_suits(self) -> cython.bint:
        """Cards that can be bared go up; where one lay on another there is room then."""
        suit: cython.int
        face: cython.int
        gone: cython.ulonglong = 0
        changed: cython.bint = False
        for suit in range(4):
            while self.reach[suit] <= self.king:
                face = 13 * suit + self.reach[suit]
                if not (self.up >> face) & ONE:
                    break
                if face % 13 and not self.roomy & self.lay[face]:
                    break
                self.reach[suit] += 1
                changed = True
            gone |= ((ONE << self.reach[suit]) - ONE) << (13 * suit)
        gone &= self.lying & ~self.roomy
        for face in range(52):
            if (gone >> face) & ONE:
                self.roomy |= self.alike[face]
                changed = True
        return changed

    # The beam.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fetch(self, node: cython.int) -> cython.void:
        i: cython.int
        first: cython.int = self.here + (node - self.phase_first) * self.stride
        for i in range(self.stride):
            self.state[i] = self.pool[first + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, parent: cython.int, move: cython.int, score: cython.int) -> cython.void:
        """Store the state as the next node, list its moves and let it stand for the next phase."""
        i: cython.int
        node: cython.int = self.nodes_at
        first: cython.int = self.here + (node - self.phase_first) * self.stride
        for i in range(self.stride):
            self.pool[first + i] = self.state[i]
        self.parent[node] = parent
        self.move[node] = move
        self.nodes_at += 1
        self.nodes += 1
        self._list(node, score)
        if self.phase < self.rows:
            self._deal()
            self._stand(node, self._look())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stand(self, node: cython.int, score: cython.int) -> cython.void:
        """Keep the node among the best of its phase, in falling order, if it is not lost after the deal.

        Of nodes that look alike only the first is kept: they mostly differ in what does not matter.
        """
        i: cython.int
        if self.kept == self.width and score <= self.keep_score[self.kept - 1]:
            return
        for i in range(self.kept):
            if self.keep_score[i] == score:
                return
        if self._lost(self.phase + 1):
            return
        i = self.kept
        if self.kept == self.width:
            i -= 1
        else:
            self.kept += 1
        while i > 0 and self.keep_score[i - 1] < score:
            self.keep_score[i] = self.keep_score[i - 1]
            self.keep_node[i] = self.keep_node[i - 1]
            i -= 1
        self.keep_score[i] = score
        self.keep_node[i] = node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, node: cython.int, score: cython.int) -> cython.void:
        """Put the state's moves into the queue."""
        column: cython.int
        target: cython.int
        count: cython.int
        head: cython.int
        below: cython.int
        hidden: cython.bint
        whole: cython.bint
        gain: cython.int
        empty_used: cython.bint
        for column in range(self.columns):
            head = self._top(column)
            if head == FLOOR:
                continue
            if self._goes_up(head):
                gain = self.weights[HOME_WEIGHT] + self._gain_of_leaving(column, head)
                self._push(score + gain, node, column << 16 | _UP << 8 | 1)
            count = 1
            while True:
                below = self.state[head]
                hidden = below != FLOOR and self._is_hidden(column, below)
                whole = below == FLOOR or hidden or not self._fits(head, below)
                if whole or self.partial or self._goes_up(below):
                    gain = self._gain_of_leaving(column, head) if whole else 0
                    empty_used = False
                    for target in range(self.columns):
                        if target == column:
                            continue
                        if self._top(target) == FLOOR:
                            if self.faces[head] % 13 != self.king or below == FLOOR or empty_used:
                                continue
                            empty_used = True
                            self._push(
                                score + gain - self.weights[EMPTY_WEIGHT] + self.weights[BREAK_WEIGHT],
                                node,
                                column << 16 | target << 8 | count,
                            )
                        elif self._fits(head, self._top(target)):
                            self._push(score + gain, node, column << 16 | target << 8 | count)
                if whole:
                    break
                head = below
                count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gain_of_leaving(self, column: cython.int, head: cython.int) -> cython.int:
        """What the column gains when this card with all that lies on it leaves."""
        below: cython.int = self.state[head]
        gain: cython.int = 0
        if below == FLOOR:
            gain += self.weights[EMPTY_WEIGHT]
            if self.faces[head] % 13 != self.king:
                gain += self.weights[BREAK_WEIGHT]
        elif self._is_hidden(column, below):
            gain += self.weights[HIDDEN_WEIGHT] + self.weights[BREAK_WEIGHT]
        elif not self._fits(head, below):
            gain += self.weights[BREAK_WEIGHT]
        return gain

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(self, score: cython.int, node: cython.int, move: cython.int) -> cython.void:
        if self.heap_size == self.heap_room:
            return
        score += self._dice(self.weights[NOISE])
        self.heap_size += 1
        at: cython.int = self.heap_size
        while at > 1 and self.heap_score[at >> 1] < score:
            self.heap_score[at] = self.heap_score[at >> 1]
            self.heap_node[at] = self.heap_node[at >> 1]
            self.heap_move[at] = self.heap_move[at >> 1]
            at >>= 1
        self.heap_score[at] = score
        self.heap_node[at] = node
        self.heap_move[at] = move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pop(self) -> cython.void:
        """Take the first off the queue; it is to be read before."""
        score: cython.int = self.heap_score[self.heap_size]
        node: cython.int = self.heap_node[self.heap_size]
        move: cython.int = self.heap_move[self.heap_size]
        self.heap_size -= 1
        at: cython.int = 1
        child: cython.int = 2
        while child <= self.heap_size:
            if child < self.heap_size and self.heap_score[child + 1] > self.heap_score[child]:
                child += 1
            if self.heap_score[child] <= score:
                break
            self.heap_score[at] = self.heap_score[child]
            self.heap_node[at] = self.heap_node[child]
            self.heap_move[at] = self.heap_move[child]
            at = child
            child = 2 * at
        self.heap_score[at] = score
        self.heap_node[at] = node
        self.heap_move[at] = move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_new(self) -> cython.bint:
        """Whether the state looked at last was not met in this phase."""
        slot: cython.int = (self.key >> 40) & (HASHES - 1)
        for _ in range(16):
            if self.hashes[slot] == self.key:
                return False
            if self.hashes[slot] == 0:
                break
            slot = (slot + 1) & (HASHES - 1)
        self.hashes[slot] = self.key
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next_phase(self) -> cython.void:
        """Deal to the states kept; they begin the next phase."""
        i: cython.int
        j: cython.int
        score: cython.int
        kept: cython.int = self.kept
        for i in range(kept):
            self._fetch(self.keep_node[i])
            self._deal()
            self._up_safely()
            for j in range(self.stride):
                self.pool[self.there + i * self.stride + j] = self.state[j]
            self.roots[i] = self.keep_node[i]
        self.here, self.there = self.there, self.here
        self.phase_first = self.nodes_at
        self.phase += 1
        self._begin_phase(kept)
        for i in range(kept):
            for j in range(self.stride):
                self.state[j] = self.pool[self.here + i * self.stride + j]
            score = self._look()
            if self._is_new():
                self._enter(self.roots[i], _DEAL, score)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_phase(self, states: cython.int) -> cython.void:
        i: cython.int
        self.heap_size = 0
        self.kept = 0
        for i in range(HASHES):
            self.hashes[i] = 0
        self.allowed = states * self.depth
        if self.allowed > self.room - 1:
            self.allowed = self.room - 1
        self.allowed += self.phase_first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, limit: cython.ulonglong) -> cython.void:
        node: cython.int
        move: cython.int
        score: cython.int
        while self.phase < self.rows and self.nodes < limit:
            if self.heap_size == 0 or self.nodes_at >= self.allowed:
                self._next_phase()
                continue
            node = self.heap_node[1]
            move = self.heap_move[1]
            self._pop()
            self._fetch(node)
            self._play(move)
            self._up_safely()
            score = self._look()
            if self._is_new():
                self._enter(node, move, score)

    def run(self, limit):
        """Go on until so many nodes in all; whether the last row is dealt."""
        if not cython.compiled:
            self._search(limit)
            return self.phase == self.rows
        count: cython.ulonglong = limit
        with cython.nogil:
            self._search(count)
        return bool(self.phase == self.rows)

    # Everything: depth-first, each state once; after the last deal the caller judges.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _name(self) -> cython.void:
        """Two hashes of the state; without stock the columns' order does not count."""
        column: cython.int
        card: cython.int
        seed: cython.ulonglong
        one: cython.ulonglong
        two: cython.ulonglong
        self.key = self.phase + 1
        self.check = self.phase + 1
        for column in range(self.columns):
            seed = (column + 1 if self.phase < self.rows else 1) << 8 | self._down(column)
            one = (seed * ODD) & MASK64
            two = (seed * MIX) & MASK64
            card = self._top(column)
            while card != FLOOR:
                one = ((one ^ (one >> 31) ^ self.faces[card]) * ODD) & MASK64
                two = ((two ^ (two >> 29) ^ self.faces[card]) * MIX) & MASK64
                card = self.state[card]
            self.key = (self.key + (one ^ (one >> 32)) * MIX) & MASK64
            self.check = (self.check + (two ^ (two >> 32)) * ODD) & MASK64
        self.check ^= self.check >> 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step_into(self) -> cython.void:
        """Let the state be the trail's next and list its moves, none after the last deal."""
        i: cython.int
        self.trail_depth += 1
        self.nodes += 1
        self.entered[self.phase] += 1
        self.trail_phase[self.trail_depth] = self.phase
        self.choice_at[self.trail_depth] = 0
        self.choice_count[self.trail_depth] = 0
        for i in range(self.stride):
            self.trail[self.trail_depth * self.stride + i] = self.state[i]
        if self.phase < self.rows:
            self._choose_up()
            self._choose(True)
            self._choice(_DEAL)
            self._choose(False)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _choice(self, move: cython.int) -> cython.void:
        at: cython.int = self.choice_count[self.trail_depth]
        if at < CHOICES:
            self.choices[self.trail_depth * CHOICES + at] = move
        self.choice_count[self.trail_depth] = at + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose_up(self) -> cython.void:
        column: cython.int
        for column in range(self.columns):
            if self._top(column) != FLOOR and self._goes_up(self._top(column)):
                self._choice(column << 16 | _UP << 8 | 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, gaining: cython.bint) -> cython.void:
        """The moves in the tableau: of whole runs that lie on a card, or the others."""
        column: cython.int
        target: cython.int
        count: cython.int
        head: cython.int
        below: cython.int
        whole: cython.bint
        for column in range(self.columns):
            head = self._top(column)
            count = 1
            while head != FLOOR:
                below = self.state[head]
                whole = below == FLOOR or self._is_hidden(column, below) or not self._fits(head, below)
                if gaining == (whole and below != FLOOR):
                    for target in range(self.columns):
                        if target != column and self._takes(target, head):
                            self._choice(column << 16 | target << 8 | count)
                if whole:
                    break
                head = below
                count += 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _takes(self, target: cython.int, head: cython.int) -> cython.bint:
        if self._top(target) == FLOOR:
            return self.faces[head] % 13 == self.king
        return self._fits(head, self._top(target))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_through(self, limit: cython.ulonglong) -> cython.int:
        i: cython.int
        depth: cython.int
        move: cython.int
        fresh: cython.int
        while self.nodes < limit:
            depth = self.trail_depth
            if depth < 0:
                return _EXHAUSTED
            if depth + 1 == DEEPEST or self.choice_count[depth] > CHOICES:
                return _TOO_DEEP
            if self.choice_at[depth] == self.choice_count[depth]:
                self.trail_depth -= 1
                continue
            for i in range(self.stride):
                self.state[i] = self.trail[depth * self.stride + i]
            self.phase = self.trail_phase[depth]
            move = self.choices[depth * CHOICES + self.choice_at[depth]]
            self._play(move)
            if move == _DEAL:
                self.phase += 1
            self._up_safely()
            self._name()
            fresh = self.met.note(self.key, self.check)
            if fresh < 0:
                return _FULL
            self.choice_at[depth] += 1
            if fresh and not (self.prunings & RELAXED and self._lost(self.phase)):
                self._step_into()
                if self.phase == self.rows:
                    return _AT_END
        return _SPENT

    def run_all(self, limit):
        """Go on until so many nodes in all; returns why it came back. At an end `ending` tells the state."""
        if not cython.compiled:
            return self._go_through(limit)
        count: cython.ulonglong = limit
        with cython.nogil:
            status: cython.int = self._go_through(count)
        return status

    def ending(self):
        """As `shape`, of the state that the way through everything stands at."""
        return self._shape()

    def states_by_phase(self):
        """How many states were entered so far after each number of deals, not counting those lost at sight."""
        return list(self.entered)

    def trail_line(self):
        """The moves that lead there."""
        depths = range(self.trail_depth)
        return self._told([self.choices[depth * CHOICES + self.choice_at[depth] - 1] for depth in depths])

    def finals(self):
        """How many states stand after the last deal, the most hopeful first."""
        return self.nodes_at - self.phase_first

    def line(self, number):
        """The moves that lead to this final state."""
        node = self.phase_first + number
        path = []
        while node > 0:
            path.append(self.move[node])
            node = self.parent[node]
        return self._told(path[::-1])

    def _told(self, path):
        """The moves of the path with those that are made at once in between."""
        kept_phase = self.phase
        self._open()
        made = [*self.opening, *self._said_up()]
        for move in path:
            self._play(move)
            made.append(move)
            self.phase += move == _DEAL
            made += self._said_up()
        self.phase = kept_phase
        return made

    def _said_up(self):
        return [self.made[i] << 16 | _UP << 8 | 1 for i in range(self._up_safely())]

    def shape(self, number):
        """The final state: columns from the first dealt, how many of each lie face down, the foundations' heights."""
        self._fetch(self.phase_first + number)
        return self._shape()

    def _shape(self):
        columns = []
        for column in range(self.columns):
            pile = []
            card = self._top(column)
            while card != FLOOR:
                pile.append(card)
                card = self.state[card]
            columns.append(pile[::-1])
        base = self.cards + 2 * self.columns
        down = [self._down(column) for column in range(self.columns)]
        return columns, down, [(self.state[base + suit], self.state[base + 4 + suit]) for suit in range(4)]

    def visited(self):
        """How many states were entered, over all beams."""
        return self.nodes
