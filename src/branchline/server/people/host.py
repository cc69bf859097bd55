"""What the host may do: look at tables, close and delete them, block people and help them in again, read the log."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from branchline.server.identity import Guest
from branchline.server.models import History, StepInfo, TableInfo, steps_of
from branchline.server.people import accounts, blocks, deeds, sessions
from branchline.server.people.accounts import Account, account_of
from branchline.server.people.deeds import A_PAGE, What, write_down
from branchline.server.people.models import (
    BlockedGuest,
    BlockedGuests,
    DeedInfo,
    Deeds,
    Everybody,
    HostTables,
    PersonChange,
    PersonInfo,
    TableExport,
)
from branchline.server.people.own_data import record_of
from branchline.server.people.resets import write_link
from branchline.server.problems import problem, shown
from branchline.server.results import book
from branchline.server.rooms import Rooms
from branchline.server.rows import Summary, summaries_of
from branchline.server.schema import StoredAccount, StoredBlockedGuest, StoredTable
from branchline.table.screen import tell
from branchline.table.seating import check_seat


class Host:
    """The rights of a host; whoever asks has been checked to be one. Everything done is written down with it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def tables(self, page: int, guest: Guest) -> HostTables:
        """All tables but those of lessons, the one that was played at last first."""
        games = select(StoredTable).where(StoredTable.lesson.is_(None))
        newest = games.order_by(StoredTable.played_at.desc(), StoredTable.id).limit(A_PAGE).offset(A_PAGE * page)

        def read(session: Session) -> tuple[int, list[Summary]]:
            total = session.scalar(select(func.count()).select_from(games.subquery())) or 0
            return total, summaries_of(session, session.scalars(newest).all())

        total, summaries = await self._store.read(read)
        return HostTables(total=total, tables=[TableInfo.of(summary, guest.id) for summary in summaries])

    async def close(self, id: str, closed: bool, guest: Guest) -> TableInfo:
        """Nobody enters the table any more, or everybody again."""
        await self._write_down(guest, "table-closed" if closed else "table-opened", await self._summary(id))
        await self._rooms.close_table(id, closed)
        return TableInfo.of(await self._summary(id), guest.id)

    async def delete(self, id: str, guest: Guest) -> None:
        """Nothing of the table is left, nor of how its game ended."""
        await self._write_down(guest, "table-deleted", await self._summary(id))
        await self._store.write(lambda session: book.strike(session, id))
        await self._rooms.delete(id)
        self._store.when_ended(id)  # nobody need wait for it any more

    async def export(self, id: str, guest: Guest) -> TableExport:
        """The table as a spectator knows it, and its record once the game is over: a host plays, too."""
        summary = await self._summary(id)
        at = await (await self._rooms.get(id)).whole()
        await self._write_down(guest, "table-exported", summary)
        seen = tell(at, None, end=at.sight(guest.id).steps)
        return TableExport(
            table=TableInfo.of(summary, guest.id),
            history=History(steps=[StepInfo(**step) for step in steps_of(seen)]),
            record=await record_of(summary, self._rooms),
        )

    async def people(self, page: int, guest: Guest) -> Everybody:
        """All who have an account, the first first."""

        def read(session: Session) -> Everybody:
            total, rows = accounts.page(session, page)
            return Everybody(total=total, people=[PersonInfo.of(account_of(row), guest.id) for row in rows])

        return await self._store.read(read)

    async def block(self, id: str, seat: int, guest: Guest) -> None:
        """Blocks whoever sits there, with an account or without."""
        summary = await self._summary(id)
        check_seat(summary.seats, seat)
        person, name = summary.seats[seat].person, summary.seats[seat].name
        if person is None:
            raise problem("error-block-nobody", player=seat)
        if person == guest.id:
            raise problem("error-yourself")
        if await self._store.read(lambda session: session.get(StoredAccount, person)) is not None:
            await self.change(person, PersonChange(blocked=True), guest)
            return

        def write(session: Session) -> None:
            blocks.block(session, person, name)
            write_down(session, guest.name, "guest-blocked", name=name, table=id)

        await self._store.write(write)
        self._rooms.send_off(person)

    async def blocked_guests(self, page: int) -> BlockedGuests:
        def read(session: Session) -> BlockedGuests:
            total, rows = blocks.page(session, page)
            guests = [BlockedGuest(id=row.id, name=row.name, at=row.at) for row in rows]
            return BlockedGuests(total=total, guests=guests)

        return await self._store.read(read)

    async def let_in(self, id: str, guest: Guest) -> None:
        """A blocked guest may play again."""
        row = await self._store.read(lambda session: session.get(StoredBlockedGuest, id))
        if row is None:
            raise problem("error-unknown-guest")
        name = row.name

        def write(session: Session) -> None:
            blocks.let_in(session, id)
            write_down(session, guest.name, "guest-let-in", name=name)

        await self._store.write(write)

    async def change(self, id: str, asked: PersonChange, guest: Guest) -> Account:
        """Blocks a person or lets them in again, or makes them a host beside the others."""
        person = await self._person(id)
        if id == guest.id:
            raise problem("error-yourself")
        changed: dict[str, Any] = asked.model_dump(exclude_none=True)

        def write(session: Session) -> None:
            if changed:
                session.execute(update(StoredAccount).where(StoredAccount.id == id).values(changed))
            if asked.blocked is not None and asked.blocked != person.blocked:
                what: What = "person-blocked" if asked.blocked else "person-let-in"
                write_down(session, guest.name, what, name=person.name)
            if asked.host and not person.host:
                write_down(session, guest.name, "person-made-host", name=person.name)

        await self._store.write(write)
        self._rooms.send_off(id)
        return await self._person(id)

    async def reset_link(self, id: str, guest: Guest) -> str:
        """The token of a link by which this person may choose another password."""
        person = await self._person(id)
        token, now = sessions.new_token(), datetime.now(UTC)

        def write(session: Session) -> None:
            write_link(session, id, token, now)
            write_down(session, guest.name, "reset-link", name=person.name)

        await self._store.write(write)
        return token

    async def deeds(self, page: int) -> Deeds:
        def read(session: Session) -> Deeds:
            total, rows = deeds.page(session, page)
            return Deeds(total=total, deeds=[DeedInfo.of(row) for row in rows])

        return await self._store.read(read)

    async def _summary(self, id: str) -> Summary:
        summary = await self._store.summary(id)
        if summary is None:
            raise problem("error-unknown-table", table=shown(id))
        return summary

    async def _person(self, id: str) -> Account:
        row = await self._store.read(lambda session: session.get(StoredAccount, id))
        if row is None:
            raise problem("error-unknown-person")
        return account_of(row)

    async def _write_down(self, guest: Guest, what: What, of: Summary) -> None:
        names = ", ".join(seat.name for seat in of.seats if seat.name)
        about = {"table": of.id, "game": of.game, "names": names}
        await self._store.write(lambda session: write_down(session, guest.name, what, **about))
