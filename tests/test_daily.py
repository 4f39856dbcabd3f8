"""The patience of the day: whoever asks gets the same deal, and it comes out."""

from __future__ import annotations

import subprocess
import sys
from datetime import date

import pytest

import kartenbild as kb
from kartenbild.cli.app import main
from kartenbild.solver import daily

A_DAY = date(2026, 11, 30)

# Kept for ever under one VERSION: a change here must raise it (docs/adr/0085).
KEPT = {
    date(2026, 11, 29): "berlinerin#2026112900 grosser-faecher#2026112900 grosser-kreis#2026112900 "
    "irmgard#2026112900 irmgard-single#2026112900",
    date(2026, 11, 30): "berlinerin#2026113000 grosser-faecher#2026113000 grosser-kreis#2026113001 "
    "irmgard#2026113000 irmgard-single#2026113000",
    date(2027, 1, 1): "berlinerin#2027010100 grosser-faecher#2027010100 grosser-kreis#2027010100 "
    "irmgard#2027010100 irmgard-single#2027010100",
    date(2027, 1, 2): "berlinerin#2027010200 grosser-faecher#2027010200 grosser-kreis#2027010200 "
    "irmgard#2027010200 irmgard-single#2027010200",
}


@pytest.mark.parametrize("day", KEPT, ids=str)
def test_the_deals_of_a_day_stay_what_they_were(day: date) -> None:
    assert daily.VERSION == 2
    assert [daily.deal_of_the_day(game, day) for game in kb.games()] == KEPT[day].split()


def test_a_number_tells_its_date_and_rank() -> None:
    assert daily.number(date(2026, 11, 9), 0) == 2026110900
    assert daily.number(date(2026, 11, 9), 7) == 2026110907
    assert daily.day_of(2026110907) == date(2026, 11, 9)
    assert [daily.day_of(number) for number in (None, 42, 2026139901, 2**63 - 1)] == [None] * 4


def test_a_fresh_number_is_never_taken_for_a_date() -> None:
    """A deal without number gets one below a thousand million; 75101276 would be a day of the year 75."""
    assert daily.day_of(75101276) is None and daily.day_of(999123100) is None
    assert daily.day_of(daily.number(daily.FIRST, 0)) == daily.FIRST


def test_the_first_deal_that_comes_out_is_taken() -> None:
    asked: list[str] = []

    def third(name: str) -> bool:
        asked.append(name)
        return len(asked) == 3

    assert daily.first_of_the_day("irmgard", A_DAY, third) == "irmgard#2026113002"
    assert asked == ["irmgard#2026113000", "irmgard#2026113001", "irmgard#2026113002"]


def test_a_day_whose_deals_are_all_hopeless_has_none() -> None:
    asked: list[str] = []
    assert daily.first_of_the_day("irmgard", A_DAY, lambda name: bool(asked.append(name))) is None
    assert (len(asked), asked[-1]) == (100, "irmgard#2026113099")


def test_a_hopeless_deal_is_passed_over() -> None:
    """The first deal of this date is proved lost."""
    hopeless = kb.deal("grosser-kreis#2026113000")
    assert kb.solve(hopeless, nodes=daily.NODES).outcome == "lost"
    taken = daily.deal_of_the_day("grosser-kreis", A_DAY)
    assert taken == "grosser-kreis#2026113001"
    verdict = kb.solve(kb.deal(taken), nodes=daily.NODES)
    game = kb.deal(taken)
    for move in verdict.moves:
        game.play(move)
    assert game.won


def test_two_processes_agree() -> None:
    program = (
        "from datetime import date; from kartenbild.solver import daily;"
        f"print(*(daily.deal_of_the_day(game, date.fromisoformat('{A_DAY}')) for game in ('irmgard', 'grosser-kreis')))"
    )
    ran = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True) for _ in range(2)]
    assert [run.stdout.split() for run in ran] == [["irmgard#2026113000", "grosser-kreis#2026113001"]] * 2


def test_a_search_that_is_stopped_says_so_and_takes_nothing() -> None:
    with pytest.raises(daily.Cancelled):
        daily.deal_of_the_day("grosser-kreis", date(2026, 11, 29), cancelled=lambda: True)


def test_the_command_line_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["today", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert ended.value.code == 0
    assert [line.split("#")[0] for line in lines] == kb.games()
    with pytest.raises(SystemExit):
        main(["today", "irmgard-single+none"])
    name = capsys.readouterr().out.strip()
    assert name.startswith("irmgard-single+none#") and daily.day_of(kb.deal(name).deal_name.number)


def test_the_command_line_refuses_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["today", "whist"])
    assert (ended.value.code, "whist" in capsys.readouterr().err) == (2, True)
