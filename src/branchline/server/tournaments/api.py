"""What `docs/protocol.md` says of tournaments: everybody looks on, hosts run them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from branchline.server.api import ANSWERS, Asking, AtRooms, not_too_often
from branchline.server.identity import Guest
from branchline.server.people.host_api import only_hosts
from branchline.server.people.sessions import recognise
from branchline.server.people.tokens import recognise_programs
from branchline.server.results.api import After, Limit
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredTournament
from branchline.server.tournaments.house import TournamentHouse
from branchline.server.tournaments.models import NewTournament, Tournaments, TournamentTold
from branchline.server.tournaments.told import known, listed, told


def tournaments_of(request: Request) -> TournamentHouse:
    house: TournamentHouse = request.app.state.tournaments
    return house


AtTournaments = Annotated[TournamentHouse, Depends(tournaments_of)]

router = APIRouter(
    prefix="/api/tournaments", responses=ANSWERS, dependencies=[Depends(not_too_often), Depends(recognise_programs)]
)
for_hosts = APIRouter(
    prefix="/api/host/tournaments",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise), Depends(only_hosts)],
)


@router.get("")
async def tournaments(guest: Asking, rooms: AtRooms, limit: Limit = 20, after: After = None) -> Tournaments:
    """The tournaments, the newest first; `after` is how many come before."""

    def read(session: Session) -> Tournaments:
        total = session.scalar(select(func.count()).select_from(StoredTournament)) or 0
        return Tournaments(total=total, tournaments=listed(session, guest.id, limit, after or 0))

    return await rooms.store.read(read)


@router.get("/{id}")
async def tournament(id: str, guest: Asking, rooms: AtRooms) -> TournamentTold:
    """One of them: standings, and the tables of every round."""
    return await _told(id, guest, rooms)


@for_hosts.post("", status_code=201)
async def make_tournament(asked: NewTournament, guest: Asking, rooms: AtRooms, house: AtTournaments) -> TournamentTold:
    """A tournament, whose first round begins at once."""
    return await _told(await house.make(asked, guest), guest, rooms)


@for_hosts.post("/{id}/rounds", status_code=201)
async def next_round(id: str, guest: Asking, rooms: AtRooms, house: AtTournaments) -> TournamentTold:
    """The next round begins, though games of this one may still be on."""
    await house.next_round(id, guest)
    return await _told(id, guest, rooms)


@for_hosts.delete("/{id}", status_code=204)
async def delete_tournament(id: str, guest: Asking, house: AtTournaments) -> None:
    """Deletes a tournament; its tables stay."""
    await house.delete(id, guest)


async def _told(id: str, guest: Guest, rooms: Rooms) -> TournamentTold:
    host = guest.account is not None and guest.account.host
    return await rooms.store.read(lambda session: told(known(session, id, guest.id), host))
