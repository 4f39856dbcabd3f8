"""A loss as a formula and a proof that others can check."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pysolvers

from kartenbild import cards
from kartenbild.engine.position import Position
from kartenbild.rules.lowering import Tables
from kartenbild.solver.slots_model import TRUE, Clause, Model
from kartenbild.solver.slots_puzzle import Puzzle, fits, read, useful_passes
from kartenbild.solver.slots_windows import every_turn


class NoProof(ValueError):
    """There is nothing to prove: the position can be won, or no proof is known for games of its kind."""


def write_proof(tables: Tables, position: Position, path: Path) -> Path:
    """Prove a loss: the proof in LRAT to `path`, the formula in DIMACS beside it; returns the formula's path.

    The formula is the plain one of decision record 51: no symmetry, no window and no search of ours has gone into it.
    A whole deal takes 10 to 16 seconds and 60 to 120 MB. Raises NoProof, and then nothing is written.
    """
    if not fits(tables):
        raise NoProof("a proof can be written only for a game whose piles are all fed from a waste")
    puzzle = read(tables, position)
    model, clauses = _plain(puzzle)
    formula, unfinished = path.with_name(path.name + ".cnf"), path.with_name(path.name + ".part")
    try:
        with unfinished.open("w+b") as proof:
            if _satisfied(clauses, proof):
                raise NoProof("this position can be won: there is no proof of a loss")
        _write_formula(formula, _explained(model, _names(tables, position)), model.variables, clauses)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return formula


def _plain(puzzle: Puzzle) -> tuple[Model, list[Clause]]:
    """The model in which every card may be played at every turn from its own on, and equal piles in any order."""
    puzzle = dataclasses.replace(puzzle, ahead=[-1] * len(puzzle.ahead))
    model = Model(puzzle, every_turn(puzzle, useful_passes(puzzle)))
    clauses = [clause for portion in model.clauses() for clause in portion if clause != [TRUE]]
    return model, [without for clause in clauses for without in _without_units(clause)]


def _without_units(clause: Clause) -> list[Clause]:
    """A unit clause as two, with a variable that stands nowhere else: CaDiCaL counts differently after a unit."""
    return [[*clause, TRUE], [*clause, -TRUE]] if len(clause) == 1 else [clause]


def _satisfied(clauses: list[Clause], proof: BinaryIO) -> bool:
    """Whether CaDiCaL satisfies the clauses; otherwise the proof is written."""
    # The options of a proof can be set only before it is begun, for which the solver's class has no way.
    solver = pysolvers.cadical195_new()
    try:
        for option, value in (("binary", 0), ("lrat", 1)):
            pysolvers.cadical195_set(solver, option, value)
        traced = pysolvers.cadical195_tracepr(solver, proof)
        for clause in clauses:
            pysolvers.cadical195_add_cl(solver, clause)
        found = pysolvers.cadical195_solve(solver, [], 0)
        pysolvers.flushpr(traced)
    finally:
        pysolvers.cadical195_del(solver, proof)
    return bool(found)


def _names(tables: Tables, position: Position) -> list[str]:
    waste, stock = position.pile(tables.waste_place), position.pile(tables.stock_place)
    return [cards.name(position.card(index)) for index in (*waste, *stock)]


def _explained(model: Model, names: list[str]) -> Iterator[str]:
    """What the variables mean, line by line."""
    puzzle = model.puzzle
    yield f"Cards 0 to {len(names) - 1} as they are turned, {puzzle.in_waste} of them in the waste: {' '.join(names)}"
    turns = (
        f"the turns left are {model.turns[0].number} to {model.turns[-1].number}" if model.turns else "no turn is left"
    )
    yield f"Turn t is the turning of card t modulo {len(names)}; {turns}."
    yield "Slots are numbered pile by pile upwards: " + " ".join(map(str, puzzle.slot_place))
    yield f"Variable {TRUE} means nothing; two clauses that differ in it say what they have in common."
    for (card, slot), variable in model.goes.items():
        yield f"Variable {variable}: card {card} goes to slot {slot}."
    for kind, lines in (("card", model.played), ("slot", model.filled)):
        for number, literals in enumerate(lines):
            firsts = [turn for turn in range(len(literals) - 1) if literals[turn + 1] not in (literals[turn], TRUE)]
            said = " ".join(f"{literals[turn + 1]}@{turn}" for turn in firsts)
            yield f"Done with {kind} {number} by turn t, as variable@t until the next: {said}"


def _write_formula(path: Path, comments: Iterator[str], variables: int, clauses: list[Clause]) -> None:
    with path.open("w", encoding="ascii") as file:
        file.writelines(f"c {comment}\n" for comment in comments)
        file.write(f"p cnf {variables} {len(clauses)}\n")
        file.writelines(f"{' '.join(map(str, [*clause, 0]))}\n" for clause in clauses)
