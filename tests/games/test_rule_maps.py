"""The README of each game maps every rule of its page in `docs/rules` to code that exists."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import branchline as bl

SOURCES = Path(bl.__file__).parent / "games"
RULES = Path(__file__).parents[2] / "docs" / "rules"


def rows(game: str) -> list[tuple[list[str], list[str]]]:
    text = (SOURCES / game / "README.md").read_text(encoding="utf-8").split("## Where each rule lives")[1]
    lines = re.findall(r"^\| ([A-Z]\d[^|]*) \| ([^|]*) \|$", text, re.M)
    return [(ids.split(", "), re.findall(r"`([^`]+)`", code)) for ids, code in lines]


@pytest.mark.parametrize("game", bl.GAMES)
def test_every_name_in_the_map_exists(game: str) -> None:
    for ids, names in rows(game):
        assert names, f"{ids} are mapped to nothing"
        for name in names:
            module, _, thing = name.partition(".")
            assert hasattr(import_module(f"branchline.games.{game}.{module}"), thing), f"{ids}: there is no {name}"


@pytest.mark.parametrize("game", bl.GAMES)
def test_each_rule_is_mapped_once_and_none_is_forgotten(game: str) -> None:
    mapped = [rule for ids, _ in rows(game) for rule in ids]
    assert len(mapped) == len(set(mapped))
    for chapter in {rule.split(".")[0] for rule in mapped}:
        numbers = sorted(int(rule.split(".")[1]) for rule in mapped if rule.split(".")[0] == chapter)
        assert numbers == list(range(1, len(numbers) + 1)), f"chapter {chapter} has gaps"
    wanted = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", (RULES / f"{game}.md").read_text(encoding="utf-8"), re.M)
    assert sorted(mapped) == sorted(wanted)
