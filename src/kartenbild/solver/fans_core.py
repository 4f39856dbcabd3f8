"""One layout of open fans, played to the end: the search behind `kartenbild.solver.fans`.

Annotated Python: built by Cython it is the module ``_fans_core``; without a C compiler this same file runs.

A fan place and the stock cards that will refill it are *piles* in one row: the fans that lie, then the stock cut
into refills. Whenever a pile is emptied the next one opens, so a layout is how far each pile is uncovered. The lowest
card of a pile's exposed end is its *anchor*; a card on a card that takes it is *loose*. Loose cards can be moved to and
fro: what such moves reach from each other is one state here. A *cell* is a rank within the suits that may lie on each
other, its cards may all lie on any card of the cell above it; `ends[cell]` counts its exposed cards with nothing on
them. Why all this is right stands in the decision records 52 and 53.
"""

from __future__ import annotations

from array import array
from mmap import mmap

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

HIDDEN = cython.declare(cython.int, 0)
ANCHOR = cython.declare(cython.int, 1)
LOOSE = cython.declare(cython.int, 2)
GONE = cython.declare(cython.int, 3)

SHIFT = cython.declare(cython.int, 0)
LOOSEN = cython.declare(cython.int, 1)
LIFT = cython.declare(cython.int, 2)
LIFT_ANCHOR = cython.declare(cython.int, 3)

SAFE_UP = cython.declare(cython.int, 1)
LAST_STAYS = cython.declare(cython.int, 2)
NEVER_FREE = cython.declare(cython.int, 4)
SECOND_KING = cython.declare(cython.int, 8)

RUNNING = cython.declare(cython.int, 0)
WON = cython.declare(cython.int, 1)
LOST = cython.declare(cython.int, 2)
FULL = cython.declare(cython.int, 3)

PRUNED = cython.declare(cython.int, 0)
ENTERED = cython.declare(cython.int, 1)

THREE = cython.declare(cython.ulonglong, 3)
WIDTH = cython.declare(cython.int, 256)
POOL = cython.declare(cython.int, 8192)
NOBODY = cython.declare(cython.int, 255)
MASK64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MIX_A = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_B = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
MIX_C = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def mixed(z: cython.ulonglong, factor: cython.ulonglong) -> cython.ulonglong:
    z = ((z ^ (z >> 31)) * factor) & MASK64
    return z ^ (z >> 29)


