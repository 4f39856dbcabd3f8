"""What can go wrong in the lab, said in one sentence."""

from __future__ import annotations

from kartenbild.words import Spoken


class LabProblem(Spoken):
    """What was asked for cannot be done; `message` says what and why."""


class LabTrouble(Spoken):
    """What was asked for is right, but something else failed: a file, a cluster, a worker."""
