"""The worker process: reads jobs from its input, one a line, and writes answers; it ends when its input ends.

A thread of its own reads, so that a stop is heard in the middle of a job, and the end of the desk, killed perhaps, too.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

import msgspec

from kartenbild.thinking.job import Ask, Fault, Ready, Stop, Told, ToWorker, kinds, line, raw

_BASE_MB = 256


class Worker:
    """`memory_mb`: what a job may use beside what every worker needs. `more`: modules with further kinds of jobs."""

    def __init__(self, memory_mb: int, more: Sequence[str]) -> None:
        # Whatever else is printed in this process must not come between the answers.
        self._answers = os.fdopen(os.dup(1), "wb", buffering=0)
        os.dup2(2, 1)
        self._asked: SimpleQueue[Ask] = SimpleQueue()
        self._stopped = 0
        self._kinds = kinds(more)
        _be_modest(memory_mb)

    def run(self) -> None:
        """Do jobs until the input ends, and this process with it."""
        Thread(target=self._listen, daemon=True).start()
        self._answers.write(line(Ready()))
        while True:
            self._answers.write(line(self._done(self._asked.get())))

    def _done(self, ask: Ask) -> Told | Fault:
        try:
            job = self._kinds.decode(ask.job)
            return Told(ask.number, raw(job.do(lambda: self._stopped >= ask.number)))
        except Exception:
            return Fault(ask.number, traceback.format_exc())

    def _listen(self) -> None:
        read = msgspec.json.Decoder(ToWorker)
        with os.fdopen(0, "rb", closefd=False) as heard:
            for words in heard:
                message = read.decode(words)
                if isinstance(message, Stop):
                    self._stopped = max(self._stopped, message.number)
                else:
                    self._asked.put(message)
        _end()


def _be_modest(memory_mb: int) -> None:
    """Let everything else on the machine go first, and take no more memory than agreed: then a job fails."""
    if os.name != "posix":
        return
    import resource

    os.nice(10)
    most = (memory_mb + _BASE_MB) << 20
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _end() -> None:
    """End at once, whatever is being done, with all processes that were started here."""
    if os.name == "posix" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    Worker(int(sys.argv[1]), sys.argv[2:]).run()
