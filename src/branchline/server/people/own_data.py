"""All that is kept of one person, as they may have it."""

from contextlib import suppress
from typing import Any

from sqlalchemy.orm import Session

from branchline.record import Record
from branchline.server.identity import Guest
from branchline.server.models import TableInfo
from branchline.server.notices.models import Choice
from branchline.server.notices.ways import chosen
from branchline.server.people.belongings import belongings
from branchline.server.people.models import AccountInfo, OwnData, OwnTable, VacationSpan
from branchline.server.results import reading
from branchline.server.results.models import EndingInfo
from branchline.server.rooms import Rooms
from branchline.server.rows import Summary
from branchline.server.talk.chat import said_by
from branchline.server.talk.models import SaidInfo
from branchline.server.talk.notes import noted
from branchline.table import Refused


async def own_data(guest: Guest, rooms: Rooms) -> OwnData:
    """A guest has no account, and everything else all the same."""
    return OwnData(
        **await rooms.store.read(lambda session: belongings(session, guest)),
        lesson_tables=await rooms.store.lesson_tables(guest.id),
        account=None if guest.account is None else AccountInfo.of(guest.account),
        lessons=sorted(await rooms.store.lessons_done(guest.id)),
        results=await rooms.store.read(lambda session: _results(session, guest.id)),
        vacations=[VacationSpan(**span._asdict()) for span in rooms.rests.spans.get(guest.id, ())],
        notices=Choice(**(await rooms.store.read(lambda session: chosen(session, guest.id)))._asdict()),
        tables=[await _table(summary, guest, rooms) for summary in await rooms.store.summaries(guest.id, all=True)],
    )


def _results(session: Session, player: str) -> list[EndingInfo]:
    return reading.endings(session, reading.Wanted(players=(player,), counted=False), player)


async def _table(summary: Summary, guest: Guest, rooms: Rooms) -> OwnTable:
    mine = [number for number, seat in enumerate(summary.seats) if seat.owner == guest.id]
    pencils = {seat: marks for seat in mine if (marks := await rooms.store.pencil(summary.id, seat))}
    notes = {
        seat: text
        for seat in mine
        if (text := await rooms.store.read(lambda session, seat=seat: noted(session, summary.id, seat, guest.id)))  # type: ignore[misc]
    }
    said = await rooms.store.read(lambda session: said_by(session, summary.id, guest.id))
    return OwnTable(
        table=TableInfo.of(summary, guest.id),
        pencils=pencils,
        notes=notes,
        said=[SaidInfo.of(line, guest.id) for line in said],
        record=await record_of(summary, rooms),
    )


async def record_of(summary: Summary, rooms: Rooms) -> dict[str, Any] | None:
    """The record of a finished game, where its table can still be opened."""
    if summary.over:
        with suppress(Refused):
            at = (await rooms.get(summary.id)).table
            return Record(at.game, len(at.seats), at.seed, at.options, at.notations(), at.consent.rules).as_data()
    return None
