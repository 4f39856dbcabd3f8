"""Eager play of full assignments of cards to slots, and annealing over them.

Annotated Python: built by Cython it is the module ``_slots_annealing_core``; the docstrings of `slots_puzzle` and the
decision records say what the words mean.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFF)
_SPREAD = cython.declare(cython.ulonglong, 2654435761)


@cython.final
@cython.cclass
class Assignments:
    """Full assignments of one puzzle's cards, looked at one after the other.

    `puzzle`: a `kartenbild.solver.slots_puzzle.Puzzle` with room. `passes`: how many passes are left, with the one
    under way.
    """

    cards: cython.int
    slots: cython.int
    classes: cython.int
    first: cython.int
    passes: cython.int
    just_turned: cython.bint
    nodes: cython.longlong
    seed: cython.ulonglong

    class_of: cython.int[::1]
    class_size: cython.int[::1]
    class_cards: cython.int[::1]
    class_slots: cython.int[::1]
    opened: cython.ushort[::1]
    after: cython.ushort[::1]

    given: cython.ushort[::1]
    ready: cython.ushort[::1]
    waste: cython.ushort[::1]

    def __init__(self, puzzle, passes):
        self.cards = len(puzzle.class_of)
        self.slots = len(puzzle.slot_class)
        self.classes = puzzle.classes
        self.first = puzzle.first
        self.passes = passes
        self.just_turned = puzzle.just_turned
        self.nodes = 0
        self.seed = 1
        self.class_of = array("i", [*puzzle.class_of, 0])
        self.class_size = array("i", [0] * (self.classes + 1))
        self.class_cards = array("i", [-1] * (4 * self.classes + 1))
        self.class_slots = array("i", [-1] * (4 * self.classes + 1))
        for group in range(self.classes):
            for seat, slot in enumerate(puzzle.slots[group]):
                self.class_slots[4 * group + seat] = slot
        # Two slots that are none: over the highest of a pile one that nothing needs, under the waste one never open.
        self.opened = array("H", [*(below < 0 for below in puzzle.before), False, False])
        self.after = array("H", [self.slots] * (self.slots + 1))
        for slot, below in enumerate(puzzle.before):
            if below >= 0:
                self.after[below] = slot
        self.given = array("H", [0] * (self.cards + 1))
        self.ready = array("H", [0] * (self.slots + 2))
        self.waste = array("H", [self.slots + 1] * (self.cards + 1))
        self._sort_out()

    def imagine(self, cards, classes):
        """Let these cards be of these classes: the same classes as before, in another order."""
        for card, group in zip(cards, classes, strict=True):
            self.class_of[card] = group
        self._sort_out()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sort_out(self) -> cython.void:
        """Note for each class its cards."""
        card: cython.int
        group: cython.int
        for group in range(self.classes):
            self.class_size[group] = 0
        for card in range(self.cards):
            group = self.class_of[card]
            self.class_cards[4 * group + self.class_size[group]] = card
            self.class_size[group] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _left(self) -> cython.int:
        """How many cards are left when every card goes to the slot `given` as soon as it can.

        `waste`: the slots given to the cards that wait, from the bottom up, over one that is never open; after them
        what is still to be turned, which the waste never overtakes.
        """
        ready: cython.ushort[::1] = self.ready
        waste: cython.ushort[::1] = self.waste
        after: cython.ushort[::1] = self.after
        given: cython.ushort[::1] = self.given
        card: cython.int
        slot: cython.int
        read: cython.int
        passing: cython.int
        end: cython.int = self.cards
        below: cython.int = self.first
        waiting: cython.int = self.first
        for slot in range(self.slots):
            ready[slot] = self.opened[slot]
        for card in range(self.cards):
            waste[card + 1] = given[card]
        for passing in range(self.passes):
            waiting = below
            for read in range(below + 1, end + 1):
                slot = waste[read]
                if ready[slot]:
                    ready[after[slot]] = 1
                    if not self.just_turned:
                        while ready[waste[waiting]]:
                            ready[after[waste[waiting]]] = 1
                            waiting -= 1
                else:
                    waiting += 1
                    waste[waiting] = slot
            if waiting == 0 or (passing > 0 and waiting == end):
                break
            end = waiting
            below = 0
        return waiting

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _random(self, below: cython.uint) -> cython.uint:
        """A number below the bound, by a xorshift generator with 32 bits."""
        x: cython.ulonglong = self.seed
        x ^= (x << 13) & _MASK
        x ^= x >> 17
        x ^= (x << 5) & _MASK
        self.seed = x
        return (x * below) >> 32

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _exchange(self, card: cython.int, other: cython.int) -> cython.void:
        """Let each of two cards have the other's slot."""
        slot: cython.int = self.given[card]
        self.given[card] = self.given[other]
        self.given[other] = slot

    def assignment(self):
        """For each card the slot it goes to, in the assignment looked at last."""
        return list(self.given[: self.cards])

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def shuffle(self, seed: cython.int) -> cython.int:
        """Begin annealing anew with a random assignment; returns what it leaves."""
        group: cython.int
        seat: cython.int
        other: cython.int
        self.seed = ((seed + 1) * _SPREAD) & _MASK
        if self.seed == 0:
            self.seed = 1
        for group in range(self.classes):
            for seat in range(self.class_size[group]):
                self.given[self.class_cards[4 * group + seat]] = self.class_slots[4 * group + seat]
            for seat in range(self.class_size[group] - 1, 0, -1):
                other = self._random(seat + 1)
                self._exchange(self.class_cards[4 * group + seat], self.class_cards[4 * group + other])
        return self._left()

    def anneal(self, steps: cython.int, now: cython.int, chance: cython.int):
        """So many steps at one temperature from an assignment that leaves `now`; returns what is left, 0 for a win.

        A step exchanges the slots of two cards of a class; a step that leaves one card more is kept with
        `chance` in 65536, two more with its square and so on.
        """
        with cython.nogil:
            now = self._anneal(steps, now, chance)
        return now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _anneal(self, steps: cython.int, now: cython.int, chance: cython.int) -> cython.int:
        _step: cython.int
        card: cython.int
        other: cython.int
        group: cython.int
        more: cython.int
        worse: cython.int
        keep: cython.longlong
        for _step in range(steps):
            card = self._random(self.cards)
            group = self.class_of[card]
            if self.class_size[group] < 2:
                continue
            other = self.class_cards[4 * group + self._random(self.class_size[group])]
            if other == card:
                continue
            self._exchange(card, other)
            worse = self._left()
            self.nodes += 1
            if worse == 0:
                return 0
            keep = 65536
            more = worse - now
            while more > 0 and keep:
                keep = (keep * chance) >> 16
                more -= 1
            if worse <= now or self._random(65536) < keep:
                now = worse
            else:
                self._exchange(card, other)
        return now

    def spent(self):
        """How many assignments were played in annealing."""
        return self.nodes
