"""The kinds of moves and the reasons for refusing one, as numbers the compiled engine shares."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """A move is ``kind << 24 | source << 16 | target << 8 | count``."""

    SHIFT = 0
    DEAL = 1
    TURN = 2
    RECYCLE = 3
    GATHER = 4
    UP = 5
    DOWN = 6


class Refusal(IntEnum):
    """Why the rules refuse a move."""

    OK = 0
    NOT_IN_THIS_GAME = 1
    DEAL_GOES_ON = 2
    NOTHING_TO_ANSWER = 3
    PLACE_IS_EMPTY = 4
    STAYS_THERE = 5
    NOT_FROM_STOCK = 6
    NOT_JUST_TURNED = 7
    FACE_DOWN = 8
    ONLY_TOP_MOVES = 9
    NOT_A_RUN = 10
    SAME_PLACE = 11
    NOTHING_GOES_THERE = 12
    ONE_AT_A_TIME = 13
    NOT_ON_EMPTY = 14
    DOES_NOT_FIT = 15
    STOCK_EMPTY = 16
    STOCK_NOT_EMPTY = 17
    WASTE_EMPTY = 18
    NO_REDEAL_LEFT = 19
