"""Sends a server what nobody should: messages that make no sense, and whatever its own description allows or forbids.

    python -m tests.trials.hostile [--messages 20000] [--examples 100] [--games 200]

The messages come from strangers, from people who sit at the table, from a program with somebody's token and from the
host; the requests from newcomers, from somebody with an account who sits at tables, and from the host. None of it may
have an effect, be answered by an error of the server's own, or keep others waiting. And every byte that is sent to a
seat is held against what would be sent if all that the seat cannot know were different.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import orjson
from tests.loopback import NOBODY_TO_TRUST
from tests.trials.described import described
from tests.trials.players import Guest, make_table
from tests.trials.servers import club
from tests.trials.twins import compared
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from branchline.server.people.sessions import COOKIE
from branchline.server.requests import CLIENT_TYPES

MOST_WAIT = 0.2  # seconds by which anybody else may be held up, in the middle of it all
PASSWORD = "all aboard, please"
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308, "", " ", "0", "a" * 5000, "\x00"),
    *("\u202e", "\U0001f600", [], {}, [[]], {"": {}}, [0] * 300, "'; drop table entries; --", "../../etc", "${x}"),
)
FIELDS = (
    *("seat", "at", "action", "notation", "actions", "steps", "about", "depth", "step", "name", "bot", "pace"),
    *("request", "text", "phrase", "person", "note", "colour", "password", "vote", "until", "clock", "muted"),
)
# Whoever sits there may well give up their own seat, or say something: the first is left out, the second told apart.
OWN_RIGHT = ("resign",)


def messages(chance: random.Random) -> Iterator[str | bytes]:
    """What nobody should send, without end."""
    while True:
        kind = chance.randrange(8)
        if kind == 0:
            yield bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
        elif kind == 1:
            yield "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(200)))
        elif kind == 2:
            yield "[" * chance.randrange(1, 3000)
        elif kind == 3:
            yield orjson.dumps(_small(chance.choice(ODD))).decode()
        else:
            fields = chance.sample(FIELDS, chance.randrange(1, 6))
            types = [type for type in CLIENT_TYPES if type not in OWN_RIGHT]
            message = {
                "type": chance.choice([*types, "cheat"]),
                **{name: _small(chance.choice(ODD)) for name in fields},
            }
            whole = orjson.dumps(message).decode()
            yield whole if kind < 7 else whole[: chance.randrange(len(whole))]


def _small(value: Any) -> Any:
    """JSON libraries write no integer beyond 64 bits; as a text it is odd all the same."""
    return str(value) if isinstance(value, int) and abs(value) >= 2**63 else value


class Heard(NamedTuple):
    """What came of it."""

    sent: int
    internal: list[str]
    longest_wait: float
    effects: list[str]

    def __str__(self) -> str:
        return (
            f"{self.sent} hostile messages: {len(self.internal)} errors of the server, "
            f"{', '.join(self.effects) or 'nothing'} changed by it, "
            f"others waited {1000 * self.longest_wait:.0f} ms at most"
        )

    @property
    def good(self) -> bool:
        return not self.internal and not self.effects


class House(NamedTuple):
    """A table, who plays there in peace, and those who do not; each of them comes as `None` who is new each time."""

    id: str
    owner: Guest
    hostile: tuple[Guest | None, ...]
    host: Guest
    member: Guest


async def settle_in(url: str) -> House:
    """The first account is the host's; another person plays through a program of theirs."""
    host, owner, seated, member = (Guest() for _ in range(4))
    await _sign_up(url, host, "Host")
    await _sign_up(url, member, "Member")
    program = await _program(url, member)
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        id = await make_table(http, url, owner, "me", "open", "open", options={"start_player": 0})
        for path, body in (("pencil", {"marks": {"a": "b"}}), ("notes", {"text": "Mine."})):
            kept = await http.put(f"{url}/api/tables/{id}/{path}?seat=0", json=body, headers=owner.headers)
            kept.raise_for_status()
    for seat, guest in ((1, seated), (2, program)):
        async with connect(_address(url, id), additional_headers=guest.headers) as socket:
            await socket.send(orjson.dumps({"type": "join", "seat": seat, "request": 1}).decode())
            await _answer(socket, 1)
    return House(id, owner, (None, seated, program, host), host, member)


async def _sign_up(url: str, guest: Guest, name: str) -> None:
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        body = {"name": name, "password": PASSWORD}
        answer = await http.post(f"{url}/api/accounts", json=body, headers=guest.headers)
        answer.raise_for_status()
        guest.headers["Cookie"] += f"; {COOKIE}={http.cookies[COOKIE]}"


async def _program(url: str, owner: Guest) -> Guest:
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        body = {"name": "Engine", "password": PASSWORD}
        answer = await http.post(f"{url}/api/me/tokens", json=body, headers=owner.headers)
        answer.raise_for_status()
    program = Guest()
    program.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    return program


