"""Kept outcomes, found again."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from kartenbild.figures import outcomes
from kartenbild.figures.outcomes import BadOutcomes, Outcomes
from kartenbild.lab.chunks import Done, Result
from kartenbild.lab.executors import workers
from kartenbild.lab.identity import SCHEME, solver_of
from kartenbild.lab.keeping import FOLDER, LETTERS
from kartenbild.lab.problems import LabProblem
from kartenbild.lab.running import Run
from kartenbild.solver.many import Limits


def read_kept(folder: Path, ruled: str) -> Outcomes:
    """A row's kept outcomes. Raises LabProblem where there are none, or where the file cannot be read."""
    file = folder / FOLDER / f"{ruled}.txt"
    try:
        return outcomes.read(file.read_text(encoding="ascii"))
    except (OSError, UnicodeError, BadOutcomes) as bad:
        raise LabProblem("lab-bad-outcomes", file=str(file), why=getattr(bad, "strerror", None) or str(bad)) from bad


def repeat(kept: Outcomes, deals: range, jobs: int) -> list[int]:
    """Solve these deals again within the kept limits; those whose outcome is now another.

    Raises LabProblem where the solver is not the one that was kept, or where a deal is not among the kept ones.
    """
    if (kept.solver, kept.scheme) != (solver_of(kept.row), SCHEME):
        was, now = f"{kept.solver}; {kept.scheme}", f"{solver_of(kept.row)}; {SCHEME}"
        raise LabProblem("lab-other-kept", ruled=kept.row, was=was, now=now)
    if deals[0] < kept.first or deals[-1] > kept.last:
        raise LabProblem("lab-not-among", ruled=kept.row, first=str(kept.first), last=str(kept.last))
    found = list[Result]()

    def keep(done: Done) -> None:
        found.extend(done.results)

    with closing(workers(jobs, None)) as hands:
        Run(kept.row, iter(deals), Limits(None, kept.nodes, kept.memory_mb), hands, keep).work_off()
    return sorted(each.deal for each in found if LETTERS[each.outcome] != kept.letters[each.deal - kept.first])
