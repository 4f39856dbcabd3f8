"""`kartenbild lab play`: whole games by players who do not look, counted and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenbild.advice.advising import Budget
from kartenbild.cli import main
from kartenbild.lab.playing import Series, Tally, keep, play_all


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["lab", "play", *words, "--lang", "en"])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out.strip(), told.err.strip()


def test_a_player_plays_and_the_wins_are_told_with_their_interval(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = said(capsys, "irmgard-single", "--player", "greedy", "--deals", "3..7")
    assert code == 0
    assert told == "irmgard-single, greedy: 5 of 5 games won, at 95 % between 56.6 and 100.0 %"


def test_fair_play_beats_greedy_where_there_is_something_to_win() -> None:
    """Thirty deals, the fair player with a small budget: what is committed under docs/figures has two hundred."""

    def won(player: str) -> int:
        series = Series("berlinerin", player, range(1, 31), Budget(None, 20, 50_000))
        return list(play_all(series, 1))[-1].won

    assert won("fair") > won("greedy") + 5


def test_the_figures_do_not_depend_on_how_many_play_at_once() -> None:
    series = Series("irmgard", "fair", range(1, 5), Budget(None, 4, 1_000))
    assert list(play_all(series, 1))[-1] == list(play_all(series, 2))[-1]


def test_results_are_kept_and_replaced_never_doubled(tmp_path: Path) -> None:
    file = tmp_path / "play-wins.csv"
    series = Series("grosser-faecher", "greedy", range(1, 4), Budget())
    tally = list(play_all(series, 1))[-1]
    keep(series, Tally(3, 0), file)
    keep(series, tally, file)
    keep(Series("berlinerin", "fair", range(1, 3), Budget(None, 9, 90)), Tally(2, 1), file)
    assert file.read_text("utf-8").splitlines() == [
        "row,player,budget,first,last,games,won",
        "berlinerin,fair,--rollouts 9 --nodes 90,1,2,2,1",
        f"grosser-faecher,greedy,,1,3,3,{tally.won}",
    ]
    layouts = (tmp_path / "play-layouts.csv").read_text("utf-8").splitlines()
    assert layouts[:2] == ["row,player,budget,layout,piles,games", "grosser-faecher,greedy,,1,16,3"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["irmgard", "--player", "clever", "--games", "1"], "--player: clever is none of random, greedy, fair"),
        (["irmgard#3", "--player", "fair", "--games", "1"], "irmgard#3: the lab takes a game"),
        (["irmgard", "--player", "fair"], "Say which deals"),
        (["irmgard", "--player", "fair", "--games", "1", "--deals", "1..2"], "Say which deals"),
        (["irmgard", "--player", "greedy", "--games", "1", "--rollouts", "9"], "--rollouts is for the fair player"),
        (["irmgard", "--player", "fair", "--games", "1", "--rollouts", "0"], "--rollouts"),
        (["irmgard", "--player", "fair", "--games", "x"], "1..x"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    code, _, err = said(capsys, *words)
    assert code == 2 and why in err and "\n" not in err
