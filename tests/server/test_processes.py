"""Several processes of one house, with Redis between them: whoever comes through any of them is at the same tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy.engine import make_url
from tests.cut import wire_to
from tests.services import Postgres
from websockets.exceptions import ConnectionClosed

from branchline.server import Settings, create_app
from branchline.server.several import redis_post
from branchline.server.several.claim import Claimed, claim
from branchline.server.several.news import Alive, Moved, News
from branchline.server.several.redis_post import CHANNEL, RedisPost
from branchline.server.thinking import Thinking
from branchline.table import Table

from .accounts import sign_in, sign_up
from .conftest import HURRY, Chair, House, opened

pytestmark = pytest.mark.long  # servers that wait, end and begin again

START = {"start_player": 0}


class Counted(Thinking):
    """Computer players that say how often they were asked."""

    asked = 0

    async def choose(self, table: Table) -> int:
        self.asked += 1
        return await super().choose(table)


class Process(House):
    """One of several, with computer players of its own."""

    def __init__(self, settings: Settings) -> None:
        self.thinking = Counted(settings)
        super().__init__(create_app(settings, self.thinking))


Processes = tuple[Process, Process]


@pytest.fixture
def processes(postgres: Postgres, redis: str) -> Iterator[Processes]:
    """Two, which share what processes share: the data and the post."""
    settings = Settings(data=postgres.database(), redis=redis, **HURRY)
    one, other = Process(settings), Process(settings)
    one.open()
    other.open()
    try:
        yield one, other
    finally:
        one.close()
        other.close()


def take_turns(first: Chair, second: Chair, actions: int) -> None:
    """Whoever decides plays, and both see it."""
    for _ in range(actions):
        version = max(first.shown["version"], second.shown["version"])
        for chair in (first, second):
            chair.until_version(version)
        deciding = first if first.shown["actions"] else second
        version = deciding.play()["version"]
        for chair in (first, second):
            chair.until_version(version)


def sent_off(chair: Chair) -> str:
    """Why this chair's person has to leave."""
    while (told := chair.hear())["type"] == "table":
        pass
    with pytest.raises(ConnectionClosed):
        chair.hear()
    why: str = told["id"]
    return why


def test_people_play_with_each_other_through_two_processes(processes: Processes) -> None:
    one, other = processes
    anna, ben = one.person(), other.person()
    id = anna.make("me", "open", options=START)
    with anna.sit(id) as first:
        first.until(bool)
        with ben.sit(id) as second:
            second.until(lambda shown: bool(shown) and shown["table"]["seats"][0]["present"])
            second.join(1, name="Ben")
            first.until(lambda shown: shown["table"]["seats"][1]["present"])
            assert first.seats()[1] == ("person", "Ben", True)
            take_turns(first, second, 12)
            assert [step["n"] for step in first.log] == [step["n"] for step in second.log]
        first.until(lambda shown: not shown["table"]["seats"][1]["present"])


def test_what_is_said_through_one_process_is_heard_through_the_other(processes: Processes) -> None:
    one, other = processes
    anna, ben = one.person(), other.person()
    id = anna.make("me", "open")
    with anna.sit(id) as first, ben.sit(id) as second:
        second.until(bool)
        second.join(1, name="Ben")
        for number, (saying, hearing) in enumerate(((first, second), (second, first), (first, second))):
            saying.say(type="chat", text=f"line {number}")
            for chair in (saying, hearing):
                while not chair.said or chair.said[-1]["text"] != f"line {number}":
                    chair.hear()
        assert [line["n"] for line in first.said] == [line["n"] for line in second.said] == [1, 2, 3]


def test_one_process_at_a_time_plays_for_the_computer_players(processes: Processes) -> None:
    anna, ben = (process.person() for process in processes)
    id = anna.make("me", "random", "random", options=START)
    with anna.sit(id) as chair, ben.sit(id) as spectator:
        for _ in range(10):
            chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
            chair.play()
        last = chair.until(lambda shown: bool(shown["actions"]))
        spectator.until_version(last["version"])
        theirs = sum(step["seat"] != 0 for step in chair.log)
        assert sorted(process.thinking.asked for process in processes) == [0, theirs]


