"""What the server sends over the WebSocket."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, SkipValidation, WithJsonSchema, with_config

from branchline.advice.hints import Depth
from branchline.advice.shapes import Explanation, Hint
from branchline.core.contract import Game
from branchline.core.shapes import TypedDict
from branchline.server import shapes
from branchline.server.advice_models import AimInfo, ExplainedInfo, WeighedInfo, advises
from branchline.server.models import (
    SAYS_JUST_THAT,
    Argument,
    ClockInfo,
    Model,
    SeatInfo,
    StepInfo,
    seat_info,
    steps_of,
)
from branchline.server.presence import Attendance
from branchline.table import LessonTable, Refused, Showing, Table, Watchers
from branchline.table.seating import counted

STEPS: Final = {"type": "array", "items": {"$ref": f"{shapes.PLACE}{StepInfo.__name__}"}}


class Refusal(Model):
    message: str
    id: str
    args: dict[str, Argument]
    rule: str | None = Field(description="Null when it is not a rule of the game")

    @classmethod
    def of(cls, refusal: Refused) -> Self:
        return cls(message=refusal.text, id=refusal.message, args=refusal.arguments, rule=refusal.rule)


class Answer(Model):
    """What is sent to one client, because it asked."""

    request: int | None = Field(default=None, description="The number of the request this answers; null if it had none")


class RefusedMessage(Answer, Refusal):
    type: Literal["refused"] = "refused"


class DoneMessage(Answer):
    """A deed was done. What came of it follows, as it is sent to everybody."""

    type: Literal["done"] = "done"
    version: int = Field(description="The version that shows it")


class WhyMessage(Answer):
    type: Literal["why"] = "why"
    action: int | None
    about: dict[str, Any] | None
    refusal: Refusal | None


class PlanMessage(Answer):
    type: Literal["plan"] = "plan"
    about: dict[str, Any]
    plan: shapes.Plan


class WeighMessage(Answer):
    type: Literal["weigh"] = "weigh"
    final: bool = Field(description="Whether something of it could not be taken back")


class HintMessage(Answer):
    type: Literal["hint"] = "hint"
    version: int = Field(description="The version it was asked at")
    depth: Depth
    aims: list[AimInfo]
    chance: float | None = Field(description="To win, as the player that taught itself sees it; null without one")
    best: list[WeighedInfo] = Field(description="What looks best now, the best first; empty where another decides")
    plan: list[str] = Field(description="What of the board to build, by its ids, the most urgent first")

    @classmethod
    def of(cls, game: Game, version: int, depth: Depth, hint: Hint) -> Self:
        return cls(
            version=version,
            depth=depth,
            aims=[AimInfo(id=aim["id"], args=aim["args"]) for aim in hint["aims"]],
            chance=hint["chance"],
            best=[WeighedInfo.of(game, weighed) for weighed in hint["best"]],
            plan=hint["plan"],
        )


class ExplainMessage(Answer):
    type: Literal["explain"] = "explain"
    version: int = Field(description="The version it was asked at")
    step: int | None = Field(description="The step that was asked about; null where it was an action")
    done: ExplainedInfo
    instead: list[WeighedInfo] = Field(description="The best others, the best first")
    chance: float | None = Field(description="To win before it, as the player that taught itself sees it")
    whole: bool = Field(description="Whether all is told that its player knew")

    @classmethod
    def of(cls, game: Game, version: int, step: int | None, explanation: Explanation) -> Self:
        return cls(
            version=version,
            step=step,
            done=ExplainedInfo.of(game, explanation),
            instead=[WeighedInfo.of(game, weighed) for weighed in explanation["instead"]],
            chance=explanation["chance"],
            whole=explanation["whole"],
        )


# What a table sends is made at every step of a game, and of what the table itself has made: plain data, unchecked.


class TableSeat(SeatInfo):
    present: Annotated[bool, Field(description="Whether the person of this seat is connected now")]
    hand_in: Annotated[
        int | None,
        Field(
            description="Seconds until a computer player may go on for its person, who is away; null where nobody is"
        ),
    ]
    skips: Annotated[bool, Field(description="Whether its person has asked to skip ahead to where a person decides")]
    clock: Annotated[
        int | None, Field(description="Seconds left to its person; null without a clock and where nobody sits")
    ]
    runs: Annotated[bool, Field(description="Whether they pass now")]
    vacation: Annotated[
        str | None, Field(description="Until when its person is on vacation, at a table by correspondence")
    ]
    awaits_you: Annotated[
        bool, Field(description="Whether a computer player goes on here for you, until you take the seat back")
    ]
    votes: Annotated[int, Field(description="How many of the others have voted for a computer player to go on here")]
    voters: Annotated[int, Field(description="How many others there are; more than half of them decide")]
    voted: Annotated[bool, Field(description="Whether you have")]


def table_seat(table: Table, number: int, guest: str, there: Attendance) -> TableSeat:
    seat = table.seats[number]
    votes, voters = counted(table.seats, table.votes, number)
    return {
        **seat_info(number, seat, guest),
        "present": there.present,
        "hand_in": there.hand_in,
        "skips": there.skips,
        "clock": there.clock,
        "runs": there.runs,
        "vacation": there.vacation,
        "awaits_you": seat.left == guest,
        "votes": votes,
        "voters": voters,
        "voted": any(vote.seat == number and table.seats[vote.voter].owner == guest for vote in table.votes),
    }


class TableHead(TypedDict):
    id: str
    game: str
    over: bool
    secrets: Annotated[bool, Field(description="Whether some seats know what others cannot know")]
    yours: Annotated[bool, Field(description="Whether you made this table, and so decide about its seats")]
    seed_chosen: Annotated[
        bool, Field(description="Whether whoever made this table chose its seed, and may know what is hidden")
    ]
    hints: Annotated[bool, Field(description="Whether hints and explanations may be asked for while the game is on")]
    watchers: Annotated[Watchers, Field(description="What those see who have no part in it")]
    branch_of: Annotated[
        str | None, Field(description="The table of the finished game that goes on here from a moment of it")
    ]
    rematch: Annotated[
        str | None, Field(description="The table at which the same people play again, once somebody asked for it")
    ]
    clock: ClockInfo | None
    seats: list[TableSeat]


def table_head(table: Table, guest: str, attendance: Sequence[Attendance], rematch: str | None) -> TableHead:
    return {
        "id": table.id,
        "game": table.game.name,
        "over": table.state.over,
        "secrets": table.game.secrets,
        "yours": table.maker == guest,
        "seed_chosen": table.seed_chosen,
        "hints": table.hints and advises(table.game),
        "watchers": table.watchers,
        "branch_of": None if table.branch is None else table.branch.of,
        "rematch": rematch,
        "clock": ClockInfo.of(table.timing),
        "seats": [table_seat(table, number, guest, there) for number, there in enumerate(attendance)],
    }


class UndoInfo(TypedDict):
    steps: int
    restart: bool


class TimelineInfo(TypedDict):
    turn: Annotated[int, Field(description="Turns finished")]
    graph: Annotated[
        dict[str, list[int]], Field(description="What the game draws over time, a number a seat for each thing")
    ]


class TaskInfo(TypedDict):
    """The lesson that is taken at this table, and what it asks for now."""

    lesson: str
    name: Annotated[str, Field(description="Of the lesson within its game, by which its sentences are named")]
    task: Annotated[str | None, Field(description="What is to be done now, by its name; null once all is done")]
    done: Annotated[int, Field(description="How many tasks are done")]
    of: Annotated[int, Field(description="How many there are")]
    rules: Annotated[list[str], Field(description="The rules that the task is about")]
    look: Annotated[list[str], Field(description="What on the screen it speaks of")]


def task_info(table: LessonTable) -> TaskInfo:
    task = table.task
    return {
        "lesson": table.lesson.id,
        "name": table.lesson.name,
        "task": None if task is None else task.name,
        "done": table.done,
        "of": len(table.lesson.tasks),
        "rules": [] if task is None else list(task.rules),
        "look": [] if task is None else list(task.look),
    }


@with_config(SAYS_JUST_THAT)
class TableMessage(TypedDict):
    type: Literal["table"]
    version: int
    steps: int
    table: TableHead
    looking: int | None
    curtain: int | None
    thinking: bool
    view: shapes.View
    actions: list[shapes.Action]
    undo: UndoInfo
    log: Annotated[list[dict[str, Any]], SkipValidation, WithJsonSchema(STEPS)]
    timeline: list[TimelineInfo] | None
    lesson: TaskInfo | None


def table_message(
    table: Table, guest: str, attendance: Sequence[Attendance], showing: Showing, rematch: str | None = None
) -> TableMessage:
    timeline = showing.timeline
    return {
        "type": "table",
        "version": showing.version,
        "steps": showing.steps,
        "table": table_head(table, guest, attendance, rematch),
        "looking": showing.looking,
        "curtain": showing.curtain,
        "thinking": showing.thinking,
        "view": showing.view,
        "actions": showing.actions,
        "undo": {"steps": showing.undoable, "restart": showing.undoable > 0},
        "log": steps_of(showing.log),
        "timeline": None if timeline is None else [{"turn": turn, "graph": graph} for turn, graph in timeline],
        "lesson": task_info(table) if isinstance(table, LessonTable) else None,
    }


AnswerMessage = RefusedMessage | DoneMessage | WhyMessage | PlanMessage | WeighMessage | HintMessage | ExplainMessage


def written(message: AnswerMessage) -> str:
    """A message as a frame."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
