"""The puzzle of slots as clauses.

Variables, each a positive number: card `c` goes to slot `s`; `c` is played by turn `t`; `s` is filled by turn `t`; and
helpers that say of a run of cards in the waste that all of them are played. Variable 1 is true.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from kartenbild.solver.slots_puzzle import Puzzle
from kartenbild.solver.slots_windows import Turn

Clause = list[int]

TRUE = 1


class Model:
    """Clauses that hold exactly if the puzzle comes out at the given turns.

    `turns`: see `slots_windows`; the first's number may be above 0. `goes`: the variable of each card and slot that go
    together. `variables`: how many there are so far; final when `clauses` is exhausted.
    """

    def __init__(self, puzzle: Puzzle, turns: list[Turn]) -> None:
        self.puzzle = puzzle
        self.turns = turns
        self.variables = TRUE
        self.goes: dict[tuple[int, int], int] = {}
        self._cards, self._slots = puzzle.cards, puzzle.slots
        self._chances: dict[tuple[int, int], list[int]] = {}
        for turn in turns:
            for card, slots in turn.offers:
                for slot in slots:
                    self._chances.setdefault((card, slot), []).append(turn.number)
        self._end = turns[-1].number + 1 if turns else 0

    def clauses(self) -> Iterator[list[Clause]]:
        """All clauses, in portions."""
        yield [[TRUE]]
        yield self._assignment()
        self.played, chains = self._by_turn([self._times_of_card(card) for card in range(len(self.puzzle.class_of))])
        yield chains
        self.filled, chains = self._by_turn([self._times_of_slot(slot) for slot in range(len(self.puzzle.slot_class))])
        yield chains
        for (card, slot), goes in self.goes.items():
            yield self._same_time(card, slot, goes)
        for slot in range(len(self.puzzle.slot_class)):
            yield self._in_order(slot)
        for turn in self.turns:
            yield self._last_in_first_out(turn)

    def assignment(self, solution: list[int]) -> list[int]:
        """For each card its slot in a satisfying assignment of the variables."""
        true = set(solution)
        slots = {card: slot for (card, slot), goes in self.goes.items() if goes in true}
        return [slots[card] for card in range(len(self.puzzle.class_of))]

    def _new(self) -> int:
        self.variables += 1
        return self.variables

    def _assignment(self) -> list[Clause]:
        """Each card goes to one slot, no slot takes two; where there are as many cards as slots, each takes one."""
        self.goes = {pair: self._new() for pair in sorted(self._chances)}
        found: list[Clause] = [[] for group in self.puzzle.class_of if group < 0]
        for cards, slots in zip(self._cards, self._slots, strict=True):
            rows = [[self.goes[card, slot] for slot in slots if (card, slot) in self.goes] for card in cards]
            columns = [[self.goes[card, slot] for card in cards if (card, slot) in self.goes] for slot in slots]
            found += rows + (columns if len(cards) == len(slots) else [])
            found += [[-one, -other] for line in rows + columns for one, other in combinations(line, 2)]
        return found

    def _times_of_card(self, card: int) -> tuple[list[int], bool]:
        group = self.puzzle.class_of[card]
        slots = self._slots[group] if group >= 0 else []
        return sorted({time for slot in slots for time in self._chances.get((card, slot), ())}), True

    def _times_of_slot(self, slot: int) -> tuple[list[int], bool]:
        cards = self._cards[self.puzzle.slot_class[slot]]
        times = {time for card in cards for time in self._chances.get((card, slot), ())}
        return sorted(times), len(cards) == len(self._slots[self.puzzle.slot_class[slot]])

    def _by_turn(self, things: list[tuple[list[int], bool]]) -> tuple[list[list[int]], list[Clause]]:
        """For each thing the literals 'done before turn 0, 1 …', and the clauses that what is done stays done.

        A thing is the turns at which it may be done, and whether it must be.
        """
        literals: list[list[int]] = []
        clauses: list[Clause] = []
        for times, must in things:
            line, last, begun = [], -TRUE, 0
            for time in times:
                line += [last] * (time + 1 - begun)
                begun = time + 1
                new = TRUE if must and time == times[-1] else self._new()
                if last != -TRUE and new != TRUE:
                    clauses.append([-last, new])
                last = new
            literals.append(line + [last] * (self._end + 1 - begun))
        return literals, clauses

    def _same_time(self, card: int, slot: int, goes: int) -> list[Clause]:
        """A card that goes to a slot is played when the slot is filled, and at a turn where that is possible."""
        found: list[Clause] = []
        played, filled = self.played[card], self.filled[slot]
        chances = set(self._chances[card, slot])
        for before in range(self._end):
            now = before + 1
            new_played, new_filled = played[now] != played[before], filled[now] != filled[before]
            if new_played or new_filled:
                _put(found, -goes, -played[now], filled[now])
                _put(found, -goes, -filled[now], played[now])
            if new_played and before not in chances:
                _put(found, -goes, -played[now], played[before])
        return found

    def _in_order(self, slot: int) -> list[Clause]:
        """A slot is filled after the slot below it, and not before that of the pile ahead."""
        found: list[Clause] = []
        filled = self.filled[slot]
        for earlier in (self.puzzle.before[slot], self.puzzle.ahead[slot]):
            if earlier >= 0:
                for now in range(1, self._end + 1):
                    if filled[now] != filled[now - 1]:
                        _put(found, -filled[now], self.filled[earlier][now])
        below = self.puzzle.before[slot]
        if below >= 0:
            for card in self._cards[self.puzzle.slot_class[slot]]:
                if (card, slot) in self.goes:
                    found += self._deeper_below(card, slot, below)
        return found

    def _deeper_below(self, card: int, slot: int, below: int) -> list[Clause]:
        """A card that lies deeper in the waste cannot go first at one turn."""
        found: list[Clause] = []
        played = self.played[card]
        for deeper in self._cards[self.puzzle.slot_class[below]]:
            if deeper < card and (deeper, below) in self.goes:
                under, both = self.played[deeper], (-self.goes[card, slot], -self.goes[deeper, below])
                for time in self._chances[card, slot]:
                    if under[time] != under[time + 1]:
                        _put(found, *both, -played[time + 1], played[time], under[time])
        return found

    def _last_in_first_out(self, turn: Turn) -> list[Clause]:
        """A card is played under others only when they are gone, and at the turn of one that goes now too."""
        found: list[Clause] = []
        before, now = turn.number, turn.number + 1
        offered = {card for card, _ in turn.offers if card < turn.card}
        all_gone = TRUE
        for card in range(turn.card - 1, min(offered, default=turn.card) - 1, -1):
            all_gone = self._both(all_gone, self.played[card + 1][now], found)
            if card in offered:
                new = (-self.played[card][now], self.played[card][before])
                _put(found, *new, all_gone)
                _put(found, *new, -self.played[turn.card][before])
        return found

    def _both(self, one: int, other: int, found: list[Clause]) -> int:
        """A literal that implies both."""
        if TRUE in (one, other) or one == other:
            return other if one == TRUE else one
        if -TRUE in (one, other):
            return -TRUE
        new = self._new()
        found += [[-new, one], [-new, other]]
        return new


def _put(found: list[Clause], *literals: int) -> None:
    """Add a clause without literals that are false for good or doubled; none that is true for good."""
    kept = {literal for literal in literals if literal != -TRUE}
    if TRUE not in kept and not any(-literal in kept for literal in kept):
        found.append(sorted(kept, key=abs))
