"""How a house wakes up: tables with long logs, and everybody's browser coming back to them in the same second.

    python -m tests.trials.returning [--tables 200] [--entries 3000] [--long 5000]

The tables are of Lunar Rails, with four seats and two people at each. Printed are the CPU seconds that opening one
table takes, the time until the last of the sockets has its table, and how long `/api/health` took to answer meanwhile,
at the most; and then, with nobody else coming, the time until a socket has a table with a game of six that is longer
still. Positions are stored as a server does that has played these games; with --no-positions there are none, as after
an import.
"""

import argparse
import asyncio
import secrets
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from multiprocessing import Event, Process, Value
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, process_time, sleep
from typing import Any, NamedTuple

import httpx
from sqlalchemy import insert
from sqlalchemy.orm import Session
from tests.trials.servers import Server
from websockets.asyncio.client import connect

from branchline import GAMES
from branchline.server import positions
from branchline.server.database import open_database
from branchline.server.identity import COOKIE
from branchline.server.opening import Opening
from branchline.server.rows import Setup, table_row
from branchline.server.schema import StoredEntry
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.table import Entry, Screen, Seat, Table
from branchline.table.position import RECENT, Position

GAME = GAMES["lunar"]
SEATS = 4
LONG_SEATS = 6  # with fewer no game is that long
GUESTS = 2  # at each table
DIFFERENT = 4  # games that are played; the tables share them
TRIES = 7  # of what is timed alone; the median counts


class Played(NamedTuple):
    """A sensible game so far."""

    seats: int
    seed: int
    log: list[Entry]
    positions: list[Position]  # that a server would have stored of it


def played(seats: int, seed: int, entries: int) -> Played | None:
    """None if it is over before."""
    state = GAME.new(seats, seed)
    log: list[Entry] = []
    while len(log) < entries and not state.over:
        before = state.copy()
        state.playout(len(log), GAME.policy, 1)
        action = next(action for action in before.legal() if leads_to(before, action, state))
        log.append(Entry("act", before.seat, before.notation(action)))
    return Played(seats, seed, log, stored_while(seats, seed, log)) if len(log) == entries else None


def leads_to(before: object, action: int, after: object) -> bool:
    trial = before.copy()  # type: ignore[attr-defined]
    trial.apply(action)
    return bool(trial == after)


def stored_while(seats: int, seed: int, log: list[Entry]) -> list[Position]:
    table = Table("", GAME, [Seat("", owner="")] * seats, seed, {})
    found: list[Position] = []
    for entry in log:
        last = found[-1].version if found else 0
        if table.settled and table.version - last >= positions.EVERY:
            found.append(table.here())
        table.follow([entry])
    return [one for one in found if one.version > len(log) - 2 * RECENT]


def games(seats: int, entries: int, wanted: int) -> list[Played]:
    found: list[Played] = []
    for seed in count():
        game = played(seats, seed, entries)
        if game is not None:
            found.append(game)
        elif seed > 10 * wanted:
            raise SystemExit(f"games of {seats} are over before {entries} actions; ask for fewer")
        if len(found) == wanted:
            return found
    raise AssertionError


def store(data: Path, tables: dict[str, Played], guests: dict[str, list[str]], with_positions: bool) -> None:
    """Puts the tables into the data, with these guests at each."""
    now = datetime.now(UTC)
    engine = open_database(Settings(data=data).url())
    with Session(engine) as session, session.begin():
        for id, game in tables.items():
            owners = [sha256(token.encode()).hexdigest() for token in guests[id]]
            seats = tuple(Seat(f"P{seat}", owner=owners[seat % GUESTS]) for seat in range(game.seats))
            versions = (GAME.rules_version, GAME.board_version)
            setup = Setup(id, owners[0], GAME.name, *versions, seats, game.seed, options={}, seed_chosen=True)
            session.add(table_row(setup, now, deciding=0, over=False))
            session.flush()  # the entries name it
            entries = [
                {
                    "table_id": id,
                    "number": n,
                    "kind": one.kind,
                    "seat": one.seat,
                    "notation": one.notation,
                    "made_at": now,
                }
                for n, one in enumerate(game.log, 1)
            ]
            session.execute(insert(StoredEntry), entries)
            for position in game.positions if with_positions else ():
                positions.keep(session, id, GAME, position._replace(seats=seats))
    engine.dispose()


