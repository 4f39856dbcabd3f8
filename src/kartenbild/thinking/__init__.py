"""Thinking: heavy jobs in worker processes, outside the requests, that can be stopped at any moment.

>>> desk = Desk(workers=1)
>>> future = desk.submit("table/7", Solve(At.of(game), seconds=2))  # doctest: +SKIP
>>> future.result().outcome  # doctest: +SKIP
'won'
>>> desk.close()

A new kind of job is one file in `thinking/jobs/` with a subclass of `Job`; nothing else names it.
"""

from __future__ import annotations

from kartenbild.thinking.desk import Busy, Desk, Failed
from kartenbild.thinking.job import Job
from kartenbild.thinking.jobs.solving import Solve, Solved
from kartenbild.thinking.standing import At

__all__ = ["At", "Busy", "Desk", "Failed", "Job", "Solve", "Solved"]
