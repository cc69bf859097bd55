"""Tables with a clock: told to everybody, kept across restarts, and at zero the game goes on as the table chose."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from branchline.server import Settings, create_app
from branchline.server.deadlines import Deadlines
from branchline.table import Refused

from .conftest import HURRY, House, Person
from .test_coming_back import again
from .timepiece import TestTimepiece

pytestmark = pytest.mark.long  # servers that wait, end and begin again

HOUR = 3600
LIVE = {"kind": "live", "bank": 600, "allowance": 10, "at_zero": "bot"}
LETTERS = {"kind": "correspondence", "bank": 48 * HOUR, "allowance": 12 * HOUR, "most": 72 * HOUR, "at_zero": "bot"}
START = {"start_player": 0}

OpenTimed = Callable[..., Any]


@pytest.fixture
def time() -> TestTimepiece:
    return TestTimepiece()


@pytest.fixture
def open_timed(tmp_path: Path, open_house: Any, time: TestTimepiece) -> OpenTimed:
    """Opens a server whose time the test tells, again and again on the same data."""

    def open_timed(**settings: Any) -> Any:
        given = {"data": tmp_path / "data.sqlite3", **HURRY, **settings}
        return open_house(create_app(Settings(**given), timepiece=time))

    return open_timed


def clocks(shown: dict[str, Any]) -> list[tuple[int | None, bool]]:
    return [(seat["clock"], seat["runs"]) for seat in shown["table"]["seats"]]


def two(house: House, clock: dict[str, Any] = LIVE, *more: str) -> tuple[Person, Person, str]:
    """Anna and Ben at a table, and it is Anna's turn."""
    anna, ben = house.person(), house.person()
    id = anna.make("me", "open", *more, clock=clock, options=START)
    with ben.sit(id) as chair:
        chair.join(1, name="Ben")
    return anna, ben, id


def test_everybody_is_told_what_everybody_has_left(open_timed: OpenTimed, time: TestTimepiece) -> None:
    with open_timed() as house:
        anna, ben, id = two(house)
        time.put_forward(seconds=100.5)
        with anna.sit(id) as one, ben.sit(id) as other:
            shown = one.hear()
            assert shown["table"]["clock"] == {**LIVE, "most": None}
            assert clocks(shown) == clocks(other.hear()) == [(500, True), (600, False)]
            seat = 0
            while seat == 0:
                seat = one.play()["view"]["seat"]
            assert clocks(one.shown) == [(510, False), (600, True)]
        (listed,) = anna.http.get("/api/tables").json()["tables"]
        assert listed["clock"] == {**LIVE, "most": None}
        assert listed["since"] is not None


def test_at_zero_a_computer_player_goes_on_though_nobody_looks_and_its_person_takes_over_again(
    open_timed: OpenTimed, time: TestTimepiece
) -> None:
    with open_timed() as house:
        anna, ben, id = two(house, LETTERS)
        time.put_forward(hours=47)
        with anna.sit(id) as one:
            assert clocks(one.hear())[0] == (HOUR, True)
        time.put_forward(hours=2)
        with ben.sit(id) as other:  # the computer player has played for Anna, and Ben's time passes
            shown = other.until(lambda shown: bool(shown) and shown["view"]["seat"] == 1)
            assert other.log[0]["line"] == {"id": "seats-timeout", "args": {"player": 0}}
            assert clocks(shown) == [(None, False), (48 * HOUR, True)]
        with anna.sit(id) as one:
            assert one.hear()["table"]["seats"][0]["awaits_you"]
            one.say(type="back", seat=0)
            one.until(lambda shown: shown["looking"] == 0)
            assert clocks(one.shown)[0] == (12 * HOUR, False)


