"""Measures a busy club: how long people wait for their action, and how many actions it takes.

    python -m tests.trials.load [--tables 1000] [--seconds 60] [--plot load.svg]

Measured are many live tables with two players and a spectator at each; tables played as fast as they let; one table
with many spectators; and the same haste on PostgreSQL with one process and with two. The guests are a process of their
own on the same machine, so what they cost is taken from the servers. On two cores a second server finds little left of
the machine, so one and two are compared twice: by what they did here, and by what their own processors would let them
do.

What a club of a thousand has to hold is said after the figures, and the command fails where it does not. Of two
processes the second figure counts.
"""

import argparse
import asyncio
import re
import resource
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import orjson
from tests.loopback import NOBODY_TO_TRUST
from tests.trials.players import Guest, Player, make_table
from tests.trials.servers import club
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LONGEST = 200.0  # milliseconds that one of a hundred may have to wait at a live table
LEAST = 600.0  # actions a second in haste, on SQLite
TOLD_WITHIN = 150.0  # milliseconds until the last of the spectators has seen an action
TWICE = 1.5  # times as much of two processes as of one
AT_ONCE = 50  # sockets that come in at the same time: people arrive, they do not storm
MOVE_EVERY = 10.0  # seconds, at a live table
SPECTATORS = 500
TOLD = 20  # actions at the table with spectators
LOOK = 0.1  # seconds between looks at whether a game is over


class Busy(NamedTuple):
    """How a club with so many tables did."""

    name: str
    tables: int
    sockets: int
    actions: int
    seconds: float
    waits: list[float]
    spent: float  # seconds of the servers' processors

    @property
    def a_second(self) -> float:
        return self.actions / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the servers' processors that an action took: other work on the machine changes it little."""
        return 1000 * self.spent / self.actions

    def wait(self, percent: int) -> float:
        """Milliseconds that so many of a hundred did not wait longer."""
        return 1000 * quantiles(self.waits, n=100, method="inclusive")[percent - 1]


class Spectator:
    """Somebody who only watches, and knows when each version was seen."""

    def __init__(self, url: str, table: str) -> None:
        self.seen_at: dict[int, float] = {}
        self.here = asyncio.Event()
        self._address = f"{url.replace('http', 'ws')}/api/tables/{table}/ws"
        self._guest = Guest()

    async def watch(self) -> None:
        with suppress(OSError, WebSocketException):
            async with connect(self._address, additional_headers=self._guest.headers, max_size=None) as socket:
                async for text in socket:
                    now = perf_counter()
                    version = orjson.loads(text)["version"]
                    self.seen_at.setdefault(version, now)
                    self.here.set()


async def _come_in(players: Sequence[Player], watchers: Sequence[Spectator]) -> list["asyncio.Task[None]"]:
    """Everybody, some at a time, until all have seen their table."""
    tasks: list[asyncio.Task[None]] = []
    for first in range(0, len(players), AT_ONCE):
        part = players[first : first + AT_ONCE]
        tasks += [asyncio.create_task(player.play()) for player in part]
        while not all(player.shown for player in part):
            await asyncio.sleep(0.01)
    for first in range(0, len(watchers), AT_ONCE):
        some = watchers[first : first + AT_ONCE]
        tasks += [asyncio.create_task(watcher.watch()) for watcher in some]
        await asyncio.gather(*(watcher.here.wait() for watcher in some))
    return tasks


async def _tables(urls: Sequence[str], tables: int, pause: float) -> list[Player]:
    players: list[Player] = []
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        for n in range(tables):
            one, other = Guest(), Guest()
            mine = [urls[n % len(urls)]]
            id = await make_table(http, mine[0], one, "me", "open")
            players += [Player(lambda mine=mine: mine, id, one, 0, pause)]  # type: ignore[misc]
            players += [Player(lambda mine=mine: mine, id, other, 1, pause)]  # type: ignore[misc]
    return players


async def _spent(urls: Sequence[str]) -> float:
    """Seconds of the processors that these servers have had."""
    async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
        figures = [(await http.get(f"{url}/metrics")).text for url in urls]
    return sum(float(re.findall(r"^process_cpu_seconds_total (\S+)", text, re.MULTILINE)[0]) for text in figures)


