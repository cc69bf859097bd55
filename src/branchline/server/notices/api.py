"""The HTTP half of notices: what each person chooses, the browsers that show them, and single tables."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from branchline.server.api import ANSWERS, Asking, AtRooms, may_act, not_too_often
from branchline.server.identity import Guest
from branchline.server.notices.models import Choice, MadeBrowser, NewBrowser, NoticeWays, TableNotices
from branchline.server.notices.push import Browser, Pushes
from branchline.server.notices.ways import Chosen, Ways
from branchline.server.people.api import AtResets
from branchline.server.people.sessions import recognise
from branchline.server.problems import problem
from branchline.server.rooms import Rooms

router = APIRouter(
    prefix="/api",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise), Depends(may_act)],
)


def ways_of(request: Request) -> Ways:
    ways: Ways = request.app.state.ways
    return ways


def pushes_of(request: Request) -> Pushes:
    pushes: Pushes = request.app.state.pushes
    return pushes


AtWays = Annotated[Ways, Depends(ways_of)]
AtPushes = Annotated[Pushes, Depends(pushes_of)]


def _possible(guest: Guest, letters: bool) -> bool:
    return letters and guest.account is not None and bool(guest.account.email)


async def _info(guest: Guest, chosen: Chosen, letters: bool, pushes: Pushes) -> NoticeWays:
    return NoticeWays(**chosen._asdict(), letters=_possible(guest, letters), key=await pushes.public_key())


@router.get("/me/notices")
async def notices(guest: Asking, ways: AtWays, resets: AtResets, pushes: AtPushes) -> NoticeWays:
    """How whoever asks is told that it is their turn."""
    return await _info(guest, await ways.of(guest), resets.letters, pushes)


@router.put("/me/notices")
async def choose(asked: Choice, guest: Asking, ways: AtWays, resets: AtResets, pushes: AtPushes) -> NoticeWays:
    """From now on they are told so; for those who have an account."""
    chosen = await ways.choose(guest, asked.mail, asked.webhook, resets.letters)
    return await _info(guest, chosen, resets.letters, pushes)


@router.post("/me/browsers", status_code=201)
async def add_browser(asked: NewBrowser, guest: Asking, ways: AtWays) -> MadeBrowser:
    """This browser shows notices for whoever asks, who may be a guest; for whom it did before it does no more."""
    browser = Browser(asked.endpoint, asked.p256dh, asked.auth)
    return MadeBrowser(id=await ways.add(guest, browser, asked.language))


@router.delete("/me/browsers/{id}", status_code=204)
async def remove_browser(id: str, guest: Asking, ways: AtWays) -> None:
    """It shows none any more."""
    await ways.remove(guest, id)


@router.get("/tables/{id}/notices")
async def table_notices(id: str, guest: Asking, ways: AtWays, rooms: AtRooms) -> TableNotices:
    """Whether whoever asks is told of this table, at which they sit."""
    await _check_sits(rooms, id, guest)
    return TableNotices(on=await ways.heard_at(id, guest))


@router.put("/tables/{id}/notices")
async def switch(id: str, asked: TableNotices, guest: Asking, ways: AtWays, rooms: AtRooms) -> TableNotices:
    """They are told of it from now on, or not."""
    await _check_sits(rooms, id, guest)
    await ways.switch(id, guest, asked.on)
    return asked


async def _check_sits(rooms: Rooms, id: str, guest: Guest) -> None:
    if not (await rooms.get(id)).company.sits(guest.id):
        raise problem("error-not-your-table", table=id)