async def opening(data: Path, ids: list[str]) -> float:
    """CPU seconds to read a table and show it once."""
    opened = Opening(await Store.open(Settings(data=data)), {})
    found = []
    for id in ids:
        begin = process_time()
        table, _ = await opened.open(id)
        Screen("0").show(table)
        found.append(process_time() - begin)
    return median(found)


async def come_back(address: str, id: str, token: str, begin: float) -> float:
    url = f"{address.replace('http', 'ws')}/api/tables/{id}/ws"
    headers = {"Cookie": f"{COOKIE}={token}", "Origin": address}
    async with connect(url, additional_headers=headers, max_size=None, open_timeout=120) as socket:
        frame = await socket.recv()
        assert str(frame).startswith('{"type":"table"'), f"a socket was turned away: {frame[:200]!r}"
        return monotonic() - begin


def ask_health(address: str, enough: Any, slowest: Any) -> None:
    """In a process of its own, or it would wait for what the sockets here have to read."""
    with httpx.Client(timeout=120) as client:
        while not enough.is_set():
            begin = monotonic()
            client.get(f"{address}/api/health").raise_for_status()
            slowest.value = max(slowest.value, monotonic() - begin)
            sleep(0.05)


async def everybody(address: str, guests: dict[str, list[str]]) -> tuple[float, float]:
    """Seconds until the last socket was served, and the slowest answer about health."""
    enough, slowest = Event(), Value("d", 0.0)
    asking = Process(target=ask_health, args=(address, enough, slowest))
    asking.start()
    await asyncio.sleep(0.5)
    begin = monotonic()
    times = await asyncio.gather(
        *(come_back(address, id, token, begin) for id, tokens in guests.items() for token in tokens)
    )
    enough.set()
    asking.join()
    return max(times), slowest.value


async def one_by_one(address: str, guests: dict[str, list[str]]) -> float:
    """Seconds until a socket has its table, with nobody else coming."""
    return median([await come_back(address, id, tokens[0], monotonic()) for id, tokens in guests.items()])


class Woken(NamedTuple):
    """How it did, in seconds."""

    opened: float  # of a processor, for one table
    opened_long: float
    served: float  # until the last of all had theirs
    health: float  # the slowest answer meanwhile
    alone: float  # until a socket has a table with the longest game, with nobody else coming


def wake(tables: int, entries: int, long: int, with_positions: bool = True) -> Woken:
    usual = games(SEATS, entries, min(DIFFERENT, tables))
    [longest] = games(LONG_SEATS, long, 1)
    many = {f"returning-{number}": usual[number % len(usual)] for number in range(tables)}
    few = {f"long-{number}": longest for number in range(TRIES)}
    guests = {id: [secrets.token_urlsafe(32) for _ in range(GUESTS)] for id in (*many, *few)}
    with TemporaryDirectory() as folder:
        for name in ("alone", "house"):  # a table that was opened has a position from then on, so each begins anew
            store(Path(folder) / name, many | few, guests, with_positions)
        opened = [asyncio.run(opening(Path(folder) / "alone", list(ids)[:TRIES])) for ids in (many, few)]
        house = Server(Path(folder), "server", str(Path(folder) / "house"))
        house.start()
        try:
            served, health = asyncio.run(everybody(house.url, {id: guests[id] for id in many}))
            alone = asyncio.run(one_by_one(house.url, {id: guests[id] for id in few}))
        finally:
            house.stop()
    return Woken(*opened, served, health, alone)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.trials.returning", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--entries", type=int, default=3000)
    parser.add_argument("--long", type=int, default=5000)
    parser.add_argument("--no-positions", action="store_true")
    args = parser.parse_args()
    woken = wake(args.tables, args.entries, args.long, not args.no_positions)
    print(f"opening a table of {args.entries} entries: {woken.opened * 1000:.1f} ms of CPU")
    print(f"opening a table of {args.long} entries: {woken.opened_long * 1000:.1f} ms of CPU")
    print(f"{args.tables * GUESTS} sockets at {args.tables} tables: all served in {woken.served:.1f} s")
    print(f"/api/health meanwhile: at most {woken.health:.2f} s")
    print(f"a socket at a table of {args.long} entries, with nobody else coming: {woken.alone * 1000:.0f} ms")


if __name__ == "__main__":
    main()
