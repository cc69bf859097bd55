"""Who may watch a table without having part in it: everybody, everybody a turn later, or nobody."""

from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from .accounts import error, sign_up

if TYPE_CHECKING:
    from .conftest import Chair, House, Person

START = {"start_player": 0}
DOORS = ("", "/history", "/at/-1", "/record", "/analysis?seat=0")


def finish_turn(chair: "Chair") -> None:
    """Plays until another seat decides."""
    while chair.until(bool)["actions"]:
        chair.play()


def seen_by(person: "Person", id: str) -> tuple[int, Any]:
    """How many steps a person is told by HTTP, and the newest position they are shown."""
    steps = person.http.get(f"/api/tables/{id}/history").json()["steps"]
    return len(steps), person.http.get(f"/api/tables/{id}/at/{len(steps) - 1}").json()


def test_a_table_for_nobody_else_turns_strangers_away_by_every_door(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", watchers="nobody", options=START)
    for door in DOORS:
        assert error(stranger.http.get(f"/api/tables/{id}{door}")) == (403, "error-no-watchers")
    with stranger.sit(id) as chair:
        assert chair.hear()["id"] == "error-no-watchers"
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert anna.http.get(f"/api/tables/{id}/history").status_code == 200
    with anna.sit(id) as chair:
        assert chair.hear()["table"]["watchers"] == "nobody"


def test_whoever_may_still_take_a_seat_comes_in_and_leaves_when_it_is_taken(house: "House") -> None:
    anna, ben, carl = house.person(), house.person(), house.person()
    id = anna.make("me", "open", watchers="nobody")
    with ben.sit(id) as his, carl.sit(id) as late:
        his.hear()
        late.hear()
        his.join(1)
        while (told := late.hear())["type"] == "table":
            pass
        assert told["id"] == "error-no-watchers"
        finish_turn(his)
    assert error(carl.http.get(f"/api/tables/{id}")) == (403, "error-no-watchers")
    assert ben.http.get(f"/api/tables/{id}").status_code == 200


def test_a_turn_is_seen_once_it_is_over(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", watchers="later", options=START)
    with anna.sit(id) as chair, stranger.sit(id) as watcher:
        first = watcher.hear()
        assert (first["steps"], first["log"], first["table"]["watchers"]) == (0, [], "later")
        chair.until(lambda shown: bool(shown.get("actions")))
        while chair.shown["view"]["phase"] != "turn":
            chair.play()
            chair.until(lambda shown: bool(shown["actions"]))
        for _ in range(2):  # a turn in the course of the first, and in that of a later one
            shown = watcher.until(lambda shown: shown["version"] == chair.shown["version"])
            sight, before, told = shown["steps"], shown["view"], len(watcher.log)
            chair.play(notation="draw")  # the first of two cards
            shown = watcher.until(lambda shown: shown["version"] == chair.shown["version"])
            assert (shown["steps"], shown["view"], len(watcher.log)) == (sight, before, told)
            assert seen_by(stranger, id) == (sight, before)
            assert error(stranger.http.get(f"/api/tables/{id}/at/{sight}")) == (404, "error-unknown-step")
            assert seen_by(anna, id)[0] == chair.shown["steps"] > sight
            chair.play(notation="draw")
            finished = chair.shown["steps"]
            shown = watcher.until(lambda shown, finished=finished: shown["steps"] >= finished)
            assert [step["n"] for step in watcher.log] == list(range(shown["steps"]))
            assert shown["view"] == stranger.http.get(f"/api/tables/{id}/at/{shown['steps'] - 1}").json()
            chair.until(lambda shown: bool(shown["actions"]))


@pytest.mark.long
def test_at_the_end_all_is_seen_and_a_rematch_is_watched_alike(anna: "Person", stranger: "Person") -> None:
    id = anna.make("random", "random", watchers="later", seed=3)
    with anna.sit(id) as chair, stranger.sit(id) as watcher:
        end = watcher.until(lambda shown: bool(shown) and shown["table"]["over"])
        assert end["view"] == chair.until(lambda shown: bool(shown) and shown["table"]["over"])["view"]
        assert len(watcher.log) == end["steps"]
    again = anna.http.post(f"/api/tables/{id}/rematch", json={}).json()["id"]
    with anna.sit(again) as chair:
        assert chair.hear()["table"]["watchers"] == "later"


def test_a_host_sees_no_more_than_others(open_house: Any) -> None:
    with open_house() as house:
        host, anna = house.person(), house.person()
        sign_up(host, "Host")
        for watchers in ("later", "nobody"):
            id = anna.make("me", "random", watchers=watchers, options=START)
            with anna.sit(id) as chair:
                chair.until(lambda shown: bool(shown.get("actions")))
                chair.play()
            export = host.http.post(f"/api/host/tables/{id}/export", json={}).json()
            assert (export["history"]["steps"], export["record"]) == ([], None)


def test_what_is_no_policy_is_refused(anna: "Person") -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = anna.http.post("/api/tables", json={"game": "germany", "seats": seats, "watchers": "friends"})
    assert error(answer) == (422, "error-field-wrong")
