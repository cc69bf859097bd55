"""What the coach of a first game explains: each topic has its words in every language, and rules that are told."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from branchline.games import GAMES
from branchline.locale import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]


def topics(game: str) -> dict[str, list[str]]:
    """The rules of each topic, as the page has them."""
    source = (ROOT / f"web/src/games/{game}/coach.ts").read_text("utf-8")
    rows = re.findall(r'^  "?([a-z-]+)"?: \[(.*)\],$', source, re.M)
    return {topic: re.findall(r'"([^"]+)"', rules) for topic, rules in rows}


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_about_rules_that_are_told(game: str) -> None:
    told = set(re.findall(r"^- \*\*([^*]+)\*\*", (ROOT / f"docs/rules/{game}.md").read_text("utf-8"), re.M))
    assert len(topics(game)) > 5
    for topic, rules in topics(game).items():
        assert rules, topic
        assert set(rules) <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_has_its_sentences_and_no_other_has(game: str, language: str) -> None:
    body = FluentParser().parse(catalogue(language)[f"{game}-coach.ftl"]).body
    said = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert said == {f"{game}-coach-{topic}" for topic in topics(game)}
