"""What `docs/protocol.md` says of making and finding tables."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from branchline.server.api import ANSWERS, Asking, PageNumber, may_act, not_too_often
from branchline.server.limits import address_of
from branchline.server.lobby import Lobby
from branchline.server.models import FoundTables, Made, NewTable, TablePassword
from branchline.server.people.tokens import recognise_programs


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


AtLobby = Annotated[Lobby, Depends(lobby_of)]

router = APIRouter(
    prefix="/api/tables",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise_programs), Depends(may_act)],
)


@router.post("", status_code=201)
async def make_table(asked: NewTable, guest: Asking, lobby: AtLobby) -> Made:
    """Sets up a table."""
    return Made(id=await lobby.make(asked, guest))


@router.get("/open")
async def open_tables(guest: Asking, lobby: AtLobby, page: PageNumber = 0) -> FoundTables:
    """Tables at which a seat is open, the newest first."""
    return await lobby.open_tables(page, guest)


@router.post("/{id}/enter", status_code=204)
async def enter(id: str, asked: TablePassword, guest: Asking, lobby: AtLobby, request: Request) -> None:
    """Gives the password of a table, which is not asked for again."""
    await lobby.enter(id, asked.password, guest, address_of(request))
