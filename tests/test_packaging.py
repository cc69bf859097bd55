"""Building and installing, with and without the tools that compile the engine."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import venv
import zipfile
import zlib
from contextlib import suppress
from email import message_from_string
from fcntl import LOCK_EX, flock
from functools import partial
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement
from tests import containers
from tests.test_project import locked

import branchline

ROOT = Path(__file__).parent.parent
NEEDED: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["branchline"][
    "dependencies"
]
MADE_BY = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
MOST_WEIGHT = 15 * 2**20  # bytes of a wheel, page and compiled engine included

pytestmark = pytest.mark.long
with_compiler = pytest.mark.skipif(
    not shutil.which("cc") and os.environ.get("CI") != "true", reason="there is no C compiler"
)

# Compiled, it loads what the compiled engine loads.
MODULE = """
from librt.vecs import append, vec

def halves(n: int) -> int:
    row = vec[float]()
    for i in range(n):
        row = append(row, i / 2)
    return len(row)
"""


def project(folder: Path, module: str = MODULE) -> Path:
    """A package of one module that is built just as the project is."""
    for name in MADE_BY:
        shutil.copy(ROOT / name, folder)
    (folder / "docs/rules").mkdir(parents=True)
    core = folder / "src/branchline/core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "1.2.3"')
    (core / "__init__.py").touch()
    (core / "small.py").write_text(module)
    return folder


def run(folder: Path, *words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "BRANCHLINE_COMPILE"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Compiles a package of one module in place."""
    return run(project(folder), "setup.py", "build_ext", "--inplace", **environment)


def wheel(source: Path, **environment: str) -> Path:
    """The wheel that pip makes of a project, in the folder above it."""
    how = ("-q", "--no-deps", "--no-build-isolation", "-w", "..", ".")
    made = run(source, "-m", "pip", "--disable-pip-version-check", "wheel", *how, **environment)
    assert made.returncode == 0, made.stderr
    (file,) = source.parent.glob("*.whl")
    return file


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


@with_compiler
def test_the_engine_is_compiled_beside_its_sources(tmp_path: Path) -> None:
    made = build(tmp_path)
    assert made.returncode == 0, made.stderr
    assert built(tmp_path) == ["branchline__mypyc", "small"]
    assert (tmp_path / "src/branchline/core/small.py").exists()


