"""A tournament run by the host: tables of every round, standings, and rounds that follow each other by themselves."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.server import Settings, create_app

from .accounts import PASSWORD, error, sign_up
from .brief import BRIEF, play_out
from .conftest import HURRY, PATIENCE, House, Person, opened
from .outdoors import world

NAMES = ("Anna", "Ben", "Cleo", "Dora")
CUP: dict[str, Any] = {"name": "Spring cup", "seats": 2, "rounds": 2, **BRIEF}


class Club:
    """A house with a host and people who play."""

    def __init__(self, house: House, *names: str) -> None:
        self.house = house
        self.host = house.person()
        sign_up(self.host, "Hostess")
        self.people = {name: house.person() for name in names}
        for name, person in self.people.items():
            sign_up(person, name)

    def ids(self, *names: str) -> list[str]:
        everybody = {one["name"]: one["id"] for one in self.host.http.get("/api/host/people").json()["people"]}
        return [everybody[name] for name in names or self.people]

    def make(self, **more: Any) -> dict[str, Any]:
        answer = self.host.http.post("/api/host/tournaments", json={**CUP, "people": self.ids(), **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def told(self, id: str, person: Person | None = None) -> dict[str, Any]:
        told: dict[str, Any] = (person or self.host).http.get(f"/api/tournaments/{id}").json()
        return told

    def play(self, table: dict[str, Any]) -> None:
        """A table of two to its end."""
        one, other = (self.people[seat["name"]] for seat in table["seats"])
        with one.sit(table["table"]) as first, other.sit(table["table"]) as second:
            for chair in (first, second):
                chair.hear()
            play_out(first, second)

    def play_round(self, id: str) -> None:
        told = self.told(id)
        for table in told["drawn"][-1]["tables"]:
            self.play(table)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    data = tmp_path_factory.mktemp("club") / "data.sqlite3"
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        yield Club(house, *NAMES)


def until(club: Club, id: str, round: int) -> dict[str, Any]:
    """The next round is drawn a moment after the last game has ended; whoever closes the house waits for it."""
    for _ in range(500):
        told = club.told(id)
        if told["round"] == round:
            return told
    raise AssertionError(told)


def test_rounds_follow_each_other_and_everybody_looks_on(club: Club) -> None:
    made = club.make()
    assert (made["round"], made["over"], len(made["drawn"][0]["tables"])) == (1, False, 2)
    assert sorted(seat["name"] for table in made["drawn"][0]["tables"] for seat in table["seats"]) == [*NAMES]
    club.play_round(made["id"])
    second = until(club, made["id"], 2)
    met = [{seat["name"] for seat in table["seats"]} for drawn in second["drawn"] for table in drawn["tables"]]
    assert all(met.count(pair) == 1 for pair in met), "nobody meets the same one again"
    club.play_round(made["id"])

    told = club.told(made["id"], club.house.person())
    assert told["over"]
    assert [one["games"] for one in told["standings"]] == [2] * 4
    assert sum(one["points"] for one in told["standings"]) == 4
    assert {table["table"] for drawn in told["drawn"] for table in drawn["tables"]} == {None}
    listed = club.house.person().http.get("/api/tournaments").json()
    assert (listed["tournaments"][0]["name"], listed["tournaments"][0]["over"]) == ("Spring cup", True)


def test_the_tables_count_and_are_found_by_those_who_sit_there(club: Club) -> None:
    made = club.make(rounds=1)
    anna = club.people["Anna"]
    mine = [table for table in club.told(made["id"], anna)["drawn"][0]["tables"] if table["table"]]
    assert [seat["name"] for seat in mine[0]["seats"] if seat["you"]] == ["Anna"]
    assert mine[0]["table"] in [table["id"] for table in anna.http.get("/api/tables").json()["tables"]]
    assert len(mine) == 1
    assert not [
        table for table in club.host.http.get("/api/tables").json()["tables"] if table["id"] == mine[0]["table"]
    ]
    club.play(mine[0])
    (ending,) = anna.http.get("/api/results?mine=true&limit=1").json()["endings"]
    assert (ending["table"], ending["uncounted"]) == (mine[0]["table"], None)


def test_the_host_need_not_wait(club: Club) -> None:
    made = club.make()
    told = club.host.http.post(f"/api/host/tournaments/{made['id']}/rounds", json={}).json()
    assert (told["round"], told["over"]) == (2, False)
    again = club.host.http.post(f"/api/host/tournaments/{made['id']}/rounds", json={})
    assert error(again) == (409, "error-tournament-over")
    late = told["drawn"][0]["tables"][0]
    club.play(late)
    assert sum(one["games"] for one in club.told(made["id"])["standings"]) == 2, "what ends late counts all the same"
    deeds = [deed["what"] for deed in club.host.http.get("/api/host/deeds").json()["deeds"]]
    assert deeds[:2] == ["tournament-round", "tournament-made"]


def test_a_round_that_a_killed_server_owed_is_drawn_when_it_starts(tmp_path_factory: Any) -> None:
    data = tmp_path_factory.mktemp("killed") / "data.sqlite3"
    app = create_app(Settings(data=data, **HURRY))
    with opened(app) as house:
        club = Club(house, "Anna", "Ben")
        id = club.make()["id"]
        app.state.rooms.store.when_ended = lambda table: None  # as if it were killed between the two
        club.play_round(id)
        assert club.told(id)["round"] == 1
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        assert house.person().http.get(f"/api/tournaments/{id}").json()["round"] == 2


def test_who_sits_out_and_who_is_gone(tmp_path_factory: Any) -> None:
    data = tmp_path_factory.mktemp("three") / "data.sqlite3"
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        club = Club(house, "Anna", "Ben", "Cleo")
        made = club.make(rounds=3)
        (out,) = made["drawn"][0]["out"]
        standing = {one["name"]: one["points"] for one in made["standings"]}
        assert standing[out["name"]] == 0.5
        assert club.people[out["name"]].http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        club.play_round(made["id"])
        told = until(club, made["id"], 2)
        assert [player["kind"] for player in told["drawn"][1]["out"]] == ["gone"]
        assert out["name"] not in str(told)


def test_whoever_begins_at_a_table_is_told_of_it(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data.sqlite3", **{**HURRY, "notice_delay": 0, "notice_addresses": "any"})
    with world() as outside, opened(create_app(settings)) as house:
        club = Club(house, "Anna", "Ben")
        for name, person in club.people.items():
            person.http.put("/api/me/notices", json={"mail": False, "webhook": f"{outside.address}/{name}"})
        (table,) = club.make()["drawn"][0]["tables"]
        patience = time.monotonic() + PATIENCE
        while not outside.came and time.monotonic() < patience:
            time.sleep(0.02)
        (sent,) = outside.came
        with club.people[sent.path[1:]].sit(table["table"]) as chair:
            assert chair.hear()["actions"]


def test_a_deleted_table_is_as_if_its_people_had_sat_out(club: Club) -> None:
    made = club.make(rounds=1)
    one, other = made["drawn"][0]["tables"]
    club.host.http.delete(f"/api/host/tables/{one['table']}", headers={"content-type": "application/json"})
    club.play(other)
    told = club.told(made["id"])
    assert told["over"]
    points = {standing["name"]: standing["points"] for standing in told["standings"]}
    assert [points[seat["name"]] for seat in one["seats"]] == [0.5, 0.5]

    made = club.make(rounds=2)
    for table in made["drawn"][0]["tables"]:
        club.host.http.delete(f"/api/host/tables/{table['table']}", headers={"content-type": "application/json"})
    assert len(until(club, made["id"], 2)["drawn"]) == 2, "nobody waits for them"


def test_a_tournament_is_deleted_and_its_tables_stay(club: Club) -> None:
    made = club.make(rounds=1)
    path = f"/api/host/tournaments/{made['id']}"
    assert club.host.http.delete(path, headers={"content-type": "application/json"}).status_code == 204
    assert error(club.host.http.get(f"/api/tournaments/{made['id']}")) == (404, "error-unknown-tournament")
    assert club.host.http.get(f"/api/tables/{made['drawn'][0]['tables'][0]['table']}").status_code == 200


@pytest.mark.parametrize(
    ("wrong", "status", "id"),
    [
        ({"name": " "}, 422, "error-tournament-name"),
        ({"name": "x" * 25}, 422, "error-name-long"),
        ({"game": "chess"}, 422, "error-unknown-game"),
        ({"seats": 1}, 422, "error-seat-count"),
        ({"rounds": 0}, 422, "error-field-wrong"),
        ({"rounds": 21}, 422, "error-field-wrong"),
        ({"options": {"max_rounds": -1}}, 422, "error-option-value"),
        ({"options": {"weather": "sunny"}}, 422, "error-unknown-option"),
        ({"game": "germany", "options": {"start_player": 4}}, 422, "error-setup"),
        ({"people": []}, 422, "error-tournament-few"),
        ({"people": ["nobody", "x"]}, 422, "error-tournament-people"),
        ({"people": ["\0", "x"]}, 422, "error-tournament-people"),
        ({"extra": 1}, 422, "error-field-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_nothing(club: Club, wrong: Any, status: int, id: str) -> None:
    before = club.host.http.get("/api/tournaments").json()["total"]
    asked = {**CUP, "people": club.ids(), **wrong}
    assert error(club.host.http.post("/api/host/tournaments", json=asked)) == (status, id)
    assert club.host.http.get("/api/tournaments").json()["total"] == before


def test_one_person_does_not_take_part_twice(club: Club) -> None:
    twice = club.ids("Anna") * 2
    answer = club.host.http.post("/api/host/tournaments", json={**CUP, "people": twice})
    assert error(answer) == (422, "error-tournament-people")


def test_only_hosts_run_tournaments(club: Club) -> None:
    anna = club.people["Anna"]
    made = club.make(rounds=1)
    for method, path in (
        ("POST", "/api/host/tournaments"),
        ("POST", f"/api/host/tournaments/{made['id']}/rounds"),
        ("DELETE", f"/api/host/tournaments/{made['id']}"),
    ):
        answer = anna.http.request(method, path, json={**CUP, "people": club.ids()})
        assert error(answer) == (403, "error-not-host")
    assert error(anna.http.get("/api/tournaments/%00")) == (404, "error-unknown-tournament")
