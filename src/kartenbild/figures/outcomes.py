"""Outcomes of one row in a file for people and programs; docs/figures/FORMAT.md describes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

HEAD = "kartenbild outcomes 1"
WON, LOST, UNDECIDED = "W", "L", "?"
_A_LINE = 100


class BadOutcomes(ValueError):
    """The text is no file of outcomes; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """One row's outcomes, one letter a deal from deal `first` on, and how they were found.

    `nodes`, `memory_mb`: the limits a deal; `seconds`: where there was such a limit, the outcomes can be told but not
    kept. `moves`: lengths of solutions, 5th, 25th, 50th, 75th and 95th of a hundred;
    empty where nothing was won. `spent`: nodes a deal, mean, median and 99th of a hundred; `milliseconds` likewise.
    """

    row: str
    first: int
    letters: str
    scheme: int
    solver: str
    nodes: int | None
    memory_mb: int
    moves: tuple[int, ...]
    spent: tuple[int, ...]
    milliseconds: tuple[float, ...]
    seconds: float | None = None

    @property
    def last(self) -> int:
        return self.first + len(self.letters) - 1

    def between(self, first: int, last: int) -> str:
        """The letters of these deals, all of which the row has."""
        return self.letters[first - self.first : last + 1 - self.first]

    def count(self, letter: str) -> int:
        return self.letters.count(letter)


def written(outcomes: Outcomes) -> str:
    """The outcomes as text; `read` gives the same outcomes back. Only what every machine repeats is written."""
    if outcomes.nodes is None or outcomes.seconds is not None:
        raise ValueError("outcomes within a limit of time cannot be repeated")
    header = {
        "row": outcomes.row,
        "deals": f"{outcomes.first}..{outcomes.last}",
        "scheme": outcomes.scheme,
        "solver": outcomes.solver,
        "nodes": outcomes.nodes,
        "memory": outcomes.memory_mb,
        "moves": " ".join(map(str, outcomes.moves)),
        "spent": " ".join(map(str, outcomes.spent)),
        "milliseconds": " ".join(map(str, outcomes.milliseconds)),
    }
    lines = [outcomes.letters[at : at + _A_LINE] for at in range(0, len(outcomes.letters), _A_LINE)]
    return "\n".join([HEAD, *(f"{name} {value}".rstrip() for name, value in header.items()), "", *lines, ""])


def read(text: str) -> Outcomes:
    """Outcomes from their text. Raises BadOutcomes."""
    head, gap, body = text.partition("\n\n")
    title, *lines = head.split("\n")
    if title != HEAD or not gap:
        raise BadOutcomes(f"the first line is not “{HEAD}”, or no empty line ends the header")
    try:
        return _from(
            {name: value for name, _, value in (line.partition(" ") for line in lines)}, body.replace("\n", "")
        )
    except (KeyError, ValueError) as bad:
        raise BadOutcomes(f"the header cannot be read: {bad}") from bad


def _from(header: Mapping[str, str], letters: str) -> Outcomes:
    first, _, last = header["deals"].partition("..")
    if set(letters) - {WON, LOST, UNDECIDED} or len(letters) != int(last) - int(first) + 1:
        raise ValueError(f"{len(letters)} letters for deals {header['deals']}, or other letters than W, L and ?")
    return Outcomes(
        row=header["row"],
        first=int(first),
        letters=letters,
        scheme=int(header["scheme"]),
        solver=header["solver"],
        nodes=int(header["nodes"]),
        memory_mb=int(header["memory"]),
        moves=tuple(map(int, header["moves"].split())),
        spent=tuple(map(int, header["spent"].split())),
        milliseconds=tuple(map(float, header["milliseconds"].split())),
    )
