"""Who may see what: views, events, past positions, and the curtain."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.table import Refused, Screen, Seat, Table
from branchline.table.screen import Told, tell

Play = Callable[..., None]


def kinds(told: list[Told]) -> list[str]:
    return [event["kind"] for step in told for event in step.events]


def hands(view: dict[str, Any]) -> list[list[str] | None]:
    return [player["hand"] for player in view["players"]]


def test_each_screen_sees_its_own_seat_and_others_nothing_secret(table: Table) -> None:
    carla, stranger = Screen("away").show(table), Screen("nobody").show(table)
    assert (carla.looking, carla.curtain) == (2, None)
    assert [hand is None for hand in hands(carla.view)] == [True, True, False, True]
    assert (stranger.looking, stranger.curtain) == (None, None)
    assert stranger.view == table.state.view(None)


def test_only_who_decides_gets_actions_and_what_can_be_undone(table: Table, play: Play) -> None:
    play(table, "draw", "done", "done", "lay moor")
    carla, stranger = Screen("away").show(table), Screen("nobody").show(table)
    assert [action["id"] for action in carla.actions] == table.state.legal() != []
    assert carla.undoable == 1
    assert (stranger.actions, stranger.undoable) == ([], 0)


def test_a_bot_that_decides_is_thinking(table: Table, play: Play) -> None:
    screen = Screen("away")
    assert not screen.show(table).thinking
    play(table, "done", "done", "done")
    assert table.bot == "any"
    assert screen.show(table).thinking


def test_the_curtain_is_down_until_the_one_who_decides_is_at_the_screen(table: Table) -> None:
    screen = Screen("home")
    showing = screen.show(table)
    assert (showing.looking, showing.curtain, showing.actions, showing.undoable) == (None, 0, [], 0)
    assert showing.view == table.state.view(None)
    screen.look(table, 0)
    showing = screen.show(table)
    assert (showing.looking, showing.curtain) == (0, None)
    assert showing.view == table.state.view(0)
    assert showing.actions


def test_who_has_played_keeps_the_screen_and_sees_what_came_of_it(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "draw", "done")
    showing = screen.show(table)
    assert (showing.looking, showing.curtain, showing.actions, showing.undoable) == (0, None, [], 0)
    assert showing.view == table.state.view(0)
    assert kinds(showing.log) == ["draw-own", "done"]


def test_the_curtain_falls_when_they_leave_it_to_another_at_the_same_screen(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "done")
    screen.leave(1)  # only who is there can leave
    assert screen.show(table).looking == 0
    screen.leave(0)
    showing = screen.show(table)
    assert (showing.looking, showing.curtain, hands(showing.view)) == (None, 1, [None] * 4)
    screen.look(table, 0)  # Anna may not lift Ben's curtain for herself
    assert screen.show(table).curtain == 1
    screen.look(table, 1)
    assert screen.show(table).looking == 1


def test_the_curtain_stays_up_while_others_decide(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 1)
    play(table, "done", "done")
    assert (screen.show(table).looking, screen.show(table).curtain) == (1, None)
    play(table, "done", "done")
    assert (screen.show(table).looking, screen.show(table).curtain) == (1, None)
    screen.leave(1)
    assert screen.show(table).curtain == 0


def test_who_leaves_while_others_decide_hides_what_is_theirs(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "draw", "done")
    screen.leave(0)
    screen.look(table, 1)
    play(table, "done")
    screen.leave(1)
    showing = screen.show(table)
    assert (table.deciding, showing.looking, showing.curtain) == (2, None, None)
    assert showing.view == table.state.view(None)
    play(table, "done", "done")
    assert screen.show(table).curtain == 0


def test_who_has_not_played_since_they_came_does_not_keep_the_screen(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "done")
    screen.look(table, 0)
    assert screen.show(table).curtain == 1


def test_each_screen_of_the_same_people_has_its_own_curtain(table: Table) -> None:
    one, other = Screen("home"), Screen("home")
    one.look(table, 0)
    assert (one.show(table).curtain, other.show(table).curtain) == (None, 0)


def test_nobody_looks_from_a_seat_of_others(table: Table) -> None:
    for seat, message in ((2, "error-not-your-seat"), (3, "error-not-your-seat"), (9, "error-unknown-seat")):
        with pytest.raises(Refused) as caught:
            Screen("home").look(table, seat)
        assert caught.value.message == message


def test_steps_are_told_once_and_in_order(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay moor", "draw")
    assert [(step.n, step.seat) for step in screen.show(table).log] == [(0, 0), (1, 0)]
    assert screen.show(table).log == []
    play(table, "done")
    assert [(step.n, step.turn) for step in screen.show(table).log] == [(2, 0)]
    play(table, "lay moor")
    assert [(step.n, step.turn, step.seat) for step in screen.show(table).log] == [(3, 1, 1)]


def test_after_an_undo_steps_start_again_at_the_earlier_number(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay moor", "lay moor")
    screen.show(table)
    play(table, "undo")
    showing = screen.show(table)
    assert (showing.steps, showing.log) == (1, [])
    play(table, "draw")
    assert kinds(screen.show(table).log) == ["draw"]


def test_a_screen_that_missed_an_undo_is_told_what_took_its_place(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay moor", "lay moor")
    screen.show(table)
    play(table, "restart", "lay moor", "draw")
    showing = screen.show(table)
    assert ([step.n for step in showing.log], kinds(showing.log)) == ([0, 1], ["lay", "draw"])


def test_what_was_told_does_not_depend_on_how_often_a_screen_looked(table: Table, play: Play) -> None:
    often, seen = Screen("nobody"), []
    for action in (
        "lay moor",
        "lay moor",
        "undo",
        "draw",
        "lay moor",
        "undo",
        "lay moor",
        "restart",
        "done",
        "lay moor",
        "lay moor",
        "undo",
        "done",
    ):
        play(table, action)
        showing = often.show(table)
        first = showing.log[0].n if showing.log else showing.steps
        seen[first:] = showing.log
        del seen[showing.steps :]
        assert seen == Screen("nobody").show(table).log


def test_a_secret_is_told_only_to_the_seat_it_belongs_to(table: Table, play: Play) -> None:
    play(table, "draw")
    assert kinds(tell(table, 0)) == ["draw-own"]
    for seat in (None, 1, 2, 3):
        assert kinds(tell(table, seat)) == ["draw"]


def test_a_step_keeps_everything_that_happened_and_shows_each_seat_its_part(table: Table, play: Play) -> None:
    before = table.state.copy()
    play(table, "draw")
    step = table.steps[0]
    assert step.events == before.step(step.action)
    assert table.seen(step, 0) == step.events == [{"kind": "draw-own", "player": 0, "card": step.events[0]["card"]}]
    for seat in (None, 1, 2, 3):
        assert table.seen(step, seat) == [{"kind": "draw", "player": 0}]


def test_when_other_eyes_look_the_steps_are_told_again_as_they_may_know_them(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "draw")
    assert kinds(screen.show(table).log) == ["draw-own"]
    play(table, "done")
    screen.leave(0)
    assert kinds(screen.show(table).log) == ["draw", "done"]  # the curtain: a spectator's
    screen.look(table, 1)
    assert kinds(screen.show(table).log) == ["draw", "done"]


@pytest.fixture
def finished(tiny: Any, play: Play) -> Table:
    seats = [Seat("Anna", owner="home"), Seat("Carla", owner="away")]
    table = Table("t", tiny, seats, 3, {"turns": 1})
    play(table, "draw", "lay moor", "done", "lay moor", "lay moor", "done")
    return table


def test_after_the_end_everybody_is_told_the_whole_truth(finished: Table) -> None:
    for seat in (None, 0, 1):
        assert kinds(tell(finished, seat))[0] == "draw-own"


def test_the_end_tells_all_steps_again(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home"), Seat("Carla", owner="away")], 3, {"turns": 1})
    screen = Screen("away")
    play(table, "draw", "done")
    assert kinds(screen.show(table).log) == ["draw", "done"]
    play(table, "done")
    showing = screen.show(table)
    assert kinds(showing.log) == ["draw-own", "done", "done", "over"]
    assert showing.timeline == table.timeline()
    assert (showing.actions, showing.thinking) == ([], False)


def test_past_positions_are_what_they_were(table: Table, play: Play) -> None:
    states = [table.state]
    for action in ("lay moor", "draw", "done", "lay moor"):
        play(table, action)
        states.append(table.state)
    assert [table.position(n) for n in range(-1, 4)] == states


@pytest.mark.parametrize("n", [-2, 1, 10**20])
def test_a_step_that_is_not_there_is_refused(table: Table, play: Play, n: int) -> None:
    play(table, "lay moor")
    with pytest.raises(Refused, match="from -1, the start, to 0"):
        table.position(n)


def test_record_and_timeline_wait_for_the_end(table: Table) -> None:
    for secret in (table.notations, table.timeline):
        with pytest.raises(Refused) as caught:
            secret()
        assert caught.value.message == "error-not-over"


def test_the_timeline_has_what_the_game_draws_after_each_turn_and_at_the_end(finished: Table) -> None:
    assert finished.timeline() == [
        (1, {"score": [1, 0], "cards": [2, 1]}),
        (2, {"score": finished.state.scores(), "cards": [2, 1]}),
    ]
    assert finished.notations() == ["draw", "lay moor", "done", "lay moor", "lay moor", "done"]


def test_the_record_holds_only_the_actions_that_stand(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home")], 3, {"turns": 1})
    play(table, "lay moor", "undo", "draw", "lay moor", "lay moor", "restart", "done")
    assert table.notations() == ["draw", "done"]
