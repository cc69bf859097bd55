"""Sends a server what nobody should: messages that make no sense, and whatever its own description allows or forbids.

    python -m tests.trials.hostile [--messages 20000] [--examples 100] [--games 200]

None of it may have an effect, be answered by an error of the server's own, or keep others waiting. And every byte that
is sent to a seat is held against what would be sent if all that the seat cannot know were different.
"""

import argparse
import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import orjson
from tests.trials.players import Guest, make_table
from tests.trials.servers import club
from tests.trials.twins import differences
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from branchline.server.requests import CLIENT_TYPES

MOST_WAIT = 0.2  # seconds by which anybody else may be held up, in the middle of it all
CHECKS = "not_a_server_error"
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308, "", " ", "0", "a" * 5000, "\x00"),
    *("\u202e", "\U0001f600", [], {}, [[]], {"": {}}, [0] * 300, "'; drop table entries; --", "../../etc", "${x}"),
)
FIELDS = (
    "seat",
    "at",
    "action",
    "notation",
    "actions",
    "steps",
    "about",
    "depth",
    "step",
    "name",
    "bot",
    "pace",
    "request",
)
FIELDS += ("text", "phrase", "person", "note", "colour", "password", "vote", "until", "clock")


def messages(chance: random.Random) -> Iterator[str | bytes]:
    """What a stranger sends, without end."""
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
            message = {
                "type": chance.choice([*CLIENT_TYPES, "cheat"]),
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
    moved: bool

    def __str__(self) -> str:
        return (
            f"{self.sent} hostile messages: {len(self.internal)} errors of the server, "
            f"{'an effect' if self.moved else 'no effect'}, others waited {1000 * self.longest_wait:.0f} ms at most"
        )

    @property
    def good(self) -> bool:
        return not self.internal and not self.moved


async def storm(url: str, count: int, seed: int = 1) -> Heard:
    """So many messages to a table that is somebody else's, while that somebody asks in between."""
    chance, owner = random.Random(seed), Guest()
    async with httpx.AsyncClient(timeout=60) as http:
        id = await make_table(http, url, owner, "me", "here")
    address = f"{url.replace('http', 'ws')}/api/tables/{id}/ws"
    async with connect(address, additional_headers=owner.headers, max_size=None) as chair:
        before = orjson.loads(await chair.recv())["version"]
        storming = asyncio.create_task(_storm(address, count, chance))
        waits: list[float] = []
        while not storming.done():
            waits.append(await _asks(chair, before))
            await asyncio.sleep(0.02)
        internal = await storming
        after = await _version(chair)
    return Heard(count, internal, max(waits), after != before)


async def _asks(chair: ClientConnection, version: int) -> float:
    begin = perf_counter()
    await chair.send('{"type": "why", "seat": 0, "action": 0}')
    while orjson.loads(await chair.recv())["type"] != "why":
        pass
    return perf_counter() - begin


async def _version(chair: ClientConnection) -> int:
    await chair.send('{"type": "alive", "request": 1}')
    while (heard := orjson.loads(await chair.recv()))["type"] != "done":
        pass
    version: int = heard["version"]
    return version


async def _storm(address: str, count: int, chance: random.Random) -> list[str]:
    """As one stranger after the other: some messages close the connection."""
    left, source, internal = count, messages(chance), list[str]()
    while left > 0:
        with suppress(OSError, WebSocketException):
            async with connect(address, additional_headers=Guest().headers, max_size=None) as socket:
                while left > 0:
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


def described(url: str, examples: int) -> "subprocess.CompletedProcess[str]":
    """Schemathesis: whatever the description of the API allows, and what it forbids, at every door."""
    command = [Path(sys.executable).with_name("schemathesis"), "run", f"{url}/api/openapi.json", "--checks", CHECKS]
    command += ["--max-examples", str(examples), "--generation-deterministic", "--no-color", "--phases"]
    command += ["coverage,fuzzing", "--suppress-health-check", "all", "--warnings", "off", "--continue-on-failure"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.trials.hostile", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=20_000, help="to a table, by strangers (20000)")
    parser.add_argument("--examples", type=int, default=100, help="requests of schemathesis for each operation (100)")
    parser.add_argument("--games", type=int, default=200, help="of Germany and of Lunar whose bytes are compared (200)")
    args = parser.parse_args()
    with club("sqlite", password_memory=0.01, password_rounds=1) as house:
        heard = asyncio.run(storm(house.urls[0], args.messages))
        print(f"{heard}.", flush=True)
        asked = described(house.urls[0], args.examples)
        print(asked.stdout if asked.returncode else asked.stdout.splitlines()[-1], flush=True)
    found = [*chain.from_iterable(differences(game, args.games) for game in ("germany", "lunar"))]
    print(f"Bytes sent to each seat in {args.games} games: {len(found)} differences. {' '.join(found[:1])}")
    sys.exit(not heard.good or heard.longest_wait > MOST_WAIT or asked.returncode != 0 or bool(found))


if __name__ == "__main__":
    main()
