"""From a file of verdicts to outcomes that can be kept and repeated, and their digests."""

from __future__ import annotations

import hashlib
import statistics
from collections.abc import Sequence
from itertools import count, takewhile
from pathlib import Path

from kartenbild.figures import outcomes
from kartenbild.figures.outcomes import LOST, UNDECIDED, WON, Outcomes
from kartenbild.lab.chunks import Result
from kartenbild.lab.kept import LabFile, RunKey
from kartenbild.lab.problems import LabProblem, LabTrouble

DIGESTS = "SHA256SUMS"
FOLDER = "outcomes"
LETTERS = {"won": WON, "lost": LOST, "undecided": UNDECIDED}
_QUANTILES = (5, 25, 50, 75, 95)


def outcomes_of(kept: LabFile, run: RunKey) -> Outcomes:
    """What is known within the run's limits, from its first deal to the last before one is missing.

    Raises LabProblem where nothing is known.
    """
    found = {result.deal: result for result in kept.outcomes(run)}
    if not found:
        raise LabProblem("lab-nothing-kept", file=str(kept.file), ruled=run.ruled)
    results = [found[deal] for deal in takewhile(found.__contains__, count(min(found)))]
    return Outcomes(
        row=run.ruled,
        first=min(found),
        letters="".join(LETTERS[result.outcome] for result in results),
        scheme=run.scheme,
        solver=run.solver,
        nodes=run.limits.nodes,
        seconds=run.limits.seconds,
        memory_mb=run.limits.memory_mb,
        moves=_lengths(results),
        spent=tuple(round(each) for each in _summary([result.nodes for result in results])),
        milliseconds=tuple(round(1000 * each, 2) for each in _summary([result.cpu for result in results])),
    )


def longest_run(kept: LabFile, ruled: str, *, repeatable: bool = False) -> RunKey:
    """The row's run with the greatest limits, by nodes alone if it must be `repeatable`. Raises LabProblem."""
    runs = [run for run in kept.runs(ruled) if not (repeatable and (run.limits.seconds or run.limits.nodes is None))]
    if not runs:
        raise LabProblem("lab-nothing-kept", file=str(kept.file), ruled=ruled)
    return max(runs, key=lambda run: (run.limits.seconds is None, run.limits.seconds or 0, run.limits.nodes or 0))


def keep(found: Outcomes, folder: Path) -> Path:
    """Write the outcomes to their file in the folder, and its digest. Raises LabTrouble where it cannot be written."""
    file = folder / FOLDER / f"{found.row}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(outcomes.written(found), encoding="ascii", newline="\n")
        sign(file, folder)
    except OSError as error:
        raise LabTrouble("lab-file-fails", file=str(file), why=error.strerror or str(error)) from error
    return file


def sign(file: Path, folder: Path) -> None:
    """Write the file's digest into the folder's list, in the form of sha256sum; the others stay as they are."""
    told = _told(folder) | {_name(file, folder): _digest(file)}
    lines = [f"{digest}  {name}\n" for name, digest in sorted(told.items())]
    (folder / DIGESTS).write_text("".join(lines), encoding="ascii", newline="\n")


def sign_beside(file: Path) -> None:
    """Renew the file's digest in the list of its folder, where there is one."""
    if (file.parent / DIGESTS).is_file():
        sign(file, file.parent)


def changed(folder: Path) -> list[str]:
    """The files of the folder that are not as their digest says, or have none, or are gone."""
    told, there = _told(folder), {_name(file, folder): _digest(file) for file in _data_files(folder)}
    return sorted(name for name in told.keys() | there.keys() if told.get(name) != there.get(name))


def _told(folder: Path) -> dict[str, str]:
    """The digests that the folder's list tells, by the files' names."""
    if not (folder / DIGESTS).is_file():
        return {}
    lines = (line.partition("  ") for line in (folder / DIGESTS).read_text("ascii").splitlines())
    return {name: digest for digest, _, name in lines}


def _name(file: Path, folder: Path) -> str:
    return file.relative_to(folder).as_posix()


def _data_files(folder: Path) -> list[Path]:
    return sorted([*(folder / FOLDER).glob("*.txt"), *folder.glob("play-*.csv")])


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _lengths(results: Sequence[Result]) -> tuple[int, ...]:
    lengths = sorted(len(result.moves.split()) for result in results if result.moves)
    return tuple(round(_quantile(lengths, hundredth)) for hundredth in _QUANTILES) if lengths else ()


def _summary(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, median and 99th of a hundred."""
    ordered = sorted(values)
    return statistics.fmean(ordered), _quantile(ordered, 50), _quantile(ordered, 99)


def _quantile(ordered: Sequence[float], hundredth: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * hundredth // 100)]
