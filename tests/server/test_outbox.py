"""Notices: in every way that was chosen, once a turn, not to who is there, and again where they did not arrive."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from py_vapid import Vapid
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from branchline.core.contract import Game, State
from branchline.games import GAMES
from branchline.locale import Speaker
from branchline.server import Settings
from branchline.server.identity import Guest
from branchline.server.mail import Mail
from branchline.server.models import ClockInfo, NewSeat, NewTable
from branchline.server.notices import outbox
from branchline.server.notices.outside import Outside, Public, Refusing, check_address
from branchline.server.notices.push import Browser, Pushes
from branchline.server.notices.sender import Sender
from branchline.server.notices.ways import Ways
from branchline.server.people import accounts
from branchline.server.room import Room
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredAccount, StoredNotice, StoredPush
from branchline.server.setup import person_seat
from branchline.server.several.post import Post
from branchline.server.store import Store
from branchline.server.thinking import Thinking
from branchline.server.timepiece import Timepiece
from branchline.table import Refused
from branchline.table.clock import HOUR, Clock
from branchline.table.consent import Consent

from .outdoors import Reader, World, world

LATER = timedelta(hours=2)


@pytest.fixture
def outside() -> Iterator[World]:
    with world() as outside:
        yield outside


class Onlooker:
    """Somebody at a table."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.owner = guest.id

    def changed(self) -> None: ...

    def said(self) -> None: ...

    def send_off(self, why: Refused) -> None: ...


class House:
    """A house without doors: its data, its tables, and who sends for it. The time is what the test says."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.rooms = Rooms(settings, store, Thinking(settings), Post(), Timepiece())
        private = settings.notice_addresses == "any"
        self.ways = Ways(store, private)
        self.outside = Outside(private)
        self.pushes = Pushes(settings, store, self.outside)
        self.sender = Sender(settings, self.rooms, Mail(settings), self.outside, self.pushes)

    async def account(self, name: str, language: str = "en") -> Guest:
        def write(session: Session) -> None:
            row = accounts.add(session, name.lower(), name, "", f"{name}@trains.example", datetime.now(UTC))
            row.preferences = {"language": language}

        await self.store.write(write)
        row = await self.store.read(lambda session: session.get_one(StoredAccount, name.lower()))
        return Guest(row.id, accounts.account_of(row))

    async def table(self, anna: Guest, *others: Guest, clock: ClockInfo | None = None) -> Room:
        """Anna and Ben, and whoever else, at a table, with it being Anna's turn."""
        seats = [NewSeat(kind="me", name="Anna"), *(NewSeat(kind="open") for _ in others)]
        asked = NewTable(game="germany", seats=seats, options={"start_player": 0}, clock=clock)
        room = await self.rooms.get(await self.rooms.make(asked, anna))
        for seat, guest in enumerate(others, 1):
            sitter = person_seat(seat, guest.name or "Ben", guest)
            await room.change(lambda now, seat=seat, sitter=sitter: now.join(seat, sitter))  # type: ignore[misc]
        return room

    async def play_on(self, room: Room) -> None:
        """Whoever's turn it is plays until it is the other's."""
        seat = room.table.state.seat
        while room.table.state.seat == seat:
            action = room.table.state.legal()[0]
            await room.change(lambda now, action=action: now.play(seat, action, now.version))  # type: ignore[misc]

    async def send(self, after: timedelta = LATER) -> None:
        await self.sender.send_due(datetime.now(UTC) + after)

    async def waiting(self) -> int:
        count = select(func.count()).select_from(StoredNotice)
        return await self.store.read(lambda session: session.scalar(count) or 0)


@asynccontextmanager
async def opened(data: Path | str, **more: Any) -> AsyncIterator[House]:
    settings = Settings(data=data, notice_addresses="any", address="https://trains.example", **more)
    store = await Store.open(settings)
    house = House(settings, store)
    try:
        yield house
    finally:
        await house.rooms.close()
        await house.outside.close()
        await store.close()


def run(data: Path | str, work: Callable[[House], Awaitable[None]], **more: Any) -> None:
    async def play() -> None:
        async with opened(data, **more) as house:
            await work(house)

    asyncio.run(play())


def test_who_is_away_is_told_once_a_turn_in_their_language_and_nothing_of_the_game(
    data: Path | str, outside: World
) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben", "it")
        await house.ways.choose(ben, mail=False, webhook=f"{outside.address}/hook", letters=False)
        room = await house.table(anna, ben)
        await house.send()
        assert outside.came == []  # it is Anna's turn, and she has chosen nothing
        await house.play_on(room)
        await house.send(timedelta(seconds=30))
        assert outside.came == []  # not before its time
        await house.send()
        await house.send()
        (sent,) = outside.came
        expected = "Scegli quanti biglietti corti e lunghi pescare."
        text = f"Ben, tocca a te a Ticket to Ride: Germany con Anna. {expected}"
        text += f" https://trains.example/table/{room.table.id}"
        assert json.loads(sent.body) == {"content": text, "text": text}
        assert await house.waiting() == 0
        await house.play_on(room)
        await house.play_on(room)
        await house.send()
        assert len(outside.came) == 2

    run(data, work)


