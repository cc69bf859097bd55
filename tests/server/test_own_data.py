"""What somebody may have of themselves is all that is kept of them."""

from typing import Any

from branchline.server.schema import Base

from .accounts import PASSWORD, sign_up
from .conftest import House
from .outdoors import Reader

# Every column that names a person, and where it is in what they are given. What is theirs alone as part of something
# else is told with that: a seat with its table, a place with the result.
WHOSE = {
    "accounts.id": "account",
    "confirmations.account_id": "account",
    "sessions.account_id": "sessions",
    "resets.account_id": None,  # a link that somebody has, for a day
    "tokens.account_id": "tokens",
    "blocked_guests.owner": "blocked",
    "tables.made_by": "tables",
    "seats.owner": "tables",
    "sitters.owner": "tables",
    "admissions.owner": "admitted",
    "vacations.owner": "vacations",
    "put_away.owner": "put_away",
    "places.player": "results",
    "entrants.player": "tournaments",
    "said.owner": "tables",
    "mutes.owner": "muted",
    "mutes.muted": None,  # that others do not want to hear one is theirs
    "notes.owner": "tables",
    "ways.owner": "notices",
    "pushes.owner": "browsers",
    "quiet.owner": "quiet",
    "notices.owner": None,  # what is about to be sent, for some minutes
}
NAMES = ("owner", "muted", "account_id", "made_by", "player")


def test_whatever_names_a_person_is_given_to_them(house: House) -> None:
    named = {f"{table.name}.{column.name}" for table in Base.metadata.sorted_tables for column in table.c}
    assert {one for one in named if one.split(".")[1] in NAMES} <= set(WHOSE) <= named
    given = set(house.person().http.get("/api/me/data").json())
    assert {where for where in WHOSE.values() if where} <= given


def test_devices_programs_browsers_and_what_was_chosen_are_among_it(open_house: Any) -> None:
    with open_house(notice_addresses="any") as house:
        anna, ben = house.person(), house.person()
        sign_up(anna, "Anna")
        id, locked = anna.make("me", "open"), ben.make("me", "open", access="password", password="first class")
        away = anna.make("me", "open")
        lesson = anna.http.post("/api/lessons/germany-routes", json={}).json()["id"]
        with ben.sit(id) as chair, ben.sit(away) as other:
            chair.join(1, name="Loud Ben")
            other.join(1)
        with anna.sit(id) as chair:
            chair.hear()
            chair.say(type="mute", seat=1, muted=True)
            chair.until(lambda _: chair.muted == [1])
        anna.http.request("DELETE", f"/api/tables/{away}", headers={"Content-Type": "application/json"})
        anna.http.put(f"/api/tables/{id}/notices", json={"on": False})
        anna.http.post(f"/api/tables/{locked}/enter", json={"password": "first class"})
        endpoint = "https://push.example/1"
        browser = anna.http.post("/api/me/browsers", json=Reader().subscription(endpoint)).json()["id"]
        token = anna.http.post("/api/me/tokens", json={"name": "Engine", "password": PASSWORD}).json()
        asked = {"name": "Spring", "game": "germany", "options": {}, "seats": 2, "rounds": 1}
        sign_up(ben, "Ben")
        people = anna.http.get("/api/host/people").json()["people"]
        made = anna.http.post("/api/host/tournaments", json={**asked, "people": [one["id"] for one in people]})
        assert made.status_code == 201, made.text
        data = anna.http.get("/api/me/data").json()
    assert [one["yours"] for one in data["sessions"]] == [True]
    assert [(one["id"], one["name"]) for one in data["tokens"]] == [(token["id"], "Engine")]
    assert [(one["id"], one["endpoint"]) for one in data["browsers"]] == [(browser, endpoint)]
    assert (data["muted"], data["quiet"]) == (["Ben"], [id])
    assert (data["put_away"], data["admitted"], data["lesson_tables"]) == ([away], [locked], [lesson])
    assert [(one["name"], one["entrant"]) for one in data["tournaments"]] == [("Spring", "Anna")]
    assert {one["table"]["id"] for one in data["tables"]} >= {id, away}  # also what is put away
    assert token["token"] not in str(data)