def test_another_process_goes_on_for_them_when_nobody_is_left_at_the_first(processes: Processes) -> None:
    one, other = processes
    anna = one.person()
    id = anna.make("me", "random", options=START)
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        version = chair.play()["version"]
        chair.until(lambda shown: bool(shown["actions"]))
    with anna.sit(id, through=other.url) as chair:
        assert chair.until(lambda shown: bool(shown) and bool(shown["actions"]))["version"] > version
        chair.play()
        chair.until(lambda shown: bool(shown["actions"]))
    assert min(process.thinking.asked for process in processes) > 0


def test_who_skips_ahead_through_one_process_does_so_in_both(postgres: Postgres, redis: str) -> None:
    slow = Settings(data=postgres.database(), redis=redis, **{**HURRY, "bot_pace": 60})
    with opened(create_app(slow)) as one, opened(create_app(slow)) as other:
        anna, ben = one.person(), other.person()
        id = anna.make("random", "me", "open", options=START)
        with anna.sit(id) as first, ben.sit(id) as second:
            second.join(2, name="Ben")
            first.until(lambda shown: bool(shown) and shown["table"]["seats"][2]["present"])
            first.say(type="skip")
            second.until(lambda shown: shown["table"]["seats"][1]["skips"])
            second.say(type="skip")  # and only now nobody waits for the computer player's pauses
            first.until(lambda shown: bool(shown["actions"]))


def test_who_has_to_leave_a_table_leaves_it_in_every_process(processes: Processes) -> None:
    one, other = processes
    host, ben = one.person(), other.person()
    sign_up(host, "Hostess")
    sign_up(ben, "Ben")
    closed, mine = host.make("me", "open"), ben.make("me", "open")
    with ben.sit(closed) as chair:
        chair.join(1, name="Ben")
        assert host.http.put(f"/api/host/tables/{closed}", json={"closed": True}).status_code == 200
        assert sent_off(chair) == "error-table-closed"
    again = one.person()
    sign_in(again, "Ben")
    with ben.sit(mine) as chair:
        chair.until(bool)
        assert again.http.request("DELETE", "/api/session?everywhere=true", json={}).status_code == 204
        assert sent_off(chair) == "error-come-again"


def test_a_guests_tables_become_an_accounts_in_every_process(processes: Processes) -> None:
    one, other = processes
    anna = one.person()
    id = anna.make("me", "open")
    with anna.sit(id, through=other.url) as chair:
        chair.until(lambda shown: bool(shown) and shown["table"]["seats"][0]["yours"])
        sign_up(anna, "Anna")
        assert sent_off(chair) == "error-come-again"
    with anna.sit(id, through=other.url) as chair:
        chair.until(lambda shown: bool(shown) and shown["table"]["seats"][0]["yours"])


def test_what_was_played_while_the_post_was_lost_is_known_when_it_is_back(postgres: Postgres, redis: str) -> None:
    there, data = make_url(redis), postgres.database()
    with wire_to(redis) as wire:
        through = there.set(port=make_url(wire.url).port).render_as_string()
        near = create_app(Settings(data=data, redis=redis, **HURRY))
        far = create_app(Settings(data=data, redis=through, **HURRY))
        with opened(near) as one, opened(far) as other:
            anna, ben = one.person(), other.person()
            id = anna.make("me", "open", options=START)
            with anna.sit(id) as first, ben.sit(id) as second:
                second.join(1, name="Ben")
                first.until(lambda shown: bool(shown) and bool(shown["actions"]))
                wire.cut()
                with Redis.from_url(redis) as here:
                    here.client_kill_filter(_type="pubsub")  # nobody will hear what is told from now on
                version = first.play()["version"]
                wire.mend()
                second.until_version(version)


# The post itself


