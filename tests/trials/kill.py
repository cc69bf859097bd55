"""Kills servers while tables are played at full speed, and then looks for all that was acknowledged: what was played
and taken back, who sat down, what was said. Whose game is over plays the next one, so that a late kill meets as many as
an early one.

    python -m tests.trials.kill [--tables 200] [--kills 20] [--on sqlite|postgres|several]

`several` are two processes on PostgreSQL with Redis between them; one of the three is killed at a time.
"""

import argparse
import asyncio
import random
import sys
import time
from itertools import count
from typing import NamedTuple

import httpx
from sqlalchemy import select
from tests.loopback import NOBODY_TO_TRUST
from tests.trials.players import Deed, Guest, Player, make_table
from tests.trials.servers import Club, club

from branchline.server.opening import Opening
from branchline.server.schema import StoredSaid
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.table import Refused

AT_SPEED = 30.0  # seconds at most until people are back and play: then comes the next kill
MORE = 1.0  # seconds, for it to come at any moment of full speed
CLUBS = {"sqlite": ("sqlite", 1), "postgres": ("postgres", 1), "several": ("postgres", 2)}


class Outcome(NamedTuple):
    """What came of it."""

    acknowledged: int
    kills: int
    seconds: float
    faults: list[str]

    def __str__(self) -> str:
        found = f"{len(self.faults)} faults, the first: {self.faults[0]}" if self.faults else "all there, all went on"
        return f"{self.kills} kills, {self.acknowledged} actions acknowledged in {self.seconds:.0f} s: {found}"


async def set_up(club: Club, tables: int) -> list[Player]:
    """Two people at each table; where there are several servers they begin at any."""
    players: list[Player] = []
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        for n in range(tables):
            one, other = Guest(), Guest()
            id = await make_table(http, club.urls[n % len(club.urls)], one, "me", "open")
            pair = ((one, 0), (other, 1))
            players += [Player(lambda: club.urls, id, guest, seat, whole=True) for guest, seat in pair]
    return players


def kill_one(club: Club, turn: int) -> None:
    """Kills what is next in turn, and starts it again."""
    victims = [*club.servers, *([club.redis] if club.redis else [])]
    victim = victims[turn % len(victims)]
    victim.kill()
    time.sleep(random.uniform(0, 0.3))
    victim.start()


def actions(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def at_speed(players: list[Player]) -> None:
    """Until there is an action for each table, or for as long as one would wait for that."""
    enough, late = actions(players) + len(players) // 2, time.monotonic() + AT_SPEED
    while actions(players) < enough and time.monotonic() < late:
        await asyncio.sleep(0.05)
    await asyncio.sleep(random.uniform(0, MORE))


async def played_on(players: list[Player]) -> list[str]:
    """The tables that do not go on, within a minute."""
    pairs = [*zip(players[::2], players[1::2], strict=True)]
    before = [actions([*pair]) for pair in pairs]
    for _ in range(600):
        stuck = [pair[0].table for pair, so_far in zip(pairs, before, strict=True) if actions([*pair]) == so_far]
        if not stuck:
            return []
        await asyncio.sleep(0.1)
    return [f"{table}: does not go on" for table in stuck]


async def missing(club: Club, players: list[Player]) -> list[str]:
    """What was acknowledged and is not in the data."""
    store = await Store.open(Settings(data=club.data))
    faults: list[str] = []
    kept: set[tuple[str | None, Deed]] = set()  # by whom, where somebody sat down
    for id in {player.table for player in players} | {deed.table for player in players for deed in player.acknowledged}:
        faults += await _broken(store, id)
        for number, entry in enumerate(await store.entries(id, after=0), 1):
            deed = Deed(id, None if entry.sitter else number, entry.kind, entry.seat, entry.notation)
            kept.add((entry.sitter and entry.sitter.owner, deed))
    for player in players:
        mine = [(player.guest.id if deed.version is None else None, deed) for deed in player.acknowledged]
        faults += [f"{deed} was acknowledged, and is not there" for who, deed in mine if (who, deed) not in kept]
        faults += await _unsaid(store, player)
    await store.close()
    return faults


async def _broken(store: Store, id: str) -> list[str]:
    """What keeps a table from being opened with its whole log."""
    opening = Opening(store, {})
    try:
        table, _ = await opening.open(id)
        if table.earlier:
            await opening.recall(table)
    except Refused as refused:
        return [f"{id}: {refused}"]
    return []


async def _unsaid(store: Store, player: Player) -> list[str]:
    """What this player said and is not there."""
    theirs = select(StoredSaid.table_id, StoredSaid.text).where(StoredSaid.owner == player.guest.id)
    there = await store.read(lambda session: {(table, text) for table, text in session.execute(theirs)})
    return [
        f"{text!r} was said at {table}, and is not there" for table, text in player.said if (table, text) not in there
    ]


async def trial(club: Club, tables: int, kills: int) -> Outcome:
    players = await set_up(club, tables)
    begin = time.monotonic()
    playing = [asyncio.create_task(player.play()) for player in players]
    for turn in count():
        await at_speed(players)
        if turn == kills:
            break
        await asyncio.to_thread(kill_one, club, turn)
    stuck = await played_on(players)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    crashed = [repr(task.exception()) for task in playing if not task.cancelled() and task.exception()]
    seconds = time.monotonic() - begin
    for server in club.servers:
        server.stop()
    faults = [*crashed, *stuck, *(fault for player in players for fault in player.faults)]
    return Outcome(actions(players), kills, seconds, [*faults, *await missing(club, players)])


def run(on: str, tables: int, kills: int) -> Outcome:
    data, processes = CLUBS[on]
    with club(data, processes) as house:
        return asyncio.run(trial(house, tables, kills))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.trials.kill", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="how many are played at (200)")
    parser.add_argument("--kills", type=int, default=20, help="how often something is killed (20)")
    parser.add_argument("--on", choices=CLUBS, nargs="+", default=[*CLUBS], help="what kind of club (all)")
    args = parser.parse_args()
    bad = False
    for on in args.on:
        outcome = run(on, args.tables, args.kills)
        print(f"{on}: {args.tables} tables, {outcome}.", flush=True)
        bad = bad or bool(outcome.faults)
    sys.exit(bad)


if __name__ == "__main__":
    main()
