"""Who may see what: views, lines, past positions, and the curtain."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.table import Refused, Screen, Seat, Table
from branchline.table.screen import tell

Play = Callable[..., None]


def ids(told: list) -> list[str]:
    return [line.id for step in told for line in step.lines]


def test_each_screen_sees_its_own_seat_and_others_nothing_secret(table: Table) -> None:
    carla, stranger = Screen("away").show(table), Screen("nobody").show(table)
    assert (carla.looking, carla.curtain) == (2, None)
    assert [cards is None for cards in carla.view["cards"]] == [True, True, False, True]
    assert (stranger.looking, stranger.curtain) == (None, None)
    assert stranger.view == table.state.view(None)


def test_only_who_decides_gets_actions_and_what_can_be_undone(table: Table, play: Play) -> None:
    play(table, "draw", "done", "done", "lay")
    carla, stranger = Screen("away").show(table), Screen("nobody").show(table)
    assert [action["kind"] for action in carla.actions] == ["lay", "draw", "done"]
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


def test_the_curtain_falls_when_the_decision_passes_to_another_at_the_same_screen(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "done")
    showing = screen.show(table)
    assert (showing.looking, showing.curtain, showing.view["cards"]) == (None, 1, [None] * 4)
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
    assert screen.show(table).curtain == 0


def test_each_screen_of_the_same_people_has_its_own_curtain(table: Table) -> None:
    one, other = Screen("home"), Screen("home")
    one.look(table, 0)
    assert (one.show(table).curtain, other.show(table).curtain) == (None, 0)


def test_nobody_looks_from_a_seat_of_others(table: Table) -> None:
    for seat, message in ((2, "error-not-your-seat"), (3, "error-not-your-seat"), (9, "error-unknown-seat")):
        with pytest.raises(Refused) as caught:
            Screen("home").look(table, seat)
        assert caught.value.message == message


def test_lines_are_told_once_and_in_order(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay", "draw")
    assert [(step.n, step.seat) for step in screen.show(table).lines] == [(0, 0), (1, 0)]
    assert screen.show(table).lines == []
    play(table, "done")
    assert [(step.n, step.turn) for step in screen.show(table).lines] == [(2, 0)]
    play(table, "lay")
    assert [(step.n, step.turn, step.seat) for step in screen.show(table).lines] == [(3, 1, 1)]


def test_after_an_undo_lines_start_again_at_the_earlier_number(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay", "lay")
    screen.show(table)
    play(table, "undo")
    showing = screen.show(table)
    assert (showing.steps, showing.lines) == (1, [])
    play(table, "draw")
    assert ids(screen.show(table).lines) == ["tiny-draw"]


def test_a_screen_that_missed_an_undo_is_told_what_took_its_place(table: Table, play: Play) -> None:
    screen = Screen("nobody")
    play(table, "lay", "lay")
    screen.show(table)
    play(table, "restart", "lay", "draw")
    showing = screen.show(table)
    assert ([step.n for step in showing.lines], ids(showing.lines)) == ([0, 1], ["tiny-lay", "tiny-draw"])


def test_what_was_told_does_not_depend_on_how_often_a_screen_looked(table: Table, play: Play) -> None:
    often, seen = Screen("nobody"), []
    for action in ("lay", "lay", "undo", "draw", "lay", "undo", "lay", "restart", "done", "lay", "lay", "undo", "done"):
        play(table, action)
        showing = often.show(table)
        first = showing.lines[0].n if showing.lines else showing.steps
        seen[first:] = showing.lines
        del seen[showing.steps :]
        assert seen == Screen("nobody").show(table).lines


def test_a_secret_is_told_only_to_the_seat_it_belongs_to(table: Table, play: Play) -> None:
    play(table, "draw")
    assert ids(tell(table, 0)) == ["tiny-draw-own"]
    for seat in (None, 1, 2, 3):
        assert ids(tell(table, seat)) == ["tiny-draw"]


def test_when_other_eyes_look_the_lines_are_told_again_as_they_may_know_them(table: Table, play: Play) -> None:
    screen = Screen("home")
    screen.look(table, 0)
    play(table, "draw")
    assert ids(screen.show(table).lines) == ["tiny-draw-own"]
    play(table, "done")
    assert ids(screen.show(table).lines) == ["tiny-draw", "tiny-done"]  # the curtain: a spectator's
    screen.look(table, 1)
    assert ids(screen.show(table).lines) == ["tiny-draw", "tiny-done"]


@pytest.fixture
def finished(tiny: Any, play: Play) -> Table:
    seats = [Seat("Anna", owner="home"), Seat("Carla", owner="away")]
    table = Table("t", tiny, seats, 3, {"turns": 1})
    play(table, "draw", "lay", "done", "lay", "lay", "done")
    return table


def test_after_the_end_everybody_is_told_the_whole_truth(finished: Table) -> None:
    for seat in (None, 0, 1):
        assert ids(tell(finished, seat))[0] == "tiny-draw-own"


def test_the_end_tells_all_lines_again(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home"), Seat("Carla", owner="away")], 3, {"turns": 1})
    screen = Screen("away")
    play(table, "draw", "done")
    assert ids(screen.show(table).lines) == ["tiny-draw", "tiny-done"]
    play(table, "done")
    showing = screen.show(table)
    assert ids(showing.lines) == ["tiny-draw-own", "tiny-done", "tiny-done"]
    assert showing.timeline == table.timeline()
    assert (showing.actions, showing.thinking) == ([], False)


def test_past_positions_are_what_they_were(table: Table, play: Play) -> None:
    states = [table.state]
    for action in ("lay", "draw", "done", "lay"):
        play(table, action)
        states.append(table.state)
    assert [table.position(n) for n in range(-1, 4)] == states


@pytest.mark.parametrize("n", [-2, 1, 10**20])
def test_a_step_that_is_not_there_is_refused(table: Table, play: Play, n: int) -> None:
    play(table, "lay")
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
    assert finished.notations() == ["draw", "lay", "done", "lay", "lay", "done"]


def test_the_record_holds_only_the_actions_that_stand(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home")], 3, {"turns": 1})
    play(table, "lay", "undo", "draw", "lay", "lay", "restart", "done")
    assert table.notations() == ["draw", "done"]
