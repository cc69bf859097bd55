"""The short forms of the trials, and that each can fail."""

import asyncio
import sqlite3

import pytest
from tests.trials import hostile, kill, leaks, load, returning, twins
from tests.trials import players as trial_players
from tests.trials.described import described
from tests.trials.players import Player
from tests.trials.servers import club

STARVED = 2.0  # seconds: on a machine that has much else to do somebody may wait a while, but not for long

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("redis", "postgres")]  # which say so if one is not here


@pytest.mark.parametrize(("on", "kills"), [("sqlite", 1), ("postgres", 1), ("several", 3)])
def test_what_was_acknowledged_survives_every_kill(on: str, kills: int) -> None:
    outcome = kill.run(on, tables=4, kills=kills)
    assert outcome.faults == []
    assert outcome.acknowledged > 8


def test_what_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with club("sqlite") as house:

        async def play() -> list[Player]:
            monkeypatch.setattr(trial_players, "TALK", 0.3)
            players = await kill.set_up(house, 1)
            playing = [asyncio.create_task(player.play()) for player in players]
            while kill.actions(players) < 10 or not any(player.said for player in players):
                await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            return players

        players = asyncio.run(play())
        house.servers[0].stop()
        assert asyncio.run(kill.missing(house, players)) == []
        data = sqlite3.connect(house.data)
        last = max(deed.version or 0 for player in players for deed in player.acknowledged if deed.kind == "act")
        for lost in ("DELETE FROM entries WHERE number >= ?", "UPDATE sitters SET owner = 'nobody' WHERE number < ?"):
            data.execute(lost, [last])
        data.execute("DELETE FROM said")
        data.commit()
        data.close()
        faults = asyncio.run(kill.missing(house, players))
        for what in ("kind='act'", "kind='sit'", "was said"):
            assert any(what in fault for fault in faults)


def test_a_busy_club_is_measured() -> None:
    with club("sqlite") as house:
        outcome = load.apart(load.busy, "short", house.urls, 4, 1.0, 0.0, True)
        assert (outcome.tables, outcome.sockets) == (4, 12)
        assert outcome.actions == len(outcome.waits) > 0
        told = load.apart(load.audience, house.urls[0], 5, 3)
        assert len(told) >= 3
        assert min(told) > 0
    assert "short: 4 tables, 12 sockets" in load.told(outcome)
    slow = outcome._replace(waits=[1.0] * 100, seconds=1e6)
    assert len(load.missed(slow, slow, load.TOLD_WITHIN, 1.0)) == 4
    fast = outcome._replace(waits=[0.1] * 100, seconds=outcome.actions / 1000)
    assert load.missed(fast, fast, 10.0, 1.8) == []
    assert load.curve([outcome]).count("<polyline") == 1


def test_a_house_that_wakes_up_is_measured() -> None:
    woken = returning.wake(tables=3, entries=40, long=60)
    assert min(woken) > 0


def test_what_nobody_should_send_has_no_effect_is_no_error_and_keeps_nobody_waiting() -> None:
    with club("sqlite", password_memory=0.01, password_rounds=1) as house:
        heard = asyncio.run(hostile.storm(house.urls[0], 400))
    assert (heard.internal, heard.effects) == ([], [])
    assert heard.longest_wait < STARVED


def test_whatever_its_host_asks_of_it_a_server_makes_no_error() -> None:
    with club("sqlite", password_memory=0.01, password_rounds=1) as house:
        asked = described(house.urls[0], 1, *asyncio.run(hostile.asked_by(house.urls[0], host=True)))
    assert asked.returncode == 0, asked.stdout
    assert "No issues found" in asked.stdout


@pytest.mark.parametrize("game", ["germany", "lunar"])
def test_no_byte_sent_to_a_seat_depends_on_what_it_cannot_know(game: str) -> None:
    compared = twins.compared(game, games=2, most=60)
    assert compared.differences == []
    assert compared.messages > 500
    assert compared.apart == compared.moments > 300
    assert compared.own > compared.drawn


@pytest.mark.parametrize("plant", leaks.LEAKS, ids=lambda plant: str(plant.__name__))
def test_a_leak_is_found(plant: leaks.Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    monkeypatch.setattr(twins, "LOOK", 0.5)
    monkeypatch.setattr(twins, "ADVICE", 0.25)
    assert twins.compared("germany", games=1, most=60).differences
