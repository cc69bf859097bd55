"""What the marks of the tests mean; pyproject.toml declares them.

A test that cannot do its work says so: it is skipped loudly on a developer's machine and fails where CI=true.
"""

import gc
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from tests import services

from branchline.core.native import COMPILED

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"[WGL]\d+\.\d+")
# These are about the tiny game or played with it. It is not compiled, so they run on the sources, and all of them do.
ON_SOURCES = (ROOT / "tests/tiny", ROOT / "tests/table")
# Each of these tests tries every third of all tables and options, beginning with another; `make fuzz` tries all.
CONFORMANCE = ROOT / "tests/conformance"
MANY_CASES = 10
NO_TORCH = "there is no PyTorch; `make torch` brings it where the index has a build without GPUs"
NO_BROWSER = "there is no Chromium; `make browser` finds or installs one"


def pytest_configure(config: pytest.Config) -> None:
    """Compiled modules hide their sources, so tests of old ones would prove nothing."""
    if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
        return
    suffix = EXTENSION_SUFFIXES[0]
    library = ROOT / f"src/branchline__mypyc{suffix}"
    made = library.stat().st_mtime if library.exists() else 0.0
    for module in (ROOT / "src/branchline").rglob(f"*{suffix}"):
        source = module.with_name(module.name.removesuffix(suffix) + ".py")
        if not source.exists() or source.stat().st_mtime > made:
            raise pytest.UsageError(
                f"The compiled engine is older than {source.relative_to(ROOT)}: "
                "run `make compile`, or test the sources with BRANCHLINE_PURE=1."
            )


def pytest_collection() -> None:
    """What is gathered here stays to the end: to look through all of it for garbage again and again is in vain."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Tests leave much behind that nobody has to look for at once: a fourteenth of their time went into it."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="of a test with many cases run only every Nth, each test beginning with another one",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            wrong = [rule for rule in mark.args if not (isinstance(rule, str) and RULE.fullmatch(rule))]
            if wrong or not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: a rule mark names rules like 'G5.3', not {wrong}.")
    items.sort(key=stage)
    drawn = {item for cases in by_test(items).values() for item in sample(cases, config)}
    config.hook.pytest_deselected(items=[item for item in items if item not in drawn])
    items[:] = [item for item in items if item in drawn]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if collection_path in ON_SOURCES and COMPILED else None


def stage(item: pytest.Item) -> int:
    """Quick tests come first: most mistakes are known after a minute. The browser takes longest, so it comes last, with
    its long walks ahead: at the end nobody waits for one of them."""
    long = item.get_closest_marker("long") is not None
    if item.get_closest_marker("browser"):
        return 2 if long else 3
    return 1 if long else 0


def by_test(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """All cases of each test."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return tests


def sample(cases: list[pytest.Item], config: pytest.Config) -> list[pytest.Item]:
    """The cases of a test that are run; at least one of them always is."""
    every: int = config.getoption("sample")
    if CONFORMANCE in cases[0].path.parents and len(cases) > MANY_CASES and "BRANCHLINE_MANY" not in os.environ:
        every = max(every, 3)
    first = crc32(cases[0].nodeid.partition("[")[0].encode()) % min(every, len(cases))
    if any(folder in cases[0].path.parents for folder in ON_SOURCES):
        return cases
    drawn = cases[first::every]
    return [case for case in cases if case in drawn or "tiny" in case.name]


@cache
def browser() -> str | None:
    ran = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True, check=False)
    return ran.stdout.strip() or None


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser, for tests marked `browser`."""
    path = browser()
    assert path, NO_BROWSER
    return path


def _service(name: str, started: Callable[[], AbstractContextManager[Any]]) -> Iterator[Any]:
    if name not in services.programs():
        cannot = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        cannot(services.missing(name))
    with started() as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A cluster of PostgreSQL, started by the first test that wants one."""
    yield from _service("postgres", services.postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis."""
    yield from _service("redis", services.redis)


@pytest.fixture(params=["sqlite", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a server may keep its data: a file, and a database, each still empty."""
    if request.param == "sqlite":
        return tmp_path / "data.sqlite3"
    cluster: services.Postgres = request.getfixturevalue("postgres")
    return cluster.database()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and not browser():
        if os.environ.get("CI") == "true":
            pytest.fail(NO_BROWSER, pytrace=False)
        pytest.skip(NO_BROWSER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COMPILED:
        terminalreporter.line("Tables and the tiny game are tested on the sources: BRANCHLINE_PURE=1.")
    for what, why in (("the page", NO_BROWSER), ("training", NO_TORCH)):
        skipped = [r for r in terminalreporter.stats.get("skipped", []) if why in str(r.longrepr)]
        if skipped:
            terminalreporter.section(f"{what} was not tested", red=True, bold=True)
            terminalreporter.line(f"{len(skipped)} tests of {what} were skipped: {why}.", red=True)
