"""The marks do what they claim: proved on small suites of their own."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE_TEST = """
import pytest

@pytest.mark.browser
def test_page(chromium):
    assert chromium
"""


def run(folder: Path, test: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs one test file in a copy of the project that has neither a browser nor a service in sight."""
    (folder / "tests").mkdir()
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("tests/conftest.py", "tests/services.py", "scripts/browser", "scripts/services"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "tests/test_it.py").write_text(test)
    kept = {name: value for name, value in os.environ.items() if name not in ("CI", "BRANCHLINE_CHROMIUM")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=folder,
        env={**kept, "PATH": str(folder), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_browser_page_tests_are_skipped_loudly(tmp_path: Path) -> None:
    ran = run(tmp_path, PAGE_TEST)
    assert ran.returncode == 0
    assert "the page was not tested" in ran.stdout
    assert "1 skipped" in ran.stdout.splitlines()[-1]


def test_without_a_browser_page_tests_fail_in_ci(tmp_path: Path) -> None:
    ran = run(tmp_path, PAGE_TEST, CI="true")
    assert ran.returncode == 1
    assert "there is no Chromium" in ran.stdout


def test_with_a_browser_page_tests_run(tmp_path: Path) -> None:
    ran = run(tmp_path, PAGE_TEST, BRANCHLINE_CHROMIUM=sys.executable)
    assert ran.returncode == 0
    assert "1 passed" in ran.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", ["postgres", "redis"])
def test_without_a_service_its_tests_are_skipped_by_name_and_fail_in_ci(tmp_path: Path, name: str) -> None:
    test = f"def test_storage({name}): assert {name}"
    (tmp_path / "here").mkdir()
    (tmp_path / "ci").mkdir()
    skipped, failed = run(tmp_path / "here", test), run(tmp_path / "ci", test, CI="true")
    assert (skipped.returncode, failed.returncode) == (0, 1)
    for ran in (skipped, failed):
        assert f"there is no {name}; `make services` finds or installs it" in ran.stdout


MANY_CASES = """
import pytest

@pytest.mark.parametrize("n", range(10))
def test_many(n): pass

@pytest.mark.parametrize("n", range(10))
def test_as_many(n): pass

@pytest.mark.parametrize("n", range(2))
def test_few(n): pass

def test_alone(): pass
"""


def test_a_sample_has_cases_of_every_test(tmp_path: Path) -> None:
    ran = run(tmp_path, MANY_CASES, "-v", "--sample", "4")
    cases = [line.split()[0].partition("::")[2] for line in ran.stdout.splitlines() if line.endswith("%]")]
    many, as_many, few, alone = (
        [case for case in cases if case.startswith(name)]
        for name in ("test_many", "test_as_many", "test_few", "test_al")
    )
    assert 2 <= len(many) <= 3
    assert 2 <= len(as_many) <= 3
    assert (len(few), len(alone)) == (1, 1)
    assert {case[-2] for case in many} != {case[-2] for case in as_many}
    assert f"{len(cases)} passed, {23 - len(cases)} deselected" in ran.stdout.splitlines()[-1]


def test_quick_tests_come_first_and_the_page_last(tmp_path: Path) -> None:
    marked = "import pytest\n"
    for mark in ("browser", "long", "rule('G5.3')"):
        marked += f"@pytest.mark.{mark}\ndef test_{mark[:4]}(): pass\n"
    ran = run(tmp_path, marked, "-v")
    order = [line.split()[0].partition("::")[2] for line in ran.stdout.splitlines() if line.endswith("%]")]
    assert order == ["test_rule", "test_long", "test_brow"]


@pytest.mark.parametrize("ids", ['"G5.3", "X1.1"', "5.3", ""])
def test_a_rule_mark_must_name_rules(tmp_path: Path, ids: str) -> None:
    ran = run(tmp_path, f"import pytest\n@pytest.mark.rule({ids})\ndef test_it(): pass\n")
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR
    assert "a rule mark names rules" in ran.stderr


def test_an_unknown_mark_is_an_error(tmp_path: Path) -> None:
    ran = run(tmp_path, "import pytest\n@pytest.mark.slow\ndef test_it(): pass\n")
    assert ran.returncode != 0
    assert "'slow' not found in `markers`" in ran.stdout


@pytest.mark.parametrize(
    ("made", "pure", "code"),
    [(1, "0", pytest.ExitCode.USAGE_ERROR), (3, "0", pytest.ExitCode.OK), (1, "1", pytest.ExitCode.OK)],
)
def test_an_engine_older_than_its_sources_is_refused(tmp_path: Path, made: int, pure: str, code: int) -> None:
    core = tmp_path / "src/branchline/core"
    core.mkdir(parents=True)
    (core / f"chance{EXTENSION_SUFFIXES[0]}").touch()
    library = tmp_path / f"src/branchline__mypyc{EXTENSION_SUFFIXES[0]}"
    for file, when in ((library, made), (core / "chance.py", 2)):
        file.touch()
        os.utime(file, (when, when))
    ran = run(tmp_path, "def test_it(): pass\n", BRANCHLINE_PURE=pure)
    assert ran.returncode == code
    assert ("older than src/branchline/core/chance.py" in ran.stderr) == (code == pytest.ExitCode.USAGE_ERROR)


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_a_missing_browser_is_told_in_one_sentence(tmp_path: Path, ci: str, code: int) -> None:
    shutil.copy(ROOT / "scripts/browser", tmp_path)
    environment = {"PATH": str(tmp_path / "nothing"), "CI": ci}
    script = [tmp_path / "browser", "--install"]
    told = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == code
    assert told.stderr.count("\n") == 1
    assert "BRANCHLINE_CHROMIUM" in told.stderr


def test_a_missing_browser_is_installed_where_that_is_allowed(tmp_path: Path) -> None:
    commands = {
        "id": "echo 0",
        "env": 'shift; exec "$@"',
        "apt-get": f'echo "$1" >> {tmp_path}/asked; [ "$1" = update ] || /bin/cp "$0" {tmp_path}/chromium',
    }
    for name, script in commands.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    install = [ROOT / "scripts/browser", "--install"]
    told = subprocess.run(install, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout == f"{tmp_path}/chromium\n"
    assert (tmp_path / "asked").read_text() == "update\ninstall\n"
