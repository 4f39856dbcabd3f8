"""Shrunken circles: the declaration with fewer ranks, suits or packs."""

from __future__ import annotations

import dataclasses
import random
from array import array

from kartenbild.engine.core import Position
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.names import ruled
from kartenbild.rules.vocabulary import Patience


def shrunken(patience: Patience, words: tuple[str, ...], ranks: int, suits: str, packs: int) -> Tables:
    """The tables of a smaller circle: `ranks` from the ace up, one pile of each kind for each suit."""
    kept = patience.ranks[:ranks]
    highest = kept[-1]
    centre, circle = patience.foundations
    kings = " ".join(highest + card[1] for card in circle.laid_out.split() if card[1] in suits)
    twos = " ".join(card for card in centre.laid_out.split() if card[1] in suits)
    return lower(
        dataclasses.replace(
            ruled(patience, words),
            packs=packs,
            ranks=kept,
            suits=suits,
            foundations=(
                dataclasses.replace(centre, count=len(suits), fills=kept[1:] + "A", laid_out=twos),
                dataclasses.replace(circle, count=len(suits), fills=kept[:0:-1] + "A", laid_out=kings),
            ),
        )
    )


def random_position(tables: Tables, seed: int, most_moves: int) -> Position:
    """A random deal after some random moves, turning more often than playing."""
    chance = random.Random(seed)
    order = list(tables.pack)
    chance.shuffle(order)
    position = Position(tables, order)
    room = array("i", bytes(4 * position.most_moves()))
    for _ in range(chance.randrange(most_moves + 1)):
        legal = room[: position.moves(room, True)].tolist()
        if legal:
            position.make(legal[-1] if chance.random() < 0.4 else chance.choice(legal))
    return position


def endgame(unlimited: Tables, tables: Tables, seed: int, most_cards: int) -> Position:
    """A position of `tables` with few cards left: random play without end of passes, then limited passes as dealt."""
    chance = random.Random(seed)
    order = list(tables.pack)
    chance.shuffle(order)
    position = Position(unlimited, order)
    room = array("i", bytes(4 * position.most_moves()))
    places = range(len(tables.place_names))
    while len(position.pile(tables.stock_place)) + len(position.pile(tables.waste_place)) > most_cards:
        legal = room[: position.moves(room, True)].tolist()
        position.make(chance.choice(legal[:-1]) if len(legal) > 1 and chance.random() < 0.8 else legal[-1])
    small = Position(tables, order)
    redeals = chance.randrange(tables.redeals + 1) if tables.redeals < 250 else tables.redeals
    small.arrange([position.pile(place) for place in places], [0] * len(places), redeals, position.just_turned())
    return small


def planted(tables: Tables, seed: int) -> Position:
    """A deal that comes out: its cards are chosen only when a random game plays them, and it plays them all."""
    chance = random.Random(seed)
    pack = list(tables.pack)
    tops = [pile[-1] for pile in tables.laid_out[: tables.stock_place]]
    order: list[int] = [-1] * len(pack)
    passes = 1 + min(tables.redeals, 4)
    for number in range(passes):
        eagerness = 0.5 ** (passes - 1 - number)
        waste: list[int] = []
        for place in range(len(order)):
            if order[place] >= 0:
                continue
            waste.append(place)
            while waste and chance.random() < eagerness:
                pile, card = chance.choice(_fitting(tables, tops, pack))
                pack.remove(card)
                tops[pile] = order[waste.pop()] = card
                if tables.just_turned:
                    break
    return Position(tables, order)


def _fitting(tables: Tables, tops: list[int], pack: list[int]) -> list[tuple[int, int]]:
    return [(pile, card) for pile, top in enumerate(tops) for card in pack if tables.lay[pile * 52 + top] >> card & 1]
