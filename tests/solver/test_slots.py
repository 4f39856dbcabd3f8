"""Piles fed from a waste: every way of deciding them against a search that leaves nothing out."""

from __future__ import annotations

from itertools import product

import pytest
import small_circles as small
from small_games import exhausted, won

from kartenbild.engine.core import Position
from kartenbild.engine.deals import deal
from kartenbild.patiences.grosser_kreis import PATIENCE
from kartenbild.rules.lowering import Tables
from kartenbild.solver import slots_annealing_core, slots_core
from kartenbild.solver.search import Search
from kartenbild.solver.slots import SLOTS
from kartenbild.solver.slots_line import always_comes_out, first_come, line
from kartenbild.solver.slots_puzzle import Puzzle, read
from kartenbild.solver.slots_sat import Satisfaction
from kartenbild.solver.slots_steps import ALL, Annealing, Exact, Steps
from kartenbild.solver.verdict import Outcome

VARIANTS = list(product(("three", "unlimited", "one", "two"), ("top", "turned-only")))
SHAPES = {(4, "CD", 2): 300, (5, "CD", 2): 60, (3, "CDHS", 2): 40, (6, "CD", 2): 40, (5, "CDHS", 1): 30}
PRUNINGS = [ALL, ALL - 1, ALL - 2, ALL - 4, ALL - 8, 0, 1, 2, 4, 8]


def decided(search: Search) -> Outcome:
    outcome = None
    while outcome is None:
        outcome = search.run(1_000_000)
    return outcome


def clauses(puzzle: Puzzle) -> Satisfaction:
    return Satisfaction(puzzle, [(1 << len(puzzle.assignments(group))) - 1 for group in range(puzzle.classes)], 512)


def replay(tables: Tables, position: Position, moves: list[int]) -> None:
    """Play the moves by the rules to the win, and take them back."""
    made = []
    for move in moves:
        assert position.refusal(move) == 0
        made.append((move, position.make(move)))
    assert won(tables, position)
    for move, token in reversed(made):
        position.unmake(move, token)


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_agrees_with_a_search_that_leaves_nothing_out(words: tuple[str, ...]) -> None:
    closed = 0
    for shape, deals in SHAPES.items():
        tables = small.shrunken(PATIENCE, words, *shape)
        for seed in range(deals):
            position = small.random_position(tables, seed, 30 * (seed % 2))
            truth = exhausted(tables, position, 6_000)
            if truth is not None:
                closed += 1
                assert (agreed(tables, position, seed) is Outcome.WON) == truth
    assert closed >= 300


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_agrees_in_endgames(words: tuple[str, ...]) -> None:
    shape = (13, "CDHS", 2)
    tables, unlimited = (small.shrunken(PATIENCE, each, *shape) for each in (words, ("unlimited", words[1])))
    for seed in range(12):
        position = small.endgame(unlimited, tables, seed, 14)
        truth = exhausted(tables, position, 10_000)
        outcome = agreed(tables, position, seed)
        assert truth is None or (outcome is Outcome.WON) == truth


def agreed(tables: Tables, position: Position, seed: int) -> Outcome:
    """What the methods say alike, the exact one also without some of its prunings; wins are replayed."""
    puzzle = read(tables, position)
    outcomes: set[Outcome | None] = set()
    if seed % 5 == 0 or not puzzle.room():
        whole = SLOTS.search(tables, position, 512)
        outcomes.add(decided(whole))
        if Outcome.WON in outcomes:
            replay(tables, position, whole.moves())
    if puzzle.room():
        with_fewer = Exact(puzzle, PRUNINGS[seed % len(PRUNINGS)])
        methods: list[Steps] = [Exact(puzzle, ALL), with_fewer]
        methods += [clauses(puzzle)] if seed % 5 == 1 and puzzle.class_of else []
        outcomes |= {method.run(100_000) if method is with_fewer else decided(method) for method in methods}
        for method in methods:
            if method.outcome is Outcome.WON:
                replay(tables, position, line(puzzle, method.assignment))
    outcomes.discard(None)
    assert len(outcomes) == 1 and Outcome.UNDECIDED not in outcomes
    return outcomes.pop() or Outcome.UNDECIDED


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_planted_wins_are_never_lost(words: tuple[str, ...]) -> None:
    tables = small.shrunken(PATIENCE, words, 13, "CDHS", 2)
    for seed in range(5):
        position = small.planted(tables, seed)
        search = SLOTS.search(tables, position, 512)
        assert search.run(300_000) is not Outcome.LOST
        if Exact(read(tables, position)).run(25_000) is Outcome.LOST:
            pytest.fail(f"planted win {seed} called lost by the exact search")


