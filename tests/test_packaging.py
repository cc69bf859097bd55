"""Building and installing, with and without the tools that compile the engine."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.long


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Compiles a package of one module in place, by the project's own setup.py."""
    core = folder / "src/branchline/core"
    core.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", folder)
    shutil.copy(ROOT / "src/branchline/core/chance.py", core)
    (core / "__init__.py").touch()
    (core.parent / "__init__.py").touch()
    (folder / "pyproject.toml").write_text('[project]\nname = "branchline"\nversion = "0"\n')
    kept = {name: value for name, value in os.environ.items() if name != "BRANCHLINE_COMPILE"}
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def built(folder: Path) -> list[str]:
    return sorted(file.name.split(".")[0] for file in (folder / "src").rglob("*.so"))


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"BRANCHLINE_COMPILE": "0"}, "BRANCHLINE_COMPILE=0 was set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
        ({"CC": "no-such-compiler", "BRANCHLINE_COMPILE": "1"}, "there is no C compiler (no-such-compiler)"),
        ({"CC": "false"}, "the C compiler failed"),
    ],
)
def test_the_engine_stays_pure_and_says_why(tmp_path: Path, environment: dict[str, str], why: str) -> None:
    made = build(tmp_path, **environment)
    assert made.returncode == 0, made.stderr
    assert f"the engine stays pure Python: {why}" in made.stderr
    assert built(tmp_path) == []


def test_a_failing_compiler_is_an_error_where_compiling_was_asked_for(tmp_path: Path) -> None:
    made = build(tmp_path, CC="false", BRANCHLINE_COMPILE="1")
    assert made.returncode != 0
    assert "the engine could not be compiled: the C compiler failed" in made.stderr
    assert built(tmp_path) == []


@pytest.mark.skipif(not shutil.which("cc") and os.environ.get("CI") != "true", reason="there is no C compiler")
def test_the_engine_is_compiled_beside_its_sources(tmp_path: Path) -> None:
    made = build(tmp_path)
    assert made.returncode == 0, made.stderr
    assert built(tmp_path) == ["branchline__mypyc", "chance"]
    assert (tmp_path / "src/branchline/core/chance.py").exists()


def test_a_wheel_has_everything_it_needs_to_play(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    environment = {**os.environ, "BRANCHLINE_COMPILE": "0"}
    subprocess.run(
        [*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path, source],
        env=environment,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed_names = set(packed.namelist())
        packed.extractall(tmp_path / "installed")
    generated = {"__pycache__", "static"}
    data = [
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src/branchline").rglob("*")
        if file.is_file() and file.suffix not in (".so", ".md") and generated.isdisjoint(file.parts)
    ]
    assert sorted(set(data) - packed_names) == []
    assert "branchline/server/static/index.html" in packed_names

    play = "import branchline as bl; print(bl.__file__, bl.GAMES['germany'].new(3, 1, {}).seat)"
    told = subprocess.run(
        [sys.executable, "-c", play],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(tmp_path) in told.stdout