async def busy(name: str, urls: Sequence[str], tables: int, seconds: float, pause: float, watched: bool) -> Busy:
    """Plays at so many tables for so long, or until the first game is over; what happens while people come in does not
    count."""
    players = await _tables(urls, tables, pause)
    watchers = [Spectator(urls[0], player.table) for player in players[::2]] if watched else []
    tasks = await _come_in(players, watchers)
    for player in players:
        player.waits.clear()
    begin, before = perf_counter(), await _spent(urls)
    # Where a game is over its table is silent, and what is measured would no longer be haste.
    while perf_counter() - begin < seconds and not any(player.over for player in players):
        await asyncio.sleep(LOOK)
    took, spent = perf_counter() - begin, await _spent(urls) - before
    waits = [*chain.from_iterable(player.waits for player in players)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Busy(name, tables, len(tasks), len(waits), took, waits, spent)


async def audience(url: str, spectators: int, actions: int) -> list[float]:
    """Seconds from sending an action until the last spectator sees it, for each of so many."""
    players = await _tables([url], 1, 0.5)
    watchers = [Spectator(url, players[0].table) for _ in range(spectators)]
    tasks = await _come_in(players, watchers)
    before = {version for player in players for version in player.sent_at}
    told: dict[int, float] = {}
    while len(told) < actions:
        await asyncio.sleep(0.1)
        for player in players:
            for version, sent in player.sent_at.items():
                if version not in before and all(version in watcher.seen_at for watcher in watchers):
                    told[version] = max(watcher.seen_at[version] for watcher in watchers) - sent
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [*told.values()]


def apart(measure: Callable[..., Any], *args: Any) -> Any:
    """Measures in a process of its own, whose guests do not wait for anything of ours."""
    with ProcessPoolExecutor(1, get_context("spawn"), _many_files) as process:
        return process.submit(_run, measure, args).result()


def _many_files() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _run(measure: Callable[..., Any], args: Sequence[Any]) -> Any:
    return asyncio.run(measure(*args))


def told(outcome: Busy) -> str:
    waits = ", ".join(f"p{percent} {outcome.wait(percent):.0f} ms" for percent in (50, 95, 99))
    return (
        f"{outcome.name}: {outcome.tables} tables, {outcome.sockets} sockets, "
        f"{outcome.a_second:.0f} actions a second, {waits}, {outcome.cost:.2f} ms of the servers' processors each"
    )


def missed(live: Busy, hasty: Busy, told: float, twice: float) -> list[str]:
    """What did not hold."""
    goals = (
        (live.wait(99) < LONGEST, f"of actions at live tables 99 of 100 take less than {LONGEST:.0f} ms"),
        (hasty.a_second >= LEAST, f"in haste there are {LEAST:.0f} actions a second on SQLite"),
        (told < TOLD_WITHIN, f"spectators are told within {TOLD_WITHIN:.0f} ms"),
        (twice >= TWICE, f"two processes with a processor each do {TWICE} times as much as one"),
    )
    return [goal for holds, goal in goals if not holds]


def curve(outcomes: Sequence[Busy]) -> str:
    """How many of a hundred waited no longer than so many milliseconds, as a picture."""
    width, height, left, below = 640, 320, 48, 40
    longest = max(outcome.wait(99) for outcome in outcomes) * 1.1
    colours = ("#1f5c8b", "#b3541e", "#3c7a3c", "#7a3c74")
    lines: list[str] = []
    for outcome, colour in zip(outcomes, colours, strict=False):
        at = [(outcome.wait(percent), percent) for percent in range(1, 100)]
        points = " ".join(
            f"{left + x / longest * (width - left - 10):.1f},{10 + (100 - y) / 100 * (height - below - 10):.1f}"
            for x, y in at
        )
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = height - below - 14 * (len(lines)) - 6
        lines.append(f'<text x="{width - 12}" y="{label}" text-anchor="end" fill="{colour}">{outcome.name}</text>')
    ticks = [longest * part / 4 for part in range(5)]
    for tick in ticks:
        x = left + tick / longest * (width - left - 10)
        lines.append(f'<text x="{x:.0f}" y="{height - below + 16}" text-anchor="middle">{tick:.0f} ms</text>')
    for percent in (0, 50, 99):
        y = 14 + (100 - percent) / 100 * (height - below - 10)
        lines.append(f'<text x="{left - 6}" y="{y:.0f}" text-anchor="end">{percent} %</text>')
    style = 'font-family="sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>{"".join(lines)}</svg>\n'


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.trials.load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="live tables (1000)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each is measured (60)")
    parser.add_argument("--plot", type=Path, default=None, help="a file for the picture, as SVG")
    args = parser.parse_args()
    outcomes: list[Busy] = []

    def measured(outcome: Busy) -> Busy:
        outcomes.append(outcome)
        print(told(outcome), flush=True)
        return outcome

    fewer = max(2, args.tables // 10)
    with club("sqlite") as house:
        live = measured(apart(busy, "live, SQLite", house.urls, args.tables, args.seconds, MOVE_EVERY, True))
    with club("sqlite") as house:
        hasty = measured(apart(busy, "in haste, SQLite", house.urls, fewer, args.seconds, 0.0, False))
        waits = apart(audience, house.urls[0], min(SPECTATORS, args.tables), TOLD)
        last = 1000 * median(waits)
        print(f"{min(SPECTATORS, args.tables)} spectators: the last is told after {last:.0f} ms", flush=True)
    houses = []
    for processes in (1, 2):
        with club("postgres", processes) as house:
            name = f"in haste, PostgreSQL, {processes}"
            houses.append(measured(apart(busy, name, house.urls, fewer, args.seconds, 0.0, False)))
    one, two = houses
    twice = 2 * one.cost / two.cost
    print(
        f"two processes: {two.a_second / one.a_second:.2f} times one on this machine, "
        f"{twice:.2f} times with a processor for each"
    )
    if args.plot is not None:
        args.plot.write_text(curve(outcomes), encoding="utf-8")
    short = missed(live, hasty, last, twice)
    for goal in short:
        print(f"It does not hold that {goal}.")
    sys.exit(bool(short))


if __name__ == "__main__":
    main()