@pytest.mark.parametrize("waste", ["top", "turned-only"])
def test_passes_without_end_always_come_out_from_anywhere(waste: str) -> None:
    tables = small.shrunken(PATIENCE, ("unlimited", waste), 13, "CDHS", 2)
    for seed in range(20):
        position = small.random_position(tables, seed, 400)
        puzzle = read(tables, position)
        assert always_comes_out(puzzle)
        replay(tables, position, line(puzzle, first_come(puzzle)))
        replay(tables, position, line(puzzle, [slot for _, slot in sorted(zip(*matched(puzzle), strict=True))]))


def matched(puzzle: Puzzle) -> tuple[list[int], list[int]]:
    """The cards and slots of each class in their order: an assignment like any other."""
    return [card for cards in puzzle.cards for card in cards], [slot for slots in puzzle.slots for slot in slots]


@pytest.mark.parametrize(
    "name, outcome, nodes",
    [
        ("grosser-kreis#1", Outcome.LOST, 8_100),
        ("grosser-kreis#4", Outcome.WON, 46_191),
        ("grosser-kreis#70", Outcome.WON, 1_219_861),
        ("grosser-kreis#178", Outcome.LOST, 627_296),
        ("grosser-kreis+two#1", Outcome.LOST, 25),
        ("grosser-kreis+one#1", Outcome.LOST, 25),
        ("grosser-kreis+turned-only#1", Outcome.LOST, 25),
        ("grosser-kreis+unlimited#1", Outcome.WON, 0),
    ],
)
def test_node_counts_of_fixed_deals(name: str, outcome: Outcome, nodes: int) -> None:
    game = deal(name)
    whole, sliced = (SLOTS.search(game.tables, game.position, 512) for _ in range(2))
    assert decided(whole) is outcome
    assert whole.nodes == nodes
    slices = 0
    while sliced.run(1 + slices % 3 * 4_000) is None:
        slices += 1
    assert (sliced.nodes, sliced.moves()) == (whole.nodes, whole.moves())
    if outcome is Outcome.WON:
        replay(game.tables, game.position, whole.moves())


def test_interpreted_and_compiled_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = small.shrunken(PATIENCE, ("two", "top"), 5, "CD", 2)
    for seed in range(3):
        puzzle = read(tables, small.random_position(tables, seed, 10))
        if puzzle.room() and puzzle.class_of:
            assert traces(puzzle) == traces_interpreted(puzzle, monkeypatch)


def traces_interpreted(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    with monkeypatch.context() as patched:
        patched.setattr("kartenbild.solver.slots_steps.Core", slots_core.Slots)
        patched.setattr("kartenbild.solver.slots_steps.Assignments", slots_annealing_core.Assignments)
        return traces(puzzle)


def traces(puzzle: Puzzle) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for search in (Exact(puzzle), Exact(puzzle, 0), Annealing(puzzle, 1)):
        outcome = search.run(5_200)
        found.append((outcome, search.nodes, search.assignment if outcome is Outcome.WON else None))
    return found


def test_other_games_do_not_fit() -> None:
    for name in ("berlinerin#1", "irmgard#1", "irmgard-single#1", "grosser-faecher#1"):
        assert not SLOTS.fits(deal(name).tables)


def test_too_little_memory_for_clauses_leaves_the_exact_search() -> None:
    game = deal("grosser-kreis#6")
    assert decided(SLOTS.search(game.tables, game.position, 1)) is Outcome.LOST
