"""People who sign up and in, as their browsers would."""

from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from .conftest import Person

PASSWORD = "all aboard, please"


def sign_up(person: "Person", name: str, **more: Any) -> dict[str, Any]:
    """An account of this name, to which the person is signed in."""
    answer = person.http.post("/api/accounts", json={"name": name, "password": PASSWORD, **more})
    assert answer.status_code == 201, answer.text
    account: dict[str, Any] = answer.json()
    return account


def try_in(person: "Person", name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return person.http.post("/api/session", json={"name": name, "password": password, **more})


def sign_in(person: "Person", name: str, password: str = PASSWORD, **more: Any) -> None:
    answer = try_in(person, name, password, **more)
    assert answer.status_code == 200, answer.text


def error(answer: httpx.Response) -> tuple[int, str]:
    """Status and id of a refusal, whose sentence is one."""
    told = answer.json()["error"]
    assert told["message"].endswith(".")
    assert "\n" not in told["message"]
    return answer.status_code, told["id"]


def tables(person: "Person") -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()["tables"]]


def who(person: "Person") -> str | None:
    """What the server calls this person; None for a guest."""
    account = person.http.get("/api/me").json()["account"]
    return None if account is None else account["name"]
