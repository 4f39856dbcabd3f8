"""Verdicts of several machines in one file."""

from __future__ import annotations

from kartenbild.lab.chunks import Result
from kartenbild.lab.kept import LabFile, RunKey
from kartenbild.lab.problems import LabProblem


def merge(into: LabFile, other: LabFile) -> int:
    """Add the other file's verdicts; the number of those that were new. A deal that both have is counted once.

    Raises LabProblem where the solvers differ, or where two verdicts on one deal cannot both be true.
    """
    return sum(_merge_run(into, other, run) for run in other.runs())


def _merge_run(into: LabFile, other: LabFile, run: RunKey) -> int:
    target = into.run(run.ruled, run.solver, run.limits, run.scheme)
    known = {result.deal: result for result in into.verdicts(target)}
    found = other.verdicts(run)
    for result in found:
        if result.deal in known and _disagree(known[result.deal], result, run):
            raise LabProblem("lab-disagree", file=str(other.file), deal=f"{run.ruled}#{result.deal}")
    into.add(target, [result for result in found if result.deal not in known])
    return sum(result.deal not in known for result in found)


def _disagree(one: Result, two: Result, run: RunKey) -> bool:
    """By nodes alone all machines find the same; by the clock they may differ in what they leave undecided."""
    if run.limits.seconds is not None:
        return {one.outcome, two.outcome} == {"won", "lost"}
    return (one.outcome, one.nodes) != (two.outcome, two.nodes)
