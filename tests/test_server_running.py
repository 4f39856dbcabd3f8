"""The server as a program: it starts, is killed, is started twice, and ends well; a real process each time."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import kartenbild as kb
from kartenbild.server import logs
from kartenbild.store import new_key, sqlite
from left_games import is_busy, leave_games, memory_mb, workers

posix = pytest.mark.skipif(os.name != "posix", reason="signals are others here")


class Server:
    """A running server and one browser's connection to it."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "kartenbild.server", "--data", str(data), "--port", str(port), *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.cookie = ""
        assert self.process.stdout is not None
        self.told = self.process.stdout.readline()
        self.address = (re.findall(r"http://\S+", self.told) or [""])[0]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        with closing(HTTPConnection(urlsplit(self.address).netloc, timeout=20)) as connection:
            headers = {"cookie": self.cookie} | ({"content-type": "application/json"} if body else {})
            connection.request(method, path, json.dumps(body) if body else None, headers)
            response = connection.getresponse()
            if cookie := response.headers.get("set-cookie"):
                self.cookie = cookie.partition(";")[0]
            text = response.read()
        return response.status, json.loads(text) if text else None

    def move(self, table: dict[str, Any], move: str) -> dict[str, Any]:
        body = {"action": "move", "move": move, "revision": table["revision"], "key": new_key(), "seconds": 1}
        status, answer = self.ask("POST", f"/api/tables/{table['id']}/actions", body)
        assert status == 200, answer
        return answer  # type: ignore[no-any-return]

    def end(self, how: int = signal.SIGTERM) -> tuple[int, str, str]:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@contextmanager
def running(data: Path, *options: str, port: int = 0) -> Iterator[Server]:
    server = Server(data, *options, port=port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_killed_at_any_moment_the_game_is_there_at_that_move(tmp_path: Path) -> None:
    """Killed from beside while moves are being played: nothing that was answered is lost, and no move is half done."""
    dice = random.Random(5)
    cookie, table, answered = "", None, 0
    for _ in range(4):
        with running(tmp_path) as server:
            server.cookie = cookie
            if table is None:
                table = server.ask("POST", "/api/tables", {"deal": "grosser-kreis+unlimited#1"})[1]
            else:
                table = server.ask("GET", f"/api/tables/{table['id']}")[1]
                assert answered <= table["made"] <= answered + 1
                _check(table)
            cookie = server.cookie
            killer = threading.Timer(0.05 + dice.random() * 0.4, server.process.kill)
            killer.start()
            try:
                while True:
                    table = server.move(table, "turn" if table["places"][8]["cards"] else "recycle")
                    answered = table["made"]
            except (OSError, ValueError, HTTPException):
                pass
            killer.join()
            answered = table["made"]
    assert answered > 5


def _check(table: dict[str, Any]) -> None:
    beside = kb.deal(table["deal"])
    for _ in range(table["made"]):
        beside.play("turn" if beside.refusal("turn") is None else "recycle")
    shown = {place["place"]: [card["card"] or "~" for card in place["cards"]] for place in table["places"]}
    view = beside.view()
    assert shown == view | {"S": view["S"][::-1]}


@posix
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_well(tmp_path: Path, how: int) -> None:
    with running(tmp_path) as server:
        table = server.ask("POST", "/api/tables", {"deal": "irmgard#42"})[1]
        server.move(table, "deal")
        code, _, err = server.end(how)
    assert (code, err) == (0, "")
    log = (tmp_path / "kartenbild.log").read_text()
    assert "open at http://127.0.0.1:" in log
    assert log.rstrip().endswith("kartenbild: closed")
    # All of the store is in its file again, none in a journal beside it.
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(sqlite.FILE)] == [sqlite.FILE]


