"""The HTTP half of `docs/protocol.md`."""

import asyncio
import json
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response

from branchline import bots
from branchline.games import GAMES
from branchline.lessons import lessons
from branchline.record import Record
from branchline.server.advice_models import Analysis, NewBranch, advises
from branchline.server.analysis import Analyses
from branchline.server.guard import SAFE_METHODS
from branchline.server.identity import Guest, guest_of
from branchline.server.limits import Limits
from branchline.server.models import (
    Failure,
    FoundTables,
    GameInfo,
    Games,
    Health,
    History,
    LessonInfo,
    Lessons,
    Made,
    NewLesson,
    Pencil,
    TableInfo,
    steps_of,
)
from branchline.server.people.blocks import check_not_blocked
from branchline.server.people.deeds import A_PAGE
from branchline.server.people.tokens import recognise_programs
from branchline.server.problems import MOST_PENCILLED, problem, shown
from branchline.server.rooms import Rooms
from branchline.server.shapes import View
from branchline.table import Table
from branchline.table.refusal import refused
from branchline.table.screen import tell
from branchline.table.watching import check_may_watch


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def asking(request: Request) -> Guest:
    return guest_of(request)


AtRooms = Annotated[Rooms, Depends(rooms_of)]
Asking = Annotated[Guest, Depends(asking)]


PageNumber = Annotated[int, Query(ge=0, le=1_000_000, description="From 0, of fifty each")]


async def not_too_often(request: Request) -> None:
    limits: Limits = request.app.state.limits
    limits.check(request)


async def may_act(request: Request) -> None:
    """Whom the host has blocked may look, and no more."""
    if request.method not in SAFE_METHODS:
        await check_not_blocked(request)


ANSWERS: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": Failure}, "5XX": {"model": Failure}}

router = APIRouter(
    prefix="/api",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise_programs), Depends(may_act)],
)


@router.get("/health")
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


@router.get("/games")
async def games() -> Games:
    """The games, with the computer players each has."""
    return Games(
        games=[GameInfo.of(game, bots.levels(name), bots.ratings(name), advises(game)) for name, game in GAMES.items()]
    )


@router.get("/games/{game}/board", response_model=dict[str, Any])
async def board(game: str, request: Request) -> Response:
    """The board file, for drawing. It changes only with the version, so a cache asks whether it still holds."""
    if game not in GAMES:
        raise problem("error-not-found", path=shown(request.url.path))
    body, tag = _board(game)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _board(game: str) -> tuple[bytes, str]:
    body = json.dumps(GAMES[game].board, separators=(",", ":")).encode()
    return body, f'"{sha256(body).hexdigest()[:16]}"'


@router.get("/tables")
async def tables(guest: Asking, rooms: AtRooms, page: PageNumber = 0) -> FoundTables:
    """The guest's tables, first those whose game is on, the newest first."""
    total, summaries = await rooms.store.page(guest.id, page, A_PAGE)
    return FoundTables(total=total, tables=[TableInfo.of(summary, guest.id) for summary in summaries])


@router.get("/lessons")
async def all_lessons(guest: Asking, rooms: AtRooms) -> Lessons:
    """The lessons of all games, in the order in which they are best taken."""
    done = await rooms.store.lessons_done(guest.id)
    return Lessons(
        lessons=[
            LessonInfo(id=one.id, game=game, name=one.name, tasks=len(one.tasks), done=one.id in done)
            for game in GAMES
            for one in lessons(game)
        ]
    )


@router.post("/lessons/{id}", status_code=201)
async def take_lesson(id: str, asked: NewLesson, guest: Asking, rooms: AtRooms) -> Made:
    """Sets up a table at which this lesson is taken, from its beginning."""
    return Made(id=await rooms.make_lesson(id, asked, guest))


@router.get("/tables/{id}")
async def table(id: str, guest: Asking, rooms: AtRooms) -> TableInfo:
    """One table, for anyone who has the address."""
    summary = await rooms.store.summary(id)
    if summary is None:
        raise problem("error-unknown-table", table=shown(id))
    check_may_watch(guest.id, summary.watchers, summary.made_by, summary.seats)
    return TableInfo.of(summary, guest.id)


