"""The server as OpenAPI describes it, from which the page's types are made."""

from typing import Any, Final, get_args, get_type_hints

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from branchline.server.messages import (
    DoneMessage,
    ExplainMessage,
    HintMessage,
    PlanMessage,
    RefusedMessage,
    WeighMessage,
    WhyMessage,
)
from branchline.server.models import Model
from branchline.server.requests import (
    Agree,
    Alive,
    Back,
    Explain,
    Fill,
    Hand,
    Hint,
    Join,
    Leave,
    Look,
    Mute,
    Plan,
    Play,
    Resign,
    Restart,
    Say,
    Skip,
    Undo,
    Vote,
    Weigh,
    Why,
    Wish,
)
from branchline.server.shapes import PLACE, referred, schemas
from branchline.server.shown import TableMessage
from branchline.server.talk.models import ChatMessage

Described = tuple[str, JsonSchemaMode, TypeAdapter[Any]]

RECEIVED: Final[tuple[type[Model], ...]] = (
    *(Play, Undo, Restart, Look, Leave, Why, Plan, Weigh),
    *(Hint, Explain),
    *(Join, Fill, Hand, Back, Resign, Vote, Agree),
    *(Wish, Skip, Say, Mute, Alive),
)
SENT: Final[tuple[type[Any], ...]] = (
    TableMessage,
    ChatMessage,
    DoneMessage,
    RefusedMessage,
    WhyMessage,
    PlanMessage,
    WeighMessage,
    HintMessage,
    ExplainMessage,
)


def describe(app: FastAPI) -> dict[str, Any]:
    """What FastAPI says of the HTTP half, the messages of the WebSocket beside it, and what games say in both."""
    whole = get_openapi(title=app.title, version=app.version, routes=app.routes)
    received: list[Described] = [(part.__name__, "validation", TypeAdapter(part)) for part in RECEIVED]
    sent: list[Described] = [(part.__name__, "serialization", TypeAdapter(part)) for part in SENT]
    _, messages = TypeAdapter.json_schemas([*received, *sent], ref_template=f"{PLACE}{{model}}")
    types: dict[str, Any] = whole["components"]["schemas"]
    for name, definition in messages["$defs"].items():
        types.setdefault(name, definition)
    types.update(schemas())
    types["ClientMessage"] = _any_of(RECEIVED)
    types["ServerMessage"] = _any_of(SENT)
    described: dict[str, Any] = referred(whole)
    return described


def _any_of(parts: tuple[type[Any], ...]) -> dict[str, Any]:
    places = {get_args(get_type_hints(part)["type"])[0]: f"{PLACE}{part.__name__}" for part in parts}
    return {
        "oneOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": places},
    }
