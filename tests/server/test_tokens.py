"""Tokens: a program plays in its owner's name and does nothing else, until the owner takes the token back."""

import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from examples import network_bot
from websockets.sync.client import connect

from branchline.server.people.tokens import MOST

from .accounts import PASSWORD, error, sign_up

if TYPE_CHECKING:
    from .conftest import House, Person


def make(person: "Person", name: str = "My bot", password: str = PASSWORD) -> httpx.Response:
    return person.http.post("/api/me/tokens", json={"name": name, "password": password})


def take_back(person: "Person", id: str) -> httpx.Response:
    return person.http.delete(f"/api/me/tokens/{id}", headers={"Content-Type": "application/json"})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def program(house: "House", token: str) -> httpx.Client:
    """A program that has nothing but the token."""
    return httpx.Client(base_url=house.url, headers=bearer(token))


def address(house: "House", table: str) -> str:
    return f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"


def test_the_example_takes_the_open_seat_of_its_owners_friend_and_plays_to_the_end(
    house: "House", anna: "Person", capsys: pytest.CaptureFixture[str]
) -> None:
    owner = house.person()
    sign_up(owner, "Owner of a bot")
    token = make(owner).json()["token"]
    table = anna.make("open", "greedy")
    network_bot.play(house.url, table, token)
    assert re.fullmatch(r"Places: (1 2|2 1|1 1)\n", capsys.readouterr().out)
    (played,) = (one for one in owner.http.get("/api/tables").json()["tables"] if one["id"] == table)
    assert (played["over"], played["seats"][0]["yours"]) == (True, True)


def test_it_is_shown_once_and_stored_so_that_it_cannot_be_turned_back(house: "House") -> None:
    owner = house.person()
    sign_up(owner, "Shown once")
    made = make(owner, "  Night shift ").json()
    assert made["name"] == "Night shift"
    listed = owner.http.get("/api/me/tokens")
    assert [(one["id"], one["name"]) for one in listed.json()["tokens"]] == [(made["id"], "Night shift")]
    assert made["token"] not in listed.text
    assert made["token"] not in owner.http.get("/api/me/data").text


def test_a_token_that_was_taken_back_opens_nothing_and_ends_what_it_had_opened(house: "House", anna: "Person") -> None:
    owner = house.person()
    sign_up(owner, "Takes back")
    made = make(owner).json()
    table = anna.make("me", "open")
    with connect(address(house, table), additional_headers=bearer(made["token"])) as socket:
        assert json.loads(socket.recv())["type"] == "table"
        assert take_back(owner, made["id"]).status_code == 204
        while (told := json.loads(socket.recv(timeout=10)))["type"] == "table":
            pass
        assert told["id"] == "error-come-again"
    assert error(program(house, made["token"]).get("/api/tables")) == (401, "error-token")
    with connect(address(house, table), additional_headers=bearer(made["token"])) as socket:
        assert json.loads(socket.recv())["id"] == "error-token"
    assert owner.http.get("/api/me/tokens").json() == {"tokens": []}


def test_another_password_takes_all_of_them_back(house: "House") -> None:
    owner = house.person()
    sign_up(owner, "Another password")
    token = make(owner).json()["token"]
    assert program(house, token).get("/api/tables").status_code == 200
    change = {"password": PASSWORD, "new_password": "mind the doors, please"}
    assert owner.http.put("/api/me", json=change).status_code == 200
    assert error(program(house, token).get("/api/tables")) == (401, "error-token")


def test_it_neither_changes_the_account_nor_does_what_a_host_may(house: "House") -> None:
    owner = house.person()
    sign_up(owner, "No more than play")
    with program(house, make(owner).json()["token"]) as bot:
        assert bot.get("/api/me").json()["account"] is None
        assert error(bot.post("/api/me/tokens", json={"name": "More", "password": PASSWORD})) == (
            401,
            "error-no-account",
        )
        assert error(bot.get("/api/host/people"))[0] == 403
        assert bot.get("/api/me/tokens").json() == {"tokens": []}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"name": " ", "password": PASSWORD}, (422, "error-name-empty")),
        ({"name": "a" * 25, "password": PASSWORD}, (422, "error-name-long")),
        ({"name": "Bot", "password": "another one"}, (403, "error-password-wrong")),
    ],
)
def test_bad_input_gets_one_sentence(house: "House", asked: dict[str, Any], said: tuple[int, str]) -> None:
    owner = house.person()
    sign_up(owner, f"Bad {said[1]} {len(asked['name'])}"[:24])
    assert error(owner.http.post("/api/me/tokens", json=asked)) == said


def test_others_tokens_are_none_of_ones_own(house: "House", anna: "Person") -> None:
    owner, other = house.person(), house.person()
    sign_up(owner, "Has a token")
    sign_up(other, "Has none")
    made = make(owner).json()
    for stranger in (other, anna):
        assert stranger.http.get("/api/me/tokens").json() == {"tokens": []}
        assert error(take_back(stranger, made["id"])) == (404, "error-unknown-token")
    assert error(make(anna)) == (401, "error-no-account")


def test_only_so_many(house: "House") -> None:
    owner = house.person()
    sign_up(owner, "Very many bots")
    assert {make(owner, f"Bot {number}").status_code for number in range(MOST)} == {201}
    assert error(make(owner)) == (409, "error-many-tokens")
