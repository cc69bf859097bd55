"""What goes over HTTP, as the page's types are made from it."""

from datetime import datetime
from json import dumps
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, field_validator

from branchline.core.contract import Game
from branchline.games import GAMES
from branchline.server.rows import Summary
from branchline.server.shapes import Event
from branchline.table import Seat, Told

MOST_CHOSEN: Final = 2**64 - 1


class Model(BaseModel):
    """Says just what it says: no coercion, no unknown fields; a field with a default is always sent."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_serialization_defaults_required=True)


Argument = str | int | None
OptionValue = bool | int | str | dict[str, int] | list[list[int]] | None
SeatKind = Literal["person", "bot", "open"]


class Error(Model):
    message: str = Field(description="One English sentence")
    id: str = Field(description="The catalogue id of the same sentence in every language")
    args: dict[str, Argument]


class Failure(Model):
    error: Error


class SeatRange(Model):
    least: int
    most: int


class OptionInfo(Model):
    name: str
    kind: Literal["bool", "int", "choice", "amount", "supply", "brackets"]
    default: OptionValue
    choices: list[int | str] | None = Field(description="For a choice; for a supply, how many there are of a thing")
    least: int | None = Field(description="For a kind made of numbers")
    most: int | None = Field(description="For a kind made of numbers")
    rule: str = Field(description="The rule it belongs to")


class GameInfo(Model):
    # Described by name, so that the page's types know every game there is.
    name: str = Field(json_schema_extra={"enum": [*GAMES]})
    title: str
    seats: SeatRange
    options: list[OptionInfo]
    secrets: bool = Field(description="Whether some seats know what others cannot know")
    bots: list[str] = Field(description="From the weakest to the strongest")
    ratings: dict[str, int] = Field(description="How strong those are that were measured; `greedy` is 0")
    advice: bool = Field(description="Whether hints, explanations and an analysis can be asked for")

    @classmethod
    def of(cls, game: Game, bots: list[str], ratings: dict[str, int], advice: bool) -> "GameInfo":
        options = [
            OptionInfo.model_validate(
                {
                    "name": name,
                    "kind": option.kind,
                    "default": option.default,
                    "choices": list(option.choices) or None,
                    "least": None if option.kind in ("bool", "choice") else option.least,
                    "most": None if option.kind in ("bool", "choice") else option.most,
                    "rule": option.rule,
                }
            )
            for name, option in game.options.items()
        ]
        seats = SeatRange(least=game.seats[0], most=game.seats[-1])
        return cls(
            name=game.name,
            title=game.title,
            seats=seats,
            options=options,
            secrets=game.secrets,
            bots=bots,
            ratings=ratings,
            advice=advice,
        )


class Games(Model):
    games: list[GameInfo]


class NewSeat(Model):
    kind: Literal["me", "here", "open", "bot"]
    name: str | None = None
    bot: str | None = Field(default=None, description="Which computer player, for a bot")


class NewTable(Model):
    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    seed: Annotated[int, Field(ge=0, le=MOST_CHOSEN)] | None = Field(
        default=None,
        description="For a game that can be repeated, where no seat is open; it is never sent back before the end",
    )
    hints: bool = Field(default=True, description="Whether hints and explanations may be asked for during the game")


class Made(Model):
    id: str


class SeatInfo(Model):
    seat: int
    kind: SeatKind
    name: str = Field(description="Of an open seat: for whom it is kept, or empty")
    bot: str | None
    yours: bool

    @classmethod
    def of(cls, number: int, seat: Seat, guest: str) -> "SeatInfo":
        return cls(seat=number, kind=kind_of(seat), name=seat.name, bot=seat.bot, yours=seat.owner == guest)


def kind_of(seat: Seat) -> SeatKind:
    if seat.open:
        return "open"
    return "person" if seat.bot is None else "bot"


class ResultInfo(Model):
    score: int
    rank: int = Field(description="1 for each winner")


class TableInfo(Model):
    id: str
    game: str
    over: bool
    deciding: int | None = Field(description="The seat to decide, null once over")
    made_at: datetime
    played_at: datetime
    seats: list[SeatInfo]
    results: list[ResultInfo] | None = Field(description="One a seat once over; null before, and where it is not known")
    alone: bool = Field(description="Whether nobody else has part in it: when you remove it, it is gone for good")
    closed: bool = Field(description="Whether the host has closed it, so that nobody enters")

    @classmethod
    def of(cls, summary: Summary, guest: str) -> "TableInfo":
        return cls(
            id=summary.id,
            game=summary.game,
            over=summary.over,
            deciding=summary.deciding,
            made_at=summary.made_at,
            played_at=summary.played_at,
            seats=[SeatInfo.of(number, seat, guest) for number, seat in enumerate(summary.seats)],
            results=None
            if summary.results is None
            else [ResultInfo(score=score, rank=rank) for score, rank in summary.results],
            alone=summary.people <= {*summary.put_away, guest},
            closed=summary.closed,
        )


class Tables(Model):
    tables: list[TableInfo]


class LineInfo(Model):
    id: str
    args: dict[str, Argument]


class StepInfo(Model):
    n: int = Field(description="Counts from 0")
    seat: int
    turn: int = Field(description="Turns finished before it")
    events: list[Event] = Field(description="What happened, as you may know it")
    line: LineInfo | None = Field(description="Of a seat that went to somebody else: what is told of it")


def steps_of(log: list[Told]) -> list[dict[str, Any]]:
    """The steps as they are sent. Plain data: a log has thousands, and the table that made them needs no check."""
    return [
        {
            "n": n,
            "seat": seat,
            "turn": turn,
            "events": events,
            "line": None if line is None else {"id": line.id, "args": line.args},
        }
        for n, seat, turn, events, line in log
    ]


class History(Model):
    steps: list[StepInfo]


class Pencil(Model):
    # What can be written down again: no numbers that JSON has no word for, no nests without a bottom, no halves of
    # characters.
    model_config = ConfigDict(allow_inf_nan=False)

    marks: dict[str, JsonValue] = Field(description="What was pencilled in, as the page of the game writes it")

    @field_validator("marks")
    @classmethod
    def _can_be_written(cls, marks: dict[str, JsonValue]) -> dict[str, JsonValue]:
        dumps(marks, ensure_ascii=False).encode()  # half a character is a ValueError
        return marks


class NewLesson(Model):
    name: str | None = Field(default=None, description="The learner’s")


class LessonInfo(Model):
    id: str
    game: str
    name: str
    tasks: int = Field(description="How many it has")
    done: bool = Field(description="Whether you have been through it")


class Lessons(Model):
    lessons: list[LessonInfo]


class Health(Model):
    ok: bool
