"""The desk: takes jobs, has them done by workers, and forgets at once what nobody wants any more."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import count
from threading import Condition, Thread
from typing import Any, TypeVar

from kartenbild.thinking.job import Fault, Job, Told, answers
from kartenbild.thinking.thinker import Thinker

Answer = TypeVar("Answer")

MEMORY_MB = 256
IDLE_SECONDS = 60.0
JOBS_BEFORE_RENEWAL = 200
MOST_WAITING = 256
_log = logging.getLogger("kartenbild.thinking")


class Busy(Exception):
    """So many jobs wait that no more are taken, or there is nobody who could do one."""


class Failed(Exception):
    """The job came to no answer: its worker died over it, or it ended with an error, which is in the log."""


class Desk:
    """So many workers at most, each with so much memory for its job.

    Workers are started by the first jobs, renewed after a number of them, and end when there is nothing to do for a
    while; they end with this process, however it ends. `workers` 0: nothing is ever taken. An owner is a path,
    'table/7/hint': whoever cancels 'table/7' cancels it too. Every method may be called by any thread.
    `more`: modules with further kinds of jobs.
    """

    def __init__(
        self,
        workers: int,
        memory_mb: int = MEMORY_MB,
        idle_seconds: float = IDLE_SECONDS,
        more: Sequence[str] = (),
    ) -> None:
        self.workers = workers
        self.memory_mb = memory_mb
        self._idle_seconds = idle_seconds
        self._more = more
        self._changed = Condition()
        self._numbers = count()
        self._waiting: list[_Ticket] = []
        self._running: list[_Ticket] = []
        self._threads: list[Thread] = []
        self._free = 0
        self._closed = False

    @property
    def busy(self) -> int:
        """How many jobs are wanted and not yet done."""
        with self._changed:
            return sum(not ticket.future.cancelled() for ticket in (*self._waiting, *self._running))

    def submit(self, owner: str, job: Job[Answer], *, later: bool = False) -> Future[Answer]:
        """Have it done; whatever this very owner waited for until now is cancelled at once.

        `later`: after all that is not. The future ends with the answer, with Failed, or cancelled; cancelling it is as
        good as `cancel`, and `asyncio.wrap_future` makes it awaitable. Raises Busy.
        """
        ticket = _Ticket(owner, job, (later, next(self._numbers)))
        with self._changed:
            if self._closed or not self.workers or len(self._waiting) >= MOST_WAITING:
                raise Busy
            self._waiting.append(ticket)
            if len(self._waiting) > self._free and len(self._threads) < self.workers:
                self._begin_thread()
            self._changed.notify()
        ticket.future.add_done_callback(lambda _: self._let_go(ticket))
        self._cancel(lambda other: other.owner == owner and other.rank[1] < ticket.rank[1])
        return ticket.future

    def cancel(self, owner: str) -> None:
        """Nobody wants what this owner, or one below it, waits for: their futures end now, the work right after."""
        self._cancel(lambda ticket: f"{ticket.owner}/".startswith(f"{owner}/"))

    def close(self) -> None:
        """Cancel everything and end the workers; nothing of them is left when this returns."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._cancel(lambda ticket: True)
        for thread in self._threads:
            thread.join()

    def _cancel(self, meant: Callable[[_Ticket], bool]) -> None:
        with self._changed:
            found = [ticket for ticket in (*self._waiting, *self._running) if meant(ticket)]
        for ticket in found:
            ticket.future.cancel()

    def _let_go(self, ticket: _Ticket) -> None:
        """Called when a future ended: by cancelling, its job is not begun, or its worker stopped."""
        if not ticket.future.cancelled():
            return
        with self._changed:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            asked = ticket.asked
        if asked:
            asked.thinker.stop(asked.number)

    def _begin_thread(self) -> None:
        thread = Thread(target=self._keep_thinking, name="thinking", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _keep_thinking(self) -> None:
        """What a thread does: has the jobs done by its worker, which is there while there is something to do."""
        thinker: Thinker | None = None
        while not self._closed:
            ticket = self._next(self._idle_seconds if thinker else None)
            if ticket:
                thinker = thinker or _started(self.memory_mb, self._more)
                good = self._served(ticket, thinker)
            if thinker and (not ticket or not good or thinker.asked >= JOBS_BEFORE_RENEWAL):
                thinker.end()
                thinker = None
        if thinker:
            thinker.end()

    def _next(self, patience: float | None) -> _Ticket | None:
        """The next ticket, now running; None where the desk was closed or the patience ended."""
        with self._changed:
            self._free += 1
            self._changed.wait_for(lambda: self._waiting or self._closed, patience)
            self._free -= 1
            if self._closed or not self._waiting:
                return None
            ticket = min(self._waiting, key=lambda each: each.rank)
            self._waiting.remove(ticket)
            self._running.append(ticket)
            return ticket

    def _served(self, ticket: _Ticket, thinker: Thinker | None) -> bool:
        """Have it done and hand the answer over. Whether the worker is still good."""
        with self._changed:
            wanted = not ticket.future.cancelled()
            if thinker and wanted:
                ticket.asked = _Asked(thinker, thinker.asked + 1)
        heard = thinker.ask(ticket.job) if thinker and wanted else None
        with self._changed:
            self._running.remove(ticket)
            ticket.asked = None
        _hand_over(ticket, heard)
        return not wanted or isinstance(heard, Told)


class _Asked:
    """By whom a job is being done, and as which number there."""

    def __init__(self, thinker: Thinker, number: int) -> None:
        self.thinker = thinker
        self.number = number


class _Ticket:
    """A job that waits or runs; `rank`: the lowest is next."""

    def __init__(self, owner: str, job: Job[Any], rank: tuple[bool, int]) -> None:
        self.owner = owner
        self.job = job
        self.rank = rank
        self.future: Future[Any] = Future()
        self.asked: _Asked | None = None


def _started(memory_mb: int, more: Sequence[str]) -> Thinker | None:
    """A worker, None where the machine has no room for one."""
    try:
        return Thinker(memory_mb, more)
    except OSError as error:
        _log.error("no worker could be started: %s", error)
        return None


def _hand_over(ticket: _Ticket, heard: Told | Fault | None) -> None:
    """End the future, unless it was cancelled meanwhile."""
    kind = type(ticket.job)
    if not ticket.future.set_running_or_notify_cancel():
        return
    if isinstance(heard, Told):
        ticket.future.set_result(answers(kind).decode(heard.answer))
        return
    _log.error("%s came to no answer: %s", kind.__name__, heard.why if heard else "its worker died")
    ticket.future.set_exception(Failed(kind.__name__))
