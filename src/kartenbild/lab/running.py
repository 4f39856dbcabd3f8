"""Work off deals in chunks: what is done is kept at once, what died is done again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import suppress

from kartenbild.lab.chunks import Chunk, Cutter, Done
from kartenbild.lab.executors import Workers
from kartenbild.lab.problems import LabTrouble
from kartenbild.solver.many import Limits

_WAITING_FOR_EACH_JOB = 2
_DEATHS_IN_A_ROW = 3
_LAST_SECONDS = 5.0


class Run:
    """Numbers to decide, by these workers. `keep` gets each chunk's results as soon as they are there."""

    def __init__(
        self, ruled: str, numbers: Iterator[int], limits: Limits, workers: Workers, keep: Callable[[Done], None]
    ) -> None:
        self._cutter = Cutter(ruled, numbers, limits)
        self._workers, self._keep = workers, keep
        self._again: deque[Chunk] = deque()
        self._pending: dict[Future[Done], Chunk] = {}
        self._deaths = 0

    def work_off(self) -> None:
        """Until every number is done. Ctrl-C keeps the deals that are finished and goes through.

        Raises LabTrouble where a deal ends its worker again and again.
        """
        try:
            while self._fill():
                done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
                self._take(done)
        except KeyboardInterrupt:
            self._stop()
            raise

    def _fill(self) -> bool:
        """Give out chunks, a few more than there are workers; False when nothing is left to wait for."""
        while len(self._pending) < _WAITING_FOR_EACH_JOB * self._workers.jobs:
            chunk = self._again.popleft() if self._again else self._cutter.next()
            if chunk is None:
                break
            self._submit(chunk)
        return bool(self._pending)

    def _submit(self, chunk: Chunk) -> None:
        try:
            self._pending[self._workers.submit(chunk)] = chunk
        except self._workers.deaths:
            self._died([chunk])

    def _take(self, futures: set[Future[Done]]) -> None:
        died = [chunk for future in futures if (chunk := self._taken(future))]
        if died:
            self._died(died)

    def _taken(self, future: Future[Done]) -> Chunk | None:
        """Keep what the future holds; its chunk where the worker died over it."""
        chunk = self._pending.pop(future)
        try:
            done = future.result()
        except self._workers.deaths:
            return chunk
        self._keep(done)
        self._cutter.learn(done)
        self._deaths = 0
        return None

    def _died(self, chunks: list[Chunk]) -> None:
        """New workers; what was under way is done again, deal by deal, so that a deadly one stands alone."""
        waited, _ = wait(self._pending)
        chunks += [chunk for future in waited if (chunk := self._taken(future))]
        self._deaths += 1
        if self._deaths >= _DEATHS_IN_A_ROW:
            raise LabTrouble("lab-workers-die", deal=f"{chunks[0].ruled}#{chunks[0].numbers[0]}")
        self._workers.renew()
        self._again += [Chunk(chunk.ruled, (number,), chunk.limits) for chunk in chunks for number in chunk.numbers]

    def _stop(self) -> None:
        self._workers.stop()
        running = [future for future in self._pending if not future.cancel()]
        done, _ = wait(running, timeout=_LAST_SECONDS)
        for future in done:
            with suppress(CancelledError, *self._workers.deaths):
                self._keep(future.result())
