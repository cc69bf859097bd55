"""The tiny game needs nothing of the house but its core, and nothing from outside."""

import ast
import sys
from pathlib import Path

import pytest
from tests.tiny.game import GAME

FILES = sorted(file for file in Path(__file__).parent.glob("*.py") if not file.name.startswith("test_"))


def imported(source: str) -> set[str]:
    """Every module that is imported, wherever in the file."""
    modules = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            modules |= {f"{module}.{name.name}" for name in node.names}
    return modules


def foreign(source: str) -> set[str]:
    return {
        name
        for name in imported(source)
        if not name.startswith(("branchline.core.", "tests.tiny."))
        and name.split(".")[0] not in sys.stdlib_module_names
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_imports_the_core_and_itself_alone(file: Path) -> None:
    assert foreign(file.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from branchline.games.germany import rules", "branchline.games.germany.rules"),
        ("from branchline import bots", "branchline.bots"),
        ("import branchline", "branchline"),
        ("def later():\n    import numpy", "numpy"),
        ("from . import rules", "..rules"),
        ("import tests.table.conftest", "tests.table.conftest"),
    ],
)
def test_anything_else_would_be_found(line: str, name: str) -> None:
    assert foreign(line) == {name}


def test_there_is_something_to_look_at() -> None:
    assert {"__init__.py", "board.py", "game.py", "rules.py", "state.py"} <= {file.name for file in FILES}


def test_a_game_without_a_drawing_says_so() -> None:
    with pytest.raises(ValueError, match="svg: tiny has no drawing of its board"):
        GAME.new(2, 1).svg()
