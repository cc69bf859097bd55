"""A reader who types what a page tells: Python as it stands, and commands for real where that takes seconds."""

import ast
import io
import json
import os
import re
import shlex
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import ROOT, Block
from tests.test_forge import MAKEFILE, commands

from branchline import cli

# What a long run is cut short by; the words stay.
SHORTER = {"--games": "4"}
BESIDES = {"arena": ["--jobs", "1"], "ladder": ["--jobs", "1"], "selfplay": ["--jobs", "1"]}
# Servers, days of training, measurements that have tests of their own: their words have to be understood.
ONLY_READ = {"serve", "train", "mcp", "tune", "bench"}
SCRIPTS = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]


class Reader:
    """Goes through one page from the top; what one block makes or writes, the next may use."""

    def __init__(self, folder: Path, typed: pytest.MonkeyPatch, told: pytest.CaptureFixture[str]) -> None:
        (folder / "docs").mkdir()
        for name in ("src", "examples", "docs/games"):  # what commands read; they write into the folder itself
            (folder / name).symlink_to(ROOT / name)
        typed.chdir(folder)
        self.typed, self.told = typed, told
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.serves = False

    def python(self, block: Block, page: Path) -> None:
        """Runs the block; a failure is told with the line of the page."""
        tree = ast.parse(block.text, str(page))
        ast.increment_lineno(tree, block.line)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            exec(compile(tree, str(page), "exec"), self.names)
        assert self.told.readouterr().err == ""

    def cell(self, source: str, notebook: Path) -> str:
        """Runs a cell of a notebook, and gives what it shows: what is printed, then the value of its last line."""
        tree = ast.parse(source, str(notebook))
        *_, last = tree.body
        value: object = None
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(tree.body[:-1], []), str(notebook), "exec"), self.names)
            value = eval(compile(ast.Expression(last.value), str(notebook), "eval"), self.names)
        else:
            exec(compile(tree, str(notebook), "exec"), self.names)
        told = self.told.readouterr()
        assert told.err == ""
        drawn = getattr(value, "_repr_svg_", None)
        return told.out + (drawn() if drawn else "" if value is None else repr(value))

    def json(self, block: Block, page: Path) -> None:
        rest = block.text.strip()
        while rest:  # one after the other, as messages come
            _, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:].strip()

    def sh(self, block: Block, page: Path) -> None:
        for line in re.sub(r"\\\n", " ", block.text).splitlines():
            words = shlex.split(line, comments=True)
            if words:
                assert words[0] in PROGRAMS, f"nobody knows how to try {line!r}"
                assert commands(" ".join(words)) == []
                PROGRAMS[words[0]](self, words)

    def branchline(self, words: list[str]) -> None:
        """Runs a command of ours in this process; a server is started once."""
        room, args = cli.understood(words[1:])
        assert room.main
        if words[1] == "serve" and "://" not in args.data and not self.serves:
            self.serves = True
            start_a_server(words)
        if words[1] in ONLY_READ:
            return
        for word, shorter in SHORTER.items():
            if word in words:
                words[words.index(word) + 1] = shorter
        self.typed.setattr("sys.stdin", io.StringIO("quit\n"))
        code = cli.main([*words[1:], *BESIDES.get(words[1], [])])
        told = self.told.readouterr()
        assert code == 0, told.err
        assert told.out.strip()

    def make(self, words: list[str]) -> None:
        for target in words[1:]:
            assert "=" in target or f"\n{target}:" in MAKEFILE, target

    def npm(self, words: list[str]) -> None:
        assert words[1] == "ci" or words[2] in SCRIPTS

    def docker(self, words: list[str]) -> None:
        """No engine is needed: the files it is given are there, and what it runs inside is understood."""
        if words[1] == "exec":
            cli.understood(words[words.index("branchline") + 1 :])
        elif words[1] == "compose":
            services = (ROOT / "compose.yaml").read_text("utf-8")
            named = [word for word in words[3:] if not word.startswith("-")]
            assert all(f"\n  {name}:" in services for name in named), named
        elif words[1] == "build":
            assert (ROOT / words[words.index("-f") + 1]).exists()
        else:
            assert words[1] == "run"

    def module(self, words: list[str]) -> None:
        """A module of ours or a script of the examples that is there; it has tests of its own."""
        name = words[words.index("-m") + 1].replace(".", "/") + ".py" if "-m" in words else words[1]
        assert (ROOT / name).exists() or (ROOT / "src" / name).exists(), name

    def nothing(self, words: list[str]) -> None:
        """Extras and files that are named exist: `commands` has looked."""


PROGRAMS: dict[str, Callable[[Reader, list[str]], None]] = {
    "branchline": Reader.branchline,
    "docker": Reader.docker,
    "echo": Reader.nothing,
    "make": Reader.make,
    "npm": Reader.npm,
    "pip": Reader.nothing,
    "python": Reader.module,
    ".venv/bin/pre-commit": Reader.nothing,
}


def start_a_server(words: list[str]) -> None:
    """The command as it stands, but on a free port that only this machine reaches, until it says where it is."""
    words = [{"0.0.0.0": "127.0.0.1", "8000": "0"}.get(word, word) for word in words]
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        finally:
            server.terminate()
