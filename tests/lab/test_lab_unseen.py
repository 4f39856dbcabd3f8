"""What not seeing the cards costs: games that were looked at, the share that no choice avoids, and how it is told."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kartenbild import figures, patiences
from kartenbild.figures import intervals
from kartenbild.lab import gathering, reporting
from kartenbild.lab.keeping import sign
from kartenbild.lab.problems import LabProblem
from kartenbild.lab.unseen import Watched, costs, watched
from kartenbild.server.page_figures import told
from kartenbild.words import LANGUAGES

HEAD = "row,budget,deal,won,every,looked,orders,some,best,advised\n"
TWO_GAMES = HEAD + "grosser-kreis,--rollouts 8,1,0,10,2,50,60,56,55\ngrosser-kreis,--rollouts 8,2,1,10,3,50,40,36,36\n"


def folder_with(text: str, folder: Path) -> Path:
    (folder / gathering.UNSEEN).write_text(text, "utf-8")
    sign(folder / gathering.UNSEEN, folder)
    return folder


def test_losses_are_shared_out_between_what_nobody_sees_and_what_was_chosen(tmp_path: Path) -> None:
    """Of 250 orders 9 were lost at a choice, 8 of them whatever had been chosen."""
    (found,) = gathering.of_folder(folder_with(TWO_GAMES, tmp_path)).unseen
    assert (found.ruled, found.budget, found.games, found.choices, found.orders) == (
        "grosser-kreis", "--rollouts 8", 2, 5, 50,
    )  # fmt: skip
    assert found.lost == 9 / 250
    assert found.unseen == 8 / 9
    assert 0 < found.low < found.unseen < found.high <= 1


def test_nothing_is_claimed_of_one_game_or_where_nothing_was_lost() -> None:
    one = Watched("grosser-kreis", "", 4, 10, 9, 7, 7)
    assert [(each.low, each.high) for each in costs([one])] == [(0.0, 1.0)]
    kept = Watched("grosser-kreis", "", 4, 10, 9, 9, 9)
    assert [(each.unseen, each.low, each.high) for each in costs([kept, kept])] == [(0.0, 0.0, 1.0)]


def test_games_alike_leave_no_doubt_and_games_unlike_much() -> None:
    assert intervals.ratio([4, 4, 4], [5, 5, 5]) == (0.8, 0.8)
    low, high = intervals.ratio([0, 8], [5, 5])
    assert low == 0 and high == 1


@pytest.mark.parametrize("line", ["1,0,10,2,50,60,56,57", "1,0,10,2,50,101,56,55", "1,0,10,2,fifty,60,56,55"])
def test_a_line_that_cannot_be_is_named(line: str, tmp_path: Path) -> None:
    folder = folder_with(f"{HEAD}grosser-kreis,--rollouts 8,{line}\n", tmp_path)
    with pytest.raises(LabProblem, match=r"play-unseen\.csv, line 2"):
        gathering.of_folder(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_reads_how_much_is_lost_whatever_one_does(language: str) -> None:
    games = [Watched("grosser-kreis", "", 4, 100, 90, 58, 50)] * 2
    measured = replace(figures.carried(), unseen=tuple(costs(games)))
    page = told(patiences.declared()["grosser-kreis"], language, measured)
    usual = page.usual
    assert usual and any("8" in said and {"de": "zu retten", "en": "saved"}[language] in said for said in usual.said)
    assert "80.00 % to 80.00 % of these losses" in reporting.markdown(measured)


def test_looking_at_a_game_gives_a_line_that_the_report_reads(tmp_path: Path) -> None:
    bench = Path(__file__).parents[2] / "bench" / "unseen.py"
    asked = ["--games", "1", "--every", "20", "--orders", "2", "--rollouts", "8", "--keep", str(tmp_path / "it.csv")]
    subprocess.run([sys.executable, str(bench), *asked], check=True, capture_output=True)
    (line,) = csv.DictReader(io.StringIO((tmp_path / "it.csv").read_text("utf-8")))
    game = watched(line)
    assert (game.ruled, game.orders) == ("grosser-kreis", 2) and 1 <= game.choices <= 4
