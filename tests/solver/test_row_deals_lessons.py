"""Proofs of loss between row deals that keep what was looked at, against brute force and on whole deals."""

from __future__ import annotations

from collections import Counter

import pytest
from small_alternating import seeds, shrunken, wins
from test_row_deals import VARIANTS, closed

import kartenbild as kb
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.row_deals import RowDeals, RowDealsSearch, rows
from kartenbild.solver.row_deals_ends import Ends
from kartenbild.solver.row_deals_lessons import FIRST_TURN, TURNS, Learning
from kartenbild.solver.tail_swap_layout import parents
from kartenbild.solver.verdict import Outcome

GONE_THROUGH = 2_478_300

Turns = tuple[tuple[tuple[int, int], ...], int]
ALL_AT_ONCE: Turns = ((0, 0),), 10**6
IN_TURNS: Turns = ((1, 1), (4, 2), (8, 1), (0, 0)), 7
ALWAYS_NARROW: Turns = ((1, 1), (2, 2), (8, 2)), 10**6


def learning(tables: Tables, position: Position, turns: Turns = (TURNS, FIRST_TURN)) -> Learning:
    return Learning(tables, position, rows(tables, position), 1 << 24, *turns)


@pytest.mark.parametrize("ruled", VARIANTS)
@pytest.mark.parametrize(("ranks", "suits"), [(4, "CH"), (5, "CH")])
@pytest.mark.parametrize("turns", [ALL_AT_ONCE, IN_TURNS])
def test_learning_from_losses_between_deals_as_brute_force_says(
    ruled: str, ranks: int, suits: str, turns: Turns
) -> None:
    tables = shrunken(ruled, ranks, 3, (3, 1), suits)
    seen = set()
    for seed, both, truth in closed(ruled, tables, seeds(90, f"lessons {ranks}"), ranks, suits):
        if not both.position.pile(tables.stock_place):
            continue
        seen.add(truth)
        search = learning(tables, both.position, turns)
        assert search.run(10**7) == ("won" if truth else "lost"), seed
        if truth:
            codes = RowDealsSearch(tables, both.position, 64).told(search.line(), search.end_path)
            assert wins(tables, both.position, codes), seed
    assert seen == {True, False}


@pytest.mark.parametrize("ruled", VARIANTS)
def test_where_phases_are_cut_short_nothing_is_proved(ruled: str) -> None:
    """Narrow turns find some of the wins, and never say lost of what can be won."""
    tables = shrunken(ruled, 5, 3, (3, 1), "CH")
    said = Counter(
        (truth, learning(tables, both.position, ALWAYS_NARROW).run(20_000))
        for _, both, truth in closed(ruled, tables, seeds(90, "lessons narrow"), 5, "CH")
        if both.position.pile(tables.stock_place)
    )
    assert said[True, Outcome.WON] and said[False, Outcome.LOST] and said[False, None]
    assert not said[True, Outcome.LOST] and not said[False, Outcome.WON]


def test_no_position_of_a_winning_line_is_taught_to_be_lost() -> None:
    for number in (13, 16):
        game = kb.deal(f"irmgard#{number}")
        search = RowDeals().search(game.tables, game.position, 64)
        assert search.run(100_000) is Outcome.WON
        for step, code in enumerate(search.moves()):
            if not game.position.pile(game.tables.stock_place):
                break
            if step % 8 == 0:
                assert learning(game.tables, game.position).run(3_000) is not Outcome.LOST
            game.position.make(code)


def test_the_first_deal_known_to_be_lost() -> None:
    """Deal 30 of irmgard cannot be won: gone through in slices, with the same nodes each time."""
    game = kb.deal("irmgard#30")
    search = Learning(game.tables, game.position, rows(game.tables, game.position), 1 << 26)
    while (found := search.run(search.nodes + 100_000)) is None:
        pass
    assert found is Outcome.LOST
    assert search.nodes == GONE_THROUGH


def test_the_way_out_of_a_large_end_is_found() -> None:
    """An end of irmgard#8166: a table of 2**14 forgets so much of it that the search does not come to an end."""
    columns = [
        [23, 47, 6, 9, 29, 41, 46, 16],
        [19, 21, 32, 3, 15, 46, 32, 44, 28],
        [8, 50, 17, 12, 23, 9, 34, 38, 44],
        [35, 2, 33, 40, 4, 27, 43, 16, 10, 28, 24, 17],
        [47, 30, 22, 26, 20, 30, 42, 21, 18, 36],
        [48, 24, 49, 31, 8, 33, 45, 31, 25, 11, 36],
        [11, 40, 43, 42, 19, 48, 29, 41, 37, 10, 22, 51],
        [20, 25, 34, 18, 35, 12, 37],
        [49, 51, 45, 5, 7, 38, 50],
    ]
    ends = Ends(12, range(52), parents(kb.deal("irmgard#8166").tables))
    assert ends.way_out((columns, [0, 1, 2, 3, 4, 3, 1, 1, 0], [(2, 8), (2, 3), (0, 2), (1, 1)]))


def test_interpreted_and_compiled_learn_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kb.deal("irmgard#30")
    built = learning(game.tables, game.position)
    monkeypatch.setenv("KARTENBILD_INTERPRETED", "1")
    plain = learning(game.tables, game.position)
    assert built.run(2_000) is plain.run(2_000) is None
    assert built.nodes == plain.nodes
    assert built.lessons == plain.lessons > 0
