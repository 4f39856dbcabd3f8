"""The package installs and plays without a C compiler, and notices a compiled engine that is older than its source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from kartenbild import compiled
from kartenbild.engine import position

ROOT = Path(__file__).parent.parent
PLAY = """
import kartenbild as kb
from kartenbild import compiled
from kartenbild.engine import core
assert compiled.twin("kartenbild.engine.position") is None
assert core.Position.__module__ == "kartenbild.engine.position"
game = kb.deal("irmgard#42")
game.play("deal")
print(kb.read_record(kb.write_record(game)).name)
"""


def test_without_a_compiler_it_installs_and_plays(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", sources / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    environment = os.environ | {"CC": "false"}
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", tmp_path / "there", sources], check=True, env=environment)
    assert not list((tmp_path / "there").rglob("*.so"))
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "there")},
    )
    assert played.stdout.strip() == "irmgard#42"


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler here")
def test_with_a_compiler_every_annotated_module_is_compiled() -> None:
    assert compiled.twin(position.__name__) is not None
    assert compiled.best(position.__name__) is compiled.twin(position.__name__)


def test_a_stale_build_is_noticed_and_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = SimpleNamespace(SOURCE_DIGEST="of another source")
    monkeypatch.setitem(sys.modules, "kartenbild.engine._position", stale)
    with pytest.warns(UserWarning, match="older than its source"):
        assert compiled.best(position.__name__) is position


def test_the_environment_can_forbid_the_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENBILD_INTERPRETED", "1")
    assert compiled.best(position.__name__) is position