@router.delete("/tables/{id}", status_code=204)
async def remove_table(id: str, guest: Asking, rooms: AtRooms) -> None:
    """Takes a table out of the guest's list; what nobody else has part in is gone for good."""
    await rooms.remove(id, guest)


@router.get("/tables/{id}/history", response_model=History)
async def history(
    id: str,
    guest: Asking,
    rooms: AtRooms,
    seat: int | None = None,
    before: Annotated[int | None, Query(ge=0)] = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """What has happened, all of it or from a step on and before another, as that seat, or a spectator, may know it;
    after the end the whole truth."""
    at = await rooms.whole(id, guest)
    _check_eyes(at, guest, seat)
    end = at.sight(guest.id).steps
    body = orjson.dumps({"steps": steps_of(tell(at, seat, since, end if before is None else min(before, end)))})
    return Response(body, media_type="application/json")


@router.get("/tables/{id}/at/{n}")
async def position(id: str, n: int, guest: Asking, rooms: AtRooms, seat: int | None = None) -> View:
    """The view after step n, by the same right; after step -1 it is the start."""
    at = await rooms.whole(id, guest)
    _check_eyes(at, guest, seat)
    last = at.sight(guest.id).steps - 1
    if n > last:
        raise refused("error-unknown-step", step=n, last=last)
    then = await asyncio.to_thread(at.position, n)  # all of a game played again: others are served in between
    return then.view(seat)


@router.get("/tables/{id}/pencil")
async def pencil(id: str, seat: int, guest: Asking, rooms: AtRooms) -> Pencil:
    """What the guest has pencilled in at this seat of theirs."""
    (await rooms.get(id)).table.check_owner(guest.id, seat)
    return Pencil(marks=await rooms.store.pencil(id, seat))


@router.put("/tables/{id}/pencil")
async def keep_pencil(id: str, seat: int, drawn: Pencil, guest: Asking, rooms: AtRooms) -> Pencil:
    """Keeps what the guest has pencilled in at this seat of theirs, in place of what was there."""
    (await rooms.get(id)).table.check_owner(guest.id, seat)
    if len(drawn.model_dump_json()) > MOST_PENCILLED:
        raise problem("error-too-large", most=MOST_PENCILLED // 1024)
    await rooms.store.keep_pencil(id, seat, drawn.marks)
    return drawn


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: str, guest: Asking, rooms: AtRooms) -> Made:
    """The table at which the same people play again, one seat on; the first who asks has it set up."""
    return Made(id=await rooms.rematch(id, guest))


@router.get("/tables/{id}/analysis")
async def analysis(id: str, seat: int, guest: Asking, rooms: AtRooms, request: Request) -> Analysis:
    """The decisions of a seat looked at again, once the game is over: those that have been by now."""
    analyses: Analyses = request.app.state.analyses
    return await analyses.of(await rooms.whole(id, guest), seat)


@router.post("/tables/{id}/branch", status_code=201)
async def branch(id: str, asked: NewBranch, guest: Asking, rooms: AtRooms) -> Made:
    """A table at which the guest plays on from a moment of this finished game."""
    return Made(id=await rooms.branch(id, asked, guest))


@router.get("/tables/{id}/record")
async def record(id: str, guest: Asking, rooms: AtRooms) -> dict[str, Any]:
    """The record, once the game is over."""
    at = await rooms.whole(id, guest)
    return Record(at.game, len(at.seats), at.seed, at.options, at.notations(), at.consent.rules).as_data()


@router.api_route("/{path:path}", methods=["GET"], include_in_schema=False)
async def nothing(path: str) -> None:
    """Keeps what is not there from being answered with the page."""
    raise problem("error-not-found", path=shown(f"/api/{path}"))


def _check_eyes(at: Table, guest: Guest, seat: int | None) -> None:
    """During the game one sees through the eyes of one's own seats or a spectator's; after it through anybody's.

    Before it nobody has looked at a hand: a deal one does not like could be left for another.
    """
    if seat is None:
        return
    at.check_begun()
    if at.state.over:
        at.check_seat(seat)
    else:
        at.check_owner(guest.id, seat)
