"""What goes over HTTP, as the page's types are made from it."""

from dataclasses import asdict
from datetime import datetime
from json import dumps
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

from branchline.core.contract import Game
from branchline.core.shapes import TypedDict
from branchline.games import GAMES
from branchline.server.rows import Access, Summary
from branchline.server.shapes import Event
from branchline.table import Seat, Told, Watchers
from branchline.table.clock import AtZero, Kind, Timing

SAYS_JUST_THAT: Final = ConfigDict(extra="forbid", strict=True)  # no coercion, no unknown fields
MOST_CHOSEN: Final = 2**64 - 1


def _writable(value: Any) -> Any:
    dumps(value, ensure_ascii=False, allow_nan=False).encode()  # half a character is a ValueError
    return value


# What can be written down again: no numbers that JSON has no word for, no nests without a bottom, no halves of
# characters.
Written = Annotated[JsonValue, AfterValidator(_writable)]


class Model(BaseModel):
    """A field with a default is always sent."""

    model_config = ConfigDict(**SAYS_JUST_THAT, json_schema_serialization_defaults_required=True)


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
    boards: bool = Field(description="Whether it is played on other boards than its own")

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
            boards=game.many_boards,
        )


class Games(Model):
    games: list[GameInfo]


class NewSeat(Model):
    kind: Literal["me", "here", "open", "bot"]
    name: str | None = None
    bot: str | None = Field(default=None, description="Which computer player, for a bot")


class ClockInfo(Model):
    """How a table gives time, in seconds."""

    kind: Kind
    bank: int = Field(description="What everybody has to begin with")
    allowance: int = Field(description="What is added after each own move")
    most: int | None = Field(default=None, description="What can be banked, by correspondence; live there is no limit")
    at_zero: AtZero = Field(description="Whether a computer player goes on for who has none left, or the table waits")

    @classmethod
    def of(cls, timing: Timing | None) -> "ClockInfo | None":
        return None if timing is None else cls(**asdict(timing))


class NewTable(Model):
    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    seed: Annotated[int, Field(ge=0, le=MOST_CHOSEN)] | None = Field(
        default=None,
        description="For a game that can be repeated, where no seat is open; it is never sent back before the end",
    )
    hints: bool = Field(default=True, description="Whether hints and explanations may be asked for during the game")
    watchers: Watchers = Field(
        default="everyone",
        description="What those see who have no part in it: all that is public, each turn once it is over, or nothing",
    )
    clock: ClockInfo | None = Field(default=None, description="Without one there is all the time in the world")
    access: Access = Field(
        default="link",
        description="Listed for everybody, for who has the address, or listed and for who knows the password",
    )
    password: str | None = Field(default=None, description="Where one is asked for it")
    board: Written = Field(
        default=None, description="The name of a board of the house, or a whole board; null is the game’s own"
    )


class Made(Model):
    id: str


class SeatInfo(TypedDict):
    seat: int
    kind: SeatKind
    name: Annotated[str, Field(description="Of an open seat: for whom it is kept, or empty")]
    bot: str | None
    yours: bool
    resigned: Annotated[
        bool, Field(description="Whether its person gave up: a computer player has it for good, in last place")
    ]


def seat_info(number: int, seat: Seat, guest: str) -> SeatInfo:
    return {
        "seat": number,
        "kind": kind_of(seat),
        "name": seat.name,
        "bot": seat.bot,
        "yours": seat.owner == guest,
        "resigned": seat.resigned is not None,
    }


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
    clock: ClockInfo | None
    access: Access
    locked: bool = Field(description="Whether you have to give its password before you can enter")
    options: dict[str, OptionValue] = Field(description="Those that are not as the game has them by default")
    since: datetime | None = Field(description="When the seat to decide came to decide; null where it is not known")
    board: dict[str, str] | None = Field(
        description="Of another board than the game’s own: what it is called, by language; may be empty"
    )

    @classmethod
    def of(cls, summary: Summary, guest: str) -> "TableInfo":
        return cls(
            id=summary.id,
            game=summary.game,
            over=summary.over,
            deciding=summary.deciding,
            made_at=summary.made_at,
            played_at=summary.played_at,
            seats=[seat_info(number, seat, guest) for number, seat in enumerate(summary.seats)],
            results=None
            if summary.results is None
            else [ResultInfo(score=score, rank=rank) for score, rank in summary.results],
            alone=summary.people <= {*summary.put_away, guest},
            closed=summary.closed,
            clock=ClockInfo.of(summary.timing),
            access=summary.access,
            locked=summary.access == "password" and guest not in summary.people | summary.admitted,
            options=_chosen(summary),
            since=summary.since,
            board=summary.board,
        )


def _chosen(summary: Summary) -> dict[str, OptionValue]:
    usual = GAMES[summary.game].options if summary.game in GAMES else {}
    return {name: value for name, value in summary.options.items() if name not in usual or value != usual[name].default}


class FoundTables(Model):
    total: int = Field(description="On all pages")
    tables: list[TableInfo]


class TablePassword(Model):
    password: str


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
    marks: Annotated[dict[str, JsonValue], AfterValidator(_writable)] = Field(
        description="What was pencilled in, as the page of the game writes it"
    )


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
