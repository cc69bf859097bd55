"""The tournaments of the house: made by the host, drawn round by round, carried on when all tables have ended."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from branchline.server.identity import Guest
from branchline.server.notices import outbox
from branchline.server.people.deeds import write_down
from branchline.server.people.names import cleaned
from branchline.server.problems import problem
from branchline.server.rooms import Rooms
from branchline.server.rows import table_row
from branchline.server.schema import StoredDraw, StoredEntrant, StoredTournament
from branchline.server.setup import check_count, game_named, new_table, whole_options
from branchline.server.store import AlreadyStored, NotStored
from branchline.server.tournaments.drawing import Table, draw, sizes
from branchline.server.tournaments.models import NewTournament
from branchline.server.tournaments.told import Known, everybody, known
from branchline.table import Refused, Seat

log = logging.getLogger(__name__)

MAKER: Final = "tournament:"  # who has made its tables: nobody who sits there decides about seats


class TournamentHouse:
    """Makes rounds of tables. What it knows is in the data, so that it goes on after any end of the server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._store.when_ended = self._ended
        self._going_on: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._going_on, return_exceptions=True)

    async def make(self, asked: NewTournament, guest: Guest) -> str:
        """A tournament, whose first round begins at once."""
        name = cleaned(asked.name)
        if not name:
            raise problem("error-tournament-name")
        game = game_named(asked.game)
        check_count(game, asked.seats)
        options = whole_options(game, asked.options)
        people = await self._store.read(lambda session: everybody(session, asked.people))
        if len(people) != len(asked.people):
            raise problem("error-tournament-people")
        tables = sizes(len(people), asked.seats, game.seats[0])
        if not tables:
            raise problem("error-tournament-few", least=game.seats[0], count=len(people))
        for count in {*tables}:  # tried before anything is written
            await self._rooms.begin(new_table(game, guest.id, [Seat()] * count, options))
        id, now = secrets.token_hex(8), datetime.now(UTC)
        row = {"id": id, "name": name, "game": game.name, "options": options, "seats": asked.seats}

        def write(session: Session) -> None:
            session.add(StoredTournament(**row, rounds=asked.rounds, made_at=now, drawn=False))
            session.flush()  # the entrants name it
            for number, one in enumerate(asked.people):
                called = people[one].name
                session.add(StoredEntrant(tournament_id=id, number=number, player=one, name=called))
            write_down(session, guest.name, "tournament-made", name=name, game=game.name)

        await self._store.write(write)
        await self._draw(id)
        return id

    async def next_round(self, id: str, guest: Guest) -> None:
        """The host does not wait any longer for tables at which a game is on."""
        of = await self._known(id)
        if of.row.drawn:
            raise problem("error-tournament-over", rounds=of.round)
        await self._draw(id)
        name = of.row.name
        await self._store.write(lambda session: write_down(session, guest.name, "tournament-round", name=name))

    async def delete(self, id: str, guest: Guest) -> None:
        """Nothing is left of it but its tables."""
        name = (await self._known(id)).row.name

        def write(session: Session) -> None:
            for its in (StoredDraw, StoredEntrant):
                session.execute(delete(its).where(its.tournament_id == id))
            session.execute(delete(StoredTournament).where(StoredTournament.id == id))
            write_down(session, guest.name, "tournament-deleted", name=name)

        await self._store.write(write)

    async def go_on(self) -> None:
        """All that could have gone on while the server was not there."""
        on = select(StoredTournament.id).where(StoredTournament.drawn.is_(False))
        for id in await self._store.read(lambda session: session.scalars(on).all()):
            await self._go_on_if_it_can(id)

    def _ended(self, table: str) -> None:
        """A game has ended; perhaps it was the last of a round."""
        task = asyncio.create_task(self._after(table))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    async def _after(self, table: str) -> None:
        at = select(StoredDraw.tournament_id).where(StoredDraw.at_table == table)
        with suppress(NotStored):  # what is owed is made up for at the next start, or when the host says so
            id = await self._store.read(lambda session: session.scalar(at))
            if id is not None:
                await self._go_on_if_it_can(id)

    async def _go_on_if_it_can(self, id: str) -> None:
        """Nobody waits for an answer, so what stands in the way is written to the log."""
        try:
            of = await self._known(id)
            if not of.waits and not of.row.drawn:
                await self._draw(id)
        except (NotStored, Refused) as error:
            log.error("Tournament %s could not go on; the host can let it: %s", id, error)

    async def _known(self, id: str) -> Known:
        return await self._store.read(lambda session: known(session, id))

    async def _draw(self, id: str) -> None:
        """The tables of the next round, unless too few are left for one, or another process was first."""
        of = await self._known(id)
        number, game = of.round + 1, game_named(of.row.game)
        players = [entrant.player for entrant in of.entrants.values()]
        there = await self._store.read(lambda session: everybody(session, players))
        names = {one: there[who.player].name for one, who in of.entrants.items() if who.player in there}
        writes: list[Callable[[Session], None]] = []
        if sizes(len(names), of.row.seats, game.seats[0]):
            past = [[tuple(drawn.players) for drawn in draws] for draws in of.rounds()]
            luck = Random(f"{id} {number}")
            drawn = await asyncio.to_thread(draw, sorted(names), past, of.row.seats, game.seats[0], luck)
            writes = [await self._table(of, number, place, table, names) for place, table in enumerate(drawn)]
        last = number >= of.row.rounds or not writes

        def write(session: Session) -> None:
            for one in writes:
                one(session)
            session.execute(update(StoredTournament).where(StoredTournament.id == id).values(drawn=last))

        with suppress(AlreadyStored):
            await self._store.write(write)

    async def _table(
        self, of: Known, number: int, place: int, table: Table, names: dict[int, str]
    ) -> Callable[[Session], None]:
        """Sets up one of its tables; what writes it down."""
        seats = [Seat(names[one], owner=of.entrants[one].player) for one in table]
        maker = f"{MAKER}{of.row.id}"
        setup = new_table(game_named(of.row.game), maker, seats, of.row.options, hints=False)
        begun = await self._rooms.begin(setup)

        def write(session: Session) -> None:
            session.add(table_row(setup, datetime.now(UTC), begun.deciding, begun.state.over))
            drawn = {"tournament_id": of.row.id, "round": number, "number": place}
            session.add(StoredDraw(**drawn, at_table=setup.id, players=[*table]))
            session.flush()  # a notice names the table
            outbox.begun(session, begun, self._rooms.notice_due())

        return write
