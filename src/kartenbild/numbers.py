"""Deal numbers, version 1: the same number is the same deal for ever, on every machine."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

VERSION = 1
FIRST, LAST = 1, 2**63 - 1
FRESH_BELOW = 10**9
_WORD = 2**64


def shuffled(pack: list[int], number: int) -> list[int]:
    """The pack in the order deal `number` deals it, first card first.

    Fisher and Yates from the last card down, fed by SHAKE-256 of ``kartenbild/1/NUMBER``; a word that would favour
    some places is thrown away, so every order of the pack is equally likely.
    """
    cards = list(pack)
    words = _words(number)
    for i in range(len(cards) - 1, 0, -1):
        fair = _WORD - _WORD % (i + 1)
        word = next(word for word in words if word < fair)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def fresh() -> int:
    """A random number for a deal that was named without one, short enough to be read aloud."""
    return FIRST + secrets.randbelow(FRESH_BELOW - FIRST)


def _words(number: int) -> Iterator[int]:
    seed = hashlib.shake_256(f"kartenbild/{VERSION}/{number}".encode("ascii"))
    taken, block = 0, 1024
    while True:
        stream = seed.digest(taken + block)
        for start in range(taken, taken + block, 8):
            yield int.from_bytes(stream[start : start + 8], "big")
        taken += block