@posix
def test_an_interrupted_start_ends_well(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kartenbild.server", "--data", str(tmp_path), "--port", "0"]
    for wait in (0.05, 0.3, 0.5, 0.7, 0.9, 1.2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            time.sleep(wait)
            process.kill() if wait == 0.9 else process.terminate()
            process.communicate(timeout=20)
    with running(tmp_path) as server:
        assert server.ask("POST", "/api/tables", {"deal": "irmgard#42"})[0] == 201


def test_a_second_instance_is_sent_to_the_first(tmp_path: Path) -> None:
    port = _free_port()
    with running(tmp_path, port=port) as first, running(tmp_path, port=port) as second:
        assert second.process.wait(20) == 0
        assert second.told == f"This table is already open at {first.address}\n"
        assert first.ask("GET", "/health")[0] == 200


def test_another_stores_instance_is_not_ours(tmp_path: Path) -> None:
    port = _free_port()
    with running(tmp_path / "one", port=port), running(tmp_path / "two", port=port) as second:
        assert second.process.stderr is not None
        told = second.process.stderr.read()
        assert second.process.wait(20) == 1
    assert told == f"Port {port} is used by another program; choose another with --port.\n"


class _Stranger(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Another program</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_a_busy_port_is_said(tmp_path: Path) -> None:
    stranger = HTTPServer(("127.0.0.1", 0), _Stranger)
    thread = threading.Thread(target=stranger.serve_forever)
    thread.start()
    try:
        with running(tmp_path, port=stranger.server_port) as server:
            out, err = server.process.communicate(timeout=20)
    finally:
        stranger.shutdown()
        thread.join()
        stranger.server_close()
    assert (server.process.returncode, out) == (1, "")
    assert err == f"Port {stranger.server_port} is used by another program; choose another with --port.\n"


def test_a_silent_port_is_said(tmp_path: Path) -> None:
    with closing(socket.socket()) as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with running(tmp_path, port=silent.getsockname()[1]) as server:
            _, err = server.process.communicate(timeout=20)
    assert "is used by another program" in err


def test_a_second_process_on_the_same_store_plays_on(tmp_path: Path) -> None:
    with running(tmp_path) as first, running(tmp_path) as second:
        table = first.ask("POST", "/api/tables", {"deal": "irmgard#42"})[1]
        second.cookie = first.cookie
        for server in (first, second, first, second, second, first):
            table = server.move(server.ask("GET", f"/api/tables/{table['id']}")[1], "deal")
        assert table["made"] == 6
        stale = table | {"revision": 5}
        body = {"action": "undo", "revision": stale["revision"], "key": new_key()}
        status, answer = second.ask("POST", f"/api/tables/{table['id']}/actions", body)
        assert status == 409
        assert answer["table"]["places"] == table["places"]


def test_it_listens_to_this_machine_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        with closing(socket.socket()) as outside, pytest.raises(OSError):
            outside.settimeout(5)
            outside.connect((_own_address(), urlsplit(server.address).port))
    with running(tmp_path, "--host", "tablet.home") as server:
        with closing(HTTPConnection(urlsplit(server.address).netloc, timeout=10)) as connection:
            connection.request("GET", "/api/games", headers={"host": "tablet.home"})
            assert connection.getresponse().status == 200
        with closing(HTTPConnection(urlsplit(server.address).netloc, timeout=10)) as connection:
            connection.request("GET", "/api/games", headers={"host": "elsewhere.home"})
            assert connection.getresponse().status == 403


def _own_address() -> str:
    """Another address of this machine than 127.0.0.1."""
    return "127.0.0.2" if sys.platform == "linux" else socket.gethostbyname(socket.gethostname())


def test_the_log_holds_no_cards_and_no_secrets(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("POST", "/api/tables", {"deal": "irmgard#42"})[1]
        code = server.ask("POST", "/api/player/recovery")[1]["code"]
        server.ask("PUT", "/api/player", {"code": "WRONG-CODE"})
        server.move(table, "deal")
        token = server.cookie.partition("=")[2]
        server.end()
    log = (tmp_path / "kartenbild.log").read_text()
    assert "open at" in log
    for secret in (token, code, "WRONG-CODE", table["id"]):
        assert secret not in log
    assert not re.search(r"\b[A23456789TJQK][CDHS]\b", log)


def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / logs.FILE).mkdir()
    with logs.logging_to(tmp_path) as log:
        log.error("lost")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "options, told",
    [
        (["--port", "70000"], "--port: the port must be a whole number from 0 to 65535, not “70000”."),
        (["--port", "x"], "--port: the port must be a whole number from 0 to 65535, not “x”."),
        (["--host", "a b"], "--host: “a b” is not the name or address of a host."),
        (["--data", " "], "--data: data must be a text, not “ ”."),
    ],
)
def test_bad_options_are_said_in_one_line(tmp_path: Path, options: list[str], told: str) -> None:
    command = [sys.executable, "-m", "kartenbild.server", "--data", str(tmp_path), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told + "\n")


def test_a_damaged_store_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / sqlite.FILE).write_bytes(b"damaged" * 1000)
    command = [sys.executable, "-m", "kartenbild.server", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "is damaged" in done.stderr


counted = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are counted under /proc")


def until(true: Any, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


@counted
def test_games_opened_and_left_leave_no_work_behind(tmp_path: Path) -> None:
    """Who closes the window ends what was thought for it; `bench/thinking.py left` does this five hundred times."""
    with running(tmp_path, "--thinkers", "1") as server:
        leave_games(server.address, 10)
        before = memory_mb(server.process.pid)
        leave_games(server.address, 40, first=10)
        assert memory_mb(server.process.pid) < before + 15
        until(lambda: not any(is_busy(worker) for worker in workers(server.process.pid)))
        assert len(workers(server.process.pid)) <= 1


@counted
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_thought_does_not_hold_up_the_end_and_no_worker_stays(tmp_path: Path, how: int) -> None:
    with running(tmp_path, "--thinkers", "1") as server:
        # Nobody has decided this deal within a minute.
        _, table = server.ask("POST", "/api/tables", {"deal": "irmgard#30"})
        asking = threading.Thread(target=_ask_in_vain, args=(server, f"/api/tables/{table['id']}/sign?revision=0"))
        asking.start()
        until(lambda: workers(server.process.pid))
        (worker,) = workers(server.process.pid)
        until(lambda: is_busy(worker))
        begun = time.monotonic()
        server.end(how)
        assert time.monotonic() - begun < 2.5
        until(
            lambda: not Path(f"/proc/{worker}").exists() or "Z" in Path(f"/proc/{worker}/stat").read_text().split()[2]
        )
        asking.join()


def _ask_in_vain(server: Server, path: str) -> None:
    """The server may answer that the question was given up, or be gone."""
    with suppress(OSError, HTTPException):
        server.ask("GET", path)
