"""A finished game that goes on from one of its moments."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .conftest import Chair, House, Person

pytestmark = pytest.mark.long  # servers that wait, end and begin again


class Finished:
    """A game of Anna, who plays the first action there is, against a computer player."""

    def __init__(self, house: "House", **more: Any) -> None:
        self.anna = house.person()
        self.id = self.anna.make("me", "greedy", seed=5, options={"start_player": 0}, **more)
        with self.anna.sit(self.id) as chair:
            chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
            assert branch(self.anna, self.id, n=0, seat=0)[0] == 409
            while not chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])["table"]["over"]:
                chair.play()
        self.log = chair.log
        self.record = self.anna.http.get(f"/api/tables/{self.id}/record").json()


def branch(person: "Person", id: str, **asked: Any) -> tuple[int, dict[str, Any]]:
    answer = person.http.post(f"/api/tables/{id}/branch", json=asked)
    return answer.status_code, answer.json()


@pytest.fixture(scope="module")
def finished(house: "House") -> Finished:
    return Finished(house)


def look(chair: "Chair") -> dict[str, Any]:
    return chair.until(lambda shown: bool(shown) and bool(shown["actions"]))


def mine(finished: Finished) -> list[int]:
    return [step["n"] for step in finished.log if step["seat"] == 0]


def test_it_begins_before_the_step_and_has_the_luck_of_that_game(finished: Finished) -> None:
    anna, n = finished.anna, mine(finished)[20]
    status, made = branch(anna, finished.id, n=n, seat=0)
    assert status == 201
    with anna.sit(made["id"]) as chair:
        shown = look(chair)
        assert shown["view"] == anna.http.get(f"/api/tables/{finished.id}/at/{n - 1}?seat=0").json()
        head = shown["table"]
        assert (head["branch_of"], head["seed_chosen"], head["yours"]) == (finished.id, True, True)
        assert chair.seats() == [("person", "Player 1", True), ("bot", "Clara", False)]
        assert (shown["steps"], shown["undo"]) == (n, {"steps": 0, "restart": False})
        chair.play(notation=finished.record["actions"][n])
        assert (
            chair.log[n]["events"] == anna.http.get(f"/api/tables/{finished.id}/history").json()["steps"][n]["events"]
        )


def test_it_is_played_on_from_any_seat_and_goes_on_after_a_restart(open_house: Any) -> None:
    with open_house() as house:
        finished = Finished(house, hints=False)
        anna, n = finished.anna, mine(finished)[-2]
        id = branch(anna, finished.id, n=n, seat=1)[1]["id"]
        with anna.sit(id) as chair:
            look(chair)
            assert chair.seats() == [("bot", "Clara", False), ("person", "Player 1", True)]
            assert not chair.shown["table"]["hints"]
            assert chair.shown["steps"] > n, "the computer player in her old seat has played"
            at = chair.play()["version"]
    with open_house() as house:
        person = house.person()
        person.http.cookies = anna.http.cookies
        with person.sit(id) as chair:
            shown = chair.until(lambda shown: bool(shown) and (bool(shown["actions"]) or shown["table"]["over"]))
            assert shown["table"]["branch_of"] == finished.id
            assert shown["version"] >= at
            while not chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])["table"]["over"]:
                chair.play()
        again = branch(person, id, n=0, seat=0)
        assert again[0] == 201, "a branch has branches"


def test_people_around_one_screen_may_have_as_many_seats_as_they_like(finished: Finished) -> None:
    anna, n = finished.anna, mine(finished)[20]
    id = branch(anna, finished.id, n=n, seat=0, here=[1])[1]["id"]
    with anna.sit(id) as chair:
        chair.hear()
        assert chair.seats() == [("person", "Player 1", True), ("person", "Clara", True)]
        assert chair.shown["curtain"] == chair.shown["view"]["seat"], "they do not look into each other's hands"
    assert branch(anna, finished.id, n=n, seat=0, here=[2])[1]["error"]["id"] == "error-unknown-seat"


def test_it_is_for_those_who_played_and_for_moments_there_were(finished: Finished, stranger: "Person") -> None:
    id = finished.id
    refusals = [
        branch(stranger, id, n=0, seat=0),
        branch(finished.anna, id, n=len(finished.log), seat=0),
        branch(finished.anna, id, n=-1, seat=0),
        branch(finished.anna, id, n=0, seat=2),
    ]
    assert [(status, answer["error"]["id"]) for status, answer in refusals] == [
        (403, "error-not-played"),
        (404, "error-branch-step"),
        (404, "error-branch-step"),
        (404, "error-unknown-seat"),
    ]
