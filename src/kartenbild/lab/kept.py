"""The lab's file: every verdict of every run, in one SQLite file that survives whatever happens to the program.

A *run* is a row (a game with its variants), who decided it, and the limits. One chunk is one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from kartenbild.lab.chunks import Result
from kartenbild.lab.identity import SCHEME
from kartenbild.lab.problems import LabProblem, LabTrouble
from kartenbild.solver.many import Limits

FORMAT = 1
_APPLICATION = 0x6B624C41
_WAIT_SECONDS = 60
_TABLES = """
create table runs (
    id integer primary key, ruled text not null, solver text not null, scheme integer not null,
    nodes integer, seconds real, memory_mb integer not null
);
create unique index one_run on runs (ruled, solver, scheme, ifnull(nodes, 0), ifnull(seconds, 0), memory_mb);
create table verdicts (
    run integer not null references runs, deal integer not null,
    outcome text not null check (outcome in ('won', 'lost', 'undecided')),
    method text not null, nodes integer not null, cpu real not null, moves text,
    primary key (run, deal)
) without rowid;
"""


@dataclass(frozen=True, slots=True)
class RunKey:
    """A run: what was decided, by whom, within which limits. `id`: its number in the file."""

    id: int
    ruled: str
    solver: str
    scheme: int
    limits: Limits


class LabFile:
    """The file, opened; made where it is not there. Raises LabProblem where it is no file of the lab's."""

    def __init__(self, file: Path, *, must_exist: bool = False) -> None:
        self.file = file
        if must_exist and not file.is_file():
            raise LabProblem("lab-no-file", file=str(file))
        with self._told():
            self._connection = sqlite3.connect(file, timeout=_WAIT_SECONDS, isolation_level=None)
            # The rollback journal, not the log: a finished file is one file, to be carried to another machine.
            self._connection.execute("pragma synchronous=full")
            self._connection.execute("pragma foreign_keys=on")
            self._prepare()

    def __enter__(self) -> LabFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def runs(self, ruled: str | None = None) -> list[RunKey]:
        """The runs of a row, or all of them, in the order in which they were begun."""
        with self._told():
            rows = self._connection.execute(
                "select id, ruled, solver, scheme, nodes, seconds, memory_mb from runs"
                " where ?1 is null or ruled = ?1 order by id",
                (ruled,),
            ).fetchall()
        return [RunKey(id, name, by, scheme, Limits(s, n, mb)) for id, name, by, scheme, n, s, mb in rows]

    def run(self, ruled: str, solver: str, limits: Limits, scheme: int = SCHEME) -> RunKey:
        """The run with these limits, begun where there is none.

        Raises LabProblem where the file holds this row by another solver or another scheme of deal numbers.
        """
        for run in self.runs(ruled):
            if (run.solver, run.scheme) != (solver, scheme):
                was, now = f"{run.solver}; {run.scheme}", f"{solver}; {scheme}"
                raise LabProblem("lab-other-solver", file=str(self.file), ruled=ruled, was=was, now=now)
            if run.limits == limits:
                return run
        with self._writing():
            self._connection.execute(
                "insert or ignore into runs (ruled, solver, scheme, nodes, seconds, memory_mb)"
                " values (?, ?, ?, ?, ?, ?)",
                (ruled, solver, scheme, limits.nodes, limits.seconds, limits.memory_mb),
            )
        return next(run for run in self.runs(ruled) if run.limits == limits)

    def known(self, run: RunKey) -> set[int]:
        """The deals whose outcome within the run's limits follows from what is kept."""
        with self._told():
            found = self._connection.execute(f"select deal from verdicts where {self._valid(run)}")
            return {deal for (deal,) in found}

    def outcomes(self, run: RunKey) -> list[Result]:
        """What is known of each deal within the run's limits, in the order of the deals, each deal once."""
        columns = "deal, outcome, method, nodes, cpu, moves"
        with self._told():
            found = self._connection.execute(
                f"select {columns} from verdicts where {self._valid(run)} order by deal, nodes desc"
            )
            return list({row[0]: Result(*row) for row in found}.values())

    def verdicts(self, run: RunKey) -> list[Result]:
        """What the run itself found, in the order of the deals."""
        columns = "deal, outcome, method, nodes, cpu, moves"
        with self._told():
            found = self._connection.execute(f"select {columns} from verdicts where run = ? order by deal", (run.id,))
            return [Result(*row) for row in found]

    def add(self, run: RunKey, results: Iterable[Result]) -> None:
        """Keep these verdicts, all or none; a deal that the run has already keeps the verdict it has."""
        rows = [(run.id, r.deal, r.outcome, r.method, r.nodes, r.cpu, r.moves) for r in results]
        with self._writing():
            self._connection.executemany("insert or ignore into verdicts values (?, ?, ?, ?, ?, ?, ?)", rows)

    def _valid(self, run: RunKey) -> str:
        """Which verdicts hold within the run's limits: decided within no greater, undecided in no smaller ones."""
        others = self.runs(run.ruled)
        smaller = ", ".join(str(other.id) for other in others if within(other.limits, run.limits))
        greater = ", ".join(str(other.id) for other in others if within(run.limits, other.limits))
        return f"(run in ({smaller}) and outcome != 'undecided' or run in ({greater}) and outcome = 'undecided')"

    def _prepare(self) -> None:
        if self._empty():
            with self._writing():
                if self._empty():
                    self._make()
        if (self._pragma("application_id"), self._pragma("user_version")) != (_APPLICATION, FORMAT):
            raise LabProblem("lab-not-ours", file=str(self.file))

    def _make(self) -> None:
        for statement in _TABLES.split(";"):
            self._connection.execute(statement)
        self._connection.execute(f"pragma application_id={_APPLICATION}")
        self._connection.execute(f"pragma user_version={FORMAT}")

    def _empty(self) -> bool:
        (tables,) = self._connection.execute("select count(*) from sqlite_master").fetchone()
        return int(tables) == 0

    def _pragma(self, name: str) -> int:
        (value,) = self._connection.execute(f"pragma {name}").fetchone()
        return int(value)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._told():
            self._connection.execute("begin immediate")
            try:
                yield
            except BaseException:
                self._connection.execute("rollback")
                raise
            self._connection.execute("commit")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise LabTrouble("lab-file-fails", file=str(self.file), why=str(error)) from error


def within(one: Limits, other: Limits) -> bool:
    """Whether the first limits are no greater than the second, with the same memory."""
    return (
        one.memory_mb == other.memory_mb
        and (one.nodes or float("inf")) <= (other.nodes or float("inf"))
        and (one.seconds or float("inf")) <= (other.seconds or float("inf"))
    )
