"""What somebody writes down at a table is kept for themselves alone."""

from typing import TYPE_CHECKING, Any

import pytest

from .accounts import error, sign_up

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Person

PLAN = "Köln first,\nthen Ben’s ports 🚂"


def notes(person: "Person", id: str, seat: int = 0) -> Any:
    return person.http.get(f"/api/tables/{id}/notes?seat={seat}")


def keep(person: "Person", id: str, text: Any, seat: int = 0) -> Any:
    return person.http.put(f"/api/tables/{id}/notes?seat={seat}", json={"text": text})


def test_notes_are_kept_for_a_seat_and_come_along_to_an_account(open_house: Any, data: "Path | str") -> None:
    with open_house(data=data) as house:
        anna = house.person()
        id = anna.make("me", "here", "random")
        assert notes(anna, id).json() == {"text": ""}
        assert keep(anna, id, "a\tb\r\nc").json() == {"text": "a   b\nc"}
        assert keep(anna, id, PLAN).status_code == 200
        sign_up(anna, "Anna")
        cookies = anna.http.cookies
    with open_house(data=data) as house:
        again = house.person()
        again.http.cookies = cookies
        assert (notes(again, id).json(), notes(again, id, seat=1).json()) == ({"text": PLAN}, {"text": ""})
        assert again.http.get("/api/me/data").json()["tables"][0]["notes"] == {"0": PLAN}


def test_nobody_else_reads_or_writes_them(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open")
    keep(anna, id, PLAN)
    with stranger.sit(id) as chair:
        chair.hear()
        chair.join(1)
        assert error(notes(stranger, id)) == error(keep(stranger, id, "")) == (403, "error-not-your-seat")
        assert "Köln" not in repr(chair.heard)
    assert notes(anna, id).json() == {"text": PLAN}


@pytest.mark.parametrize(
    ("text", "status", "id"),
    [
        ("x" * 4001, 422, "error-note-long"),
        ("turned \u202e round", 422, "error-text-sign"),
        ("no letter\0", 422, "error-text-sign"),
        (7, 422, "error-field-wrong"),
        (None, 422, "error-field-wrong"),
    ],
)
def test_what_cannot_be_kept_is_refused_and_what_was_there_stays(
    anna: "Person", text: Any, status: int, id: str
) -> None:
    made = anna.make("me", "random")
    keep(anna, made, PLAN)
    assert error(keep(anna, made, text)) == (status, id)
    assert notes(anna, made).json() == {"text": PLAN}
