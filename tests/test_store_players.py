"""Players: known by secrets of which only hashes are kept."""

from __future__ import annotations

import pytest

from kartenbild.store import NoPlayer, Store, open_store


def test_a_browser_is_known_by_its_token(store: Store) -> None:
    player, token = store.players.create()
    assert store.players.by_token(token) == player
    assert store.players.by_token(token + "x") is None
    assert store.players.by_token("") is None
    assert len(token) >= 32


def test_settings_are_kept(store: Store) -> None:
    player, token = store.players.create()
    store.players.set_settings(player.id, {"felt": "blue", "language": None})
    found = store.players.by_token(token)
    assert found is not None
    assert found.settings == {"felt": "blue", "language": None}


def test_the_terminal_is_one_player(store: Store) -> None:
    assert store.players.terminal() == store.players.terminal()
    other = open_store(store.folder)
    assert other.players.terminal().id == store.players.terminal().id != other.players.create()[0].id
    other.close()


def test_a_recovery_code_brings_one_more_browser(store: Store) -> None:
    player, token = store.players.create()
    code = store.players.new_code(player.id)
    again, second = store.players.recover(f" {code.lower().replace('0', 'o').replace('1', 'l').replace('-', ' ')} ")
    assert again == player
    assert second != token
    for each in (token, second):
        assert store.players.by_token(each) == player


def test_a_newer_code_replaces_the_older(store: Store) -> None:
    player, _ = store.players.create()
    older, newer = (store.players.new_code(player.id) for _ in range(2))
    with pytest.raises(NoPlayer):
        store.players.recover(older)
    assert store.players.recover(newer)[0] == player


@pytest.mark.parametrize("code", ["", "-", "AAAAA-AAAAA-AAAAA-AAAAA", "'; DROP TABLE players; --", "\x00", "ß" * 20])
def test_other_codes_bring_nothing(store: Store, code: str) -> None:
    store.players.create()
    with pytest.raises(NoPlayer):
        store.players.recover(code)


def test_no_secret_is_on_the_disk(store: Store) -> None:
    player, token = store.players.create()
    code = store.players.new_code(player.id)
    second = store.players.recover(code)[1]
    store.close()
    kept = b"".join(file.read_bytes() for file in store.folder.iterdir())
    for secret in (token, second, code, code.replace("-", "")):
        assert secret.encode() not in kept
