"""Several actions in one message, taking several back, and plans: what a page asks for that knows where it is going."""

from typing import TYPE_CHECKING, Any

import pytest

from branchline.games import GAMES
from branchline.table import Table

if TYPE_CHECKING:
    from .conftest import Chair, Person

NOBODY = GAMES["germany"].new(2, 1).parse("passenger none")


def at_claim(chair: "Chair") -> int:
    """Plays on until a route can be claimed with passengers at both ends: an action with two more to come."""
    while True:
        shown = chair.until(lambda shown: bool(shown.get("actions")))
        places = shown["view"]["passengers_at"]
        for action in shown["actions"]:
            if action["kind"] == "claim" and all(places.get(end) for end in action["route"].split("-")[:2]):
                return int(action["id"])
        if shown["view"]["phase"] == "turn":
            chair.play(notation="draw")
        else:
            chair.play()


@pytest.fixture
def ready(anna: "Person") -> Any:
    """A chair whose person can claim."""
    with anna.sit(anna.make("me", "random", options={"start_player": 0}, seed=11)) as chair:
        yield chair, at_claim(chair)


def several(chair: "Chair", *actions: int | str) -> None:
    chair.say(type="play", seat=0, actions=actions, at=chair.shown["version"])


def heard_after(chair: "Chair", question: dict[str, Any]) -> list[str]:
    """The kinds of messages up to the answer of a question that changes nothing."""
    before = len(chair.heard)
    chair.ask(**question)
    return [message["type"] for message in chair.heard[before:]]


def test_several_actions_are_played_one_after_the_other_and_shown_once(ready: Any) -> None:
    chair, claim = ready
    before = chair.shown
    several(chair, claim, NOBODY)
    assert heard_after(chair, {"type": "why", "seat": 0, "action": NOBODY}) == ["table", "why"]
    shown = chair.shown
    assert (shown["version"], shown["steps"]) == (before["version"] + 2, before["steps"] + 2)
    assert shown["view"]["phase"] == "passenger-b"
    assert shown["undo"] == {"steps": 2, "restart": True}
    assert [len(step["events"]) > 0 for step in shown["log"]] == [True, True]
    chair.say(type="undo", seat=0, at=shown["version"], steps=1)
    assert chair.until_version(shown["version"] + 1)["view"]["phase"] == "passenger-a"


def test_several_actions_are_taken_back_at_once(ready: Any) -> None:
    chair, claim = ready
    before = chair.shown
    several(chair, claim, "passenger none")
    shown = chair.until_version(before["version"] + 2)
    refused = chair.ask(type="undo", seat=0, at=shown["version"], steps=3)
    assert (refused["id"], refused["args"]) == ("error-undo-steps", {"steps": 3, "most": 2})
    assert chair.shown["version"] == shown["version"]
    chair.say(type="undo", seat=0, at=shown["version"], steps=2)
    assert heard_after(chair, {"type": "why", "seat": 0, "action": claim}) == ["table", "why"]
    assert (chair.shown["version"], chair.shown["view"]) == (shown["version"] + 2, before["view"])


def test_an_action_that_is_refused_ends_them_and_what_was_played_stays(ready: Any) -> None:
    chair, claim = ready
    before = chair.shown
    several(chair, claim, NOBODY, claim, NOBODY)
    shown, refused = chair.hear(), chair.hear()
    assert (shown["type"], shown["version"], shown["view"]["phase"]) == ("table", before["version"] + 2, "passenger-b")
    assert (refused["type"], refused["rule"][0]) == ("refused", "G")
    chair.play(NOBODY)


def test_they_end_without_a_word_where_another_player_decides(ready: Any) -> None:
    chair, claim = ready
    steps = chair.shown["steps"]
    several(chair, claim, NOBODY, NOBODY, NOBODY, claim)
    shown = chair.until(lambda shown: shown["steps"] > steps and bool(shown["actions"]))
    assert [step["seat"] for step in chair.log[steps : shown["steps"]]][:4] == [0, 0, 0, 1]
    assert all(message["type"] == "table" for message in chair.heard)


def test_they_end_without_a_word_where_something_hidden_comes_to_light(ready: Any) -> None:
    chair, _ = ready
    draw = next(action["id"] for action in chair.shown["actions"] if action["kind"] == "draw")
    version = chair.shown["version"]
    several(chair, draw, draw)
    assert heard_after(chair, {"type": "why", "seat": 0, "action": draw}) == ["table", "why"]
    assert (chair.shown["version"], chair.shown["view"]["phase"]) == (version + 1, "second")


def test_several_actions_decided_at_another_version_are_stale(ready: Any) -> None:
    chair, claim = ready
    answer = chair.ask(type="play", seat=0, actions=[claim, NOBODY], at=chair.shown["version"] - 1)
    assert answer["id"] == "error-stale"


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ({"type": "play", "actions": []}, "error-field-wrong"),
        ({"type": "play", "actions": [0] * 201}, "error-field-wrong"),
        ({"type": "play", "actions": [None]}, "error-field-wrong"),
        ({"type": "play", "actions": [0], "action": 0}, "error-what"),
        ({"type": "play", "actions": [-1, 0]}, "refused-unknown-action"),
        ({"type": "undo", "steps": 0}, "error-field-wrong"),
        ({"type": "undo", "steps": "all"}, "error-field-wrong"),
        ({"type": "undo", "steps": 10**30}, "error-nothing-to-undo"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(anna: "Person", message: dict[str, Any], id: str) -> None:
    with anna.sit(anna.make("me", "random", options={"start_player": 0})) as chair:
        chair.hear()
        assert chair.ask(**message, seat=0, at=0)["id"] == id
        assert chair.play()["version"] == 1


def test_a_plan_is_what_the_game_answers(anna: "Person", monkeypatch: pytest.MonkeyPatch) -> None:
    def plan(self: Table, seat: int, about: Any) -> dict[str, Any]:
        return {"seat": seat, "steps": [1, 2]}

    monkeypatch.setattr(Table, "plan", plan)
    with anna.sit(anna.make("me", "random", options={"start_player": 1})) as chair:
        answer = chair.ask(type="plan", seat=0, about={"ride": "tycho"})
    assert answer == {"type": "plan", "request": None, "about": {"ride": "tycho"}, "plan": {"seat": 0, "steps": [1, 2]}}


def test_a_plan_nobody_can_make_is_refused(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", options={"start_player": 0})
    with anna.sit(id) as chair, stranger.sit(id) as other:
        chair.hear()
        answer = chair.ask(type="plan", seat=0, about={"ride": "berlin"})
        assert (answer["id"], answer["args"]) == ("error-about", {"detail": "plan: germany has no plans to ask for"})
        assert chair.ask(type="plan", seat=0)["id"] == "error-field-missing"
        assert chair.ask(type="plan", seat=0, about="berlin")["id"] == "error-field-wrong"
        assert other.ask(type="plan", seat=0, about={})["id"] == "error-not-your-seat"
