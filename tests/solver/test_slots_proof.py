"""Losses as formulas with proofs: checked step by step by a program that knows nothing of cards."""

from __future__ import annotations

from pathlib import Path

import pytest
import small_circles as small
from small_games import exhausted

from kartenbild.engine.deals import deal
from kartenbild.patiences.grosser_kreis import PATIENCE
from kartenbild.solver import lrat
from kartenbild.solver.slots_proof import NoProof, write_proof


@pytest.mark.parametrize("waste", ["top", "turned-only"])
@pytest.mark.parametrize("passes", ["one", "two", "three"])
def test_every_loss_of_a_small_pack_has_a_proof_that_holds(passes: str, waste: str, tmp_path: Path) -> None:
    tables = small.shrunken(PATIENCE, (passes, waste), 4, "CD", 2)
    for seed in range(30):
        position = small.random_position(tables, seed, 30 * (seed % 2))
        if exhausted(tables, position, 100_000):
            with pytest.raises(NoProof):
                write_proof(tables, position, tmp_path / "loss.lrat")
            assert not list(tmp_path.iterdir())
        else:
            formula = write_proof(tables, position, tmp_path / "loss.lrat")
            assert lrat.check(formula, tmp_path / "loss.lrat") >= 0
            formula.unlink()
            (tmp_path / "loss.lrat").unlink()


def test_a_whole_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = deal("grosser-kreis+one#1")
    formula = write_proof(game.tables, game.position, tmp_path / "loss.lrat")
    assert lrat.main([str(formula), str(tmp_path / "loss.lrat")]) == 0
    assert "cannot be satisfied" in capsys.readouterr().out


def test_a_proof_that_was_changed_is_refused(tmp_path: Path) -> None:
    game = deal("grosser-kreis+one#1")
    proof = tmp_path / "loss.lrat"
    formula = write_proof(game.tables, game.position, proof)
    lines = proof.read_text().splitlines(keepends=True)
    proof.write_text("".join(lines[:-1]))
    assert lrat.main([str(formula), str(proof)]) == 1
    derived = [number for number, line in enumerate(lines) if " d " not in line]
    del lines[derived[len(derived) // 2]]
    proof.write_text("".join(lines))
    with pytest.raises(lrat.BadProof):
        lrat.check(formula, proof)


def test_a_formula_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.cnf").write_text("p cnf 1 1\n1 x 0\n")
    with pytest.raises(lrat.BadProof, match="line 2"):
        lrat.read_formula(tmp_path / "x.cnf")
    assert lrat.main(["one"]) == 2


def test_other_games_have_no_such_proof(tmp_path: Path) -> None:
    game = deal("berlinerin#1")
    with pytest.raises(NoProof):
        write_proof(game.tables, game.position, tmp_path / "loss.lrat")
