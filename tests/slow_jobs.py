"""Jobs that no solver should be: endless, deaf, greedy."""

from __future__ import annotations

import subprocess
import sys
import time

from kartenbild.thinking.job import Cancelled, Job


class Endless(Job[int], frozen=True):
    """Works until it is told to stop."""

    def do(self, cancelled: Cancelled) -> int:
        rounds = 0
        while not cancelled():
            rounds += sum(range(1000)) > 0
        return rounds


class Deaf(Job[None], frozen=True):
    """Sleeps beside a process of its own, whatever anybody says."""

    def do(self, cancelled: Cancelled) -> None:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", "thinking.worker's child"])
        time.sleep(600)
        child.kill()


class Greedy(Job[int], frozen=True):
    """Takes so many megabytes."""

    megabytes: int

    def do(self, cancelled: Cancelled) -> int:
        return len(bytearray(self.megabytes << 20))