def test_what_runs_out_while_no_server_is_there_runs_out_later(
    open_timed: OpenTimed, time: TestTimepiece, data: Path | str
) -> None:
    with open_timed(data=data) as house:
        anna, ben, id = two(house, LETTERS)
    time.put_forward(hours=100)
    with open_timed(data=data) as house:
        anna, ben = again(house, anna), again(house, ben)
        with anna.sit(id) as one:
            assert one.hear()["table"]["seats"][0]["clock"] in range(48 * HOUR - 5, 48 * HOUR + 1)
        time.put_forward(hours=49)  # with nobody there, and from the data alone
        with ben.sit(id) as other:
            other.until(lambda shown: bool(shown) and shown["view"]["seat"] == 1)


def test_a_clock_is_the_same_after_a_restart(open_timed: OpenTimed, time: TestTimepiece) -> None:
    with open_timed() as house:
        anna, _, id = two(house, LETTERS)
        with anna.sit(id) as one:
            one.hear()
            for _ in range(3):
                time.put_forward(hours=1)
                one.play()
                if one.shown["view"]["seat"] != 0:
                    break
            before = clocks(one.shown)
    with open_timed() as house, again(house, anna).sit(id) as one:
        assert clocks(one.hear()) == before


def test_a_table_that_waits_at_zero_lets_whoever_is_late_play_on(open_timed: OpenTimed, time: TestTimepiece) -> None:
    with open_timed() as house:
        anna, ben, id = two(house, {**LIVE, "at_zero": "wait"})
        time.put_forward(seconds=3000)
        with anna.sit(id) as one, ben.sit(id) as other:
            assert clocks(one.hear())[0] == (0, True)
            assert other.hear()["table"]["seats"][0]["kind"] == "person"
            while one.play()["view"]["seat"] == 0:
                pass
            assert clocks(one.shown)[0] == (10, False)


def test_computer_players_play_on_at_a_table_with_a_clock_with_nobody_there(
    open_timed: OpenTimed, time: TestTimepiece
) -> None:
    with open_timed() as house:
        anna = house.person()
        id = anna.make("me", "random", clock=LETTERS, options=START)
        with anna.sit(id) as one:
            one.hear()
            while one.play()["view"]["seat"] == 0:
                pass
        done = {"deciding": 1}
        while done["deciding"] != 0:
            done = anna.http.get(f"/api/tables/{id}").json()


def test_a_clock_is_set_within_limits(house: House, anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for clock, id in (({**LIVE, "bank": 1}, "error-clock"), ({"kind": "hourglass"}, "error-field-wrong")):
        answer = anna.http.post("/api/tables", json={"game": "germany", "seats": seats, "clock": clock})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, id)


def test_another_game_has_the_same_clock(house: House, anna: Person) -> None:
    id = anna.make("random", "random", clock=LIVE)
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    rematch = anna.http.post(f"/api/tables/{id}/rematch", json={}).json()["id"]
    assert anna.http.get(f"/api/tables/{rematch}").json()["clock"]["bank"] == 600


def test_what_cannot_be_looked_after_is_left_alone_and_what_failed_is_tried_again() -> None:
    time = TestTimepiece()
    looked: list[str] = []

    async def look_after(id: str) -> None:
        looked.append(id)
        if id == "gone":
            raise Refused("error-unknown-table", "There is no table gone.")
        if id == "failing" and looked.count(id) == 1:
            raise OSError("the disk is full")

    async def run() -> None:
        deadlines = Deadlines(time, look_after)
        now = time.now()
        due = [("failing", now), ("gone", now), ("later", now + timedelta(hours=1))]

        async def read() -> Any:
            return due

        running = asyncio.create_task(deadlines.run(read))
        while len(looked) < 2:
            await asyncio.sleep(0)
        due = due[1:]
        time.put_forward(minutes=2)
        while len(looked) < 3:
            await asyncio.sleep(0.001)
        time.put_forward(hours=1)
        while "later" not in looked:
            await asyncio.sleep(0.001)
        running.cancel()

    asyncio.run(run())
    assert looked == ["failing", "gone", "failing", "later"]
