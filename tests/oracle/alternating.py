"""The tableau of both Irmgards: down in alternating colours, kings to empty columns."""

from .cards import is_face_down, is_one_lower, same_colour
from .rules import Position, foundation_moves, run_moves


def belongs(card: str, below: str) -> bool:
    if is_face_down(below):
        return False
    return is_one_lower(card, below) and not same_colour(card, below)


def column_takes(head: str, column: list[str], king: str) -> bool:
    if not column:
        return head[0] == king
    return belongs(head, column[-1])


def column_moves(position: Position, king: str) -> list[str]:
    def takes(head: str, column: list[str]) -> bool:
        return column_takes(head, column, king)

    moves: list[str] = []
    for source in position.places("T"):
        if position.piles[source]:
            moves += foundation_moves(source, position)
            moves += run_moves(source, position, belongs, takes)
    return moves
