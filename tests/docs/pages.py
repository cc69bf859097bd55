"""The pages people read here, taken apart: headings, links, blocks of code, the order on the site."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
INDEX = ROOT / "docs/index.md"
FRONT = ROOT / "README.md"  # what the forge shows first; the site has index.md instead
SITE = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(page for page in ROOT.glob("*.md") if page != FRONT),
    *sorted((ROOT / "src/branchline").rglob("README.md")),
    ROOT / "web/README.md",
]
PAGES = [FRONT, *SITE]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))

MARKDOWN = MarkdownIt("commonmark").enable("table")


class Block(NamedTuple):
    """A block of code: the word behind its fence, the line it begins on, what stands in it."""

    kind: str
    line: int
    text: str


class Page(NamedTuple):
    """What can be looked for on a page."""

    headings: list[str]
    links: list[str]
    blocks: list[Block]
    code: list[str]  # what stands in a line as code

    @property
    def anchors(self) -> list[str]:
        """The names by which its headings can be linked to, as forge and site make them."""
        seen: dict[str, int] = {}
        names = []
        for heading in self.headings:
            name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
            times = seen[name] = seen.get(name, -1) + 1
            names.append(f"{name}-{times}" if times else name)
        return names


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def read(page: Path) -> Page:
    return taken_apart("\n\n".join(cells(page, "markdown")) if page in NOTEBOOKS else page.read_text("utf-8"))


def cells(notebook: Path, kind: str) -> list[str]:
    """What stands in the cells of that kind."""
    held = json.loads(notebook.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in held if cell["cell_type"] == kind]


def taken_apart(text: str) -> Page:
    page = Page([], [], [], [])
    heading = False
    for token in MARKDOWN.parse(text):
        if token.type == "fence":
            assert token.map
            page.blocks.append(Block(token.info.strip(), token.map[0] + 1, token.content))
        elif token.type == "inline":
            inside = token.children or []
            if heading:
                page.headings.append("".join(part.content for part in inside))
            page.links.extend(_targets(inside))
            page.code.extend(part.content for part in inside if part.type == "code_inline")
        heading = token.type == "heading_open"
    return page


def _targets(inside: list[Token]) -> Iterator[str]:
    for part in inside:
        target = part.attrGet({"link_open": "href", "image": "src"}.get(part.type, ""))
        if target is not None:
            yield str(target)


def astray(page: Path, text: Page) -> list[str]:
    """The links of a page that lead to no file, or to no heading there."""
    wrong = []
    for link in text.links:
        if re.match(r"https?:|mailto:", link):
            continue
        path, _, anchor = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or (anchor and unquote(anchor) not in (text if there == page else read(there)).anchors):
            wrong.append(link)
    return wrong


def listed(page: Path) -> list[Path]:
    """The pages that a page puts into the order of the site, in that order."""
    entries = []
    for block in read(page).blocks:
        if block.kind == "{toctree}":
            lines = [line for line in block.text.splitlines() if line and not line.startswith(":")]
            entries += [re.sub(r".*<(.+)>", r"\1", line) for line in lines]
    return [_file(page.parent / entry) for entry in entries]


def _file(entry: Path) -> Path:
    for suffix in (".md", ".ipynb"):
        file = entry.with_name(entry.name + suffix).resolve()
        if file.exists():
            return file
    return entry.resolve()
