"""`kartenbild solve`: verdicts for named deals, ranges of numbers and files of cards."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartenbild import patiences
from kartenbild.cli.complaint import Complaint
from kartenbild.cli.explaining import explained
from kartenbild.engine.deals import deal
from kartenbild.rules import names
from kartenbild.rules.packs import BadCards
from kartenbild.solver import slots_proof
from kartenbild.solver.many import Limits, Task, solve_all
from kartenbild.solver.slots_proof import NoProof
from kartenbild.solver.solving import DEFAULT_MEMORY_MB
from kartenbild.solver.verdict import Outcome, Verdict
from kartenbild.words import say

_MOST_IN_RANGE = 10_000_000
_MOST = 10**15
_Number = TypeVar("_Number", int, float)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The deals to solve, in their order, and how many they are."""

    count: int
    tasks: Iterator[Task]


def wanted(deals: Sequence[str], game: str | None, file: Path | None, lines: str | None) -> Wanted:
    """What the arguments ask for, all of it checked. Raises BadName or Complaint."""
    if file is None:
        for option, value in (("--game", game), ("--lines", lines)):
            if value is not None:
                raise Complaint("cli-solve-needs-file", option=option)
        if not deals:
            raise Complaint("cli-solve-what")
        return _named(deals)
    if deals:
        raise Complaint("cli-solve-both")
    if game is None:
        raise Complaint("cli-solve-needs-game")
    tasks = _in_file(game, file, lines)
    return Wanted(len(tasks), iter(tasks))


def limits(seconds: str | None, nodes: str | None, memory: str | None) -> Limits:
    """The limits as given; one that is no number above zero is a Complaint."""
    return Limits(
        seconds=_above_zero("--seconds", seconds, float),
        nodes=_above_zero("--nodes", nodes, int),
        memory_mb=_above_zero("--memory", memory, int) or DEFAULT_MEMORY_MB,
    )


def jobs(value: str | None) -> int:
    return _above_zero("--jobs", value, int) or 1


def counted(option: str, value: str | None) -> int | None:
    """A number above zero, None where the option was not given. Raises Complaint."""
    return _above_zero(option, value, int)


def _above_zero(option: str, value: str | None, kind: type[_Number]) -> _Number | None:
    if value is None:
        return None
    try:
        number = kind(value)
    except ValueError:
        raise Complaint("cli-bad-limit", option=option, value=value[:40]) from None
    if not 0 < number < _MOST:
        raise Complaint("cli-bad-limit", option=option, value=value[:40])
    return number


def _named(deals: Sequence[str]) -> Wanted:
    """The named deals; GAME#A..B is a range."""
    ranges = [_range(name) for name in deals]
    tasks = ((Task(f"{ruled}#{number}") for number in numbers) for ruled, numbers in ranges)
    return Wanted(sum(len(numbers) for _, numbers in ranges), chain.from_iterable(tasks))


def _range(name: str) -> tuple[str, range]:
    ruled, _, digits = name.partition("#")
    first, dots, last = digits.partition("..")
    start = _number(f"{ruled}#{first}" if digits else name)
    end = _number(f"{ruled}#{last}") if dots else start
    if not 0 <= end - start < _MOST_IN_RANGE:
        raise Complaint("cli-bad-range", value=digits[:60])
    return names.parse(ruled, patiences.declared()).ruled, range(start, end + 1)


def _number(name: str) -> int:
    """The number of a deal; a fresh one where the name has none."""
    number = deal(name).deal_name.number
    assert number is not None
    return number


def _in_file(game: str, file: Path, lines: str | None) -> list[Task]:
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
        raise Complaint("cli-bad-line", file=str(file), line=line, why=bad.message) from bad


def _lines_wanted(lines: str | None) -> tuple[int, int | None]:
    if lines is None:
        return 1, None
    first, dots, last = lines.partition("..")
    last = last if dots else first
    if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit() and 0 < int(first) <= int(last)):
        raise Complaint("cli-bad-range", value=lines[:60])
    return int(first), int(last)


def show_verdicts(
    wanted: Wanted, limits: Limits, *, jobs: int, as_json: bool, explain: bool, language: str
) -> tuple[Task, Verdict]:
    """Solve and print each verdict as it comes, and return the last; progress goes to stderr, on a terminal only."""
    with closing(solve_all(wanted.tasks, limits, jobs)) as verdicts, _progress(wanted.count) as progress:
        bar = progress.add_task("", total=wanted.count)
        for task, verdict in verdicts:
            progress.advance(bar)
            print(_as_json(task, verdict) if as_json else _as_text(task, verdict, wanted.count, language), flush=True)
            if explain and verdict.moves:
                print("\n".join(explained(deal(task.name, task.cards), verdict.moves, language)), flush=True)
    return task, verdict


def write_proof(task: Task, verdict: Verdict, file: Path, language: str) -> bool:
    """Write the proof of a loss to the file and the formula it refutes beside it; False, and said, if none is known."""
    game = deal(task.name, task.cards)
    try:
        if verdict.outcome != Outcome.LOST:
            raise NoProof
        formula = slots_proof.write_proof(game.tables, game.position, file)
    except NoProof:
        print(say("cli-solve-no-proof", language, deal=task.name), file=sys.stderr)
        return False
    except OSError as bad:
        raise Complaint("cli-cannot-write", file=str(file), why=bad.strerror or str(bad)) from bad
    print(say("cli-solve-proof", language, deal=task.name, proof=str(file), formula=str(formula)), file=sys.stderr)
    return True


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
