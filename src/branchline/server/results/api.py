"""What `docs/protocol.md` says of results: for everybody to read."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query
from sqlalchemy.orm import Session

from branchline.server.api import ANSWERS, Asking, AtRooms, not_too_often
from branchline.server.people.tokens import recognise_programs
from branchline.server.results import reading
from branchline.server.results.book import Ladder
from branchline.server.results.models import Between, Endings, Ladders, Ratings, Statistics
from branchline.server.results.reading import Wanted, person
from branchline.server.results.statistics import between, statistics
from branchline.server.setup import game_named

MOST: Final = 100

router = APIRouter(prefix="/api", responses=ANSWERS, dependencies=[Depends(not_too_often), Depends(recognise_programs)])

Limit = Annotated[int, Query(ge=1, le=MOST, description="How many at most")]
After = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="What the page before ended with")]
Seats = Annotated[int, Query(ge=1, le=100)]
Name = Annotated[str, Query(max_length=240, description="Of an account")]


@router.get("/results")
async def results(
    guest: Asking,
    rooms: AtRooms,
    game: str | None = None,
    seats: Seats | None = None,
    player: Name | None = None,
    against: Name | None = None,
    mine: bool = False,
    limit: Limit = 20,
    after: After = None,
) -> Endings:
    """Games that have ended, the newest first: those that count, or all that the guest has played."""

    def read(session: Session) -> Endings:
        named = [person(session, name) for name in (player, against) if name is not None]
        wanted = Wanted(
            game and game_named(game).name, seats, (*named, *([guest.id] if mine else [])), counted=not mine
        )
        listed = reading.endings(session, wanted, guest.id, limit + 1, after)
        page = listed[:limit]
        return Endings(endings=page, after=page[-1].number if len(listed) > limit else None)

    return await rooms.store.read(read)


@router.get("/ladders")
async def ladders(rooms: AtRooms) -> Ladders:
    """Which games, by how many players, there are ratings of."""
    return Ladders(ladders=await rooms.store.read(reading.ladders))


@router.get("/ratings")
async def ratings(
    game: str, seats: Seats, guest: Asking, rooms: AtRooms, limit: Limit = 50, after: After = None
) -> Ratings:
    """How strong people and computer players are in a game of so many; `after` is how many come before."""
    ladder = Ladder(game_named(game).name, seats)
    return await rooms.store.read(lambda session: reading.ratings(session, ladder, guest.id, limit, after or 0))


@router.get("/statistics")
async def statistics_of(guest: Asking, rooms: AtRooms, player: Name | None = None) -> Statistics:
    """What somebody came to in the games that count; without a name, the guest's own."""

    def read(session: Session) -> Statistics:
        return statistics(session, guest.id if player is None else person(session, player), guest.id)

    return await rooms.store.read(read)


@router.get("/statistics/between")
async def head_to_head(one: Name, other: Name, guest: Asking, rooms: AtRooms) -> Between:
    """What two people came to at the same tables."""

    def read(session: Session) -> Between:
        return between(session, person(session, one), person(session, other), guest.id)

    return await rooms.store.read(read)
