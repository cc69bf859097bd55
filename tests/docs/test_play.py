"""docs/play.md: the keys are those of the page, and the computer players those there are."""

import re

import pytest
from tests.docs.pages import ROOT

from branchline import bots
from branchline.games import GAMES

PLAY = (ROOT / "docs/play.md").read_text("utf-8")
KEYS = {
    "Everything can be done": "play/keys.ts",
    "In Germany:": "games/germany/keys.ts",
    "In the Dales:": "games/wensleydale/keys.ts",
    "On the Moon:": "games/lunar/keys.ts",
}
HELP = re.compile(r'\{ keys: \[(.+?)\], does: "([\w-]+)" \}')


def words() -> dict[str, str]:
    files = (ROOT / "src/branchline/locale/en").glob("*.ftl")
    return dict(found for file in files for found in re.findall(r"^([\w-]+) = (.+)$", file.read_text("utf-8"), re.M))


def rows(below: str) -> list[list[str]]:
    """The table below these words."""
    table = re.search(r"^\|.*?\n\n", PLAY.split(f"\n{below}", 1)[1] + "\n\n", re.M | re.S)
    assert table
    return [line.strip("| ").split(" | ") for line in table[0].strip().splitlines()[2:]]


@pytest.mark.parametrize("below", KEYS)
def test_the_keys_are_those_that_the_page_shows(below: str) -> None:
    source = (ROOT / "web/src" / KEYS[below]).read_text("utf-8")
    helped = [(re.findall(r'"(.+?)"', keys), does) for keys, does in HELP.findall(source)]
    assert len(helped) == source.count('does: "')
    said = words()
    assert rows(below) == [[" ".join(f"`{key}`" for key in keys), said[does]] for keys, does in helped]


def test_the_computer_players_are_those_there_are() -> None:
    said = words()
    told = {name.strip("`"): (word, where) for word, name, where in rows("## Computer players")}
    assert list(told) == list(dict.fromkeys(name for game in GAMES for name in bots.names(game)))
    for name, (word, where) in told.items():
        assert word == said[f"bot-{name}"]
        levels = [game for game in GAMES if name in bots.levels(game)]
        assert where == {0: "in commands only", 1: "Germany", len(GAMES): "every game"}[len(levels)]