def contents(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


def asked_for(wheel: Path) -> list[str]:
    """What a wheel needs wherever it is installed, extras aside."""
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = (packed.read(name).decode() for name in packed.namelist() if name.endswith("-info/METADATA"))
    return [text for text in message_from_string(metadata).get_all("Requires-Dist", []) if "extra ==" not in text]


@pytest.mark.parametrize(
    ("module", "environment"),
    [
        (MODULE, {"BRANCHLINE_COMPILE": "0"}),
        (MODULE, {"CC": "no-such-compiler"}),
        # These two come to nothing after what is needed was foreseen and told to pip.
        (MODULE, {"CC": "false"}),
        ("word: int = 'no number'", {}),
    ],
    ids=["not wanted", "no compiler", "the compiler fails", "mypyc refuses"],
)
def test_a_pure_wheel_fits_everywhere_and_does_not_ask_for_librt(
    tmp_path: Path, module: str, environment: dict[str, str]
) -> None:
    (tmp_path / "source").mkdir()
    made = wheel(project(tmp_path / "source", module), **environment)
    assert made.name.endswith("-py3-none-any.whl")
    assert [name for name in contents(made) if name.endswith(".so") or ".data/" in name] == []
    assert asked_for(made) == NEEDED["always"]


@with_compiler
def test_a_compiled_wheel_asks_for_all_it_loads(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    made = wheel(project(tmp_path / "source"))
    assert not made.name.endswith("-any.whl")
    assert asked_for(made) == NEEDED["always"] + NEEDED["compiled"]

    installed = tmp_path / "installed"
    with zipfile.ZipFile(made) as packed:
        packed.extractall(installed)
    loaded = {Requirement(text).name for text in NEEDED["compiled"]}
    told = load(installed, *(alone(name, tmp_path / name) for name in loaded))
    assert told.stdout.startswith("3 "), told.stderr
    assert ".so" in told.stdout
    for missing in loaded:
        told = load(installed, *(tmp_path / name for name in loaded if name != missing))
        assert f"No module named '{missing}" in told.stderr


def alone(name: str, folder: Path) -> Path:
    """A folder in which only this package is installed."""
    folder.mkdir()
    package = distribution(name)
    for part in {file.parts[0] for file in package.files or ()}:
        (folder / part).symlink_to(str(package.locate_file(part)))
    return folder


def load(*folders: Path) -> subprocess.CompletedProcess[str]:
    """Loads the module where nothing is installed but what is in these folders."""
    path = [str(folder) for folder in folders]
    program = f"import sys; sys.path += {path}; from branchline.core import small; print(small.halves(3), small)"
    return run(folders[0], "-I", "-S", "-c", program)


def whole(folder: Path) -> Path:
    """The wheel that is tried: the one that BRANCHLINE_WHEEL names, as `make wheel` does, or else a pure one, since to
    compile the engine once more would take a minute."""
    if given := os.environ.get("BRANCHLINE_WHEEL"):
        return Path(given).resolve(strict=True)
    return wheel(checkout(folder / "source"), BRANCHLINE_COMPILE="0")


def installed(folders: pytest.TempPathFactory) -> tuple[Path, Path]:
    """That wheel, and the Python of an environment that has it: made by whichever test asks first, of all workers."""
    own = folders.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "installed"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        note = folder / "made"
        if not note.exists():
            made = whole(folder)
            house(folder / "house", made)
            note.write_text(str(made))
    return Path(note.read_text()), folder / "house/bin/python"


def checkout(folder: Path) -> Path:
    """All that a wheel is made of, the built page included."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    shutil.copytree(ROOT / "docs/rules", folder / "docs/rules")
    for name in (*MADE_BY, "MANIFEST.in"):
        shutil.copy(ROOT / name, folder)
    return folder


def test_the_released_sources_have_the_page_so_that_a_wheel_of_them_needs_no_node(tmp_path: Path) -> None:
    made = run(checkout(tmp_path / "source"), "setup.py", "-q", "sdist", "-d", "..")
    assert made.returncode == 0, made.stderr
    (file,) = tmp_path.glob("branchline-*.tar.gz")
    with tarfile.open(file) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {*MADE_BY, "src/branchline/server/static/index.html", "src/branchline/locale/en/cli.ftl"} <= names
    assert "docs/rules/fr/lunar.md" in names
    assert [name for name in names if name.startswith("tests")] == []


def test_a_wheel_has_everything_it_needs_to_play_and_serves_as_a_container_starts_it(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    made, python = installed(tmp_path_factory)
    assert made.name.startswith(f"branchline-{branchline.__version__}-")
    assert weight(made) < MOST_WEIGHT
    packed_names = set(contents(made))
    generated = {"__pycache__", "static"}
    data = [
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src/branchline").rglob("*")
        if file.is_file() and file.suffix not in (".so", ".md") and generated.isdisjoint(file.parts)
    ]
    assert sorted(set(data) - packed_names) == []
    rules = {file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs/rules").rglob("*.md")}
    assert {"branchline/server/static/index.html", *(f"branchline/{page}" for page in rules)} <= packed_names

    play = (
        "import branchline as bl; from branchline.rulebook import look_up; state = bl.GAMES['germany'].new(3, 1, {});"
        "print(bl.__file__, state.seat, len(state.svg()), len(bl.describe(state)), look_up('germany', 'G7.4', 'it'))"
    )
    told = subprocess.run([python, "-c", play], cwd=tmp_path, env=nothing(), capture_output=True, text=True, check=True)
    assert str(python.parents[1]) in told.stdout
    serves(python, tmp_path)
    plays(python, compiled=not made.name.endswith("-any.whl"))


def weight(wheel: Path) -> int:
    """Of a wheel with the compiled engine. A pure one is weighed together with what was compiled here, packed the way
    a wheel packs it."""
    engine = (ROOT / "src").rglob("*.so") if wheel.name.endswith("-any.whl") else ()
    return wheel.stat().st_size + sum(len(zlib.compress(module.read_bytes())) for module in engine)


def plays(python: Path, compiled: bool) -> None:
    """A whole game at the server, by somebody who has no more than the package."""
    trial = [python, ROOT / "tests/trials/installed.py", *(["--compiled"] if compiled else [])]
    played = subprocess.run(trial, env=alone_with(python), capture_output=True, text=True, timeout=300, check=False)
    assert played.returncode == 0, played.stderr
    assert "a game of " in played.stdout


def alone_with(python: Path) -> dict[str, str]:
    """An environment in which there is neither node nor a compiler, nor any other program but those beside Python."""
    return {**nothing(), "PATH": str(python.parent)}


def nothing() -> dict[str, str]:
    """An environment that leads to nothing of ours."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BRANCHLINE"))}


