"""The host: the first account; what they may do to tables and people; and the log in which all of it stands."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server import Settings, create_app

from .accounts import PASSWORD, error, sign_in, sign_up, tables, try_in, who
from .conftest import HURRY, House, Person, opened

START = {"start_player": 0}
HOST_ONLY = [
    ("GET", "/api/host/tables"),
    ("PUT", "/api/host/tables/x"),
    ("DELETE", "/api/host/tables/x"),
    ("POST", "/api/host/tables/x/export"),
    ("GET", "/api/host/people"),
    ("PUT", "/api/host/people/x"),
    ("POST", "/api/host/people/x/reset"),
    ("GET", "/api/host/deeds"),
    ("POST", "/api/host/tournaments"),
    ("POST", "/api/host/tournaments/x/rounds"),
    ("DELETE", "/api/host/tournaments/x"),
]
NOT_THERE: list[tuple[str, str, Any, str]] = [
    ("PUT", "/api/host/tables/x", {"closed": True}, "error-unknown-table"),
    ("DELETE", "/api/host/tables/x", {}, "error-unknown-table"),
    ("POST", "/api/host/tables/x/export", {}, "error-unknown-table"),
    ("PUT", "/api/host/people/x", {"blocked": True}, "error-unknown-person"),
    ("PUT", "/api/host/people/%00", {"blocked": True}, "error-unknown-person"),
    ("POST", "/api/host/people/x/reset", {}, "error-unknown-person"),
    ("POST", "/api/host/tournaments/x/rounds", {}, "error-unknown-tournament"),
    ("DELETE", "/api/host/tournaments/x", {}, "error-unknown-tournament"),
    ("GET", "/api/host/tables?page=-1", None, "error-field-wrong"),
    ("PUT", "/api/host/people/x", {"host": False}, "error-field-wrong"),
]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a host of its own: the first who comes."""
    data = tmp_path_factory.mktemp("club") / "data.sqlite3"
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        yield house


@pytest.fixture(scope="module")
def host(club: House) -> Person:
    person = club.person()
    assert person.http.get("/api/me").json()["first"]
    assert sign_up(person, "Hostess")["host"]
    return person


@pytest.fixture
def ben(club: House, host: Person) -> Iterator[Person]:
    """One of the others, as long as a test lasts."""
    person = club.person()
    assert not person.http.get("/api/me").json()["first"]
    assert not sign_up(person, "Ben")["host"]
    yield person
    people = everybody(host)
    host.http.put(f"/api/host/people/{people['Ben']['id']}", json={"blocked": False})
    token = host.http.post(f"/api/host/people/{people['Ben']['id']}/reset", json={}).json()["token"]
    person.http.post("/api/resets/use", json={"token": token, "password": PASSWORD})
    assert person.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204


def everybody(host: Person) -> dict[str, dict[str, Any]]:
    return {person["name"]: person for person in host.http.get("/api/host/people").json()["people"]}


def deeds(host: Person) -> list[tuple[str | None, str]]:
    """Who did what, the newest first."""
    told = host.http.get("/api/host/deeds").json()["deeds"]
    assert [deed["at"] for deed in told] == sorted((deed["at"] for deed in told), reverse=True)
    return [(deed["who"], deed["what"]) for deed in told]


def test_nobody_else_has_the_rights_of_a_host(club: House, ben: Person) -> None:
    for person in (ben, club.person()):
        for method, path in HOST_ONLY:
            body = None if method == "GET" else {}
            assert error(person.http.request(method, path, json=body)) == (403, "error-not-host"), path


def test_what_is_not_there_is_named(host: Person) -> None:
    before = deeds(host)
    for method, path, body, id in NOT_THERE:
        assert error(host.http.request(method, path, json=body))[1] == id, path
    assert deeds(host) == before


def test_a_host_deletes_a_table_and_the_log_says_so(club: House, host: Person, ben: Person) -> None:
    id = ben.make("me", "here", options=START)
    ben.http.post("/api/lessons/germany-routes", json={})
    listed = host.http.get("/api/host/tables").json()
    assert (listed["total"], [table["id"] for table in listed["tables"]]) == (1, [id])  # and no lesson
    with ben.sit(id) as chair:
        chair.hear()
        assert host.http.request("DELETE", f"/api/host/tables/{id}", json={}).status_code == 204
        assert chair.hear()["id"] == "error-unknown-table"
    assert tables(ben) == []
    assert host.http.get("/api/host/tables").json() == {"total": 0, "tables": []}
    newest = host.http.get("/api/host/deeds").json()["deeds"][0]
    assert (newest["who"], newest["what"]) == ("Hostess", "table-deleted")
    assert newest["about"] == {"table": id, "game": "germany", "names": "Ben, Player 2"}


