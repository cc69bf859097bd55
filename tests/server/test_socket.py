"""At a table, over the WebSocket: playing, taking back, being refused, and what others see of it."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server import run

if TYPE_CHECKING:
    from collections.abc import Callable

    from .conftest import Chair, House, Person

START = {"start_player": 0}


def at_turn(chair: "Chair") -> None:
    """Plays through the set-up for the only person there, to the first decision of a turn."""
    chair.until(lambda shown: bool(shown.get("actions")))
    while chair.shown["view"]["phase"] != "turn":
        chair.play()
        chair.until(lambda shown: bool(shown["actions"]))


def test_who_joins_is_shown_the_table(anna: "Person") -> None:
    id = anna.make("me", "random", "random", options=START)
    with anna.sit(id) as chair:
        shown = chair.until(lambda shown: bool(shown.get("actions")))
    assert shown["table"]["id"] == id
    assert shown["table"]["game"] == "germany"
    assert [(seat["kind"], seat["name"], seat["bot"], seat["yours"]) for seat in shown["table"]["seats"]] == [
        ("person", "Player 1", None, True),
        ("bot", "Clara", "random", False),
        ("bot", "Otto", "random", False),
    ]
    assert (shown["looking"], shown["curtain"], shown["thinking"]) == (0, None, False)
    assert [action["id"] for action in shown["actions"]] == shown["view"]["legal"]
    assert shown["timeline"] is None


def test_what_is_sent_is_compressed(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random")) as chair:
        assert [extension.name for extension in chair.connection.protocol.extensions] == ["permessage-deflate"]


def test_bots_answer_and_the_turn_comes_back(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", "greedy", options=START)) as chair:
        at_turn(chair)
        chair.play(notation="draw")
        chair.play(notation="draw")
        shown = chair.until(lambda shown: bool(shown["actions"]))
    assert {step["seat"] for step in chair.log} == {0, 1, 2}
    assert [step["n"] for step in chair.log] == list(range(shown["steps"]))


@pytest.mark.long
def test_a_table_of_bots_plays_to_the_end_while_somebody_watches(anna: "Person", stranger: "Person") -> None:
    id = anna.make("random", "random", seed=3)
    with stranger.sit(id) as chair:
        shown = chair.until(lambda shown: bool(shown) and shown["table"]["over"])
    assert (shown["looking"], shown["thinking"], shown["actions"]) == (None, False, [])
    assert shown["timeline"][-1]["graph"] == {"score": shown["view"]["scores"]}
    turns = [point["turn"] for point in shown["timeline"]]
    assert turns == sorted(set(turns))
    record = stranger.http.get(f"/api/tables/{id}/record").json()
    assert record["seed"] == 3
    assert len(record["actions"]) == shown["steps"]


def test_everybody_at_the_table_sees_a_change(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "here", options=START)
    with anna.sit(id) as one, anna.sit(id) as other, stranger.sit(id) as watcher:
        one.hear()
        one.say(type="look", seat=0)
        one.until(lambda shown: shown["looking"] == 0)
        one.play()
        assert other.until_version(1)["curtain"] == 1
        watched = watcher.until_version(1)
        assert (watched["looking"], watched["curtain"], watched["actions"]) == (None, None, [])


def test_undo_and_restart_take_back_what_is_tentative(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options={**START, "open_hands": True}, seed=11)) as chair:
        at_turn(chair)
        claim = next_claim(chair)
        before = chair.shown
        chair.play(claim)
        assert chair.shown["undo"] == {"steps": 1, "restart": True}
        chair.say(type="undo", seat=0, at=chair.shown["version"])
        shown = chair.until_version(before["version"] + 2)
        assert (shown["view"], shown["steps"], shown["log"]) == (before["view"], before["steps"], [])
        assert shown["undo"] == {"steps": 0, "restart": False}
        chair.play(claim)
        passenger = chair.shown["actions"][0]["id"]
        if chair.shown["view"]["phase"] == "passenger-a":
            chair.play(passenger)
        if chair.shown["looking"] == chair.shown["view"]["seat"]:
            chair.say(type="restart", seat=0, at=chair.shown["version"])
            shown = chair.until(lambda shown: shown["steps"] == before["steps"])
            assert shown["view"] == before["view"]


def next_claim(chair: "Chair") -> int:
    """Draws until a route can be claimed whose passengers are then to be chosen."""
    while True:
        claims = [action for action in chair.shown["actions"] if action["kind"] == "claim"]
        places = chair.shown["view"]["passengers_at"]
        for claim in claims:
            ends = claim["route"].split("-")
            if all(places.get(end) for end in ends[:2]):
                return int(claim["id"])
        chair.play(notation="draw")
        chair.until(lambda shown: bool(shown["actions"]))


def test_what_was_revealed_cannot_be_taken_back(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        at_turn(chair)
        chair.play(notation="draw")
        assert chair.shown["view"]["phase"] == "second"
        for kind in ("undo", "restart"):
            answer = chair.ask(type=kind, seat=0, at=chair.shown["version"])
            assert (answer["type"], answer["id"], answer["rule"]) == ("refused", "error-nothing-to-undo", None)


def test_the_curtain_falls_between_two_people_at_one_screen(anna: "Person") -> None:
    with anna.sit(anna.make("me", "here", options=START)) as chair:
        shown = chair.hear()
        assert (shown["curtain"], shown["looking"], shown["actions"]) == (0, None, [])
        assert shown["view"]["you"] is None
        for seat in (0, 1):
            chair.say(type="look", seat=seat)
            chair.until(lambda shown, seat=seat: shown["looking"] == seat)
            assert chair.shown["view"]["players"][1 - seat]["hand"] is None
            while not chair.passes_on():
                chair.play()
            assert (chair.shown["looking"], chair.shown["actions"]) == (seat, [])
            chair.pass_on()
            assert chair.shown["curtain"] == 1 - seat
            assert all(player["hand"] is None for player in chair.shown["view"]["players"])
            assert not any(event["kind"].endswith("-own") for step in chair.log for event in step["events"])


def test_a_request_made_at_another_version_is_stale(anna: "Person") -> None:
    id = anna.make("me", "here", options=START)
    with anna.sit(id) as chair:
        chair.hear()
        answer = chair.ask(type="play", seat=0, action=0, at=5)
    assert (answer["id"], answer["args"]) == ("error-stale", {"at": 5, "version": 0})


def test_of_two_requests_at_once_one_is_followed_and_the_other_is_stale(anna: "Person") -> None:
    id = anna.make("me", "here", options=START)
    with anna.sit(id) as one, anna.sit(id) as other:
        for chair in (one, other):
            chair.hear()
            chair.say(type="look", seat=0)
            chair.until(lambda shown: shown["looking"] == 0)

        def play(chair: "Chair") -> list[str]:
            """What was refused; the question after it tells when the action has been dealt with."""
            chair.say(type="play", seat=0, action=chair.shown["actions"][0]["id"], at=0)
            chair.say(type="why", seat=0, action=0)
            while chair.hear()["type"] != "why":
                pass
            return [message["id"] for message in chair.heard if message["type"] == "refused"]

        with ThreadPoolExecutor() as pool:
            refused = sorted(pool.map(play, (one, other)))
        assert refused == [[], ["error-stale"]]
        assert one.until_version(1)["version"] == other.until_version(1)["version"] == 1


def test_an_illegal_action_is_refused_with_its_rule(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        at_turn(chair)
        answer = chair.ask(type="play", seat=0, notation="keep 1", at=chair.shown["version"])
        assert answer["type"] == "refused"
        assert answer["id"].startswith("refused-")
        assert answer["rule"].startswith("G")
        chair.play(notation="draw")


def test_why_says_why_not(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        at_turn(chair)
        legal = chair.shown["actions"][0]["id"]
        assert chair.ask(type="why", seat=0, action=legal) == {
            "type": "why",
            "request": None,
            "action": legal,
            "about": None,
            "refusal": None,
        }
        refused = chair.ask(type="why", seat=0, notation="keep 1")["refusal"]
        assert set(refused) == {"message", "id", "args", "rule"}
        about = {"route": "berlin-dresden"}
        answer = chair.ask(type="why", seat=0, about=about)
        assert (answer["type"], answer["action"], answer["about"]) == ("why", None, about)


@pytest.mark.parametrize("about", [{}, {"route": "nowhere"}, {"route": 5}, {"cloud": []}, {"route": None}])
def test_why_about_nothing_on_the_board_is_refused(anna: "Person", about: dict[str, Any]) -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        answer = chair.ask(type="why", seat=0, about=about)
    assert (answer["type"], answer["id"]) == ("refused", "error-about")


def test_why_does_not_tell_of_the_hand_of_the_one_who_decides(anna: "Person") -> None:
    with anna.sit(anna.make("me", "here", options=START)) as chair:
        chair.hear()
        answer = chair.ask(type="why", seat=1, action=0)
    assert answer["refusal"]["id"] == "error-not-your-turn"


def test_a_stranger_with_the_address_may_watch_and_nothing_else(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "random", options=START)
    with stranger.sit(id) as chair:
        shown = chair.hear()
        assert not any(seat["yours"] for seat in shown["table"]["seats"])
        for message in (
            {"type": "play", "seat": 0, "action": 0, "at": 0},
            {"type": "undo", "seat": 0, "at": 0},
            {"type": "restart", "seat": 0, "at": 0},
            {"type": "look", "seat": 0},
            {"type": "leave", "seat": 0},
            {"type": "why", "seat": 0, "action": 0},
        ):
            assert chair.ask(**message)["id"] == "error-not-your-seat"
        assert shown["version"] == 0


BIG = "9" * 5000
MALFORMED = [
    ("", "error-not-json"),
    ("play", "error-not-json"),
    ('{"type": "play"', "error-not-json"),
    ("[" * 10_000, "error-not-json"),
    ('{"type": "look", "seat": NaN}', "error-not-json"),
    ('{"type": "\\ud800"}', "error-not-json"),
    (f'{{"type": "look", "seat": {BIG}}}', "error-not-json"),
    ("[]", "error-not-object"),
    ('["play", 0]', "error-not-object"),
    ("null", "error-not-object"),
    ("17", "error-not-object"),
    ('"play"', "error-not-object"),
    ("{}", "error-field-missing"),
    ('{"type": null}', "error-unknown-type"),
    ('{"type": ["play"]}', "error-unknown-type"),
    ('{"type": "table"}', "error-unknown-type"),
    ('{"type": "PLAY", "seat": 0}', "error-unknown-type"),
    ('{"type": "look"}', "error-field-missing"),
    ('{"type": "look", "seat": "0"}', "error-field-wrong"),
    ('{"type": "look", "seat": 0.5}', "error-field-wrong"),
    ('{"type": "look", "seat": true}', "error-field-wrong"),
    ('{"type": "look", "seat": null}', "error-field-wrong"),
    ('{"type": "look", "seat": [0]}', "error-field-wrong"),
    ('{"type": "look", "seat": -1}', "error-unknown-seat"),
    ('{"type": "look", "seat": 7}', "error-unknown-seat"),
    ('{"type": "look", "seat": 1}', "error-not-your-seat"),
    ('{"type": "look", "seat": 0, "extra": 1}', "error-field-unknown"),
    ('{"type": "look", "seat": 0, "request": "1"}', "error-field-wrong"),
    ('{"type": "look", "seat": 0, "request": true}', "error-field-wrong"),
    ('{"type": "look", "seat": 0, "request": -1}', "error-field-wrong"),
    ('{"type": "look", "seat": 0, "request": 9007199254740992}', "error-field-wrong"),
    ('{"type": "play", "seat": 0, "action": 0}', "error-field-missing"),
    ('{"type": "play", "action": 0, "at": 0}', "error-field-missing"),
    ('{"type": "play", "seat": 0, "at": 0}', "error-what"),
    ('{"type": "play", "seat": 0, "at": 0, "action": 0, "notation": "draw"}', "error-what"),
    ('{"type": "play", "seat": 0, "at": 0, "action": "draw"}', "error-field-wrong"),
    ('{"type": "play", "seat": 0, "at": 0, "notation": 5}', "error-field-wrong"),
    ('{"type": "play", "seat": 0, "at": "0", "action": 0}', "error-field-wrong"),
    ('{"type": "play", "seat": 0, "at": 0, "notation": "fly to the moon"}', "error-notation"),
    ('{"type": "play", "seat": 0, "at": 0, "notation": ""}', "error-notation"),
    (json.dumps({"type": "play", "seat": 0, "at": 0, "notation": "draw " * 50}), "error-field-wrong"),
    ('{"type": "play", "seat": 0, "at": 0, "action": -1}', "refused-unknown-action"),
    ('{"type": "play", "seat": 0, "at": 0, "action": 99999999999999999999}', "refused-unknown-action"),
    ('{"type": "undo", "seat": 0}', "error-field-missing"),
    ('{"type": "undo", "seat": 0, "at": 0}', "error-nothing-to-undo"),
    ('{"type": "restart", "seat": 0, "at": 0}', "error-nothing-to-undo"),
    ('{"type": "why", "seat": 0}', "error-what"),
    ('{"type": "why", "seat": 0, "about": "berlin"}', "error-field-wrong"),
    ('{"type": "why", "seat": 0, "notation": "fly"}', "error-notation"),
    (b"\x00\xff", "error-not-text"),
    (b"{}", "error-not-text"),
]


def test_a_frame_that_makes_no_sense_is_refused_and_harms_nothing(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options=START)) as chair:
        chair.hear()
        answers = []
        for frame, _ in MALFORMED:
            chair.connection.send(frame)
            answer = chair.hear()
            assert answer["type"] == "refused", (frame, answer)
            assert answer["message"].endswith("."), answer
            answers.append((frame, answer["id"]))
        assert answers == MALFORMED
        assert chair.play()["version"] == 1


@pytest.mark.parametrize("size", [16 * 1024 + 1, 20_000, 2_000_000])
def test_a_frame_beyond_all_measure_closes_only_its_own_connection(anna: "Person", size: int) -> None:
    id = anna.make("me", "random", options=START)
    with anna.sit(id) as chair:
        chair.hear()
        chair.connection.send(" " * size)
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009  # too big
    with anna.sit(id) as chair:
        assert chair.hear()["version"] == 0


@pytest.mark.parametrize("id", ["nothing", "a" * 500, "%00", "%f0%9f%9a%82"])
def test_a_table_that_does_not_exist_says_so_and_closes(anna: "Person", id: str) -> None:
    with anna.sit(id) as chair:
        assert chair.hear()["id"] == "error-unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_there_is_no_other_place_to_join(anna: "Person") -> None:
    with pytest.raises(InvalidStatus) as refused, anna.sit("..%2f.."):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "https://127.0.0.1.elsewhere.example", "http://["]
)
def test_a_page_of_another_address_cannot_join(anna: "Person", origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, anna.sit(anna.make("me", "random"), Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_the_same_address_or_of_this_machine_can_join(anna: "Person", house: "House") -> None:
    id = anna.make("me", "random")
    for origin in (house.url, "http://localhost:5173", "http://[::1]:5173"):
        with anna.sit(id, Origin=origin) as chair:
            assert chair.hear()["type"] == "table"


def test_who_comes_back_is_shown_the_table_as_it_is(anna: "Person") -> None:
    id = anna.make("me", "here", options=START)
    with anna.sit(id) as chair:
        chair.hear()
        chair.say(type="look", seat=0)
        chair.until(lambda shown: shown["looking"] == 0)
        chair.play()
        chair.say(type="look", seat=1)
        left = chair.until(lambda shown: shown["looking"] == 1)
    with anna.sit(id) as chair:
        chair.hear()
        chair.say(type="look", seat=1)
        again = chair.until(lambda shown: shown["looking"] == 1)
    assert (again["version"], again["view"], again["actions"]) == (left["version"], left["view"], left["actions"])
    assert len(chair.log) == left["steps"]


@pytest.mark.long
def test_somebody_who_does_not_read_holds_up_nobody(
    open_house: "Callable[..., Any]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SIGN_OF_LIFE", 60.0)  # or whoever does not read would soon be taken for cut off
    with open_house() as house:
        anna, stranger = house.person(), house.person()
        id = anna.make("random", "random", seed=4)
        with stranger.sit(id) as idle, anna.sit(id) as watcher:
            end = watcher.until(lambda shown: bool(shown) and shown["table"]["over"])
            assert idle.until(lambda shown: bool(shown) and shown["table"]["over"])["view"] == end["view"]
            assert idle.log == watcher.log


def test_bots_wait_while_nobody_is_at_the_table(anna: "Person") -> None:
    id = anna.make("random", "random", seed=5)
    assert anna.http.get(f"/api/tables/{id}/history").json() == {"steps": []}
    with anna.sit(id) as chair:
        chair.until_version(3)
    assert not anna.http.get(f"/api/tables/{id}").json()["over"]


def test_a_player_may_ask_what_could_not_be_taken_back(anna: "Person") -> None:
    with anna.sit(anna.make("me", "random", options=START, seed=5)) as chair:
        at_turn(chair)
        draw = next(action["id"] for action in chair.shown["actions"] if action["notation"] == "draw")
        ids = [action["id"] for action in chair.shown["actions"]]

        def final(*actions: int) -> bool:
            answer = chair.ask(type="weigh", seat=0, actions=[*actions])
            told: bool = answer["final"]
            return told

        assert final(draw)  # a card is turned over
        tentative = [id for id in ids if not final(id)]
        assert tentative
        version = chair.shown["version"]
        assert chair.play(tentative[0])["undo"]["steps"] == 1
        chair.say(type="undo", seat=0, at=version + 1)
        chair.until_version(version + 2)
        assert chair.play(draw)["undo"]["steps"] == 0
        assert not final(max(ids) + 10**6)  # what is not possible is refused when it is played, and not here
