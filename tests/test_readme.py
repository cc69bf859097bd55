"""Every example of the README is run, as a reader would run it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```", TEXT, re.M | re.S)
SHELL = [line for block in re.findall(r"^```sh\n(.*?)^```", TEXT, re.M | re.S) for line in block.splitlines()]
COMMANDS = [line for line in SHELL if line.startswith("branchline ")]
HOSTING = [line for line in COMMANDS if "--data" in line]  # one after the other, on the data of the first
# A long run is cut short, a server is stopped once it answers, a player at the terminal leaves: the words stay.
SHORTER = {"--games": "4"}


def run(words: list[str], folder: Path, answer: str = "") -> subprocess.CompletedProcess[str]:
    # Python of this environment, wherever the test is called from.
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        words, cwd=folder, env=env, input=answer, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A reader's folder: what one example writes, the next may read."""
    place = tmp_path_factory.mktemp("reader")
    (place / "src").symlink_to(ROOT / "src")
    return place


def test_the_python_examples_run(folder: Path) -> None:
    assert len(PYTHON) == 3
    for example in PYTHON:
        done = run([sys.executable, "-c", example], folder)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""


@pytest.mark.long
@pytest.mark.parametrize("line", [line for line in COMMANDS if line not in HOSTING])
def test_a_command_runs(line: str, folder: Path) -> None:
    if not (folder / "game.json").exists():
        (recording,) = [example for example in PYTHON if "game.json" in example]
        run([sys.executable, "-c", recording], folder)
    words = shlex.split(line)
    for word, shorter in SHORTER.items():
        if word in words:
            words[words.index(word) + 1] = shorter
    if words[1] == "bench":
        words += ["--seconds", "0.2"]
    done = run(words, folder, answer="quit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_a_server_and_what_its_host_does_are_as_the_readme_says(folder: Path) -> None:
    serving, *others = HOSTING
    words = shlex.split(serving)
    assert words[1] == "serve"
    words[words.index("--host") + 1] = "127.0.0.1"  # tests listen only to this machine
    words[words.index("--port") + 1] = "0"
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    with subprocess.Popen(words, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        finally:
            server.terminate()
    assert len(others) == 5
    for line in others:
        done = run(shlex.split(line), folder)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.strip()


def test_the_make_targets_and_files_that_are_named_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = [line.split()[1] for line in SHELL if line.startswith("make ")]
    assert targets == ["play", "test"]
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.M), target
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", TEXT):
        assert (ROOT / link).exists(), link
