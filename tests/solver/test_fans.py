"""The method for open fans against brute force on shrunken packs, every pruning on and off."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections import Counter

import pytest
from small_fans import SIZES, Size, dealt, shrunk, verdict
from small_games import exhausted, replays

from kartenbild import cards, patiences
from kartenbild.engine.core import Position
from kartenbild.engine.deals import deal
from kartenbild.rules.lowering import Tables, lower
from kartenbild.rules.vocabulary import By, Foundation, Gather, Recycle, Tableau
from kartenbild.solver import fans_core
from kartenbild.solver.fans import Fans, GatheringSearch
from kartenbild.solver.fans_exhausting import Exhausting
from kartenbild.solver.fans_reading import ALL_PRUNINGS, LAST_STAYS, NEVER_FREE, SAFE_UP, SECOND_KING, Table
from kartenbild.solver.verdict import Outcome
from oracle.referee import Oracle
from oracle.search import solve_brute

PRUNINGS = [
    ALL_PRUNINGS,
    0,
    *(ALL_PRUNINGS ^ one for one in (SAFE_UP, LAST_STAYS, NEVER_FREE, SECOND_KING)),
    *(SAFE_UP, LAST_STAYS, NEVER_FREE, NEVER_FREE | SECOND_KING),
]
MOST = 2_500


def small_deals(count: int, gathers: int, by: By = By.COLOUR) -> list[tuple[int, Tables]]:
    tables = [shrunk(size, gathers, by) for size in SIZES]
    return [(seed, tables[seed % len(tables)]) for seed in range(count)]


@pytest.mark.parametrize("prunings", PRUNINGS)
def test_the_last_layout_is_decided_as_by_brute_force(prunings: int) -> None:
    found: Counter[tuple[bool | None, Outcome | None]] = Counter()
    for seed, tables in small_deals(330, gathers=0):
        position = dealt(tables, seed)
        found[truths(seed, tables, position), verdict(tables, position, prunings)] += 1
    assert not found[True, Outcome.LOST] and not found[False, Outcome.WON]
    assert found[True, Outcome.WON] > 60 and found[False, Outcome.LOST] > 60
    assert not found[False, None] and found[True, None] < 3


_TRUTHS: dict[int, bool | None] = {}


def truths(seed: int, tables: Tables, position: Position) -> bool | None:
    """The truth of the deals without gatherings, found once."""
    if seed not in _TRUTHS:
        _TRUTHS[seed] = exhausted(tables, position, MOST)
    return _TRUTHS[seed]


@pytest.mark.parametrize("by", [By.SUIT, By.ALTERNATING, By.ANY_SUIT])
def test_fans_built_by_other_suits_are_decided_as_by_brute_force(by: By) -> None:
    found: Counter[tuple[bool | None, Outcome | None]] = Counter()
    for seed, tables in small_deals(110, gathers=0, by=by):
        position = dealt(tables, seed)
        told = exhausted(tables, position, MOST)
        for prunings in (ALL_PRUNINGS, 0):
            found[told, verdict(tables, position, prunings)] += 1
    assert not found[True, Outcome.LOST] and not found[False, Outcome.WON]
    assert found[True, Outcome.WON] > 20


def test_the_oracle_agrees() -> None:
    compared = 0
    for seed in range(24):
        size = SIZES[seed % 4]
        tables = shrunk(size, gathers=0)
        order = list(tables.pack)
        random.Random(seed).shuffle(order)
        names = [cards.name(card) for card in order]
        oracle = Oracle("grosser-faecher+none", names, ranks=size.ranks, suits=size.suits, arcs=size.arcs)
        told = solve_brute(oracle, 400)
        if told is not None:
            compared += 1
            assert verdict(tables, Position(tables, order)) is (Outcome.WON if told else Outcome.LOST)
    assert compared > 8


@pytest.mark.parametrize("gathers", [1, 2])
def test_with_gatherings_left_wins_replay_and_losses_are_true(gathers: int) -> None:
    found: Counter[tuple[bool | None, Outcome | None]] = Counter()
    for seed, tables in small_deals(300, gathers):
        position = dealt(tables, seed)
        search = GatheringSearch(tables, position, 64)
        outcome = search.run(4_000)
        assert outcome is not Outcome.WON or replays(tables, position, search.moves())
        told = exhausted(tables, position, MOST) if outcome is Outcome.LOST or seed % 4 == 0 else None
        found[told, outcome] += 1
    assert not found[True, Outcome.LOST] and not found[False, Outcome.WON]
    assert sum(count for (_, outcome), count in found.items() if outcome is Outcome.WON) > 150


def test_walking_through_everything_is_brute_force() -> None:
    found: Counter[tuple[bool | None, bool | None]] = Counter()
    for seed, tables in small_deals(66, gathers=1):
        position = dealt(tables, seed)
        told = exhausted(tables, position, 1_000)
        if told is None:
            continue
        walk = Exhausting(tables, position)
        walk.granted = 10**9
        list(walk.play())
        assert not walk.outcome or replays(tables, position, walk.moves)
        found[told, walk.outcome] += 1
    assert set(found) == {(True, True), (False, False)}


def test_a_walk_that_left_something_out_calls_nothing_lost() -> None:
    for seed, tables in small_deals(66, gathers=1):
        position = dealt(tables, seed)
        for walk in (Exhausting(tables, position, last=1), Exhausting(tables, position, most=2)):
            walk.granted = 160_000  # One walk wants more, to come to a win.
            next(walk.play(), None)
            told = exhausted(tables, position, 1_000) if walk.outcome is False else None
            assert not told
            assert not walk.outcome or replays(tables, position, walk.moves)


@pytest.mark.parametrize("number", [114, 185])
def test_where_probing_goes_round_in_circles_every_position_is_tried(number: int) -> None:
    game = deal(f"grosser-faecher+one#{number}")
    search = Fans().search(game.tables, game.position, 64)
    assert search.run(1_000_000) is Outcome.WON


def test_planted_wins_are_never_called_lost() -> None:
    tables = deal("grosser-faecher+none#1").tables
    found = Counter(verdict(tables, planted(tables, seed), nodes=4_000) for seed in range(80))
    assert not found[Outcome.LOST] and found[Outcome.WON] > 20


def planted(tables: Tables, seed: int) -> Position:
    """A win played backwards: the last card to go up comes back first, now and then tops are moved about."""
    rnd = random.Random(seed)
    fans: list[list[int]] = [[] for _ in range(tables.tableau)]
    by_rank = sorted(range(len(tables.pack)), key=lambda index: (tables.pack[index] % 13, rnd.random()))
    while by_rank:
        rnd.choice([fan for fan in fans if len(fan) < 9]).append(by_rank.pop())
        for fan in rnd.sample(fans, 3):
            # A card on its parent may have come there from anywhere.
            if len(fan) > 1 and is_parent(tables.pack[fan[-2]], tables.pack[fan[-1]]):
                rnd.choice([other for other in fans if other is not fan and len(other) < 10]).append(fan.pop())
    position = Position(tables, tables.pack)
    position.arrange([*fans, *([] for _ in tables.place_names[len(fans) :])], [0] * len(tables.place_names), 0, False)
    return position


def is_parent(below: int, above: int) -> bool:
    return below % 13 == above % 13 + 1 and cards.is_red(below) == cards.is_red(above)


def test_how_it_is_sliced_changes_nothing() -> None:
    for name in ("grosser-faecher+none#45", "grosser-faecher+one#6"):
        game = deal(name)
        ends = []
        for slices in (itertools.repeat(1_000_000), itertools.cycle([7, 500, 31])):
            search = Fans().search(game.tables, game.position, 64)
            while (outcome := search.run(next(slices))) is None:
                pass
            ends.append((outcome, search.nodes, search.moves()))
        assert ends[0] == ends[1]


def test_interpreted_and_compiled_search_alike() -> None:
    game = deal("grosser-faecher+none#50")
    table = Table(game.tables, game.position)
    compiled = table.layout(ALL_PRUNINGS, 16, 1)
    plain = table.layout(ALL_PRUNINGS, 16, 1, fans_core.Layout)
    assert compiled.run(600) == plain.run(600)
    assert (compiled.line(), compiled.best_line()) == (plain.line(), plain.best_line())


@pytest.mark.parametrize(
    ("name", "outcome", "nodes"),
    [
        ("+none#1", Outcome.WON, 1902),
        ("+none#4", Outcome.LOST, 177486),
        ("+none#6", Outcome.LOST, 1),
        ("+one#2", Outcome.WON, 349),
        ("", Outcome.WON, 979),
    ],
)
def test_node_counts_stay(name: str, outcome: Outcome, nodes: int) -> None:
    game = deal(f"grosser-faecher{name}" if name else "grosser-faecher#7")
    search = Fans().search(game.tables, game.position, 64)
    assert (search.run(1_000_000), search.nodes) == (outcome, nodes)


def test_what_fits_is_read_from_the_declaration() -> None:
    declared = patiences.declared()
    fitting = {name for name, patience in declared.items() if Fans().fits(lower(patience))}
    assert fitting == {name for name, patience in declared.items() if isinstance(patience.redeal, Gather)}
    [fans] = [declared[name] for name in fitting]
    assert Fans().fits(shrunk(Size(5, "DH", (3, 2)), 1))
    for change in (
        {"foundations": (Foundation(8, fills="A23456789TJQK", by=By.COLOUR),)},
        {"foundations": (Foundation(4, fills="A23456789TJQK", by=By.SUIT),)},
        {"tableau": Tableau(rows=(8, 6, 2), by=By.COLOUR, lifts=By.SUIT, empty="")},
        {"tableau": Tableau(rows=(8, 6, 2), by=By.COLOUR, lifts=None, empty="K")},
        {"redeal": Recycle(times=None)},
        {"packs": 5},
    ):
        assert not Fans().fits(lower(dataclasses.replace(fans, **change)))
