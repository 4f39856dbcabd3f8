"""`kartenbild lab keep`, `merge` and `report`: from verdicts to figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kartenbild import patiences
from kartenbild.cli import lab_running
from kartenbild.cli.complaint import Complaint
from kartenbild.figures.kept import Figures
from kartenbild.lab import gathering, keeping, repeating, reporting
from kartenbild.lab.kept import LabFile
from kartenbild.lab.merging import merge as merged
from kartenbild.rules import names
from kartenbild.words import say

FOLDER = Path("docs/figures")
FORMATS: dict[str, Callable[[Figures], str]] = {
    "markdown": reporting.markdown,
    "csv": reporting.rows_csv,
    "svg": reporting.overview,
    "json": reporting.as_json,
}


def keep(games: Sequence[str], file: Path | None, folder: Path | None, language: str) -> int:
    """Write each row's outcomes to the folder; the run with the greatest node limit is taken."""
    asked = [names.parse(game, patiences.declared()).ruled for game in games]
    with LabFile(file or lab_running.FILE, must_exist=True) as kept:
        for ruled in asked or sorted({run.ruled for run in kept.runs()}):
            found = keeping.outcomes_of(kept, keeping.longest_run(kept, ruled, repeatable=True))
            written = keeping.keep(found, folder or FOLDER)
            deals = f"{found.first}..{found.last}"
            print(say("cli-lab-kept", language, ruled=ruled, deals=deals, file=str(written)), flush=True)
    return 0


def merge(others: Sequence[Path], file: Path | None, language: str) -> int:
    """Add the verdicts of each file, in the order given."""
    with LabFile(file or lab_running.FILE) as kept:
        for other in others:
            with LabFile(other, must_exist=True) as read:
                print(say("cli-lab-merged", language, file=str(other), added=merged(kept, read)), flush=True)
    return 0


def repeat(game: str, deals: str, jobs: str | None, folder: Path | None, language: str) -> int:
    """Solve kept deals again; 1 where an outcome is another than the kept one."""
    asked = lab_running.asked(game, deals, None, None, None, jobs)
    kept = repeating.read_kept(folder or FOLDER, asked.ruled)
    other = repeating.repeat(kept, asked.deals, asked.jobs)
    first = f"{asked.ruled}#{other[0]}" if other else ""
    told = {"ruled": asked.ruled, "deals": len(asked.deals), "other": len(other), "first": first}
    print(say("cli-lab-repeated", language, **told))
    return 1 if other else 0


def report(file: Path | None, folder: Path | None, format: str | None, into: Path | None, language: str) -> int:
    """Print the figures, or write the whole report into a folder."""
    if file is not None and folder is not None:
        raise Complaint("cli-lab-one-source")
    if format is not None and into is not None:
        raise Complaint("cli-lab-one-way")
    told = FORMATS.get(format or "markdown")
    if told is None:
        raise Complaint("cli-lab-bad-format", value=str(format)[:40], known=", ".join(FORMATS))
    figures = _figures(file, folder)
    if into is None:
        print(told(figures), end="")
    else:
        reporting.write(figures, into)
        print(say("cli-lab-wrote", language, file=str(into / reporting.REPORT)))
    return 0


def _figures(file: Path | None, folder: Path | None) -> Figures:
    if file is None:
        return gathering.of_folder(folder or FOLDER)
    with LabFile(file, must_exist=True) as kept:
        return gathering.of_file(kept)
