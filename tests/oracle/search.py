from collections.abc import Hashable

from .referee import Oracle
from .rules import Position


def perft(oracle: Oracle, depth: int) -> int:
    """How many sequences of `depth` legal_moves() there are."""
    if depth == 0:
        return 1
    leaves = 0
    for move in oracle.legal_moves():
        oracle.play(move)
        leaves += perft(oracle, depth - 1)
        oracle.undo()
    return leaves


def solve_brute(oracle: Oracle, limit: int, plain: bool = False) -> bool | None:
    """Whether the game can be won from here; None when more than `limit` positions were met.

    `plain` leaves no symmetry out: slower, with the same answer.
    """
    rules = oracle.rules
    key = Position.key if plain else Position.key_without_order
    seen: set[Hashable] = {key(oracle.position)}
    waiting = [oracle.position]
    while waiting:
        position = waiting.pop()
        if rules.is_won(position):
            return True
        moves = rules.every_move(position) if plain else rules.decisions(position).values()
        for move in moves:
            following = rules.after(move, position)
            if key(following) in seen:
                continue
            if len(seen) == limit:
                return None
            seen.add(key(following))
            waiting.append(following)
    return False
