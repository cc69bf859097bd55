"""Every sentence somebody asks for is there, and every sentence that is there is asked for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import branchline
from branchline.games import GAMES
from branchline.locale import LANGUAGES

if TYPE_CHECKING:
    from .conftest import Catalogues

PACKAGE = Path(branchline.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
README = (PACKAGE / "games" / "germany" / "README.md").read_text("utf-8")


def python_texts() -> Iterator[tuple[str, str]]:
    """Every text in the Python sources, with `*` where an f-string fills something in."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path.name, node.value
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
                yield path.name, "".join(str(part) for part in parts)


def page_sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".json") and not path.name.endswith(".test.ts"):
            yield path.name, path.read_text("utf-8")


def page_texts() -> Iterator[tuple[str, str]]:
    """Every quoted text in the page's sources, with `*` where a template fills something in."""
    for name, source in page_sources():
        for quoted in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", source):
            yield name, re.sub(r"\$\{[^}]*\}", "*", "".join(quoted))


def asked_of(texts: Iterator[tuple[str, str]]) -> set[str]:
    """What may be an id, or a pattern of ids, among texts; an attribute is asked for with its message."""
    return {
        found[1]
        for _, text in texts
        if (found := re.fullmatch(r"([a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\*))*)(?:\.[a-z]+)?", text))
    }


def matching(patterns: set[str], ids: set[str]) -> set[str]:
    """The ids that are asked for by name or by pattern."""
    exact = {pattern for pattern in patterns if "*" not in pattern}
    loose = [re.compile(re.escape(p).replace(r"\*", "[a-z0-9-]+")) for p in patterns if "*" in p]
    return {id for id in ids if id in exact or any(pattern.fullmatch(id) for pattern in loose)}


def test_no_sentence_is_unused(catalogues: "Catalogues") -> None:
    ids = set(catalogues.entries["en"])
    used = matching(asked_of(python_texts()) | asked_of(page_texts()), ids)
    for id in list(used):
        for form in catalogues.entries["en"][id].patterns:
            used |= catalogues.names("en", id, form).references
    assert sorted(ids - used) == []


def said_in_python() -> Iterator[tuple[str, str]]:
    """The ids given to `say`, to `Line` and to refusals."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
                if called in ("say", "Line", "refused") and isinstance(first, str):
                    yield path.name, first
    for name, text in python_texts():
        if re.fullmatch(r"(?:refused|error)(?:-[a-z]+)+", text):
            yield name, text


def said_on_the_page() -> Iterator[tuple[str, str]]:
    """The ids given to `t`, also one out of several; patterns where a template fills something in."""
    for name, source in page_sources():
        for call in re.finditer(r"(?<![\w$])t\(", source):
            argument = _first_argument(source, call.end()).strip()
            alone = re.fullmatch(r"[\"'`][^\"'`]*[\"'`]", argument)
            for quoted in re.findall(r"[\"'`]([^\"'`]+)[\"'`]", argument):
                text = re.sub(r"\$\{[^}]*\}", "*", quoted).partition(".")[0]
                # Beside ids of one word, a choice may hold words that are compared; those are no ids.
                if re.fullmatch(r"[a-z][a-z0-9*-]*", text) and (alone or "-" in text):
                    yield name, text


def _first_argument(source: str, start: int) -> str:
    """The text up to the comma or bracket that ends the first argument of a call."""
    depth, place, quote = 0, start, ""
    while place < len(source):
        letter = source[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}" or (letter == "," and depth == 0):
            if depth == 0:
                break
            depth -= 1
        place += 1
    return source[start:place]


def test_every_sentence_asked_for_exists(catalogues: "Catalogues") -> None:
    ids = set(catalogues.entries["en"])
    asked = {*said_in_python(), *said_on_the_page()}
    assert sorted(f"{name}: {text}" for name, text in asked if not matching({text}, ids)) == []


def documented(heading: str) -> dict[str, set[str]]:
    """The ids and arguments of a table in Germany's README."""
    section = README.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows: dict[str, set[str]] = {}
    for row in re.findall(r"^\| (`[^|]*) \|([^|]*)\|", section, re.MULTILINE):
        arguments = set(re.findall(r"\w+", re.sub(r"\([^)]*\)|:[^,|]*", "", row[1])))
        for id in re.findall(r"`([a-z-]+)`", row[0]):
            rows[id] = arguments
    return rows


@pytest.mark.parametrize(("heading", "prefix"), [("Sentences", "germany-log-"), ("Refusals", "refused-")])
def test_the_games_own_table_is_the_catalogues(catalogues: "Catalogues", heading: str, prefix: str) -> None:
    rows = documented(heading)
    if prefix == "germany-log-":
        rows["germany-log-keep-secret"] = {"player"}  # told within the row of `germany-log-keep`
    assert set(rows) == {id for id in catalogues.entries["en"] if id.startswith(prefix)}
    for language in LANGUAGES:
        for id, arguments in rows.items():
            used = catalogues.arguments(language, id)
            assert used <= arguments, f"{language}: {id} is not given {sorted(used - arguments)}"


def test_all_cards_passengers_countries_and_decisions_have_names(catalogues: "Catalogues") -> None:
    board = GAMES["germany"].board
    passengers = re.search(r"Colours of passengers: ([^.]*)\.", README)
    phases = re.search(r"`phase` is one of ([^(]*)\(", README)
    assert passengers
    assert phases
    wanted = {
        "card-": {*board["colours"], "loco"},
        "passenger-": set(re.findall(r"\w+", passengers[1])),
        "place-": {country["id"] for country in board["countries"]} | {"city"},
        "phase-": set(re.findall(r"`([a-z-]+)`", phases[1])) - {"over"},
    }
    for prefix, names in wanted.items():
        found = {id.removeprefix(prefix) for id in catalogues.entries["en"] if id.startswith(prefix)}
        assert found == names, prefix
