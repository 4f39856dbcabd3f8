"""The figures in docs/figures: unchanged, told truly, carried by the program, and found again by today's solver."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild import figures
from kartenbild.figures import outcomes, telling
from kartenbild.figures.outcomes import LOST, UNDECIDED, WON, Outcomes
from kartenbild.lab import gathering, keeping, reporting
from kartenbild.lab.identity import SCHEME, solver_of
from ruled import EVERY_RULED

FOLDER = Path(__file__).parents[2] / "docs" / "figures"
FILES = sorted((FOLDER / "outcomes").glob("*.txt"))
LETTERS = {"won": WON, "lost": LOST, "undecided": UNDECIDED}
_CHEAP_MILLISECONDS = 20
_CHEAP, _DEAR = 20, 3


def kept(file: Path) -> Outcomes:
    return outcomes.read(file.read_text("ascii"))


def test_the_kept_outcomes_are_as_their_digests_say() -> None:
    assert keeping.changed(FOLDER) == []


def test_the_report_is_what_follows_from_the_outcomes() -> None:
    for name, text in reporting.files(gathering.of_folder(FOLDER)).items():
        assert (FOLDER / name).read_text("utf-8") == text, f"{name}: make figures"


def test_the_program_carries_the_same_figures() -> None:
    assert figures.carried() == gathering.of_folder(FOLDER)


def test_every_row_is_kept() -> None:
    assert sorted(figures.carried().rows) == sorted(EVERY_RULED)


def test_what_always_comes_out_was_never_seen_to_fail() -> None:
    for row, found in figures.carried().rows.items():
        assert not (telling.argument(row) and found.share.lost)


def is_ladder(pair: figures.Pair) -> bool:
    """Whether one rule allows all that the other does: more turns or gatherings, a choice beside a duty."""
    return set(pair.first.split("+")) ^ set(pair.second.split("+")) not in ({"centre"}, {"never"})


@pytest.mark.parametrize(
    "pair", list(filter(is_ladder, figures.carried().pairs)), ids=lambda pair: f"{pair.first}~{pair.second}"
)
def test_a_kinder_rule_never_loses_a_deal(pair: figures.Pair) -> None:
    assert 0 in (pair.only_first, pair.only_second)


def sample(found: Outcomes) -> Iterator[int]:
    """Deals of the row, spread over it; of a dear row few, and none that took the whole limit."""
    cheap = found.milliseconds[0] < _CHEAP_MILLISECONDS
    step = max(1, len(found.letters) // (_CHEAP + 1))
    spread = (deal for deal in range(found.first + step // 2, found.last + 1, step))
    return islice(
        (deal for deal in spread if cheap or found.letters[deal - found.first] != UNDECIDED), _CHEAP if cheap else _DEAR
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sample_is_found_again(file: Path) -> None:
    """By the solver of then exactly; a later one may decide more, and never the other way."""
    found = kept(file)
    same = (found.solver, found.scheme) == (solver_of(found.row), SCHEME)
    for deal in sample(found):
        verdict = kb.solve(kb.deal(f"{found.row}#{deal}"), nodes=found.nodes, memory_mb=found.memory_mb)
        letters = {LETTERS[str(verdict.outcome)], found.letters[deal - found.first]}
        assert len(letters) == 1 or (not same and letters != {WON, LOST}), deal
