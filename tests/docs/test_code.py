"""Every block of code that people read here is run, or looked at by whoever can tell that it would do."""

import contextlib
import io
import re
from pathlib import Path

import pytest
from tests.docs.pages import NOTEBOOKS, PAGES, ROOT, Block, cells, name_of, read
from tests.docs.reader import SCRIPTS, Reader

from branchline import cli

RUN = ("python", "sh", "json")
SHOWN = ("text",)  # what a program prints, and formulas
FENCE = re.compile(rf"^ *```({'|'.join(RUN)})$", re.MULTILINE)  # looked for before pages are read, which takes longer
DIRECTIVES = ("{toctree}", "{eval-rst}", "{literalinclude} ../examples/")  # the site's own


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    return Reader(tmp_path, monkeypatch, capsys)


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in PAGES if FENCE.search(page.read_text("utf-8"))], ids=name_of)
def test_what_a_page_says_to_type_works(page: Path, reader: Reader) -> None:
    for block in read(page).blocks:
        if block.kind in RUN:
            getattr(reader, block.kind)(block, page)


def test_every_block_says_what_it_is() -> None:
    unknown = {
        f"{name_of(page)}:{block.line}": block.kind
        for page in PAGES
        for block in read(page).blocks
        if block.kind not in (*RUN, *SHOWN) and not block.kind.startswith(DIRECTIVES)
    }
    assert unknown == {}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("python", "print(1 / 0)"),
        ("python", "import warnings; warnings.warn('old')"),
        ("python", "import sys; print('trouble', file=sys.stderr)"),
        ("json", '{"a": }'),
        ("sh", "branchline arena germany --bots greedy,nobody"),
        ("sh", "branchline serve --nothing"),
        ("sh", "make nothing"),
        ("sh", "pip install 'branchline[nothing]'"),
        ("sh", "docker exec club branchline nothing"),
        ("sh", "docker compose up -d nothing"),
        ("sh", "npm run nothing"),
        ("sh", "python -m tests.trials.nothing"),
        ("sh", "nothing --at-all"),
    ],
)
def test_what_would_not_work_is_noticed(kind: str, text: str, reader: Reader) -> None:
    with pytest.raises((Exception, SystemExit)):
        getattr(reader, kind)(Block(kind, 1, text), ROOT / "README.md")


def test_commands_named_in_a_sentence_exist_with_their_options() -> None:
    told = {(name_of(page), code) for page in PAGES for code in read(page).code}
    wrong = []
    for page, code in sorted(told):
        words = code.split()
        if words[:1] == ["branchline"] and len(words) > 1 and words[1].isalpha():
            known = help_of(words[1])
            wrong += [(page, code, word) for word in words[2:] if word.startswith("--") and word not in known]
        wrong += [(page, code, name) for name in re.findall(r"^npm run (\S+)", code) if name not in SCRIPTS]
    assert wrong == []


def help_of(command: str) -> str:
    assert command in cli.COMMANDS, command
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        cli.understood([command, "--help"])
    return out.getvalue()


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name_of)
def test_a_notebook_runs_from_its_first_cell_to_its_last(notebook: Path, reader: Reader) -> None:
    shown = [reader.cell(source, notebook) for source in cells(notebook, "code")]
    assert len(shown) > 3
    assert all(shown), "a cell has nothing to show"
