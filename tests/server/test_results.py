"""Finished games as everybody may read them: results, ratings, statistics, and what does not count."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session

from branchline.server import Settings, create_app
from branchline.server.results.ending import BOT
from branchline.server.schema import StoredPlace

from .accounts import PASSWORD, error, sign_up
from .brief import BRIEF, play_out, play_together
from .conftest import HURRY, House, Person, opened

pytestmark = pytest.mark.long  # servers that wait, end and begin again


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("club") / "data.sqlite3"
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        sign_up(house.person(), "Hostess")
        yield house


@pytest.fixture
def guest(club: House) -> Person:
    return club.person()


def member(club: House, name: str) -> Person:
    person = club.person()
    sign_up(person, name)
    return person


def results(person: Person, **wanted: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/results", params=wanted).json()["endings"]
    return found


def alone(person: Person, *seats: str, **more: Any) -> str:
    """A whole game at one screen; its table."""
    id = person.make(*seats, **{**BRIEF, **more})
    with person.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        play_out(chair)
    return id


def read_places(club: House) -> list[StoredPlace]:
    """What is really stored, past the server."""
    url = club.app.state.settings.url()
    with Session(create_engine(url)) as session:
        return [*session.scalars(select(StoredPlace))]


def test_a_game_of_two_is_told_to_everybody_and_rates_both(club: House, guest: Person) -> None:
    anna, ben = member(club, "Anna"), member(club, "Ben")
    table = play_together(anna, ben)
    (ending,) = results(guest, player="Anna")
    assert (ending["game"], ending["uncounted"], ending["table"]) == ("lunar", None, None)
    assert [(place["kind"], place["name"], place["you"]) for place in ending["places"]] == [
        ("account", "Anna", False),
        ("account", "Ben", False),
    ]
    assert all(place["rating"]["margin"] < 667 for place in ending["places"])
    (mine,) = results(ben, player="Anna", against="ben")
    assert mine["table"] == table, "who had part in it may look at it again"
    assert [place["you"] for place in mine["places"]] == [False, True]

    rated = guest.http.get("/api/ratings", params={"game": "lunar", "seats": 2}).json()
    both = [one for one in rated["ratings"] if one["name"] in ("Anna", "Ben")]
    assert [one["games"] for one in both] == [1, 1]
    assert [one["rating"] for one in sorted(both, key=lambda one: str(one["name"]))] == [
        place["rating"] for place in ending["places"]
    ]
    ladders = guest.http.get("/api/ladders").json()["ladders"]
    assert ("lunar", 2) in [(ladder["game"], ladder["seats"]) for ladder in ladders]


def test_computer_players_are_rated_by_their_kind(club: House, guest: Person) -> None:
    cleo = member(club, "Cleo")
    alone(cleo, "me", "random")
    (ending,) = results(guest, player="Cleo")
    assert [(place["kind"], place["bot"]) for place in ending["places"]] == [("account", None), ("bot", "random")]
    rated = guest.http.get("/api/ratings", params={"game": "lunar", "seats": 2}).json()["ratings"]
    assert [one["bot"] for one in rated if one["kind"] == "bot"] == ["random"]


def test_a_guest_sees_themselves_among_the_rated_and_nobody_else_sees_them(club: House, guest: Person) -> None:
    alone(guest, "me", "random")
    ladder = {"game": "lunar", "seats": 2}
    mine = guest.http.get("/api/ratings", params=ladder).json()
    assert [one["kind"] for one in mine["ratings"] if one["you"]] == ["guest"]
    other = club.person().http.get("/api/ratings", params=ladder).json()
    assert other["total"] == mine["total"] - 1
    assert not [one for one in other["ratings"] if one["kind"] == "guest"]
    assert guest.http.get("/api/statistics").json()["played"][0]["games"] == 1


@pytest.mark.parametrize(
    ("seats", "more", "why"), [(("me", "here"), {}, "shared"), (("me", "random"), {"seed": 7}, "seed")]
)
def test_what_does_not_count_is_told_only_to_those_who_played(
    club: House, guest: Person, seats: tuple[str, ...], more: dict[str, Any], why: str
) -> None:
    before = len(results(guest))
    alone(guest, *seats, **more)
    (mine,) = results(guest, mine=True)
    assert mine["uncounted"] == why
    assert [place["rating"] for place in mine["places"]] == [None, None]
    assert len(results(club.person())) == before


def test_a_game_that_goes_on_from_another_does_not_count(club: House, guest: Person) -> None:
    id = alone(guest, "me", "random")
    branch = guest.http.post(f"/api/tables/{id}/branch", json={"n": 0, "seat": 0}).json()["id"]
    with guest.sit(branch) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        play_out(chair)
    assert [one["uncounted"] for one in results(guest, mine=True)] == ["branch", None]


def test_a_game_in_which_a_computer_player_took_over_does_not_count(club: House, guest: Person) -> None:
    other = club.person()
    id = guest.make("me", "open", **BRIEF)
    with guest.sit(id) as first:
        with other.sit(id) as second:
            second.hear()
            second.join(1)
        first.until(lambda shown: bool(shown) and not shown["table"]["seats"][1]["present"] and bool(shown["actions"]))
        first.say(type="hand", seat=1, bot="random")
        first.until(lambda shown: shown["table"]["seats"][1]["kind"] == "bot" and bool(shown["actions"]))
        play_out(first)
    (left,) = results(other, mine=True)
    assert left["uncounted"] == "handed"
    assert [place["you"] for place in left["places"]] == [False, True], "it was their seat all the same"


def test_a_game_in_which_advice_was_asked_for_does_not_count(club: House, guest: Person) -> None:
    id = guest.make("me", "random", **BRIEF)
    with guest.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        assert chair.ask(type="hint", seat=0, depth="aim")["type"] == "hint"
        play_out(chair)
    assert results(guest, mine=True)[0]["uncounted"] == "advised"


def test_a_result_outlives_its_table_unless_the_host_deletes_it(club: House) -> None:
    dora = member(club, "Dora")
    id = alone(dora, "me", "random")
    dora.http.delete(f"/api/tables/{id}", headers={"content-type": "application/json"})
    (kept,) = results(dora, mine=True)
    assert kept["table"] is None

    host = club.person()
    assert host.http.post("/api/session", json={"name": "Hostess", "password": PASSWORD}).status_code == 200
    id = alone(dora, "me", "random")
    host.http.delete(f"/api/host/tables/{id}", headers={"content-type": "application/json"})
    assert [one["number"] for one in results(dora, mine=True)] == [kept["number"]]


def test_pages_of_results_follow_each_other(club: House, guest: Person) -> None:
    for _ in range(3):
        alone(guest, "me", "random")
    whole = results(guest, mine=True)
    first = guest.http.get("/api/results", params={"mine": True, "limit": 2}).json()
    rest = guest.http.get("/api/results", params={"mine": True, "limit": 2, "after": first["after"]}).json()
    assert [*first["endings"], *rest["endings"]] == whole
    assert rest["after"] is None


def test_statistics_count_places_points_and_favourites(club: House, guest: Person) -> None:
    eve, finn = member(club, "Eve"), member(club, "Finn")
    play_together(eve, finn)
    play_together(finn, eve)
    told = guest.http.get("/api/statistics", params={"player": "Eve"}).json()
    (played,) = told["played"]
    assert told["player"]["name"] == "Eve"
    assert (played["game"], played["seats"], played["games"]) == ("lunar", 2, 2)
    assert sum(played["places"]) == 2
    assert [moment["rating"] for moment in played["course"]][-1] == played["rating"]
    met = guest.http.get("/api/statistics/between", params={"one": "Eve", "other": "Finn"}).json()
    assert [player["name"] for player in met["players"]] == ["Eve", "Finn"]
    (games,) = met["met"]
    assert (games["games"], sum(games["better"]) + games["even"]) == (2, 2)


def test_who_has_given_up_their_account_is_nobody(club: House, guest: Person) -> None:
    gus, hal = member(club, "Gus"), member(club, "Hal")
    play_together(gus, hal)
    assert gus.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
    (ending,) = results(guest, player="Hal")
    assert [(place["kind"], place["name"]) for place in ending["places"]] == [("gone", ""), ("account", "Hal")]
    assert error(guest.http.get("/api/statistics", params={"player": "Gus"})) == (404, "error-unknown-person")


def test_what_a_person_takes_along_holds_their_results(club: House, guest: Person) -> None:
    alone(guest, "me", "random")
    assert guest.http.get("/api/me/data").json()["results"] == results(guest, mine=True)


def test_no_id_of_a_guest_and_no_address_leaves_the_house(club: House, guest: Person) -> None:
    ida = club.person()
    sign_up(ida, "Ida", email="ida@example.org")
    play_together(ida, guest)
    alone(guest, "me", "random")
    owners = {place.player for place in read_places(club)}
    assert len(owners) > 2
    other = club.person()
    read = [
        other.http.get(path).text
        for path in (
            "/api/results",
            "/api/results?player=Ida",
            "/api/ratings?game=lunar&seats=2",
            "/api/statistics?player=Ida",
            "/api/ladders",
        )
    ]
    for text in read:
        assert "example.org" not in text
        assert not [owner for owner in owners if not owner.startswith(BOT) and owner in text]


@pytest.mark.parametrize(
    ("path", "status", "id"),
    [
        ("/api/results?player=Nobody", 404, "error-unknown-person"),
        ("/api/results?player=%00", 404, "error-unknown-person"),
        ("/api/results?limit=0", 422, "error-field-wrong"),
        ("/api/results?limit=101", 422, "error-field-wrong"),
        ("/api/results?after=-1", 422, "error-field-wrong"),
        ("/api/results?game=chess", 422, "error-unknown-game"),
        ("/api/ratings?game=chess&seats=2", 422, "error-unknown-game"),
        ("/api/ratings?game=lunar", 422, "error-field-missing"),
        ("/api/statistics/between?one=Hostess", 422, "error-field-missing"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(guest: Person, path: str, status: int, id: str) -> None:
    assert error(guest.http.get(path)) == (status, id)
