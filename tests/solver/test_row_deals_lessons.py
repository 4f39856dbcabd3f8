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
from kartenbild.solver.row_deals_lessons import FIRST_TURN, WIDTHS, Learning
from kartenbild.solver.verdict import Outcome

GONE_THROUGH = 1_331_465


ALL_AT_ONCE, IN_TURNS, ALWAYS_NARROW = ((0,), 10**6), ((1, 2, 0), 7), ((1, 2), 10**6)


def learning(
    tables: Tables, position: Position, widths: tuple[int, ...] = WIDTHS, first_turn: int = FIRST_TURN
) -> Learning:
    return Learning(tables, position, rows(tables, position), 1 << 24, widths, first_turn)


@pytest.mark.parametrize("ruled", VARIANTS)
@pytest.mark.parametrize(("ranks", "suits"), [(4, "CH"), (5, "CH")])
@pytest.mark.parametrize("turns", [ALL_AT_ONCE, IN_TURNS])
def test_learning_from_losses_between_deals_as_brute_force_says(
    ruled: str, ranks: int, suits: str, turns: tuple[tuple[int, ...], int]
) -> None:
    tables = shrunken(ruled, ranks, 3, (3, 1), suits)
    seen = set()
    for seed, both, truth in closed(ruled, tables, seeds(90, f"lessons {ranks}"), ranks, suits):
        if not both.position.pile(tables.stock_place):
            continue
        seen.add(truth)
        search = learning(tables, both.position, *turns)
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
        (truth, learning(tables, both.position, *ALWAYS_NARROW).run(20_000))
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


def test_interpreted_and_compiled_learn_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kb.deal("irmgard#30")
    built = learning(game.tables, game.position)
    monkeypatch.setenv("KARTENBILD_INTERPRETED", "1")
    plain = learning(game.tables, game.position)
    assert built.run(2_000) is plain.run(2_000) is None
    assert built.nodes == plain.nodes
    assert built.lessons == plain.lessons > 0
