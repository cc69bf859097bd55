"""The project itself: locks, versions, import contracts, sizes, links."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import branchline

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LONGEST = 700  # lines that can still be read in one sitting
PINNED = re.compile(r"([\w.-]+)==([\w.!+]+)( ; [^\\]+)?((?: --hash=sha256:[0-9a-f]{64})+)")


def locked(file: Path) -> dict[str, set[str]]:
    """What is in a lock, with its version (several where Pythons differ); each must be exact and have its hashes."""
    entries = re.sub(r" *\\\n *", " ", file.read_text()).splitlines()
    pins: dict[str, set[str]] = {}
    for entry in entries:
        if entry.startswith("#"):
            continue
        pin = PINNED.fullmatch(entry)
        assert pin, f"{file.name}: {entry[:80]!r} is not a version with hashes"
        pins.setdefault(canonicalize_name(pin[1]), set()).add(pin[2])
    return pins


def assert_locked(wanted: list[str], pins: dict[str, set[str]]) -> None:
    for text in wanted:
        requirement = Requirement(text)
        pinned = pins.get(canonicalize_name(requirement.name))
        assert pinned, f"{text} is not locked"
        assert all(requirement.specifier.contains(pin) for pin in pinned), f"{text} is locked as {pinned}"


def test_there_are_locks_for_playing_for_hosting_for_developing_and_for_the_site() -> None:
    assert [lock.name for lock in LOCKS] == ["dev.txt", "docs.txt", "host.txt", "play.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_everything_with_hashes_and_names_no_host(lock: Path) -> None:
    assert locked(lock)
    assert "://" not in lock.read_text()


def test_everything_the_project_asks_for_is_locked() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    needed = PROJECT["tool"]["branchline"]["dependencies"]
    to_play = needed["always"] + needed["compiled"] + PROJECT["build-system"]["requires"]
    assert_locked(to_play, locked(ROOT / "requirements/play.txt"))
    to_host = needed["always"] + needed["compiled"] + extras["postgres"] + extras["redis"]
    assert_locked(to_host, locked(ROOT / "requirements/host.txt"))
    for extra, wanted in extras.items():
        # A cluster runs its own version, and so does a machine with a GPU; the peers have an environment of their own.
        if extra not in ("ray", "train", "peers"):
            assert_locked(wanted, locked(ROOT / f"requirements/{'docs' if extra == 'docs' else 'dev'}.txt"))


@pytest.mark.parametrize("lock", ["play.txt", "host.txt"])
def test_developers_run_the_versions_that_everybody_runs(lock: str) -> None:
    developing = locked(ROOT / "requirements/dev.txt")
    playing = locked(ROOT / "requirements" / lock)
    assert {name: pins for name, pins in playing.items() if developing.get(name) != pins} == {}


def test_the_page_is_locked_with_hashes_and_names_no_host() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    installed = {name: entry for name, entry in packages.items() if name}
    assert installed
    assert [name for name, entry in installed.items() if "integrity" not in entry] == []
    assert [name for name, entry in installed.items() if "resolved" in entry] == []
    assert "://" not in (ROOT / "web/.npmrc").read_text()


def test_the_page_is_locked_for_every_platform() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    names = {place.rpartition("node_modules/")[2] for place in packages}
    builds = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert builds
    assert sorted(builds - names) == []


def test_the_version_is_said_in_one_place() -> None:
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "branchline.__version__"}
    for file in ("web/package.json", "CITATION.cff"):
        assert not re.search(r"^\W*version\W", (ROOT / file).read_text(), re.M), file


def test_changes_are_told_by_release_and_the_newest_is_this_one() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    releases = [re.fullmatch(r"(\d+\.\d+\.\d+) — (unreleased|\d{4}-\d\d-\d\d)", heading) for heading in headings]
    dated = [(Version(release[1]), release[2]) for release in releases if release]
    assert len(dated) == len(headings)
    assert dated == sorted(dated, key=lambda release: release[0], reverse=True)
    assert str(dated[0][0]) == branchline.__version__
    assert "unreleased" not in [date for _, date in dated[1:]]


def written_here() -> list[Path]:
    """The sources and pages people write, without what is built, installed or generated (`.d.ts`)."""
    kinds = (".py", ".ts", ".svelte", ".css", ".html", ".md", ".ftl", ".yaml", ".toml")
    rooms = ("src", "tests", "docs", "scripts", "web/src", "web/tests", "web/scripts")
    built = ROOT / "src/branchline/server/static"
    files = [file for room in rooms for file in (ROOT / room).rglob("*") if built not in file.parents]
    return [file for file in (*files, *ROOT.iterdir()) if file.suffix in kinds and ".d" not in file.suffixes]


def test_every_file_can_be_read_in_one_sitting() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in written_here()}
    assert len(lengths) > 50
    assert {file: length for file, length in lengths.items() if length > LONGEST} == {}


def imported(file: Path) -> set[str]:
    """The top-level modules that a file imports, wherever in the file it does."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.split(".")[0])
    return names


