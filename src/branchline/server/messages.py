"""What the server sends over the WebSocket."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, SkipValidation, WithJsonSchema

from branchline.advice.hints import Depth
from branchline.advice.shapes import Explanation, Hint
from branchline.core.contract import Game
from branchline.server import shapes
from branchline.server.advice_models import AimInfo, ExplainedInfo, WeighedInfo, advises
from branchline.server.models import Argument, ClockInfo, Model, SeatInfo, StepInfo, steps_of
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


class TableSeat(SeatInfo):
    present: bool = Field(description="Whether the person of this seat is connected now")
    hand_in: int | None = Field(
        description="Seconds until a computer player may go on for its person, who is away; null where nobody is"
    )
    skips: bool = Field(description="Whether its person has asked to skip ahead to where a person decides")
    clock: int | None = Field(description="Seconds left to its person; null without a clock and where nobody sits")
    runs: bool = Field(description="Whether they pass now")
    vacation: str | None = Field(description="Until when its person is on vacation, at a table by correspondence")
    awaits_you: bool = Field(description="Whether a computer player goes on here for you, until you take the seat back")
    votes: int = Field(description="How many of the others have voted for a computer player to go on here")
    voters: int = Field(description="How many others there are; more than half of them decide")
    voted: bool = Field(description="Whether you have")

    @classmethod
    def at(cls, table: Table, number: int, guest: str, there: Attendance) -> "TableSeat":
        seat = table.seats[number]
        votes, voters = counted(table.seats, table.votes, number)
        return cls(
            **SeatInfo.of(number, seat, guest).model_dump(),
            **there._asdict(),
            awaits_you=seat.left == guest,
            votes=votes,
            voters=voters,
            voted=any(vote.seat == number and table.seats[vote.voter].owner == guest for vote in table.votes),
        )


class TableHead(Model):
    id: str
    game: str
    over: bool
    secrets: bool = Field(description="Whether some seats know what others cannot know")
    yours: bool = Field(description="Whether you made this table, and so decide about its seats")
    seed_chosen: bool = Field(description="Whether whoever made this table chose its seed, and may know what is hidden")
    hints: bool = Field(description="Whether hints and explanations may be asked for while the game is on")
    watchers: Watchers = Field(description="What those see who have no part in it")
    branch_of: str | None = Field(description="The table of the finished game that goes on here from a moment of it")
    rematch: str | None = Field(description="The table at which the same people play again, once somebody asked for it")
    clock: ClockInfo | None
    seats: list[TableSeat]

    @classmethod
    def of(cls, table: Table, guest: str, attendance: Sequence[Attendance], rematch: str | None) -> "TableHead":
        seats = [TableSeat.at(table, number, guest, there) for number, there in enumerate(attendance)]
        return cls(
            id=table.id,
            game=table.game.name,
            over=table.state.over,
            secrets=table.game.secrets,
            yours=table.maker == guest,
            seed_chosen=table.seed_chosen,
            hints=table.hints and advises(table.game),
            watchers=table.watchers,
            branch_of=None if table.branch is None else table.branch.of,
            rematch=rematch,
            clock=ClockInfo.of(table.timing),
            seats=seats,
        )


class UndoInfo(Model):
    steps: int
    restart: bool


class TimelineInfo(Model):
    turn: int = Field(description="Turns finished")
    graph: dict[str, list[int]] = Field(description="What the game draws over time, a number a seat for each thing")


class TaskInfo(Model):
    """The lesson that is taken at this table, and what it asks for now."""

    lesson: str
    name: str = Field(description="Of the lesson within its game, by which its sentences are named")
    task: str | None = Field(description="What is to be done now, by its name; null once all is done")
    done: int = Field(description="How many tasks are done")
    of: int = Field(description="How many there are")
    rules: list[str] = Field(description="The rules that the task is about")
    look: list[str] = Field(description="What on the screen it speaks of")

    @classmethod
    def of_table(cls, table: LessonTable) -> "TaskInfo":
        task = table.task
        return cls(
            lesson=table.lesson.id,
            name=table.lesson.name,
            task=None if task is None else task.name,
            done=table.done,
            of=len(table.lesson.tasks),
            rules=[] if task is None else list(task.rules),
            look=[] if task is None else list(task.look),
        )


class TableMessage(Model):
    type: Literal["table"] = "table"
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

    @classmethod
    def of(
        cls, table: Table, guest: str, attendance: Sequence[Attendance], showing: Showing, rematch: str | None = None
    ) -> "TableMessage":
        return cls(
            version=showing.version,
            steps=showing.steps,
            table=TableHead.of(table, guest, attendance, rematch),
            looking=showing.looking,
            curtain=showing.curtain,
            thinking=showing.thinking,
            view=showing.view,
            actions=showing.actions,
            undo=UndoInfo(steps=showing.undoable, restart=showing.undoable > 0),
            log=steps_of(showing.log),
            timeline=None
            if showing.timeline is None
            else [TimelineInfo(turn=turn, graph=graph) for turn, graph in showing.timeline],
            lesson=TaskInfo.of_table(table) if isinstance(table, LessonTable) else None,
        )


AnswerMessage = RefusedMessage | DoneMessage | WhyMessage | PlanMessage | WeighMessage | HintMessage | ExplainMessage
ServerMessage = TableMessage | AnswerMessage


def written(message: ServerMessage) -> str:
    """A message as a frame."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
