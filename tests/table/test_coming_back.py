"""A seat is handed over only after a while, and its person may take it back at any time."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.core.contract import Line
from branchline.table import Entry, LogDamaged, Refused, Screen, Seat, Table
from branchline.table.screen import tell

Play = Callable[..., None]

ANNA, BEN, CARLA = (Seat(name.capitalize(), owner=name) for name in ("anna", "ben", "carla"))


def refusal(call: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.message, caught.value.arguments


@pytest.fixture
def table(tiny: Any) -> Table:
    return Table("t", tiny, [ANNA, BEN, CARLA], 7, {}, maker="anna")


def test_while_a_person_may_still_come_back_their_seat_is_not_handed_over(table: Table) -> None:
    asked = refusal(lambda: table.hand("anna", 1, "any", {0, 2}, wait=17))
    assert asked == ("error-seat-away", {"player": 1, "seconds": 17})
    assert table.hand("anna", 1, "any", {0, 2}, wait=0).entry.sitter == Seat("Ben", bot="any")


def test_who_is_back_takes_over_again(table: Table, play: Play) -> None:
    play(table, "done", "lay moor")
    table.make(table.hand("anna", 1, "any", {0, 2}))
    assert Screen("ben").looking(table) is None
    play(table, "draw")
    table.make(table.back("ben", 1))
    assert (table.seats, table.bot, table.owned("ben")) == ((ANNA, BEN, CARLA), None, [1])
    assert Screen("ben").looking(table) == 1
    for seat in (None, 0, 1, 2):
        assert tell(table, seat)[-1].line == Line("seats-back", {"player": 1})
    play(table, "done")


def test_what_the_computer_player_had_begun_is_final(table: Table, play: Play) -> None:
    play(table, "done")
    table.make(table.hand("anna", 1, "any", {0, 2}))
    play(table, "lay moor", "lay dale")
    assert table.undoable == 2
    table.make(table.back("ben", 1))
    assert table.undoable == 0


def test_a_seat_can_be_handed_over_and_taken_back_again_and_again(tiny: Any, table: Table) -> None:
    entries = []
    for _ in range(3):
        for change in (lambda: table.hand("anna", 1, "any", {0, 2}), lambda: table.back("ben", 1)):
            entries.append(change().entry)
            table.make(change())
    again = Table("t", tiny, [ANNA, BEN, CARLA], 7, {}, entries, maker="anna")
    assert (again.seats, again.version) == (table.seats, 6)


def test_only_who_left_takes_a_seat_back(table: Table) -> None:
    assert refusal(lambda: table.back("ben", 1))[0] == "error-not-left"
    table.make(table.hand("anna", 1, "any", {0, 2}))
    for other in ("anna", "carla", "stranger"):
        assert refusal(lambda other=other: table.back(other, 1)) == ("error-not-left", {"player": 1})
    assert refusal(lambda: table.back("ben", 0))[0] == "error-not-left"
    assert refusal(lambda: table.back("ben", 9))[0] == "error-unknown-seat"


def test_a_guest_who_sat_down_elsewhere_meanwhile_has_one_seat(tiny: Any) -> None:
    table = Table("t", tiny, [ANNA, BEN, Seat()], 7, {}, maker="anna")
    table.make(table.hand("anna", 1, "any", {0}))
    table.make(table.join(2, BEN))
    assert refusal(lambda: table.back("ben", 1)) == ("error-seated", {"player": 2})


def test_a_seat_that_was_never_a_persons_is_nobodys_to_take_back(tiny: Any) -> None:
    table = Table("t", tiny, [ANNA, Seat("Clara", bot="any")], 7, {}, maker="anna")
    assert refusal(lambda: table.back("ben", 1))[0] == "error-not-left"


def test_nothing_is_taken_back_once_the_game_is_over(tiny: Any, play: Play) -> None:
    table = Table("t", tiny, [ANNA, BEN], 3, {"turns": 1}, maker="anna")
    table.make(table.hand("anna", 1, "any", {0}))
    play(table, "lay moor", "done", "lay dale", "done")
    assert refusal(lambda: table.back("ben", 1))[0] == "error-over"


def test_a_log_in_which_somebody_else_takes_the_seat_back_is_damaged(tiny: Any) -> None:
    entries = [Entry("sit", 1, sitter=Seat("Ben", bot="any")), Entry("sit", 1, sitter=CARLA)]
    with pytest.raises(LogDamaged, match="entry 2 of the log"):
        Table("t", tiny, [ANNA, BEN], 3, {}, entries, maker="anna")