class Box:
    """Where letters come in."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[News] = asyncio.Queue()
        self.gone_ones: asyncio.Queue[str] = asyncio.Queue()
        self.read_ups = 0

    def hear(self, sender: str, news: News) -> None:
        self.letters.put_nowait(news)

    def gone(self, sender: str) -> None:
        self.gone_ones.put_nowait(sender)

    async def read_up(self) -> None:
        self.read_ups += 1


async def opened_post(redis: str) -> tuple[RedisPost, Box]:
    post, box = RedisPost(redis), Box()
    await post.open(box)
    return post, box


def test_a_letter_reaches_all_others_and_not_its_sender(redis: str) -> None:
    async def check() -> None:
        (one, mine), (other, theirs) = await opened_post(redis), await opened_post(redis)
        one.send(Moved(table="a", version=3))
        assert await asyncio.wait_for(theirs.letters.get(), 10) == Moved(table="a", version=3)
        other.send(Moved(table="b", version=4))
        assert await asyncio.wait_for(mine.letters.get(), 10) == Moved(table="b", version=4)
        assert theirs.letters.empty()
        await one.close()
        await other.close()

    asyncio.run(check())


def test_one_leads_at_a_table_until_it_leaves_or_is_silent_for_too_long(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_post, "BEAT", 0.05)
    monkeypatch.setattr(redis_post, "GONE_AFTER", 0.2)
    monkeypatch.setattr(redis_post, "LEASE", 0.3)

    async def check() -> None:
        (one, _), (other, theirs) = await opened_post(redis), await opened_post(redis)
        assert await one.leads("lease-1")
        assert not await other.leads("lease-1")
        await asyncio.sleep(0.5)  # longer than a lease, which is kept
        assert await one.leads("lease-1")
        assert not await other.leads("lease-1")
        await one.leave("lease-1")
        assert await other.leads("lease-1")
        assert await one.leads("lease-2")
        for task in one._tasks:
            task.cancel()  # as if it had been killed
        assert await asyncio.wait_for(theirs.gone_ones.get(), 10) == one._name
        while not await other.leads("lease-2"):
            await asyncio.sleep(0.05)
        await one._redis.aclose()
        await other.close()

    asyncio.run(check())


def test_a_letter_that_cannot_be_read_is_noted_and_the_next_one_is_read(
    redis: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        (one, _), (other, theirs) = await opened_post(redis), await opened_post(redis)
        await one._redis.publish(CHANNEL, b'{"sender": "x", "news": {"kind": "of tomorrow"}}')
        one.send(Alive())
        assert await asyncio.wait_for(theirs.letters.get(), 10) == Alive()
        await one.close()
        await other.close()

    asyncio.run(check())
    assert "cannot be read" in caplog.text


# Who may serve the data


def test_a_data_file_is_served_by_one_process(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'data.sqlite3'}")
    with (
        claim(url, shared=False),
        pytest.raises(Claimed, match="PostgreSQL database and Redis"),
        claim(url, shared=True),
    ):
        pass
    with claim(url, shared=False):
        pass


def test_a_database_is_served_by_several_where_all_have_redis(postgres: Postgres) -> None:
    url = make_url(postgres.database())
    refused = pytest.raises(Claimed, match="--redis")
    with claim(url, shared=True), claim(url, shared=True), refused, claim(url, shared=False):
        pass
    with claim(url, shared=False):
        with pytest.raises(Claimed, match="--redis"), claim(url, shared=True):
            pass
        with pytest.raises(Claimed, match="--redis"), claim(url, shared=False):
            pass
    with claim(url, shared=False):
        pass


def test_who_comes_back_through_another_is_shown_what_the_first_had_no_time_to_tell(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = processes
    anna = one.person()
    id = anna.make("me", "here", options=START)
    with anna.sit(id) as here, anna.sit(id, through=other.url) as there:
        for chair in (here, there):
            chair.hear()
        send = RedisPost.send
        monkeypatch.setattr(
            RedisPost, "send", lambda post, letter: None if isinstance(letter, Moved) else send(post, letter)
        )
        here.say(type="look", seat=0)
        here.until(lambda shown: shown["looking"] == 0)
        version = here.play()["version"]
        with anna.sit(id, through=other.url) as again:
            assert again.hear()["version"] == version
        there.until_version(version)
