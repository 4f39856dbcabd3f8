"""`kartenbild lab run`: nothing is lost, nothing is done or counted twice, nothing is mixed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import closing, suppress
from pathlib import Path

import pytest
from lab_line import lab

import kartenbild as kb
from kartenbild.lab.chunks import Chunk, Cutter, Done, Result, work
from kartenbild.lab.executors import Processes
from kartenbild.lab.identity import solver_of
from kartenbild.lab.kept import LabFile
from kartenbild.lab.problems import LabTrouble
from kartenbild.lab.running import Run
from kartenbild.solver.many import Limits
from oracle import Oracle

ROW = "berlinerin+never"
LIMITS = Limits(None, 100_000, 64)


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def test_a_run_is_kept_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lab.sqlite"
    run = ("run", ROW, "--nodes", "100000", "--memory", "64", "--jobs", "1", "--file", str(file))
    code, out, err = lab(*run, "--deals", "1..20", capsys=capsys)
    assert code == 0 and err == "" and out.startswith(f"{ROW}: 20 of 20 deals: ")
    before = rows(file, "select * from verdicts order by deal")
    assert lab(*run, "--deals", "11..30", capsys=capsys)[1].startswith(f"{ROW}: 20 of 20 deals: ")
    after = rows(file, "select * from verdicts order by deal")
    assert after[:20] == before and [row[1] for row in after] == list(range(1, 31))
    for _, deal, outcome, method, nodes, cpu, moves in after:
        verdict = kb.solve(kb.deal(f"{ROW}#{deal}"), nodes=100_000, memory_mb=64)
        assert (outcome, method, nodes) == (verdict.outcome, verdict.method, verdict.nodes)
        assert isinstance(cpu, float) and (moves is None) == (outcome != "won")
        if moves:
            referee = Oracle(f"{ROW}#{deal}")
            for move in str(moves).split():
                referee.play(move)
            assert referee.won


def test_longer_limits_are_for_the_undecided_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lab.sqlite"
    run = ("run", ROW, "--deals", "1..60", "--jobs", "1", "--file", str(file))
    lab(*run, "--nodes", "300", capsys=capsys)
    open_before = rows(file, "select count(*) from verdicts where outcome = 'undecided'")
    assert " 0 undecided" in lab(*run, "--nodes", "400000", capsys=capsys)[1]
    assert rows(file, "select count(*) from verdicts where run = 2") == open_before
    assert rows(file, "select count(*) from verdicts") == [(60 + int(str(open_before[0][0])),)]
    with LabFile(file) as kept:
        short, long = kept.runs()
        assert [len(kept.outcomes(run)) for run in (short, long)] == [60, 60]
        between = kept.run(ROW, short.solver, Limits(None, 1000, short.limits.memory_mb))
        assert kept.known(between) == {each.deal for each in kept.outcomes(short) if each.outcome != "undecided"}


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    """Every worker is killed once in the middle of its work."""
    killed = list[int]()
    with LabFile(tmp_path / "lab.sqlite") as kept, closing(Processes(2)) as hands:
        run = kept.run(ROW, solver_of(ROW), LIMITS)

        def keep(done: Done) -> None:
            kept.add(run, done.results)
            if not killed:
                killed.extend(child.pid for child in multiprocessing.active_children() if child.pid)
                for pid in killed:
                    os.kill(pid, signal.SIGKILL)

        Run(ROW, iter(range(1, 61)), LIMITS, hands, keep).work_off()
        found = kept.outcomes(run)
    assert len(killed) == 2 and [each.deal for each in found] == list(range(1, 61))
    assert [each.outcome for each in found] == [
        each.outcome for each in work(Chunk(ROW, tuple(range(1, 61)), LIMITS)).results
    ]


def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    command = [sys.executable, "-m", "kartenbild", "lab", "run", "irmgard-single+none", "--deals", "1..150"]
    command += ["--nodes", "30000", "--memory", "64", "--jobs", "2", "--file", str(file)]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    until(lambda: file.exists() and count(file) > 3)
    workers = children(first.pid)
    first.kill()
    first.wait()
    done = count(file)
    assert workers and 0 < done < 150
    until(lambda: not any(alive(pid) for pid in workers))
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, timeout=100)
    assert rows(file, "select deal from verdicts order by deal") == [(deal,) for deal in range(1, 151)]


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    command = [sys.executable, "-m", "kartenbild", "lab", "run", ROW, "--deals", "1..9000000000", "--jobs", "1"]
    running = subprocess.Popen([*command, "--file", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    until(lambda: file.exists() and count(file) > 3)
    begun = time.monotonic()
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert running.returncode == 130 and err == b"" and time.monotonic() - begun < 10
    assert f"{ROW}: {count(file):,} of 9,000,000,000 deals".encode() in out


def test_the_progress_is_for_a_terminal_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kartenbild", "lab", "run", ROW, "--deals", "1..300", "--jobs", "1"]
    command += ["--nodes", "20000", "--lang", "en", "--file", str(tmp_path / "lab.sqlite")]
    ours, theirs = os.openpty()
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    shown = b""
    with suppress(OSError):
        while part := os.read(ours, 4096):
            shown += part
    os.close(ours)
    out, _ = running.communicate(timeout=60)
    assert b" a second, " in shown and b" % undecided" in shown and b"300/300" in shown
    assert len(out.splitlines()) == 1 and running.returncode == 0


def count(file: Path) -> int:
    with suppress(sqlite3.Error):
        return int(str(rows(file, "select count(*) from verdicts")[0][0]))
    return 0


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def alive(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    return False


def test_a_cluster_finds_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kartenbild", "lab", "run", ROW, "--deals", "1..40", "--nodes", "20000"]
    for name, cluster in (("here", []), ("cluster", ["--cluster", "local"])):
        file = str(tmp_path / f"{name}.sqlite")
        subprocess.run([*command, "--jobs", "2", "--file", file, *cluster], stdout=subprocess.DEVNULL, check=True)
    asked = "select deal, outcome, nodes, moves from verdicts order by deal"
    assert rows(tmp_path / "cluster.sqlite", asked) == rows(tmp_path / "here.sqlite", asked)


def test_without_the_library_for_clusters_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = ("run", ROW, "--deals", "1..3", "--cluster", "local", "--file", str(tmp_path / "lab.sqlite"))
    code, _, err = lab(*run, capsys=capsys)
    assert code == 2 and 'pip install "kartenbild[cluster]"' in err and len(err.splitlines()) == 1


class Deadly:
    """Workers that die over one deal, whatever it is called with."""

    jobs = 2
    deaths = (BrokenExecutor,)

    def __init__(self, deadly: int) -> None:
        self.deadly, self.renewed = deadly, 0

    def submit(self, chunk: Chunk) -> Future[Done]:
        future = Future[Done]()
        if self.deadly in chunk.numbers:
            future.set_exception(BrokenExecutor())
        else:
            results = tuple(Result(number, "lost", "", 1, 0.0, None) for number in chunk.numbers)
            future.set_result(Done("", results, 0.1 * len(results)))
        return future

    def stop(self) -> None:
        raise AssertionError("nobody asked for it")

    def renew(self) -> None:
        self.renewed += 1

    def close(self) -> None:
        raise AssertionError("nobody asked for it")


def test_a_deal_that_kills_every_worker_is_named_and_the_others_are_kept() -> None:
    kept = list[int]()
    with pytest.raises(LabTrouble, match="#77 ends every worker"):
        Run(
            ROW, iter(range(1, 201)), LIMITS, Deadly(77), lambda done: kept.extend(each.deal for each in done.results)
        ).work_off()
    assert sorted(kept) == [deal for deal in range(1, 201) if deal != 77]


def test_chunks_come_to_last_a_second() -> None:
    cutter, sizes = Cutter(ROW, iter(range(100_000)), LIMITS), list[int]()
    for _ in range(8):
        chunk = cutter.next()
        assert chunk is not None
        sizes.append(len(chunk.numbers))
        cutter.learn(Done("", (Result(1, "won", "", 1, 0.0, ""),) * len(chunk.numbers), 0.01 * len(chunk.numbers)))
    assert sizes == [1, 4, 16, 64, 100, 100, 100, 100]


def test_verdicts_of_another_solver_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lab.sqlite"
    run = ("run", ROW, "--deals", "1..3", "--jobs", "1", "--file", str(file))
    assert lab(*run, capsys=capsys)[0] == 0
    before = file.read_bytes()
    monkeypatch.setattr("kartenbild.cli.lab_running.solver_of", lambda _: "open columns 99")
    code, out, err = lab(*run, capsys=capsys)
    assert code == 2 and out == "" and "open columns 99" in err and len(err.splitlines()) == 1
    assert file.read_bytes() == before


BAD = [
    (["run", "chess", "--deals", "1"], "chess"),
    (["run", "irmgard#4", "--deals", "1"], "irmgard#4"),
    (["run", "irmgard", "--deals", "5..2"], "5..2"),
    (["run", "irmgard", "--deals", "0..2"], "0..2"),
    (["run", "irmgard", "--deals", "many"], "many"),
    (["run", "irmgard"], "--deals"),
    (["run", "irmgard", "--deals", "1", "--nodes", "0"], "--nodes"),
    (["run", "irmgard", "--deals", "1", "--jobs", "none"], "--jobs"),
    (["run", "irmgard", "--deals", "1", "--file", "FILE"], "not a file of the lab"),
    (["ran"], "ran"),
]


@pytest.mark.parametrize(("arguments", "names"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
def test_bad_input_ends_with_code_2_and_one_line(
    arguments: list[str], names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table games (name text)")
    code, out, err = lab(*(str(file) if word == "FILE" else word for word in arguments), capsys=capsys)
    assert code == 2 and out == ""
    assert names in err and len(err.splitlines()) == 1
