"""The house itself: arrows one way, nothing of a user's ever executed, and a README that is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.cli.app import app
from oracle import Oracle

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kartenbild"
SOURCES = sorted(PACKAGE.rglob("*.py"))

# Each layer may import itself and those before it; what stands on one line may not import each other.
LAYERS = [
    ["cards", "numbers", "compiled"],
    ["words"],
    ["rules"],
    ["patiences"],
    ["engine"],
    ["solver"],
    ["advice"],
    ["thinking"],
    ["settings", "store", "figures"],
    ["web"],
    ["server", "lab", "environments"],
    ["cli"],
    ["__main__"],
]
HEIGHT = {layer: height for height, row in enumerate(LAYERS) for layer in row}
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__"}
FORBIDDEN_MODULES = {"pickle", "marshal", "shelve", "dill", "yaml"}


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "kartenbild" and len(parts) > 1 and parts[1] in HEIGHT else None


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_arrows_go_one_way(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if own == "__init__":
        return
    assert own in HEIGHT, f"{own} has no place among the layers"
    for module in imported(ast.parse(path.read_text("utf-8"))):
        layer = layer_of(module)
        if layer and layer != own:
            assert HEIGHT[layer] < HEIGHT[own], f"{path.name} imports {module}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_ever_unpickled_or_executed(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & FORBIDDEN_CALLS
    assert not {module.split(".")[0] for module in imported(tree)} & FORBIDDEN_MODULES


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.js")), ids=lambda path: path.name)
def test_the_page_never_makes_code_or_markup_of_text(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write", text)


def test_the_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = re.findall(r"^ {4}(\S.*?)(?:\s+#.*)?$", readme, re.MULTILINE)
    assert commands[:2] == ["make play", "make test"]
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"play", "test"} <= set(targets)
    for command in commands[2:]:
        program, *words = command.split()
        assert program == "kartenbild"
        if words:
            assert words[0] in app


def test_the_readme_names_every_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in kb.games() if f"| `{name}` |" not in readme] == []


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(example, {})  # our own README, not a user's text
    assert capsys.readouterr().out.startswith("kartenbild 1\ndeal irmgard#42\n")


RECORDS = sorted((Path(__file__).parent / "records").glob("*.patience"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_games_still_play_to_their_win(path: Path) -> None:
    """Records of every released version stay readable; the referee plays them too."""
    game = kb.read_record(path.read_text("utf-8"))
    assert game.won and not game.stuck
    referee = Oracle(game.name)
    for move in game.history:
        referee.play(str(move))
    assert referee.won


def test_a_won_game_of_every_game_is_kept() -> None:
    played = {kb.read_record(path.read_text("utf-8")).deal_name.game for path in RECORDS}
    assert played == set(kb.games())
