"""A small checker of proofs in the LRAT format, so that nobody has to trust a solver.

`python -m kartenbild.solver.lrat FORMULA PROOF` reads a formula (DIMACS CNF) and a proof that it cannot be satisfied.
Every clause of the proof must follow from the clauses that its line names, one after another, by setting what is left
of each; the last must be the empty clause. The work takes no more memory than the clauses that are not yet deleted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

Clause = tuple[int, ...]


class BadProof(ValueError):
    """A file is no formula or no proof, or a step of the proof does not follow; the sentence says where."""


def read_formula(path: Path) -> dict[int, Clause]:
    """The clauses of a DIMACS file with one clause a line, numbered from 1. Raises BadProof."""
    clauses: dict[int, Clause] = {}
    with path.open(encoding="ascii") as lines:
        for number, text in enumerate(lines, start=1):
            if text[0] not in "cp":
                *literals, end = _numbers(path, number, text.split())
                if end != 0:
                    raise BadProof(f"{path}, line {number}: a clause does not end with 0")
                clauses[len(clauses) + 1] = tuple(literals)
    return clauses


def check(formula: Path, proof: Path) -> int:
    """How many steps prove that the formula cannot be satisfied, 0 where it has an empty clause.

    Raises BadProof where they do not prove it.
    """
    clauses = read_formula(formula)
    if () in clauses.values():
        return 0
    steps = 0
    for number, name, added, hints in _steps(proof):
        if added is None:
            for hint in hints:
                clauses.pop(hint, None)
            continue
        if not _follows(clauses, added, hints):
            raise BadProof(f"{proof}, line {number}: clause {name} does not follow from the clauses named")
        steps += 1
        if not added:
            return steps
        clauses[name] = added
    raise BadProof(f"{proof}: the proof ends without the empty clause")


def _steps(proof: Path) -> Iterator[tuple[int, int, Clause | None, list[int]]]:
    """For each line its number, the clause's name, the clause (None for a deletion) and the clauses named."""
    with proof.open(encoding="ascii") as lines:
        for number, text in enumerate(lines, start=1):
            words = text.split()
            if words[1:2] == ["d"]:
                yield number, 0, None, _numbers(proof, number, words[2:])
            elif words:
                name, *rest = _numbers(proof, number, words)
                end = rest.index(0) if 0 in rest else len(rest)
                yield number, name, tuple(rest[:end]), [hint for hint in rest[end + 1 :] if hint]


def _numbers(path: Path, line: int, words: list[str]) -> list[int]:
    try:
        return [int(word) for word in words]
    except ValueError as bad:
        raise BadProof(f"{path}, line {line}: {bad}") from None


def _follows(clauses: dict[int, Clause], added: Clause, hints: list[int]) -> bool:
    """Whether, with every literal of `added` false, the named clauses force one another until one has none left."""
    false = set(added)
    for hint in hints:
        left = {literal for literal in clauses.get(hint, ()) if literal not in false}
        if hint not in clauses or len(left) > 1:
            return False
        if not left:
            return True
        false.add(-left.pop())
    return False


def main(arguments: list[str]) -> int:
    """Check one proof; 0 where it holds."""
    if len(arguments) != 2:
        print("usage: python -m kartenbild.solver.lrat FORMULA PROOF", file=sys.stderr)
        return 2
    try:
        steps = check(Path(arguments[0]), Path(arguments[1]))
    except (BadProof, OSError) as bad:
        print(bad, file=sys.stderr)
        return 1
    print(f"proved in {steps} steps: the formula cannot be satisfied")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
