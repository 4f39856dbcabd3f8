"""What counts in the looks of a state between row deals, for all that look at it."""

from __future__ import annotations

LOOKS = (10, 30, 12, 3, 20)
"""What a card home, one face down, a break in a column, a card needed soon under a break, an empty column count."""
NOISE = 30
"""The range of the random part."""
SOON = 4
"""How many of a suit's next ranks are needed soon."""
