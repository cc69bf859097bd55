"""What a client sends over the WebSocket."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from branchline.advice.hints import Depth
from branchline.server.models import Model
from branchline.server.problems import bad_field, problem, shown
from branchline.server.talk.chat import Phrase
from branchline.server.tempo import Pace

MOST_ACTIONS: Final = 200
MOST_REQUEST: Final = 2**53 - 1  # what a page can count to
Notation = Annotated[str, Field(max_length=200)]
RequestNumber = Annotated[int, Field(ge=0, le=MOST_REQUEST)]


class Request(Model):
    """Whatever a client sends."""

    request: RequestNumber | None = Field(
        default=None,
        description="The client's own number for this, which the answer repeats; without one a deed has none",
    )


class Play(Request):
    type: Literal["play"]
    seat: int
    action: int | None = None
    notation: Notation | None = None
    actions: Annotated[list[int | Notation], Field(min_length=1, max_length=MOST_ACTIONS)] | None = Field(
        default=None, description="To be played one after the other, up to the next commit point"
    )
    at: int = Field(description="The version this was decided at")


class Undo(Request):
    type: Literal["undo"]
    seat: int
    at: int
    steps: int = Field(default=1, ge=1, description="How many actions to take back")


class Restart(Request):
    type: Literal["restart"]
    seat: int
    at: int


class Look(Request):
    type: Literal["look"]
    seat: int


class Leave(Request):
    """Of several people at one screen the one who looks makes room for the next."""

    type: Literal["leave"]
    seat: int


class Why(Request):
    type: Literal["why"]
    seat: int
    action: int | None = None
    notation: Notation | None = None
    about: dict[str, Any] | None = Field(default=None, description="A thing on the board, as the game knows it")


class Plan(Request):
    """A question about what a seat could do."""

    type: Literal["plan"]
    seat: int
    about: dict[str, Any] = Field(description="As the game knows it")


class Weigh(Request):
    """A question whether these actions, played one after the other, could not all be taken back."""

    type: Literal["weigh"]
    seat: int
    actions: Annotated[list[int | Notation], Field(min_length=1, max_length=MOST_ACTIONS)]


class Hint(Request):
    """Asks what a seat should aim for, which actions are best for it, or over what it should build."""

    type: Literal["hint"]
    seat: int
    depth: Depth


class Explain(Request):
    """Asks why a step was done, or what an action would be worth now beside the best ones."""

    type: Literal["explain"]
    seat: int
    step: int | None = None
    action: int | None = None


class Join(Request):
    """A person takes an open seat."""

    type: Literal["join"]
    seat: int
    name: str | None = None


class Fill(Request):
    """An open seat goes to a computer player."""

    type: Literal["fill"]
    seat: int
    bot: str
    name: str | None = None


class Hand(Request):
    """A computer player goes on for a person who has left."""

    type: Literal["hand"]
    seat: int
    bot: str


class Back(Request):
    """A person takes their seat back from the computer player that went on for them."""

    type: Literal["back"]
    seat: int


class Resign(Request):
    """A person gives up their seat to a computer player, for good."""

    type: Literal["resign"]
    seat: int


class Vote(Request):
    """One of the others wants a computer player to go on for a person who is waited for in vain."""

    type: Literal["vote"]
    seat: int


class Agree(Request):
    """This person agrees to go on by today's rules, at a table that was begun under older ones."""

    type: Literal["agree"]


class Wish(Request):
    """How fast this person likes computer players to play on."""

    type: Literal["pace"]
    pace: Pace


class Skip(Request):
    """This person does not want to follow computer players until a person decides."""

    type: Literal["skip"]


class Say(Request):
    """A person says something to the others who sit at the table, in their own words or by a phrase."""

    type: Literal["chat"]
    text: str | None = None
    phrase: Phrase | None = None
    seat: int | None = Field(default=None, description="Who says it, where several share a screen")


class Mute(Request):
    """A person does not want to hear the one in this seat any more, at this table and any other; or does again."""

    type: Literal["mute"]
    seat: int
    muted: bool


class Alive(Request):
    """Asks for a sign of life, which its answer is: a page does not see the pings of its socket."""

    type: Literal["alive"]


AboutPlay = Play | Undo | Restart | Look | Leave | Why | Plan | Weigh
AboutAdvice = Hint | Explain
AboutSeats = Join | Fill | Hand | Back | Resign | Vote
AboutTempo = Wish | Skip
AboutTalk = Say | Mute
Deed = AboutPlay | AboutSeats | AboutTempo | AboutTalk | Agree | Alive
ClientMessage = Deed | AboutAdvice
CLIENT_TYPES: Final = (
    *("play", "undo", "restart", "look", "leave", "why", "plan", "weigh"),
    *("hint", "explain"),
    *("join", "fill", "hand", "back", "resign", "vote"),
    *("agree", "pace", "skip", "chat", "mute", "alive"),
)

_client: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def unpacked(text: str | None) -> dict[str, Any]:
    """A frame as the object it has to be. None is a frame of bytes."""
    if text is None:
        raise problem("error-not-text")
    try:
        data = json.loads(text)
        # Python reads more than JSON allows, and more than could be sent back: NaN, halves of characters.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):  # nested a thousand deep is no message either
        raise problem("error-not-json") from None
    if not isinstance(data, dict):
        raise problem("error-not-object")
    return data


def number_of(data: Mapping[str, Any]) -> int | None:
    """The number the answer has to repeat, also where the rest cannot be read."""
    number = data.get("request")
    return number if type(number) is int and 0 <= number <= MOST_REQUEST else None


def read(data: dict[str, Any]) -> ClientMessage:
    """An object as a message; whatever it is not is refused in one sentence."""
    if "type" not in data:
        raise problem("error-field-missing", field="type")
    if data["type"] not in CLIENT_TYPES:
        raise problem("error-unknown-type", type=shown(data["type"]), allowed=", ".join(CLIENT_TYPES))
    try:
        message = _client.validate_python(data)
    except ValidationError as error:
        kind: str = data["type"]
        errors = error.errors(include_url=False, include_input=False)
        raise bad_field([{**one, "loc": [part for part in one["loc"] if part != kind]} for one in errors]) from None
    _check_one(message)
    return message


def _check_one(message: ClientMessage) -> None:
    """What is meant is named in one way only."""
    ways: dict[str, object]
    if isinstance(message, Play):
        ways = {"action": message.action, "notation": message.notation, "actions": message.actions}
    elif isinstance(message, Why):
        ways = {"action": message.action, "notation": message.notation, "about": message.about}
    elif isinstance(message, Explain):
        ways = {"step": message.step, "action": message.action}
    elif isinstance(message, Say):
        ways = {"text": message.text, "phrase": message.phrase}
    else:
        return
    if sum(way is not None for way in ways.values()) != 1:
        raise problem("error-what", allowed=", ".join(ways))
