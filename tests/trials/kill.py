"""Kills servers while tables are played at full speed, and then looks for every action that was acknowledged.

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
from tests.trials.players import Guest, Player, make_table
from tests.trials.servers import Club, club

from branchline.server.opening import Opening
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
    async with httpx.AsyncClient(timeout=60) as http:
        for n in range(tables):
            one, other = Guest(), Guest()
            id = await make_table(http, club.urls[n % len(club.urls)], one, "me", "open")
            players += [Player(lambda: club.urls, id, one, 0), Player(lambda: club.urls, id, other, 1)]
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
    before = [len(player.acknowledged) for player in players]
    for _ in range(600):
        moved = {player.table for player, so_far in zip(players, before, strict=True) if goes_on(player, so_far)}
        if moved == {player.table for player in players}:
            return []
        await asyncio.sleep(0.1)
    return [f"{player.table}: does not go on" for player in players[::2] if player.table not in moved]


def goes_on(player: Player, so_far: int) -> bool:
    return player.over or len(player.acknowledged) > so_far


async def missing(club: Club, players: list[Player]) -> list[str]:
    """What was acknowledged and is not in the data."""
    store = await Store.open(Settings(data=club.data))
    opening = Opening(store, {})
    faults: list[str] = []
    for player in players:
        try:
            table, _ = await opening.open(player.table)
            if table.earlier:
                await opening.recall(table)
        except Refused as refused:
            faults.append(f"{player.table}: {refused}")
            continue
        stored = {step.version: (step.seat, step.action) for step in table.steps}
        faults += [
            f"{player.table}: version {version} is {stored.get(version)}, acknowledged was {what}"
            for version, what in player.acknowledged.items()
            if what != (-1, -1) and stored.get(version) != what
        ]
    await store.close()
    return faults


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
