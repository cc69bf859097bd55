"""The rules pages: what `docs/rules` explains is all that anything here names, in one form that a program can read."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.rules_pages import (
    CHAPTER,
    OPTION,
    PAGES,
    ROOT,
    RULE,
    SECTIONS,
    explained,
    faults,
    options,
    rulings,
    section,
)

import branchline as bl
from branchline.locale import LANGUAGES

LEDGERS = ROOT.parent / "shared" / "rules"  # not part of a clone; there for those who work on rules
# How many rules each chapter has. No rule is ever renumbered: records, code and refusals name them.
CHAPTERS = {
    "germany": (12, 24, 7, 16, 13, 16, 7, 11, 3, 13, 11, 6, 17, 5),
    "wensleydale": (11, 29, 11, 4, 4, 20, 4, 43, 7, 23, 22, 7, 10, 2, 20, 4, 9),
    "lunar": (6, 11, 10, 11, 19, 21, 13, 10, 12, 6, 16, 15, 8, 8, 10, 15, 12, 13, 6, 26, 6, 10, 6, 4, 19, 8, 15, 4),
}

# What names a rule, a chapter, an invariant, a decision or an example. Coordinates of a drawing name nothing.
NAMED = re.compile(rf"(?<![\w.])({RULE}|[GWL]\d{{1,2}}|[GWL][DIT]\d+)(?!\w|\.\d|[ ,]-?[\d.])")
EXAMPLE = re.compile(r"(?<![\w.])([VDF]\d{1,2})(?![\w.]\w)")  # only Wensleydale calls its examples so
TEST = re.compile(r"^ *def test_(\w+)", re.M)
WORKING = re.compile(r"(?<![A-Za-z0-9])(Q\d+|clarification_\d+)(?![A-Za-z0-9])")  # numbers that no page explains


def names(text: str, *, examples: bool = False) -> set[str]:
    """The ids that a text names, also in the names of its tests."""
    ids = {*NAMED.findall(text), *WORKING.findall(text)}
    kinds = r"[gwl][dit]\d+|[vdf]\d+" if examples else r"[gwl][dit]\d+"
    for test in TEST.findall(text):
        ids |= {word.upper() for word in test.split("_") if re.fullmatch(kinds, word)}
    return ids | set(EXAMPLE.findall(text)) if examples else ids


def writings() -> Iterator[tuple[Path, str]]:
    """Everything written here that may name a rule, but for the pages themselves and this file."""
    kinds = {".py", ".md", ".ftl", ".ts", ".svelte"}
    rooms = ("src", "tests", "docs", "web/src", "web/tests")
    leave = {ROOT / "docs/rules", ROOT / "src/branchline/server/static"}
    files = [file for room in rooms for file in sorted((ROOT / room).rglob("*")) if not leave & {*file.parents}]
    for file in (*files, *sorted(ROOT.glob("*.md"))):
        if file.suffix in kinds and file != Path(__file__):
            yield file.relative_to(ROOT), file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_each_page_keeps_the_form(language: str, game: str) -> None:
    page = PAGES[language, game]
    assert list(faults(page, language)) == []
    assert len(explained(page)) > 100


BREAKS = {
    "a rule told twice": ("\n- **G3.2**", "\n- **G3.1** Once more.\n- **G3.2**"),
    "a rule left out": ("- **G3.4** Nobody may do two different ones of these in a turn.\n", ""),
    "a rule out of order": ("- **G3.4**", "- **G3.8**"),
    "a rule without words": (" Nobody may pass by choice.", " "),
    "a rule like another": ("Nobody may pass by choice.", "A hand has no limit."),
    "a rule without an id": ("- **G3.5** ", "- "),
    "a rule on two lines": ("one turn each, until", "one turn each,\n  until"),
    "a rule in the wrong chapter": ("## G4 Taking train cards\n", ""),
    "a ruling about nothing": ("- G6.11: ", "- G6.99: "),
    "a ruling without a rule": ("- G6.11: ", "- "),
    "an invariant left out": ("- **GI17**", "- GI17"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_page_out_of_form_is_noticed(name: str) -> None:
    old, new = BREAKS[name]
    page = PAGES["en", "germany"]
    assert page.count(old) == 1
    assert list(faults(page.replace(old, new)))


def test_everything_that_is_named_is_explained() -> None:
    english = [page for (language, _), page in PAGES.items() if language == "en"]
    known = {id for page in english for id in (*explained(page), *CHAPTER.findall(page))}
    named = {file: names(text, examples=file.is_relative_to("tests/games/wensleydale")) for file, text in writings()}
    assert {str(file): sorted(ids - known) for file, ids in named.items() if ids - known} == {}
    rules = {id for page in english for id in explained(page) if "." in id}
    for room in ("src", "tests"):  # each rule has its place in the code and its test
        there = set.union(*(ids for file, ids in named.items() if file.is_relative_to(room)))
        assert rules - there == set(), f"{room} says nothing of these"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('@pytest.mark.rule("G5.3", "W11.22")', {"G5.3", "W11.22"}),
        ('Option("bool", True, "L13.99")', {"L13.99"}),
        ("| G1.3, G1.4 | `board.COPIES` |", {"G1.3", "G1.4"}),
        ("(L4.4-L4.7), and all of W15.", {"L4.4", "L4.7", "W15"}),
        ('raise Broken(f"LI28: seat {seat}")', {"LI28"}),
        ("def test_gt34_and_gt35_break_a_tie():", {"GT34", "GT35"}),
        ("def test_v17_f2_the_stone_of_three_hills():  # D15", {"V17", "F2", "D15"}),
        ("the limit after a tie (Q39)", {"Q39"}),
        ('d="M3.5 13.5 L19.5 16.5 L4 -2ZL1.5 9"', set()),
    ],
)
def test_what_names_an_id_is_found(text: str, ids: set[str]) -> None:
    assert names(text, examples=True) == ids


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_the_options_are_those_of_the_game(language: str, game: str) -> None:
    wanted = [(name, option.default, option.rule) for name, option in bl.GAMES[game].options.items()]
    table = options(language, game)
    assert [(name, json.loads(default), rule) for name, default, _, rule in table] == wanted
    assert all(f"`{name}`" in explained(PAGES[language, game])[rule] for name, _, rule in wanted)


@pytest.mark.parametrize("game", bl.GAMES)
def test_the_readme_of_a_game_has_the_same_options(game: str) -> None:
    readme = (Path(bl.__file__).parent / f"games/{game}/README.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in section(readme, "Options").splitlines() if line.startswith("| `")]
    listed = [(row[0].strip("`"), json.loads(row[2].strip("`")), row[3]) for row in rows]
    assert listed == [(name, option.default, option.rule) for name, option in bl.GAMES[game].options.items()]


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_the_rules_are_those_of_the_ledger(language: str, game: str) -> None:
    rules = [id for id in explained(PAGES[language, game]) if "." in id]
    chapters = enumerate(CHAPTERS[game], start=1)
    letter = game[0].upper()
    assert rules == [f"{letter}{chapter}.{rule}" for chapter, size in chapters for rule in range(1, size + 1)]
    ledger = LEDGERS / f"{game}.md"
    if ledger.exists():
        assert rules == re.findall(rf"^- \*\*({RULE})\*\*", ledger.read_text(encoding="utf-8"), re.M)


def figures(text: str) -> list[str]:
    """The numbers, ids and names of options in a text, which are the same in every language."""
    return sorted(re.findall(r"`[^`]+`|[GWL]?\d+(?:[.,]\d+)*", re.sub(r"(\d),(\d)", r"\1.\2", text)))


def differences(page: str, language: str, game: str) -> Iterator[str]:
    """Where a page says something else than the English one."""
    english = PAGES["en", game]
    ours = explained(page)
    for id, text in explained(english).items():
        if "." in id and figures(ours[id]) != figures(text):
            yield f"{id}: {figures(text)}, but {figures(ours[id])}"
    pairs = [
        *zip(rulings(english, "en"), rulings(page, language), strict=True),
        *zip(OPTION.findall(english), OPTION.findall(page), strict=True),
    ]
    for one, other in pairs:
        if figures(str(one)) != figures(str(other)):
            yield f"{one}, but {other}"
    wanted, here = (SECTIONS["en"][2], english), (SECTIONS[language][2], page)
    lines = [section(text, heading).count("\n- ") if heading in text else 0 for heading, text in (wanted, here)]
    if lines[0] != lines[1]:
        yield f"who may know what: {lines[0]} lines, but {lines[1]}"


@pytest.mark.parametrize(("language", "game"), [key for key in PAGES if key[0] != "en"])
def test_every_language_tells_the_same_rules(language: str, game: str) -> None:
    assert list(differences(PAGES[language, game], language, game)) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I passeggeri sono 60.", "I passeggeri sono 61."),
        ("subito come in G5.7", "subito"),
        ("circa 1,4 %", "circa 2 %"),
    ],
)
def test_another_number_in_another_language_is_noticed(old: str, new: str) -> None:
    page = PAGES["it", "germany"]
    assert page.count(old) == 1
    assert list(differences(page.replace(old, new), "it", "germany"))


def test_every_rule_that_is_named_has_a_sentence_in_every_language() -> None:
    named = {id for _, text in writings() for id in names(text) if re.fullmatch(RULE, id)}
    assert len(named) == sum(sum(sizes) for sizes in CHAPTERS.values())
    for language in LANGUAGES:
        told = {id for game in bl.GAMES for id in explained(PAGES[language, game])}
        assert named - told == set(), language
