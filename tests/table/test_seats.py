"""Open seats, who may take them, and seats that go on without their person."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.tiny.game import made

from branchline.core.contract import Line
from branchline.table import Entry, LogDamaged, Refused, Screen, Seat, Table
from branchline.table.screen import Told, tell

Play = Callable[..., None]

BEN = Seat("Ben", owner="ben")
BOT = Seat("Clara", bot="any")


def refusal(call: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.message, str(caught.value)


@pytest.fixture
def waiting(tiny: Any) -> Table:
    """Anna made the table and waits for two friends."""
    return Table("t", tiny, [Seat("Anna", owner="anna"), Seat(), Seat()], 7, {}, maker="anna")


@pytest.fixture
def playing(waiting: Table) -> Table:
    """The same with Ben and Carla in the two seats."""
    waiting.make(waiting.join(1, BEN))
    waiting.make(waiting.join(2, Seat("Carla", owner="carla")))
    return waiting


def test_nothing_is_played_before_every_seat_is_taken(waiting: Table) -> None:
    sentence = "The game begins when every seat is taken; open seats now: 2."
    for ask in (
        lambda: waiting.play(0, "lay moor", 0),
        lambda: waiting.play(0, "lay moor", 99),
        lambda: waiting.undo(0, 0),
        lambda: waiting.restart(0, 0),
    ):
        assert refusal(ask) == ("error-waiting", sentence)
    for answer in (waiting.why(0, 0), waiting.why_about(0, {"track": "moor"})):
        assert answer is not None
        assert answer.message == "error-waiting"
    assert waiting.version == 0


def test_the_game_begins_with_the_last_seat(waiting: Table) -> None:
    assert waiting.waiting == 2
    change = waiting.join(2, BEN)
    assert waiting.waiting == 2  # worked out first, made afterwards
    waiting.make(change)
    assert (waiting.waiting, waiting.version, waiting.seats[2]) == (1, 1, BEN)
    waiting.make(waiting.fill("anna", 1, BOT))
    assert (waiting.waiting, waiting.version) == (0, 2)
    waiting.make(waiting.play(0, "lay moor", 2))
    assert [step.n for step in waiting.steps] == [0]


def test_bots_wait_with_the_others(tiny: Any) -> None:
    table = Table("t", tiny, [Seat("Bot", bot="any"), Seat()], 7, {}, maker="anna")
    assert table.bot is None
    table.make(table.join(1, BEN))
    assert table.bot == "any"


def test_a_seat_is_taken_once(waiting: Table) -> None:
    waiting.make(waiting.join(1, BEN))
    carla = Seat("Carla", owner="carla")
    assert refusal(lambda: waiting.join(1, carla)) == ("error-seat-taken", "This seat is taken by Player 2.")
    assert refusal(lambda: waiting.join(0, carla))[0] == "error-seat-taken"
    assert refusal(lambda: waiting.fill("anna", 1, BOT))[0] == "error-seat-taken"


@pytest.mark.parametrize("seat", [1, 2, 0])
def test_a_guest_takes_one_seat(waiting: Table, seat: int) -> None:
    waiting.make(waiting.join(1, BEN))
    assert refusal(lambda: waiting.join(seat, Seat("Benjamin", owner="ben"))) == (
        "error-seated",
        "You sit at this table already, as Player 2.",
    )


def test_who_made_the_table_may_seat_others_at_the_same_screen(waiting: Table) -> None:
    waiting.make(waiting.join(1, Seat("Dora", owner="anna")))
    waiting.make(waiting.join(2, Seat("Emma", owner="anna")))
    assert waiting.owned("anna") == [0, 1, 2]


def test_only_who_made_the_table_decides_about_its_seats(waiting: Table) -> None:
    waiting.make(waiting.join(1, BEN))
    for asking in ("ben", "stranger"):
        assert refusal(lambda asking=asking: waiting.fill(asking, 2, BOT))[0] == "error-not-maker"
        assert refusal(lambda asking=asking: waiting.hand(asking, 1, "any", ()))[0] == "error-not-maker"


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_does_not_exist_is_refused(waiting: Table, seat: int) -> None:
    for ask in (
        lambda: waiting.join(seat, BEN),
        lambda: waiting.fill("anna", seat, BOT),
        lambda: waiting.hand("anna", seat, "any", ()),
    ):
        assert refusal(ask)[0] == "error-unknown-seat"


def test_while_it_waits_everybody_looks_as_a_spectator(waiting: Table) -> None:
    for owner in ("anna", "ben"):
        showing = Screen(owner).show(waiting)
        assert (showing.looking, showing.curtain, showing.actions, showing.thinking) == (None, None, [], False)
        assert showing.view == waiting.state.view(None)


def test_a_computer_player_goes_on_for_a_person_who_has_left(playing: Table, play: Play) -> None:
    play(playing, "done", "draw", "lay moor")
    hand = playing.state.view(1)["players"][1]["hand"]
    playing.make(playing.hand("anna", 1, "any", present={0, 2}))
    assert playing.seats[1] == Seat("Ben", bot="any", left="ben")
    assert (playing.bot, playing.undoable) == ("any", 0)
    assert playing.state.view(1)["players"][1]["hand"] == hand
    assert playing.owned("ben") == []
    for seat in (None, 0, 1, 2):
        told = tell(playing, seat)[-1]
        assert told == Told(3, 1, 1, [], Line("seats-handed", {"player": 1}))


def test_the_past_the_record_and_the_points_know_only_what_was_played(tiny: Any, play: Play) -> None:
    seats = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben")]
    table = Table("t", tiny, seats, 3, {"turns": 1}, maker="anna")
    play(table, "lay moor", "done")
    before = table.state
    table.make(table.hand("anna", 1, "any", {0}))
    assert table.position(2) == table.position(1) == before
    play(table, "lay moor", "done")
    assert [step.n for step in table.steps] == [0, 1, 2, 3, 4]
    assert table.notations() == ["lay moor", "done", "lay moor", "done"]
    assert [(turn, graph["score"]) for turn, graph in table.timeline()] == [(1, [1, 0]), (2, table.state.scores())]
    assert refusal(lambda: table.hand("anna", 0, "any", ()))[0] == "error-over"


def test_what_a_person_had_begun_stays_when_their_seat_is_handed_over(playing: Table, play: Play) -> None:
    play(playing, "done", "lay moor", "lay moor")
    playing.make(playing.hand("anna", 1, "any", {0, 2}))
    assert playing.undoable == 0
    assert refusal(lambda: playing.undo(1, playing.version))[0] == "error-nothing-to-undo"
    play(playing, "done", "lay moor", "undo")
    assert [step.action is None for step in playing.steps] == [False, False, False, True, False]


def test_what_another_has_begun_can_still_be_taken_back(playing: Table, play: Play) -> None:
    screen = Screen("anna")
    play(playing, "lay moor", "lay moor")
    before = screen.show(playing)
    playing.make(playing.hand("anna", 2, "any", {0, 1}))
    assert (playing.undoable, playing.state.view(0)) == (2, before.view)
    assert [step.action is None for step in playing.steps] == [False, False, True]
    assert [told.n for told in screen.show(playing).log] == [2]
    play(playing, "undo")
    assert [(step.n, step.action is None) for step in playing.steps] == [(0, False), (1, True)]
    assert [told.n for told in screen.show(playing).log] == [1]
    play(playing, "lay moor", "restart", "lay moor", "done")
    assert [(step.n, step.notation) for step in playing.steps] == [(0, None), (1, "lay moor"), (2, "done")]
    assert playing.position(2) == playing.state


@pytest.mark.parametrize(
    ("seat", "present", "message"),
    [(1, {0, 1}, "error-seat-present"), (0, {0}, "error-seat-present"), (2, set(), "error-seat-bot")],
)
def test_only_the_seat_of_a_person_who_is_not_there_is_handed_over(
    playing: Table, seat: int, present: set[int], message: str
) -> None:
    playing.make(playing.hand("anna", 2, "any", {0}))
    assert refusal(lambda: playing.hand("anna", seat, "any", present))[0] == message


def test_an_open_seat_has_nobody_to_hand_it_over(waiting: Table) -> None:
    assert refusal(lambda: waiting.hand("anna", 1, "any", ()))[0] == "error-seat-open"
    waiting.make(waiting.join(1, BEN))
    waiting.make(waiting.hand("anna", 1, "any", {0}))  # also before the game begins
    assert (waiting.seats[1].bot, waiting.waiting) == ("any", 1)


def test_the_log_alone_rebuilds_who_sits_where(tiny: Any, play: Play) -> None:
    made = [Seat("Anna", owner="anna"), Seat(), Seat()]
    entries = [
        Entry("sit", 2, sitter=BEN),
        Entry("sit", 1, sitter=BOT),
        Entry("act", 0, "lay moor"),
        Entry("sit", 2, sitter=Seat("Ben", bot="any")),
        Entry("act", 0, "done"),
    ]
    table = Table("t", tiny, made, 7, {}, entries, maker="anna")
    assert table.version == 5
    assert table.seats == (made[0], BOT, Seat("Ben", bot="any", left="ben"))
    assert [step.version for step in table.steps] == [3, 4, 5]


@pytest.mark.parametrize(
    "entry",
    [
        Entry("act", 0, "lay moor"),
        Entry("sit", 1),
        Entry("sit", 1, sitter=Seat()),
        Entry("sit", 1, sitter=BEN),
        Entry("sit", 0, sitter=BEN),
        Entry("sit", 7, sitter=BEN),
        Entry("sit", -1, sitter=BEN),
        Entry("sit", 1, sitter=Seat("Otto", bot="any")),
    ],
)
def test_a_seat_that_cannot_have_been_taken_so_damages_the_log(tiny: Any, entry: Entry) -> None:
    made = [Seat("Anna", owner="anna"), Seat(), Seat()]
    with pytest.raises(LogDamaged, match="entry 2 of the log"):
        Table("t", tiny, made, 7, {}, [Entry("sit", 1, sitter=BOT), entry])


@pytest.fixture
def open_game(table: Table) -> Table:
    """Anna and Ben at one screen, at a game in which everything is open."""
    return Table("t1", made(secrets=False), table.seats, 7, {"open_cards": True})


def test_without_secrets_no_curtain_falls_and_the_screen_looks_from_who_decides(open_game: Table, play: Play) -> None:
    screen = Screen("home")
    showing = screen.show(open_game)
    assert (showing.looking, showing.curtain) == (0, None)
    assert showing.actions
    play(open_game, "done")
    showing = screen.show(open_game)
    assert (showing.looking, showing.curtain) == (1, None)
    assert showing.actions
    assert [step.n for step in showing.log] == [0]  # told once, whoever looks
    assert screen.show(open_game).log == []
    play(open_game, "done")
    for _ in range(2):  # while others decide it stays where it was
        assert (screen.show(open_game).looking, screen.show(open_game).actions) == (1, [])
        play(open_game, "done")
    assert screen.show(open_game).looking == 0


def test_without_secrets_a_screen_that_comes_late_looks_from_the_first_seat(open_game: Table, play: Play) -> None:
    seats = [Seat("Bot", bot="any"), Seat("Anna", owner="home"), Seat("Ben", owner="home")]
    table = Table("t", open_game.game, seats, 7, {})
    assert Screen("home").show(table).looking == 1
    assert Screen("nobody").show(table).looking is None
