"""Over HTTP: games, tables, history, and every way to ask for something that cannot be had."""

import json
import re
import socket
from typing import TYPE_CHECKING, Any

import pytest

from branchline import bots
from branchline.games import GAMES
from branchline.server.identity import COOKIE

if TYPE_CHECKING:
    from .conftest import House, Person

ME_AND_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
START = {"start_player": 0}


def error(answer: Any) -> tuple[int, str]:
    """Status and id of an error, whose shape is always the same."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"message", "id", "args"}
    assert re.fullmatch(r"[^.].*\.", body["error"]["message"])
    return answer.status_code, body["error"]["id"]


def test_the_server_is_well(anna: "Person") -> None:
    assert anna.http.get("/api/health").json() == {"ok": True}


def test_games_are_described_with_their_options_and_bots(anna: "Person") -> None:
    games = {game["name"]: game for game in anna.http.get("/api/games").json()["games"]}
    assert set(games) == set(GAMES)
    germany = games["germany"]
    assert germany["seats"] == {"least": 2, "most": 5}
    assert germany["bots"] == bots.levels("germany")
    assert "greedy" in germany["bots"]
    options = {option.pop("name"): option for option in germany["options"]}
    assert set(options) == set(GAMES["germany"].options)
    resets = {"kind": "int", "default": 3, "choices": None, "least": 0, "most": 20, "rule": "G5.12"}
    assert options["max_loco_resets"] == resets
    assert options["reshuffle"]["choices"] == ["eager", "lazy"]
    assert options["open_hands"]["default"] is False
    assert {name: game["secrets"] for name, game in games.items()} == {
        name: game.secrets for name, game in GAMES.items()
    }


def test_options_of_every_kind_are_described(anna: "Person") -> None:
    games = {game["name"]: game for game in anna.http.get("/api/games").json()["games"]}
    options = {option.pop("name"): option for option in games["lunar"]["options"]}
    assert set(options) == set(GAMES["lunar"].options)
    assert {option["kind"] for option in options.values()} == {"bool", "int", "choice", "amount", "supply", "brackets"}
    limit = {"kind": "amount", "default": None, "choices": None, "least": 0, "most": 60, "rule": "L5.5"}
    assert options["opening_build_limit"] == limit
    assert options["loco_supply"]["choices"] == list(options["loco_supply"]["default"])
    assert (options["tax_table"]["default"], options["tax_table"]["choices"]) == (None, None)


def test_a_table_keeps_its_options(anna: "Person") -> None:
    supply = dict.fromkeys(GAMES["lunar"].options["loco_supply"].choices, 2)
    chosen = {"tax_table": [[50, 10], [100, 30]], "loco_supply": supply, "opening_build_limit": 20}
    id = anna.make("me", "random", game="lunar", options=chosen)
    options = anna.http.get(f"/api/tables/{id}/at/-1").json()["options"]
    assert options == {name: option.default for name, option in GAMES["lunar"].options.items()} | chosen


def test_the_board_is_asked_for_once_and_then_only_whether_it_still_holds(anna: "Person") -> None:
    answer = anna.http.get("/api/games/germany/board")
    assert answer.json() == GAMES["germany"].board
    again = anna.http.get("/api/games/germany/board", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_new_table_is_in_the_list_of_its_maker(anna: "Person", stranger: "Person") -> None:
    first, second = anna.make("me", "random", options=START), anna.make("random", "random")
    tables = anna.http.get("/api/tables").json()["tables"]
    assert [table["id"] for table in tables] == [second, first]
    assert tables[1]["deciding"] == 0
    assert not tables[1]["over"]
    assert tables[1]["played_at"].endswith("Z")
    assert [seat["yours"] for seat in tables[1]["seats"]] == [True, False]
    assert stranger.http.get("/api/tables").json() == {"total": 0, "tables": []}


def test_whoever_has_the_address_may_ask_about_a_table(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random")
    mine, theirs = (person.http.get(f"/api/tables/{id}").json() for person in (anna, stranger))
    assert mine.pop("seats")[0]["yours"]
    assert not theirs.pop("seats")[0]["yours"]
    assert (mine.pop("alone"), theirs.pop("alone")) == (True, False)
    assert mine == theirs


def test_seats_without_a_name_are_named(anna: "Person") -> None:
    seats = [{"kind": "me", "name": "  Zoë 👩‍🚂 "}, {"kind": "here", "name": "  "}, {"kind": "bot", "bot": "random"}]
    made = anna.http.post("/api/tables", json={"game": "germany", "seats": seats}).json()["id"]
    shown = anna.http.get(f"/api/tables/{made}").json()["seats"]
    assert [seat["name"] for seat in shown] == ["Zoë 👩‍🚂", "Player 2", "Otto"]


def test_the_seed_makes_the_same_game_and_is_not_told(anna: "Person") -> None:
    seen = []
    for _ in range(2):
        id = anna.make("me", "here", seed=987654321, options=START)
        view = anna.http.get(f"/api/tables/{id}/at/-1", params={"seat": 0})
        seen.append(view.json())
        for path in ("", "/history", "/at/-1"):
            assert "987654321" not in anna.http.get(f"/api/tables/{id}{path}").text
    assert seen[0] == seen[1]


def table(**changes: Any) -> dict[str, Any]:
    return {"game": "germany", "seats": ME_AND_BOT, **changes}


BAD_TABLES: list[tuple[Any, int, str]] = [
    (table(game="chess"), 422, "error-unknown-game"),
    (table(game=5), 422, "error-field-wrong"),
    (table(game="\ud800"), 422, "error-unknown-game"),
    ({"seats": ME_AND_BOT}, 422, "error-field-missing"),
    ({"game": "germany"}, 422, "error-field-missing"),
    (table(colour="red"), 422, "error-field-unknown"),
    (table(**{"\ud800": 1}), 422, "error-field-wrong"),
    (table(seats=[]), 422, "error-seat-count"),
    (table(seats=ME_AND_BOT[:1]), 422, "error-seat-count"),
    (table(seats=ME_AND_BOT * 3), 422, "error-seat-count"),
    (table(seats="me"), 422, "error-field-wrong"),
    (table(seats=[1, 2]), 422, "error-field-wrong"),
    (table(seats=[{}, {}]), 422, "error-field-missing"),
    (table(seats=[{"kind": "cat"}, ME_AND_BOT[1]]), 422, "error-field-wrong"),
    (table(seats=[{"kind": "me", "bot": "random"}, ME_AND_BOT[1]]), 422, "error-bot-person"),
    (table(seats=[{"kind": "bot"}, ME_AND_BOT[0]]), 422, "error-bot-missing"),
    (table(seats=[{"kind": "bot", "bot": "hal"}, ME_AND_BOT[0]]), 422, "error-unknown-bot"),
    (table(seats=[{"kind": "open", "name": "Ben"}, ME_AND_BOT[0]]), 422, "error-open"),
    (table(seats=[{"kind": "open", "bot": "random"}, ME_AND_BOT[0]]), 422, "error-open"),
    (table(seats=[{"kind": "me", "name": "x" * 25}, ME_AND_BOT[1]]), 422, "error-name-long"),
    (table(seats=[{"kind": "me", "name": "a\nb"}, ME_AND_BOT[1]]), 422, "error-name-sign"),
    (table(seats=[{"kind": "me", "name": "\ud800"}, ME_AND_BOT[1]]), 422, "error-name-sign"),
    (table(seats=[{"kind": "me", "name": 7}, ME_AND_BOT[1]]), 422, "error-field-wrong"),
    (table(options={"speed": 1}), 422, "error-unknown-option"),
    (table(options={"max_loco_resets": 21}), 422, "error-option-value"),
    (table(options={"max_loco_resets": True}), 422, "error-option-value"),
    (table(options={"open_hands": 1}), 422, "error-option-value"),
    (table(options={"reshuffle": "never"}), 422, "error-option-value"),
    (table(options={"reshuffle": None}), 422, "error-option-value"),
    (table(options={"reshuffle": ["eager"]}), 422, "error-field-wrong"),
    (table(game="lunar", options={"tax_table": [[50, 10], [40, 20]]}), 422, "error-option-value"),
    (table(game="lunar", options={"tax_table": [["cash", 10]]}), 422, "error-field-wrong"),
    (table(game="lunar", options={"loco_supply": {"redstone": 1}}), 422, "error-option-value"),
    (table(game="lunar", options={"loco_supply": None}), 422, "error-option-value"),
    (table(game="lunar", options={"opening_build_limit": 61}), 422, "error-option-value"),
    (table(options=[]), 422, "error-field-wrong"),
    (table(options={"start_player": 4}), 422, "error-setup"),
    (table(seed=-1), 422, "error-field-wrong"),
    (table(seed=2**64), 422, "error-field-wrong"),
    (table(seed="7"), 422, "error-field-wrong"),
    (table(seed=1.5), 422, "error-field-wrong"),
    (table(seed=True), 422, "error-field-wrong"),
    ([], 422, "error-field-wrong"),
    (None, 422, "error-field-wrong"),
    ("germany", 422, "error-field-wrong"),
]


@pytest.mark.parametrize(("body", "status", "id"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(anna: "Person", body: Any, status: int, id: str) -> None:
    answer = anna.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    assert error(answer) == (status, id)
    assert anna.http.get("/api/tables").json() == {"total": 0, "tables": []}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"game=germany", b"\xff\xfe", b"[" * 50_000, b'{"seed": ' + b"9" * 6000 + b"}"]
)
def test_a_body_that_is_not_json_is_refused(anna: "Person", body: bytes) -> None:
    answer = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    status, id = error(answer)
    assert (status, id) in ((400, "error-not-json"), (422, "error-field-missing"))


def test_a_body_of_another_kind_is_refused(anna: "Person") -> None:
    assert error(anna.http.post("/api/tables", data={"game": "germany"})) == (415, "error-content-type")
    assert error(anna.http.post("/api/tables", content=b"{}")) == (415, "error-content-type")


def test_a_body_that_is_too_large_is_refused_whether_its_length_is_told_or_not(anna: "Person") -> None:
    headers = {"content-type": "application/json"}
    told = anna.http.post("/api/tables", content=b" " * 300_000, headers=headers)
    untold = anna.http.post("/api/tables", content=iter([b" " * 150_000] * 2), headers=headers)
    assert error(told) == error(untold) == (413, "error-too-large")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/games", {"GET"}),
        ("DELETE", "/api/tables", {"GET", "POST"}),
        ("PUT", "/api/health", {"GET"}),
        ("POST", "/api/tables/x/record", {"GET"}),
    ],
)
def test_a_method_that_is_not_possible_is_refused(anna: "Person", method: str, path: str, allowed: set[str]) -> None:
    answer = anna.http.request(method, path, json={})
    assert error(answer) == (405, "error-method")
    assert set(answer.headers["allow"].split(", ")) <= allowed


UNKNOWN = [
    ("/api/nothing", 404, "error-not-found"),
    ("/api/", 404, "error-not-found"),
    ("/api/games/chess/board", 404, "error-not-found"),
    ("/api/tables/nothing", 404, "error-unknown-table"),
    ("/api/tables/" + "x" * 500, 404, "error-unknown-table"),
    ("/api/tables/%00", 404, "error-unknown-table"),
    ("/api/tables/%ff", 404, "error-unknown-table"),
    ("/api/tables/nothing/history", 404, "error-unknown-table"),
    ("/api/tables/nothing/at/0", 404, "error-unknown-table"),
    ("/api/tables/nothing/record", 404, "error-unknown-table"),
    ("/api/tables/{id}/at/first", 422, "error-field-wrong"),
    ("/api/tables/{id}/at/0", 404, "error-unknown-step"),
    ("/api/tables/{id}/at/-2", 404, "error-unknown-step"),
    ("/api/tables/{id}/at/99999999999999999999", 404, "error-unknown-step"),
    ("/api/tables/{id}/history?seat=me", 422, "error-field-wrong"),
    ("/api/tables/{id}/history?seat=9", 404, "error-unknown-seat"),
    ("/api/tables/{id}/history?seat=-1", 404, "error-unknown-seat"),
    ("/api/tables/{id}/history?seat=1", 403, "error-not-your-seat"),
    ("/api/tables/{id}/at/-1?seat=1", 403, "error-not-your-seat"),
    ("/api/tables/{id}/record", 409, "error-not-over"),
    ("/api/tables/nothing/pencil?seat=0", 404, "error-unknown-table"),
    ("/api/tables/{id}/pencil", 422, "error-field-missing"),
    ("/api/tables/{id}/pencil?seat=1", 403, "error-not-your-seat"),
    ("/api/tables/{id}/pencil?seat=2", 404, "error-unknown-seat"),
    ("/api/tables/{id}/secrets", 404, "error-not-found"),
]


@pytest.mark.parametrize(("path", "status", "id"), UNKNOWN)
def test_what_is_not_there_is_refused_in_one_sentence(anna: "Person", path: str, status: int, id: str) -> None:
    made = anna.make("me", "random", options=START)
    assert error(anna.http.get(path.replace("{id}", made))) == (status, id)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_page_of_another_address_cannot_make_tables(anna: "Person", headers: dict[str, str]) -> None:
    assert error(anna.http.post("/api/tables", json=table(), headers=headers)) == (403, "error-origin")


def test_pages_of_this_address_and_of_this_machine_can(anna: "Person", house: "House") -> None:
    for origin in (house.url, "http://localhost:5173"):
        headers = {"origin": origin, "sec-fetch-site": "same-origin"}
        assert anna.http.post("/api/tables", json=table(), headers=headers).status_code == 201


def test_a_name_that_only_looks_like_this_machine_is_foreign_to_another_host(anna: "Person") -> None:
    headers = {"host": "club.example", "origin": "http://localhost:5173"}
    assert error(anna.http.post("/api/tables", json=table(), headers=headers)) == (403, "error-origin")


def test_a_guest_gets_a_cookie_once_and_is_known_by_it(house: "House") -> None:
    newcomer = house.person()
    first = newcomer.http.get("/api/health", headers={"cookie": ""})
    cookie = first.headers["set-cookie"].lower()
    assert cookie.startswith(f"{COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "set-cookie" not in newcomer.http.get("/api/health").headers


@pytest.mark.parametrize("cookie", ["x", "'; drop table tables;--", "a" * 5000, "é"])
def test_a_cookie_that_is_not_ours_is_replaced(house: "House", cookie: str) -> None:
    headers = {"cookie": f"{COOKIE}={cookie}".encode()}
    answer = house.person().http.get("/api/tables", headers=headers)  # type: ignore[arg-type]
    assert answer.json() == {"total": 0, "tables": []}
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")


def test_every_answer_ties_the_hands_of_the_page(anna: "Person") -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = anna.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert anna.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_what_is_no_http_at_all_harms_nobody(anna: "Person", house: "House") -> None:
    host, port = house.url.removeprefix("http://").split(":")
    for garbage in (
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.sendall(garbage)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert anna.http.get("/api/health").json() == {"ok": True}


def test_the_description_names_every_answer_and_message(house: "House") -> None:
    described = house.person().http.get("/api/openapi.json").json()
    schemas = described["components"]["schemas"]
    assert {"Games", "TableInfo", "History", "Failure", "TableMessage", "RefusedMessage", "Play"} <= set(schemas)
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert references <= set(schemas)
    for path, methods in described["paths"].items():
        for method, described_method in methods.items():
            assert "4XX" in described_method["responses"], (path, method)
            assert "422" not in described_method["responses"], (path, method)
