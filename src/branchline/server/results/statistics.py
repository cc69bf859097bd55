"""What one person came to in all their games that count, and two against each other."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session, aliased

from branchline.games import GAMES
from branchline.server.results.book import Ladder
from branchline.server.results.models import (
    Between,
    FavouriteInfo,
    Liked,
    Met,
    MomentInfo,
    Played,
    Statistics,
)
from branchline.server.results.reading import COUNTS, Names, rating_of
from branchline.server.schema import StoredEnding, StoredPlace

Place = tuple[StoredEnding, StoredPlace]

MOST_LIKED: Final = 5
LAST: Final = 50  # games whose course is told


def statistics(session: Session, player: str, you: str) -> Statistics:
    """Of this player."""
    theirs = select(StoredEnding, StoredPlace).join(StoredPlace, StoredPlace.number == StoredEnding.number)
    counted = theirs.where(COUNTS, StoredPlace.player == player).order_by(StoredEnding.number)
    rows: list[Place] = [(ending, place) for ending, place in session.execute(counted)]
    ladders: dict[Ladder, list[Place]] = {}
    for row in rows:
        ladders.setdefault(Ladder(row[0].game, row[0].seats), []).append(row)
    name = rows[-1][1].name if rows else ""
    return Statistics(
        player=Names(session, [player], you).of(player, name),
        played=[_played(*one) for one in sorted(ladders.items(), key=lambda one: (-len(one[1]), one[0]))],
        liked=[liked for game in GAMES if (liked := _liked(game, rows)) is not None],
    )


def _played(ladder: Ladder, rows: Sequence[Place]) -> Played:
    ranks = Counter(place.rank for _, place in rows)
    course = [
        MomentInfo(ended_at=ending.ended_at, score=place.score, rank=place.rank, rating=rating)
        for ending, place in rows[-LAST:]
        if (rating := rating_of(place)) is not None
    ]
    return Played(
        game=ladder.game,
        seats=ladder.seats,
        games=len(rows),
        places=[ranks[rank] for rank in range(1, ladder.seats + 1)],
        best=max(place.score for _, place in rows),
        mean=fmean(place.score for _, place in rows),
        rating=course[-1].rating,
        course=course,
    )


def _liked(game: str, rows: Sequence[Place]) -> Liked | None:
    counts: Counter[tuple[str, str]] = Counter()
    for ending, place in rows:
        if ending.game == game:
            for argument, things in place.favourites.items():
                counts.update({(argument, thing): count for thing, count in things.items()})
    if not counts:
        return None
    dearest = sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:MOST_LIKED]
    favourites = [FavouriteInfo(argument=argument, thing=thing, count=count) for (argument, thing), count in dearest]
    return Liked(game=game, favourites=favourites)


def between(session: Session, one: str, other: str, you: str) -> Between:
    """What these two came to at the same tables."""
    mine, theirs = aliased(StoredPlace), aliased(StoredPlace)
    rows = session.execute(
        select(StoredEnding.game, mine, theirs)
        .join(mine, mine.number == StoredEnding.number)
        .join(theirs, theirs.number == StoredEnding.number)
        .where(COUNTS, mine.player == one, theirs.player == other, mine.seat != theirs.seat)
    ).all()
    names = Names(session, [one, other], you)
    games = {game: [(my, their) for played, my, their in rows if played == game] for game in GAMES}
    return Between(
        players=[names.of(player, "") for player in (one, other)],
        met=[_met(game, pairs) for game, pairs in games.items() if pairs],
    )


def _met(game: str, pairs: Sequence[tuple[StoredPlace, StoredPlace]]) -> Met:
    return Met(
        game=game,
        games=len(pairs),
        better=[sum(pair[side].rank < pair[1 - side].rank for pair in pairs) for side in (0, 1)],
        even=sum(one.rank == other.rank for one, other in pairs),
        mean=[fmean(pair[side].score for pair in pairs) for side in (0, 1)],
    )