def test_nobody_enters_a_closed_table_until_it_is_opened_again(host: Person, ben: Person) -> None:
    id = ben.make("me", "here", options=START)
    with ben.sit(id) as chair:
        chair.hear()
        assert host.http.put(f"/api/host/tables/{id}", json={"closed": True}).json()["closed"]
        assert chair.hear()["id"] == "error-table-closed"
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with ben.sit(id) as chair:
        assert chair.hear()["id"] == "error-table-closed"
    assert error(ben.http.get(f"/api/tables/{id}/history")) == (403, "error-table-closed")
    assert ben.http.get("/api/tables").json()["tables"][0]["closed"]
    host.http.put(f"/api/host/tables/{id}", json={"closed": False})
    with ben.sit(id) as chair:
        assert chair.hear()["type"] == "table"
    assert deeds(host)[:2] == [("Hostess", "table-opened"), ("Hostess", "table-closed")]


def test_an_export_tells_a_host_what_everybody_may_know(host: Person, ben: Person) -> None:
    id = ben.make("me", "here", seed=987654321, options=START)
    with ben.sit(id) as chair:
        chair.hear()
        chair.say(type="look", seat=0)
        chair.until(lambda shown: shown["looking"] == 0)
        chair.play()
    answer = host.http.post(f"/api/host/tables/{id}/export", json={})
    exported = answer.json()
    assert exported["record"] is None
    assert "987654321" not in answer.text
    assert exported["history"] == ben.http.get(f"/api/tables/{id}/history").json()
    assert deeds(host)[0] == ("Hostess", "table-exported")


def test_who_is_blocked_keeps_everything_and_does_nothing(club: House, host: Person, ben: Person) -> None:
    id = ben.make("me", "here", options=START)
    place = f"/api/host/people/{everybody(host)['Ben']['id']}"
    with ben.sit(id) as chair:
        chair.hear()
        assert host.http.put(place, json={"blocked": True}).json()["blocked"]
        assert chair.hear()["id"] == "error-come-again"
    with ben.sit(id) as chair:
        assert chair.hear()["id"] == "error-blocked"
    assert tables(ben) == [id]
    assert ben.http.get("/api/me/data").status_code == 200
    for method, path, body in (
        ("POST", "/api/tables", {"game": "germany", "seats": [{"kind": "me"}, {"kind": "here"}]}),
        ("DELETE", f"/api/tables/{id}", {}),
        ("PUT", f"/api/tables/{id}/pencil?seat=0", {"marks": {}}),
        ("POST", "/api/lessons/germany-routes", {}),
    ):
        assert error(ben.http.request(method, path, json=body)) == (403, "error-blocked")
    sign_in(ben, "Ben")  # and find out why
    host.http.put(place, json={"blocked": False})
    with ben.sit(id) as chair:
        assert chair.hear()["type"] == "table"
    assert deeds(host)[:2] == [("Hostess", "person-let-in"), ("Hostess", "person-blocked")]


def test_a_host_makes_another_and_only_then_may_leave(open_house: Any) -> None:
    with open_house() as house:
        host, ben, carla = (house.person() for _ in range(3))
        sign_up(host, "Hostess")
        sign_up(ben, "Ben")
        people = everybody(host)
        assert [(person["host"], person["you"]) for person in people.values()] == [(True, True), (False, False)]
        for change in ({"blocked": True}, {"host": True}):
            own = f"/api/host/people/{people['Hostess']['id']}"
            assert error(host.http.put(own, json=change)) == (409, "error-yourself")
        assert error(host.http.post("/api/me/delete", json={"password": PASSWORD})) == (409, "error-only-host")
        assert host.http.put(f"/api/host/people/{people['Ben']['id']}", json={"host": True}).json()["host"]
        assert host.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert deeds(ben)[:2] == [("Hostess", "account-deleted"), ("Hostess", "person-made-host")]
        # Who is alone may leave, and the next to come is the host.
        assert ben.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert sign_up(carla, "Carla")["host"]


def test_by_a_link_of_the_host_a_password_is_chosen_once(club: House, host: Person, ben: Person) -> None:
    place = f"/api/host/people/{everybody(host)['Ben']['id']}/reset"
    old, token = (host.http.post(place, json={}).json()["token"] for _ in range(2))
    lost = club.person()

    def use(token: str, password: str = "a new one, please") -> Any:
        return lost.http.post("/api/resets/use", json={"token": token, "password": password})

    assert error(use(old)) == (404, "error-reset")  # the newest alone holds
    assert error(use("nonsense")) == (404, "error-reset")
    assert error(use(token, "short")) == (422, "error-password-short")
    assert use(token).json()["name"] == "Ben"
    assert who(lost) == "Ben"
    assert who(ben) is None  # whoever was in is out
    assert error(use(token)) == (404, "error-reset")
    assert error(try_in(ben, "Ben")) == (403, "error-sign-in")
    sign_in(ben, "Ben", "a new one, please")
    assert deeds(host)[:3] == [("Ben", "password-reset"), ("Hostess", "reset-link"), ("Hostess", "reset-link")]


def test_the_log_has_pages(host: Person, ben: Person) -> None:
    id = everybody(host)["Ben"]["id"]
    before = host.http.get("/api/host/deeds").json()
    for _ in range(50):
        host.http.post(f"/api/host/people/{id}/reset", json={})
    first, second = (host.http.get(f"/api/host/deeds?page={page}").json() for page in range(2))
    assert (first["total"], len(first["deeds"])) == (before["total"] + 50, 50)
    assert second["deeds"] == before["deeds"]
