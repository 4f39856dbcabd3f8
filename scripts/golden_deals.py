"""Writes the golden deals: the cards of some deal numbers, which may never change.

python scripts/golden_deals.py > tests/golden/deals.txt
"""

from __future__ import annotations

import kartenbild as kb

NUMBERS = (1, 2, 42, 999_999_999, 2**63 - 1)


def main() -> None:
    print("# Deal numbers, version 1: these lines may never change.")
    for game in kb.games():
        for number in NUMBERS:
            deal = kb.deal(f"{game}#{number}")
            print(f"{deal.name}: {deal.cards}")


if __name__ == "__main__":
    main()
