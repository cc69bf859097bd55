"""The HTTP half of what is said and written down at a table."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from branchline.server.api import ANSWERS, Asking, AtRooms, may_act, not_too_often
from branchline.server.people.tokens import recognise_programs
from branchline.server.problems import problem
from branchline.server.talk.chat import A_PAGE, MOST_NUMBER
from branchline.server.talk.models import ChatPage, Notes, SaidInfo
from branchline.server.talk.notes import checked, keep, noted

router = APIRouter(
    prefix="/api/tables/{id}",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise_programs), Depends(may_act)],
)


@router.get("/chat")
async def chat(id: str, guest: Asking, rooms: AtRooms, before: Annotated[int, Query(ge=1, le=MOST_NUMBER)]) -> ChatPage:
    """What was said before a line, for those who sit at the table."""
    room = await rooms.get(id)
    if not room.company.sits(guest.id):
        raise problem("error-talk-seated")
    lines = await room.chat.before(before, guest.id)
    return ChatPage(lines=[SaidInfo.of(line, guest.id) for line in lines], earlier=len(lines) == A_PAGE)


@router.get("/notes")
async def notes(id: str, seat: int, guest: Asking, rooms: AtRooms) -> Notes:
    """What the guest has written down in this seat of theirs."""
    (await rooms.get(id)).table.check_owner(guest.id, seat)
    return Notes(text=await rooms.store.read(lambda session: noted(session, id, seat, guest.id)))


@router.put("/notes")
async def keep_notes(id: str, seat: int, written: Notes, guest: Asking, rooms: AtRooms) -> Notes:
    """Keeps what the guest has written down in this seat of theirs, in place of what was there."""
    (await rooms.get(id)).table.check_owner(guest.id, seat)
    text = checked(written.text)
    await rooms.store.write(lambda session: keep(session, id, seat, guest.id, text))
    return Notes(text=text)