def imported_by_the_engine() -> dict[str, list[str]]:
    """Each module that the engine imports, and the files that do."""
    importers: dict[str, list[str]] = {}
    for room in ("core", "games"):
        for file in (ROOT / "src/branchline" / room).rglob("*.py"):
            if file.name == "bench.py":  # it measures a game, and no game needs it
                continue
            for name in imported(file):
                importers.setdefault(name, []).append(file.relative_to(ROOT).as_posix())
    return importers


def test_the_engine_needs_only_the_standard_library() -> None:
    needed = imported_by_the_engine()
    assert "branchline" in needed
    allowed = {*sys.stdlib_module_names, "branchline"}
    others = {name: files for name, files in needed.items() if name not in allowed}
    # What the compiler works with has one door, and only what is compiled goes through it (see test_pure.py).
    door = "src/branchline/core/native/"
    assert {name: [file for file in files if not file.startswith(door)] for name, files in others.items()} == {
        "librt": [],
        "mypy_extensions": [],
        "typing_extensions": ["src/branchline/core/shapes.py"],  # which does as well without
    }


def test_the_shapes_do_without_what_only_the_server_needs() -> None:
    program = (
        "import sys; sys.modules['typing_extensions'] = None\n"
        "from branchline.games import PACKS\n"
        "print(*(pack.shapes().view.__name__ for pack in PACKS.values()))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["View", "View", "View"]


def test_the_engine_takes_no_chance_or_time_from_outside() -> None:
    outside = {"random", "secrets", "time", "datetime", "uuid"}
    assert {name: files for name, files in imported_by_the_engine().items() if name in outside} == {}


BREACHES = {
    "a game above the games": ("core/errors.py", "import branchline.games"),
    "a server under the arena": ("arena/__init__.py", "import branchline.server"),
    "players in a game": ("games/germany/rules.py", "from branchline import bots"),
    "one game on a table of any": ("table/__init__.py", "import branchline.games.germany.rules"),
}


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """The contracts of pyproject.toml held against the package in this folder."""
    script = (
        f"import sys; sys.path.insert(0, {str(folder)!r})\n"
        "from importlinter.cli import lint_imports_command as main; main()"
    )
    command = [sys.executable, "-c", script, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_import_contracts_hold() -> None:
    held = lint_imports(ROOT / "src")
    assert held.returncode == 0, held.stdout + held.stderr
    assert "0 broken" in held.stdout


@pytest.mark.parametrize("breach", BREACHES)
def test_import_contracts_can_be_broken(tmp_path: Path, breach: str) -> None:
    file, line = BREACHES[breach]
    shutil.copytree(
        ROOT / "src/branchline",
        tmp_path / "branchline",
        ignore=lambda folder, names: {n for n in names if not (n.endswith(".py") or Path(folder, n).is_dir())},
    )
    with (tmp_path / "branchline" / file).open("a") as end:
        end.write(f"\n{line}\n")
    held = lint_imports(tmp_path)
    assert held.returncode == 1, held.stdout + held.stderr
    assert re.search(r"[1-9] broken", held.stdout)  # what lets one game in may let them meet each other too


def test_hooks_fetch_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]


def test_every_target_of_make_explains_itself() -> None:
    makefile = (ROOT / "Makefile").read_text()
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.M)
    assert phony
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sorted(re.findall(r"^  make (\S+) +\S", told, re.M)) == sorted(phony[1].split())


def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "src/branchline/core").mkdir(parents=True)
    (tmp_path / "src/branchline/games").mkdir()
    (tmp_path / "src/branchline/locale").mkdir()
    (tmp_path / "web").mkdir()
    # This test may itself run under make, whose flags would speak first.
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    made = subprocess.run(
        ["make", "PYTHON=false", ".venv/bin/python"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode != 0
    assert made.stdout.splitlines()[0].startswith("Branchline needs Python 3.11 or newer")
    assert not (tmp_path / ".venv").exists()
