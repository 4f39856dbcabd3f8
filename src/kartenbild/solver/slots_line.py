"""From an assignment of cards to slots to the moves of a game."""

from __future__ import annotations

from kartenbild.engine.kinds import Kind
from kartenbild.solver.slots_puzzle import Puzzle, endless

TURN = Kind.TURN << 24
RECYCLE = Kind.RECYCLE << 24


def always_comes_out(puzzle: Puzzle) -> bool:
    """Whether eager play of any assignment comes out: as many cards as slots, and passes without end."""
    full = len(puzzle.class_of) == len(puzzle.slot_class)
    return full and puzzle.room() and endless(puzzle)


def first_come(puzzle: Puzzle) -> list[int]:
    """The assignment that arises when each card goes to the first slot open to it, passes without end."""
    slots = [list(members) for members in puzzle.slots]
    given: dict[int, int] = {}
    filled = {-1}
    while len(given) < len(puzzle.class_of):
        for card, group in enumerate(puzzle.class_of):
            if card not in given:
                slot = next((slot for slot in slots[group] if puzzle.before[slot] in filled), None)
                if slot is not None:
                    given[card] = slot
                    filled.add(slot)
                    slots[group].remove(slot)
    return [given[card] for card in range(len(puzzle.class_of))]


def line(puzzle: Puzzle, assignment: list[int]) -> list[int]:
    """The moves of eager play, every card going to its slot as soon as it can, until no card is left."""
    shifts = [int(Kind.SHIFT) << 24 | puzzle.waste_place << 16 | place << 8 | 1 for place in puzzle.slot_place]
    moves: list[int] = []
    waste = list(range(puzzle.in_waste))
    stock = list(range(len(assignment) - 1, puzzle.in_waste - 1, -1))
    filled = {-1}
    playable = puzzle.first < puzzle.in_waste
    while stock or waste:
        while waste and playable and puzzle.before[assignment[waste[-1]]] in filled:
            slot = assignment[waste.pop()]
            filled.add(slot)
            moves.append(shifts[slot])
            playable = not puzzle.just_turned
        if stock:
            moves.append(TURN)
            waste.append(stock.pop())
            playable = True
        elif waste:
            moves.append(RECYCLE)
            stock, waste = waste[::-1], []
    return moves
