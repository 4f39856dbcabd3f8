"""Every game with every combination of its variants, by name."""

from __future__ import annotations

from itertools import product

from kartenbild import patiences
from kartenbild.rules import names
from kartenbild.rules.lowering import Tables, lower


def every_ruled() -> list[str]:
    """'irmgard', 'irmgard+centre', …: twenty names, each printed as the product prints it."""
    declared = patiences.declared()
    return [
        names.parse("+".join((patience.name, *words)), declared).ruled
        for patience in declared.values()
        for words in product(*(setting.words for setting in patience.settings))
    ]


def tables_of(ruled: str) -> Tables:
    declared = patiences.declared()
    name = names.parse(ruled, declared)
    return lower(names.ruled(declared[name.game], name.words))


EVERY_RULED = every_ruled()
EVERY_GAME = list(patiences.declared())
