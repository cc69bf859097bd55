"""What `docs/protocol.md` says of the host's rights."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from branchline.server.api import ANSWERS, Asking, PageNumber, not_too_often
from branchline.server.models import TableInfo
from branchline.server.people.host import Host
from branchline.server.people.models import (
    BlockedGuests,
    BlockedSeat,
    Deeds,
    Everybody,
    HostTables,
    PersonChange,
    PersonInfo,
    ResetLink,
    TableChange,
    TableExport,
)
from branchline.server.people.sessions import recognise
from branchline.server.problems import problem


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def only_hosts(guest: Asking) -> None:
    guest.check_not_blocked()
    if guest.account is None or not guest.account.host:
        raise problem("error-not-host")


AtHost = Annotated[Host, Depends(host_of)]

router = APIRouter(
    prefix="/api/host",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise), Depends(only_hosts)],
)


@router.get("/tables")
async def tables(guest: Asking, host: AtHost, page: PageNumber = 0) -> HostTables:
    """All tables, the one that was played at last first."""
    return await host.tables(page, guest)


@router.put("/tables/{id}")
async def close_table(id: str, asked: TableChange, guest: Asking, host: AtHost) -> TableInfo:
    """Closes a table, so that nobody enters it, or opens it again."""
    return await host.close(id, asked.closed, guest)


@router.delete("/tables/{id}", status_code=204)
async def delete_table(id: str, guest: Asking, host: AtHost) -> None:
    """Deletes a table for everybody."""
    await host.delete(id, guest)


@router.post("/tables/{id}/export")
async def export_table(id: str, guest: Asking, host: AtHost) -> TableExport:
    """A table as everybody may know it, to be kept elsewhere."""
    return await host.export(id, guest)


@router.post("/tables/{id}/block", status_code=204)
async def block(id: str, asked: BlockedSeat, guest: Asking, host: AtHost) -> None:
    """Blocks the person of a seat. A guest's address is closed to guests for a day from when they come again."""
    await host.block(id, asked.seat, guest)


@router.get("/guests")
async def blocked_guests(host: AtHost, page: PageNumber = 0) -> BlockedGuests:
    """The guests that are blocked, the newest first."""
    return await host.blocked_guests(page)


@router.delete("/guests/{id}", status_code=204)
async def let_in(id: str, guest: Asking, host: AtHost) -> None:
    """Lets a blocked guest in again."""
    await host.let_in(id, guest)


@router.get("/people")
async def people(guest: Asking, host: AtHost, page: PageNumber = 0) -> Everybody:
    """All who have an account, the first first."""
    return await host.people(page, guest)


@router.put("/people/{id}")
async def change_person(id: str, asked: PersonChange, guest: Asking, host: AtHost) -> PersonInfo:
    """Blocks a person or lets them in again, or makes them a host."""
    return PersonInfo.of(await host.change(id, asked, guest), guest.id)


@router.post("/people/{id}/reset")
async def reset_link(id: str, guest: Asking, host: AtHost) -> ResetLink:
    """A link by which this person may choose another password, once."""
    return ResetLink(token=await host.reset_link(id, guest))


@router.get("/deeds")
async def deeds(host: AtHost, page: PageNumber = 0) -> Deeds:
    """What was done, the newest first."""
    return await host.deeds(page)
