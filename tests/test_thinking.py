"""Thinking outside the requests: answers come, what nobody wants any more ends at once, and no process is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.thinking import At, Busy, Desk, Failed, Solve
from kartenbild.thinking import desk as desk_module
from slow_jobs import Deaf, Endless, Greedy

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are counted under /proc")

# What a busy machine may need on top of the 200 ms in which a worker stops.
GENEROUS = 2.0


def easy() -> Solve:
    return Solve(At.of(kb.deal("berlinerin#1")), seconds=5)


def children(of: int | str = "self") -> set[int]:
    """The processes started by this one that still live, the workers among them."""
    found: set[int] = set()
    for thread in Path(f"/proc/{of}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found |= {int(child) for child in (thread / "children").read_text().split()}
    return {child for child in found if not gone(child) and b"thinking.worker" in _command(child)}


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def until(true: Callable[[], object], seconds: float = 10.0) -> float:
    """Wait for it; how long it took, and a little."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < seconds, "it never came"
        time.sleep(0.005)
    return time.monotonic() - begun + 0.001


def busy(pid: int) -> bool:
    """Whether the process has used up a tick of processor time lately."""
    before, _ = spent(pid), time.sleep(0.1)
    return spent(pid) > before


def gone(pid: int) -> bool:
    """Whether nothing of the process is left but, at most, its number."""
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def spent(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(workers=1, more=["slow_jobs"])
    yield desk
    desk.close()
    assert not children()


def test_an_answer_comes_from_a_worker_that_starts_with_the_first_question(desk: Desk) -> None:
    assert not children()
    solved = desk.submit("table", easy()).result(20)
    assert solved.outcome == "won"
    game = kb.deal("berlinerin#1")
    for move in solved.moves:
        game.play(move)
    assert game.won
    (worker,) = children()
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)


def test_the_position_goes_along_with_its_moves_and_given_cards(desk: Desk) -> None:
    game = kb.deal("irmgard-single", kb.deal("irmgard-single#2").cards)
    game.play("turn")
    assert At.of(game).game().truth() == game.truth()
    assert At.of(game, 0).moves == []
    solved = desk.submit("table", Solve(At.of(game), seconds=5)).result(20)
    for move in solved.moves:
        game.play(move)
    assert game.won


def test_it_can_be_awaited(desk: Desk) -> None:
    async def ask() -> str:
        return (await asyncio.wrap_future(desk.submit("table", easy()))).outcome

    assert asyncio.run(ask()) == "won"


def test_a_newer_question_of_the_same_table_releases_the_older_at_once(desk: Desk) -> None:
    desk.submit("table", easy()).result(20)
    (worker,) = children()
    older = desk.submit("table", Endless())
    until(lambda: busy(worker))
    begun = time.monotonic()
    newer = desk.submit("table", easy())
    assert older.cancelled()
    assert newer.result(20).outcome == "won"
    assert time.monotonic() - begun < GENEROUS
    assert children() == {worker}, "the worker stopped by itself and went on"


def test_cancelling_a_table_cancels_what_hangs_on_it_and_nothing_else(desk: Desk) -> None:
    hint, other = desk.submit("table/7/hint", Endless()), desk.submit("table/77", Endless())
    desk.cancel("table/7")
    assert hint.cancelled() and not other.cancelled()
    with pytest.raises(CancelledError):
        hint.result()
    (worker,) = until(children) and children()
    until(lambda: busy(worker))
    desk.cancel("table")
    assert other.cancelled()
    until(lambda: not busy(worker), GENEROUS)


def test_a_worker_that_does_not_stop_is_killed_with_what_it_started_and_replaced(desk: Desk) -> None:
    deaf = desk.submit("table", Deaf())
    (worker,) = until(children) and children()
    (child,) = until(lambda: children(worker)) and children(worker)
    deaf.cancel()
    assert until(lambda: gone(worker) and gone(child)) < GENEROUS
    assert desk.submit("table", easy()).result(20).outcome == "won"
    assert children() and worker not in children()


def test_a_worker_that_dies_fails_its_job_alone(desk: Desk) -> None:
    desk.submit("table", easy()).result(20)
    (worker,) = children()
    unlucky, next_one = desk.submit("a", Endless()), desk.submit("b", easy())
    until(lambda: busy(worker))
    os.kill(worker, signal.SIGKILL)
    with pytest.raises(Failed):
        unlucky.result(20)
    assert next_one.result(20).outcome == "won"


def test_an_error_of_ours_is_told_as_failed(desk: Desk) -> None:
    wrong = Solve(At("berlinerin#1", None, ["T1-T99"]), seconds=1)
    with pytest.raises(Failed):
        desk.submit("table", wrong).result(20)
    assert desk.submit("table", easy()).result(20).outcome == "won"


def test_a_job_that_wants_more_memory_than_agreed_fails_and_frees_it() -> None:
    desk = Desk(workers=1, memory_mb=16, more=["slow_jobs"])
    with pytest.raises(Failed):
        desk.submit("table", Greedy(megabytes=1000)).result(20)
    assert desk.submit("table", Greedy(megabytes=10)).result(20) == 10 << 20
    desk.close()


def test_workers_are_renewed_and_rest_when_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "JOBS_BEFORE_RENEWAL", 2)
    desk = Desk(workers=1, more=["slow_jobs"], idle_seconds=0.3)
    seen = set()
    for _ in range(4):
        desk.submit("table", easy()).result(20)
        seen |= children()
    assert len(seen) >= 2
    until(lambda: not children())
    assert desk.submit("table", easy()).result(20).outcome == "won"
    desk.close()


def test_urgent_jobs_go_before_those_that_can_wait(desk: Desk) -> None:
    order: list[str] = []
    blocking = desk.submit("a", Endless())
    for name, later in (("patient", True), ("urgent", False)):
        future = desk.submit(name, easy(), later=later)
        future.add_done_callback(lambda _, name=name: order.append(name))
    until(children)
    blocking.cancel()
    until(lambda: len(order) == 2)
    assert order == ["urgent", "patient"]


def test_a_desk_without_workers_and_a_closed_one_take_nothing() -> None:
    nobody, closed = Desk(workers=0), Desk(workers=1, more=["slow_jobs"])
    closed.close()
    for desk in (nobody, closed):
        with pytest.raises(Busy):
            desk.submit("table", easy())
        desk.close()


def test_fifty_tables_asked_about_and_left() -> None:
    """Many games opened and left at once: the last answer still comes, and no worker is left behind."""
    desk = Desk(workers=2, more=["slow_jobs"], idle_seconds=0.3)
    for number in range(50):
        desk.submit(f"table/{number}", Endless())
        time.sleep(0.01)
        desk.cancel(f"table/{number}")
    assert desk.submit("table/last", easy()).result(20).outcome == "won"
    assert len(children()) <= 2
    until(lambda: not children())
    desk.close()


SERVER = """
import time
from kartenbild.thinking import Desk
from slow_jobs import Endless
desk = Desk(workers=1, more=["slow_jobs"])
desk.submit("table", Endless())
time.sleep(60)
"""


def test_workers_end_when_the_server_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    ) as server:
        (worker,) = until(lambda: children(server.pid)) and children(server.pid)
        until(lambda: busy(worker))
        server.kill()
    until(lambda: gone(worker), GENEROUS)
