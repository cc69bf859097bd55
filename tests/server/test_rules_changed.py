"""Tables that were begun under older rules: their page says so, and whoever plays there decides whether they go on."""

import sqlite3
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from branchline.games import GAMES, PACKS
from branchline.server.keeping import export_command, import_command

if TYPE_CHECKING:
    from .conftest import Chair, House, Person

GERMANY = PACKS["germany"]
SENTENCE = "game-germany"  # any will do


class Newer:
    """The game a version of its rules later."""

    def __init__(self) -> None:
        self._game = GAMES["germany"]
        self.rules_version = self._game.rules_version + 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.sqlite3"


def raise_version(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = Newer()
    monkeypatch.setattr(type(GERMANY), "game", lambda _: newer)
    monkeypatch.setattr(type(GERMANY), "changes", lambda _: {newer.rules_version: SENTENCE})


def begin(house: "House") -> tuple[str, "Person", "Person"]:
    """Anna and Ben have sat down, and four actions were played."""
    anna, ben = house.person(), house.person()
    id = anna.make("me", "open", options={"start_player": 0})
    with anna.sit(id) as one, ben.sit(id) as other:
        other.join(1)
        for _ in range(4):
            play_on(one, other)
    return id, anna, ben


def play_on(*chairs: "Chair") -> None:
    """Whoever has to decide plays."""
    version = max(chair.shown.get("version", 0) for chair in chairs)
    shown = [chair.until_version(version) for chair in chairs]
    chairs[[bool(one["actions"]) for one in shown].index(True)].play()


def again(house: "House", *people: "Person") -> list["Person"]:
    """The same people at a house that was opened anew."""
    persons = [house.person() for _ in people]
    for person, before in zip(persons, people, strict=True):
        person.http.cookies = before.http.cookies
    return persons


def rules(chair: "Chair") -> Any:
    return chair.until(bool)["table"]["rules"]


@pytest.mark.long
def test_it_goes_on_once_both_have_agreed_also_elsewhere(
    open_house: Any, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house() as house:
        id, *people = begin(house)
    raise_version(monkeypatch)
    with open_house() as house:
        anna, ben = again(house, *people)
        with anna.sit(id) as chair, ben.sit(id) as other:
            assert rules(chair) == {"changes": [SENTENCE], "known": None, "agreed": [], "asks_you": True}
            assert (chair.shown["actions"], len(chair.log)) == ([], 4)
            at = chair.shown["version"]
            assert chair.ask(type="play", seat=0, notation="draw", at=at)["id"] == "error-rules-agree"
            assert chair.ask(type="hint", seat=0, depth="aim")["id"] == "error-rules-agree"
            chair.say(type="agree")
            other.until(lambda shown: bool(shown) and shown["table"]["rules"]["agreed"] == [0])
            chair.until(lambda shown: not shown["table"]["rules"]["asks_you"])
            assert rules(other)["asks_you"]
            with house.person().sit(id) as stranger:
                assert not rules(stranger)["asks_you"]
                assert stranger.ask(type="agree")["id"] == "error-agree-seated"
    bundle, elsewhere = tmp_path / "club.zip", tmp_path / "elsewhere.sqlite3"
    export_command.main(Namespace(file=bundle, data=str(file)))
    import_command.main(Namespace(file=bundle, data=str(elsewhere)))
    with open_house(data=elsewhere) as house:
        anna, ben = again(house, *people)
        with anna.sit(id) as chair, ben.sit(id) as other:
            assert rules(chair)["agreed"] == [0]
            rules(other)
            other.say(type="agree")
            for each in (chair, other):
                each.until(lambda shown: shown["table"]["rules"] is None)
            play_on(chair, other)
    with open_house(data=elsewhere) as house, again(house, *people)[0].sit(id) as chair:
        assert rules(chair) is None
        assert chair.shown["steps"] == 5


def test_what_cannot_be_followed_any_more_is_shown_up_to_there_and_goes_on_at_another_table(
    open_house: Any, file: Path
) -> None:
    with open_house() as house:
        id, *people = begin(house)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules_version = 0")
        connection.execute("UPDATE entries SET notation = 'fly' WHERE number = 4")  # the first is Ben, who sits down
    connection.close()
    with open_house() as house:
        anna, ben, stranger = *again(house, *people), house.person()
        with anna.sit(id) as chair:
            assert rules(chair) == {"changes": [], "known": 2, "agreed": [], "asks_you": False}
            assert len(chair.log) == 2
            assert chair.ask(type="agree")["id"] == "error-rules-lost"
            assert chair.ask(type="resign", seat=0)["id"] == "error-rules-lost"
        assert anna.http.get(f"/api/tables/{id}/at/1?seat=0").status_code == 200
        for person, asked, status in (
            (stranger, {"n": 2, "seat": 0}, 403),
            (ben, {"n": 2, "seat": 0}, 403),
            (anna, {"n": 1, "seat": 0}, 404),
            (anna, {"n": 2, "seat": 0}, 201),
        ):
            answer = person.http.post(f"/api/tables/{id}/branch", json=asked)
            assert answer.status_code == status, answer.text
        with anna.sit(answer.json()["id"]) as chair:
            chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
            assert (rules(chair), chair.shown["table"]["branch_of"]) == (None, id)


def test_what_comes_to_something_else_by_todays_rules_is_not_taken_for_the_same(open_house: Any, file: Path) -> None:
    with open_house() as house:
        id, *people = begin(house)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules_version = 0, deciding = 1 - deciding")
    connection.close()
    with open_house() as house, again(house, *people)[0].sit(id) as chair:
        assert rules(chair)["known"] == 4
