"""For games of slots: what the best assignments of cards to slots do now, over imagined orders of the unseen cards.

Trial games by a policy say next to nothing here, because hardly one comes out; see docs/adr/0077.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random

from kartenbild.advice.knowledge import Knowledge
from kartenbild.advice.ranking import Line
from kartenbild.engine.kinds import Kind
from kartenbild.solver.slots_puzzle import Puzzle, first_alike, fits, read, useful_passes
from kartenbild.solver.slots_steps import Assignments, short_round

FOR_A_WORLD = 2
"""As much is spent on a world as on about so many trial games."""

_STEPS = 2_000
_FEWER = 0.7
"""What an assignment that leaves one card more counts less."""


def imagines(knowledge: Knowledge) -> bool:
    """Whether the game is one of slots with cards unseen, and a slot left for every card."""
    if not knowledge.unseen or not fits(knowledge.tables):
        return False
    return read(knowledge.tables, knowledge.world().position).room()


def rank_imagined(
    knowledge: Knowledge,
    codes: Sequence[int],
    worlds: int | None,
    seconds: float,
    seed: int,
    cancelled: Callable[[], bool],
) -> list[Line]:
    """The moves, best first, by `worlds` imagined orders or, without, for so many seconds.

    In each world assignments are annealed from here on; the move that the found one makes now gets its vote, which
    counts the more the fewer cards are left. `won`: the votes of those that leave none.
    """
    here = read(knowledge.tables, knowledge.world().position)
    lines = [(_filled(here, code), Line([code])) for code in codes]
    votes: dict[int, float] = defaultdict(float)
    for now, left in _votes(here, _unseen_cards(knowledge), worlds, seconds, seed, cancelled):
        votes[now] += _FEWER**left
        for slot, line in lines:
            line.games += 1
            line.won += slot == now and not left
    total = sum(votes[slot] for slot, _ in lines) or 1.0
    for slot, line in lines:
        line.value = round(1000 * line.games * votes[slot] / total)
    return sorted((line for _, line in lines), key=lambda line: -line.value)


def _unseen_cards(knowledge: Knowledge) -> list[int]:
    """The puzzle's cards that were never seen."""
    waste, stock = knowledge.piles[knowledge.tables.waste_place], knowledge.piles[knowledge.tables.stock_place]
    return [card for card, index in enumerate((*waste, *stock)) if knowledge.faces[index] is None]


def _votes(
    puzzle: Puzzle,
    unseen: list[int],
    worlds: int | None,
    seconds: float,
    seed: int,
    cancelled: Callable[[], bool],
) -> Iterator[tuple[int, int]]:
    """For each imagined order the slot filled now, as `_now` tells it, and how many cards are left in the end."""
    chance, classes = Random(seed), [puzzle.class_of[card] for card in unseen]
    assignments = Assignments(puzzle, useful_passes(puzzle))
    end, made = time.perf_counter() + seconds, 0
    while made != worlds and not cancelled() and (worlds or not made or time.perf_counter() < end):
        chance.shuffle(classes)
        assignments.imagine(unseen, classes)
        left = short_round(assignments, _STEPS, seed + made)
        yield _now(puzzle, assignments.assignment()), left
        made += 1


def _now(puzzle: Puzzle, assignment: Sequence[int]) -> int:
    """The slot that eager play of the assignment fills now, of piles that are alike the first; -1 where it waits."""
    if puzzle.first == puzzle.in_waste:
        return -1
    slot = assignment[puzzle.in_waste - 1]
    return first_alike(puzzle, slot) if puzzle.before[slot] < 0 else -1


def _filled(puzzle: Puzzle, code: int) -> int:
    """The same for a move. Slots are numbered by the open table, so alike in every imagined order."""
    if code >> 24 != Kind.SHIFT:
        return -1
    return first_alike(puzzle, puzzle.slot_place.index(code >> 8 & 255))
