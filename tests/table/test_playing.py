"""Playing, taking back, and being refused."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.table import Entry, LogDamaged, Refused, Seat, Table

Play = Callable[..., None]


def refusal(call: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value


def test_an_action_is_worked_out_first_and_made_afterwards(table: Table) -> None:
    change = table.play(0, "lay moor", 0)
    assert (table.version, table.state.scores()) == (0, [0, 0, 0, 0])
    table.make(change)
    assert (table.version, table.state.scores()) == (1, [1, 0, 0, 0])
    assert change.entry == Entry("act", 0, "lay moor")


def test_an_action_is_given_by_its_number_or_its_notation(table: Table) -> None:
    assert table.play(0, 0, 0).entry == table.play(0, "lay moor", 0).entry


def test_tentative_actions_are_taken_back_one_by_one(table: Table, play: Play) -> None:
    start = table.state
    play(table, "lay moor", "lay moor")
    assert table.undoable == 2
    play(table, "undo")
    assert (table.undoable, table.state.scores()[0], len(table.steps)) == (1, 1, 1)
    play(table, "undo")
    assert table.state == start
    assert table.steps == []
    assert table.version == 4  # the log only grows


def test_a_restart_takes_back_the_whole_tentative_turn(table: Table, play: Play) -> None:
    start = table.state
    play(table, "lay moor", "lay moor", "restart")
    assert table.state == start
    assert (table.undoable, table.version) == (0, 3)


@pytest.mark.parametrize("commit", ["draw", "done"])
def test_what_reveals_something_or_passes_the_decision_on_is_final(table: Table, play: Play, commit: str) -> None:
    play(table, "lay moor", commit)
    seat = table.state.seat
    assert table.undoable == 0
    assert refusal(lambda: table.undo(seat, 2)).message == "error-nothing-to-undo"
    assert refusal(lambda: table.restart(seat, 2)).message == "error-nothing-to-undo"


def test_what_follows_a_commit_point_is_taken_back_only_up_to_it(table: Table, play: Play) -> None:
    play(table, "draw", "lay moor", "lay moor")
    hand = table.state.view(0)["players"][0]["hand"]
    play(table, "restart")
    assert (table.state.view(0)["players"][0]["hand"], table.state.scores()[0], len(table.steps)) == (hand, 0, 1)
    assert refusal(lambda: table.undo(0, table.version)).message == "error-nothing-to-undo"


def test_the_end_is_final(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home")], 1, {"turns": 1})
    play(table, "lay moor", "done")
    assert table.deciding is None
    assert refusal(lambda: table.undo(0, 2)).message == "error-over"
    assert refusal(lambda: table.play(0, "lay moor", 2)).message == "error-over"


def test_one_person_alone_may_take_back_across_turns_that_nobody_else_decided_in(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [Seat("Anna", owner="home")], 1, {})
    play(table, "lay moor", "done", "lay moor")
    assert table.undoable == 3
    play(table, "restart")
    assert table.undoable == 2  # the turn before is not restarted with this one
    play(table, "restart")
    assert table.undoable == 0


@pytest.mark.parametrize("at", [-1, 0, 2, 99])
def test_what_was_decided_at_another_version_is_stale(table: Table, play: Play, at: int) -> None:
    play(table, "lay moor")
    for asked in (table.undo, table.restart):
        assert refusal(lambda asked=asked: asked(0, at)).arguments == {"at": at, "version": 1}
    assert refusal(lambda: table.play(0, "lay moor", at)).message == "error-stale"


def test_only_the_seat_that_decides_may_act(table: Table) -> None:
    refused = refusal(lambda: table.play(1, "lay moor", 0))
    assert (refused.message, refused.arguments, str(refused)) == (
        "error-not-your-turn",
        {"player": 0},
        "Player 1 has to decide now.",
    )
    assert refusal(lambda: table.undo(1, 0)).message == "error-not-your-turn"


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_does_not_exist_is_refused(table: Table, seat: int) -> None:
    assert refusal(lambda: table.play(seat, "lay moor", 0)).message == "error-unknown-seat"
    assert refusal(lambda: table.check_owner("home", seat)).message == "error-unknown-seat"


def test_nobody_acts_for_a_seat_of_others_or_of_a_bot(table: Table) -> None:
    table.check_owner("home", 1)
    for seat in (2, 3):
        assert refusal(lambda seat=seat: table.check_owner("home", seat)).message == "error-not-your-seat"


def test_the_rules_refuse_with_their_own_sentence_and_rule(table: Table, play: Play) -> None:
    play(table, "lay moor", "lay moor")
    refused = refusal(lambda: table.play(0, "lay moor", 2))
    assert (refused.message, refused.rule, refused.arguments, str(refused)) == (
        "refused-rails",
        "T2.2",
        {"laid": 2},
        "Two rails are enough.",
    )
    assert refusal(lambda: table.play(0, 99, 2)).message == "refused-unknown-action"


def test_a_notation_that_cannot_be_read_is_refused(table: Table) -> None:
    refused = refusal(lambda: table.play(0, "fly", 0))
    assert refused.message == "error-notation"
    assert (
        str(refused) == "“fly” is not an action of this game: notation: 'fly' begins with no known word; "
        "known are lay, draw, done."
    )


def test_a_refusal_leaves_the_table_as_it_was(table: Table, play: Play) -> None:
    play(table, "draw", "lay moor")
    before = (table.version, table.state.copy(), list(table.steps), table.undoable)
    for ask in (lambda: table.play(0, "fly", 2), lambda: table.play(0, "draw", 2), lambda: table.undo(1, 2)):
        refusal(ask)
    assert before == (table.version, table.state, table.steps, table.undoable)


def test_the_log_alone_rebuilds_the_table(table: Table, tiny: Any) -> None:
    entries: list[Entry] = []
    for asked in (
        "lay moor",
        "lay moor",
        "undo",
        "draw",
        "lay moor",
        "restart",
        "lay moor",
        "done",
        "lay moor",
        "done",
    ):
        seat, at = table.state.seat, table.version
        take_back = {"undo": table.undo, "restart": table.restart}.get(asked)
        change = table.play(seat, asked, at) if take_back is None else take_back(seat, at)
        table.make(change)
        entries.append(change.entry)
    again = Table("t1", tiny, table.seats, 7, {}, entries)
    assert again.state == table.state
    assert again.steps == table.steps
    assert again.version == table.version == len(entries)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("act", 0, "fly"),
        Entry("act", 0, "draw"),
        Entry("act", 1, "lay moor"),
        Entry("act", 0),
        Entry("undo", 0),
        Entry("fly", 0),
    ],
)
def test_a_log_that_cannot_be_followed_says_where(tiny: Any, entry: Entry) -> None:
    seats = [Seat("Anna", owner="home"), Seat("Ben", owner="home")]
    with pytest.raises(LogDamaged, match="entry 2 of the log"):
        Table("t", tiny, seats, 1, {}, [Entry("act", 0, "draw"), entry])


def test_a_seat_is_a_persons_or_a_bots_or_open() -> None:
    with pytest.raises(ValueError, match="an owner or a bot, not both"):
        Seat("Anna", owner="home", bot="any")
    assert Seat().open
    assert not Seat("Anna", owner="home").open
    assert not Seat("Bot", bot="any").open


def test_why_answers_for_the_seat_that_decides(table: Table, play: Play) -> None:
    assert table.why(0, 0) is None
    play(table, "lay moor", "lay moor")
    refused = table.why(0, 0)
    assert refused is not None
    assert refused.rule == "T2.2"


def test_why_tells_nobody_about_the_hand_of_another(table: Table) -> None:
    refused = table.why(1, 0)
    assert refused is not None
    assert refused.message == "error-not-your-turn"


def test_why_about_a_thing_is_answered_by_the_game_for_any_seat(table: Table, play: Play) -> None:
    assert table.why_about(0, {"track": "spur"}) is None
    play(table, "lay spur", "lay spur")
    refused = table.why_about(1, {"track": "spur"})
    assert refused is not None
    assert refused.rule == "T2.1"
    assert refusal(lambda: table.why_about(0, {"cloud": 9})).message == "error-about"


def test_several_actions_are_taken_back_only_together(table: Table, play: Play) -> None:
    play(table, "lay moor", "lay moor")
    refused = refusal(lambda: table.undo(0, 2, steps=3))
    assert (refused.message, refused.arguments) == ("error-undo-steps", {"steps": 3, "most": 2})
    assert str(refused) == "3 actions cannot be taken back at once; possible now: 2."
    table.make(table.undo(0, 2, steps=2))
    table.make(table.undo(0, 3, steps=1))
    assert (table.undoable, table.version, table.steps) == (0, 4, [])


def test_plans_are_made_by_the_game_for_any_seat_while_the_game_is_on(tiny: Any, table: Table, play: Play) -> None:
    play(table, "lay moor")
    assert table.plan(0, {"track": "moor"}) == {"steps": [0]}
    assert table.plan(2, {"track": "moor"}) == {"steps": [0, 0]}
    refused = refusal(lambda: table.plan(0, {"track": "cloud"}))
    assert (refused.message, refused.rule) == ("error-about", None)
    waiting = Table("t", tiny, [Seat("Anna", owner="home"), Seat()], 1, {})
    assert refusal(lambda: waiting.plan(0, {"track": "moor"})).message == "error-waiting"
    over = Table("t", tiny, [Seat("Anna", owner="home")], 1, {"turns": 1})
    play(over, "done")
    assert refusal(lambda: over.plan(0, {"track": "moor"})).message == "error-over"


def test_the_stand_in_is_legal_and_always_the_same(table: Table, tiny: Any, play: Play) -> None:
    again = Table("t2", tiny, table.seats, 7, {})
    while not table.state.over:
        assert table.stand_in() in table.state.legal()
        assert table.stand_in() == again.stand_in()
        assert table.draw("bot") == again.draw("bot") != table.draw("stand-in")
        action = "done" if len(table.steps) > 20 else table.stand_in()
        for one in (table, again):
            one.make(one.play(one.state.seat, action, one.version))
