"""From kept outcomes and games played to figures."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TypeVar

from kartenbild import patiences
from kartenbild.figures import intervals, outcomes
from kartenbild.figures.kept import Figures, Layout, Pair, Play, Row, Share, Unseen
from kartenbild.figures.outcomes import LOST, UNDECIDED, WON, BadOutcomes, Outcomes
from kartenbild.figures.telling import rows_of
from kartenbild.lab.keeping import DIGESTS, FOLDER, changed, longest_run, outcomes_of
from kartenbild.lab.kept import LabFile
from kartenbild.lab.problems import LabProblem
from kartenbild.lab.unseen import costs, watched
from kartenbild.rules.names import BadName

T = TypeVar("T")
WINS, LAYOUTS, UNSEEN = "play-wins.csv", "play-layouts.csv", "play-unseen.csv"


def of_folder(folder: Path) -> Figures:
    """The figures of a folder laid out as docs/figures/FORMAT.md says. Raises LabProblem, naming the file."""
    if not (folder / DIGESTS).is_file():
        raise LabProblem("lab-no-figures", folder=str(folder))
    if wrong := changed(folder):
        raise LabProblem("lab-changed", file=str(folder / wrong[0]))
    found = [_read(file) for file in sorted((folder / FOLDER).glob("*.txt"))]
    plays = _table(folder / WINS, partial(_play, {each.row: each for each in found}))
    return figures(found, plays, _table(folder / LAYOUTS, _layout), costs(_table(folder / UNSEEN, watched)))


def of_file(kept: LabFile) -> Figures:
    """The figures of a file of verdicts: of each row the run with the greatest limits."""
    rows = sorted({run.ruled for run in kept.runs()})
    return figures([outcomes_of(kept, longest_run(kept, row)) for row in rows], [], [])


def figures(
    found: Sequence[Outcomes], plays: Sequence[Play], layouts: Sequence[Layout], unseen: Sequence[Unseen] = ()
) -> Figures:
    """All figures that follow from these, in the order of the declarations."""
    by_row = {each.row: each for each in found}
    order = [row for patience in patiences.declared().values() for row in rows_of(patience) if row in by_row]
    pairs = [pair(by_row[one], by_row[two]) for one, two in _neighbours() if one in by_row and two in by_row]
    played = sorted(plays, key=lambda play: (play.ruled, play.player, play.effort))
    return Figures(
        {row: _row(by_row[row]) for row in order}, tuple(pairs), tuple(played), tuple(layouts), tuple(unseen)
    )


def pair(one: Outcomes, two: Outcomes) -> Pair:
    """Both rows on the deals that both have."""
    first, last = max(one.first, two.first), min(one.last, two.last)
    letters = zip(one.between(first, last), two.between(first, last), strict=True)
    counts = Counter(a + b for a, b in letters)
    only_first, only_second = counts[WON + LOST], counts[LOST + WON]
    kinder_to_first = counts[WON + UNDECIDED] + counts[UNDECIDED + LOST] + counts[UNDECIDED + UNDECIDED]
    kinder_to_second = counts[UNDECIDED + WON] + counts[LOST + UNDECIDED] + counts[UNDECIDED + UNDECIDED]
    deals = counts.total()
    return Pair(
        one.row,
        two.row,
        deals,
        both=counts[WON + WON],
        only_first=only_first,
        only_second=only_second,
        neither=counts[LOST + LOST],
        open=deals - only_first - only_second - counts[WON + WON] - counts[LOST + LOST],
        low=intervals.difference(only_first, only_second + kinder_to_second, deals)[0],
        high=intervals.difference(only_first + kinder_to_first, only_second, deals)[1],
        chance=intervals.mcnemar(only_first, only_second),
    )


def _neighbours() -> Iterator[tuple[str, str]]:
    """Pairs of rows of one patience that differ in one setting."""
    for patience in patiences.declared().values():
        words = [setting.words for setting in patience.settings]
        for one, two in combinations(rows_of(patience), 2):
            if _settings_apart(one, two, words) == 1:
                yield one, two


def _settings_apart(one: str, two: str, settings: Sequence[Collection[str]]) -> int:
    apart = set(one.split("+")[1:]) ^ set(two.split("+")[1:])
    return sum(any(word in setting for word in apart) for setting in settings)


def _row(found: Outcomes) -> Row:
    won, lost, undecided = (found.count(letter) for letter in (WON, LOST, UNDECIDED))
    deals = len(found.letters)
    return Row(
        found.row,
        Share(deals, won, lost, undecided, *intervals.winnable(won, undecided, deals)),
        first=found.first,
        scheme=found.scheme,
        solver=found.solver,
        nodes=found.nodes,
        seconds=found.seconds,
        memory_mb=found.memory_mb,
        moves=found.moves,
        spent=found.spent,
        milliseconds=found.milliseconds,
    )


def _read(file: Path) -> Outcomes:
    try:
        found = outcomes.read(file.read_text(encoding="ascii"))
        if [found.row] != [row for row in _every_row() if f"{row}.txt" == file.name]:
            raise BadOutcomes("the row is not the one that the file is named after")
    except (OSError, UnicodeError, BadOutcomes, BadName) as bad:
        raise LabProblem("lab-bad-outcomes", file=str(file), why=str(bad)) from bad
    return found


def _every_row() -> list[str]:
    return [row for patience in patiences.declared().values() for row in rows_of(patience)]


def _table(file: Path, made: Callable[[dict[str, str]], T]) -> list[T]:
    """The lines of a table with a heading, none where there is no such file. Raises LabProblem, naming the line."""
    if not file.is_file():
        return []
    found = list[T]()
    for number, line in enumerate(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))), start=2):
        try:
            found.append(made(line))
        except (KeyError, ValueError, TypeError) as bad:
            raise LabProblem("lab-bad-table", file=str(file), line=number) from bad
    return found


def _play(found: Mapping[str, Outcomes], line: dict[str, str]) -> Play:
    games, won, first, last = (int(line[name]) for name in ("games", "won", "first", "last"))
    winnable = _winnable(found.get(line["row"]), first, last)
    return Play(line["row"], line["player"], line["budget"], games, won, *intervals.wilson(won, games), winnable)


def _winnable(found: Outcomes | None, first: int, last: int) -> int | None:
    if found is None or first < found.first or last > found.last:
        return None
    return found.between(first, last).count(WON)


def _layout(line: dict[str, str]) -> Layout:
    layout, piles, games = (int(line[name]) for name in ("layout", "piles", "games"))
    return Layout(line["row"], line["player"], line["budget"], layout, piles, games)
