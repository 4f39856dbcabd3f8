"""One worker process as the desk sees it: asked, stopped, ended, killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from threading import Lock, Timer
from typing import IO, Any

import msgspec

from kartenbild.thinking.job import Ask, Fault, FromWorker, Job, Ready, Stop, Told, line, raw

GRACE_SECONDS = 0.2
_END_SECONDS = 2.0
_BEGIN = (
    "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from kartenbild.thinking.worker import main; main()"
)


class Thinker:
    """A worker process, started and there when this is made. `ask` is for one thread, everything else for any.

    Raises OSError where it cannot be started.
    """

    def __init__(self, memory_mb: int, more: Sequence[str] = ()) -> None:
        # Its own session: Ctrl-C is for the server, and what it starts can be killed together with it. The same
        # modules as ours, wherever they lie, and none of the folder that the player happens to be in.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _BEGIN, str(memory_mb), *more, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout
        self._to: IO[bytes] = self._process.stdin
        self._from: IO[bytes] = self._process.stdout
        self._writing = Lock()
        self._read = msgspec.json.Decoder(FromWorker)
        self._answered = 0
        self.asked = 0
        """How many jobs it was given, the number of the last."""
        if not isinstance(self._hear(), Ready):
            self.end()
            raise OSError("the worker did not begin")

    def ask(self, job: Job[Any]) -> Told | Fault | None:
        """Its answer to this job, None where it died over it."""
        self.asked += 1
        self._send(Ask(self.asked, raw(job)))
        heard = self._hear()
        self._answered = self.asked
        return None if isinstance(heard, Ready) else heard

    def stop(self, number: int) -> None:
        """Nobody wants the answer to this number: after a short grace it is killed. Returns at once."""
        self._send(Stop(number))
        timer = Timer(GRACE_SECONDS, self._kill_unless_answered, [number])
        timer.daemon = True
        timer.start()

    def end(self) -> None:
        """End it, whatever it does, and wait until it is gone."""
        with self._writing, suppress(OSError):
            self._to.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_SECONDS)
        self.kill()
        self._process.wait()
        self._from.close()

    def kill(self) -> None:
        """Kill it and what it started, if it still lives."""
        with suppress(ProcessLookupError):
            if self._process.poll() is None:
                self._kill()

    def _kill(self) -> None:
        if os.name == "posix":
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _kill_unless_answered(self, number: int) -> None:
        if self._answered < number:
            self.kill()

    def _send(self, message: Ask | Stop) -> None:
        """Write it; that a worker died is noticed when its answer is read."""
        with self._writing, suppress(OSError, ValueError):
            self._to.write(line(message))
            self._to.flush()

    def _hear(self) -> Ready | Told | Fault | None:
        words = self._from.readline()
        return self._read.decode(words) if words.endswith(b"\n") else None
