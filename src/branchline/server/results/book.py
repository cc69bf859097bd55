"""The book of results: endings are written into it once, with the ratings that follow from them.

Everything here happens inside a transaction of whoever calls it.
"""

import secrets
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.orm import Session

from branchline.server.database import Lock
from branchline.server.results.ending import Ending
from branchline.server.results.rating import Rating, rated
from branchline.server.schema import StoredEnding, StoredEntrant, StoredPlace, StoredTable

GONE: Final = "gone:"  # who has given up their account


class Ladder(NamedTuple):
    """What ratings are compared within: a game played by so many."""

    game: str
    seats: int


def write(session: Session, id: str, ending: Ending, now: datetime) -> None:
    """The ending of the game at this table, unless it is there already."""
    _wait(session)
    if session.scalar(select(exists().where(StoredEnding.at_table == id))):
        return
    advised = session.scalar(select(StoredTable.advised).where(StoredTable.id == id))
    row = StoredEnding(
        number=(session.scalar(select(func.max(StoredEnding.number))) or 0) + 1,
        at_table=id,
        game=ending.game,
        seats=len(ending.places),
        ended_at=now,
        uncounted=ending.uncounted or ("advised" if advised else None),
    )
    row.places = [StoredPlace(seat=seat, **place._asdict()) for seat, place in enumerate(ending.places)]
    session.add(row)
    session.flush()
    if row.uncounted is None:
        _rate(session, row, {}, row.number)


def rating_after(place: StoredPlace) -> Rating | None:
    """Where this game has brought its player; None where it does not count."""
    return None if place.mu is None or place.sigma is None else Rating(place.mu, place.sigma)


def rate_again(session: Session, ladder: Ladder, since: int = 0) -> None:
    """All ratings of a ladder from this game on."""
    _wait(session)
    known: dict[str, Rating] = {}
    later = select(StoredEnding).where(*_counting(ladder), StoredEnding.number >= since)
    for row in session.scalars(later.order_by(StoredEnding.number)):
        _rate(session, row, known, since)


def rate_missing(session: Session) -> None:
    """The ladders in which a rating is missing, because somebody has thrown it away to have it made anew."""
    its = select(StoredEnding.game, StoredEnding.seats).join(StoredPlace).distinct()
    missing = its.where(StoredEnding.uncounted.is_(None), StoredPlace.mu.is_(None))
    for row in session.execute(missing).all():
        rate_again(session, Ladder(*row))


def strike(session: Session, id: str) -> None:
    """Nothing is left of the ending at this table, and ratings are as if it had never been."""
    its = StoredEnding
    stored = session.execute(select(its.number, its.uncounted, its.game, its.seats).where(its.at_table == id)).first()
    if stored is None:
        return
    number, uncounted, game, seats = stored
    session.execute(delete(StoredPlace).where(StoredPlace.number == number))
    session.execute(delete(its).where(its.number == number))
    if uncounted is None:
        rate_again(session, Ladder(game, seats), number)


def hand_over(session: Session, guest: str, account: str) -> None:
    """What a guest came to is this account's from now on. Where both have played, their games become one course."""
    one, other = _firsts(session, guest), _firsts(session, account)
    session.execute(update(StoredPlace).where(StoredPlace.player == guest).values(player=account))
    for ladder in sorted(one.keys() & other.keys()):
        rate_again(session, ladder, max(one[ladder], other[ladder]))  # before that, one of them had not played


def forget(session: Session, person: str) -> None:
    """The places stay, for the others' sake, also those in tournaments, and nobody knows any more whose they were."""
    nobody = {"player": f"{GONE}{secrets.token_hex(16)}", "name": ""}
    for its in (StoredPlace, StoredEntrant):
        session.execute(update(its).where(its.player == person).values(nobody))


def _firsts(session: Session, player: str) -> dict[Ladder, int]:
    """The first game that counts of this player in each ladder."""
    its = StoredEnding
    first = select(its.game, its.seats, func.min(its.number)).join(StoredPlace).group_by(its.game, its.seats)
    rows = session.execute(first.where(its.uncounted.is_(None), StoredPlace.player == player))
    return {Ladder(game, seats): number for game, seats, number in rows}


def _counting(ladder: Ladder) -> tuple[ColumnElement[bool], ...]:
    return StoredEnding.game == ladder.game, StoredEnding.seats == ladder.seats, StoredEnding.uncounted.is_(None)


def _last(session: Session, ladder: Ladder, player: str, before: int) -> Rating:
    """What this player had come to before that game."""
    its = select(StoredPlace).join(StoredEnding, StoredEnding.number == StoredPlace.number)
    theirs = its.where(*_counting(ladder), StoredPlace.player == player, StoredPlace.number < before)
    last = session.scalar(theirs.order_by(StoredPlace.number.desc()).limit(1))
    return (last and rating_after(last)) or Rating()


def _rate(session: Session, row: StoredEnding, known: dict[str, Rating], since: int) -> None:
    """Rates the players of a game, by what is known of them or else by what they had come to before game `since`."""
    players = [place.player for place in row.places]
    for player in {*players} - known.keys():
        known[player] = _last(session, Ladder(row.game, row.seats), player, since)
    known.update(rated(players, [place.rank for place in row.places], known))
    for place in row.places:
        place.mu, place.sigma = known[place.player]


def _wait(session: Session) -> None:
    """One game after the other is written, so that ratings follow from their order. A data file has one writer."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(Lock.RATING)))
