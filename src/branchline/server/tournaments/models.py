"""What is told of tournaments, and asked for by their host."""

from datetime import datetime
from typing import Annotated, Any, Final

from pydantic import Field

from branchline.server.models import Model, OptionValue
from branchline.server.people.models import Written
from branchline.server.results.models import PlayerInfo

MOST_PEOPLE: Final = 60
MOST_ROUNDS: Final = 20


class NewTournament(Model):
    name: Written
    game: str
    options: dict[str, OptionValue] = Field(default={}, description="Those that are not the usual ones")
    seats: int = Field(description="At a table")
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
    people: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=MOST_PEOPLE)] = Field(
        description="The ids of their accounts"
    )


class TournamentInfo(Model):
    id: str
    name: str
    game: str
    seats: int = Field(description="At a table, at most")
    rounds: int
    round: int = Field(description="The one that is on, or was the last")
    people: int
    made_at: datetime
    over: bool
    yours: bool = Field(description="Whether you take part")


class Tournaments(Model):
    total: int
    tournaments: list[TournamentInfo]


class SeatedInfo(PlayerInfo):
    score: int | None
    rank: int | None = Field(description="Null while the game is on")


class DrawnTable(Model):
    table: str | None = Field(description="Its address, for those who sit there and for hosts, while it is there")
    over: bool
    seats: list[SeatedInfo]


class DrawnRound(Model):
    round: int
    tables: list[DrawnTable]
    out: list[PlayerInfo] = Field(description="Who sits out")


class StandingInfo(PlayerInfo):
    place: int
    points: float
    opposition: float = Field(description="What those have on average whom they met: decides where points are equal")
    wins: int
    games: int


class TournamentTold(TournamentInfo):
    options: dict[str, Any]
    standings: list[StandingInfo]
    drawn: list[DrawnRound]
