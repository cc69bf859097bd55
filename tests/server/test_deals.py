"""Nobody knows a deal before the others do: seeds that are chosen, seeds that are drawn, hands while seats are open."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl
from branchline.server.setup import SEED_BITS

if TYPE_CHECKING:
    from .conftest import Person


def test_a_seed_is_not_chosen_where_somebody_else_may_sit_down(anna: "Person") -> None:
    asked = {"game": "germany", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "seed": 3}
    answer = anna.http.post("/api/tables", json=asked)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["id"], error["args"]) == ("error-seed-open", {"count": 2})


@pytest.mark.parametrize(("more", "chosen"), [({"seed": 3}, True), ({"seed": 0}, True), ({}, False)])
def test_the_table_says_whether_its_seed_was_chosen(anna: "Person", more: dict[str, Any], chosen: bool) -> None:
    with anna.sit(anna.make("me", "here", "random", **more)) as chair:
        assert chair.hear()["table"]["seed_chosen"] is chosen


def test_seeds_nobody_chose_have_all_their_bits(open_house: Any, tmp_path: Path) -> None:
    with open_house() as house:
        anna = house.person()
        for _ in range(40):
            anna.make("me", "open")
    with sqlite3.connect(tmp_path / "data.sqlite3") as data:
        seeds = [int(seed) for (seed,) in data.execute("SELECT seed FROM tables")]
    data.close()
    assert SEED_BITS >= 128
    assert len(set(seeds)) == 40
    assert max(seeds) < 2**SEED_BITS
    ever_set = ever_unset = 0
    for seed in seeds:
        ever_set |= seed
        ever_unset |= ~seed
    full = 2**SEED_BITS - 1
    assert (ever_set, ever_unset & full) == (full, full)  # each bit was both, but once in 2**32 runs


@pytest.mark.long
def test_a_game_from_a_long_seed_is_recorded_and_replayed(anna: "Person", tmp_path: Path) -> None:
    id = anna.make("random", "random")
    with anna.sit(id) as chair:
        end = chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    data = anna.http.get(f"/api/tables/{id}/record").json()
    record = bl.Record.from_data(data)
    record.save(tmp_path / "record.json")
    assert bl.Record.load(tmp_path / "record.json").replay().scores() == end["view"]["scores"]


def test_nobody_looks_at_a_hand_while_a_seat_is_open(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open")
    for path in ("at/-1", "history"):
        refused = anna.http.get(f"/api/tables/{id}/{path}", params={"seat": 0})
        assert refused.status_code == 422
        assert refused.json()["error"]["id"] == "error-waiting"
        assert anna.http.get(f"/api/tables/{id}/{path}").status_code == 200
    open_to_all = anna.http.get(f"/api/tables/{id}/at/-1").json()
    assert all(player["hand"] is None for player in open_to_all["players"])
    with anna.sit(id) as one, stranger.sit(id) as two:
        shown = one.hear()
        assert (shown["looking"], shown["actions"]) == (None, [])
        assert shown["view"] == open_to_all
        one.say(type="look", seat=0)
        assert one.ask(type="plan", seat=0, about={})["id"] == "error-waiting"
        for question in ({"about": {}}, {"action": 0}):
            assert one.ask(type="why", seat=0, **question)["refusal"]["id"] == "error-waiting"
        assert all(player["hand"] is None for player in one.shown["view"]["players"])
        two.join(1)
        one.until(lambda shown: shown["looking"] == 0)
    assert anna.http.get(f"/api/tables/{id}/at/-1", params={"seat": 0}).json()["players"][0]["hand"] is not None
