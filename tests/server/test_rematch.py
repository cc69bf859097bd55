"""The same people play again: one table of the next game, everybody one seat on, friends called to it by name."""

from typing import TYPE_CHECKING, Any

import pytest

from .brief import BRIEF, IDLE, play_out

if TYPE_CHECKING:
    from .conftest import House, Person


@pytest.fixture
def ben(house: "House") -> "Person":
    return house.person()


def ask(person: "Person", id: str) -> tuple[int, dict[str, Any]]:
    answer = person.http.post(f"/api/tables/{id}/rematch", json={})
    return answer.status_code, answer.json()


def test_the_first_who_asks_sets_it_up_and_all_are_led_to_it(anna: "Person", ben: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open", "here", **BRIEF)
    with anna.sit(id) as one, ben.sit(id) as two:
        two.join(1, name="Ben")
        one.until(lambda shown: bool(shown) and bool(shown["actions"]))
        assert ask(anna, id)[0] == 409, "the game is still on"
        play_out(one, two)
        assert two.shown["table"]["rematch"] is None
        assert ask(stranger, id) == (
            403,
            {
                "error": {
                    "id": "error-not-played",
                    "args": {"table": id},
                    "message": f"Only who played at table {id} can ask for another game there.",
                }
            },
        )
        status, made = ask(ben, id)
        assert status == 201
        for chair in (one, two):
            assert chair.until(lambda shown: shown["table"]["rematch"] is not None)["table"]["rematch"] == made["id"]
    assert ask(anna, id) == (201, made), "there is one next game, whoever asks"

    with ben.sit(made["id"]) as chair:
        shown = chair.hear()
        assert chair.seats() == [("person", "Ben", True), ("open", "Player 3", False), ("open", "Player 1", False)]
        assert shown["table"]["yours"]
        assert shown["view"]["options"] == one.shown["view"]["options"]


def test_computer_players_come_along_and_the_next_game_is_found_after_a_restart(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random", **BRIEF)
        with anna.sit(id) as chair:
            chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
            while not chair.shown["table"]["over"]:
                chair.play(next(a["id"] for a in chair.shown["actions"] if a["notation"] in IDLE))
                chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])
        made = ask(anna, id)[1]["id"]
        with anna.sit(made) as chair:
            chair.hear()
            assert [(seat["kind"], seat["bot"]) for seat in chair.shown["table"]["seats"]] == [
                ("bot", "random"),
                ("person", None),
            ]
    with open_house() as house, house.person().sit(id) as watcher:
        assert watcher.hear()["table"]["rematch"] == made
