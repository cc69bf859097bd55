"""Tables on another board than the game's own: made, told, played, kept and carried elsewhere."""

import json
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.germany import elsewhere

import branchline as bl
from branchline import bots
from branchline.games import GAMES, pack
from branchline.server.keeping import export_command, import_command
from branchline.server.problems import MOST_WITH_BOARD

from .test_http import error

if TYPE_CHECKING:
    from .conftest import Person

pytestmark = pytest.mark.long  # servers that wait, end and begin again

MINE = json.loads(pack("germany").beginning().read_text("utf-8"))  # type: ignore[union-attr]
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
QUICK = ("claim", "passenger", "keep", "draw")


def asked(board: Any, **more: Any) -> dict[str, Any]:
    return {"game": "germany", "seats": SEATS, "board": board, **more}


def quickest(action: dict[str, Any]) -> int:
    return QUICK.index(action["kind"]) if action["kind"] in QUICK else len(QUICK)


def play_out(person: "Person", id: str) -> dict[str, Any]:
    """To the end, by claiming whatever can be claimed; the last that is shown."""
    with person.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        while not chair.shown["table"]["over"]:
            chair.play(min(chair.shown["actions"], key=quickest)["id"])
            chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])
        return chair.shown


def test_the_boards_of_the_house_are_listed_with_who_plays_there(anna: "Person") -> None:
    told = anna.http.get("/api/games/germany/boards").json()
    assert told["boards"] == [{"id": "arvenia", "name": {"en": "Arvenia", "it": "Arvenia", "fr": "Arvénie"}}]
    assert told["bots"] == [name for name in bots.levels("germany") if name not in ("learned", "grandmaster")]
    assert anna.http.get("/api/games/lunar/boards").json() == {"boards": [], "bots": []}
    games = {game["name"]: game["boards"] for game in anna.http.get("/api/games").json()["games"]}
    assert games == {"germany": True, "wensleydale": False, "lunar": False}
    one = anna.http.get("/api/games/germany/boards/arvenia").json()
    assert one["board"] == elsewhere.board()
    assert one["layout"]["cities"].keys() == {city["id"] for city in one["board"]["cities"]}
    assert one["names"]["fr"]["aldemar"] == "Aldemar"
    assert error(anna.http.get("/api/games/germany/boards/atlantis")) == (404, "error-not-found")
    assert error(anna.http.get("/api/games/atlantis/boards")) == (404, "error-not-found")


def test_a_table_tells_its_board_and_speaks_of_it(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", board=MINE, options={"start_player": 0})
    told = stranger.http.get(f"/api/tables/{id}/board").json()
    assert told["board"] == MINE
    assert told["name"] == MINE["name"] == anna.http.get(f"/api/tables/{id}").json()["board"]
    assert told["names"]["it"]["alba"] == "Alba"
    with anna.sit(id) as chair:
        shown = chair.hear()
        assert shown["table"]["board"] == GAMES["germany"].on(MINE).board_stamp
        assert shown["view"]["passengers_at"].keys() >= {"alba", "westland"}
        chair.play()
        mine = {row["id"] for row in (*MINE["cities"], *MINE["countries"])}
        chair.until(lambda shown: bool(shown["view"]["pending"]))
        assert {ticket["a"] for ticket in chair.shown["view"]["pending"]} <= mine
    own = anna.make("me", "random")
    assert anna.http.get(f"/api/tables/{own}").json()["board"] is None
    assert error(anna.http.get(f"/api/tables/{own}/board")) == (404, "error-not-found")
    with anna.sit(own) as chair:
        assert chair.hear()["table"]["board"] is None


def test_who_gives_the_games_own_board_plays_on_it(anna: "Person") -> None:
    id = anna.make("me", "random", board=GAMES["germany"].board)
    assert anna.http.get(f"/api/tables/{id}").json()["board"] is None


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (asked("atlantis"), "error-unknown-board"),
        (asked({}), "error-board"),
        (asked(5), "error-board"),
        (asked(MINE | {"routes": []}), "error-board"),
        (asked(MINE | {"name": float("nan")}), "error-field-wrong"),
        (asked(MINE | {"game": {"id": "germany", "deep": json.loads("[" * 400 + "]" * 400)}}), "error-field-wrong"),
        (asked(MINE, game="lunar"), "error-own-board"),
        (asked(MINE, seats=[{"kind": "me"}, {"kind": "bot", "bot": "learned"}]), "error-unknown-bot"),
    ],
    ids=["unknown", "empty", "number", "no routes", "nan", "deep", "another game", "who learned another"],
)
def test_a_board_that_cannot_be_played_on_is_refused(anna: "Person", body: dict[str, Any], told: str) -> None:
    sent = json.dumps(body)
    answer = anna.http.post("/api/tables", content=sent, headers={"content-type": "application/json"})
    assert error(answer) == (422, told)


