"""Running the table: a port, the store, a log, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from types import FrameType

import msgspec
import uvicorn

from kartenbild.server.app import create_app
from kartenbild.server.logs import logging_to
from kartenbild.server.messages import Health
from kartenbild.settings import Config
from kartenbild.store import Store, open_store
from kartenbild.thinking import Desk
from kartenbild.words import LANGUAGES, Message, say

_GRACE_SECONDS = 3
_ASK_SECONDS = 2.0


class CannotServe(Exception):
    """The table cannot be opened; `message` says why in any language."""

    def __init__(self, id: str, **args: object) -> None:
        self.message = Message(id, args)
        super().__init__(say(self.message, "en"))


class AlreadyOpen(CannotServe):
    """The same store's table is already open at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__("server-already-runs", address=address)
        self.address = address


def run(config: Config, opened: Callable[[str], None]) -> None:
    """Serve the table until Ctrl-C or SIGTERM; `opened` is called with its address as soon as it answers.

    Raises AlreadyOpen, CannotServe or StoreProblem, each with one sentence.
    """
    with _ending_on_sigterm(), closing(open_store(config.data)) as store, logging_to(config.data) as log:
        listening = _listen(config, store)
        address = address_of(listening)
        log.info("open at %s", address)
        server = _Server(config, store, lambda: opened(address))
        _warm_up()
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            pass
        finally:
            listening.close()
            log.info("closed")


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    return f"http://127.0.0.1:{listening.getsockname()[1]}/"


def _warm_up() -> None:
    """Read the words before the first move needs them, and spare the collector all that will live as long as we do."""
    for language in LANGUAGES:
        say("place-stock", language)
    gc.collect()
    gc.freeze()


class _Server(uvicorn.Server):
    def __init__(self, config: Config, store: Store, opened: Callable[[], None]) -> None:
        app = create_app(config, store)
        self._desk: Desk = app.state.desk
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=_GRACE_SECONDS,
            )
        )
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give up first what is being thought, so that nobody waits for it and keeps the server waiting."""
        await asyncio.to_thread(self._desk.close)
        await super().shutdown(sockets)


def _listen(config: Config, store: Store) -> socket.socket:
    """A socket on the port: of this machine alone, of the whole network where further hosts were named."""
    # Named a TCP socket, or asyncio leaves Nagle's algorithm on and each answer waits for 40 ms.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        # Elsewhere this option would let two programs share a port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("0.0.0.0" if config.hosts else "127.0.0.1", config.port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        raise _why_not(error, config.port, store) from error
    return listening


def _why_not(error: OSError, port: int, store: Store) -> CannotServe:
    if error.errno != errno.EADDRINUSE:
        return CannotServe("server-cannot-listen", port=str(port), why=error.strerror or str(error))
    found = who_listens(port)
    if found and found.program == "kartenbild" and found.store == store.id:
        return AlreadyOpen(f"http://127.0.0.1:{port}/")
    return CannotServe("server-port-busy", port=str(port))


def who_listens(port: int) -> Health | None:
    """What a program on this port of this machine says of itself, None where it is no kartenbild."""
    connection = HTTPConnection("127.0.0.1", port, timeout=_ASK_SECONDS)
    try:
        connection.request("GET", "/health")
        return msgspec.json.decode(connection.getresponse().read(1000), type=Health)
    except (OSError, HTTPException, msgspec.DecodeError):
        return None
    finally:
        connection.close()


@contextmanager
def _ending_on_sigterm() -> Iterator[None]:
    """Let SIGTERM end the program as Ctrl-C does, at any moment of its life."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _end(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)
