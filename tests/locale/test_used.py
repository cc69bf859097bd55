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
READMES = {game: (PACKAGE / "games" / game / "README.md").read_text("utf-8") for game in GAMES}


def python_texts() -> Iterator[tuple[str, str]]:
    """Every text in the Python sources, with `*` where an f-string fills something in."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path.name, node.value
            elif isinstance(node, ast.JoinedStr):
                yield path.name, str(_written(node))


def _written(node: ast.expr) -> str | None:
    """A text of the source, with `*` where something is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def page_sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".json") and not path.name.endswith(".test.ts"):
            yield path.name, path.read_text("utf-8")


def page_texts() -> Iterator[tuple[str, str]]:
    """Every quoted text in the page's sources, with `*` where a template fills something in."""
    for name, source in page_sources():
        for quoted in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", source):
            yield name, re.sub(r"(?:\$\{[^}]*\})+", "*", "".join(quoted))


def asked_of(texts: Iterator[tuple[str, str]]) -> set[str]:
    """What may be an id, or a pattern of ids, among texts; an attribute is asked for with its message."""
    return {
        found[1]
        for _, text in texts
        if (found := re.fullmatch(r"((?:\*-)?[a-z][a-z0-9]*(?:-(?:[a-z0-9_]+|\*))*)(?:\.[a-z]+)?", text))
    }


def test_nobody_asks_for_every_sentence_of_a_game() -> None:
    """A pattern that loose would hide the sentences that nobody uses."""
    loose = {f"{game}-*" for game in GAMES} | {f"{game}-*-*" for game in GAMES}
    asked = [pair for pair in (*python_texts(), *page_texts()) if asked_of(iter([pair])) & loose]
    assert asked == []


def matching(patterns: set[str], ids: set[str]) -> set[str]:
    """The ids that are asked for by name or by pattern."""
    exact = {pattern for pattern in patterns if "*" not in pattern}
    loose = [re.compile(re.escape(p).replace(r"\*", "[a-z0-9_-]+")) for p in patterns if "*" in p]
    return {id for id in ids if id in exact or any(pattern.fullmatch(id) for pattern in loose)}


def test_no_sentence_is_unused(catalogues: "Catalogues") -> None:
    ids = set(catalogues.entries["en"])
    used = matching(asked_of(python_texts()) | asked_of(page_texts()), ids)
    for id in list(used):
        for form in catalogues.entries["en"][id].patterns:
            used |= catalogues.names("en", id, form).references
    assert sorted(ids - used) == []


def said_in_python() -> Iterator[tuple[str, str]]:
    """The ids given to `say`, to `Line` and to refusals; a game's refusal is given after the rule, in short."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                texts = [text for arg in node.args if (text := _written(arg)) is not None]
                if called == "refused" and len(texts) > 1 and re.match(r"[A-Z]\d", texts[0]):
                    yield path.name, f"refused-{texts[1]}"
                elif called in ("say", "Line", "refused") and texts:
                    yield path.name, texts[0]
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
                text = re.sub(r"(?:\$\{[^}]*\})+", "*", quoted).partition(".")[0]
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


def documented(game: str, heading: str) -> dict[str, set[str]]:
    """The ids and arguments of a table in a game's README."""
    section = READMES[game].split(f"## {heading}\n")[1].split("\n## ")[0]
    rows: dict[str, set[str]] = {}
    for row in re.findall(r"^\| (`[^|]*) \|([^|]*)\|", section, re.MULTILINE):
        arguments = set(re.findall(r"\w+", re.sub(r"\([^)]*\)|:[^,|]*", "", row[1])))
        for id in re.findall(r"`([a-z-]+)`", row[0]):
            rows[id] = arguments
    return rows


def check_given(catalogues: "Catalogues", rows: dict[str, set[str]]) -> None:
    for language in LANGUAGES:
        for id, arguments in rows.items():
            used = catalogues.arguments(language, id)
            assert used <= arguments, f"{language}: {id} is not given {sorted(used - arguments)}"


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_table_of_sentences_is_the_catalogues(catalogues: "Catalogues", game: str) -> None:
    rows = documented(game, "Sentences")
    if game == "germany":
        rows["germany-log-keep-secret"] = {"player"}  # told within the row of `germany-log-keep`
    assert set(rows) == {id for id in catalogues.entries["en"] if id.startswith(f"{game}-log-")}
    check_given(catalogues, rows)


