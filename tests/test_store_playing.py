"""Playing on the store: stored before it is answered, once, and never mixed up."""

from __future__ import annotations

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import kartenbild as kb
from kartenbild.store import Action, NoTable, Stale, Store, TooLong, new_key, open_store, tables
from server_play import act


@pytest.fixture
def player(store: Store) -> int:
    return store.players.create()[0].id


def test_a_move_is_stored_when_it_is_answered(store: Store, player: int) -> None:
    table = act(store, player, store.tables.open(player, kb.deal("irmgard#42")), "move", "deal", 2.5)
    other = open_store(store.folder)
    found = other.tables.load(player, table.summary.id)
    other.close()
    assert found.game.truth() == table.game.truth()
    assert [str(move) for move in found.game.history] == ["deal"]
    assert (found.summary.revision, found.summary.made, found.summary.seconds) == (1, 1, 2.5)


@pytest.mark.parametrize("game", ["irmgard+centre", "grosser-kreis+unlimited", "grosser-faecher", "berlinerin+choice"])
def test_every_action_leaves_the_game_as_it_was_played(store: Store, player: int, game: str) -> None:
    dice = random.Random(game)
    beside = kb.deal(f"{game}#7")
    table = store.tables.open(player, kb.deal(f"{game}#7"))
    reader = open_store(store.folder)
    for _ in range(120):
        moves = beside.every_move()
        doing = dice.choice(
            ["move"] * 6 * bool(moves) + ["undo"] * 2 * bool(beside.history) + ["redo"] * 2 * bool(beside.undone)
        )
        move = str(dice.choice(moves)) if doing == "move" else ""
        beside.play(move) if doing == "move" else getattr(beside, doing)()
        table = act(store, player, table, doing, move)
        found = reader.tables.load(player, table.summary.id).game
        for game_there in (table.game, found):
            assert game_there.truth() == beside.truth()
            assert game_there.history == beside.history
            assert game_there.undone == beside.undone
        store.tables.keep(table)
    reader.close()


def test_restarting_keeps_the_moves_for_redo(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("irmgard-single#3"))
    start = table.game.truth()
    for _ in range(5):
        table = act(store, player, table, "move", "turn")
    table = act(store, player, table, "restart")
    assert table.game.truth() == start
    assert (table.summary.made, table.summary.revision) == (0, 6)
    table = act(store, player, table, "redo")
    assert [str(move) for move in table.game.history] == ["turn"]


def test_a_new_move_forgets_those_taken_back(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("irmgard-single#3"))
    for doing, move in (("move", "turn"), ("move", "turn"), ("undo", ""), ("undo", ""), ("move", "turn")):
        table = act(store, player, table, doing, move)
    found = store.tables.load(player, table.summary.id)
    assert len(found.game.history) == 1
    assert found.game.undone == []


def test_a_repeated_key_plays_once(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("irmgard#42"))
    action = Action("move", 0, new_key(), "deal", 1)
    first = store.tables.act(player, table.summary.id, action)
    again = store.tables.act(player, table.summary.id, action)
    assert not first.repeated
    assert again.repeated
    assert again.summary == first.summary
    assert again.game.truth() == first.game.truth()


def test_a_stale_revision_changes_nothing(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("irmgard#42"))
    moved = act(store, player, table, "move", "deal")
    with pytest.raises(Stale):
        act(store, player, table, "move", "deal")
    assert store.tables.load(player, table.summary.id).summary == moved.summary


@pytest.mark.parametrize("doing, move", [("move", "T1-T1"), ("move", "nonsense"), ("undo", ""), ("redo", "")])
def test_a_refused_action_changes_nothing(store: Store, player: int, doing: str, move: str) -> None:
    table = store.tables.open(player, kb.deal("irmgard#42"))
    store.tables.keep(table)
    with pytest.raises(kb.IllegalMove):
        act(store, player, table, doing, move)
    assert store.tables.load(player, table.summary.id).summary == table.summary
    assert act(store, player, table, "move", "deal").summary.made == 1


