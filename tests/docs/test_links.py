"""Whoever reads finds everything: each page has its place on the site, and each link leads to a page and a heading."""

import re
from pathlib import Path

import pytest
from tests.docs.pages import INDEX, NOTEBOOKS, PAGES, ROOT, SITE, Page, astray, listed, name_of, read, taken_apart

FILE = re.compile(r"(?:docs|examples|scripts|src|tests|web)/[a-z_/.-]+\.[a-z]+", re.I)
WRITTEN = {"docs/ladder/GAME.md"}  # by a command, for any game


def test_every_page_has_one_place_on_the_site() -> None:
    order = [page for above in SITE for page in listed(above)]
    assert sorted(order) == sorted({*SITE, *NOTEBOOKS} - {INDEX})


@pytest.mark.parametrize("page", [*PAGES, *NOTEBOOKS], ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert astray(page, read(page)) == []


@pytest.mark.parametrize(
    "text",
    [
        "[gone](gone.md)",
        "![gone](pictures/gone.png)",
        "[gone](arena.md#gone)",
        "# A\n\n# A\n\n[gone](#a-2)",
        "[gone]\n\n[gone]: arena.md#nowhere",
    ],
)
def test_a_link_that_leads_nowhere_is_noticed(text: str) -> None:
    assert len(astray(INDEX, taken_apart(text))) == 1


def test_a_link_is_followed_to_its_heading() -> None:
    text = "# A `b`, c\n\n# A `b`, c\n\n[a](#a-b-c) [a](#a-b-c-1) [other](arena.md#equal-thinking) [out](https://a.example)"
    assert astray(INDEX, taken_apart(text)) == []


def gone(page: Path, text: Page) -> list[str]:
    """The files of the house that a page names, from the root or from beside it, and that are not there."""
    named = [name for name in text.code if FILE.fullmatch(name) and name not in WRITTEN]
    return [name for name in named if not (ROOT / name).exists() and not (page.parent / name).exists()]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    assert gone(page, read(page)) == []


def test_a_file_that_is_gone_is_noticed() -> None:
    text = taken_apart("`web/src/games/game.ts` `tests/tiny/rules.py` `docs/ladder/GAME.md`")
    assert gone(INDEX, text) == ["web/src/games/game.ts"]
