"""Long lists are asked for a page at a time."""

from typing import Any

import pytest

from branchline.server import api
from branchline.server.people import accounts

from .accounts import sign_up
from .conftest import House, Person


@pytest.mark.long
def test_ones_own_tables_come_in_pages_those_that_are_on_first(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "A_PAGE", 2)
    over = anna.make("random", "random")
    with anna.sit(over) as chair:
        chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    on = [anna.make("me", "here") for _ in range(3)]
    pages = [anna.http.get("/api/tables", params={"page": page}).json() for page in range(3)]
    assert [page["total"] for page in pages] == [4, 4, 4]
    assert [[table["id"] for table in page["tables"]] for page in pages] == [on[:0:-1], [on[0], over], []]


def test_people_come_in_pages(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "A_PAGE", 2)
    with open_house() as house:
        host, *others = [house.person() for _ in range(3)]
        for person, name in zip((host, *others), ("Anna", "Ben", "Clara"), strict=True):
            sign_up(person, name)
        pages = [host.http.get("/api/host/people", params={"page": page}).json() for page in range(2)]
    assert [page["total"] for page in pages] == [3, 3]
    assert [[one["name"] for one in page["people"]] for page in pages] == [["Anna", "Ben"], ["Clara"]]


def test_a_history_is_told_from_a_step_on_and_before_another(house: House, anna: Person) -> None:
    id = anna.make("random", "random")
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    history = f"/api/tables/{id}/history"
    whole = anna.http.get(history).json()["steps"]
    for since, before in ((0, 5), (3, 5), (5, 3), (len(whole), None)):
        asked = {"since": since} if before is None else {"since": since, "before": before}
        assert anna.http.get(history, params=asked).json()["steps"] == whole[since:before]
