"""Names: what is seen is what is there, and nobody is taken for somebody else."""

from typing import TYPE_CHECKING

import pytest

from branchline.server.people.names import MOST_NAME, cleaned, first_free, likeness
from branchline.table import Refused

from .accounts import error

if TYPE_CHECKING:
    from .conftest import Person


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna ", "Anna"),
        ("Anna\u00a0 \u2003Maria", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("Zoë 👩‍🚂", "Zoë 👩‍🚂"),
        ("❤️", "❤️"),
        ("王小明", "王小明"),
        ("Łukasz «2»", "Łukasz «2»"),
        (" \u3000 ", ""),
        ("x" * MOST_NAME, "x" * MOST_NAME),
    ],
)
def test_a_name_is_kept_composed_trimmed_and_with_plain_spaces(given: str, kept: str) -> None:
    assert cleaned(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "An\u200bna",  # zero-width space
        "An\u200dna",  # a joiner that joins no pictures
        "Anna\ufe0f",  # a variation of nothing
        "👩\u200d",  # a picture joined to nothing
        "\u202eannA",  # written from right to left
        "\u2066Anna\u2069",
        "An\u00adna",  # a hyphen that is not shown
        "\u3164",  # a letter that is empty
        "\u2800",
        "Anna\x00",
        "An\nna",
        "An\u2028na",
        "\ud800",
        "\ue000",
        "\U000e0041",
    ],
)
def test_what_cannot_be_seen_is_in_no_name(given: str) -> None:
    with pytest.raises(Refused) as caught:
        cleaned(given)
    assert caught.value.message == "error-name-sign"


@pytest.mark.parametrize("given", ["x" * (MOST_NAME + 1), "x" * 10_000, " " * 10_000])
def test_a_name_is_not_long(given: str) -> None:
    with pytest.raises(Refused) as caught:
        cleaned(given)
    assert (caught.value.message, caught.value.arguments) == ("error-name-long", {"most": 24})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # two letters of the Cyrillic alphabet
        ("BOB", "ВОВ"),  # three of them
        ("Bob", "B0b"),
        ("Al", "AI"),
        ("Straße", "STRASSE"),
        ("Anna", "Ａｎｎａ"),
        ("Νίκος", "νίκος"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert one != other
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Zoë", "Zoe"), ("Bob", "Bob 2"), ("Иван", "Ivan")])
def test_names_that_look_different_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_who_is_given_a_name_gets_one_that_is_free() -> None:
    assert first_free(["Anton", "Clara"], ["ANTON"]) == "Clara"
    assert first_free(["Anton"], ["Anton", "anton 2"]) == "Anton 3"


def test_no_two_at_a_new_table_are_called_alike(anna: "Person") -> None:
    seats = [{"kind": "me", "name": "Otto"}, {"kind": "here", "name": "OTT0"}]
    answer = anna.http.post("/api/tables", json={"game": "germany", "seats": seats})
    assert error(answer) == (422, "error-name-alike")
    assert answer.json()["error"]["args"] == {"name": "Otto"}


def test_whoever_is_named_by_the_table_avoids_the_names_of_the_others(anna: "Person") -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "here"}, {"kind": "me", "name": "Anton"}]
    seats.append({"kind": "here", "name": "Player 2"})
    made = anna.http.post("/api/tables", json={"game": "germany", "seats": seats}).json()["id"]
    names = [seat["name"] for seat in anna.http.get(f"/api/tables/{made}").json()["seats"]]
    assert names == ["Clara", "Player 2 2", "Anton", "Player 2"]


def test_nobody_sits_down_under_the_name_of_another(anna: "Person", stranger: "Person") -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    id = anna.http.post("/api/tables", json={"game": "germany", "seats": seats}).json()["id"]
    with stranger.sit(id) as chair:
        chair.hear()
        answer = chair.ask(type="join", seat=1, name="аnnа")
        assert (answer["id"], answer["args"]) == ("error-name-alike", {"name": "Anna"})
        assert chair.join(1, name="Ann")["version"] == 1
    with anna.sit(id) as chair:
        chair.hear()
        assert chair.ask(type="fill", seat=2, bot="random", name="ANN")["id"] == "error-name-alike"