def _address(url: str, id: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{id}/ws"


async def storm(url: str, count: int, seed: int = 1) -> Heard:
    """So many messages to a table at which somebody asks in between, and looks before and after."""
    chance, house = random.Random(seed), await settle_in(url)
    async with connect(_address(url, house.id), additional_headers=house.owner.headers, max_size=None) as chair:
        await chair.send(orjson.dumps({"type": "chat", "text": "Hello!", "request": 1}).decode())
        await _answer(chair, 1)
        before = await _seen(url, house)
        storming = asyncio.create_task(_storm(_address(url, house.id), house.hostile, count, chance))
        waits: list[float] = []
        while not storming.done():
            begin = perf_counter()
            await chair.send('{"type": "why", "seat": 0, "action": 0, "request": 2}')
            await _answer(chair, 2)
            waits.append(perf_counter() - begin)
            await asyncio.sleep(0.02)
        internal = await storming
        after = await _seen(url, house)
    return Heard(count, internal, max(waits), [what for what in before if before[what] != after[what]])


async def _seen(url: str, house: House) -> dict[str, str]:
    """All that whoever plays there sees of the table, of what was said there, and of what is theirs."""
    async with httpx.AsyncClient(timeout=60, headers=house.owner.headers) as http:
        table = f"{url}/api/tables/{house.id}"
        doors = {
            "the table": table,
            "its history": f"{table}/history?seat=0",
            "its position": f"{table}/at/-1?seat=0",
            "the pencil": f"{table}/pencil?seat=0",
            "the notes": f"{table}/notes?seat=0",
            "the list": f"{url}/api/tables",
            "the account": f"{url}/api/me",
        }
        seen = {what: (await http.get(door)).text for what, door in doors.items()}
        said = (await http.get(f"{table}/chat?before=1000000")).json()["lines"]
    async with connect(_address(url, house.id), additional_headers=house.owner.headers, max_size=None) as screen:
        shown = orjson.loads(await screen.recv())
    for seat in shown["table"]["seats"]:  # who comes and goes is no effect
        seat["present"] = seat["hand_in"] = None
    # What those say who sit there is theirs to say, and of who does not nothing is heard.
    seen["the talk"] = repr([line for line in said if line["yours"] or line["seat"] not in (1, 2)])
    return {**seen, "what is shown": repr(shown)}


async def _answer(socket: ClientConnection, request: int) -> dict[str, Any]:
    while (heard := orjson.loads(await socket.recv())).get("request") != request:
        pass
    answer: dict[str, Any] = heard
    return answer


async def _storm(address: str, hostile: tuple[Guest | None, ...], count: int, chance: random.Random) -> list[str]:
    """As one of them after the other: some messages close the connection."""
    left, source, internal = count, messages(chance), list[str]()
    for guest in cycle(hostile):
        if left <= 0:
            return internal
        with suppress(OSError, WebSocketException):
            headers = (guest or Guest()).headers
            async with connect(address, additional_headers=headers, max_size=None) as socket:
                for _ in range(min(left, chance.randrange(1, 200))):
                    left -= 1
                    message = next(source)
                    await socket.send(message)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.002):
                            while True:
                                internal += _internal(await socket.recv(), message)
    return internal


def _internal(answer: str | bytes, message: str | bytes) -> list[str]:
    heard = orjson.loads(answer)
    return [repr(message)] if heard.get("id") == "error-internal" else []


async def asked_by(url: str, host: bool) -> tuple[Guest, tuple[str, ...]]:
    """Somebody with an account, or the host, and tables that they sit at or look after."""
    house = await settle_in(url)
    guest = house.host if host else house.member
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        own = [await make_table(http, url, guest, "me", "random") for _ in range(3)]
    return guest, (house.id, *own)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.trials.hostile", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=20_000, help="to a table (20000)")
    parser.add_argument("--examples", type=int, default=100, help="requests of schemathesis for each operation (100)")
    parser.add_argument("--games", type=int, default=200, help="of Germany and of Lunar whose bytes are compared (200)")
    parser.add_argument("--steps", type=int, default=400, help="of each of them, at the most (400)")
    args = parser.parse_args()
    with club("sqlite", password_memory=0.01, password_rounds=1) as house:
        heard = asyncio.run(storm(house.urls[0], args.messages))
        print(f"{heard}.", flush=True)
    bad = not heard.good or heard.longest_wait > MOST_WAIT
    for who in ("a newcomer", "a member", "the host"):
        with club("sqlite", password_memory=0.01, password_rounds=1) as house:
            url = house.urls[0]
            known = () if who == "a newcomer" else asyncio.run(asked_by(url, who == "the host"))
            asked = described(url, args.examples, *known)
            print(f"As {who}: {asked.stdout if asked.returncode else asked.stdout.splitlines()[-1]}", flush=True)
            bad = bad or asked.returncode != 0
    for game in ("germany", "lunar"):
        found = compared(game, args.games, args.steps)
        print(f"{game}: {found}.", flush=True)
        bad = bad or bool(found.differences)
    sys.exit(bad)


if __name__ == "__main__":
    main()
