"""The compiled engine and the pure one are what they claim to be, also in worker processes."""

import json
import os
import subprocess
import sys
from contextlib import chdir
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Prints what is loaded here and in a worker that starts from nothing.
ASK = """
import json, multiprocessing, sys

def loaded():
    import branchline
    for game in branchline.GAMES.values():
        state = game.new(game.seats[0], 1, {})
        state.apply(state.legal()[0])
    from branchline import _pure
    files = {name: module.__file__ for name, module in sys.modules.items() if _pure.in_engine(name)}
    return _pure.compiled(), files

if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(json.dumps([loaded(), pool.apply(loaded)]))
"""


TOOLS = ("mypy", "mypyc")
LOADED_BY_COMPILED_MODULES = ("librt", "mypy_extensions")


def ask(folder: Path, pure: str, missing: tuple[str, ...] = ()) -> list[tuple[bool, dict[str, str]]]:
    """What is loaded, where some modules are not installed."""
    script = folder / "ask.py"
    script.write_text(f"import sys; sys.modules.update(dict.fromkeys({missing}))\n{ASK}")
    environment = {**os.environ, "BRANCHLINE_PURE": pure}
    told = subprocess.run(
        [sys.executable, script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return [(compiled, files) for compiled, files in json.loads(told.stdout)]


def to_be_compiled() -> set[str]:
    """The modules that setup.py compiles."""
    spec = spec_from_file_location("branchline_setup", ROOT / "setup.py")
    assert spec
    assert spec.loader
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    with chdir(ROOT):
        sources: list[str] = setup.sources()
    return {source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources}


def test_pure_means_sources_even_where_compiled_modules_lie_beside_them(tmp_path: Path) -> None:
    for compiled, files in ask(tmp_path, "1"):
        assert not compiled
        assert to_be_compiled() & files.keys()
        assert all(file.endswith(".py") for file in files.values())


def test_the_sources_need_neither_the_tools_nor_what_compiled_modules_load(tmp_path: Path) -> None:
    for compiled, _ in ask(tmp_path, "1", missing=(*TOOLS, *LOADED_BY_COMPILED_MODULES)):
        assert not compiled


@pytest.fixture
def built() -> None:
    """Asked for by tests of the compiled engine."""
    if not (ROOT / f"src/branchline__mypyc{EXTENSION_SUFFIXES[0]}").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the engine is not compiled here: `make compile`")
        pytest.skip("the engine is not compiled here: `make compile`")


@pytest.mark.usefixtures("built")
def test_compiled_means_every_module_that_is_to_be_compiled(tmp_path: Path) -> None:
    for compiled, files in ask(tmp_path, "0"):
        assert compiled
        expected = to_be_compiled() & files.keys()
        assert expected
        assert {name for name in files if files[name].endswith(EXTENSION_SUFFIXES[0])} == expected


@pytest.mark.usefixtures("built")
def test_the_compiled_engine_needs_none_of_the_tools_that_made_it(tmp_path: Path) -> None:
    for compiled, _ in ask(tmp_path, "0", missing=TOOLS):
        assert compiled
