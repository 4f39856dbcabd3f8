"""How often something may be tried in vain."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable
from threading import Lock


class Attempts:
    """So many failures an address within so many seconds; whoever has used them up must wait."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._failures: defaultdict[str, deque[float]] = defaultdict(deque)
        self._lock = Lock()

    def wait(self, address: str) -> float:
        """Seconds until this address may try again, 0 for now."""
        with self._lock:
            self._forget()
            failures = self._failures.get(address)
            if not failures or len(failures) < self._most:
                return 0
            return failures[0] + self._seconds - self._clock()

    def failed(self, address: str) -> None:
        with self._lock:
            self._failures[address].append(self._clock())

    def _forget(self) -> None:
        long_ago = self._clock() - self._seconds
        for address, failures in list(self._failures.items()):
            while failures and failures[0] <= long_ago:
                failures.popleft()
            if not failures:
                del self._failures[address]
