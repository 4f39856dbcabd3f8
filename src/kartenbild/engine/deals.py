"""From a deal's name, or from given cards, to a game."""

from __future__ import annotations

import dataclasses
from functools import cache

from kartenbild import numbers, patiences
from kartenbild.engine.game import Game
from kartenbild.rules import names
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.packs import parse_pack


def deal(name: str, cards: str | None = None) -> Game:
    """The named deal, not yet played.

    `name`: GAME[+VARIANT…][#NUMBER]; without number a fresh random one is taken. `cards`: the pack in dealing order
    in place of a number. Raises BadName or BadCards, both ValueErrors, with one sentence.
    """
    parsed = names.parse(name, patiences.declared())
    tables = tables_of(parsed)
    if cards is not None:
        return _deal_given(parsed, tables, cards)
    numbered = parsed if parsed.number is not None else dataclasses.replace(parsed, number=numbers.fresh())
    assert numbered.number is not None
    return Game(tables, numbers.shuffled(tables.pack, numbered.number), numbered)


def tables_of(name: names.DealName) -> Tables:
    """The lowered tables of a named game with its variants."""
    return _lowered(name.game, name.words)


@cache
def _lowered(game: str, words: tuple[str, ...]) -> Tables:
    return lower(names.ruled(patiences.declared()[game], words))


def _deal_given(name: names.DealName, tables: Tables, given: str) -> Game:
    if name.number is not None:
        raise names.BadName("bad-name-and-cards", deal=str(name))
    return Game(tables, parse_pack(given, tables.pack), name)
