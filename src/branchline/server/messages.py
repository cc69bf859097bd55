"""What goes over the WebSocket, both ways."""

import json
from collections.abc import Collection
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, TypeAdapter, ValidationError

from branchline.server import shapes
from branchline.server.models import Argument, Model, SeatInfo, StepInfo
from branchline.server.problems import MOST_FRAME, bad_field, problem, shown
from branchline.table import Refused, Showing, Table

# From the client

MOST_ACTIONS: Final = 200
Notation = Annotated[str, Field(max_length=200)]


class Play(Model):
    type: Literal["play"]
    seat: int
    action: int | None = None
    notation: Notation | None = None
    actions: Annotated[list[int], Field(min_length=1, max_length=MOST_ACTIONS)] | None = Field(
        default=None, description="To be played one after the other, up to the next commit point"
    )
    at: int = Field(description="The version this was decided at")


class Undo(Model):
    type: Literal["undo"]
    seat: int
    at: int
    steps: int = Field(default=1, ge=1, description="How many actions to take back")


class Restart(Model):
    type: Literal["restart"]
    seat: int
    at: int


class Look(Model):
    type: Literal["look"]
    seat: int


class Why(Model):
    type: Literal["why"]
    seat: int
    action: int | None = None
    notation: Notation | None = None
    about: dict[str, Any] | None = Field(default=None, description="A thing on the board, as the game knows it")


class Plan(Model):
    """A question about what a seat could do."""

    type: Literal["plan"]
    seat: int
    about: dict[str, Any] = Field(description="As the game knows it")


class Join(Model):
    """A person takes an open seat."""

    type: Literal["join"]
    seat: int
    name: str | None = None


class Fill(Model):
    """An open seat goes to a computer player."""

    type: Literal["fill"]
    seat: int
    bot: str
    name: str | None = None


class Hand(Model):
    """A computer player goes on for a person who has left."""

    type: Literal["hand"]
    seat: int
    bot: str


AboutPlay = Play | Undo | Restart | Look | Why | Plan
AboutSeats = Join | Fill | Hand
ClientMessage = AboutPlay | AboutSeats
CLIENT_TYPES: Final = ("play", "undo", "restart", "look", "why", "plan", "join", "fill", "hand")

_client: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def read(text: str | None) -> ClientMessage:
    """A frame as a message; whatever it is not is refused in one sentence. None is a frame of bytes."""
    if text is None:
        raise problem("error-not-text")
    if len(text) > MOST_FRAME:
        raise problem("error-too-large", most=MOST_FRAME // 1024)
    try:
        data = json.loads(text)
        # Python reads more than JSON allows, and more than could be sent back: NaN, halves of characters.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):  # nested a thousand deep is no message either
        raise problem("error-not-json") from None
    if not isinstance(data, dict):
        raise problem("error-not-object")
    if "type" not in data:
        raise problem("error-field-missing", field="type")
    if data["type"] not in CLIENT_TYPES:
        raise problem("error-unknown-type", type=shown(data["type"]), allowed=", ".join(CLIENT_TYPES))
    try:
        message = _client.validate_python(data)
    except ValidationError as error:
        kind: str = data["type"]
        found = error.errors(include_url=False, include_input=False)
        raise bad_field([{**one, "loc": [part for part in one["loc"] if part != kind]} for one in found]) from None
    _check_one(message)
    return message


def _check_one(message: ClientMessage) -> None:
    """What is meant is named in one way only."""
    ways: dict[str, object]
    if isinstance(message, Play):
        ways = {"action": message.action, "notation": message.notation, "actions": message.actions}
    elif isinstance(message, Why):
        ways = {"action": message.action, "notation": message.notation, "about": message.about}
    else:
        return
    if sum(way is not None for way in ways.values()) != 1:
        raise problem("error-what", allowed=", ".join(ways))


# From the server


class Refusal(Model):
    message: str
    id: str
    args: dict[str, Argument]
    rule: str | None = Field(description="Null when it is not a rule of the game")

    @classmethod
    def of(cls, refusal: Refused) -> Self:
        return cls(message=refusal.text, id=refusal.message, args=refusal.arguments, rule=refusal.rule)


class RefusedMessage(Refusal):
    type: Literal["refused"] = "refused"


class WhyMessage(Model):
    type: Literal["why"] = "why"
    action: int | None
    about: dict[str, Any] | None
    refusal: Refusal | None


class PlanMessage(Model):
    type: Literal["plan"] = "plan"
    about: dict[str, Any]
    plan: shapes.Plan


class TableSeat(SeatInfo):
    present: bool = Field(description="Whether the person of this seat is connected now")


class TableHead(Model):
    id: str
    game: str
    over: bool
    secrets: bool = Field(description="Whether some seats know what others cannot know")
    yours: bool = Field(description="Whether you made this table, and so decide about its seats")
    seats: list[TableSeat]

    @classmethod
    def of(cls, table: Table, guest: str, present: Collection[int]) -> "TableHead":
        seats = [
            TableSeat(**SeatInfo.of(number, seat, guest).model_dump(), present=number in present)
            for number, seat in enumerate(table.seats)
        ]
        return cls(
            id=table.id,
            game=table.game.name,
            over=table.state.over,
            secrets=table.game.secrets,
            yours=table.maker == guest,
            seats=seats,
        )


class UndoInfo(Model):
    steps: int
    restart: bool


class TimelineInfo(Model):
    turn: int = Field(description="Turns finished")
    graph: dict[str, list[int]] = Field(description="What the game draws over time, a number a seat for each thing")


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
    log: list[StepInfo]
    timeline: list[TimelineInfo] | None

    @classmethod
    def of(cls, table: Table, guest: str, present: Collection[int], showing: Showing) -> "TableMessage":
        return cls(
            version=showing.version,
            steps=showing.steps,
            table=TableHead.of(table, guest, present),
            looking=showing.looking,
            curtain=showing.curtain,
            thinking=showing.thinking,
            view=showing.view,
            actions=showing.actions,
            undo=UndoInfo(steps=showing.undoable, restart=showing.undoable > 0),
            log=[StepInfo.of(told) for told in showing.log],
            timeline=None
            if showing.timeline is None
            else [TimelineInfo(turn=turn, graph=graph) for turn, graph in showing.timeline],
        )


ServerMessage = TableMessage | RefusedMessage | WhyMessage | PlanMessage


def written(message: ServerMessage) -> str:
    """A message as a frame."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
