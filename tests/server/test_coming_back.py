"""A friend who is away for long loses the seat to a computer player, and has it back for the asking."""

from typing import TYPE_CHECKING, Any

import pytest

from branchline.server.presence import Attendance, Presence
from branchline.table import Seat

from .test_seats import again, shows

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.long  # servers that wait, end and begin again


def hand_in(shown: dict[str, Any], seat: int) -> Any:
    return shown["table"]["seats"][seat]["hand_in"]


def test_a_seat_is_handed_over_only_after_the_time_the_table_shows(open_house: Any) -> None:
    with open_house(hand_after=90) as house:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open", options={"start_player": 1})
        with anna.sit(id) as one:
            with ben.sit(id) as two:
                two.join(1, name="Ben")
                assert hand_in(two.shown, 1) is None
            shown = one.until(lambda shown: bool(shown) and hand_in(shown, 1) is not None)
            assert 80 <= hand_in(shown, 1) <= 90
            answer = one.ask(type="hand", seat=1, bot="random")
            assert (answer["id"], answer["args"]["player"]) == ("error-seat-away", 1)
            assert 80 <= answer["args"]["seconds"] <= 90
            with ben.sit(id):
                one.until(lambda shown: shown["table"]["seats"][1]["present"])
                assert hand_in(one.shown, 1) is None
                assert one.ask(type="hand", seat=1, bot="random")["id"] == "error-seat-present"


def test_a_short_time_passes(open_house: Any) -> None:
    with open_house(hand_after=1.5) as house:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open")
        with anna.sit(id) as one:
            with ben.sit(id) as two:
                two.join(1, name="Ben")
            one.until(lambda shown: bool(shown) and hand_in(shown, 1) is not None)
            while (answer := one.ask(type="hand", seat=1, bot="random", request=1))["type"] == "refused":
                assert answer["id"] in ("error-seat-away", "error-seat-present")
            shows(one, [("person", "Player 1", True), ("bot", "Ben", False)])


def test_who_is_back_takes_the_seat_back_and_plays_on(open_house: Any) -> None:
    with open_house() as house:
        anna, ben, carla = (house.person() for _ in range(3))
        id = anna.make("me", "open", options={"start_player": 1})
        with anna.sit(id) as one:
            with ben.sit(id) as two:
                two.join(1, name="Ben")
            one.until(lambda shown: bool(shown) and hand_in(shown, 1) == 0)
            one.say(type="hand", seat=1, bot="random")
            one.until(lambda shown: bool(shown["actions"]))  # the computer player took Ben's turn
            with ben.sit(id) as back, carla.sit(id) as other:
                shown = back.hear()
                assert [seat["awaits_you"] for seat in shown["table"]["seats"]] == [False, True]
                assert shown["looking"] is None
                assert not any(seat["awaits_you"] for seat in other.hear()["table"]["seats"])
                assert other.ask(type="back", seat=1)["id"] == "error-not-left"
                assert ben.http.get("/api/tables").json()["tables"][0]["id"] == id
                back.say(type="back", seat=1)
                back.until(lambda shown: shown["looking"] == 1)
                assert [seat["awaits_you"] for seat in back.shown["table"]["seats"]] == [False, False]
                assert "seats-back" in [step["line"]["id"] for step in back.log if step["line"]]
                one.until(lambda shown: shown["table"]["seats"][1]["kind"] == "person")
                while not back.shown["actions"]:
                    one.play()
                    back.until_version(one.shown["version"])
                back.play()
    with open_house() as house:
        ben = again(house, ben)
        with ben.sit(id) as chair:
            assert chair.hear()["looking"] == 1  # it is in the stored log


def test_a_handed_seat_waits_for_its_person_across_a_restart(open_house: Any) -> None:
    with open_house() as house:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open", options={"start_player": 0})
        with anna.sit(id) as one:
            with ben.sit(id) as two:
                two.join(1, name="Ben")
            one.until(lambda shown: bool(shown) and hand_in(shown, 1) == 0)
            one.say(type="hand", seat=1, bot="random")
            one.until(lambda shown: shown["table"]["seats"][1]["kind"] == "bot")
    with open_house() as house:
        ben = again(house, ben)
        with ben.sit(id) as chair:
            assert chair.hear()["table"]["seats"][1]["awaits_you"]
            chair.say(type="back", seat=1)
            chair.until(lambda shown: shown["looking"] == 1)


def test_the_time_away_counts_from_leaving_or_from_when_the_table_was_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("branchline.server.presence.monotonic", lambda: now)
    presence = Presence(60)
    seats = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben"), Seat("Otto", bot="any"), Seat()]
    here, nobody = Attendance(present=True), Attendance()

    def waits(*present: str) -> tuple[Attendance, ...]:
        return presence.attendance(seats, present.__contains__)

    now += 10.5
    assert waits("anna") == (here, Attendance(hand_in=50), nobody, nobody)
    presence.left("ben")
    assert waits("anna") == (here, Attendance(hand_in=60), nobody, nobody)
    now += 59.9
    assert waits() == (Attendance(hand_in=0), Attendance(hand_in=1), nobody, nobody)
    now += 1
    assert waits("anna")[1] == Attendance(hand_in=0)
    assert waits("ben")[1] == here
