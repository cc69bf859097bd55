"""The same seed and actions give the same game in every process, compiled or not."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import branchline

ROOT = Path(__file__).parent.parent.parent
ENGINE = Path(branchline.__file__).parent
MANY = int(os.environ.get("BRANCHLINE_MANY", "3"))  # games of each kind; `make fuzz` asks for more


def printed(hash_seed, pure, script, *arguments):
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "BRANCHLINE_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", f"tests.conformance.{script}", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def compiled():
    """Whether there is a compiled engine that is not older than its sources."""
    built = list(ENGINE.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    sources = [file.with_name(file.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py") for file in built]
    return bool(built) and all(
        new.stat().st_mtime >= old.stat().st_mtime for new, old in zip(built, sources, strict=True) if old.exists()
    )


@pytest.fixture
def both_engines():
    """Asked for by tests that compare them."""
    if not compiled():
        if os.environ.get("CI") == "true":
            pytest.fail("there is no compiled engine; `make compile` builds it")
        pytest.skip("there is no compiled engine as new as its sources; `make compile` builds it")


@pytest.mark.long
def test_another_process_plays_the_same_games():
    """On the other engine, and with text hashed otherwise: neither may matter. Where nothing is compiled, two processes
    with the sources are compared."""
    pure = not compiled()
    assert not (pure and os.environ.get("CI") == "true"), "there is no compiled engine; `make compile` builds it"
    first = printed("0", True, "digest", str(MANY))
    assert len(first) > 4
    assert printed("4711", pure, "digest", str(MANY)) == first


@pytest.mark.long
@pytest.mark.usefixtures("both_engines")
def test_a_state_pickled_by_one_engine_is_the_same_on_the_other(tmp_path):
    told = {}
    for writer in (True, False):
        file = str(tmp_path / f"pure-{writer}")
        told[writer] = printed("0", writer, "pickles", "write", file)
        assert printed("1", not writer, "pickles", "read", file) == told[writer]
    assert told[True] == told[False]
    assert told[True]
    assert all(" True " in line for line in told[True])
