"""The arithmetic of slots: the exact search over assignments.

Annotated Python: built by Cython it is the module ``_slots_core``; the docstrings of `slots_puzzle` and the decision
records say what the words mean. A class's assignments are numbered; a set of them is a mask.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

# A relaxed run counts as so many nodes, an eager play as one: what they cost when nodes were first kept.
RUN = cython.declare(cython.int, 25)

OPEN = cython.declare(cython.int, 0)
WON = cython.declare(cython.int, 1)
LOST = cython.declare(cython.int, 2)

SYMMETRY = cython.declare(cython.int, 1)
WITHIN_REACH = cython.declare(cython.int, 2)
TOGETHER = cython.declare(cython.int, 4)
SHAVING = cython.declare(cython.int, 8)


def _ints(numbers):
    """A buffer of 32-bit numbers that is never empty."""
    return array("i", [*numbers, 0])


@cython.final
@cython.cclass
class Slots:
    """One puzzle, with the state of its search.

    `puzzle`: a `kartenbild.solver.slots_puzzle.Puzzle` with room. `passes`: how many passes are left, with the one
    under way. `prunings`: which prunings are used, bits SYMMETRY, WITHIN_REACH, TOGETHER, SHAVING.
    """

    cards: cython.int
    slots: cython.int
    classes: cython.int
    first: cython.int
    passes: cython.int
    just_turned: cython.bint
    prunings: cython.int
    nodes: cython.longlong

    class_of: cython.int[::1]
    class_size: cython.int[::1]
    class_cards: cython.int[::1]
    class_slots: cython.int[::1]
    before: cython.int[::1]
    ahead: cython.int[::1]
    value: cython.int[::1]
    having: cython.int[::1]

    given: cython.int[::1]

    domain: cython.int[::1]
    gone: cython.int[::1]
    slot_in: cython.int[::1]
    seen: cython.int[::1]
    seen_at: cython.int[::1]
    clock: cython.int

    depth: cython.int
    saved: cython.int[::1]
    rooted: cython.int[::1]
    choice: cython.int[::1]
    state: cython.int

    def __init__(self, puzzle, passes, prunings):
        self.cards = len(puzzle.class_of)
        self.slots = len(puzzle.slot_class)
        self.classes = puzzle.classes
        self.first = puzzle.first
        self.passes = passes
        self.just_turned = puzzle.just_turned
        self.prunings = prunings
        self.nodes = 0
        self.class_of = _ints(puzzle.class_of)
        self.before = _ints(puzzle.before)
        self.ahead = _ints(puzzle.ahead if prunings & 1 else [-1] * self.slots)
        self.class_size = _ints([len(puzzle.cards[group]) for group in range(self.classes)])
        self.class_cards = _ints([-1] * (4 * self.classes))
        self.class_slots = _ints([-1] * (4 * self.classes))
        self.value = _ints([0] * (96 * self.classes))
        self.having = _ints([0] * (4 * self.cards))
        self.domain = _ints([0] * self.classes)
        for group in range(self.classes):
            self._number_assignments(puzzle, group)
        self.given = _ints([0] * self.cards)
        self.gone = _ints([0] * self.cards)
        self.slot_in = _ints([0] * self.slots)
        self.seen = _ints([0] * self.classes)
        self.seen_at = _ints([0] * self.classes)
        self.clock = 0
        self.depth = -1
        self.saved = _ints([0] * (self.classes * (self.classes + 2)))
        self.rooted = _ints([0] * self.classes)
        self.choice = _ints([0] * (self.classes + 2))
        self.state = 0

    def _number_assignments(self, puzzle, group):
        cards, slots = puzzle.cards[group], puzzle.slots[group]
        for seat, card in enumerate(cards):
            self.class_cards[4 * group + seat] = card
        for seat, slot in enumerate(slots):
            self.class_slots[4 * group + seat] = slot
        assignments = puzzle.assignments(group)
        self.domain[group] = (1 << len(assignments)) - 1
        for number, chosen in enumerate(assignments):
            for seat, slot_seat in enumerate(chosen):
                self.value[(24 * group + number) * 4 + seat] = slot_seat
                self.having[4 * cards[seat] + slot_seat] |= 1 << number

    # The relaxed run.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _offer(self, card: cython.int, among: cython.int) -> cython.bint:
        """Let the card fill what it may in these of its class's assignments; whether anything is new."""
        seat: cython.int
        slot: cython.int
        new: cython.int
        group: cython.int = self.class_of[card]
        more: cython.bint = False
        for seat in range(4):
            slot = self.class_slots[4 * group + seat]
            if slot < 0:
                break
            new = self.having[4 * card + seat] & among
            if new == 0 or (self.before[slot] >= 0 and self.slot_in[self.before[slot]] == 0):
                continue
            if self.ahead[slot] >= 0:
                new &= self.slot_in[self.ahead[slot]]
            new &= ~self.gone[card]
            if new:
                self.gone[card] |= new
                self.slot_in[slot] |= new
                more = True
        return more

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reach(self, turned: cython.int) -> cython.bint:
        """Offer what is within reach when this card has just been turned; whether anything is new."""
        card: cython.int
        group: cython.int
        among: cython.int
        more: cython.bint = False
        if not self.prunings & WITHIN_REACH:
            for card in range(turned + 1):
                if self.gone[card] and self._offer(card, self.domain[self.class_of[card]]):
                    more = True
        if self.just_turned:
            return self._offer(turned, self.domain[self.class_of[turned]]) or more
        self.clock += 1
        card = turned
        while card >= 0:
            group = self.class_of[card]
            among = self.domain[group]
            if self.prunings & TOGETHER and self.seen_at[group] == self.clock:
                among = self.seen[group]
            if self._offer(card, among):
                more = True
            among &= self.gone[card]
            if among == 0:
                break
            self.seen[group] = among
            self.seen_at[group] = self.clock
            card -= 1
        return more

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self) -> cython.bint:
        """The relaxed run: False where the domains surely hold no solution; else they shrink to what it allows."""
        round: cython.int
        turned: cython.int
        card: cython.int
        group: cython.int
        seat: cython.int
        more: cython.bint
        for card in range(self.cards):
            self.gone[card] = 0
        for group in range(self.slots):
            self.slot_in[group] = 0
        self.nodes += RUN
        turned = self.first
        for round in range(self.passes):
            more = False
            while turned < self.cards:
                if self._reach(turned):
                    more = True
                turned += 1
            if not more and round > 0:
                break
            turned = 0
        for group in range(self.classes):
            for seat in range(self.class_size[group]):
                self.domain[group] &= self.gone[self.class_cards[4 * group + seat]]
            if self.domain[group] == 0:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self) -> cython.bint:
        """Run until nothing shrinks any more."""
        before: cython.longlong
        while True:
            before = self._measure()
            if not self._run():
                return False
            if self._measure() == before:
                return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _measure(self) -> cython.longlong:
        group: cython.int
        total: cython.longlong = 0
        for group in range(self.classes):
            total += self._count(self.domain[group])
        return total

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, mask: cython.int) -> cython.int:
        found: cython.int = 0
        while mask:
            mask &= mask - 1
            found += 1
        return found

    # The exact search.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store(self, level: cython.int) -> cython.void:
        group: cython.int
        for group in range(self.classes):
            self.saved[level * self.classes + group] = self.domain[group]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _restore(self, level: cython.int) -> cython.void:
        group: cython.int
        for group in range(self.classes):
            self.domain[group] = self.saved[level * self.classes + group]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shave(self, group: cython.int) -> cython.int:
        """Take out the class's assignments that a run alone refutes: -1 where none stays, else how many went."""
        value: cython.int
        left: cython.int
        kept: cython.int
        room: cython.int = self.classes + 1
        gone: cython.int = 0
        left = self.domain[group]
        kept = left
        self._store(room)
        while left:
            value = left & -left
            left &= left - 1
            self.domain[group] = value
            if not self._run():
                kept &= ~value
                gone += 1
            self._restore(room)
        self.domain[group] = kept
        return -1 if kept == 0 else gone

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _propagate(self) -> cython.bint:
        """Shrink the domains until neither a run nor shaving takes anything out; False where no solution is left."""
        group: cython.int
        gone: cython.int
        quiet: cython.int = 0
        if not self._settle():
            return False
        if not self.prunings & SHAVING:
            return True
        group = 0
        while quiet < self.classes:
            if self._count(self.domain[group]) > 1:
                gone = self._shave(group)
                if gone < 0:
                    return False
                if gone:
                    quiet = 0
                    if not self._settle():
                        return False
            quiet += 1
            group += 1
            if group == self.classes:
                group = 0
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self) -> cython.int:
        """The class with the fewest assignments of those with several, -1 where none has."""
        group: cython.int
        count: cython.int
        best: cython.int = -1
        least: cython.int = 99
        for group in range(self.classes):
            count = self._count(self.domain[group])
            if 1 < count < least:
                least = count
                best = group
        return best

    def search(self, until: cython.longlong):
        """Go on with the exact search until about so many nodes in all: WON, LOST or, to be gone on with, OPEN."""
        with cython.nogil:
            self._search(until)
        return self.state

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(self, until: cython.longlong) -> cython.void:
        group: cython.int
        value: cython.int
        while self.state == OPEN and self.nodes < until:
            if self.depth < 0:
                self.depth = 0
            else:
                while self.depth > 0:
                    self._restore(self.depth - 1)
                    group = self.choice[self.depth - 1]
                    if self.domain[group]:
                        break
                    self.depth -= 1
                if self.depth == 0:
                    self.state = LOST
                    break
                value = self.domain[group] & -self.domain[group]
                self.saved[(self.depth - 1) * self.classes + group] = self.domain[group] & ~value
                self.domain[group] = value
            if not self._propagate():
                if self.depth == 0:
                    self.state = LOST
                continue
            group = self._choose()
            if group < 0:
                self.state = WON
                self._take()
                break
            if self.depth == 0:
                for value in range(self.classes):
                    self.rooted[value] = self.domain[value]
            self._store(self.depth)
            self.choice[self.depth] = group
            self.depth += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self) -> cython.void:
        """Write down the assignment of domains that have one member each."""
        group: cython.int
        seat: cython.int
        value: cython.int
        for group in range(self.classes):
            value = self._count(self.domain[group] - 1)
            for seat in range(self.class_size[group]):
                self.given[self.class_cards[4 * group + seat]] = self.class_slots[
                    4 * group + self.value[(24 * group + value) * 4 + seat]
                ]

    def assignment(self):
        """After a win, for each card the slot it goes to."""
        return list(self.given[: self.cards])

    def spent(self):
        """What the relaxed runs cost."""
        return self.nodes

    def root_domains(self):
        """For each class the mask of its assignments that the first look left, or all of them before it."""
        domains = self.domain if self.depth <= 0 else self.rooted
        return list(domains[: self.classes])
