"""The command line: what it prints, how it ends, and that bad input ends in one line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.cli import main, playing
from kartenbild.cli.language import of_locale
from ruled import EVERY_GAME, EVERY_RULED

RECORDS = Path(__file__).parent / "records"
COMMAND = [sys.executable, "-m", "kartenbild"]


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was complained."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return int(ended.value.code or 0), printed.out, printed.err


def spawn(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "KARTENBILD"))}
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, encoding="utf-8", env=clean | env, timeout=120
    )


class TestReading:
    def test_version_and_help(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert re.fullmatch(r"\d+\.\d+\.\d+\n", run("--version", capsys=capsys)[1])
        code, out, _ = run("--help", capsys=capsys)
        assert code == 0 and all(command in out for command in ("play", "verify", "games", "rules"))
        code, out, _ = run("play", "--help", capsys=capsys)
        options = ("DEAL", "--text", "--no-browser", "--port", "--host", "--data", "--lang")
        assert code == 0 and all(option in out for option in options)

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_games_lists_every_game_with_its_variants(self, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        code, out, _ = run("games", "--lang", language, capsys=capsys)
        assert code == 0
        for game in kb.games():
            assert f"{game}: " in out
            assert all(", ".join(words) in out for words in game.variants.values())

    @pytest.mark.parametrize("name", EVERY_RULED)
    def test_rules_tells_the_rules_in_both_languages(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        english = run("rules", name, "--lang", "en", capsys=capsys)
        german = run("rules", name, "--lang", "de", capsys=capsys)
        assert english[0] == german[0] == 0
        assert "How we read what is left open" in english[1] and "Wie wir Offenes lesen" in german[1]

    def test_what_is_piped_is_plain(self) -> None:
        for arguments in (["games"], ["rules", "irmgard"], ["--help"]):
            out = spawn(*arguments).stdout
            assert out and not re.search("[\x1b─-╿]", out)

    def test_a_reader_that_has_enough_is_no_error(self) -> None:
        running = subprocess.Popen([*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert running.stdout and running.stderr
        running.stdout.close()
        complaint = running.stderr.read()
        assert running.wait(60) in (0, 141) and complaint == ""
        running.stderr.close()


class TestLanguage:
    @pytest.mark.parametrize(
        ("env", "language"),
        [
            ({"LANG": "de_DE.UTF-8"}, "de"),
            ({"LANG": "de"}, "de"),
            ({"LANG": "de_AT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
            ({"LANG": "en_US.UTF-8", "LC_ALL": "de_CH.UTF-8"}, "de"),
            ({"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "de_DE"}, "de"),
            ({"LANG": "fr_FR.UTF-8"}, "en"),
            ({"LANG": "C"}, "en"),
            ({}, "en"),
        ],
    )
    def test_the_locale_decides(self, env: dict[str, str], language: str) -> None:
        assert of_locale(env) == language

    def test_without_an_option_it_is_the_locales(self) -> None:
        assert "Das Ende" in spawn("rules", "irmgard", LANG="de_DE.UTF-8").stdout
        assert "The end" in spawn("rules", "irmgard", LANG="C.UTF-8").stdout
        assert "The end" in spawn("rules", "irmgard", "--lang", "en", LANG="de_DE.UTF-8").stdout
        assert "Befehle" in spawn("--help", LANG="de_DE.UTF-8").stdout
        assert "Den Befehl „tanz“ gibt es nicht" in spawn("tanz", LANG="de_DE.UTF-8").stderr


BAD = [
    (["dance"], "dance"),
    (["rules"], "GAME"),
    (["rules", "patience"], "“patience”"),
    (["rules", "irmgard+sideways"], "“sideways”"),
    (["rules", "irmgard+left+centre"], "“centre”"),
    (["rules", "irmgard", "extra"], "extra"),
    (["rules", "irmgard", "--lang", "fr"], "fr"),
    (["games", "--sorted"], "--sorted"),
    (["verify"], "RECORD"),
    (["play", "irmgard#0"], "“0”"),
    (["play", "irmgard#9223372036854775808"], "9223372036854775808"),
    (["play", "irmgard#४२"], "४२"),
    (["play", "irmgard#-1"], "-1"),
    (["play", "irmgard", "twice"], "twice"),
    (["play", "--fast"], "--fast"),
    (["play", "--port", "many"], "many"),
    (["play", "--port", "70000"], "70000"),
    (["play", "--port"], "--port"),
    (["play", "--host", "not a host"], "not a host"),
    (["play", "--text", "irmgard#x"], "“x”"),
    (["play", "--text", "chess"], "“chess”"),
    (["play", "--text", "--port", "5000"], "--port"),
    (["play", "--text", "--no-browser"], "--no-browser"),
    (["play", "--text", "--host", "tablet"], "--host"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=lambda each: " ".join(each) if isinstance(each, list) else "")
def test_bad_input_ends_with_code_2_and_one_line(
    arguments: list[str],
    named: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KARTENBILD_DATA", str(tmp_path / "never made"))
    code, out, err = run(*arguments, capsys=capsys)
    assert (code, out) == (2, "") and len(err.splitlines()) == 1 and named in err
    assert not (tmp_path / "never made").exists()


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "game.patience"


class TestVerify:
    def test_good_records(self, capsys: pytest.CaptureFixture[str]) -> None:
        files = sorted(str(file) for file in RECORDS.glob("*.patience"))
        code, out, err = run("verify", *files, "--lang", "en", capsys=capsys)
        assert (code, err) == (0, "") and len(out.splitlines()) == len(files)
        assert all("it has come out" in line for line in out.splitlines())
        assert {Path(file).name.split("#")[0].split("+")[0] for file in files} == set(EVERY_GAME)

    def test_how_a_game_stands(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        record.write_text("kartenbild 1\ndeal irmgard#42\nmoves T5-F deal\n")
        assert (
            "irmgard#42, 2 moves, it can be played on" in run("verify", str(record), "--lang", "en", capsys=capsys)[1]
        )

    def test_a_bad_move_is_code_1_with_its_number(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        record.write_text("kartenbild 1\ndeal irmgard#42\nmoves T5-F deal T9-T1\n# and more\nmoves deal\n")
        code, out, err = run("verify", str(record), "--lang", "en", capsys=capsys)
        assert (code, err) == (1, "") and "move 3, T9-T1, is refused" in out and len(out.splitlines()) == 1

    @pytest.mark.parametrize(
        ("text", "named"),
        [
            (b"", "line 1"),
            (b"hello\n", "line 1"),
            (b"kartenbild 2\ndeal irmgard#42\n", "line 1"),
            (b"kartenbild 1\n\ndeal irmgard#42\nwin all\n", "line 4"),
            (b"kartenbild 1\n# a note\ndeal chess#42\n", "line 3"),
            (b"kartenbild 1\ndeal irmgard#42\ndeal irmgard#43\n", "line 3"),
            (b"kartenbild 1\ndeal berlinerin\ncards 2C 3C XX\n", "line 3: card 3"),
            (b"kartenbild 1\ndeal irmgard#42\nmoves \xff\xfe\n", "line 3"),
            (b"kartenbild 1\ndeal irmgard\n", "neither a number nor cards"),
            (b"\x80\x04\x95pickle", "line 1"),
        ],
    )
    def test_an_unreadable_file_is_code_2_with_its_line(
        self, text: bytes, named: str, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        record.write_bytes(text)
        code, out, err = run("verify", str(record), capsys=capsys)
        assert (code, out) == (2, "") and len(err.splitlines()) == 1
        assert str(record) in err and named in err

    def test_what_is_no_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for place in (tmp_path, tmp_path / "missing"):
            code, _, err = run("verify", str(place), capsys=capsys)
            assert code == 2 and str(place) in err and len(err.splitlines()) == 1

    def test_all_are_replayed_and_the_worst_decides(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        good = str(next(RECORDS.glob("berlinerin*")))
        record.write_text("kartenbild 1\ndeal irmgard#42\nmoves turn\n")
        code, out, err = run("verify", "missing", str(record), good, "--lang", "en", capsys=capsys)
        assert code == 2 and len(out.splitlines()) == 2 and len(err.splitlines()) == 1
        assert run("verify", str(record), good, capsys=capsys)[0] == 1

    def test_a_file_beyond_all_measure(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        record.write_text("kartenbild 1\n" + "# é\n" * 2_000_000, encoding="utf-8")
        code, _, err = run("verify", str(record), capsys=capsys)
        assert code == 2 and "1,000,000" in err


class TestTheTableInTheBrowser:
    def test_it_says_where_it_is_serves_and_ends_with_ctrl_c(self, tmp_path: Path) -> None:
        arguments = [
            "play",
            "irmgard+centre#42",
            "--no-browser",
            "--port",
            "0",
            "--data",
            str(tmp_path),
            "--lang",
            "en",
        ]
        with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout
            found = re.search(r"http://127\.0\.0\.1:\d+/\?deal=irmgard%2Bcentre%2342", running.stdout.readline())
            assert found
            with urllib.request.urlopen(found.group(), timeout=30) as answer:
                assert answer.status == 200
            running.send_signal(signal.SIGINT)
            assert "every game is kept" in running.stdout.read()
            assert running.wait(30) == 0

    def test_without_arguments_it_is_the_table_too(self, tmp_path: Path) -> None:
        arguments = ["--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "de"]
        with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout
            assert "Der Tisch" in running.stdout.readline()
            running.send_signal(signal.SIGTERM)
            assert running.wait(30) == 0

    def test_a_second_one_shows_the_first_and_a_foreign_port_is_one_line(self, tmp_path: Path) -> None:
        arguments = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
        with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout
            address = re.search(r"http://127\.0\.0\.1:(\d+)/", running.stdout.readline())
            assert address
            again = ["play", "--no-browser", "--port", address.group(1)]
            second = spawn(*again, "--data", str(tmp_path))
            assert (second.returncode, second.stderr) == (0, "") and address.group() in second.stdout
            other = spawn(*again, "--data", str(tmp_path / "other"))
            assert other.returncode == 1 and len(other.stderr.splitlines()) == 1 and address.group(1) in other.stderr
            running.send_signal(signal.SIGINT)

    @pytest.mark.parametrize(("wished", "display", "opened"), [(True, ":0", 1), (True, "", 0), (False, ":0", 0)])
    def test_the_browser_opens_where_there_is_a_display(
        self, wished: bool, display: str, opened: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        seen: list[str] = []
        monkeypatch.setattr("webbrowser.open", seen.append)
        monkeypatch.setattr(playing, "has_display", lambda: playing_has_display({"DISPLAY": display}, "linux"))
        monkeypatch.setattr("kartenbild.server.run", lambda config, opened: opened("http://127.0.0.1:1/"))
        hosts = ["tablet", "phone"]
        playing.in_browser("irmgard#7", "en", data=str(tmp_path), port="0", hosts=hosts, thinkers="0", show=wished)
        assert seen == ["http://127.0.0.1:1/?deal=irmgard%237"] * opened

    def test_where_a_window_can_open(self) -> None:
        assert playing_has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
        assert playing_has_display({}, "darwin") and playing_has_display({}, "win32")
        assert not playing_has_display({}, "linux")


playing_has_display = playing.has_display


def test_a_store_that_cannot_be_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    code, _, err = run("play", "--text", "--data", str(tmp_path / "file"), capsys=capsys)
    assert code == 1 and len(err.splitlines()) == 1 and str(tmp_path / "file") in err
