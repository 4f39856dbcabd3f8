"""Statistics and records: what counts, what never counts twice, and what stays when tables are put away."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kartenbild as kb
from kartenbild.store import Action, Figures, NoTable, Store, new_key
from kartenbild.store.statistics import streaks
from server_play import act, play_out, won_line

pytestmark = pytest.mark.usefixtures("sixth_patience")


@pytest.fixture
def player(store: Store) -> int:
    return store.players.create()[0].id


@pytest.fixture(scope="module")
def won(sixth_for_module: None) -> tuple[str, list[str]]:
    return won_line("stair")


@pytest.fixture(scope="module")
def sixth_for_module() -> Iterator[None]:
    from conftest import SIXTH
    from kartenbild import patiences

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(patiences, "__path__", [*patiences.__path__, str(SIXTH)])
        yield


def figures(store: Store, player: int, ruled: str = "stair") -> Figures:
    return next(each for each in store.statistics.of(player) if each.ruled == ruled)


def test_a_deal_never_touched_counts_nowhere(store: Store, player: int) -> None:
    store.tables.open(player, kb.deal("stair#1"))
    assert store.statistics.of(player) == []


def test_a_touched_deal_is_played_even_if_all_was_taken_back(store: Store, player: int) -> None:
    table = act(store, player, store.tables.open(player, kb.deal("stair#1")), "move", "turn")
    act(store, player, table, "undo")
    assert (figures(store, player).played, figures(store, player).won) == (1, 0)


def test_a_deal_won_twice_counts_once(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    for seconds in (3.0, 2.0, 4.0):
        play_out(store, player, *won, seconds=seconds)
    found = figures(store, player)
    assert (found.played, found.won, found.streak, found.longest_streak) == (1, 1, 1, 1)
    assert found.best_seconds == found.mean_seconds == pytest.approx(2.0 * len(won[1]))
    assert found.fewest_moves == len(won[1])


def test_restarting_a_won_deal_keeps_the_win(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    table = play_out(store, player, *won)
    assert table.summary.status == "won"
    table = act(store, player, table, "restart")
    assert table.summary.status == "playing"
    table = act(store, player, table, "move", won[1][0])
    found = figures(store, player)
    assert (found.played, found.won) == (1, 1)


def test_the_same_deal_by_number_and_by_cards_is_one(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    play_out(store, player, *won)
    table = store.tables.open(player, kb.deal("stair", cards=kb.deal(won[0]).cards))
    act(store, player, table, "move", won[1][0])
    assert (figures(store, player).played, figures(store, player).won) == (1, 1)


def test_a_win_after_giving_up_counts(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    table = act(store, player, store.tables.open(player, kb.deal(won[0])), "move", won[1][0])
    store.tables.delete(player, table.summary.id)
    assert (figures(store, player).played, figures(store, player).won) == (1, 0)
    play_out(store, player, *won)
    assert (figures(store, player).played, figures(store, player).won) == (1, 1)


def test_a_win_by_redo_counts_once(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    table = play_out(store, player, *won)
    for doing in ("undo", "redo", "undo", "redo"):
        table = act(store, player, table, doing)
    assert (figures(store, player).played, figures(store, player).won) == (1, 1)
    assert len(store.records.of(player)) == 1


def test_times_are_checked_by_hand(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    """One deal won in one second a move, two touched and given up: only the win has times."""
    play_out(store, player, *won, seconds=1)
    for number in (900, 901):
        table = store.tables.open(player, kb.deal(f"stair#{number}"))
        table = act(store, player, table, "move", "turn", 1000)
        store.tables.delete(player, table.summary.id)
    assert figures(store, player) == Figures("stair", 3, 1, 0, 1, len(won[1]), len(won[1]), len(won[1]))


def test_a_deal_in_progress_neither_breaks_nor_adds(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    play_out(store, player, *won)
    table = act(store, player, store.tables.open(player, kb.deal("stair#900")), "move", "turn")
    assert (figures(store, player).streak, figures(store, player).played) == (1, 2)
    store.tables.delete(player, table.summary.id)
    assert (figures(store, player).streak, figures(store, player).longest_streak) == (0, 1)


def test_another_table_with_the_deal_keeps_it_in_progress(
    store: Store, player: int, won: tuple[str, list[str]]
) -> None:
    play_out(store, player, *won)
    tables = [store.tables.open(player, kb.deal("stair#900")) for _ in range(2)]
    for table in tables:
        act(store, player, table, "move", "turn")
    store.tables.delete(player, tables[0].summary.id)
    assert figures(store, player).streak == 1
    store.tables.delete(player, tables[1].summary.id)
    assert figures(store, player).streak == 0


def test_variants_have_figures_of_their_own(store: Store, player: int) -> None:
    for name in ("stair#1", "stair+once#1"):
        act(store, player, store.tables.open(player, kb.deal(name)), "move", "turn")
    assert [each.ruled for each in store.statistics.of(player)] == ["stair", "stair+once"]


def test_an_imported_game_counts_nowhere(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    game = kb.deal(won[0])
    for move in won[1][:-1]:
        game.play(move)
    table = store.tables.open(player, game, imported=True)
    table = act(store, player, table, "move", won[1][-1])
    assert table.summary.status == "won"
    assert store.statistics.of(player) == []
    assert store.records.of(player) == []


def test_a_game_won_by_a_shown_solution_counts_nowhere(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    """Not the win, not the record; begun again and played by hand it does."""
    table = store.tables.open(player, kb.deal(won[0]))
    for number, move in enumerate(won[1]):
        action = Action("move", table.summary.revision, new_key(), move, shown=number == 1)
        table = store.tables.act(player, table.summary.id, action)
    assert table.summary.status == "won" and table.summary.aided
    (figures,) = store.statistics.of(player)
    assert (figures.played, figures.won) == (1, 0), "begun by hand, ended by the solution"
    assert store.records.of(player) == []
    table = act(store, player, table, "restart")
    for move in won[1]:
        table = act(store, player, table, "move", move)
    (figures,) = store.statistics.of(player)
    assert (figures.played, figures.won) == (1, 1) and len(store.records.of(player)) == 1


def test_players_have_figures_of_their_own(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    play_out(store, player, *won)
    other = store.players.create()[0].id
    assert store.statistics.of(other) == []
    assert store.records.of(other) == []
    with pytest.raises(NoTable):
        store.records.find(other, store.records.of(player)[0].id)


def test_the_record_of_a_win_stays_when_the_table_goes(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    table = play_out(store, player, *won)
    store.tables.delete(player, table.summary.id)
    (kept,) = store.records.of(player)
    assert (kept.deal, kept.made, kept.seconds) == (won[0], len(won[1]), len(won[1]))
    deal, text = store.records.find(player, kept.id)
    again = kb.read_record(text)
    assert again.name == deal == won[0]
    assert again.won
    assert [str(move) for move in again.history] == won[1]


@pytest.mark.parametrize(
    "outcomes, told",
    [
        ([], (0, 0)),
        ([True, True, False, True], (1, 2)),
        ([True, None, True], (2, 2)),
        ([None], (0, 0)),
        ([True, True, None], (2, 2)),
        ([True, True, False, None], (0, 2)),
    ],
)
def test_streaks(outcomes: list[bool | None], told: tuple[int, int]) -> None:
    assert streaks(outcomes) == told


def test_wins_are_never_more_than_deals(store: Store, player: int, won: tuple[str, list[str]]) -> None:
    """Whatever is done at tables with two deals, in any order."""
    dice = random.Random(3)
    tables = [store.tables.open(player, kb.deal(deal)) for deal in (won[0], won[0], "stair#900")]
    for _ in range(200):
        at = dice.randrange(len(tables))
        doing, move = _something(tables[at].game, won[1], dice)
        tables[at] = act(store, player, tables[at], doing, move)
        for each in store.statistics.of(player):
            assert 0 <= each.streak <= each.longest_streak <= each.won <= each.played <= 2
    assert figures(store, player).won == 1


def _something(game: kb.Game, line: list[str], dice: random.Random) -> tuple[str, str]:
    """Mostly the next move of the line that wins, now and then anything else."""
    played = [str(move) for move in game.history]
    if played == line[: len(played)] != line and dice.random() < 0.9:
        return "move", line[len(played)] if game.refusal(line[len(played)]) is None else "turn"
    others = ["restart"] + ["undo"] * 3 * bool(game.history) + ["redo"] * bool(game.undone)
    return dice.choice(others), ""
