"""Every lesson there is can be taken to its end, by what it offers and in every language."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.lessons.taking import do, offer, rivals, table_of

from branchline import bots
from branchline.games import GAMES
from branchline.lessons import Lesson, lessons
from branchline.locale import LANGUAGES, catalogue

RULES = Path(__file__).parents[2] / "docs" / "rules"
LESSONS = [lesson for game in GAMES for lesson in lessons(game)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
WALKS = 3  # at random through what is offered
STEPS = 40  # of each


@EACH
def test_its_goals_are_reached_one_after_the_other(lesson: Lesson) -> None:
    table = table_of(lesson)
    rivals(table)
    for done, task in enumerate(lesson.tasks):
        assert table.done == done, f"{task.name} is done before it is asked for"
        for notation in task.solution:
            assert table.task is task, f"{task.name} is done before {notation}"
            do(table, notation)
        assert table.done > done, f"{task.name} is not done by its solution; then there is {offer(table)}"
    assert table.done == len(lesson.tasks)


@EACH
def test_whoever_wanders_is_never_left_with_nothing_to_do(lesson: Lesson) -> None:
    for seed in range(WALKS):
        chance = random.Random(seed)
        table = table_of(lesson)
        rivals(table)
        done: list[str] = []
        while table.task is not None and len(done) < STEPS:
            assert offer(table), f"{table.task.name} offers nothing after {done}"
            done.append(chance.choice(offer(table)))
            do(table, done[-1])


@EACH
def test_its_rivals_do_what_the_lesson_says(lesson: Lesson) -> None:
    """A script that the rules refuse would be passed over in silence."""
    table = table_of(lesson)
    rivals(table)
    for task in lesson.tasks:
        for notation in task.solution:
            do(table, notation)
    played = [step.notation for step in table.steps if step.seat != lesson.seat]
    assert played[: len(lesson.rivals)] == list(lesson.rivals[: len(played)])
    assert len(played) >= len(lesson.rivals), "the script goes on after the end"


@EACH
def test_it_begins_where_the_learner_can_do_what_is_asked(lesson: Lesson) -> None:
    game = GAMES[lesson.game]
    state = lesson.begin(game)
    assert state.snapshot() == lesson.position, "the game would write this position otherwise"
    assert 0 <= lesson.seat < lesson.seats
    assert lesson.bot in bots.names(lesson.game)
    names = [task.name for task in lesson.tasks]
    assert len(set(names)) == len(names)
    assert all(goal.times > 0 and "kind" in goal.fields for goal in (task.goal for task in lesson.tasks))


@EACH
def test_its_rules_are_told(lesson: Lesson) -> None:
    told = set(re.findall(r"^- \*\*([A-Z]+\d+(?:\.\d+)?)\*\*", (RULES / f"{lesson.game}.md").read_text("utf-8"), re.M))
    assert {rule for task in lesson.tasks for rule in task.rules} <= told
    assert all(task.rules for task in lesson.tasks), "a task is about some rule"


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_it_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    told = sentences(language, lesson.game)
    title = f"{lesson.game}-lesson-{lesson.name}"
    wanted = {title, f"{title}.about", f"{title}.end", *(f"{title}-{task.name}" for task in lesson.tasks)}
    assert wanted <= told


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_for_a_lesson_that_is_not_there(game: str) -> None:
    wanted = {f"{game}-lesson-{one.name}{form}" for one in lessons(game) for form in ("", ".about", ".end")}
    wanted |= {f"{game}-lesson-{one.name}-{task.name}" for one in lessons(game) for task in one.tasks}
    for language in LANGUAGES:
        assert sentences(language, game) == wanted


def sentences(language: str, game: str) -> set[str]:
    """The ids of what the lessons of a game say, attributes as `id.attribute`."""
    text = catalogue(language).get(f"{game}-lessons.ftl", "")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    ids = {entry.id.name for entry in messages}
    return ids | {f"{entry.id.name}.{attribute.id.name}" for entry in messages for attribute in entry.attributes}
