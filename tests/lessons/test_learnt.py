"""What is to be learnt from a costly decision: each has a sentence in every language, and a lesson that teaches it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from branchline.games import GAMES, pack
from branchline.lessons import lessons
from branchline.locale import LANGUAGES, catalogue

PAGE = Path(__file__).parents[2] / "web/src/games"
ADVISED = [game for game in GAMES if pack(game).judgement() is not None]


def learnt(game: str) -> dict[str, str]:
    """Each thing to be learnt with its lesson, as the page has them."""
    source = (PAGE / game / "learnt.ts").read_text("utf-8")
    return dict(re.findall(r'^  "?([a-z-]+)"?: "([a-z-]+)",$', source, re.M))


@pytest.mark.parametrize("game", ADVISED)
def test_a_lesson_teaches_it(game: str) -> None:
    assert len(learnt(game)) > 5
    assert set(learnt(game).values()) <= {lesson.name for lesson in lessons(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ADVISED)
def test_it_has_a_sentence_and_nothing_else_has(game: str, language: str) -> None:
    body = FluentParser().parse(catalogue(language)[f"{game}-advice.ftl"]).body
    said = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    prefix = f"{game}-learnt-"
    assert {name for name in said if name.startswith(prefix)} == {prefix + what for what in learnt(game)}
