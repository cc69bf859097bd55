"""The host blocks guests: by their cookie and, for a day, where they come from."""

from datetime import timedelta
from typing import Any

import pytest

from branchline.server.people import blocks

from .accounts import PASSWORD, error, sign_up
from .conftest import Person

JSON = {"Content-Type": "application/json"}
HERE, THERE = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
NEW = {"game": "germany", "seats": [{"kind": "me"}, {"kind": "open"}]}


def make(person: Person, **headers: str) -> Any:
    return person.http.post("/api/tables", json=NEW, headers=headers)


def seated(host: Person, guest: Person) -> str:
    """The id of a table of the host's at which the guest has a seat."""
    id = host.make("me", "open")
    with guest.sit(id) as chair:
        chair.join(1, name="Rowdy")
    return id


def block(host: Person, id: str, seat: int = 1) -> Any:
    return host.http.post(f"/api/host/tables/{id}/block", json={"seat": seat})


def test_a_blocked_guest_looks_and_does_no_more_and_neither_do_guests_from_there(open_house: Any) -> None:
    with open_house() as house:
        host, rowdy, other, member = (house.person() for _ in range(4))
        sign_up(host, "Host")
        sign_up(member, "Member")
        id = seated(host, rowdy)
        with rowdy.sit(id) as chair:
            chair.hear()
            assert block(host, id).status_code == 204
            while (heard := chair.hear())["type"] != "refused":
                pass
            assert heard["id"] == "error-come-again"
        assert error(make(rowdy, **HERE)) == (403, "error-guest-blocked")
        assert rowdy.http.get(f"/api/tables/{id}").status_code == 200
        with rowdy.sit(id, **HERE) as chair:
            assert chair.hear()["id"] == "error-guest-blocked"
        assert error(make(other, **HERE)) == (403, "error-address-blocked")
        account = {"name": "Again", "password": PASSWORD}
        for person in (rowdy, other):
            assert person.http.post("/api/accounts", json=account, headers=HERE).status_code == 403
        assert make(other, **THERE).status_code == 201
        assert make(member, **HERE).status_code == 201
        (blocked,) = host.http.get("/api/host/guests").json()["guests"]
        assert blocked["name"] == "Rowdy"
        assert host.http.request("DELETE", f"/api/host/guests/{blocked['id']}", headers=JSON).status_code == 204
        assert [make(person, **HERE).status_code for person in (rowdy, other)] == [201, 201]
        gone = host.http.request("DELETE", f"/api/host/guests/{blocked['id']}", headers=JSON)
        assert error(gone) == (404, "error-unknown-guest")
        did = [deed["what"] for deed in host.http.get("/api/host/deeds").json()["deeds"]]
        assert did[:2] == ["guest-let-in", "guest-blocked"]


def test_an_address_is_closed_for_a_day_and_never_this_machine(
    open_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house() as house:
        host, rowdy, other = (house.person() for _ in range(3))
        sign_up(host, "Host")
        block(host, seated(host, rowdy))
        assert error(make(rowdy)) == (403, "error-guest-blocked")
        assert make(other).status_code == 201
        monkeypatch.setattr(blocks, "CLOSED_FOR", timedelta(0))
        assert error(make(rowdy, **HERE)) == (403, "error-guest-blocked")
        assert make(other, **HERE).status_code == 201


def test_whoever_has_an_account_is_blocked_with_it_and_nobody_where_nobody_sits(open_house: Any) -> None:
    with open_house() as house:
        host, member = house.person(), house.person()
        sign_up(host, "Host")
        sign_up(member, "Member")
        id = seated(host, member)
        assert error(block(host, id, 0)) == (409, "error-yourself")
        assert error(block(host, id, 2)) == (404, "error-unknown-seat")
        assert error(block(host, host.make("me", "random"))) == (422, "error-block-nobody")
        assert block(host, id).status_code == 204
        assert error(make(member)) == (403, "error-blocked")
        assert [one["blocked"] for one in host.http.get("/api/host/people").json()["people"]] == [False, True]
        assert host.http.get("/api/host/guests").json() == {"total": 0, "guests": []}
        assert error(block(member, id)) == (403, "error-blocked")