def test_a_failure_while_storing_leaves_the_game_whole(
    store: Store, player: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = store.tables.open(player, kb.deal("irmgard#42"))
    before = table.game.truth()
    store.tables.keep(table)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the power went")

    with monkeypatch.context() as broken, pytest.raises(RuntimeError):
        broken.setattr(tables.ledger, "note", fail)
        act(store, player, table, "move", "deal")
    assert store.tables.load(player, table.summary.id).game.truth() == before


def test_nobody_sees_anothers_table(store: Store, player: int) -> None:
    other = store.players.create()[0].id
    table = store.tables.open(player, kb.deal("irmgard#42"))
    for forbidden in (store.tables.load, store.tables.delete):
        with pytest.raises(NoTable):
            forbidden(other, table.summary.id)
    with pytest.raises(NoTable):
        act(store, other, table, "move", "deal")
    assert store.tables.of(other) == []
    assert [line.id for line in store.tables.of(player)] == [table.summary.id]


def test_the_table_played_last_is_listed_first(store: Store, player: int) -> None:
    first, second = (store.tables.open(player, kb.deal(f"irmgard#{number}")) for number in (1, 2))
    assert [line.deal for line in store.tables.of(player)] == ["irmgard#2", "irmgard#1"]
    act(store, player, first, "move", "deal")
    assert [line.deal for line in store.tables.of(player)] == ["irmgard#1", "irmgard#2"]
    store.tables.delete(player, second.summary.id)
    assert [line.deal for line in store.tables.of(player)] == ["irmgard#1"]


def test_given_cards_come_back(store: Store, player: int) -> None:
    game = kb.deal("berlinerin+never", cards=kb.deal("berlinerin#5").cards)
    table = store.tables.open(player, game)
    with store.database.reading():
        found = store.tables.load(player, table.summary.id)
    assert found.game.cards == game.cards
    assert found.summary.deal == "berlinerin+never"


def test_a_game_never_outgrows_its_record(store: Store, player: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_MOVES", 2)
    table = store.tables.open(player, kb.deal("irmgard#42"))
    for _ in range(2):
        table = act(store, player, table, "move", "deal")
    with pytest.raises(TooLong):
        act(store, player, table, "move", "deal")
    assert act(store, player, table, "undo").summary.made == 1
    longer = kb.deal("irmgard#42")
    for _ in range(3):
        longer.play("deal")
    with pytest.raises(TooLong):
        store.tables.open(player, longer)


def test_so_many_moves_fit_into_a_record() -> None:
    assert tables.MOST_MOVES * len("T16-T15x13 ") < 1_000_000


def test_threads_on_one_game_are_never_mixed(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("grosser-kreis+unlimited#1"))

    def turn(_: int) -> bool:
        seen = store.tables.load(player, table.summary.id)
        store.tables.keep(seen)
        try:
            moved = act(store, player, seen, "move", "turn")
        except Stale:
            return False
        store.tables.keep(moved)
        return True

    with ThreadPoolExecutor(8) as pool:
        done = sum(pool.map(turn, range(60)))
    found = store.tables.load(player, table.summary.id)
    assert found.summary.revision == found.summary.made == len(found.game.history) == done > 0


_PLAYER = """
import sys
from pathlib import Path
from kartenbild.store import Action, Stale, new_key, open_store
store = open_store(Path(sys.argv[1]))
player, table, wanted, done = int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), 0
while done < wanted:
    seen = store.tables.load(player, table)
    store.tables.keep(seen)
    try:
        store.tables.keep(store.tables.act(player, table, Action("move", seen.summary.revision, new_key(), "turn")))
        done += 1
    except Stale:
        pass
store.close()
"""


def test_two_processes_on_one_game_are_never_mixed(store: Store, player: int) -> None:
    table = store.tables.open(player, kb.deal("grosser-kreis+unlimited#1"))
    command = [sys.executable, "-c", _PLAYER, str(store.folder), str(player), table.summary.id, "20"]
    running = [subprocess.Popen(command) for _ in range(2)]
    assert [process.wait(60) for process in running] == [0, 0]
    found = store.tables.load(player, table.summary.id)
    assert found.summary.revision == len(found.game.history) == 40
    beside = kb.deal("grosser-kreis+unlimited#1")
    for _ in range(40):
        beside.play("turn")
    assert found.game.truth() == beside.truth()
