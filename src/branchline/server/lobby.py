"""Tables to be found by others: for everybody, for who has the address, or for who knows the password."""

from sqlalchemy import exists, func, select
from sqlalchemy.orm import Session

from branchline.server.identity import Guest
from branchline.server.models import FoundTables, NewTable, TableInfo
from branchline.server.people.deeds import A_PAGE
from branchline.server.people.passwords import MOST
from branchline.server.people.people import People
from branchline.server.problems import problem, shown
from branchline.server.rooms import Rooms
from branchline.server.rows import Summary, summaries_of
from branchline.server.schema import StoredAdmission, StoredEntry, StoredSeat, StoredTable

LEAST = 4  # characters of a password that friends tell each other


class Lobby:
    """Where tables are made and found."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self._rooms = rooms
        self._people = people

    async def make(self, asked: NewTable, guest: Guest) -> str:
        """Sets up a table, behind its password if it has one."""
        password = _password(asked)
        kept = None if password is None else await self._people.passwords.kept(password)
        return await self._rooms.make(asked, guest, kept)

    async def enter(self, id: str, password: str, guest: Guest, address: str) -> None:
        """Whoever knows the password of a table is let in, from now on."""

        def read(session: Session) -> tuple[str, str | None] | None:
            table = session.get(StoredTable, id)
            return None if table is None else (table.access, table.password)

        door = await self._rooms.store.read(read)
        if door is None:
            raise problem("error-unknown-table", table=shown(id))
        access, kept = door
        if access != "password":
            return
        attempts, key = self._people.attempts, f"table {id}"
        attempts.check(key, address)
        if not await self._people.passwords.fits(password, kept):
            raise problem("error-table-password-wrong")
        attempts.forgive(key, address)
        let_in = StoredAdmission(table_id=id, owner=guest.id)
        await self._rooms.store.write(lambda session: session.merge(let_in))

    async def open_tables(self, page: int, guest: Guest) -> FoundTables:
        """Tables at which a seat is open to everybody, or to who knows the password; the newest first."""
        its, seat = StoredTable, StoredSeat
        taken = exists().where(
            StoredEntry.table_id == seat.table_id, StoredEntry.seat == seat.seat, StoredEntry.kind == "sit"
        )
        waiting = select(seat.table_id).where(seat.owner.is_(None), seat.bot.is_(None), ~taken)
        listed = (its.access != "link", ~its.over, ~its.closed, its.id.in_(waiting))
        newest = select(its).where(*listed).order_by(its.made_at.desc(), its.id)

        def read(session: Session) -> tuple[int, list[Summary]]:
            total = session.scalar(select(func.count()).select_from(its).where(*listed)) or 0
            rows = session.scalars(newest.limit(A_PAGE).offset(A_PAGE * page)).all()
            return total, summaries_of(session, rows)

        total, summaries = await self._rooms.store.read(read)
        return FoundTables(total=total, tables=[TableInfo.of(summary, guest.id) for summary in summaries])


def _password(asked: NewTable) -> str | None:
    """The one that is asked for at the table; refused where it is missing, or of no use."""
    if asked.access != "password":
        if asked.password is not None:
            raise problem("error-password-unused", access=asked.access)
        return None
    password = asked.password or ""
    if len(password) < LEAST:
        raise problem("error-password-short", least=LEAST)
    if len(password) > MOST:
        raise problem("error-password-long", most=MOST)
    return password