def house(folder: Path, wheel: Path) -> Path:
    """The Python of a new environment that has the wheel and what is locked for a house, and nothing else."""
    venv.create(folder, symlinks=True)
    python = folder / "bin/python"
    (site,) = folder.glob("lib/python*/site-packages")
    parts: dict[str, str] = {}  # some of which several packages share
    for name in locked(ROOT / "requirements/host.txt"):
        with suppress(PackageNotFoundError):  # what only other systems need
            package = distribution(name)
            parts |= {file.parts[0]: str(package.locate_file(file.parts[0])) for file in package.files or ()}
    for part, place in parts.items():
        if part not in ("..", "__pycache__"):
            (site / part).symlink_to(place)
    how = ("--disable-pip-version-check", "-q", "--python", str(python), "install", "--no-deps", "--no-index")
    made = run(folder, "-m", "pip", *how, wheel, PYTHONPATH="")
    assert made.returncode == 0, made.stderr
    return python


def serves(python: Path, folder: Path) -> None:
    """What the image starts comes up, answers what the image asks, and stops when it is told to."""
    (place,) = containers.words("VOLUME")
    (folder / "data").mkdir()
    said = {name: value.replace(place, str(folder / "data")) for name, value in containers.environment().items()}
    command = [*containers.words("ENTRYPOINT"), *containers.words("CMD")]
    command[command.index("--host") + 1] = "127.0.0.1"  # tests listen only to this machine
    command[command.index("--port") + 1] = "0"
    environment = {**alone_with(python), **said}
    started = subprocess.Popen(
        [str(python.parent / command[0]), *command[1:]],
        cwd=folder / "data",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert started.stdout
        announced = re.search(r"http://127\.0\.0\.1:(\d+)", started.stdout.readline())
        assert announced, started.communicate()[1]
        asking = [word.replace(f":{containers.PORT}/", f":{announced[1]}/") for word in containers.words("HEALTHCHECK")]
        ask = partial(subprocess.run, [str(python.parent / asking[0]), *asking[1:]], env=environment, check=False)
        deadline = time.monotonic() + 30
        while ask(stderr=subprocess.DEVNULL).returncode != 0:
            assert time.monotonic() < deadline
        page = urlopen(announced[0], timeout=10).read()
        assert b"<title>" in page
        started.terminate()
        assert started.communicate(timeout=20) == ("", "")
        assert ask(stderr=subprocess.DEVNULL).returncode != 0
    finally:
        started.kill()
        started.communicate()
    assert (folder / "data/branchline.sqlite3").is_file()
