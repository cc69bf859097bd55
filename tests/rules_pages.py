"""Reading the rules pages of `docs/rules`, in every language, and finding what is wrong with their form."""

import re
from collections.abc import Iterator
from pathlib import Path

import branchline as bl
from branchline.locale import LANGUAGES

ROOT = Path(__file__).parents[1]
# English has its pages in the folder itself; after the others they have sections for those who work on a game.
FOLDERS = {language: ROOT / "docs/rules" / ("" if language == "en" else language) for language in LANGUAGES}
PAGES = {
    (language, game): (folder / f"{game}.md").read_text(encoding="utf-8")
    for language, folder in FOLDERS.items()
    for game in bl.GAMES
}
# What the sections after the chapters are called: options, rulings, who may know what (where there are secrets).
SECTIONS = {
    "en": ("Options", "Rulings", "Who may know what"),
    "it": ("Opzioni", "Decisioni", "Chi può sapere che cosa"),
    "fr": ("Options", "Décisions", "Qui peut savoir quoi"),
}

RULE = r"[GWL]\d+\.\d+"
CAPITAL = r"[A-ZÀÂÇÈÉÊÎÔÙ0-9£\"«]"
ITEM = re.compile(rf"^- \*\*({RULE}|[A-Z]{{1,2}}\d+)\*\* (.*)$", re.M)
CHAPTER = re.compile(r"^## ([GWL]\d+) \S", re.M)
RULING = re.compile(rf"- ({RULE}(?:, {RULE})*): ({CAPITAL}.*\.)")
OPTION = re.compile(rf"^\| `(\w+)` \| `(.+?)` \| ([^|]+\.) \| ({RULE}) \|$", re.M)


def explained(page: str) -> dict[str, str]:
    """What a page explains: each id with its sentences."""
    return dict(ITEM.findall(page))


def section(page: str, heading: str) -> str:
    return page.split(f"\n## {heading}\n")[1].partition("\n## ")[0]


def options(language: str, game: str) -> list[tuple[str, str, str, str]]:
    """The rows of the table: name, default, what it changes, rule."""
    return OPTION.findall(section(PAGES[language, game], SECTIONS[language][0]))


def rulings(page: str, language: str) -> list[str]:
    """The lines of the rulings, right or wrong."""
    return [line for line in section(page, SECTIONS[language][1]).splitlines() if line.startswith("- ")]


def faults(page: str, language: str = "en") -> Iterator[str]:
    """What is wrong with the form of a page."""
    yield from _faulty_items(page)
    yield from _faulty_rulings(page, language)
    yield from _faulty_chapters(page)


def _faulty_items(page: str) -> Iterator[str]:
    items = ITEM.findall(page)
    ids = [id for id, _ in items]
    yield from (f"{id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    yield from (f"{id} is no sentence: {text!r}" for id, text in items if not re.fullmatch(rf"{CAPITAL}.+[.)]", text))
    for text in sorted({text for _, text in items}):
        alike = [id for id, other in items if other == text]
        if len(alike) > 1:
            yield f"{' and '.join(alike)} say the same"
    yield from (f"{line!r} has no place" for line in page.splitlines() if re.match(r"\s+\S|[*+] ", line))
    for kind in sorted({re.sub(r"\d.*", "", id) for id in ids if "." not in id}):
        numbers = [int(id.removeprefix(kind)) for id in ids if re.fullmatch(rf"{kind}\d+", id)]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"{kind} has the numbers {numbers}"


def _faulty_rulings(page: str, language: str) -> Iterator[str]:
    ids = explained(page)
    for line in rulings(page, language):
        found = RULING.fullmatch(line)
        unknown = [id for id in found[1].split(", ") if id not in ids] if found else [line]
        yield from (f"a ruling is about {one}" for one in unknown)


def _faulty_chapters(page: str) -> Iterator[str]:
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