def test_the_games_tables_of_refusals_together_are_the_catalogues(catalogues: "Catalogues") -> None:
    tables = [documented(game, "Refusals") for game in GAMES]
    assert set().union(*tables) == {id for id in catalogues.entries["en"] if id.startswith("refused-")}
    for rows in tables:
        check_given(catalogues, rows)


def test_a_refusal_that_several_games_use_belongs_to_none(catalogues: "Catalogues") -> None:
    shared = set.intersection(*(set(documented(game, "Refusals")) for game in GAMES))
    common = {id for id, entry in catalogues.entries["en"].items() if entry.file == "games.ftl"}
    assert shared == {id for id in common if id.startswith("refused-")}


def phases(game: str) -> set[str]:
    found = re.search(r"`phase`\s+is\s+one\s+of\s+([^(]*)\(", READMES[game])
    assert found
    return set(re.findall(r"`([a-z-]+)`", found[1]))


def test_all_that_germany_names_has_a_name(catalogues: "Catalogues") -> None:
    board = GAMES["germany"].board
    passengers = re.search(r"Colours of passengers: ([^.]*)\.", READMES["germany"])
    assert passengers
    wanted = {
        "card": {*board["colours"], "loco"},
        "passenger": set(re.findall(r"\w+", passengers[1])),
        "place": {country["id"] for country in board["countries"]} | {"city"},
        "phase": phases("germany") - {"over"},
    }
    for sort, names in wanted.items():
        assert named(catalogues, f"germany-{sort}-") == names, sort


def test_all_that_wensleydale_names_has_a_name(catalogues: "Catalogues") -> None:
    board = GAMES["wensleydale"].board
    wanted = {
        "kind": {*board["influence"]["colours"], "cube"},
        "company": set(board["companies"]),
        "piece": {*board["values"]["final"]["set_of"], "opposition"},
        "area": {"the_south"},
        "phase": phases("wensleydale"),
    }
    for sort, names in wanted.items():
        assert named(catalogues, f"wensleydale-{sort}-") == names, sort


def test_all_that_lunar_names_has_a_name(catalogues: "Catalogues") -> None:
    board = GAMES["lunar"].board
    clock = re.search(r"^- `phase`: (.*?)\. `seat`", READMES["lunar"], re.MULTILINE | re.DOTALL)
    assert clock
    own = {"strike", "boom", "shortage", "seismic"}  # the cards of these types have names of their own
    events = {f"e{card['id']}" if card["type"] in own else card["type"] for card in board["event_cards"]}
    wanted = {
        "city": {"tranquility"},
        "good": {good["id"] for good in board["goods"]},
        "card": {"demand"} | events,
        "colour": {wrap["colour"] for wrap in board["wraps"]},
        "direction": {direction.lower() for direction in board["generator"]["directions"]},
        "side": {"near", "far"},
        "phase": set(re.findall(r"`([a-z-]+)`", clock[1])),
    }
    for sort, names in wanted.items():
        assert named(catalogues, f"lunar-{sort}-") == names, sort


def named(catalogues: "Catalogues", prefix: str) -> set[str]:
    """What has a name that begins like this among the words that Python says too."""
    entries = catalogues.entries["en"].items()
    return {id.removeprefix(prefix) for id, entry in entries if id.startswith(prefix) and "-log." in entry.file}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_with_all_its_choices(catalogues: "Catalogues", game: str) -> None:
    for name, option in GAMES[game].options.items():
        entry = catalogues.entries["en"][f"option-{game}-{name.replace('_', '-')}"]
        choices = {choice for choice in option.choices if isinstance(choice, str)}
        if option.kind in ("amount", "brackets"):
            choices.add("none")
        assert set(entry.patterns) == {"", "about", *choices}, name
