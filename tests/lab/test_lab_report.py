"""From verdicts to figures: merged, kept, told in words, tables and pictures."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import xml.etree.ElementTree as ET
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from lab_line import lab

from kartenbild import figures, patiences
from kartenbild.cli import main
from kartenbild.figures import outcomes, telling
from kartenbild.figures.kept import Figures, Layout, Play, Share
from kartenbild.figures.outcomes import BadOutcomes, Outcomes
from kartenbild.lab import gathering, reporting
from kartenbild.lab.keeping import keep, sign
from kartenbild.words import LANGUAGES, say
from ruled import EVERY_RULED

ROW = "berlinerin+never"


def made(row: str, letters: str, first: int = 1) -> Outcomes:
    return Outcomes(row, first, letters, 1, "open columns 1", 1000, 512, (60, 70, 80, 90, 99), (9, 8, 30), (1, 0.5, 3))


@pytest.fixture(scope="module")
def two_machines(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Deals 1 to 20 on one machine, 15 to 30 on another."""
    folder = tmp_path_factory.mktemp("machines")
    for name, deals in (("one", "1..20"), ("two", "15..30")):
        for row in (ROW, "berlinerin"):
            arguments = ["lab", "run", row, "--deals", deals, "--nodes", "3000", "--jobs", "1"]
            with pytest.raises(SystemExit):
                main([*arguments, "--file", str(folder / f"{name}.sqlite")])
    return folder / "one.sqlite", folder / "two.sqlite"


@pytest.fixture
def one(two_machines: tuple[Path, Path], tmp_path: Path) -> Path:
    file = tmp_path / "one.sqlite"
    file.write_bytes(two_machines[0].read_bytes())
    return file


