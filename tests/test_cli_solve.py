"""`kartenbild solve`: deals by name, by range and from files, told to people and to programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.cli import main
from oracle import Oracle


def solve(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], str]:
    """The exit code, the lines printed, and what was complained."""
    with pytest.raises(SystemExit) as ended:
        main(["solve", *arguments, "--lang", "en"])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return int(ended.value.code or 0), printed.out.splitlines(), printed.err


def wins(deal: str, moves: str, cards: list[str] | None = None) -> bool:
    referee = Oracle(deal, cards)
    for move in moves.split():
        referee.play(move)
    return referee.won


def test_a_deal_is_told_with_its_moves(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, err = solve("berlinerin#1", capsys=capsys)
    assert code == 0 and err == ""
    assert lines[0].startswith("berlinerin#1: won in ")
    assert wins("berlinerin#1", lines[1])


def test_json_has_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = solve("irmgard-single#1..3", "berlinerin+never#4", "--json", capsys=capsys)
    told = [json.loads(line) for line in lines]
    assert code == 0
    assert [each["deal"] for each in told] == [*(f"irmgard-single#{n}" for n in (1, 2, 3)), "berlinerin+never#4"]
    for each in told:
        assert set(each) == {"deal", "line", "outcome", "moves", "nodes", "seconds", "method"}
        assert each["outcome"] != "won" or wins(each["deal"], each["moves"])


def test_a_file_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packs = [kb.deal(f"berlinerin#{number}").cards for number in (1, 2, 3)]
    file = tmp_path / "deals.txt"
    lines = ["# from an evening", packs[0], "", packs[1], packs[2], ""]
    file.write_text("\r\n".join(lines), encoding="utf-8", newline="")
    arguments = ("--game", "berlinerin", "--cards-file", str(file))
    told = [json.loads(line) for line in solve(*arguments, "--json", capsys=capsys)[1]]
    assert [(each["deal"], each["line"]) for each in told] == [("berlinerin", 2), ("berlinerin", 4), ("berlinerin", 5)]
    assert wins("berlinerin", told[0]["moves"], packs[0].split())
    told = [json.loads(line) for line in solve(*arguments, "--json", "--lines", "4..5", capsys=capsys)[1]]
    assert [each["line"] for each in told] == [4, 5]


def test_the_explanation_shows_the_table_after_each_move(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = solve("irmgard-single#1", "--explain", capsys=capsys)
    moves = lines[1].split()
    steps = [line for line in lines if line.split(".")[0].isdigit()]
    assert code == 0 and [step.split()[1] for step in steps] == moves
    assert lines[-1].startswith("  ") and sum(line.startswith("  T1: ") for line in lines) == len(moves) + 1


def test_a_loss_is_proved_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = tmp_path / "loss.lrat"
    code, lines, err = solve("grosser-kreis+one#1", "--proof", str(proof), capsys=capsys)
    assert code == 0 and "lost, proved" in lines[0]
    assert str(proof) in err and proof.stat().st_size > 0
    assert (tmp_path / "loss.lrat.cnf").read_text("ascii").startswith("c ")


def test_a_win_has_no_proof_of_a_loss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, err = solve("berlinerin#1", "--proof", str(tmp_path / "none"), capsys=capsys)
    assert code == 1 and "won" in lines[0] and "no loss" in err
    assert list(tmp_path.iterdir()) == []


BAD = [
    ([], "which deals"),
    (["irmgard#1..2", "--proof", "FILE"], "single deal"),
    (["chess#1"], "chess"),
    (["irmgard#0"], "“0”"),
    (["irmgard#5..2"], "5..2"),
    (["irmgard#1..x"], "“x”"),
    (["irmgard#1..99999999999"], "1..99999999999"),
    (["irmgard#1", "--seconds", "soon"], "--seconds"),
    (["irmgard#1", "--nodes", "0"], "--nodes"),
    (["irmgard#1", "--memory", "-3"], "--memory"),
    (["irmgard#1", "--jobs", "1.5"], "--jobs"),
    (["irmgard#1", "--game", "irmgard"], "--game"),
    (["irmgard#1", "--lines", "1"], "--lines"),
    (["--cards-file", "FILE"], "--game"),
    (["--cards-file", "FILE", "--game", "berlinerin", "irmgard#1"], "not both"),
    (["--cards-file", "FILE", "--game", "berlinerin"], "line 2: card 3: “1C”"),
    (["--cards-file", "FILE", "--game", "berlinerin", "--lines", "1"], "no deal"),
    (["--cards-file", "FILE", "--game", "berlinerin", "--lines", "2..1"], "2..1"),
    (["--cards-file", "nowhere.txt", "--game", "berlinerin"], "nowhere.txt"),
    (["irmgard#1", "--fast"], "--fast"),
]


@pytest.mark.parametrize(("arguments", "names"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
def test_bad_input_ends_with_code_2_and_one_line(
    arguments: list[str], names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.txt"
    file.write_text("# one deal\n2C 3C 1C\n", encoding="utf-8")
    code, lines, err = solve(*(str(file) if word == "FILE" else word for word in arguments), capsys=capsys)
    assert code == 2 and lines == []
    assert names in err and len(err.splitlines()) == 1
