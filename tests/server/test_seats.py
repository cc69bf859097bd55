"""Friends at other screens: open seats, who takes them, who is there, and seats that go on without their person."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command
from alembic.config import Config
from tests.stores import with_store

from branchline.server import Settings
from branchline.server.database import open_database
from branchline.server.identity import COOKIE
from branchline.table import Entry, Seat

if TYPE_CHECKING:
    from .conftest import Chair, House, Person

pytestmark = pytest.mark.long  # servers that wait, end and begin again

START = {"start_player": 0}


@pytest.fixture
def ben(house: "House") -> "Person":
    return house.person()


@pytest.fixture
def carla(house: "House") -> "Person":
    return house.person()


def shows(chair: "Chair", seats: list[tuple[str, str, bool]]) -> dict[str, Any]:
    """Hears until these sit there."""
    return chair.until(lambda shown: bool(shown) and chair.seats() == seats)


def test_a_table_waits_until_every_seat_is_taken_and_then_begins_for_everybody(
    anna: "Person", ben: "Person", carla: "Person", stranger: "Person"
) -> None:
    id = anna.make("me", "open", "open", options=START)
    with anna.sit(id) as one, ben.sit(id) as two, carla.sit(id) as three, stranger.sit(id) as watcher:
        shown = one.hear()
        assert shown["table"]["yours"]
        assert (shown["looking"], shown["curtain"], shown["actions"], shown["version"]) == (None, None, [], 0)
        for chair in (two, three, watcher):
            assert not chair.hear()["table"]["yours"]
        answer = one.ask(type="play", seat=0, action=0, at=0)
        assert (answer["id"], answer["args"]) == ("error-waiting", {"count": 2})
        two.join(2, name="  Ben ")
        for chair in (one, three, watcher):
            shows(chair, [("person", "Player 1", True), ("open", "", False), ("person", "Ben", True)])
            assert chair.shown["looking"] is None
        assert one.ask(type="play", seat=0, action=0, at=1)["args"] == {"count": 1}
        three.join(1)
        everybody = [("person", "Player 1", True), ("person", "Player 2", True), ("person", "Ben", True)]
        for chair, looking in ((one, 0), (two, 2), (three, 1), (watcher, None)):
            shows(chair, everybody)
            assert chair.shown["looking"] == looking
            assert chair.shown["version"] == 2
        assert one.shown["actions"]
        one.play()
        assert two.until_version(3)["steps"] == three.until_version(3)["steps"] == 1
        assert two.ask(type="undo", seat=0, at=3)["id"] == "error-not-your-seat"


def test_a_waiting_table_is_listed_with_its_open_seats_and_by_everybody_who_sits_there(
    anna: "Person", ben: "Person"
) -> None:
    id = anna.make("me", "open", "open")
    with ben.sit(id) as chair:
        chair.join(1, name="Ben")
    for person, yours in ((anna, [True, False, False]), (ben, [False, True, False])):
        (table,) = person.http.get("/api/tables").json()["tables"]
        assert table["id"] == id
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "open"]
        assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Ben", ""]
        assert [seat["yours"] for seat in table["seats"]] == yours
        assert person.http.get(f"/api/tables/{id}").json() == table


def test_who_made_the_table_fills_seats_with_a_computer_player_or_a_person_beside_them(anna: "Person") -> None:
    id = anna.make("me", "open", "open", "open", options=START)
    with anna.sit(id) as chair:
        chair.hear()
        chair.say(type="fill", seat=1, bot="random")
        chair.say(type="fill", seat=2, bot="greedy", name="Otto")
        chair.say(type="join", seat=3, name="Dora")
        shown = chair.until(lambda shown: shown["version"] == 3)
        assert chair.seats() == [
            ("person", "Player 1", True),
            ("bot", "Clara", False),
            ("bot", "Otto", False),
            ("person", "Dora", True),
        ]
        assert [seat["yours"] for seat in shown["table"]["seats"]] == [True, False, False, True]
        assert shown["curtain"] == 0  # two people at this screen now


def test_whoever_made_a_table_and_does_not_sit_at_it_may_sit_down_like_anybody(anna: "Person") -> None:
    id = anna.make("open", "random", options=START)
    with anna.sit(id) as chair:
        chair.hear()
        assert chair.join(0, name="Anna")["looking"] == 0


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("ben", {"type": "join", "seat": 0}, "error-seat-taken"),
    ("ben", {"type": "join", "seat": 1}, "error-seat-taken"),
    ("ben", {"type": "join", "seat": 3}, "error-seat-taken"),
    ("ben", {"type": "join", "seat": 5}, "error-unknown-seat"),
    ("ben", {"type": "join", "seat": -1}, "error-unknown-seat"),
    ("ben", {"type": "join", "seat": 10**30, "name": "x" * 50}, "error-unknown-seat"),
    ("ben", {"type": "join", "seat": 2, "name": "x" * 25}, "error-name-long"),
    ("ben", {"type": "join", "seat": 2, "name": "a\nb"}, "error-name-sign"),
    ("ben", {"type": "join", "seat": 2, "name": "x" * 15_000}, "error-name-long"),
    ("ben", {"type": "join", "seat": 2, "name": 7}, "error-field-wrong"),
    ("ben", {"type": "join", "seat": "2"}, "error-field-wrong"),
    ("ben", {"type": "join", "seat": 2, "at": 0}, "error-field-unknown"),
    ("ben", {"type": "join", "seat": 2, "bot": "random"}, "error-field-unknown"),
    ("ben", {"type": "join", "name": "Ben"}, "error-field-missing"),
    ("ben", {"type": "fill", "seat": 2, "bot": "random"}, "error-not-maker"),
    ("ben", {"type": "hand", "seat": 1, "bot": "random"}, "error-not-maker"),
    ("carla", {"type": "join", "seat": 2}, "error-seated"),
    ("carla", {"type": "join", "seat": 1}, "error-seated"),
    ("carla", {"type": "fill", "seat": 2, "bot": "random"}, "error-not-maker"),
    ("anna", {"type": "join", "seat": 0}, "error-seat-taken"),
    ("anna", {"type": "fill", "seat": 1, "bot": "random"}, "error-seat-taken"),
    ("anna", {"type": "fill", "seat": 2}, "error-field-missing"),
    ("anna", {"type": "fill", "seat": 2, "bot": "hal"}, "error-unknown-bot"),
    ("anna", {"type": "fill", "seat": 2, "bot": "random", "name": "x" * 25}, "error-name-long"),
    ("anna", {"type": "fill", "seat": 9, "bot": "random"}, "error-unknown-seat"),
    ("anna", {"type": "hand", "seat": 0, "bot": "random"}, "error-seat-present"),
    ("anna", {"type": "hand", "seat": 1, "bot": "random"}, "error-seat-present"),
    ("anna", {"type": "hand", "seat": 1, "bot": "hal"}, "error-unknown-bot"),
    ("anna", {"type": "hand", "seat": 1, "bot": "random", "name": "Clara"}, "error-field-unknown"),
    ("anna", {"type": "hand", "seat": 2, "bot": "random"}, "error-seat-open"),
    ("anna", {"type": "hand", "seat": 3, "bot": "random"}, "error-seat-bot"),
    ("anna", {"type": "hand", "seat": 4, "bot": "random"}, "error-unknown-seat"),
]


def test_what_cannot_be_done_about_seats_is_refused_in_one_sentence(
    anna: "Person", ben: "Person", carla: "Person"
) -> None:
    id = anna.make("me", "open", "open", "random")
    with anna.sit(id) as one, ben.sit(id) as two, carla.sit(id) as three:
        three.join(1, name="Carla")
        chairs = {"anna": one, "ben": two, "carla": three}
        for who, message, id in REFUSED:
            answer = chairs[who].ask(**message)
            assert (answer["type"], answer["id"]) == ("refused", id), message
            assert answer["message"].endswith(".")
        assert one.shown["version"] == 1
        assert two.join(2)["version"] == 2


def test_of_two_guests_who_take_a_seat_at_the_same_moment_one_gets_it(house: "House", anna: "Person") -> None:
    guests = [house.person() for _ in range(6)]
    for _ in range(3):
        id = anna.make("me", "open", "open")
        start = Barrier(len(guests))
        with ExitStack() as stack:
            chairs = [stack.enter_context(guest.sit(id)) for guest in guests]

            def take(chair: "Chair", start: Barrier = start) -> str | None:
                chair.hear()
                start.wait()
                chair.say(type="join", seat=1, name="First")
                while (message := chair.hear())["type"] == "table":
                    if message["table"]["seats"][1]["yours"]:
                        return None
                assert message["args"] == {"player": 1}
                refused: str = message["id"]
                return refused

            with ThreadPoolExecutor(len(guests)) as pool:
                results = list(pool.map(take, chairs))
        assert sorted(results, key=str) == sorted([None] + ["error-seat-taken"] * 5, key=str)
        assert anna.http.get(f"/api/tables/{id}").json()["seats"][2]["kind"] == "open"


@pytest.mark.parametrize(("taken", "refused"), [(1, "error-seat-taken"), (2, None)])
def test_a_seat_taken_at_another_server_of_the_same_data_is_taken_here(
    open_house: Any, tmp_path: Path, taken: int, refused: str | None
) -> None:
    with open_house() as house:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open", "open")
        with ben.sit(id) as chair:
            chair.hear()
            elsewhere = Entry("sit", taken, sitter=Seat("Carla", owner="carla"))
            with_store(tmp_path / "data.sqlite3", lambda store: store.append(id, 1, elsewhere, 0, False))
            if refused:
                assert chair.ask(type="join", seat=1)["id"] == refused
                assert chair.until_version(1)["table"]["seats"][1]["name"] == "Carla"
            else:
                assert chair.join(1)["version"] == 2  # another seat: both have theirs


def test_others_see_who_comes_leaves_and_comes_back(anna: "Person", ben: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open")
    ben_there = [("person", "Player 1", True), ("person", "Ben", True)]
    with anna.sit(id) as one:
        with ben.sit(id) as two:
            two.join(1, name="Ben")
            shows(one, ben_there)
            with ben.sit(id), stranger.sit(id) as watcher:
                shows(watcher, ben_there)
        version = one.shown["version"]
        shows(one, [("person", "Player 1", True), ("person", "Ben", False)])
        with ben.sit(id) as two:
            assert two.hear()["looking"] == 1
            shows(one, ben_there)
        assert one.shown["version"] == version  # coming and going is no entry of the log


def test_a_reload_is_no_leaving(anna: "Person", ben: "Person", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.company.AWAY_AFTER", 60.0)  # however slow this machine is
    id = anna.make("me", "open")
    with anna.sit(id) as one:
        with ben.sit(id) as two:
            two.join(1)
            one.until(lambda shown: bool(shown) and shown["version"] == 1)
        heard = len(one.heard)
        with ben.sit(id) as two:
            two.hear()
            assert one.ask(type="why", seat=0, action=0)["type"] == "why"
        assert [message["type"] for message in one.heard[heard:]] == ["why"]


def test_a_computer_player_goes_on_for_a_person_who_has_left(anna: "Person", ben: "Person") -> None:
    id = anna.make("me", "open", options={"start_player": 1})
    with anna.sit(id) as one:
        with ben.sit(id) as two:
            two.join(1, name="Ben")
            answer = one.ask(type="hand", seat=1, bot="greedy")
            assert answer["id"] == "error-seat-present"
        shows(one, [("person", "Player 1", True), ("person", "Ben", False)])
        one.say(type="hand", seat=1, bot="greedy")
        shows(one, [("person", "Player 1", True), ("bot", "Ben", False)])
        one.until(lambda shown: bool(shown["actions"]))  # it was Ben's turn, and the computer player took it
        handed = [step for step in one.log if step["line"] is not None]
        assert [(step["n"], step["seat"], step["events"], step["line"]) for step in handed] == [
            (0, 1, [], {"id": "seats-handed", "args": {"player": 1}})
        ]
        assert all(step["events"] for step in one.log if step not in handed)
        while not one.shown["table"]["over"]:
            one.play(one.shown["actions"][len(one.shown["actions"]) // 2]["id"])
            one.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])
        assert one.ask(type="hand", seat=1, bot="greedy")["id"] == "error-over"
    with ben.sit(id) as back:
        shown = back.hear()
        assert not any(seat["yours"] for seat in shown["table"]["seats"])
    record = anna.http.get(f"/api/tables/{id}/record").json()
    assert len(record["actions"]) == one.shown["steps"] - 1
    before, after = (anna.http.get(f"/api/tables/{id}/at/{n}").json() for n in (-1, 0))
    assert before == after


def again(house: "House", person: "Person") -> "Person":
    """The same person at a server that was started again."""
    new = house.person()
    new.http.cookies.clear()
    new.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return new


def test_seats_survive_a_restart(open_house: Any) -> None:
    with open_house() as house:
        anna, ben, carla = (house.person() for _ in range(3))
        id = anna.make("me", "open", "open", "open", options=START)
        with anna.sit(id) as one, ben.sit(id) as two, carla.sit(id) as three:
            two.join(1, name="Ben")
            three.join(2, name="Carla")
            one.hear()
    with open_house() as house:
        anna, ben = again(house, anna), again(house, ben)
        with anna.sit(id) as one, ben.sit(id) as two:
            shows(
                one,
                [
                    ("person", "Player 1", True),
                    ("person", "Ben", True),
                    ("person", "Carla", False),
                    ("open", "", False),
                ],
            )
            assert two.ask(type="join", seat=3)["id"] == "error-seated"
            one.say(type="fill", seat=3, bot="random", name="Otto")
            one.until(lambda shown: bool(shown["actions"]))
            one.say(type="hand", seat=2, bot="random")
            one.until_version(4)
            one.play()
    with open_house() as house:
        anna = again(house, anna)
        with anna.sit(id) as one:
            shown = one.hear()
            assert shown["version"] >= 5
            assert [(seat["kind"], seat["name"]) for seat in shown["table"]["seats"]] == [
                ("person", "Player 1"),
                ("person", "Ben"),
                ("bot", "Carla"),
                ("bot", "Otto"),
            ]
            assert one.log[0]["line"]["id"] == "seats-handed"


def test_data_from_before_open_seats_is_brought_up_to_date(open_house: Any, tmp_path: Path) -> None:
    file = tmp_path / "data.sqlite3"
    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random", options=START)
        with anna.sit(id) as chair:
            chair.until(lambda shown: bool(shown.get("actions")))
            chair.play()
    engine = open_database(Settings(data=file).url())
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "branchline.server:migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    open_database(Settings(data=file).url()).dispose()
    with open_house() as house:
        with house.person().sit(id) as chair:
            assert chair.hear()["version"] >= 1
        assert house.person().http.get(f"/api/tables/{id}").status_code == 200


def test_in_a_game_without_secrets_the_screen_changes_hands_without_a_curtain(anna: "Person") -> None:
    id = anna.make("me", "here", "random", game="wensleydale", seed=5)
    looked = []
    with anna.sit(id) as chair:
        shown = chair.until(lambda shown: bool(shown.get("actions")))
        assert shown["table"]["secrets"] is False
        for _ in range(12):
            assert (shown["curtain"], shown["looking"]) == (None, shown["view"]["seat"])
            looked.append(shown["looking"])
            chair.play()
            shown = chair.until(lambda shown: bool(shown["actions"]))
    assert set(looked) == {0, 1}
    assert [step["n"] for step in chair.log] == list(range(shown["steps"]))
    told = [step["n"] for message in chair.heard for step in message["log"]]
    assert len(told) == len(set(told))  # each step once, whoever looks
