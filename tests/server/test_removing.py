"""Results in the list of tables, and tables that are taken out of it: deleted where nobody else has part in them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import Chair, Person

AT_TABLES = ("tables", "seats", "entries", "sitters", "put_away")


def remove(person: Person, id: str) -> httpx.Response:
    return person.http.delete(f"/api/tables/{id}", headers={"content-type": "application/json"})


def listed(person: Person) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()["tables"]]


def seated(anna: Person, ben: Person) -> str:
    """A table of two, who both have their seats."""
    id = anna.make("me", "open", options={"start_player": 1})
    with ben.sit(id) as chair:
        chair.hear()
        chair.join(1, name="Ben")
    return id


def begun(chair: Chair) -> None:
    chair.until(lambda shown: bool(shown) and bool(shown["actions"]))


def test_a_finished_table_tells_how_it_ended(anna: Person) -> None:
    id = anna.make("random", "random", "random", game="wensleydale", seed=1)
    assert anna.http.get(f"/api/tables/{id}").json()["results"] is None
    with anna.sit(id) as chair:
        end = chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    results = anna.http.get(f"/api/tables/{id}").json()["results"]
    assert sorted(result["rank"] for result in results) == [1, 2, 3]
    last = end["timeline"][-1]["graph"]
    assert [result["score"] for result in results] in list(last.values())


def read_on(connection: Any) -> None:
    """What happened before, then why it is closed."""
    while True:
        connection.recv()


def test_a_table_of_ones_own_is_gone_for_good(open_house: Callable[..., Any], tmp_path: Path) -> None:
    with open_house() as house:
        anna = house.person()
        id, other = anna.make("me", "random"), anna.make("me", "random")
        with anna.sit(id) as chair:
            begun(chair)
            chair.play()
        assert anna.http.get(f"/api/tables/{id}").json()["alone"]
        with anna.sit(id) as chair:
            chair.hear()
            assert remove(anna, id).status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                read_on(chair.connection)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert listed(anna) == [other]
        assert remove(anna, id).json()["error"]["id"] == "error-unknown-table"
        assert anna.http.get(f"/api/tables/{id}").status_code == 404
    with sqlite3.connect(tmp_path / "data.sqlite3") as data:
        left = {
            name: data.execute(
                f"SELECT count(*) FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (id,)
            ).fetchone()[0]
            for name in AT_TABLES
        }
    data.close()
    assert left == dict.fromkeys(AT_TABLES, 0)


def test_who_leaves_others_leaves_a_computer_player_and_may_come_back(anna: Person, stranger: Person) -> None:
    id = seated(anna, stranger)
    with anna.sit(id) as chair:
        chair.hear()
        assert not stranger.http.get(f"/api/tables/{id}").json()["alone"]
        assert remove(stranger, id).status_code == 204
        chair.until(lambda shown: shown["table"]["seats"][1]["kind"] == "bot")
        assert chair.shown["table"]["seats"][1]["name"] == "Ben"
        assert (listed(anna), listed(stranger)) == ([id], [])
        begun(chair)  # the computer player has moved
        with stranger.sit(id) as back:
            back.until(lambda shown: bool(shown) and shown["table"]["seats"][1]["awaits_you"])
            back.say(type="back", seat=1)
            back.until(lambda shown: bool(shown["table"]["seats"][1]["yours"]))
        assert listed(stranger) == [id]


def test_a_table_that_all_have_put_away_is_gone(anna: Person, stranger: Person) -> None:
    id = seated(anna, stranger)
    assert remove(anna, id).status_code == 204
    assert stranger.http.get(f"/api/tables/{id}").json()["alone"]
    assert remove(stranger, id).status_code == 204
    assert stranger.http.get(f"/api/tables/{id}").status_code == 404


def test_nobody_removes_a_table_they_have_no_part_in(anna: Person, stranger: Person) -> None:
    id = anna.make("me", "random")
    answer = remove(stranger, id)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-not-your-table")
    assert listed(anna) == [id]
