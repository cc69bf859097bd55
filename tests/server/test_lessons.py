"""Lessons at the server: taken by a guest, remembered as done, and tables like any other in what they hide."""

from typing import TYPE_CHECKING, Any

import pytest

from branchline.lessons import lesson, lessons

from .test_seats import again

if TYPE_CHECKING:
    from .conftest import Chair, Person

ROUTES = "germany-routes"


def take(person: "Person", id: str = ROUTES) -> str:
    answer = person.http.post(f"/api/lessons/{id}", json={"name": "Anna"})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def play(chair: "Chair", notations: tuple[str, ...]) -> None:
    """Does this one after the other, each when it is the learner's turn."""
    for notation in notations:
        chair.until(lambda shown: bool(shown.get("actions")))
        chair.play(notation=notation)


def play_to_the_end(chair: "Chair", id: str = ROUTES) -> None:
    for task in lesson(id).tasks:
        play(chair, task.solution)


def known(person: "Person") -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in person.http.get("/api/lessons").json()["lessons"]}


def test_all_lessons_are_listed_in_their_order(anna: "Person") -> None:
    listed = [one for one in known(anna).values() if one["game"] == "germany"]
    wanted = [(one.id, one.name, len(one.tasks)) for one in lessons("germany")]
    assert [(one["id"], one["name"], one["tasks"]) for one in listed] == wanted
    assert not any(one["done"] for one in listed)


def test_a_lesson_is_taken_from_its_position_and_told_task_by_task(anna: "Person") -> None:
    first, second, *_ = lesson(ROUTES).tasks
    with anna.sit(take(anna)) as chair:
        shown = chair.hear()
        assert [(seat["name"], seat["kind"]) for seat in shown["table"]["seats"]] == [
            ("Anna", "person"),
            ("Clara", "bot"),
        ]
        of = len(lesson(ROUTES).tasks)
        assert shown["lesson"] == {
            "lesson": ROUTES,
            "name": "routes",
            "task": first.name,
            "done": 0,
            "of": of,
            "rules": list(first.rules),
            "look": list(first.look),
        }
        assert [action["notation"] for action in shown["actions"]] == list(first.solution)
        play(chair, first.solution)
        assert (chair.shown["lesson"]["task"], chair.shown["lesson"]["done"]) == (second.name, 1)


def test_what_the_lesson_does_not_ask_for_is_refused(anna: "Person") -> None:
    with anna.sit(take(anna)) as chair:
        chair.hear()
        asked = {"seat": 0, "notation": "draw"}
        assert chair.ask(type="play", at=0, **asked)["id"] == "error-lesson"
        assert chair.ask(type="why", **asked)["refusal"]["id"] == "error-lesson"
        assert chair.ask(type="why", seat=0, about={"route": "augsburg-ulm-1"})["refusal"]["id"] == "error-lesson"


def test_a_lesson_that_is_done_is_remembered_for_the_guest(anna: "Person", stranger: "Person") -> None:
    id = take(anna)
    with anna.sit(id) as chair:
        play_to_the_end(chair)
        assert (chair.shown["lesson"]["task"], chair.shown["actions"]) == (None, [])
        assert chair.ask(type="play", seat=0, notation="draw", at=chair.shown["version"])["id"] in (
            "error-lesson-done",
            "refused-phase",
        )
    assert known(anna)[ROUTES]["done"]
    assert not known(stranger)[ROUTES]["done"]
    take(anna)  # it can be taken again, and stays done
    assert known(anna)[ROUTES]["done"]


def test_a_lesson_goes_on_after_a_restart_of_the_server(open_house: Any) -> None:
    taken = lesson(ROUTES)
    with open_house() as house:
        anna = house.person()
        id = take(anna)
        with anna.sit(id) as chair:
            for task in taken.tasks[:2]:
                play(chair, task.solution)
    with open_house() as house:
        anna = again(house, anna)
        with anna.sit(id) as chair:
            chair.until(lambda shown: bool(shown.get("actions")))
            assert chair.shown["lesson"]["task"] == taken.tasks[2].name
            for task in taken.tasks[2:]:
                play(chair, task.solution)
            assert chair.shown["lesson"]["done"] == len(taken.tasks)
        assert known(anna)[ROUTES]["done"]


def test_lessons_are_not_among_the_tables(anna: "Person") -> None:
    table = anna.make("me", "random")
    lesson = take(anna)
    assert [one["id"] for one in anna.http.get("/api/tables").json()["tables"]] == [table]
    assert anna.http.get(f"/api/tables/{lesson}").json()["id"] == lesson


def test_a_lesson_shows_what_its_viewer_may_know_and_no_more(anna: "Person", stranger: "Person") -> None:
    id = take(anna)
    with anna.sit(id) as chair, stranger.sit(id) as watcher:
        play_to_the_end(chair)
        watcher.until(lambda shown: bool(shown) and shown["version"] == chair.shown["version"])
        for seat, one in ((0, chair), (None, watcher)):
            at = {} if seat is None else {"seat": seat}
            for shown in one.heard:
                hands = [player["hand"] is not None for player in shown["view"]["players"]]
                assert hands == [seat == 0, False]
                assert shown["looking"] == seat
            past = anna.http.get(f"/api/tables/{id}/at/0", params=at).json()
            assert [player["hand"] is not None for player in past["players"]] == [seat == 0, False]
        drawn = [event["kind"] for step in watcher.log for event in step["events"] if event["kind"].startswith("draw")]
        assert set(drawn) == {"draw"}
    # It is done, but the game it was cut from is not over: nothing is opened.
    assert anna.http.get(f"/api/tables/{id}/history", params={"seat": 1}).status_code == 403
    assert anna.http.get(f"/api/tables/{id}/record").json()["error"]["id"] == "error-lesson-record"


@pytest.mark.parametrize("id", ["germany-nothing", "germany", "x" * 300])
def test_an_unknown_lesson_is_named(anna: "Person", id: str) -> None:
    answer = anna.http.post(f"/api/lessons/{id}", json={})
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-unknown-lesson")


def test_names_of_a_lesson_are_looked_at_like_any_other(anna: "Person") -> None:
    answer = anna.http.post(f"/api/lessons/{ROUTES}", json={"name": "A" * 41})
    assert answer.json()["error"]["id"] == "error-name-long"
    table = anna.http.post(f"/api/lessons/{ROUTES}", json={}).json()["id"]
    with anna.sit(table) as chair:
        chair.hear()
        assert [name for _, name, _ in chair.seats()] == ["Player 1", "Clara"]
