"""What the book of results holds, read for those who ask."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.orm import Session

from branchline.server.people import accounts
from branchline.server.people.names import cleaned
from branchline.server.problems import problem
from branchline.server.results.book import GONE, Ladder, rating_after
from branchline.server.results.ending import BOT
from branchline.server.results.models import (
    EndingInfo,
    LadderInfo,
    PlaceInfo,
    PlayerInfo,
    PlayerKind,
    RatedInfo,
    RatingInfo,
    Ratings,
)
from branchline.server.results.rating import Rating
from branchline.server.schema import StoredAccount, StoredEnding, StoredPlace, StoredTable
from branchline.table import Refused

COUNTS: ColumnElement[bool] = StoredEnding.uncounted.is_(None)


class Names:
    """What the players of some places are called, for whoever asks. Ids stay here."""

    def __init__(self, session: Session, players: Iterable[str], you: str) -> None:
        its = StoredAccount
        rows = session.execute(select(its.id, its.name).where(its.id.in_({*players})))
        self._accounts: dict[str, str] = {row.id: row.name for row in rows}
        self._you = you

    def of(self, player: str, name: str) -> PlayerInfo:
        kind, bot = self._kind(player), None
        if kind == "bot":
            bot = player.removeprefix(BOT)
        return PlayerInfo(kind=kind, name=self._accounts.get(player, name), bot=bot, you=player == self._you)

    def _kind(self, player: str) -> PlayerKind:
        if player.startswith(BOT):
            return "bot"
        if player in self._accounts:
            return "account"
        return "gone" if player.startswith(GONE) else "guest"


def person(session: Session, name: str) -> str:
    """Whose account this is."""
    try:
        row = accounts.named(session, cleaned(name))
    except Refused:  # nobody can be called that
        row = None
    if row is None:
        raise problem("error-unknown-person")
    return row.id


class Wanted(NamedTuple):
    """Which endings somebody would like to see."""

    game: str | None = None
    seats: int | None = None
    players: tuple[str, ...] = ()  # who all have played there
    counted: bool = True


def endings(
    session: Session, wanted: Wanted, you: str, limit: int | None = None, after: int | None = None
) -> list[EndingInfo]:
    """So many of them or all, the newest first, from before the one of that number."""
    newest = _chosen(wanted).order_by(StoredEnding.number.desc()).limit(limit)
    if after is not None:
        newest = newest.where(StoredEnding.number < after)
    rows = session.scalars(newest).all()
    names = Names(session, (place.player for row in rows for place in row.places), you)
    mine = [row.at_table for row in rows if any(place.player == you for place in row.places)]
    there = {*session.scalars(select(StoredTable.id).where(StoredTable.id.in_(mine)))}
    return [_told(row, names, there) for row in rows]


def _chosen(wanted: Wanted) -> Select[StoredEnding]:
    chosen = select(StoredEnding)
    if wanted.counted:
        chosen = chosen.where(COUNTS)
    if wanted.game is not None:
        chosen = chosen.where(StoredEnding.game == wanted.game)
    if wanted.seats is not None:
        chosen = chosen.where(StoredEnding.seats == wanted.seats)
    for player in wanted.players:
        played = select(StoredPlace.number).where(StoredPlace.player == player)
        chosen = chosen.where(StoredEnding.number.in_(played))
    return chosen


def _told(row: StoredEnding, names: Names, there: set[str]) -> EndingInfo:
    return EndingInfo(
        number=row.number,
        game=row.game,
        ended_at=row.ended_at,
        table=row.at_table if row.at_table in there else None,
        uncounted=row.uncounted,  # type: ignore[arg-type]
        places=[
            PlaceInfo(
                **names.of(place.player, place.name).model_dump(),
                seat=place.seat,
                score=place.score,
                rank=place.rank,
                rating=rating_of(place),
            )
            for place in row.places
        ],
    )


def rating_of(place: StoredPlace) -> RatingInfo | None:
    """Where this game has brought its player, as it is told."""
    rating = rating_after(place)
    return None if rating is None else RatingInfo.of(rating)


def ladders(session: Session) -> list[LadderInfo]:
    """What there are ratings of, the most played first."""
    its = StoredEnding
    count = func.count()
    rows = session.execute(
        select(its.game, its.seats, count).where(COUNTS).group_by(its.game, its.seats).order_by(count.desc(), its.game)
    )
    return [LadderInfo(game=game, seats=seats, games=games) for game, seats, games in rows]


def ratings(session: Session, ladder: Ladder, you: str, limit: int, after: int) -> Ratings:
    """Who is how strong, the surest first. Guests come and go, so of them everybody sees only themselves."""
    names_of, rated = _standing(session, ladder, you)
    shown = [one for one in rated if names_of.of(one.player, "").kind in ("account", "bot") or one.player == you]
    page = shown[after : after + limit]
    return Ratings(
        total=len(shown),
        ratings=[
            RatedInfo(
                **names_of.of(one.player, one.name).model_dump(),
                place=1 + sum(other.rating.sure > one.rating.sure for other in shown),
                games=one.games,
                rating=RatingInfo.of(one.rating),
            )
            for one in page
        ],
    )


class _Standing(NamedTuple):
    player: str
    name: str
    games: int
    rating: Rating


def _standing(session: Session, ladder: Ladder, you: str) -> tuple[Names, list[_Standing]]:
    its = StoredPlace
    of_ladder = (StoredEnding.game == ladder.game, StoredEnding.seats == ladder.seats, COUNTS, its.mu.is_not(None))
    last = (
        select(its.player, func.max(its.number).label("number"), func.count(its.number.distinct()).label("games"))
        .join(StoredEnding, StoredEnding.number == its.number)
        .where(*of_ladder)
        .group_by(its.player)
        .subquery()
    )
    rows = session.execute(
        select(its, last.c.games).join(last, (last.c.player == its.player) & (last.c.number == its.number))
    )
    by_player = {
        place.player: _Standing(
            place.player, "" if place.player.startswith(BOT) else place.name, games, rating_after(place) or Rating()
        )
        for place, games in rows
    }
    standing = sorted(by_player.values(), key=lambda one: (-one.rating.sure, one.player))
    return Names(session, by_player, you), standing
