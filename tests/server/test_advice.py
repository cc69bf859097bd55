"""Hints and explanations at a table: for whom, of what, and never at the cost of anybody else."""

from typing import TYPE_CHECKING, Any

import pytest
from tests.shapes import check

from branchline.games import PACKS

if TYPE_CHECKING:
    from .conftest import Chair, House, Person

START: Any = {"options": {"start_player": 0}, "seed": 5}


@pytest.fixture
def ben(house: "House") -> "Person":
    return house.person()


def sit_first(chair: "Chair") -> None:
    chair.until(lambda shown: bool(shown) and bool(shown["actions"]))


def finish(chair: "Chair") -> None:
    """Plays the first action there is until the game is over."""
    while not chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])["table"]["over"]:
        chair.play()


def refusal(chair: "Chair", **message: Any) -> tuple[str, dict[str, Any]]:
    answer = chair.ask(**message)
    assert answer["type"] == "refused", answer
    return answer["id"], answer["args"]


@pytest.mark.long
def test_a_hint_goes_as_deep_as_was_asked_for(anna: "Person") -> None:
    with anna.sit(anna.make("me", "greedy", "greedy", **START)) as chair:
        sit_first(chair)
        assert chair.shown["table"]["hints"]
        while chair.shown["view"]["phase"] != "turn":
            chair.play()
            sit_first(chair)
        version = chair.shown["version"]
        aim, best, plan = (
            chair.ask(type="hint", seat=0, depth=depth, request=n) for n, depth in enumerate(("aim", "best", "plan"))
        )
        legal = [action["id"] for action in chair.shown["actions"]]
    assert [hint["request"] for hint in (aim, best, plan)] == [0, 1, 2]
    assert {hint["version"] for hint in (aim, best, plan)} == {version}
    assert aim["aims"]
    assert (aim["best"], aim["plan"]) == ([], [])
    assert 1 <= len(best["best"]) <= 3
    assert best["plan"] == []
    for weighed in best["best"]:
        check("germany", "action")(weighed["action"])
        assert weighed["action"]["id"] in legal
        assert 0 <= weighed["chance"] <= 1
        assert sum(term["worth"] for term in weighed["terms"]) == pytest.approx(weighed["worth"])
    assert plan["plan"]
    assert plan["best"] == best["best"], "asked again, the same is answered"


def test_who_waits_is_told_what_to_aim_for_and_nothing_to_play(anna: "Person", ben: "Person") -> None:
    id = anna.make("me", "open", options={"start_player": 1})
    with anna.sit(id) as one, ben.sit(id) as two:
        assert refusal(one, type="hint", seat=0, depth="aim")[0] == "error-waiting"
        two.join(1)
        one.until(lambda shown: shown["looking"] == 0)
        hint = one.ask(type="hint", seat=0, depth="plan")
        assert hint["aims"]
        assert hint["best"] == []
        assert refusal(one, type="hint", seat=1, depth="aim") == ("error-not-your-seat", {"player": 1})
        assert refusal(one, type="explain", seat=0, action=0) == ("error-not-your-turn", {"player": 1})


def test_why_and_why_not_are_answered_beside_what_is_better(anna: "Person") -> None:
    with anna.sit(anna.make("me", "greedy", **START)) as chair:
        sit_first(chair)
        action = chair.shown["actions"][0]
        told = chair.ask(type="explain", seat=0, action=action["id"])
        assert (told["done"]["action"], told["step"], told["whole"]) == (action, None, True)
        assert action["id"] not in [other["action"]["id"] for other in told["instead"]]
        illegal = next(a for a in range(10**6) if a not in {one["id"] for one in chair.shown["actions"]})
        chair.say(type="why", seat=0, action=illegal)
        expected = chair.hear()["refusal"]
        assert refusal(chair, type="explain", seat=0, action=illegal) == (expected["id"], expected["args"])
        chair.play(action["id"])
        done = chair.ask(type="explain", seat=0, step=0)
        assert (done["done"], done["instead"]) == (told["done"], told["instead"])
        assert refusal(chair, type="explain", seat=0, step=-1) == ("error-not-an-action", {"step": -1})
        assert refusal(chair, type="explain", seat=0, step=900)[0] == "error-unknown-step"
        assert refusal(chair, type="explain", seat=0) == ("error-what", {"allowed": "step, action"})


def test_of_anothers_step_only_what_everybody_sees_until_the_game_is_over(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "planner", **START)
    with anna.sit(id) as chair, stranger.sit(id) as watcher:
        sit_first(chair)
        while not any("claim" in event["kind"] for step in chair.log if step["seat"] == 1 for event in step["events"]):
            chair.play()
            sit_first(chair)
        theirs = [step["n"] for step in chair.log if step["seat"] == 1]
        before = [chair.ask(type="explain", seat=0, step=n) for n in theirs]
        assert {told["whole"] for told in before} == {False}
        assert all(told["done"]["action"] is None and told["instead"] == [] for told in before)
        assert any(told["done"]["terms"] for told in before)
        assert refusal(watcher, type="explain", seat=0, step=0) == ("error-not-your-seat", {"player": 0})
        finish(chair)
        watcher.until(lambda shown: shown["table"]["over"])
        assert watcher.ask(type="explain", seat=0, step=theirs[0])["whole"]
        after = [chair.ask(type="explain", seat=0, step=n) for n in theirs]
        assert {told["whole"] for told in after} == {True}
        assert any(told["instead"] for told in after)
        assert refusal(chair, type="hint", seat=0, depth="aim")[0] == "error-over"


def test_a_table_may_do_without_and_the_next_game_does_too(anna: "Person") -> None:
    id = anna.make("me", "greedy", hints=False, **START)
    with anna.sit(id) as chair:
        sit_first(chair)
        assert not chair.shown["table"]["hints"]
        for message in ({"type": "hint", "depth": "aim"}, {"type": "explain", "step": 0}):
            assert refusal(chair, seat=0, **message) == ("error-hints-off", {})
        finish(chair)
        assert chair.ask(type="explain", seat=1, step=0)["whole"], "after the end there is nothing to keep back"
    again = anna.http.post(f"/api/tables/{id}/rematch", json={}).json()["id"]
    with anna.sit(again) as chair:
        assert not chair.hear()["table"]["hints"]


def test_a_game_without_a_judgement_and_a_lesson_say_so(anna: "Person", monkeypatch: pytest.MonkeyPatch) -> None:
    def advised() -> set[str]:
        return {game["name"] for game in anna.http.get("/api/games").json()["games"] if game["advice"]}

    assert advised() == {"germany", "wensleydale", "lunar"}
    monkeypatch.setattr(type(PACKS["lunar"]), "judgement", lambda _: None)
    assert "lunar" not in advised()
    with anna.sit(anna.make("me", "here", game="lunar")) as chair:
        assert not chair.hear()["table"]["hints"]
        assert refusal(chair, type="hint", seat=0, depth="aim") == ("error-no-advice", {"game": "Lunar Rails"})
    lesson = next(one["id"] for one in anna.http.get("/api/lessons").json()["lessons"] if one["game"] == "germany")
    with anna.sit(anna.http.post(f"/api/lessons/{lesson}", json={}).json()["id"]) as chair:
        seat = next(seat["seat"] for seat in chair.hear()["table"]["seats"] if seat["yours"])
        assert not chair.shown["table"]["hints"]
        assert refusal(chair, type="hint", seat=seat, depth="aim") == ("error-hints-off", {})
