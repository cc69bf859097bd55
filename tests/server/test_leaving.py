"""Resigning and voting over the wire, and what is kept of it."""

from pathlib import Path
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.server import Settings, create_app
from branchline.server.positions import pack, unpack
from branchline.table import Seat, Table
from branchline.table.seating import Vote

from .conftest import HURRY, House, Person
from .test_coming_back import again
from .timepiece import TestTimepiece

pytestmark = pytest.mark.long  # servers that wait, end and begin again

START = {"start_player": 0}


def three(house: House, **more: Any) -> tuple[Person, Person, Person, str]:
    """Anna, Ben and Cora at a table."""
    anna, ben, cora = (house.person() for _ in range(3))
    id = anna.make("me", "open", "open", options=START, **more)
    for person, seat, name in ((ben, 1, "Ben"), (cora, 2, "Cora")):
        with person.sit(id) as chair:
            chair.join(seat, name=name)
    return anna, ben, cora, id


def test_who_resigns_is_told_as_last_and_keeps_the_table_in_the_list(open_house: Any) -> None:
    with open_house() as house:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open", options=START)
        with ben.sit(id) as other:
            other.join(1, name="Ben")
            with anna.sit(id) as one:
                one.hear()
                assert other.ask(type="resign", seat=0)["id"] == "error-not-your-seat"
                one.say(type="resign", seat=0)
                shown = other.until(lambda shown: shown["table"]["seats"][0]["resigned"])
                assert not shown["table"]["seats"][0]["awaits_you"]
                assert other.log[0]["line"] == {"id": "seats-resign", "args": {"player": 0}}
            other.say(type="resign", seat=1)
            other.until(lambda shown: shown["table"]["over"])
        (listed,) = anna.http.get("/api/tables").json()["tables"]
        assert [result["rank"] for result in listed["results"]] == [1, 1]  # both gave up, so both are last and first
        assert ben.http.delete(f"/api/tables/{id}", headers={"content-type": "application/json"}).status_code == 204


def test_one_who_resigned_is_behind_one_who_did_not(anna: Person, house: House) -> None:
    id = anna.make("me", "random", options=START)
    with anna.sit(id) as one:
        one.hear()
        one.say(type="resign", seat=0)
        one.until(lambda shown: shown["table"]["over"])
    (listed,) = anna.http.get("/api/tables").json()["tables"]
    assert [result["rank"] for result in listed["results"]] == [2, 1]
    (ending,) = anna.http.get("/api/results?mine=true").json()["endings"]
    assert ending["uncounted"] is None  # nobody gets away from their rating by giving up
    assert [(place["you"], place["rank"]) for place in ending["places"]] == [(True, 2), (False, 1)]


def test_two_of_three_decide_about_who_is_away_across_a_restart(open_house: Any) -> None:
    with open_house() as house:
        anna, ben, cora, id = three(house)
        with ben.sit(id) as other:
            other.hear()
            other.say(type="vote", seat=0)
            shown = other.until(lambda shown: shown["table"]["seats"][0]["votes"] == 1)
            assert (shown["table"]["seats"][0]["voters"], shown["table"]["seats"][0]["voted"]) == (2, True)
            assert other.ask(type="vote", seat=0)["id"] == "error-voted"
    with open_house() as house:
        anna, cora = again(house, anna), again(house, cora)
        with cora.sit(id) as third:
            third.hear()
            with anna.sit(id):
                third.until(lambda shown: shown["table"]["seats"][0]["present"])
                assert third.ask(type="vote", seat=0)["id"] == "error-seat-present"
            third.until(lambda shown: not shown["table"]["seats"][0]["present"])
            assert not third.shown["table"]["seats"][0]["voted"]
            third.say(type="vote", seat=0)
            third.until(lambda shown: shown["table"]["seats"][0]["kind"] == "bot")
            assert {"id": "seats-vote", "args": {"player": 0}} in [step["line"] for step in third.log]
        with anna.sit(id) as one:
            assert one.hear()["table"]["seats"][0]["awaits_you"]


def test_one_waits_for_who_is_away_and_at_a_table_with_a_clock_for_the_clock(tmp_path: Path, open_house: Any) -> None:
    clock = {"kind": "live", "bank": 600, "allowance": 10, "at_zero": "wait"}
    time = TestTimepiece()
    settings = Settings(**{**HURRY, "data": tmp_path / "data.sqlite3", "hand_after": 100})
    with open_house(create_app(settings, timepiece=time)) as house:
        _, ben, _, id = three(house)
        with ben.sit(id) as other:
            other.hear()
            assert other.ask(type="vote", seat=0)["id"] == "error-seat-away"
        anna, ben, cora, id = three(house, clock=clock)
        with anna.sit(id) as one, ben.sit(id) as other, cora.sit(id) as third:
            other.hear()
            assert other.ask(type="vote", seat=2)["id"] == "error-seat-present"
            assert other.ask(type="vote", seat=0)["id"] == "error-seat-present"
            time.put_forward(seconds=601)  # Anna is there and does not play
            other.say(type="vote", seat=0)
            third.say(type="vote", seat=0)
            one.until(lambda shown: bool(shown) and shown["table"]["seats"][0]["awaits_you"])
        with ben.sit(id) as other:
            other.hear()
            assert other.ask(type="hand", seat=2, bot="random")["id"] == "error-not-maker"
        with anna.sit(id) as one:
            one.hear()
            assert one.ask(type="hand", seat=2, bot="random")["id"] == "error-seat-time"


@pytest.mark.parametrize("voted", [(), (Vote(1, 0),)])
def test_a_stored_position_knows_votes_and_who_resigned(voted: tuple[Vote, ...]) -> None:
    game = GAMES["germany"]
    seats = [Seat("Anna", owner="anna"), Seat("Ben", bot="random", resigned="ben")]
    position = Table("t", game, seats, 7, {}).here()._replace(votes=voted)
    read = unpack(game, pack(position))
    assert (read.seats, read.votes) == (tuple(seats), voted)