def test_who_is_there_or_has_come_since_is_not_told(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=outside.address, letters=False)
        room = await house.table(anna, ben)
        with room.joined(Onlooker(ben)):
            await house.play_on(room)
            await house.send()
        await house.play_on(room)
        await house.play_on(room)
        assert await house.waiting() == 1
        with room.joined(Onlooker(ben)):
            await asyncio.gather(*room._changing)
        await house.send()
        assert outside.came == []

    run(tmp_path / "data.sqlite3", work)


def told_by(house: House, outside: World) -> list[str]:
    return [json.loads(sent.body)["text"] for sent in outside.came]


def test_who_plays_by_correspondence_is_told_once_more_when_time_is_nearly_over(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(anna, mail=False, webhook=outside.address, letters=False)
        clock = ClockInfo(kind="correspondence", bank=40 * HOUR, allowance=HOUR, most=40 * HOUR, at_zero="wait")
        room = await house.table(anna, ben, clock=clock)
        with room.joined(Onlooker(anna)):
            await asyncio.gather(*room._changing)  # she sees that it is her turn
        await house.send(timedelta(hours=29))
        assert outside.came == []
        await house.send(timedelta(hours=31))
        await house.send(timedelta(hours=35))
        (said,) = told_by(house, outside)
        assert said.startswith("Anna, your time at Ticket to Ride: Germany with Ben is nearly over. Choose how many")
        await house.play_on(room)
        await house.play_on(room)
        room.table.clock = Clock((60.0 * HOUR, 60.0 * HOUR), 0, datetime.now(UTC))  # a vacation lay between
        await house.send(timedelta(hours=31))
        assert len(outside.came) == 2, "it is her turn"
        await house.send(timedelta(hours=47))
        assert len(outside.came) == 2
        await house.send(timedelta(hours=49))
        assert len(outside.came) == 3

    run(tmp_path / "data.sqlite3", work)


def test_of_a_vote_and_of_new_rules_all_others_are_told(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        people = [await house.account(name) for name in ("Anna", "Ben", "Clara")]
        for person in people:
            await house.ways.choose(person, mail=False, webhook=outside.address, letters=False)
        room = await house.table(*people)
        await house.send()
        outside.came.clear()
        await room.change(lambda now: now.vote(people[1].id, 0, "random", [1, 2]))
        await house.send()
        assert sorted(said.partition(",")[0] for said in told_by(house, outside)) == ["Anna", "Clara"]
        assert all("there is a vote on whether" in said for said in told_by(house, outside))
        outside.came.clear()
        room.table.consent = Consent(room.table.game.rules_version - 1)
        await room.change(lambda now: now.agree(people[2].id))
        with room.joined(Onlooker(people[1])):  # he comes and sees
            await asyncio.gather(*room._changing)
        await house.send()
        (said,) = told_by(house, outside)
        assert said.startswith("Anna, the rules of Ticket to Ride: Germany have changed since")

    run(tmp_path / "data.sqlite3", work)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_what_is_expected_is_said_of_every_kind_of_decision(language: str) -> None:
    speaker = Speaker(language)
    for name, game in GAMES.items():
        phases = {state.view(None)["phase"] for state in some_positions(game)}
        assert len(phases) > 2
        for phase in phases:
            assert speaker.say(f"{name}-notice-{phase}").endswith(".")


def some_positions(game: Game) -> Iterator[State]:
    chance = Random(game.name)
    state = game.new(3, 1)
    for _ in range(300):
        if state.over:
            return
        yield state
        state.apply(chance.choice(state.legal()))


def test_whose_turn_is_over_is_not_told_any_more(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=outside.address, letters=False)
        room = await house.table(anna, ben)
        await house.play_on(room)
        await house.play_on(room)
        await house.send()
        assert outside.came == []

    run(tmp_path / "data.sqlite3", work)


def test_of_two_who_would_send_one_does_and_what_a_killed_one_began_is_not_sent_again(
    data: Path | str, outside: World
) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=outside.address, letters=False)
        room = await house.table(anna, ben)
        await house.play_on(room)
        other = House(Settings(data=data, notice_addresses="any"), house.store)
        await asyncio.gather(house.send(), other.send())
        assert len(outside.came) == 1
        await house.play_on(room)
        await house.play_on(room)
        now = datetime.now(UTC) + LATER
        (notice,) = await house.store.read(lambda session: outbox.due(session, now))
        await house.store.write(lambda session: outbox.take(session, notice, now))  # and then it was killed
        await house.send()
        await other.send(timedelta(hours=3))
        assert (len(outside.came), await house.waiting()) == (1, 1)
        await other.send(timedelta(days=2))
        assert (len(outside.came), await house.waiting()) == (1, 0)

    run(data, work)


def test_what_does_not_arrive_is_tried_again_and_then_given_up(
    tmp_path: Path, outside: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=f"{outside.address}/secret-hook", letters=False)
        room = await house.table(anna, ben)
        await house.play_on(room)
        outside.status = 503
        for hours in range(2, 9):
            await house.send(timedelta(hours=hours))
        assert (len(outside.came), await house.waiting()) == (1 + len(outbox.WAITS), 0)
        await house.play_on(room)
        await house.play_on(room)
        outside.status = 403
        await house.send()
        assert await house.waiting() == 0

    run(tmp_path / "data.sqlite3", work)
    assert "it is given up" in caplog.text
    assert "secret-hook" not in caplog.text


def test_a_single_table_is_switched_off_and_on(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        anna, ben = await house.account("Anna"), await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=outside.address, letters=False)
        room = await house.table(anna, ben)
        for on, heard in ((False, 0), (True, 1)):
            await house.ways.switch(room.table.id, ben, on)
            await house.play_on(room)
            await house.send()
            assert len(outside.came) == heard
            await house.play_on(room)

    run(tmp_path / "data.sqlite3", work)


def test_a_push_is_read_by_its_browser_alone_and_a_browser_that_is_gone_is_forgotten(
    data: Path | str, outside: World
) -> None:
    async def work(house: House) -> None:
        anna, guest, reader = await house.account("Anna"), Guest("a guest"), Reader()
        given = reader.subscription(f"{outside.address}/push/1", "fr")
        language = given.pop("language")
        await house.ways.add(guest, Browser(**given), language)
        room = await house.table(anna, guest)
        await house.play_on(room)
        await house.send()
        (sent,) = outside.came
        assert json.loads(reader.read(sent.body)) == {
            "title": "C’est à vous de jouer",
            "text": "Ticket to Ride: Germany avec Anna. Choisissez combien de tickets courts et longs piocher.",
            "table": room.table.id,
        }
        assert (sent.path, sent.headers["content-encoding"], sent.headers["topic"]) == (
            "/push/1",
            "aes128gcm",
            room.table.id,
        )
        assert Vapid.verify(sent.headers["authorization"])
        assert (await house.pushes.public_key()) in sent.headers["authorization"]
        again = Pushes(Settings(data=data), house.store, house.outside)
        assert await again.public_key() == await house.pushes.public_key()  # made once
        outside.status = 410
        await house.play_on(room)
        await house.play_on(room)
        await house.send()
        assert await house.store.read(lambda session: session.scalars(select(StoredPush)).all()) == []

    run(data, work)


def test_nobody_is_told_where_only_computer_players_wait(tmp_path: Path, outside: World) -> None:
    async def work(house: House) -> None:
        ben = await house.account("Ben")
        await house.ways.choose(ben, mail=False, webhook=outside.address, letters=False)
        seats = [NewSeat(kind="me"), NewSeat(kind="here"), NewSeat(kind="bot", bot="random")]
        room = await house.rooms.get(await house.rooms.make(NewTable(game="germany", seats=seats), ben))
        await house.play_on(room)
        assert await house.waiting() == 0

    run(tmp_path / "data.sqlite3", work)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "hook",
            "ftp://trains.example/",
            "http://trains.example/",
            "https://",
            "https://name:word@trains.example/",
        ),
        *("https://127.0.0.1/", "https://10.0.0.7/", "https://192.168.1.1:8443/", "https://169.254.169.254/latest"),
        *("https://[::1]/", "https://[fd00::1]/", "https://localhost/", "https://x.localhost/", "http://127.0.0.1/"),
        *("https://trains.example:0/", "https://trains.example:99999/", "https://t\u00e4st.example/", "https://a b/"),
        f"https://trains.example/{'x' * 1000}",
    ],
)
def test_an_address_inside_or_without_https_is_refused(address: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_address(address, private=False)
    assert refusal.value.message == "error-notice-address"


def test_an_address_outside_is_taken_and_http_only_on_this_machine_where_the_host_says_so() -> None:
    for address in ("https://trains.example/hook?a=b", "https://93.184.216.34:8443/"):
        assert check_address(f" {address} ", private=False) == address
    assert check_address("http://127.0.0.1:9/", private=True)
    with pytest.raises(Refused):
        check_address("http://trains.example/", private=True)


@pytest.mark.parametrize("found", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1"])
def test_a_name_that_leads_inside_is_not_followed(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async def look_up(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (found, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        with pytest.raises(Refusing):
            await Public(private=False).connect_tcp("trains.example", 443)

    asyncio.run(work())
