"""A request carries a number, and its answer repeats it: nobody takes another's answer for their own."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .conftest import Chair, Person

START = {"start_player": 0}


def answers(chair: "Chair", count: int) -> list[dict[str, Any]]:
    """The next answers, with what the table says between them left out."""
    heard: list[dict[str, Any]] = []
    while len(heard) < count:
        message = chair.hear()
        if message["type"] != "table":
            heard.append(message)
    return heard


def test_every_answer_repeats_the_number_of_its_request(anna: "Person") -> None:
    with anna.sit(anna.make("me", "here", options=START)) as chair:
        chair.hear()
        chair.say(type="look", seat=0, request=0)
        chair.say(type="why", seat=1, action=0, request=7)
        chair.say(type="plan", seat=0, about={}, request=5)
        chair.say(type="undo", seat=0, at=9, request=2**53 - 1)
        heard = answers(chair, 4)
    assert [(answer["type"], answer["request"]) for answer in heard] == [
        ("done", 0),
        ("why", 7),
        ("refused", 5),
        ("refused", 2**53 - 1),
    ]


def test_a_deed_is_answered_with_the_version_that_shows_it_which_follows(anna: "Person") -> None:
    with anna.sit(anna.make("me", "open", options=START)) as chair:
        chair.hear()
        chair.say(type="fill", seat=1, bot="random", request=3)
        assert chair.hear() == {"type": "done", "request": 3, "version": 1}
        assert chair.hear()["version"] == 1
        chair.say(type="play", seat=0, action=chair.shown["actions"][0]["id"], at=1, request=4)
        assert answers(chair, 1) == [{"type": "done", "request": 4, "version": 2}]
        assert chair.shown["version"] == 1
        assert chair.hear()["version"] >= 2


def test_a_deed_without_a_number_is_answered_by_the_table_alone(anna: "Person") -> None:
    with anna.sit(anna.make("me", "here", options=START)) as chair:
        chair.hear()
        chair.say(type="look", seat=0)
        assert chair.ask(type="why", seat=0, action=0, request=1)["request"] == 1
    assert [message["type"] for message in chair.heard] == ["table", "table", "why"]


@pytest.mark.parametrize(
    ("message", "number"),
    [
        ({"type": "sing", "request": 4}, 4),
        ({"request": 4}, 4),
        ({"type": "look", "seat": None, "request": 4}, 4),
        ({"type": "look", "seat": 0, "request": -4}, None),
        ({"type": "look", "seat": 0, "request": [4]}, None),
    ],
    ids=str,
)
def test_also_what_cannot_be_read_is_refused_by_its_number(
    anna: "Person", message: dict[str, Any], number: int | None
) -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        chair.hear()
        answer = chair.ask(**message)
    assert (answer["type"], answer["request"]) == ("refused", number)
