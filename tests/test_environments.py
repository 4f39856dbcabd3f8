"""The Gymnasium environments: accepted by its checker, honest about hidden cards, and the same deals as everywhere."""

from __future__ import annotations

import runpy
import warnings
from pathlib import Path
from typing import Any

import pytest

import kartenbild as kb
from ruled import EVERY_RULED

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: the environments were not tested")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from kartenbild import environments  # noqa: E402

EXAMPLE = Path(__file__).parent.parent / "examples" / "winnable_share.py"


def made(row: str) -> Any:
    return gymnasium.make(environments.id_of(row)).unwrapped


@pytest.mark.parametrize("row", EVERY_RULED)
def test_the_checker_finds_nothing_to_say(row: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(environments.id_of(row), render_mode="ansi").unwrapped)


def test_every_game_with_every_variant_is_registered() -> None:
    assert list(environments.ids()) == EVERY_RULED
    assert environments.id_of("irmgard") == "kartenbild/Irmgard-v0"
    assert environments.id_of("grosser-kreis+turned-only+two") == "kartenbild/GrosserKreis-turned-only-two-v0"
    assert set(environments.ids().values()) <= set(gymnasium.registry)


@pytest.mark.parametrize("row", EVERY_RULED)
def test_the_mask_has_exactly_the_legal_moves(row: str) -> None:
    table = made(row)
    _, info = table.reset(seed=11)
    for _ in range(40):
        legal = {table.game.notation.candidates(move)[0] for move in table.game.every_move()}
        allowed = [number for number, may in enumerate(info["action_mask"]) if may]
        assert {table.actions.code(number) for number in allowed} == legal
        assert [table.actions.action(table.actions.code(number)) for number in allowed] == allowed
        if not allowed:
            break
        _, _, _, _, info = table.step(allowed[len(allowed) // 2])


@pytest.mark.parametrize("row", EVERY_RULED)
def test_an_observation_is_what_a_player_sees(row: str) -> None:
    from kartenbild import cards

    table = made(row)
    seen, _ = table.reset(seed=3)
    for name, shown in zip(table.game.view(), seen["cards"], strict=True):
        told = ["~" if number == 1 else cards.name(int(number) - 2) for number in shown if number]
        assert told == table.game.view()[name]


def test_the_seed_is_the_deals_number_and_without_one_it_is_fresh() -> None:
    table = made("irmgard+centre")
    _, info = table.reset(seed=42)
    assert info["deal"] == "irmgard+centre#42" and table.game.cards == kb.deal("irmgard#42").cards
    names = {table.reset()[1]["deal"] for _ in range(5)}
    assert len(names) == 5
    with pytest.raises(ValueError, match="number"):
        table.reset(seed=0)


def test_the_reward_comes_with_the_win_alone() -> None:
    table = made("berlinerin")
    table.reset(seed=1)
    rewards, done = [], False
    for move in kb.solve(kb.deal("berlinerin#1"), nodes=100_000).moves:
        code = next(code for code in table.game.notation.candidates(move) if not table.game.position.refusal(code))
        _, reward, done, truncated, _ = table.step(table.actions.action(code))
        rewards.append(reward)
    assert done and not truncated and rewards == [0.0] * (len(rewards) - 1) + [1.0]


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    table = made("irmgard")
    _, info = table.reset(seed=1)
    before = table.game.truth()
    _, reward, _, _, info = table.step(int(info["action_mask"].argmin()))
    assert info["illegal"] and reward == 0 and table.game.truth() == before


def test_the_example_repeats_a_kept_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = runpy.run_path(str(EXAMPLE))
    assert found["letters"] == found["kept"]
    assert "of 200 deals can be won" in capsys.readouterr().out