def test_a_board_is_large_but_not_endless(anna: "Person") -> None:
    for path, body in (("/api/tables", asked), ("/api/games/germany/boards/check", lambda board: {"board": board})):
        large, endless = (MINE | {"notes": "x" * most} for most in (MOST_WITH_BOARD // 2, MOST_WITH_BOARD))
        assert anna.http.post(path, json=body(large)).status_code in (200, 201)
        assert error(anna.http.post(path, json=body(endless))) == (413, "error-too-large")


def test_a_draft_is_told_all_that_is_wrong_with_it(anna: "Person") -> None:
    check = partial(anna.http.post, "/api/games/germany/boards/check")
    good = check(json={"board": MINE}).json()
    assert (good["problems"], good["warnings"]) == ([], [])
    assert good["layout"]["cities"].keys() == {city["id"] for city in MINE["cities"]}
    cut = [route for route in MINE["routes"] if "hulme" not in (route["a"], route["b"])]
    groups = [group for group in MINE["route_groups"] if "hulme" not in (group["a"], group["b"])]
    spots = [spot for spot in MINE["border_spots"] if spot["city"] != "hulme"]
    west = MINE["countries"][0] | {"spots": ["westland_cerva"]}
    apart = MINE | {"routes": cut, "route_groups": groups, "border_spots": spots}
    warned = check(json={"board": apart | {"countries": [west, MINE["countries"][1]]}}).json()
    assert warned["problems"] == []
    assert warned["layout"] is not None
    assert {"place": "cities[7]", "message": "no route leads here", "id": "germany-board-alone", "args": {}} in warned[
        "warnings"
    ]
    assert {one["id"] for one in warned["warnings"]} >= {"germany-board-no-way", "germany-board-few-spaces"}
    broken = json.loads(json.dumps(MINE))
    broken["routes"][0]["length"] = 8
    broken["cities"][1]["passengers"] = 7
    wrong = check(json={"board": broken}).json()
    assert wrong["layout"] is None
    assert wrong["problems"][0] == {
        "place": "passengers",
        "message": "all places together have 61 passengers; 60 are needed",
        "id": "germany-board-passengers",
        "args": {"count": 61, "wanted": 60},
    }
    assert [one["place"] for one in wrong["problems"]] == ["passengers", "routes[0].length", "route_groups[0].length"]
    for nothing in (None, [], "x", 3, {}):
        assert check(json={"board": nothing}).json()["problems"]
    assert error(anna.http.post("/api/games/lunar/boards/check", json={"board": {}})) == (422, "error-own-board")


def test_the_board_is_kept_with_the_table_and_goes_on_with_it(open_house: Any, tmp_path: Path) -> None:
    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random", board=MINE, seed=5)
        shown = play_out(anna, id)
        stamp = shown["table"]["board"]
        again = anna.http.post(f"/api/tables/{id}/rematch", json={}).json()["id"]
        branch = anna.http.post(f"/api/tables/{id}/branch", json={"n": 2, "seat": 0}).json()["id"]
        record = anna.http.get(f"/api/tables/{id}/record").json()
        assert bl.Record.from_data(record).played is GAMES["germany"].on(MINE)
        results = anna.http.get("/api/me/data").json()["results"]
        assert [one["uncounted"] for one in results] == ["seed"]
    with open_house() as house:
        for table in (id, again, branch):
            with house.person().sit(table) as chair:
                assert chair.hear()["table"]["board"] == stamp
            assert house.person().http.get(f"/api/tables/{table}/board").json()["board"] == MINE
    bundle, other = tmp_path / "club.zip", tmp_path / "other.sqlite3"
    export_command.main(Namespace(file=bundle, data=str(tmp_path / "data.sqlite3")))
    import_command.main(Namespace(file=bundle, data=str(other)))
    with open_house(data=other) as house, house.person().sit(id) as chair:
        assert chair.hear()["table"]["board"] == stamp
        assert chair.shown["table"]["over"]


def test_games_on_another_board_do_not_count(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random", board="arvenia")
        play_out(anna, id)
        (ended,) = anna.http.get("/api/me/data").json()["results"]
        assert ended["uncounted"] == "board"


def test_nothing_of_the_board_is_left_when_the_table_is_gone(open_house: Any, tmp_path: Path) -> None:
    import sqlite3

    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random", board=MINE)
        assert anna.http.delete(f"/api/tables/{id}", headers={"content-type": "application/json"}).status_code == 204
    with sqlite3.connect(tmp_path / "data.sqlite3") as data:
        assert data.execute("SELECT count(*) FROM boards").fetchone() == (0,)


def test_hints_are_given_on_another_board(anna: "Person") -> None:
    id = anna.make("me", "greedy", board=MINE, options={"start_player": 0})
    with anna.sit(id) as chair:
        chair.hear()
        hint = chair.ask(type="hint", seat=0, depth="best")
        assert hint["type"] == "hint", hint
        assert hint["best"]


def test_who_may_not_watch_is_not_told_the_board(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", board=MINE, watchers="nobody")
    assert error(stranger.http.get(f"/api/tables/{id}/board")) == (403, "error-no-watchers")
