"""Where chunks are worked off: processes of this machine, or a cluster. Both are `concurrent.futures` executors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, Protocol

from kartenbild.lab.chunks import Chunk, Done, work
from kartenbild.lab.problems import LabProblem, LabTrouble

LOCAL_CLUSTER = "local"
_stopped: Callable[[], bool] = lambda: False  # noqa: E731


class Workers(Protocol):
    """An executor that can be stopped, and made anew when its processes died."""

    @property
    def deaths(self) -> tuple[type[BaseException], ...]:
        """What a chunk's future raises when its worker died over it."""

    @property
    def jobs(self) -> int:
        """How many chunks are worked on at once."""

    def submit(self, chunk: Chunk) -> Future[Done]: ...

    def stop(self) -> None:
        """Let chunks under way end soon, with the deals they have finished."""

    def renew(self) -> None:
        """A new executor in place of a broken one."""

    def close(self) -> None: ...


class Processes:
    """Worker processes of this machine; they end with the process that started them, however it ends."""

    deaths = (BrokenExecutor,)

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._context = multiprocessing.get_context("spawn")
        self._flag = self._context.Event()
        self._executor: Executor = self._made()

    def submit(self, chunk: Chunk) -> Future[Done]:
        return self._executor.submit(_work_here, chunk)

    def stop(self) -> None:
        self._flag.set()

    def renew(self) -> None:
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._executor = self._made()

    def close(self) -> None:
        self._flag.set()
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _made(self) -> Executor:
        return ProcessPoolExecutor(self.jobs, self._context, initializer=_begin_worker, initargs=(self._flag,))


def _begin_worker(flag: Event) -> None:
    """Ctrl-C is the parent's to hear; a parent that is gone takes its workers with it."""
    global _stopped
    _stopped = flag.is_set
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _work_here(chunk: Chunk) -> Done:
    return work(chunk, _stopped)


class Cluster:
    """The workers of a Dask cluster: at `address`, or as many as `jobs` of a cluster that is started here."""

    def __init__(self, address: str, jobs: int) -> None:
        distributed = _distributed()
        self.deaths = (BrokenExecutor, CancelledError, distributed.KilledWorker)
        self._address = address
        self._own: Any = None
        if address == LOCAL_CLUSTER:
            self._own = distributed.LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)
        with self._reached():
            self._client = distributed.Client(self._own or address, timeout=_CONNECT_SECONDS)
        self._executor: Executor = self._client.get_executor()

    @property
    def jobs(self) -> int:
        cores: dict[str, int] = self._client.ncores()
        return max(1, sum(cores.values()))

    def submit(self, chunk: Chunk) -> Future[Done]:
        return self._executor.submit(work, chunk)

    def stop(self) -> None:
        """Chunks under way are short, and what they find is waited for."""

    def renew(self) -> None:
        """The cluster itself replaces workers that died."""
        with self._reached():
            self._client.restart()

    def close(self) -> None:
        self._client.close()
        if self._own is not None:
            self._own.close()

    @contextmanager
    def _reached(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError, RuntimeError) as failed:
            why = " ".join(str(failed).split())[:200]
            raise LabTrouble("lab-no-cluster", address=self._address, why=why) from failed


_CONNECT_SECONDS = 10


def _distributed() -> Any:
    """Dask's library, needed for a cluster alone. Raises LabProblem where it is not installed."""
    try:
        import distributed
    except ImportError as missing:
        raise LabProblem("lab-no-distributed") from missing
    return distributed


def workers(jobs: int, cluster: str | None) -> Workers:
    """The workers asked for. Raises LabProblem or LabTrouble where there is no such cluster."""
    return Processes(jobs) if cluster is None else Cluster(cluster, jobs)
