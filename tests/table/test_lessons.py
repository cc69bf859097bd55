"""A table at which a lesson is taken: tasks that events finish, and nothing but what they ask for."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from branchline.core.contract import Game
from branchline.lessons import Lesson, read
from branchline.table import Entry, LessonTable, Refused, Screen, Seat

Play = Callable[..., None]
TAKEN = {"solution": []}
LAY = {"name": "lay", "goal": {"kind": "lay", "player": 0, "track": "moor"}, "only": ["lay *", "done"], **TAKEN}
DRAW = {"name": "draw", "goal": {"kind": "draw-own", "player": 0}, **TAKEN}
TWICE = {"name": "twice", "goal": {"kind": "lay", "player": 0}, "times": 2, **TAKEN}
DONE = {"name": "done", "goal": {"kind": "done", "player": 0}, **TAKEN}
WATCH = {"name": "watch", "goal": {"kind": "draw", "player": 1}, **TAKEN}


@pytest.fixture
def taken(tiny: Game) -> Callable[..., LessonTable]:
    """A table for these tasks. Anna learns, and there is one rival."""

    def taken(*tasks: dict[str, Any], rivals: Sequence[str] = (), turns: int = 5) -> LessonTable:
        position = tiny.new(2, 7, {"turns": turns}).snapshot()
        data = {"seat": 0, "bot": "any", "rivals": rivals, "tasks": tasks, "position": position}
        return table_of(tiny, read("tiny", "first", data))

    return taken


def table_of(tiny: Game, lesson: Lesson, entries: Sequence[Entry] = ()) -> LessonTable:
    return LessonTable("l1", tiny, [Seat("Anna", owner="home"), Seat("Rival", bot="any")], lesson, entries, "home")


def name(table: LessonTable) -> str | None:
    return None if table.task is None else table.task.name


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.message


def test_a_task_is_done_when_its_event_has_come(taken: Any, play: Play) -> None:
    table = taken(LAY, DRAW)
    play(table, "lay dale")
    assert name(table) == "lay"  # another track
    play(table, "lay moor")
    assert (name(table), table.done) == ("draw", 1)


def test_a_task_may_ask_for_several_events(taken: Any, play: Play) -> None:
    table = taken(TWICE)
    play(table, "lay moor")
    assert name(table) == "twice"
    play(table, "lay moor")
    assert name(table) is None


def test_one_step_does_one_task_only(taken: Any, play: Play) -> None:
    table = taken(LAY, LAY)
    play(table, "lay moor")
    assert table.done == 1


def test_undoing_undoes_a_task(taken: Any, play: Play) -> None:
    table = taken(LAY, DRAW)
    play(table, "lay moor", "undo")
    assert (name(table), table.done) == ("lay", 0)


def test_the_last_task_is_not_taken_back(taken: Any, play: Play) -> None:
    table = taken(LAY)
    play(table, "lay moor")
    assert (name(table), table.undoable, table.offered()) == (None, 0, [])
    assert refusal(lambda: table.undo(0, table.version)) == "error-nothing-to-undo"
    assert refusal(lambda: table.play(0, "lay dale", table.version)) == "error-lesson-done"


def test_nor_is_it_when_the_table_was_opened_again(tiny: Game, taken: Any) -> None:
    again = table_of(tiny, taken(LAY).lesson, [Entry("act", 0, "lay moor")])
    assert (name(again), again.undoable) == (None, 0)


def test_only_what_the_task_asks_for_is_offered_and_played(taken: Any, play: Play) -> None:
    table = taken(LAY, DRAW)
    offered = [table.state.notation(action) for action in table.offered()]
    assert offered
    assert all(notation == "done" or notation.startswith("lay ") for notation in offered)
    assert refusal(lambda: table.play(0, "draw", 0)) == "error-lesson"
    why = table.why(0, table.state.parse("draw"))
    assert why is not None
    assert why.message == "error-lesson"
    assert table.why(0, table.state.parse("lay moor")) is None
    play(table, "lay moor")
    assert "draw" in [table.state.notation(action) for action in table.offered()]


def test_a_thing_that_the_rules_would_offer_says_that_the_lesson_wants_something_else(taken: Any) -> None:
    why = taken(LAY).why_about(0, {"track": "moor"})
    assert why is not None
    assert why.message == "error-lesson"


def test_the_rules_answer_before_the_lesson_does(taken: Any, play: Play) -> None:
    table = taken({**TWICE, "times": 3})
    play(table, "lay moor", "lay moor")
    refused = table.why(0, table.state.parse("lay moor"))
    assert refused is not None
    assert refused.rule == "T2.2"


def test_rivals_do_what_they_are_told_and_then_what_they_like(taken: Any, play: Play) -> None:
    table = taken(DONE, TWICE, rivals=["lay quay", "done"])
    assert (table.bot, table.scripted()) == (None, table.state.parse("lay quay"))
    play(table, "done")
    for expected in ("lay quay", "done"):
        assert table.bot == "any"
        action = table.scripted()
        assert action is not None
        assert table.state.notation(action) == expected
        table.make(table.play(1, action, table.version))
    play(table, "done")
    assert (table.bot, table.scripted()) == ("any", None)


def test_what_rivals_are_told_against_the_rules_is_left_to_them(taken: Any, play: Play) -> None:
    table = taken(DONE, DRAW, rivals=["lay moor", "lay moor", "lay moor"])
    play(table, "done")
    for _ in range(2):
        table.make(table.play(1, table.scripted(), table.version))
    assert table.scripted() is None


def test_no_rival_goes_on_after_the_last_task(taken: Any, play: Play) -> None:
    table = taken(DONE)
    play(table, "done")
    assert (table.state.seat, table.bot) == (1, None)


def test_a_goal_is_read_as_the_learner_knew_it_also_after_the_end(taken: Any, play: Play) -> None:
    table = taken(WATCH, DONE, DONE, turns=1)
    play(table, "done")
    assert name(table) == "watch"
    play(table, "draw")
    assert name(table) == "done"
    play(table, "done")
    assert table.state.over
    assert name(table) == "done"  # it was the rival who ended the turn


def test_a_lesson_goes_on_where_it_was(taken: Any, play: Play, tiny: Game) -> None:
    table = taken(LAY, DRAW)
    play(table, "lay moor")
    again = table_of(tiny, table.lesson, [Entry("act", 0, "lay moor")])
    assert (again.state, name(again)) == (table.state, "draw")


def test_it_has_a_past_but_no_record(taken: Any, play: Play) -> None:
    table = taken(LAY, DRAW)
    play(table, "lay moor")
    assert table.position(-1) == table.begin()
    assert table.position(0) == table.state
    assert refusal(table.notations) == "error-lesson-record"


def test_a_lesson_shows_its_learner_what_any_table_would(taken: Any, play: Play) -> None:
    table = taken(DONE, DRAW)
    play(table, "done", "draw")
    shown = Screen("home").show(table)
    assert shown.view == table.state.view(0)
    assert [event["kind"] for event in shown.log[-1].events] == ["draw"]
    assert Screen("away").show(table).view == table.state.view(None)


def test_the_table_is_over_with_the_last_task(taken: Any) -> None:
    table = taken(LAY, DRAW)
    change = table.play(0, "lay moor", 0)
    assert not table.ends_with(change)
    table.make(change)
    assert table.ends_with(table.play(0, "draw", 1))


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"tasks": []}, "it has no tasks"),
        ({"bots": "any"}, "'bots' means nothing there"),
        ({"seat": None}, "lacks 'seat'"),
        ({"tasks": [{"name": "one", **TAKEN}]}, "lacks 'goal'"),
        ({"tasks": [{**DRAW, "hint": "draw"}]}, "'hint' means nothing there"),
    ],
)
def test_a_file_that_is_no_lesson_says_what_is_wrong(tiny: Game, change: dict[str, Any], trouble: str) -> None:
    data = {"seat": 0, "bot": "any", "tasks": [DRAW], "position": tiny.new(2, 7, {}).snapshot(), **change}
    with pytest.raises(ValueError, match=trouble):
        read("tiny", "broken", {key: value for key, value in data.items() if value is not None})
