"""The command line as a person at a terminal meets it. Every test has an empty folder of its own to work in."""

import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import branchline as bl
from branchline import cli

GAME = bl.GAMES["germany"]


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def branchline(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in this process."""

    def run(*words: str | Path) -> Ran:
        capsys.readouterr()
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as stop:
            code = int(stop.code or 0)
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run


@pytest.fixture
def refused(branchline: Command, folder: Path) -> Callable[..., str]:
    """Runs a command that must be refused: one sentence on the error stream, exit code 2, and nothing left behind."""

    def run(*words: str | Path, before: str = "") -> str:
        there = contents(folder)
        ran = branchline(*words)
        assert ran.code == 2, ran
        assert ran.out == before
        assert ran.err.startswith("branchline"), ran.err
        assert ran.err.endswith("\n")
        assert len(ran.err.splitlines()) == 1, ran.err
        assert "Traceback" not in ran.err
        assert ran.err[:-1].isprintable()
        assert contents(folder) == there
        return ran.err

    return run


def contents(folder: Path) -> dict[str, bytes | None]:
    """Every file below a folder, and what is in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")
    }


@pytest.fixture(scope="session")
def executable() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the installed `branchline`."""
    program = Path(sysconfig.get_path("scripts")) / ("branchline.exe" if sys.platform == "win32" else "branchline")

    def run(*words: str | Path, **settings: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [program, *words], capture_output=True, encoding="utf-8", timeout=60, check=False, **settings
        )

    return run


@pytest.fixture(scope="session")
def begun() -> Callable[..., dict[str, Any]]:
    """The data of a record: the first steps of a game in which everybody plays the first legal action."""

    def begun(steps: int = 20, seats: int = 2, seed: int = 5) -> dict[str, Any]:
        state = GAME.new(seats, seed)
        record = bl.Record("germany", seats, seed)
        for _ in range(steps):
            record.actions.append(state.notation(state.legal()[0]))
            state.play(state.legal()[0])
        return record.as_data()

    return begun
