"""Every byte that is sent to a person at a table, beside what it would be if all that they cannot know were different.

A game is played at a table, through a server and by messages, as browsers play. For each seat and for a spectator a
twin of that table stands beside it, in another world that they cannot tell from the true one: other hands, other
tickets, other decks, other chance from the first move on, and others who choose something else wherever that is hidden.
Where the twin's world does not allow what happened, or they would see by it which world it is, the twin is drawn anew;
its log stays its own. Whatever a socket is sent, and whatever is answered to questions and by HTTP, has to be the same
to the byte at both tables.

What somebody cannot know is what the game itself draws anew for them. Computer players have no part in it: what they
choose depends on what they hold.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI
from tests.conformance.walks import option_sets
from tests.trials.indoors import Screen, indoors
from tests.trials.otherworld import Twin
from tests.trials.players import Guest
from tests.trials.servers import FREE

from branchline import bots
from branchline.games import GAMES
from branchline.server import Settings
from branchline.server.advising import Advising
from branchline.server.problems import problem
from branchline.server.several import news
from branchline.table import Table

LOOK = 0.05  # of the moments: everybody comes with a second screen, asks what costs little, and looks back
ADVICE = 0.01  # of the moments: they ask for advice as well
ODD = 0.2  # of the actions are chance's own also where a computer player chooses
UNDO = 0.1  # of the moments at which something can be taken back
WATCHERS = ("everyone", "everyone", "later")


class OnTheSpot(Advising):
    """Advice about the position that a table is really in, worked out without a process of its own."""

    def question(self, table: Table, step: int, ask: Any) -> Any:
        return partial(ask, table.game.name, table.position(step - 1))

    async def answer(self, question: Any, guest: str | None = None) -> Any:
        try:
            return question()
        except Exception as error:
            raise problem("error-no-answer") from error


@dataclass
class Compared:
    """What came of it."""

    games: int = 0
    messages: int = 0  # that were the same, or not
    size: int = 0  # of them, in bytes
    own: int = 0  # steps that a twin's own world allowed
    drawn: int = 0  # those by which it came into another one
    moments: int = 0  # at which a twin was looked at
    apart: int = 0  # and its world was another than the true one
    differences: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        first = f", the first: {self.differences[0]}" if self.differences else ""
        return (
            f"{self.games} games, {self.messages} messages of {self.size / 1e6:.0f} MB beside those of twins, which "
            f"were in another world at {self.apart} of {self.moments} moments and could follow {self.own} of "
            f"{self.own + self.drawn} steps in it: {len(self.differences)} differences{first}"
        )


class Pair(NamedTuple):
    """One who looks at both tables."""

    eyes: int | None
    guest: Guest
    true: Screen
    other: Screen
    twin: Twin


class Play:
    """One game."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient, name: str, seed: int, compared: Compared) -> None:
        self._app = app
        self._http = http
        self._rooms = app.state.rooms
        self._name = name
        self._chance = Random(f"{name} {seed}")
        self._seed = seed
        self._compared = compared
        self._pairs: list[Pair] = []

    async def run(self, most: int) -> None:
        """As far as so many steps, until everybody may know everything, or to the first difference."""
        await self._sit_down()
        so_far = len(self._compared.differences)
        while self._table.version < most and len(self._compared.differences) == so_far and await self._step():
            await self._compare("what was sent")
            if self._chance.random() < LOOK:
                await self._look()
        for pair in self._pairs:
            await asyncio.gather(pair.true.leave(), pair.other.leave())
            self._compared.own += pair.twin.own
            self._compared.drawn += pair.twin.drawn
        self._compared.games += 1

    @property
    def _table(self) -> Table:
        table: Table = self._room.table
        return table

    # The tables

    async def _sit_down(self) -> None:
        game, chance = GAMES[self._name], self._chance
        count = game.seats[self._seed % len(game.seats)]
        people = [Guest() for _ in range(count)]
        sets = option_sets(game)
        body = {
            "game": self._name,
            "seats": [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])],
            "options": sets[self._seed // len(game.seats) % len(sets)],
            "watchers": WATCHERS[self._seed % len(WATCHERS)],
        }
        made = await self._http.post("/api/tables", json=body, headers=people[0].headers)
        made.raise_for_status()
        id = made.json()["id"]
        for seat, guest in enumerate(people[1:], 1):
            screen = Screen(self._app, id, guest)
            screen.say(type="join", seat=seat)
            await screen.settled()
            await screen.leave()
        self._room = await self._rooms.get(id)
        for number, guest in enumerate([*people, Guest()]):
            eyes = number if number < count else None
            twin = Twin(self._table, f"{id[:-2]}-{number}", eyes, chance.getrandbits(32))
            screens = Screen(self._app, id, guest), await self._stand_beside(twin, guest)
            self._pairs.append(Pair(eyes, guest, *screens, twin))
        for pair in self._pairs:
            await asyncio.gather(pair.true.settled(), pair.other.settled())

    async def _stand_beside(self, twin: Twin, guest: Guest) -> Screen:
        """Puts a twin in the place of a table of its own, at which everybody else is through another server."""
        setup, _ = await self._rooms.store.load(self._table.id)
        await self._rooms.store.make(replace(setup, id=twin.id, seats=self._table.seats), None, False)
        room = await self._rooms.get(twin.id)
        room.table = twin
        owners = [seat.owner or "" for seat in twin.seats]
        room.company.heard("elsewhere", news.Here(table=twin.id, owners=owners, wishes={}, skipping=[]))
        return Screen(self._app, twin.id, guest)

    # Steps

    async def _step(self) -> bool:
        """The next one at all tables; False where the game would be over."""
        table, chance = self._table, self._chance
        seat, version = table.state.seat, table.version
        if table.undoable and chance.random() < UNDO:
            undo = {"type": "undo", "seat": seat, "at": version}
            await self._everywhere(seat, undo, lambda twin: undo)
            return True
        action = self._chosen()
        after = table.state.copy()
        events = after.step(action)
        if after.over:
            return False
        play = {"type": "play", "seat": seat, "at": version}
        await self._everywhere(
            seat,
            {**play, "action": action},
            lambda twin: {**play, "action": twin.foresee(table.state, action, after, events)},
        )
        return True

    def _chosen(self) -> int:
        """In every other game mostly what a computer player would do, so that it comes to something."""
        state, seat = self._table.state, self._table.state.seat
        if self._seed % 2 == 0 or self._chance.random() < ODD:
            return self._chance.choice(state.legal())
        player = bots.make(self._name, "greedy", self._chance.getrandbits(32))
        return player.choose(state.view(seat), partial(state.resample, seat))

    async def _everywhere(self, seat: int, message: dict[str, Any], there: Callable[[Twin], dict[str, Any]]) -> None:
        """The one to act does so at the true table, and at the twin that stands beside it for them; at the others,
        where nobody else is, it is done for them."""
        work: list[Awaitable[object]] = []
        for pair in self._pairs:
            asked = there(pair.twin)
            if pair.eyes == seat:
                assert asked == message
                pair.true.say(**message)
                pair.other.say(**message)
            else:
                work.append(self._do(pair.twin, asked))
        await asyncio.gather(*work)
        actor = self._pairs[seat]
        self._same(actor, "the answer", await self._heard(actor))

    async def _do(self, twin: Twin, asked: dict[str, Any]) -> None:
        room, seat, at = await self._rooms.get(twin.id), asked["seat"], asked["at"]
        if asked["type"] == "undo":
            await room.change(lambda now: now.undo(seat, at))
        else:
            await room.change(lambda now: now.play(seat, asked["action"], at))

    # What is compared

    async def _compare(self, what: str) -> None:
        """All that has been sent to each of them since the last time."""
        for pair, heard in zip(self._pairs, await asyncio.gather(*map(self._heard, self._pairs)), strict=True):
            self._same(pair, what, heard)
            self._compared.moments += 1
            self._compared.apart += _hidden(pair.twin) != _hidden(self._table)

    async def _heard(self, pair: Pair) -> tuple[list[str], list[str]]:
        true, other = await asyncio.gather(pair.true.settled(), pair.other.settled())
        return true, other

    def _same(self, pair: Pair, what: str, heard: tuple[list[str], list[str]]) -> None:
        true, other = heard
        other = [message.replace(pair.twin.id, self._table.id) for message in other]
        self._compared.messages += len(true)
        self._compared.size += sum(map(len, true))
        if true != other:
            at = f"{self._name}, seed {self._seed}, version {self._table.version}, seat {pair.eyes}"
            self._compared.differences.append(f"{at}: {what}")

    async def _look(self) -> None:
        advice = self._chance.random() < ADVICE / LOOK
        for pair in self._pairs:
            await self._come_anew(pair)
            for path in self._doors(pair.eyes):
                await self._open(pair, path)
            for message in self._questions(pair, advice):
                pair.true.say(**message)
                pair.other.say(**message)
                self._same(pair, f"the answer to {message}", await self._heard(pair))

    async def _come_anew(self, pair: Pair) -> None:
        """With a second screen, which has been told nothing yet."""
        screens = Screen(self._app, self._table.id, pair.guest), Screen(self._app, pair.twin.id, pair.guest)
        true, other = await asyncio.gather(*(screen.settled() for screen in screens))
        self._same(pair, "what a new screen was sent", (true, other))
        await asyncio.gather(*(screen.leave() for screen in screens))

    def _doors(self, eyes: int | None) -> Iterator[str]:
        seats = "" if eyes is None else f"seat={eyes}"
        last = self._pairs[-1].twin.sight("a stranger").steps - 1 if eyes is None else len(self._table.steps) - 1
        yield f"history?{seats}"
        for n in {-1, self._chance.randint(-1, last), last}:
            yield f"at/{n}?{seats}"
        yield f"at/0?seat={((-1 if eyes is None else eyes) + 1) % len(self._table.seats)}"
        yield "record"

    async def _open(self, pair: Pair, path: str) -> None:
        addresses = [f"/api/tables/{id}/{path}" for id in (self._table.id, pair.twin.id)]
        answers = await asyncio.gather(*(self._http.get(one, headers=pair.guest.headers) for one in addresses))
        true, other = ([f"{answer.status_code} {answer.text}"] for answer in answers)
        self._same(pair, path, (true, other))

    def _questions(self, pair: Pair, advice: bool) -> Iterator[dict[str, Any]]:
        """What whoever sits there may ask, and what nobody may ask of others."""
        chance, seat = self._chance, 0 if pair.eyes is None else pair.eyes
        game = self._table.game
        actions = [chance.randrange(game.actions) for _ in range(3)]
        if seat == self._table.state.seat:
            actions += chance.choices(self._table.state.legal(), k=2)
        for action in actions:
            yield {"type": "why", "seat": seat, "action": action}
            yield {"type": "weigh", "seat": seat, "actions": [action]}
        for about in things(self._name, chance):
            yield {"type": "why", "seat": seat, "about": about}
            yield {"type": "plan", "seat": seat, "about": about}
        yield {"type": "play", "seat": seat, "action": actions[0], "at": -1}
        yield {"type": "why", "seat": (seat + 1) % len(self._table.seats), "action": actions[0]}
        if advice:
            yield {"type": "hint", "seat": seat, "depth": chance.choice(("aim", "best", "plan"))}
            yield {"type": "explain", "seat": seat, "step": chance.randrange(len(self._table.steps))}
            yield {"type": "explain", "seat": seat, "action": actions[-1]}


