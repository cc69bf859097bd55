"""Computer players play on as fast as the people at the table like it, and without a pause while all of them skip."""

import asyncio
import time
from typing import Any

import pytest

from branchline.server.tempo import Tempo

LONG = 60  # seconds: whatever happens within a test did not wait for them


def test_the_slowest_wish_counts_and_who_says_nothing_likes_it_brisk() -> None:
    tempo = Tempo(2)
    tempo.wish("anna", "once")
    assert tempo.seconds({"anna"}) == 0
    assert tempo.seconds({"anna", "ben"}) == tempo.seconds({"ben"}) == tempo.seconds(()) == 2
    tempo.wish("ben", "slow")
    assert tempo.seconds({"anna", "ben"}) == tempo.seconds({"ben"}) > 2
    tempo.left("ben")
    assert tempo.seconds({"ben"}) == 2


def test_a_skip_counts_when_everybody_asked_and_until_they_arrive() -> None:
    tempo = Tempo(2)
    tempo.skip("anna")
    assert tempo.seconds({"anna"}) == 0
    assert tempo.seconds({"anna", "ben"}) == 2
    tempo.skip("ben")
    assert tempo.seconds({"anna", "ben"}) == 0
    assert tempo.skipping == {"anna", "ben"}
    tempo.left("ben")
    assert tempo.skipping == {"anna"}
    tempo.arrived()
    assert tempo.seconds({"anna"}) == 2


@pytest.mark.parametrize("hurry", [lambda tempo: tempo.skip("anna"), lambda tempo: tempo.wish("anna", "once")])
def test_a_pause_ends_as_soon_as_nobody_wants_it(hurry: Any) -> None:
    async def rest() -> None:
        tempo = Tempo(LONG)
        resting = asyncio.create_task(tempo.rest(time.monotonic(), 1.0, lambda: {"anna"}))
        await asyncio.sleep(0)
        tempo.wish("anna", "slow")
        await asyncio.sleep(0.01)
        assert not resting.done()
        hurry(tempo)
        await asyncio.wait_for(resting, LONG / 2)

    asyncio.run(rest())


def decides(shown: dict[str, Any]) -> bool:
    return bool(shown and shown["actions"])


def skips(shown: dict[str, Any]) -> list[bool]:
    return [seat["skips"] for seat in shown["table"]["seats"]]


def test_alone_one_skips_to_ones_turn_and_follows_again_from_there(open_house: Any) -> None:
    with open_house(bot_pace=LONG) as house:
        anna = house.person()
        with anna.sit(anna.make("me", "random", "random", seed=3, options={"start_player": 1})) as chair:
            while chair.until(bool)["view"]["phase"].startswith("setup"):
                # Before the first turn everybody chooses tickets, one after the other.
                if chair.shown["actions"]:
                    chair.play()
                else:
                    chair.say(type="skip")
                    chair.until(lambda shown: decides(shown) or not shown["view"]["phase"].startswith("setup"))
            chair.say(type="skip")
            chair.until(decides)
            assert skips(chair.shown) == [False] * 3
            while chair.shown["actions"]:
                chair.play()
            version = chair.shown["version"]
            assert chair.ask(type="pace", pace="slow", request=1) == {"type": "done", "request": 1, "version": version}
            assert chair.shown["version"] == version
            chair.say(type="pace", pace="once")
            chair.until(decides)


def test_of_two_people_both_have_to_skip_and_each_sees_who_did(open_house: Any) -> None:
    with open_house(bot_pace=LONG) as house:
        anna, ben, carla = house.person(), house.person(), house.person()
        table = anna.make("random", "me", "open", options={"start_player": 0})
        with anna.sit(table) as first, ben.sit(table) as second, carla.sit(table) as watching:
            second.join(2)
            assert watching.ask(type="skip")["id"] == "error-skip"
            first.until(lambda shown: bool(shown) and shown["table"]["seats"][2]["kind"] == "person")
            version = first.shown["version"]
            assert first.ask(type="skip", request=1)["type"] == "done"
            assert skips(second.until(lambda shown: any(skips(shown)))) == [False, True, False]
            assert second.shown["version"] == version
            second.say(type="skip")
            first.until(decides)
            assert first.shown["version"] > version
            assert not any(skips(second.until_version(first.shown["version"])))


def test_a_skip_where_no_computer_player_decides_is_not_kept_for_later(open_house: Any) -> None:
    with open_house(bot_pace=LONG) as house:
        anna = house.person()
        with anna.sit(anna.make("me", "random", options={"start_player": 0})) as chair:
            chair.until(decides)
            assert chair.ask(type="skip", request=1)["type"] == "done"
            while chair.shown["actions"]:
                chair.play()
            assert skips(chair.shown) == [False, False]


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ({"type": "pace"}, "error-field-missing"),
        ({"type": "pace", "pace": "faster"}, "error-field-wrong"),
        ({"type": "skip", "seat": 0}, "error-field-unknown"),
    ],
)
def test_whatever_is_no_pace_is_refused(house: Any, wrong: dict[str, Any], refusal: str) -> None:
    anna = house.person()
    with anna.sit(anna.make("me", "random")) as chair:
        assert chair.ask(**wrong)["id"] == refusal
