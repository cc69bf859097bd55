"""What is told of results, as the page's types are made from it."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from branchline.server.models import Model
from branchline.server.results.ending import Uncounted
from branchline.server.results.rating import Rating

PlayerKind = Literal["account", "guest", "bot", "gone"]


class RatingInfo(Model):
    points: int = Field(description="Everybody begins at 1000")
    margin: int = Field(description="The true strength lies within so many points, nineteen times out of twenty")

    @classmethod
    def of(cls, rating: Rating) -> "RatingInfo":
        return cls(points=rating.points, margin=rating.margin)


class PlayerInfo(Model):
    kind: PlayerKind = Field(description="`gone` is who has given up their account, and has no name any more")
    name: str = Field(description="Of an account as it is called now, of others as they were called at the table")
    bot: str | None = Field(description="Which computer player")
    you: bool


class PlaceInfo(PlayerInfo):
    seat: int
    score: int
    rank: int = Field(description="1 for each winner")
    rating: RatingInfo | None = Field(description="After this game; null where it does not count")


class EndingInfo(Model):
    number: int = Field(description="Counts the games of the house in the order in which they ended")
    game: str
    ended_at: datetime
    table: str | None = Field(description="Where it can be looked at again, for those who had part in it")
    uncounted: Uncounted | None = Field(description="Why it counts neither for ratings nor for statistics")
    places: list[PlaceInfo] = Field(description="By the seat")


class Endings(Model):
    endings: list[EndingInfo]
    after: int | None = Field(description="What to ask for the next page with; null at the end")


class LadderInfo(Model):
    game: str
    seats: int
    games: int = Field(description="How many count")


class Ladders(Model):
    ladders: list[LadderInfo]


class RatedInfo(PlayerInfo):
    place: int
    games: int
    rating: RatingInfo


class Ratings(Model):
    total: int
    ratings: list[RatedInfo] = Field(description="By what each is sure to be worth at least")


class MomentInfo(Model):
    ended_at: datetime
    score: int
    rank: int
    rating: RatingInfo


class FavouriteInfo(Model):
    argument: str = Field(description="What it is, as sentences of the game name it")
    thing: str
    count: int


class Played(Model):
    """What somebody came to in one game with so many seats."""

    game: str
    seats: int
    games: int
    places: list[int] = Field(description="How often first, second, and so on")
    best: int
    mean: float = Field(description="Points a game")
    rating: RatingInfo
    course: list[MomentInfo] = Field(description="Of the last games, the earliest first")


class Liked(Model):
    game: str
    favourites: list[FavouriteInfo] = Field(description="The dearest first")


class Statistics(Model):
    player: PlayerInfo
    played: list[Played]
    liked: list[Liked]


class Met(Model):
    """What two people came to at the same tables of one game."""

    game: str
    games: int
    better: list[int] = Field(description="How often each came before the other")
    even: int
    mean: list[float] = Field(description="Points a game, of each")


class Between(Model):
    players: list[PlayerInfo]
    met: list[Met]
