"""What was compiled once is not compiled again, and nothing old is taken for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Stands in for the compiler: says that it was asked, and copies the source.
SETUP = """
import os
from pathlib import Path

print("asked")
Path("build").mkdir()
Path("build/__native_small.c").write_text("c")
if os.environ["BRANCHLINE_COMPILE"] == "1":
    Path("src/branchline/core/small.so").write_text(Path("src/branchline/core/small.py").read_text())
"""


class Clone:
    """A clone of a project of one module, which shares what is kept with the others."""

    def __init__(self, folder: Path, source: str) -> None:
        self.folder = folder
        self.module = folder / "src/branchline/core/small.py"
        self.module.parent.mkdir(parents=True)
        (folder / "src/branchline/games").mkdir()
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/compile", folder / "scripts")
        (folder / "setup.py").write_text(SETUP)
        self.module.write_text(source)

    def compile(self, **environment: str) -> bool:
        """Whether the compiler was asked."""
        kept = {name: value for name, value in os.environ.items() if name != "BRANCHLINE_COMPILE"}
        ran = subprocess.run(
            [sys.executable, "scripts/compile"],
            cwd=self.folder,
            env={**kept, "XDG_CACHE_HOME": str(self.folder.parent / "kept"), **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return "asked" in ran.stdout

    @property
    def made(self) -> str | None:
        library = self.module.with_suffix(".so")
        return library.read_text() if library.exists() else None


@pytest.fixture
def first(tmp_path: Path) -> Clone:
    clone = Clone(tmp_path / "first", "one = 1")
    assert clone.compile()
    return clone


def test_the_next_clone_of_the_same_sources_has_it_at_once(tmp_path: Path, first: Clone) -> None:
    second = Clone(tmp_path / "second", "one = 1")
    assert not second.compile()
    assert second.made == first.made == "one = 1"
    assert (second.folder / "build/__native_small.c").exists()
    assert second.module.with_suffix(".so").stat().st_mtime >= second.module.stat().st_mtime


def test_a_changed_source_or_other_tools_are_compiled_anew(first: Clone) -> None:
    first.module.write_text("one = 2")
    assert first.compile()
    assert first.made == "one = 2"
    first.module.write_text("one = 1")
    assert not first.compile()
    assert first.made == "one = 1"
    assert first.compile(CC="another-compiler")


def test_who_wants_the_sources_gets_nothing_compiled(first: Clone) -> None:
    assert first.compile(BRANCHLINE_COMPILE="0")
    assert first.made is None
    assert not first.compile()
    assert first.made == "one = 1"