@cython.final
@cython.cclass
class Layout:
    """A layout and the depth-first search through it.

    `piles`: suit * 13 + rank of every card, bottom to top, first the fans that lie, then the refills. `lying`: how many
    lie. `cells`: for each of the 52 kinds of card its cell. `heights`: of each suit's foundations, suit after suit.
    `ranks`, `packs`: the pack's shape. `prunings`: a bit for each that is allowed.
    """

    cards: cython.int
    piles: cython.int
    opened: cython.int
    left = cython.declare(cython.int, visibility="public")
    ranks: cython.int
    packs: cython.int
    prunings: cython.int

    cell_of: cython.uchar[::1]
    suits: cython.uchar[::1]
    kind: cython.uchar[::1]
    cell: cython.uchar[::1]
    pile_of: cython.uchar[::1]
    first: cython.uchar[::1]
    length: cython.uchar[::1]
    state: cython.uchar[::1]
    parent: cython.uchar[::1]
    child: cython.uchar[::1]
    anchor: cython.uchar[::1]
    ends: cython.uchar[::1]
    height: cython.uchar[::1]
    content: cython.ulonglong[::1]
    word: cython.ulonglong[::1]
    in_cell: cython.uchar[::1]
    cell_size: cython.uchar[::1]
    in_kind: cython.uchar[::1]
    kind_size: cython.uchar[::1]

    step_kind: cython.uchar[::1]
    step_card: cython.uchar[::1]
    step_old: cython.uchar[::1]
    step_on: cython.uchar[::1]
    step_opens: cython.uchar[::1]
    steps: cython.int

    frame_steps: cython.int[::1]
    frame_next: cython.int[::1]
    frame_end: cython.int[::1]
    frame_one: cython.ulonglong[::1]
    frame_two: cython.ulonglong[::1]
    depth: cython.int
    moves: cython.int[::1]
    scores: cython.int[::1]
    picks_at: cython.int[::1]
    picks_of: cython.int[::1]
    pool: cython.uchar[::1]
    pool_used: cython.int
    pick_card: cython.uchar[::1]
    pick_on: cython.uchar[::1]
    pick_count: cython.int
    slot: cython.uchar[::1]
    slots: cython.int
    mover: cython.uchar[::1]
    used: cython.uchar[::1]
    movers: cython.int
    fix_start: cython.int
    fix_count: cython.int
    fix_score: cython.int
    fix_card: cython.int

    exposed: cython.uchar[::1]
    got: cython.uchar[::1]
    reach: cython.uchar[::1]
    top: cython.uchar[::1]
    second: cython.uchar[::1]
    overfull = cython.declare(cython.bint, visibility="public")
    hint: cython.int
    hopeful: cython.int
    frame_hopeful: cython.int[::1]

    table: cython.ulonglong[::1]
    table_bits = cython.declare(cython.int, visibility="public")
    most_bits: cython.int
    stored = cython.declare(cython.ulonglong, visibility="public")
    one: cython.ulonglong
    two: cython.ulonglong

    nodes = cython.declare(cython.ulonglong, visibility="public")
    status = cython.declare(cython.int, visibility="public")
    random: cython.ulonglong
    noise = cython.declare(cython.int, visibility="public")
    weights = cython.declare(cython.int[::1], visibility="public")
    best = cython.declare(cython.int, visibility="public")
    best_steps: cython.int
    best_card: cython.uchar[::1]
    best_on: cython.uchar[::1]
    restart_at = cython.declare(cython.ulonglong, visibility="public")
    restart_by = cython.declare(cython.ulonglong, visibility="public")
    restarts = cython.declare(cython.int, visibility="public")

    def __init__(self, piles, lying, cells, heights, ranks, packs, prunings, table_bits, seed):
        self.cards = sum(map(len, piles))
        self.piles = len(piles)
        self.opened = lying
        self.left = self.cards
        self.ranks = ranks
        self.packs = packs
        self.prunings = prunings
        self.height = bytearray(heights)
        self._number(piles, cells)
        self.state = bytearray(self.cards + 1)
        self.parent = bytearray([NOBODY] * 256)
        self.child = bytearray([NOBODY] * 256)
        self.anchor = bytearray([NOBODY] * (self.piles + 1))
        self.ends = bytearray(256)
        self._make_room()
        self.most_bits = table_bits
        self.table_bits = 0
        self.nodes = 0
        self.status = RUNNING
        self.random = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF
        self.noise = 75
        self.weights = array("i", [0, 98, 10, 47, 80, 0, 0, 0])
        self.best = -1
        self.best_steps = 0
        self.restart_by = 5000
        self.restart_at = 5000
        self.restarts = 0
        for pile in range(lying):
            if self.length[pile]:
                self._open(self.first[pile] + self.length[pile] - 1)

    def _number(self, piles, cells):
        flat = [card for pile in piles for card in pile]
        self.cell_of = bytearray(cells)
        self.suits = bytearray(int(any(card // 13 == suit for card in flat)) for suit in range(4))
        self.kind = bytearray([*flat, 0])
        self.cell = bytearray([cells[card] for card in flat] + [0])
        self.pile_of = bytearray([number for number, pile in enumerate(piles) for _ in pile] + [0])
        self.first = bytearray([sum(map(len, piles[:number])) for number in range(len(piles))] + [0])
        self.length = bytearray([len(pile) for pile in piles] + [0])
        words = array("Q")
        for i in range(1, 257):
            words.append(mixed(mixed(i * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF, MIX_A), MIX_B))
        self.word = words
        content = array("Q", bytes(8 * (self.cards + 1)))
        for card in range(self.cards):
            start = card == self.first[self.pile_of[card]]
            content[card] = mixed((0 if start else content[card - 1]) + words[flat[card]] & 0xFFFFFFFFFFFFFFFF, MIX_C)
        self.content = content
        in_cell, cell_size, in_kind, kind_size = bytearray(256 * 16), bytearray(256), bytearray(64 * 16), bytearray(64)
        for card, kind in enumerate(flat):
            cell = cells[kind]
            in_cell[cell * 16 + cell_size[cell]] = card
            cell_size[cell] += 1
            in_kind[kind * 16 + kind_size[kind]] = card
            kind_size[kind] += 1
        self.in_cell, self.cell_size, self.in_kind, self.kind_size = in_cell, cell_size, in_kind, kind_size

    def _make_room(self):
        frames = 2 * self.cards + 4
        steps = frames * 32 + 64
        self.step_kind, self.step_card = bytearray(steps), bytearray(steps)
        self.step_old, self.step_on, self.step_opens = bytearray(steps), bytearray(steps), bytearray(steps)
        self.best_card, self.best_on = bytearray(steps), bytearray(steps)
        self.steps = 0
        self.frame_steps, self.frame_next, self.frame_end = (array("i", bytes(4 * frames)) for _ in range(3))
        self.frame_one, self.frame_two = array("Q", bytes(8 * frames)), array("Q", bytes(8 * frames))
        self.depth = 0
        # Zeroed by the system page by page, when touched: a layout is made often and rarely searched deeply.
        wide = 4 * frames * WIDTH
        self.moves, self.picks_at, self.picks_of = (memoryview(bytearray(wide)).cast("i") for _ in range(3))
        self.pool = bytearray(frames * POOL)
        self.pick_card, self.pick_on = bytearray(256), bytearray(256)
        self.slot, self.mover, self.used = bytearray(32), bytearray(32), bytearray(32)
        self.pick_count = self.pool_used = self.slots = self.movers = 0
        self.scores = array("i", bytes(4 * WIDTH))
        self.exposed, self.got = bytearray(256), bytearray(64)
        self.reach, self.top = bytearray(64), bytearray(self.piles + 1)
        self.second = bytearray([NOBODY] * 4)
        self.overfull = False
        self.hint = 0
        self.hopeful = 0xFFFF
        self.frame_hopeful = array("i", bytes(4 * frames))

    # Looking at it from Python.

    def line(self):
        """The single moves so far as (card, card it goes on); 255 for a foundation. Cards count along the piles."""
        return [(self.step_card[i], self.step_on[i]) for i in range(self.steps)]

    def best_line(self):
        """The moves to the state with most cards gone since the last restart by hand."""
        return [(self.best_card[i], self.best_on[i]) for i in range(self.best_steps)]

    def prepare(self, nodes: cython.int):
        """Start anew from the layout with another order, not to start anew again for so many states."""
        self.best = -1
        self.restart_at = self.nodes + nodes
        if self.nodes and self.status == RUNNING:
            self._restart()

    def memory(self):
        return 8 << self.table_bits

    # Opening and covering piles.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, top: cython.int) -> cython.void:
        """Expose this card of its pile, with the run that it ends."""
        y: cython.int = top
        pile: cython.int = self.pile_of[top]
        bottom: cython.int = self.first[pile]
        self.ends[self.cell[top]] += 1
        while y > bottom and self.cell[y - 1] == self.cell[y] + 1:
            self.state[y] = LOOSE
            self.parent[y] = y - 1
            self.child[y - 1] = y
            y -= 1
        self.state[y] = ANCHOR
        self.anchor[pile] = y

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cover(self, top: cython.int) -> cython.void:
        y: cython.int
        pile: cython.int = self.pile_of[top]
        self.ends[self.cell[top]] -= 1
        for y in range(self.anchor[pile], top + 1):
            self.state[y] = HIDDEN
            self.parent[y] = NOBODY
            self.child[y] = NOBODY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leave(self, x: cython.int) -> cython.int:
        """The anchor leaves its pile; returns whether a next pile opens."""
        pile: cython.int = self.pile_of[x]
        if x > self.first[pile]:
            self._open(x - 1)
            return 0
        self.anchor[pile] = NOBODY
        if self.opened == self.piles:
            return 0
        self._open(self.first[self.opened] + self.length[self.opened] - 1)
        self.opened += 1
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _return(self, x: cython.int, opened: cython.int) -> cython.void:
        pile: cython.int = self.pile_of[x]
        if x > self.first[pile]:
            self._cover(x - 1)
        elif opened:
            self.opened -= 1
            self._cover(self.first[self.opened] + self.length[self.opened] - 1)
        self.anchor[pile] = x
        self.state[x] = ANCHOR

    # Steps: single moves of single cards, each legal by itself.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _note(
        self, kind: cython.int, card: cython.int, old: cython.int, on: cython.int, opens: cython.int
    ) -> cython.void:
        self.step_kind[self.steps] = kind
        self.step_card[self.steps] = card
        self.step_old[self.steps] = old
        self.step_on[self.steps] = on
        self.step_opens[self.steps] = opens
        self.steps += 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _hang(self, card: cython.int, on: cython.int) -> cython.void:
        self.parent[card] = on
        self.child[on] = card
        self.ends[self.cell[on]] -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _unhang(self, card: cython.int) -> cython.int:
        on: cython.int = self.parent[card]
        self.parent[card] = NOBODY
        self.child[on] = NOBODY
        self.ends[self.cell[on]] += 1
        return on

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_free(self, card: cython.int) -> cython.bint:
        """Whether loose cards can be moved so that nothing lies on this exposed card."""
        z: cython.int = card
        while self.child[z] != NOBODY:
            if self.ends[self.cell[z]] == 0:
                return False
            z = self.child[z]
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free(self, card: cython.int) -> cython.void:
        """Move loose cards so that nothing lies on this card; demands `_can_free`."""
        z: cython.int = card
        while self.child[z] != NOBODY:
            z = self.child[z]
        while z != card:
            below: cython.int = self.parent[z]
            other: cython.int = self._end_of(self.cell[below])
            self._unhang(z)
            self._hang(z, other)
            self._note(SHIFT, z, below, other, 0)
            z = below

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_of(self, cell: cython.int) -> cython.int:
        """A card of this cell that has nothing on it."""
        i: cython.int
        base: cython.int = cell * 16
        for i in range(self.cell_size[cell]):
            y: cython.int = self.in_cell[base + i]
            if self.child[y] == NOBODY and (self.state[y] == ANCHOR or self.state[y] == LOOSE):
                return y
        return NOBODY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _loosen(self, x: cython.int, y: cython.int) -> cython.void:
        """Move an anchor onto a card of the cell above."""
        self._free(y)
        self._free(x)
        self._hang(x, y)
        self.state[x] = LOOSE
        self._note(LOOSEN, x, NOBODY, y, self._leave(x))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _up(self, x: cython.int) -> cython.void:
        self._free(x)
        k: cython.int
        kind: cython.int = self.kind[x]
        base: cython.int = (kind // 13) * self.packs
        for k in range(self.packs):
            if self.height[base + k] == kind % 13:
                self.height[base + k] += 1
                break
        self.ends[self.cell[x]] -= 1
        self.left -= 1
        if self.state[x] == LOOSE:
            self.state[x] = GONE
            self._note(LIFT, x, self._unhang(x), NOBODY, 0)
        else:
            self.state[x] = GONE
            self._note(LIFT_ANCHOR, x, NOBODY, NOBODY, self._leave(x))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _back_to(self, steps: cython.int) -> cython.void:
        """Take steps back until so many are left."""
        while self.steps > steps:
            self.steps -= 1
            kind: cython.int = self.step_kind[self.steps]
            x: cython.int = self.step_card[self.steps]
            old: cython.int = self.step_old[self.steps]
            if kind == SHIFT:
                self._unhang(x)
                self._hang(x, old)
            elif kind == LOOSEN:
                self._return(x, self.step_opens[self.steps])
                self._unhang(x)
            else:
                self._down(x)
                if kind == LIFT:
                    self.state[x] = LOOSE
                    self._hang(x, old)
                else:
                    self._return(x, self.step_opens[self.steps])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _down(self, x: cython.int) -> cython.void:
        k: cython.int
        kind: cython.int = self.kind[x]
        base: cython.int = (kind // 13) * self.packs
        for k in range(self.packs - 1, -1, -1):
            if self.height[base + k] == kind % 13 + 1:
                self.height[base + k] -= 1
                break
        self.ends[self.cell[x]] += 1
        self.left += 1

    # The state's key.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh(self) -> cython.void:
        """Two sums over the fans' parts that no moving to and fro can change, and the foundations."""
        i: cython.int
        one: cython.ulonglong = self.word[self.opened]
        two: cython.ulonglong = mixed(one, MIX_B)
        for i in range(self.opened):
            z: cython.int = self.anchor[i]
            if z == NOBODY:
                continue
            run: cython.ulonglong = self.content[z]
            fixed: cython.ulonglong = run
            while self.child[z] != NOBODY:
                above: cython.int = self.child[z]
                run = mixed((run + self.word[self.kind[above]]) & MASK64, MIX_C)
                if self.ends[self.cell[z]] == 0:
                    fixed = run
                z = above
            one = (one + mixed(fixed, MIX_A)) & MASK64
            two = (two + mixed(fixed, MIX_B)) & MASK64
        for i in range(4 * self.packs):
            word: cython.ulonglong = self.word[64 + (i // self.packs) * 16 + self.height[i]]
            one = (one + mixed(word, MIX_A)) & MASK64
            two = (two + mixed(word, MIX_B)) & MASK64
        self.one = one | 1
        self.two = mixed(two, MIX_C)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_known(self) -> cython.bint:
        """Whether the state stands in the table; else it is put there."""
        i: cython.int
        base: cython.ulonglong = (self.two >> (64 - self.table_bits)) & ~3 & MASK64
        for i in range(4):
            if self.table[base + i] == self.one:
                return True
        for i in range(4):
            if self.table[base + i] == 0:
                self.table[base + i] = self.one
                self.stored += 1
                return False
        self.table[base + (self.one >> 62)] = self.one
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self, one: cython.ulonglong, two: cython.ulonglong) -> cython.void:
        i: cython.int
        base: cython.ulonglong = (two >> (64 - self.table_bits)) & ~3 & MASK64
        for i in range(4):
            if self.table[base + i] == one:
                self.table[base + i] = 0
                self.stored -= 1

    # What can be said of a state at once.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_safe(self, kind: cython.int) -> cython.bint:
        """Whether no card will ever need one of this kind to lie on, and both foundations are open for it."""
        s: cython.int
        suit: cython.int = kind // 13
        rank: cython.int = kind % 13
        if self.height[suit * self.packs + self.packs - 1] < rank:
            return False
        if rank == 0:
            return True
        for s in range(4):
            below: cython.int = s * 13 + rank - 1
            if self.kind_cell(below) + 1 != self.kind_cell(kind):
                continue
            if self.height[s * self.packs + self.packs - 1] < rank and not self._is_safe(below):
                return False
        return True

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def kind_cell(self, kind: cython.int) -> cython.int:
        return self.cell_of[kind]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_dead(self) -> cython.bint:
        """Whether some card can never leave its pile even where moved cards stay available everywhere.

        Of a suit's two kings one goes up second; each way of choosing them that may still lead to a win is tried, and
        those that cannot are struck off for all that follows from here.
        """
        i: cython.int
        s: cython.int
        settled: cython.int = 0
        seconds: cython.int = 0
        for s in range(4):
            self.second[s] = NOBODY
            if not (self.prunings & SECOND_KING and self.packs == 2):
                settled |= 1 << s
            else:
                i = self._second_king(s)
                if i >= 0:
                    settled |= 1 << s
                    seconds |= i << s
        for i in range(16):
            choice: cython.int = self.hint ^ i
            if not (self.hopeful >> choice) & 1:
                continue
            if (choice ^ seconds) & settled:
                continue
            if self._is_stuck_with(choice):
                self.hopeful ^= 1 << choice
            else:
                self.hint = choice
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_stuck_with(self, choice: cython.int) -> cython.bint:
        s: cython.int
        if self.prunings & SECOND_KING and self.packs == 2:
            for s in range(4):
                if self.kind_size[s * 13 + self.ranks - 1] == 2:
                    self.second[s] = self._king(s, (choice >> s) & 1)
        return self._is_stuck()

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _king(self, suit: cython.int, copy: cython.int) -> cython.int:
        return self.in_kind[(suit * 13 + self.ranks - 1) * 16 + copy]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _second_king(self, s: cython.int) -> cython.int:
        """Which of the suit's two kings in play goes up second: 0 or 1, -1 where either may."""
        if self.kind_size[s * 13 + self.ranks - 1] < 2:
            return 0
        one: cython.int = self._king(s, 0)
        other: cython.int = self._king(s, 1)
        if self.state[one] == GONE or self.state[other] == GONE:
            return -1 if self.state[one] == self.state[other] else 0 if self.state[other] == GONE else 1
        if self.pile_of[one] == self.pile_of[other]:
            return 0 if one < other else 1
        if self.opened < self.piles:
            return -1
        if one == self.first[self.pile_of[one]]:
            return 0
        return 1 if other == self.first[self.pile_of[other]] else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_stuck(self) -> cython.bint:
        i: cython.int
        k: cython.int
        z: cython.int
        opened: cython.int = self.opened
        uncovered: cython.int = 0
        for i in range(65):
            self.exposed[i] = 0
        for i in range(52):
            self.got[i] = 0
        for i in range(4):
            for z in range(self.packs):
                for k in range(self.height[i * self.packs + z]):
                    self.got[i * 13 + k] += 1
                self.reach[i * self.packs + z] = self.height[i * self.packs + z]
        for i in range(self.opened):
            z = self.anchor[i]
            if z != NOBODY:
                while self.child[z] != NOBODY:
                    z = self.child[z]
                uncovered += self._shown(z)
            self.top[i] = z
        changed: cython.bint = True
        while changed and uncovered < self.left:
            changed = False
            i = 0
            while i < opened:
                z = self.top[i]
                while z != NOBODY and self._may_leave(z):
                    changed = True
                    z = self._under(z)
                    if z != NOBODY:
                        uncovered += self._shown(z)
                    elif opened < self.piles:
                        self.top[opened] = self.first[opened] + self.length[opened] - 1
                        uncovered += self._shown(self.top[opened])
                        opened += 1
                self.top[i] = z
                i += 1
        return uncovered < self.left

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _under(self, z: cython.int) -> cython.int:
        if self.state[z] == LOOSE:
            return self.parent[z]
        return z - 1 if z > self.first[self.pile_of[z]] else NOBODY

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_leave(self, z: cython.int) -> cython.bint:
        if self.exposed[self.cell[z] + 1]:
            return True
        kind: cython.int = self.kind[z]
        suit: cython.int = (kind // 13) * self.packs
        k: cython.int = 0
        while k < self.packs and self.height[suit + k] > kind % 13:
            k += 1
        if k == 0 and z == self.second[kind // 13]:
            k = 1
        return k < self.packs and self.reach[suit + k] >= kind % 13

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _shown(self, z: cython.int) -> cython.int:
        kind: cython.int = self.kind[z]
        rank: cython.int = kind % 13
        k: cython.int = self.got[kind]
        suit: cython.int = (kind // 13) * self.packs
        self.exposed[self.cell[z]] += 1
        self.got[kind] += 1
        # One copy more of this kind helps only the suit's foundation of that number.
        if self.reach[suit + k] == rank:
            while rank < self.ranks and self.got[kind] > k:
                rank += 1
                kind += 1
            self.reach[suit + k] = rank
        return 1

    # Moves between states.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe_card(self) -> cython.int:
        """A card of the lowest rank that may go up at once without harm, or NOBODY."""
        s: cython.int
        i: cython.int
        found: cython.int = NOBODY
        lowest: cython.int = self.ranks
        for s in range(4):
            rank: cython.int = self.height[s * self.packs + self.packs - 1]
            kind: cython.int = s * 13 + rank
            if rank >= lowest or not self.suits[s] or not self._is_safe(kind):
                continue
            for i in range(self.kind_size[kind]):
                x: cython.int = self.in_kind[kind * 16 + i]
                if (self.state[x] == ANCHOR or self.state[x] == LOOSE) and self._can_free(x):
                    found = x
                    lowest = rank
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(self, start: cython.int) -> cython.int:
        """Write the moves from here, the most hopeful first: ``x << 8 | y``, y NOBODY for a foundation."""
        count: cython.int = self._list_ups(start, 0)
        i: cython.int
        for i in range(self.opened):
            if self.anchor[i] != NOBODY:
                count = self._list_loosening(start, count, self.anchor[i])
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_ups(self, start: cython.int, count: cython.int) -> cython.int:
        s: cython.int
        k: cython.int
        i: cython.int
        for s in range(4):
            if not self.suits[s]:
                continue
            for k in range(self.packs):
                rank: cython.int = self.height[s * self.packs + k]
                if rank == self.ranks or (k and self.height[s * self.packs + k - 1] == rank):
                    continue
                kind: cython.int = s * 13 + rank
                for i in range(self.kind_size[kind]):
                    x: cython.int = self.in_kind[kind * 16 + i]
                    if (self.state[x] == ANCHOR or self.state[x] == LOOSE) and self._can_free(x):
                        count = self._put_up(start, count, x)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_loosening(self, start: cython.int, count: cython.int, x: cython.int) -> cython.int:
        cell: cython.int = self.cell[x] + 1
        if self.ends[cell] == 0 or not self._can_free(x):
            return count
        if x == self.first[self.pile_of[x]] and self.opened == self.piles and self.prunings & LAST_STAYS:
            return count
        score: cython.int = self._loosen_score(x)
        self.pick_count = 0
        if self.ends[cell] > 1:
            return self._put(start, count, x << 8 | self._end_of(cell), score)
        return self._put_fixing(start, count, x, cell, score - self.weights[3])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_up(self, start: cython.int, count: cython.int, x: cython.int) -> cython.int:
        cell: cython.int = self.cell[x]
        self.pick_count = 0
        if self.ends[cell] > 1:
            return self._put(start, count, x << 8 | NOBODY, self._up_score(x))
        return self._put_fixing(start, count, x, cell, self._up_score(x))

    # A move that takes a cell's last end fixes how loose cards lie around that cell: each way is a move of its own.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put_fixing(
        self, start: cython.int, count: cython.int, x: cython.int, cell: cython.int, score: cython.int
    ) -> cython.int:
        """The moves of `x`, onto this cell or up from it, after which every card of the cell is covered."""
        i: cython.int
        self.fix_start = start
        self.fix_count = count
        self.fix_score = score
        self.fix_card = x
        self.slots = 0
        self.movers = 0
        for i in range(self.cell_size[cell]):
            y: cython.int = self.in_cell[cell * 16 + i]
            if y != x and self._is_slot(y):
                self.slot[self.slots] = y
                self.slots += 1
        if cell & 15:
            for i in range(self.cell_size[cell - 1]):
                y = self.in_cell[cell * 16 - 16 + i]
                if y == x or (self.state[y] == LOOSE and self._can_free(y)):
                    self.mover[self.movers] = y
                    self.used[self.movers] = 0
                    self.movers += 1
        self._fix_children(0, cell)
        return self.fix_count

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_slot(self, y: cython.int) -> cython.bint:
        """Whether an exposed card can be uncovered, its cell having an end."""
        if self.state[y] != ANCHOR and self.state[y] != LOOSE:
            return False
        return self.child[y] == NOBODY or self._can_free(self.child[y])

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick(self, card: cython.int, on: cython.int) -> cython.void:
        self.pick_card[self.pick_count] = card
        self.pick_on[self.pick_count] = on
        self.pick_count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fix_children(self, at: cython.int, cell: cython.int) -> cython.void:
        """Choose what lies on each slot from the given one on, once for each kind of card."""
        i: cython.int
        k: cython.int
        if at == self.slots:
            self._fix_parents(0, self.pick_count, cell)
            return
        for i in range(self.movers):
            if self.used[i]:
                continue
            again: cython.bint = False
            for k in range(i):
                if not self.used[k] and self.kind[self.mover[k]] == self.kind[self.mover[i]]:
                    again = True
            if again:
                continue
            self.used[i] = 1
            self._pick(self.mover[i], self.slot[at])
            self._fix_children(at + 1, cell)
            self.pick_count -= 1
            self.used[i] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fix_parents(self, at: cython.int, last: cython.int, cell: cython.int) -> cython.void:
        """Choose on which card of the cell above each card of this cell lies that carries a pick."""
        i: cython.int
        k: cython.int
        while at < last and (self.state[self.pick_on[at]] != LOOSE or self.ends[cell + 1] == 0):
            at += 1
        if at == last:
            if self.pick_count > last:
                self._fix_parents(last, self.pick_count, cell + 1)
            else:
                self.fix_count = self._put(self.fix_start, self.fix_count, self._fixing_move(), self.fix_score)
            return
        for i in range(self.cell_size[cell + 1]):
            y: cython.int = self.in_cell[cell * 16 + 16 + i]
            if not self._is_slot(y) or self._is_picked(y, last):
                continue
            again: cython.bint = False
            if self.state[y] == LOOSE:
                for k in range(i):
                    z: cython.int = self.in_cell[cell * 16 + 16 + k]
                    if self.kind[z] == self.kind[y] and self.state[z] == LOOSE and self._is_slot(z):
                        again = again or not self._is_picked(z, last)
            if not again:
                self._pick(self.pick_on[at], y)
                self._fix_parents(at + 1, last, cell)
                self.pick_count -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_picked(self, y: cython.int, first: cython.int) -> cython.bint:
        i: cython.int
        for i in range(first, self.pick_count):
            if self.pick_on[i] == y:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fixing_move(self) -> cython.int:
        i: cython.int
        for i in range(self.slots):
            if self.pick_card[i] == self.fix_card:
                return self.fix_card << 8 | self.pick_on[i]
        return self.fix_card << 8 | NOBODY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _carry_out(self, at: cython.int) -> cython.void:
        """Lay loose cards as the move at this place wants them, the highest cells first, then make the move."""
        i: cython.int
        move: cython.int = self.moves[at]
        x: cython.int = move >> 8
        first: cython.int = (at // WIDTH) * POOL + self.picks_at[at]
        for i in range(first + 2 * self.picks_of[at] - 2, first - 2, -2):
            card: cython.int = self.pool[i]
            on: cython.int = self.pool[i + 1]
            if card != x and self.parent[card] != on:
                self._free(on)
                self._free(card)
                old: cython.int = self._unhang(card)
                self._hang(card, on)
                self._note(SHIFT, card, old, on, 0)
        if move & 255 == NOBODY:
            self._up(x)
        else:
            self._loosen(x, move & 255)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _cost_of(self, y: cython.int) -> cython.int:
        """How much it may hurt to cover this card for long."""
        return self.weights[5] if self.state[y] == ANCHOR and y > self.first[self.pile_of[y]] else 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _up_score(self, x: cython.int) -> cython.int:
        return self.weights[0]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _loosen_score(self, x: cython.int) -> cython.int:
        pile: cython.int = self.pile_of[x]
        below: cython.int = x - self.first[pile]
        score: cython.int = self.weights[6] * (self.kind[x] % 13)
        if below == 0:
            return score + self.weights[1]
        kind: cython.int = self.kind[x - 1]
        gap: cython.int = kind % 13 - self.height[(kind // 13) * self.packs + self.packs - 1]
        if gap < 6:
            score += self.weights[7] * (6 - gap)
        return score - self.weights[2] * below + (self.weights[4] if self._is_due(x - 1) else 0)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_due(self, x: cython.int) -> cython.bint:
        k: cython.int
        kind: cython.int = self.kind[x]
        for k in range(self.packs):
            if self.height[(kind // 13) * self.packs + k] == kind % 13:
                return True
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _put(self, start: cython.int, count: cython.int, move: cython.int, score: cython.int) -> cython.int:
        """Insert by falling score, with noise."""
        x: cython.ulonglong = self.random
        x ^= (x << 13) & MASK64
        x ^= x >> 7
        x ^= (x << 17) & MASK64
        self.random = x
        noise: cython.int = (x >> 33) & 0xFFFF
        if self.noise:
            score += noise % self.noise
        if count == WIDTH:
            self.overfull = True
            return count
        if count == 0:
            self.pool_used = 0
        if self.pool_used + 2 * self.pick_count > POOL:
            self.overfull = True
            return count
        i: cython.int = count
        while i > 0 and self.scores[i - 1] < score:
            self.scores[i] = self.scores[i - 1]
            self.moves[start + i] = self.moves[start + i - 1]
            self.picks_at[start + i] = self.picks_at[start + i - 1]
            self.picks_of[start + i] = self.picks_of[start + i - 1]
            i -= 1
        self.scores[i] = score
        self.moves[start + i] = move
        self.picks_at[start + i] = self.pool_used
        self.picks_of[start + i] = self.pick_count
        base: cython.int = (start // WIDTH) * POOL
        for i in range(self.pick_count):
            self.pool[base + self.pool_used] = self.pick_card[i]
            self.pool[base + self.pool_used + 1] = self.pick_on[i]
            self.pool_used += 2
        return count + 1

    # The search.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, steps: cython.int) -> cython.int:
        """Look at the state just reached, `steps` being where its step began."""
        self.nodes += 1
        if self.prunings & SAFE_UP:
            x: cython.int = self._safe_card()
            while x != NOBODY:
                self._up(x)
                x = self._safe_card()
        if self.left == 0:
            self.status = WON
            return ENTERED
        self._weigh()
        if self._is_known():
            return PRUNED
        if self.prunings & NEVER_FREE and self._is_dead():
            return PRUNED
        if self.cards - self.left > self.best:
            self._keep()
        start: cython.int = self.depth * WIDTH
        self.frame_steps[self.depth] = steps
        self.frame_next[self.depth] = start
        self.frame_end[self.depth] = start + self._list(start)
        self.frame_hopeful[self.depth] = self.hopeful
        self.frame_one[self.depth] = self.one
        self.frame_two[self.depth] = self.two
        self.depth += 1
        return ENTERED

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self) -> cython.void:
        i: cython.int
        self.best = self.cards - self.left
        self.best_steps = self.steps
        for i in range(self.steps):
            self.best_card[i] = self.step_card[i]
            self.best_on[i] = self.step_on[i]

    def run(self, nodes: cython.int):
        """Go on for about so many states; the status then."""
        goal: cython.ulonglong = self.nodes + nodes
        if self.nodes == 0:
            self._grow()
            self._restart()
        while self.status == RUNNING and self.nodes < goal:
            if self.stored > (THREE << self.table_bits) >> 2 and self.table_bits < self.most_bits:
                self._grow()
            with cython.nogil:
                self._search(goal)
        return self.status

    def _grow(self):
        self.table_bits = min(self.most_bits, max(14, self.table_bits + 3))
        self.table = memoryview(mmap(-1, 8 << self.table_bits)).cast("Q")
        self.stored = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _restart(self) -> cython.void:
        while self.depth:
            self.depth -= 1
            self._back_to(self.frame_steps[self.depth])
            self._forget(self.frame_one[self.depth], self.frame_two[self.depth])
        self._back_to(0)
        self.hopeful = 0xFFFF
        if self._enter(0) == PRUNED:
            self.status = LOST

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, goal: cython.ulonglong) -> cython.void:
        limit: cython.ulonglong = (THREE << self.table_bits) >> 2
        while self.status == RUNNING and self.nodes < goal:
            if self.nodes >= self.restart_at:
                self.restarts += 1
                self.restart_by += self.restart_by >> 3
                self.restart_at = self.nodes + self.restart_by
                self._restart()
                continue
            if self.stored > limit and self.table_bits < self.most_bits:
                return
            if self.depth == 0:
                self.status = FULL if self.overfull else LOST
                return
            d: cython.int = self.depth - 1
            if self.frame_next[d] == self.frame_end[d]:
                self.depth -= 1
                self._back_to(self.frame_steps[d])
                continue
            at: cython.int = self.frame_next[d]
            self.frame_next[d] += 1
            steps: cython.int = self.steps
            self.hopeful = self.frame_hopeful[d]
            self._carry_out(at)
            if self._enter(steps) == PRUNED:
                self._back_to(steps)
