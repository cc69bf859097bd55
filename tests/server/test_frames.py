"""What several screens are sent alike is made once."""

import json
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.server.frames import Frames
from branchline.server.presence import Attendance
from branchline.server.shown import table_message
from branchline.table import Screen, Seat, Table, showing

HERE = (Attendance(present=True),) * 2


@pytest.fixture
def table() -> Table:
    seats = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben")]
    return Table("t", GAMES["germany"], seats, 5, {"start_player": 0}, maker="anna")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """From whose seats frames were made."""
    seats: list[int | None] = []

    def counted(table: Table, glance: Any, view: Any) -> Any:
        seats.append(glance.looking)
        return showing(table, glance, view)

    monkeypatch.setattr("branchline.server.frames.showing", counted)
    return seats


def look(frames: Frames, table: Table, screens: list[Screen]) -> list[str]:
    return [frames.of(table, screen.owner, HERE, screen.glance(table)) for screen in screens]


def test_all_who_may_see_the_same_get_the_same_frame(table: Table, made: list[int | None]) -> None:
    frames = Frames()
    screens = [Screen(owner) for owner in ("anna", "ben", "carla", "dora", "anna", "emil")]
    first = look(frames, table, screens)
    assert made == [0, 1, None]
    assert first[2] == first[3] == first[5]
    assert first[0] == first[4]
    assert len({first[0], first[1], first[2]}) == 3
    table.make(table.play(0, table.state.legal()[0], 0))
    made.clear()
    look(frames, table, screens)
    assert made == [0, 1, None]


def test_a_shared_frame_is_what_each_would_have_been_sent_alone(table: Table) -> None:
    frames = Frames()
    for _ in range(3):
        for owner in ("anna", "ben", "carla", "carla"):
            alone = Screen(owner).show(table)
            expected = json.dumps(table_message(table, owner, HERE, alone))
            shared = frames.of(table, owner, HERE, Screen(owner).glance(table))
            assert json.loads(shared) == json.loads(expected)
        table.make(table.play(table.state.seat, table.state.legal()[0], table.version))


def test_who_comes_late_is_told_everything_and_shares_the_view(
    table: Table, made: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    frames, early, late = Frames(), Screen("carla"), Screen("dora")
    look(frames, table, [early])
    table.make(table.play(0, table.state.legal()[0], 0))
    looked = []
    view = type(table.state).view
    monkeypatch.setattr(type(table.state), "view", lambda self, seat: looked.append(seat) or view(self, seat))
    one, other = look(frames, table, [early, Screen("emil")])
    assert one != other or len(table.steps) == 1
    look(frames, table, [late])
    assert looked == [None]


def test_who_comes_or_goes_makes_another_frame(table: Table, made: list[int | None]) -> None:
    frames, screen = Frames(), Screen("carla")
    here = frames.of(table, "carla", HERE, screen.glance(table))
    gone = frames.of(table, "carla", (HERE[0], Attendance(hand_in=9)), screen.glance(table))
    assert here != gone
    assert made == [None, None]
