"""The rules pages: what `docs/rules` explains is all that anything here names, in one form that a program can read."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import branchline as bl

ROOT = Path(__file__).parents[1]
PAGES = {game: (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8") for game in bl.GAMES}
LEDGERS = ROOT.parent / "shared" / "rules"  # not part of a clone; there for those who work on rules
# How many rules each chapter has. No rule is ever renumbered: records, code and refusals name them.
CHAPTERS = {
    "germany": (12, 24, 7, 16, 13, 16, 7, 11, 3, 13, 11, 6, 17, 5),
    "wensleydale": (11, 29, 11, 4, 4, 20, 4, 43, 7, 23, 22, 7, 10, 2, 20, 4, 9),
    "lunar": (6, 11, 10, 11, 19, 21, 13, 10, 12, 6, 16, 15, 8, 8, 10, 15, 12, 13, 6, 26, 6, 10, 6, 4, 19, 8, 15, 4),
}

RULE = r"[GWL]\d+\.\d+"
ITEM = re.compile(rf"^- \*\*({RULE}|[A-Z]{{1,2}}\d+)\*\* (.*)$", re.M)
CHAPTER = re.compile(r"^## ([GWL]\d+) \S", re.M)
RULING = re.compile(rf"- ({RULE}(?:, {RULE})*): [A-Z0-9\"].*\.")
OPTION = re.compile(rf"^\| `(\w+)` \| `(.+?)` \| ([^|]+\.) \| ({RULE}) \|$", re.M)

# What names a rule, a chapter, an invariant, a decision or an example. Coordinates of a drawing name nothing.
NAMED = re.compile(rf"(?<![\w.])({RULE}|[GWL]\d{{1,2}}|[GWL][DIT]\d+)(?!\w|\.\d|[ ,]-?[\d.])")
EXAMPLE = re.compile(r"(?<![\w.])([VDF]\d{1,2})(?![\w.]\w)")  # only Wensleydale calls its examples so
TEST = re.compile(r"^ *def test_(\w+)", re.M)
WORKING = re.compile(r"(?<![A-Za-z0-9])(Q\d+|clarification_\d+)(?![A-Za-z0-9])")  # numbers that no page explains


def explained(page: str) -> dict[str, str]:
    """What a page explains: each id with its sentences."""
    return dict(ITEM.findall(page))


def section(page: str, heading: str) -> str:
    return page.split(f"\n## {heading}\n")[1].partition("\n## ")[0]


def faults(page: str) -> Iterator[str]:
    """What is wrong with the form of a page."""
    yield from faulty_items(page)
    yield from faulty_rulings(page)
    yield from faulty_chapters(page)


def faulty_items(page: str) -> Iterator[str]:
    items = ITEM.findall(page)
    ids = [id for id, _ in items]
    yield from (f"{id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    yield from (f"{id} is no sentence: {text!r}" for id, text in items if not re.fullmatch(r"[A-Z0-9£].+[.)]", text))
    for text in sorted({text for _, text in items}):
        alike = [id for id, other in items if other == text]
        if len(alike) > 1:
            yield f"{' and '.join(alike)} say the same"
    yield from (f"{line!r} has no place" for line in page.splitlines() if re.match(r"\s+\S|[*+] ", line))
    for kind in sorted({re.sub(r"\d.*", "", id) for id in ids if "." not in id}):
        numbers = [int(id.removeprefix(kind)) for id in ids if re.fullmatch(rf"{kind}\d+", id)]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"{kind} has the numbers {numbers}"


def faulty_rulings(page: str) -> Iterator[str]:
    ids = explained(page)
    for line in section(page, "Rulings").splitlines():
        if line.startswith("- "):
            found = RULING.fullmatch(line)
            unknown = [id for id in found[1].split(", ") if id not in ids] if found else [line]
            yield from (f"a ruling is about {one}" for one in unknown)


def faulty_chapters(page: str) -> Iterator[str]:
    for chapter in page.split("\n## ")[1:]:
        heading, _, text = chapter.partition("\n")
        if CHAPTER.match(f"## {heading}"):
            wanted = heading.split()[0]
            there = [id for id, _ in ITEM.findall(text)]
            if there != [f"{wanted}.{number}" for number in range(1, len(there) + 1)] or not there:
                yield f"chapter {wanted} has {there}"
            lines = [line for line in text.splitlines() if line.startswith("- ")]
            yield from (f"{line!r} has no id" for line in lines if not ITEM.match(line))
        else:
            yield from (f"{id} stands in {heading!r}" for id, _ in ITEM.findall(text) if "." in id)
    chapters = [int(id[1:]) for id in CHAPTER.findall(page)]
    if chapters != list(range(1, len(chapters) + 1)):
        yield f"the chapters are {chapters}"


def names(text: str, *, examples: bool = False) -> set[str]:
    """The ids that a text names, also in the names of its tests."""
    found = {*NAMED.findall(text), *WORKING.findall(text)}
    kinds = r"[gwl][dit]\d+|[vdf]\d+" if examples else r"[gwl][dit]\d+"
    for test in TEST.findall(text):
        found |= {word.upper() for word in test.split("_") if re.fullmatch(kinds, word)}
    return found | set(EXAMPLE.findall(text)) if examples else found


def writings() -> Iterator[tuple[Path, str]]:
    """Everything written here that may name a rule, but for the pages themselves and this file."""
    kinds = {".py", ".md", ".ftl", ".ts", ".svelte"}
    rooms = ("src", "tests", "docs", "web/src", "web/tests")
    leave = {ROOT / "docs/rules", ROOT / "src/branchline/server/static"}
    files = [file for room in rooms for file in sorted((ROOT / room).rglob("*")) if not leave & {*file.parents}]
    for file in (*files, *sorted(ROOT.glob("*.md"))):
        if file.suffix in kinds and file != Path(__file__):
            yield file.relative_to(ROOT), file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", PAGES)
def test_each_page_keeps_the_form(game: str) -> None:
    assert list(faults(PAGES[game])) == []
    assert len(explained(PAGES[game])) > 200


BREAKS = {
    "a rule told twice": ("\n- **G3.2**", "\n- **G3.1** Once more.\n- **G3.2**"),
    "a rule left out": ("- **G3.4** Nobody may do two different ones of these in a turn.\n", ""),
    "a rule out of order": ("- **G3.4**", "- **G3.8**"),
    "a rule without words": (" Nobody may pass by choice.", " "),
    "a rule like another": ("Nobody may pass by choice.", "A hand has no limit."),
    "a rule without an id": ("- **G3.5** ", "- "),
    "a rule on two lines": ("one turn each, until", "one turn each,\n  until"),
    "a rule in the wrong chapter": ("## G4 Drawing train cards\n", ""),
    "a ruling about nothing": ("- G6.11: ", "- G6.99: "),
    "a ruling without a rule": ("- G6.11: ", "- "),
    "an invariant left out": ("- **GI17**", "- GI17"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_page_out_of_form_is_noticed(name: str) -> None:
    old, new = BREAKS[name]
    page = PAGES["germany"]
    assert page.count(old) == 1
    assert list(faults(page.replace(old, new)))


def test_everything_that_is_named_is_explained() -> None:
    known = {id for page in PAGES.values() for id in (*explained(page), *CHAPTER.findall(page))}
    found = {file: names(text, examples=file.is_relative_to("tests/games/wensleydale")) for file, text in writings()}
    assert {str(file): sorted(ids - known) for file, ids in found.items() if ids - known} == {}
    rules = {id for page in PAGES.values() for id in explained(page) if "." in id}
    for room in ("src", "tests"):  # each rule has its place in the code and its test
        there = set.union(*(ids for file, ids in found.items() if file.is_relative_to(room)))
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


@pytest.mark.parametrize("game", PAGES)
def test_the_options_are_those_of_the_game(game: str) -> None:
    wanted = [(name, option.default, option.rule) for name, option in bl.GAMES[game].options.items()]
    table = OPTION.findall(section(PAGES[game], "Options"))
    assert [(name, json.loads(default), rule) for name, default, _, rule in table] == wanted
    assert all(f"`{name}`" in explained(PAGES[game])[rule] for name, _, rule in wanted)
    readme = (Path(bl.__file__).parent / f"games/{game}/README.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in section(readme, "Options").splitlines() if line.startswith("| `")]
    assert [(row[0].strip("`"), json.loads(row[2].strip("`")), row[3]) for row in rows] == wanted


@pytest.mark.parametrize("game", PAGES)
def test_the_rules_are_those_of_the_ledger(game: str) -> None:
    rules = [id for id in explained(PAGES[game]) if "." in id]
    chapters = enumerate(CHAPTERS[game], start=1)
    letter = game[0].upper()
    assert rules == [f"{letter}{chapter}.{rule}" for chapter, size in chapters for rule in range(1, size + 1)]
    ledger = LEDGERS / f"{game}.md"
    if ledger.exists():
        assert rules == re.findall(rf"^- \*\*({RULE})\*\*", ledger.read_text(encoding="utf-8"), re.M)
