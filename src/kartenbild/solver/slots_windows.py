"""When each card may fill each slot: the turns of all passes, with what is possible at each of them.

A turn is one card being turned over: numbered `pass * cards + card`. What is played until the next turn is said to be
played at it, from the waste's top downwards.
"""

from __future__ import annotations

from dataclasses import dataclass

from kartenbild.solver.slots_puzzle import Puzzle

Offer = tuple[int, list[int]]
"""A card and the slots it may fill."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: its number, the card turned over, and what may be played then, the upper card first."""

    number: int
    card: int
    offers: list[Offer]


def every_turn(puzzle: Puzzle, passes: int) -> list[Turn]:
    """All turns with everything that the rules do not forbid at first sight: no reasoning has gone into it."""
    slots = [*puzzle.slots, []]
    return [
        Turn(number, card, [(below, slots[puzzle.class_of[below]]) for below in _in_reach(puzzle, card)])
        for number, card in _numbered(puzzle, passes)
    ]


def _in_reach(puzzle: Puzzle, card: int) -> range:
    return range(card, card - 1, -1) if puzzle.just_turned else range(card, -1, -1)


def _numbered(puzzle: Puzzle, passes: int) -> list[tuple[int, int]]:
    cards = len(puzzle.class_of)
    return [(number, number % cards) for number in range(puzzle.first, passes * cards)]


class Windows:
    """Turns narrowed to what a relaxed run forwards and one backwards both allow.

    `domains`: for each class the mask of its assignments that are still possible; it shrinks. `turns`: what is left.
    `possible`: False where nothing is, and the position is lost.
    """

    def __init__(self, puzzle: Puzzle, passes: int, domains: list[int]) -> None:
        self.puzzle = puzzle
        self.domains = domains
        self.turns = every_turn(puzzle, passes)
        self._cards, self._slots = puzzle.cards, puzzle.slots
        self._having = [_having(puzzle, group) for group in range(puzzle.classes)]
        self.possible = self._narrow()

    def _narrow(self) -> bool:
        while True:
            before = sum(len(slots) for turn in self.turns for _, slots in turn.offers), sum(self.domains)
            self._forwards()
            self._backwards()
            if not all(self.domains):
                return False
            if before == (sum(len(slots) for turn in self.turns for _, slots in turn.offers), sum(self.domains)):
                return True

    def _forwards(self) -> None:
        """The relaxed run: keep what it reaches."""
        self._gone = [0] * len(self.puzzle.class_of)
        self._filled = [0] * len(self.puzzle.slot_class)
        narrowed: list[Turn] = []
        for turn in self.turns:
            offers = self._reached(turn)
            if offers:
                narrowed.append(Turn(turn.number, turn.card, offers))
        self.turns = narrowed
        for group, cards in enumerate(self._cards):
            for card in cards:
                self.domains[group] &= self._gone[card]

    def _reached(self, turn: Turn) -> list[Offer]:
        class_of, gone = self.puzzle.class_of, self._gone
        offered = dict(turn.offers)
        together: dict[int, int] = {}
        found: list[Offer] = []
        for card in _in_reach(self.puzzle, turn.card):
            group = class_of[card]
            among = together.get(group, self.domains[group])
            slots = [slot for slot in offered.get(card, ()) if self._fill(card, slot, among)]
            if slots:
                found.append((card, slots))
            among &= gone[card]
            if not among:
                break
            together[group] = among
        return found

    def _fill(self, card: int, slot: int, among: int) -> bool:
        below, ahead = self.puzzle.before[slot], self.puzzle.ahead[slot]
        if below >= 0 and not self._filled[below]:
            return False
        new = self._having[self.puzzle.class_of[card]].get((card, slot), 0) & among
        if ahead >= 0:
            new &= self._filled[ahead]
        self._gone[card] |= new
        self._filled[slot] |= new
        return bool(new)

    def _backwards(self) -> None:
        """The run from the end: keep what still leaves time for the slots above and for the equal pile behind."""
        puzzle = self.puzzle
        later: list[list[int]] = [[] for _ in puzzle.slot_class]
        for slot, (below, ahead) in enumerate(zip(puzzle.before, puzzle.ahead, strict=True)):
            for earlier in (below, ahead):
                if earlier >= 0:
                    later[earlier].append(slot)
        short = {slot for slot in range(len(later)) if self._may_stay_empty(slot)}
        kept: set[tuple[int, int]] = set()
        filled = set(short)
        for turn in reversed(self.turns):
            for card, slots in reversed(turn.offers):
                slots[:] = [slot for slot in slots if all(above in filled for above in later[slot])]
                filled.update(slots)
                kept.update((card, slot) for slot in slots)
        self._forget(kept)

    def _may_stay_empty(self, slot: int) -> bool:
        group = self.puzzle.slot_class[slot]
        return len(self._cards[group]) < len(self._slots[group])

    def _forget(self, kept: set[tuple[int, int]]) -> None:
        for group, having in enumerate(self._having):
            for pair, mask in having.items():
                if pair not in kept:
                    self.domains[group] &= ~mask


def _having(puzzle: Puzzle, group: int) -> dict[tuple[int, int], int]:
    """For each card and slot of a class the mask of the assignments that bring them together."""
    cards, slots = puzzle.cards[group], puzzle.slots[group]
    found = {(card, slot): 0 for card in cards for slot in slots}
    for number, chosen in enumerate(puzzle.assignments(group)):
        for card, seat in zip(cards, chosen, strict=True):
            found[card, slots[seat]] |= 1 << number
    return found
