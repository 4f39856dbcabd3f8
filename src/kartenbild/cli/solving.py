"""`kartenbild solve`: verdicts for named deals, ranges of numbers and files of cards."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartenbild import patiences
from kartenbild.cards import BadCards
from kartenbild.cli.complaint import Complaint
from kartenbild.cli.explaining import explained
from kartenbild.engine.deals import deal
from kartenbild.rules import names
from kartenbild.solver.many import Limits, Task, solve_all
from kartenbild.solver.verdict import Verdict
from kartenbild.words import say

_MOST_IN_RANGE = 10_000_000


def tasks_named(deals: list[str]) -> tuple[int, Iterator[Task]]:
    """How many deals the arguments name, and the deals; GAME#A..B is a range. Raises BadName or Complaint."""
    ranges = [_range(name) for name in deals]
    count = sum(len(numbers) for _, numbers in ranges)
    return count, chain.from_iterable((Task(f"{ruled}#{number}") for number in numbers) for ruled, numbers in ranges)


def _range(name: str) -> tuple[str, range]:
    ruled, _, digits = name.partition("#")
    first, dots, last = digits.partition("..")
    start = names.parse(f"{ruled}#{first}" if digits else ruled, patiences.declared())
    if not dots:
        number = deal(name).deal_name.number if start.number is None else start.number
        assert number is not None
        return start.ruled, range(number, number + 1)
    end = names.parse(f"{ruled}#{last}", patiences.declared())
    assert start.number is not None and end.number is not None
    if not 0 <= end.number - start.number < _MOST_IN_RANGE:
        raise Complaint("cli-bad-range", value=digits[:60])
    return start.ruled, range(start.number, end.number + 1)


def tasks_in_file(game: str, file: Path, lines: str | None) -> list[Task]:
    """One deal a line, empty lines and comments left out; every line is checked before any is solved.

    Raises BadName, or Complaint with the line and the card.
    """
    first, last = _lines_wanted(lines)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as bad:
        raise Complaint("cli-not-text", file=str(file)) from bad
    except OSError as bad:
        raise Complaint("cli-cannot-read", file=str(file), why=bad.strerror or str(bad)) from bad
    numbered = list(enumerate(text.splitlines(), start=1))[first - 1 : last]
    told = [(line, cards) for line, cards in numbered if cards.strip() and not cards.lstrip().startswith("#")]
    if not told:
        raise Complaint("cli-no-deals", file=str(file))
    return [_checked(game, file, line, cards) for line, cards in told]


def _checked(game: str, file: Path, line: int, cards: str) -> Task:
    try:
        return Task(deal(game, cards).name, cards, line)
    except BadCards as bad:
        raise Complaint("cli-bad-line", file=str(file), line=line, why=str(bad)) from bad


def _lines_wanted(lines: str | None) -> tuple[int, int | None]:
    if lines is None:
        return 1, None
    first, dots, last = lines.partition("..")
    last = last if dots else first
    if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit() and 0 < int(first) <= int(last)):
        raise Complaint("cli-bad-range", value=lines[:60])
    return int(first), int(last)


def show_verdicts(
    tasks: Iterator[Task], count: int, limits: Limits, *, jobs: int, as_json: bool, explain: bool, language: str
) -> None:
    """Solve and print each verdict as it comes; a progress line goes to stderr, on a terminal only."""
    with closing(solve_all(tasks, limits, jobs)) as verdicts, _progress(count) as progress:
        bar = progress.add_task("", total=count)
        for task, verdict in verdicts:
            progress.advance(bar)
            print(_as_json(task, verdict) if as_json else _as_text(task, verdict, count, language), flush=True)
            if explain and verdict.moves:
                print("\n".join(explained(deal(task.name, task.cards), verdict.moves, language)), flush=True)


def _as_json(task: Task, verdict: Verdict) -> str:
    told = {
        "deal": task.name,
        "line": task.line,
        "outcome": str(verdict.outcome),
        "moves": " ".join(map(str, verdict.moves)),
        "nodes": verdict.nodes,
        "seconds": round(verdict.seconds, 6),
        "method": verdict.method,
    }
    return json.dumps(told, ensure_ascii=False)


def _as_text(task: Task, verdict: Verdict, count: int, language: str) -> str:
    name = task.name if task.line is None else say("cli-solve-line", language, deal=task.name, line=task.line)
    outcome = say(
        f"cli-solve-{verdict.outcome}",
        language,
        deal=name,
        moves=len(verdict.moves),
        nodes=verdict.nodes,
        seconds=f"{verdict.seconds:.3f}",
        method=verdict.method,
    )
    return f"{outcome}\n{' '.join(map(str, verdict.moves))}" if verdict.moves and count == 1 else outcome


def _progress(count: int) -> Progress:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=count < 2 or not sys.stderr.isatty())
