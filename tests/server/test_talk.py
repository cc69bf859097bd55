"""What people say to each other at a table: apart from its log, and for nobody but those who sit there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from branchline.server.talk.chat import A_PAGE

from .accounts import error, sign_up

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Chair, House, Person


@contextmanager
def two_at_a_table(anna: "Person", ben: "Person", *more: str) -> Iterator[tuple["Chair", "Chair", str]]:
    """Anna and Ben at a table that one of them has made, with whoever else."""
    id = anna.make("me", "open", *more)
    with anna.sit(id) as hers, ben.sit(id) as his:
        his.hear()
        his.join(1, name="Ben")
        hers.until(lambda shown: bool(shown) and shown["table"]["seats"][1]["name"] == "Ben")
        yield hers, his, id


def say(chair: "Chair", text: str) -> dict[str, Any]:
    """The answer to saying this, which whoever says it hears right afterwards."""
    answer = chair.ask(type="chat", text=text, request=1)
    while answer["type"] == "done" and text.split() not in [str(line["text"]).split() for line in chair.said]:
        chair.hear()
    return answer


def hear_said(chair: "Chair") -> list[dict[str, Any]]:
    """Hears until something was said or muted; all that is known then."""
    while chair.hear()["type"] != "chat":
        pass
    return chair.said


def texts(chair: "Chair") -> list[str]:
    return [line["text"] or line["phrase"] for line in chair.said]


def test_what_is_said_is_heard_by_those_who_sit_there_and_is_no_part_of_the_game(
    anna: "Person", stranger: "Person", house: "House"
) -> None:
    watcher = house.person()
    with two_at_a_table(anna, stranger) as (hers, his, id), watcher.sit(id) as watching:
        watching.hear()
        version = hers.shown["version"]
        assert say(hers, "  Guten   Abend 🚂 ")["type"] == "done"
        (line,) = hear_said(his)
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Player 1", "Guten Abend 🚂")
        assert (line["yours"], line["phrase"]) == (False, None)
        his.ask(type="chat", phrase="good-luck", request=2)
        assert hear_said(hers)[-1]["phrase"] == hear_said(his)[-1]["phrase"] == "good-luck"
        assert (hers.said[0]["yours"], his.said[1]["yours"], hers.shown["version"]) == (True, True, version)
        assert watching.ask(type="chat", text="psst")["id"] == "error-talk-seated"
        assert all(message["type"] != "chat" for message in watching.heard)
        assert "Guten" not in repr(watcher.http.get(f"/api/tables/{id}/history").json())
    assert error(watcher.http.get(f"/api/tables/{id}/chat?before=9")) == (403, "error-talk-seated")


def test_it_outlives_the_server_and_older_lines_are_read_page_by_page(open_house: Any, data: "Path | str") -> None:
    with open_house(data=data) as house:
        anna = house.person()
        id = anna.make("me", "random")
        house.app.state.limits._talk._rate = 1e9
        with anna.sit(id) as chair:
            for number in range(A_PAGE + 5):
                say(chair, f"line {number + 1}")
        cookies = anna.http.cookies
    with open_house(data=data) as house:
        again = house.person()
        again.http.cookies = cookies
        with again.sit(id) as chair:
            hear_said(chair)
            assert texts(chair) == [f"line {number}" for number in range(6, A_PAGE + 6)]
            assert chair.heard[-1]["earlier"]
        older = again.http.get(f"/api/tables/{id}/chat?before=6").json()
        assert [line["text"] for line in older["lines"]] == [f"line {number}" for number in range(1, 6)]
        assert not older["earlier"]


def test_who_is_muted_is_not_heard_at_any_table_until_heard_again(anna: "Person", stranger: "Person") -> None:
    with two_at_a_table(anna, stranger, "random") as (hers, his, _):
        say(his, "hello?")
        hear_said(hers)
        hers.say(type="mute", seat=1, muted=True)
        assert (hear_said(hers), hers.muted) == ([], [1])
        say(his, "nobody listens")
        say(hers, "quiet here")
        assert texts(hers) == ["quiet here"]
    with two_at_a_table(anna, stranger) as (hers, his, _):
        say(his, "and here?")
        say(hers, "no")
        assert (texts(hers), hers.muted) == (["no"], [1])
        hers.say(type="mute", seat=1, muted=False)
        assert [line["text"] for line in hear_said(hers)] == ["and here?", "no"]
        assert hers.muted == []


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ({"type": "chat", "text": ""}, "error-said-nothing"),
        ({"type": "chat", "text": " \u00a0 "}, "error-said-nothing"),
        ({"type": "chat", "text": "x" * 501}, "error-said-long"),
        ({"type": "chat", "text": " " * 9000}, "error-said-nothing"),
        ({"type": "chat", "text": "in\u200bvisible"}, "error-text-sign"),
        ({"type": "chat", "text": "turned \u202e round"}, "error-text-sign"),
        ({"type": "chat", "text": "two\nlines"}, "error-text-sign"),
        ({"type": "chat", "text": "no letter\0"}, "error-text-sign"),
        ({"type": "chat", "phrase": "gossip"}, "error-field-wrong"),
        ({"type": "chat"}, "error-what"),
        ({"type": "chat", "text": "both", "phrase": "hello"}, "error-what"),
        ({"type": "chat", "text": "for another", "seat": 1}, "error-talk-seated"),
        ({"type": "mute", "seat": 0, "muted": True}, "error-mute"),
        ({"type": "mute", "seat": 1, "muted": True}, "error-mute"),
        ({"type": "mute", "seat": 7, "muted": True}, "error-unknown-seat"),
    ],
    ids=str,
)
def test_what_cannot_be_said_is_refused(anna: "Person", message: dict[str, Any], id: str) -> None:
    with anna.sit(anna.make("me", "random")) as chair:
        chair.hear()
        assert chair.ask(**message)["id"] == id
        assert chair.said == []


def test_nobody_talks_others_down(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random")) as chair:
        answers = [say(chair, str(number)) for number in range(12)]
    assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] * 2
    assert answers[-1]["id"] == "error-talk-often"


def test_what_a_guest_said_and_whom_they_muted_is_the_accounts_they_make(house: "House") -> None:
    anna, ben = house.person(), house.person()
    with two_at_a_table(anna, ben) as (hers, his, id):
        say(his, "hello?")
        say(hers, "mine")
        hers.say(type="mute", seat=1, muted=True)
        hear_said(hers)
    sign_up(anna, "Anna who talks")
    sign_up(ben, "Ben who is not heard")
    with anna.sit(id) as again:
        hear_said(again)
        assert ([line["yours"] for line in again.said], texts(again), again.muted) == ([True], ["mine"], [1])
    assert anna.http.get("/api/me/data").json()["tables"][0]["said"][0]["text"] == "mine"
