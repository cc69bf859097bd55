"""The server as OpenAPI describes it, from which the page's types are made."""

from typing import Any, Final, get_args

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from branchline.server.messages import (
    DoneMessage,
    ExplainMessage,
    HintMessage,
    PlanMessage,
    RefusedMessage,
    TableMessage,
    WeighMessage,
    WhyMessage,
)
from branchline.server.models import Model
from branchline.server.requests import (
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
from branchline.server.talk.models import ChatMessage

RECEIVED: Final[tuple[type[Model], ...]] = (
    *(Play, Undo, Restart, Look, Leave, Why, Plan, Weigh),
    *(Hint, Explain),
    *(Join, Fill, Hand, Back, Resign, Vote),
    *(Wish, Skip, Say, Mute, Alive),
)
SENT: Final[tuple[type[Model], ...]] = (
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
    received: list[tuple[type[Model], JsonSchemaMode]] = [(model, "validation") for model in RECEIVED]
    sent: list[tuple[type[Model], JsonSchemaMode]] = [(model, "serialization") for model in SENT]
    _, messages = models_json_schema([*received, *sent], ref_template=f"{PLACE}{{model}}")
    types: dict[str, Any] = whole["components"]["schemas"]
    for name, definition in messages["$defs"].items():
        types.setdefault(name, definition)
    types.update(schemas())
    types["ClientMessage"] = _any_of(RECEIVED)
    types["ServerMessage"] = _any_of(SENT)
    described: dict[str, Any] = referred(whole)
    return described


def _any_of(models: tuple[type[Model], ...]) -> dict[str, Any]:
    places = {get_args(model.model_fields["type"].annotation)[0]: f"{PLACE}{model.__name__}" for model in models}
    return {
        "oneOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": places},
    }
