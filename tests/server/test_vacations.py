"""Vacations: clocks by correspondence stand still for whoever is away, everybody sees it, and days are counted."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from .accounts import sign_up
from .conftest import Person
from .test_clocks import LETTERS, LIVE, OpenTimed, clocks, open_timed, time, two
from .test_coming_back import again
from .timepiece import TestTimepiece

__all__ = ["open_timed", "time"]  # fixtures

HOUR = 3600


def go(person: Person, until: datetime | None) -> Any:
    return person.http.put("/api/me/vacation", json={"until": None if until is None else until.isoformat()})


def days(person: Person) -> int:
    left: int = person.http.get("/api/me/vacation").json()["days_left"]
    return left


def test_a_clock_stands_still_for_who_is_on_vacation_and_everybody_sees_it(
    open_timed: OpenTimed, time: TestTimepiece
) -> None:
    with open_timed() as house:
        anna, ben, id = two(house, LETTERS)
        live = two(house, LIVE)
        time.put_forward(hours=40)
        back = time.now() + timedelta(days=10)
        with ben.sit(id) as other:
            other.hear()
            assert go(anna, back).json()["until"]
            shown = other.until(lambda shown: shown["table"]["seats"][0]["vacation"] is not None)
            assert datetime.fromisoformat(shown["table"]["seats"][0]["vacation"]) == back
            assert clocks(shown)[0] == (8 * HOUR, False)
        time.put_forward(days=9)
        with anna.sit(id) as one:
            assert clocks(one.hear())[0] == (8 * HOUR, False)
        assert go(anna, None).json()["until"] is None  # a day before it was said
        time.put_forward(hours=9)
        with ben.sit(id) as other:  # time runs out from when Anna was back, and not from when she wanted to be
            other.until(lambda shown: bool(shown) and shown["table"]["seats"][0]["kind"] == "bot")
        with live[1].sit(live[2]) as other:
            assert other.hear()["table"]["seats"][0]["vacation"] is None


def test_a_vacation_is_kept_across_a_restart_and_goes_along_into_an_account(
    open_timed: OpenTimed, time: TestTimepiece
) -> None:
    with open_timed() as house:
        anna, ben, id = two(house, LETTERS)
        go(anna, time.now() + timedelta(days=10))
    with open_timed() as house:
        anna, ben = again(house, anna), again(house, ben)
        sign_up(anna, "Anna")
        time.put_forward(days=3)
        assert anna.http.get("/api/me/vacation").json()["until"]
        assert len(anna.http.get("/api/me/data").json()["vacations"]) == 1
        with ben.sit(id) as other:
            assert clocks(other.hear())[0] == (48 * HOUR, False)


def test_there_are_so_many_days_within_a_year(open_timed: OpenTimed, time: TestTimepiece) -> None:
    with open_timed(vacation_days=20) as house:
        anna = house.person()
        assert days(anna) == 20
        go(anna, time.now() + timedelta(days=15))
        assert days(anna) == 5
        time.put_forward(days=5)
        go(anna, None)
        assert days(anna) == 14
        refused = go(anna, time.now() + timedelta(days=16)).json()["error"]
        assert (refused["id"], refused["args"]) == ("error-vacation-days", {"most": 14, "days": 20})
        assert go(anna, time.now() - timedelta(days=1)).json()["error"]["id"] == "error-vacation-past"
        time.put_forward(days=366)
        assert days(anna) == 20


@pytest.mark.parametrize("until", ["tomorrow", "2030-01-01T00:00:00", 17])
def test_a_vacation_ends_at_a_moment(anna: Person, until: object) -> None:
    answer = anna.http.put("/api/me/vacation", json={"until": until})
    assert answer.status_code == 422
    assert go(anna, None).status_code == 200  # who is on none is back