def test_two_machines_together(
    one: Path, two_machines: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    merge = ("merge", str(two_machines[1]), "--file", str(one))
    assert lab(*merge, capsys=capsys)[1].endswith(": 20 verdicts added.\n")
    assert lab(*merge, capsys=capsys)[1].endswith(": 0 verdicts added.\n")
    folder = str(tmp_path / "figures")
    code, out, _ = lab("keep", "--file", str(one), "--folder", folder, capsys=capsys)
    assert code == 0 and out.count("deals 1..30") == 2
    code, out, _ = lab("report", "--folder", folder, "--format", "csv", capsys=capsys)
    (first, second) = csv.DictReader(io.StringIO(out))
    assert (first["row"], second["row"], first["deals"], second["last"]) == ("berlinerin", ROW, "30", "30")
    assert sum(int(second[name]) for name in ("won", "lost", "undecided")) == 30
    assert lab("report", "--file", str(one), "--format", "csv", capsys=capsys)[1] == out


def test_machines_that_contradict_each_other_are_not_merged(
    one: Path, two_machines: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = one.read_bytes()
    liar = tmp_path / "liar.sqlite"
    liar.write_bytes(two_machines[1].read_bytes())
    with closing(sqlite3.connect(liar)) as connection, connection:
        connection.execute("update verdicts set outcome = 'lost', moves = null where deal = 17 and outcome = 'won'")
    code, _, err = lab("merge", str(liar), "--file", str(one), capsys=capsys)
    assert code == 2 and "#17" in err and len(err.splitlines()) == 1
    with closing(sqlite3.connect(liar)) as connection, connection:
        connection.execute("update runs set solver = 'guess 1'")
    code, _, err = lab("merge", str(liar), "--file", str(one), capsys=capsys)
    assert code == 2 and "guess 1" in err
    assert one.read_bytes() == before


def test_what_is_kept_is_read_back() -> None:
    found = made("irmgard", "WWL?" * 60, first=7)
    text = outcomes.written(found)
    assert outcomes.read(text) == found
    assert "deals 7..246\n" in text and max(map(len, text.splitlines())) == 100
    for wrong in (text[1:], text.replace("W", "w"), text.replace("7..246", "7..245"), text.replace("nodes", "knots")):
        with pytest.raises(BadOutcomes):
            outcomes.read(wrong)
    with pytest.raises(ValueError, match="cannot be repeated"):
        outcomes.written(replace(found, seconds=5.0))


def test_a_changed_file_is_noticed(one: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "figures"
    lab("keep", ROW, "--file", str(one), "--folder", str(folder), capsys=capsys)
    file = folder / "outcomes" / f"{ROW}.txt"
    file.write_text(file.read_text("ascii").replace("L", "W", 1), "ascii")
    code, out, err = lab("report", "--folder", str(folder), capsys=capsys)
    assert code == 2 and out == "" and f"{ROW}.txt" in err


def test_the_same_deals_under_two_rules() -> None:
    """Nine deals, every pair of outcomes once, and one more that only the second rule wins."""
    one, two = made("berlinerin", "WWWLLL???L"), made(ROW, "WL?WL?WL?W")
    pair = gathering.pair(one, two)
    assert (pair.both, pair.only_first, pair.only_second, pair.neither, pair.open) == (1, 1, 2, 1, 5)
    # At worst the first rule gains nothing and the second the three deals it may; at best the other way round.
    assert pair.low == pytest.approx(gathering.intervals.difference(1, 5, 10)[0])
    assert pair.high == pytest.approx(gathering.intervals.difference(4, 2, 10)[1])
    later = gathering.pair(one, made(ROW, "LL", first=9))
    assert (later.deals, later.neither, later.open) == (2, 1, 1)


def test_rules_are_compared_one_at_a_time() -> None:
    found = gathering.figures([made(row, "WL") for row in EVERY_RULED], [], [])
    assert list(found.rows) == EVERY_RULED
    pairs = {(pair.first, pair.second) for pair in found.pairs}
    assert ("grosser-kreis", "grosser-kreis+two") in pairs
    assert ("grosser-kreis+two", "grosser-kreis+turned-only+two") in pairs
    assert ("grosser-kreis", "grosser-kreis+turned-only+two") not in pairs
    assert not any(one.split("+")[0] != two.split("+")[0] for one, two in pairs)


PLAYS = (
    Play("grosser-kreis", "greedy", "", 400, 90, 0.19, 0.27),
    Play("grosser-kreis", "fair", "100", 200, 90, 0.38, 0.52, winnable=120),
    Play("irmgard", "random", "", 1000, 0, 0.0, 0.004),
)
LAYOUTS = tuple(Layout("grosser-faecher", "fair", "100", layout, piles, games) for layout, piles, games in
                [(1, 16, 200), (2, 16, 150), (2, 15, 50), (3, 9, 120), (3, 16, 80)])  # fmt: skip


def all_figures() -> Figures:
    return gathering.figures([made(row, "WWWL" * 250) for row in EVERY_RULED], PLAYS, LAYOUTS)


def test_the_report_has_everything(tmp_path: Path) -> None:
    found = all_figures()
    paths = reporting.write(found, tmp_path)
    report = (tmp_path / "README.md").read_text("utf-8")
    for row in EVERY_RULED:
        assert f"| `{row}` | 1,000 | 750 | 250 | 0 | 72.22 % to 77.58 % |" in report
        assert f"kartenbild lab run {row} --deals 1..1000 --nodes 1000 --memory 512" in report
    for patience in patiences.declared().values():
        assert all(claim.en in report for claim in patience.claims) and patience.claims
        assert f"]({patience.name}.svg)" in report
    assert "Not measured" not in report and "{" not in report
    assert "in 120 of 200 games" in report
    assert "| `grosser-kreis` | fair | 100 | 200 | 90 | 38.00 % to 52.00 % | 120 | 75% |" in report
    assert "](play.svg)" in report and "grosser-kreis fair 100" in (tmp_path / "play.svg").read_text("utf-8")
    assert {path.name for path in paths} == {path.name for path in tmp_path.iterdir()}
    for path in tmp_path.glob("*.svg"):
        ET.fromstring(path.read_text("utf-8"))
    assert figures.read(json.loads((tmp_path / "figures.json").read_text("utf-8"))) == found


def test_what_more_effort_brings_is_a_curve(tmp_path: Path) -> None:
    """Two budgets of one row make a line, whatever their order; the same line is no line with one budget alone."""
    reporting.write(all_figures(), tmp_path)
    assert not (tmp_path / "effort.svg").exists() and "effort.svg" not in (tmp_path / "README.md").read_text("utf-8")
    more = Play("grosser-kreis", "fair", "--rollouts 25 --nodes 1000", 200, 30, 0.11, 0.21)
    reporting.write(gathering.figures([made("grosser-kreis", "WL")], [*PLAYS, more], []), tmp_path)
    assert "](effort.svg)" in (tmp_path / "README.md").read_text("utf-8")
    picture = ET.fromstring((tmp_path / "effort.svg").read_text("utf-8"))
    line = picture.find("{*}polyline")
    assert line is not None
    (left, low), (right, high) = (map(float, point.split(",")) for point in line.attrib["points"].split())
    assert left < right and low > high, "25 trial games stand left of 100, and won less"
    words = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"25", "100", "grosser-kreis"} <= words and "irmgard" not in words


def test_bars_stand_by_rising_effort_under_names_that_are_whole(tmp_path: Path) -> None:
    """8, 15, 100, not 100, 15, 8. The longest name begins within the picture; the legend is under the scale."""
    row = "grosser-kreis+turned-only+unlimited"
    plays = [Play(row, "fair", f"--rollouts {each}", 10, 9, 0.6, 1.0) for each in (100, 8, 15)]
    reporting.write(gathering.figures([made(row, "WW")], plays, []), tmp_path)
    words = list(ET.fromstring((tmp_path / "play.svg").read_text("utf-8")).iter("{http://www.w3.org/2000/svg}text"))
    names = [text for text in words if (text.text or "").startswith(row)]
    assert [text.text for text in names] == [f"{row} fair {each}" for each in (8, 15, 100)]
    narrowest_letters = 7.5
    assert all(float(text.attrib["x"]) > narrowest_letters * len(text.text or "") for text in names)
    scale, legend = (next(t for t in words if (t.text or "").startswith(start)) for start in ("100", "Filled"))
    assert float(legend.attrib["y"]) - float(scale.attrib["y"]) >= 12


def test_what_was_won_is_told_beside_what_can_be_won_on_the_same_deals(tmp_path: Path) -> None:
    """Ten games where four can be won: three won are three of four. Games beyond the kept deals tell nothing."""
    keep(made("irmgard", "WLWLWLWL??"), tmp_path)
    head = "row,player,budget,first,last,games,won\n"
    (tmp_path / gathering.WINS).write_text(
        head + "irmgard,fair,--rollouts 1,1,10,10,3\nirmgard,fair,--rollouts 2,2,11,10,3\n"
    )
    sign(tmp_path / gathering.WINS, tmp_path)
    report = reporting.markdown(gathering.of_folder(tmp_path))
    assert "| `irmgard` | fair | --rollouts 1 | 10 | 3 | 10.78 % to 60.32 % | 4 | 75% |" in report
    assert "| `irmgard` | fair | --rollouts 2 | 10 | 3 | 10.78 % to 60.32 % | – | – |" in report


def test_nobody_is_told_to_win_more_than_can_be_won() -> None:
    """Of few games the interval is wide: it ends where that of the deals ends."""
    play = Play("irmgard", "fair", "9", 20, 11, 0.34, 0.74)
    found = gathering.figures([made("irmgard", "WL" * 500)], [play], [])
    assert telling.best_play("irmgard", found) == replace(play, high=found.rows["irmgard"].share.high)
    assert telling.best_play("irmgard", Figures({}, plays=(play,))) == play


def test_no_share_is_less_than_nothing() -> None:
    assert reporting.percent(-0.00001) == "0.00 %"
    assert reporting.percent(-0.01) == "-1.00 %"


def test_what_is_missing_is_said() -> None:
    report = reporting.markdown(gathering.figures([made("irmgard", "W?")], [], []))
    assert "This has not been measured yet." in report
    assert "Not measured: `berlinerin`" in report and "No games of honest players" in report


@pytest.mark.parametrize(
    ("won", "lost", "undecided", "words"),
    [
        (1000, 0, 0, "Every one of the 1,000 deals tried can be won."),
        (0, 1000, 0, "Not one of the 1,000 deals tried can be won; for each of them that is proved."),
        (39_990, 2, 8, "Nearly every deal can be won: 39,990 of the 40,000 tried."),
        (3, 39_997, 0, "Hardly any deal can be won: 3 of the 40,000 tried."),
        (29_000, 11_000, 0, "About 72 of 100 deals can be won."),
        (900, 800, 300, "Between 42 and 63 of 100 deals can be won."),
    ],
)
def test_a_share_in_words(won: int, lost: int, undecided: int, words: str) -> None:
    deals = won + lost + undecided
    share = Share(deals, won, lost, undecided, *gathering.intervals.winnable(won, undecided, deals))
    assert say(telling.in_words(share), "en") == words
    assert say(telling.evidence(share), "de")


def test_only_what_turns_the_stock_without_end_always_comes_out() -> None:
    argued = [row for row in EVERY_RULED if telling.argument(row)]
    assert argued == ["grosser-kreis+unlimited", "grosser-kreis+turned-only+unlimited"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_has_an_answer(language: str) -> None:
    found = all_figures()
    for patience in patiences.declared().values():
        for claim in patience.claims:
            answers = telling.answer(claim, patience, found, language)
            assert answers and "figures-not-measured" not in [message.id for message in answers]
            assert all(say(message, language) for message in answers)
            (unknown,) = telling.answer(claim, patience, gathering.figures([], [], []), language)
            assert unknown.id == "figures-not-measured"
    fan = patiences.declared()["grosser-faecher"]
    (layouts,) = telling.answer(fan.claims[1], fan, found, language)
    assert "120" in say(layouts, language) and "200" in say(layouts, language)


def test_kept_deals_are_found_again(one: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "figures"
    lab("keep", ROW, "--file", str(one), "--folder", str(folder), capsys=capsys)
    again = ("repeat", ROW, "--deals", "3..12", "--jobs", "1", "--folder", str(folder))
    assert lab(*again, capsys=capsys)[:2] == (0, f"{ROW}: 10 deals solved again, every outcome as it was kept.\n")
    code, _, err = lab("repeat", ROW, "--deals", "3..21", "--folder", str(folder), capsys=capsys)
    assert code == 2 and "1 to 20" in err
    file = folder / "outcomes" / f"{ROW}.txt"
    kept = outcomes.read(file.read_text("ascii"))
    lies = kept.letters[:7] + ("L" if kept.letters[7] == "W" else "W") + kept.letters[8:]
    file.write_text(outcomes.written(replace(kept, letters=lies)), "ascii")
    code, out, _ = lab(*again, capsys=capsys)
    assert code == 1 and f"first {ROW}#8" in out
    file.write_text(outcomes.written(replace(kept, solver="guess 1")), "ascii")
    code, _, err = lab(*again, capsys=capsys)
    assert code == 2 and "guess 1" in err


BAD = [
    (["repeat", "irmgard", "--deals", "1..3", "--folder", "nowhere"], "nowhere"),
    (["report", "--folder", "nowhere"], "nowhere"),
    (["report", "--format", "pdf", "--folder", "nowhere"], "pdf"),
    (["report", "--format", "csv", "--into", "here"], "--into"),
    (["report", "--file", "a", "--folder", "b"], "--folder"),
    (["report", "--file", "nowhere.sqlite"], "nowhere.sqlite"),
    (["keep", "--file", "nowhere.sqlite"], "nowhere.sqlite"),
    (["keep", "chess", "--file", "nowhere.sqlite"], "chess"),
    (["keep", "irmgard", "--file", "FILE"], "irmgard"),
    (["merge", "nowhere.sqlite", "--file", "FILE"], "nowhere.sqlite"),
    (["merge"], "other"),
]


@pytest.mark.parametrize(("arguments", "names"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
def test_bad_input_ends_with_code_2_and_one_line(
    arguments: list[str], names: str, one: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = lab(*(str(one) if word == "FILE" else word for word in arguments), capsys=capsys)
    assert code == 2 and out == ""
    assert names.lower() in err.lower() and len(err.splitlines()) == 1


def test_a_bad_line_of_games_played_is_named(tmp_path: Path) -> None:
    (tmp_path / "play-wins.csv").write_text(
        "row,player,budget,first,last,games,won\nirmgard,fair,1,1,2,two,1\n", "utf-8"
    )
    sign(tmp_path / "play-wins.csv", tmp_path)
    with pytest.raises(gathering.LabProblem, match=r"play-wins\.csv, line 2"):
        gathering.of_folder(tmp_path)
