"""Tables to be found: open ones with what is missing, and those behind a password."""

from pathlib import Path
from typing import Any

from .conftest import House, Person

SECRET = "first class"


def listed(person: Person) -> dict[str, dict[str, Any]]:
    found = person.http.get("/api/tables/open").json()
    assert found["total"] >= len(found["tables"])
    return {table["id"]: table for table in found["tables"]}


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


def test_a_public_table_is_found_until_its_last_seat_is_taken(open_house: Any, data: Path | str) -> None:
    with open_house(data=data) as house:
        found_until_taken(house.person(), house.person())


def found_until_taken(anna: Person, stranger: Person) -> None:
    clock = {"kind": "live", "bank": 600, "allowance": 10, "at_zero": "wait"}
    id = anna.make(
        "me", "open", "random", access="public", options={"open_hands": True, "start_player": 1}, clock=clock
    )
    hidden = anna.make("me", "open")
    full = anna.make("me", "random", access="public")
    found = listed(stranger)
    assert hidden not in found
    assert full not in found
    table = found[id]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert table["options"] == {"open_hands": True, "start_player": 1}
    assert (table["access"], table["locked"], table["clock"]["at_zero"]) == ("public", False, "wait")
    with stranger.sit(id) as chair:
        chair.join(1)
    assert id not in listed(anna)


def test_options_that_are_as_usual_are_not_told(anna: Person) -> None:
    for game, seats in (("germany", 2), ("wensleydale", 3), ("lunar", 2)):
        id = anna.make("me", *["open"] * (seats - 1), game=game)
        assert anna.http.get(f"/api/tables/{id}").json()["options"] == {}


def test_who_gives_the_password_is_let_in_for_good_and_nobody_else(
    house: House, anna: Person, stranger: Person
) -> None:
    id = anna.make("me", "open", access="password", password=SECRET)
    assert listed(stranger)[id]["locked"]
    assert not listed(anna)[id]["locked"]
    with stranger.sit(id) as chair:
        assert chair.hear()["id"] == "error-table-password"
    for path in ("history", "at/-1", "record", "analysis?seat=0"):
        assert refusal(stranger.http.get(f"/api/tables/{id}/{path}")) == (403, "error-table-password")
    answer = stranger.http.post(f"/api/tables/{id}/enter", json={"password": "second class"})
    assert refusal(answer) == (403, "error-table-password-wrong")
    assert stranger.http.post(f"/api/tables/{id}/enter", json={"password": SECRET}).status_code == 204
    assert not stranger.http.get(f"/api/tables/{id}").json()["locked"]
    with stranger.sit(id) as chair:
        assert chair.join(1)["looking"] == 1
    assert refusal(house.person().http.get(f"/api/tables/{id}/history")) == (403, "error-table-password")


def test_passwords_of_a_table_are_not_tried_for_ever(open_house: Any) -> None:
    with open_house(name_attempts=3) as house:
        anna, guesser = house.person(), house.person()
        id = anna.make("me", "open", access="password", password=SECRET)
        answers = [guesser.http.post(f"/api/tables/{id}/enter", json={"password": str(n)}) for n in range(4)]
        assert [answer.json()["error"]["id"] for answer in answers] == [
            *["error-table-password-wrong"] * 3,
            "error-many-attempts",
        ]


def test_a_password_is_given_where_one_is_asked_for(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for more, id in (
        ({"access": "password"}, "error-password-short"),
        ({"access": "password", "password": "abc"}, "error-password-short"),
        ({"access": "password", "password": "a" * 201}, "error-password-long"),
        ({"access": "public", "password": SECRET}, "error-password-unused"),
        ({"access": "anybody"}, "error-field-wrong"),
    ):
        answer = anna.http.post("/api/tables", json={"game": "germany", "seats": seats, **more})
        assert refusal(answer) == (422, id)
    open_to_all = anna.make("me", "open")
    assert anna.http.post(f"/api/tables/{open_to_all}/enter", json={"password": "any"}).status_code == 204
    assert refusal(anna.http.post("/api/tables/nowhere/enter", json={"password": "any"})) == (
        404,
        "error-unknown-table",
    )


def test_tables_come_with_the_time_since_when_somebody_decides(anna: Person) -> None:
    id = anna.make("me", "random", options={"start_player": 0})
    kept: list[bool] = []
    with anna.sit(id) as chair:
        chair.hear()
        for _ in range(8):
            version, before = chair.shown["version"], anna.http.get(f"/api/tables/{id}").json()["since"]
            chair.play()
            chair.until(lambda shown: bool(shown["actions"]))
            after = anna.http.get(f"/api/tables/{id}").json()["since"]
            kept.append(chair.shown["version"] == version + 1)  # the other has not decided meanwhile
            assert (before == after) == kept[-1]
    assert set(kept) == {True, False}
