"""What somebody pencils in is kept with the table, for themselves alone."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .conftest import Person

WANTED = {"wanted": ["berlin-dresden", "köln-düsseldorf-1"], "cost": {"2": 3.5}, "then": None}


def pencil(person: "Person", id: str, seat: int = 0) -> Any:
    return person.http.get(f"/api/tables/{id}/pencil?seat={seat}").json()


def keep(person: "Person", id: str, marks: Any, seat: int = 0) -> Any:
    return person.http.put(f"/api/tables/{id}/pencil?seat={seat}", json={"marks": marks})


def test_what_is_pencilled_in_is_kept_for_its_seat_and_table(anna: "Person") -> None:
    id, another = anna.make("me", "here", "random"), anna.make("me", "random")
    assert pencil(anna, id) == {"marks": {}}
    answer = keep(anna, id, WANTED)
    assert (answer.status_code, answer.json()) == (200, {"marks": WANTED})
    assert pencil(anna, id) == {"marks": WANTED}
    assert pencil(anna, id, seat=1) == pencil(anna, another) == {"marks": {}}
    assert keep(anna, id, {"wanted": []}).status_code == 200
    assert pencil(anna, id) == {"marks": {"wanted": []}}


def test_it_outlives_the_server(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        id = anna.make("me", "random")
        keep(anna, id, WANTED)
        cookies = anna.http.cookies
    with open_house() as house:
        again = house.person()
        again.http.cookies = cookies
        assert pencil(again, id) == {"marks": WANTED}


def test_nobody_else_reads_or_writes_it_or_is_told(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open")
    with stranger.sit(id) as chair:
        chair.hear()
        chair.join(1)
        version = chair.shown["version"]
        keep(anna, id, {"wanted": ["emden-bremen"]})
        for refused in (keep(stranger, id, {}), stranger.http.get(f"/api/tables/{id}/pencil?seat=0")):
            assert (refused.status_code, refused.json()["error"]["id"]) == (403, "error-not-your-seat")
        chair.ask(type="why", seat=1, about={"route": "emden-bremen"})  # what is told comes before its answer
        assert "wanted" not in repr(chair.heard)
        assert chair.shown["version"] == version
    assert pencil(anna, id) == {"marks": {"wanted": ["emden-bremen"]}}


def test_a_computer_player_going_on_for_a_person_leaves_the_pencil_alone(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "open")
    with stranger.sit(id) as chair:
        chair.hear()
        chair.join(1)
        keep(stranger, id, WANTED, seat=1)
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and not shown["table"]["seats"][1]["present"])
        chair.say(type="hand", seat=1, bot="random")
        chair.until(lambda shown: shown["table"]["seats"][1]["kind"] == "bot")
        assert keep(anna, id, {}, seat=1).status_code == 403
        with stranger.sit(id) as back:
            back.hear()
            back.say(type="back", seat=1)
            back.until(lambda shown: shown["table"]["seats"][1]["yours"])
            assert pencil(stranger, id, seat=1) == {"marks": WANTED}


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        (b'{"marks": []}', 422, "error-field-wrong"),
        (b"{}", 422, "error-field-missing"),
        (b'{"marks": {}, "seat": 1}', 422, "error-field-unknown"),
        (b'{"marks": {"cost": NaN}}', 422, "error-field-wrong"),
        (b'{"marks": {"half": "\\ud800"}}', 422, "error-field-wrong"),
        (b'{"marks": {"\\udc00": ["half"]}}', 422, "error-field-wrong"),
        (b'{"marks": {"deep": ' + b"[" * 400 + b"]" * 400 + b"}}", 422, "error-field-wrong"),
        (b'{"marks": {"long": "' + b"x" * 8192 + b'"}}', 413, "error-too-large"),
    ],
)
def test_what_cannot_be_kept_is_refused_and_what_was_there_stays(
    anna: "Person", body: bytes, status: int, id: str
) -> None:
    made = anna.make("me", "random")
    keep(anna, made, WANTED)
    headers = {"content-type": "application/json"}
    answer = anna.http.put(f"/api/tables/{made}/pencil?seat=0", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)
    assert pencil(anna, made) == {"marks": WANTED}