def _hidden(table: Table) -> dict[str, Any]:
    """Where it stands, but for chance to come, which is never the same."""
    return {part: value for part, value in table.state.snapshot().items() if part != "chance"}


def things(name: str, chance: Random) -> list[dict[str, Any]]:
    """Things on the board that a question may be about, and one that is not there."""
    board: Any = GAMES[name].board
    asked: list[dict[str, Any]] = [{"nothing": "here"}]
    if name == "germany":
        asked += [{"route": chance.choice(board["routes"])["id"]}, {"deck": "long"}]
    if name == "lunar":
        cities = [city["id"] for city in chance.sample(board["cities"], 2)]
        asked += [{"build": cities[0]}, {"ride": cities[1], "from": cities[0]}]
    return asked


async def _all(name: str, seeds: range, most: int, folder: str) -> Compared:
    compared = Compared()
    given: dict[str, Any] = {**FREE, "data": Path(folder) / "twins.sqlite3", "hand_after": 0}
    settings = Settings(**given)
    async with indoors(settings, OnTheSpot(settings)) as (app, http):
        for seed in seeds:
            await Play(app, http, name, seed, compared).run(most)
            app.state.rooms.put_away(0.0)
    return compared


def compared(name: str, games: int, most: int = 400, first: int = 0) -> Compared:
    """What was sent in so many games of so many steps at the most."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_all(name, range(first, first + games), most, folder))
