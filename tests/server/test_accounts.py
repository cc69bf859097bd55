"""Accounts: what a guest had goes along, another device finds it, and everything of it can be changed and given up."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.stores import with_store

from branchline.server.identity import COOKIE as GUEST
from branchline.server.people.sessions import COOKIE as SESSION
from branchline.server.people.sessions import hidden
from branchline.server.schema import StoredAccount, StoredSession

from .accounts import PASSWORD, error, sign_in, sign_up, tables, try_in, who

if TYPE_CHECKING:
    from .conftest import House, Person

START = {"start_player": 0}


def test_who_signs_up_keeps_seats_tables_and_lessons_and_plays_on_elsewhere(house: "House", anna: "Person") -> None:
    ben, phone = house.person(), house.person()
    id = anna.make("me", "open", options=START)
    lesson = anna.http.post("/api/lessons/germany-routes", json={}).json()["id"]
    with anna.sit(id) as one, ben.sit(id) as two:
        two.join(1, name="Ben")
        one.until(lambda shown: bool(shown.get("actions")))
        assert sign_up(anna, "Anna Karenina")["name"] == "Anna Karenina"
        # The screen that was open comes again as who she is now.
        while one.hear()["type"] == "table":
            pass
        assert one.heard[-1]["id"] == "error-come-again"
    assert tables(anna) == [id]
    sign_in(phone, "anna karenina")
    assert tables(phone) == [id]
    with phone.sit(id) as chair:
        shown = chair.hear()
        assert (shown["looking"], shown["table"]["yours"]) == (0, True)
        chair.play()
    assert phone.http.get(f"/api/tables/{lesson}").json()["seats"][0]["yours"]
    # Of the guest she was nothing is left, whoever has that cookie.
    guest = house.person()
    guest.http.cookies.clear()
    guest.http.cookies.set(GUEST, anna.http.cookies[GUEST])
    assert tables(guest) == []
    with guest.sit(id) as chair:
        assert chair.hear()["looking"] is None


@pytest.mark.parametrize("bring", [True, False])
def test_who_signs_in_takes_along_what_they_had_as_a_guest_if_they_wish(house: "House", bring: bool) -> None:
    name = f"Bring {bring}"
    laptop, phone = house.person(), house.person()
    sign_up(laptop, name)
    first, second = laptop.make("me", "random"), phone.make("me", "random")
    assert phone.http.get("/api/me").json()["belongings"]
    sign_in(phone, name, bring=bring)
    assert tables(phone) == ([second, first] if bring else [first])
    assert phone.http.delete("/api/session", headers={"content-type": "application/json"}).status_code == 204
    assert tables(phone) == ([] if bring else [second])


def test_a_lost_cookie_is_no_lost_seat(anna: "Person") -> None:
    sign_up(anna, "Forgetful")
    id = anna.make("me", "here", options=START)
    anna.http.cookies.clear()
    assert tables(anna) == []
    sign_in(anna, "Forgetful")
    with anna.sit(id) as chair:
        assert chair.hear()["curtain"] == 0


def test_a_table_that_was_put_away_stays_away(house: "House") -> None:
    laptop, phone = house.person(), house.person()
    sign_up(laptop, "Tidy")
    id = laptop.make("me", "open")
    with phone.sit(id) as chair:
        chair.join(1, name="Me again")
    for person in (laptop, phone):
        assert person.http.request("DELETE", f"/api/tables/{id}", json={}).status_code == 204
    assert phone.http.get(f"/api/tables/{id}").status_code == 404  # both have left: nothing is left
    id = laptop.make("me", "open", "open")
    with phone.sit(id) as chair:
        chair.join(1, name="Me again")
    laptop.http.request("DELETE", f"/api/tables/{id}", json={})
    sign_in(phone, "Tidy", bring=True)
    assert tables(phone) == tables(laptop) == []


def test_a_new_name_is_trimmed_and_like_no_other(house: "House") -> None:
    anna, ben = house.person(), house.person()
    assert sign_up(anna, "  Zoë\u00a0 2 ")["name"] == "Zoë 2"
    taken = ben.http.post("/api/accounts", json={"name": "ZOË 2", "password": PASSWORD})
    assert error(taken) == (409, "error-name-taken")
    assert who(ben) is None


@pytest.mark.parametrize(
    ("asked", "status", "id"),
    [
        ({"name": "  "}, 422, "error-name-empty"),
        ({"name": "x" * 25}, 422, "error-name-long"),
        ({"name": "x\u200by"}, 422, "error-name-sign"),
        ({"name": "x" * 5000}, 422, "error-field-wrong"),
        ({"name": "\ud800"}, 422, "error-field-wrong"),
        ({"password": "short"}, 422, "error-password-short"),
        ({"password": "x" * 201}, 422, "error-password-long"),
        ({"name": "Wanderer", "password": "wanderer"}, 422, "error-password-name"),
        ({"email": "not an address"}, 422, "error-email"),
        ({"email": "a@b.example\nBcc: c@d.example"}, 422, "error-email"),
        ({"email": "a\x00@b.example"}, 422, "error-email"),
        ({"host": True}, 422, "error-field-unknown"),
        ({"preferences": {"theme": 5}}, 422, "error-field-wrong"),
    ],
)
def test_an_account_that_cannot_be_is_refused_in_one_sentence(
    anna: "Person", asked: dict[str, Any], status: int, id: str
) -> None:
    body = json.dumps({"name": "Somebody", "password": PASSWORD, **asked})
    answer = anna.http.post("/api/accounts", content=body, headers={"content-type": "application/json"})
    assert error(answer) == (status, id)
    assert SESSION not in anna.http.cookies


def test_signing_out_here_leaves_the_other_device_and_everywhere_leaves_none(house: "House") -> None:
    laptop, phone = house.person(), house.person()
    sign_up(laptop, "Two Devices")
    sign_in(phone, "Two Devices")
    id = laptop.make("me", "here")
    token = laptop.http.cookies[SESSION]
    with laptop.sit(id) as one, phone.sit(id) as two:
        one.hear()
        two.hear()
        laptop.http.request("DELETE", "/api/session", json={})
        assert SESSION not in laptop.http.cookies
        assert one.hear()["id"] == "error-come-again"
        assert two.ask(type="alive", request=1)["type"] == "done"
    assert (who(laptop), who(phone)) == (None, "Two Devices")
    laptop.http.cookies.set(SESSION, token)
    assert who(laptop) is None  # it is worth nothing any more
    laptop.http.cookies.delete(SESSION)
    sign_in(laptop, "Two Devices")
    with phone.sit(id) as two:
        two.hear()
        laptop.http.request("DELETE", "/api/session?everywhere=true", json={})
        assert two.hear()["id"] == "error-come-again"
    assert (who(laptop), who(phone)) == (None, None)


def test_name_password_and_address_are_changed_by_whoever_knows_the_password(house: "House") -> None:
    laptop, phone = house.person(), house.person()
    sign_up(laptop, "Changing")
    sign_in(phone, "Changing")

    def change(**asked: Any) -> Any:
        return laptop.http.put("/api/me", json={"password": PASSWORD, **asked})

    assert error(change(password="not this one", name="Changed")) == (403, "error-password-wrong")
    assert error(change(name="Two Devices\u202e")) == (422, "error-name-sign")
    assert error(change(new_password="short")) == (422, "error-password-short")
    before = laptop.http.cookies[SESSION]
    assert change(email="me@trains.example").json()["unconfirmed"] == "me@trains.example"
    changed = change(name="Changed").json()
    assert (changed["name"], changed["email"], changed["unconfirmed"]) == ("Changed", None, "me@trains.example")
    assert change(email="").json()["unconfirmed"] is None
    assert who(phone) == "Changed"
    assert change(new_password="another one, please").status_code == 200
    assert laptop.http.cookies[SESSION] != before
    assert (who(laptop), who(phone)) == ("Changed", None)
    assert error(try_in(phone, "Changed")) == (403, "error-sign-in")
    sign_in(phone, "Changed", "another one, please")


def test_a_name_that_another_has_is_not_changed_to(house: "House") -> None:
    one, two = house.person(), house.person()
    sign_up(one, "First Come")
    sign_up(two, "Second Come")
    answer = two.http.put("/api/me", json={"password": PASSWORD, "name": "FIRST C0ME"})
    assert error(answer) == (409, "error-name-taken")
    assert two.http.put("/api/me", json={"password": PASSWORD, "name": "second come"}).status_code == 200


def test_preferences_are_found_on_every_device(house: "House") -> None:
    laptop, phone = house.person(), house.person()
    assert sign_up(laptop, "Night Owl", preferences={"theme": "dark"})["preferences"] == {"theme": "dark"}
    kept = {"theme": "dark", "coached.germany": "claim,draw"}
    assert laptop.http.put("/api/me/preferences", json={"preferences": kept}).status_code == 204
    answer = try_in(phone, "Night Owl").json()
    assert answer["preferences"] == phone.http.get("/api/me").json()["account"]["preferences"] == kept
    long = {f"key {number}": "x" * 1000 for number in range(20)}
    assert error(laptop.http.put("/api/me/preferences", json={"preferences": long})) == (413, "error-too-large")
    guest = house.person()
    assert error(guest.http.put("/api/me/preferences", json={"preferences": kept})) == (401, "error-no-account")


def test_who_gives_up_their_account_leaves_seats_to_computer_players_and_nothing_else(
    house: "House", anna: "Person"
) -> None:
    ben = house.person()
    sign_up(anna, "Going")
    alone, shared = anna.make("me", "random"), anna.make("me", "open", options={"start_player": 1})
    lesson = anna.http.post("/api/lessons/germany-routes", json={}).json()["id"]
    with anna.sit(shared) as one, ben.sit(shared) as two:
        two.join(1, name="Ben")
        one.until(lambda shown: shown.get("looking") == 0)
        assert error(anna.http.post("/api/me/delete", json={"password": "wrong one"})) == (403, "error-password-wrong")
        assert anna.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        two.until(lambda shown: shown["table"]["seats"][0]["kind"] == "bot")
        assert two.shown["table"]["seats"][0]["name"] == "Going"  # as everybody's log has it
    for id in (alone, lesson):
        assert ben.http.get(f"/api/tables/{id}").status_code == 404
    assert (who(anna), tables(anna)) == (None, [])
    assert error(try_in(anna, "Going")) == (403, "error-sign-in")
    assert sign_up(anna, "Going")["name"] == "Going"  # the name is free again
    assert tables(anna) == []


def test_all_that_is_kept_of_a_person_is_theirs_to_have(house: "House", anna: "Person") -> None:
    sign_up(anna, "Curious", email="curious@trains.example")
    id = anna.make("me", "random", options=START)
    anna.http.put(f"/api/tables/{id}/pencil?seat=0", json={"marks": {"routes": ["a-b"]}})
    data = anna.http.get("/api/me/data").json()
    assert data["account"]["unconfirmed"] == "curious@trains.example"
    (table,) = data["tables"]
    assert (table["table"]["id"], table["pencils"]) == (id, {"0": {"routes": ["a-b"]}})
    assert table["record"] is None  # while the game is on
    assert "seed" not in str(data).replace("seed_chosen", "")
    guest = house.person()
    empty = guest.http.get("/api/me/data").json()
    assert empty.pop("notices") == {"mail": False, "webhook": None}
    assert (empty.pop("account"), empty.pop("blocked")) == (None, False)
    assert {*map(str, empty.values())} == {"[]"}


def test_stored_are_neither_passwords_nor_tokens(open_house: Any, tmp_path: Path) -> None:
    with open_house() as house:
        person = house.person()
        sign_up(person, "Hidden")
        token = person.http.cookies[SESSION]

    async def read(store: Any) -> Any:
        stored = (StoredAccount.password, StoredSession.id)
        return await store.read(lambda session: [session.query(one).scalar() for one in stored])

    password, session = with_store(tmp_path / "data.sqlite3", read)
    assert password.startswith("$argon2id$")
    assert session == hidden(token)
    raw = (tmp_path / "data.sqlite3").read_bytes()
    assert PASSWORD.encode() not in raw
    assert token.encode() not in raw
