"""The server as OpenAPI describes it, from which the page's types are made."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from branchline.server.messages import DoneMessage, PlanMessage, RefusedMessage, TableMessage, WhyMessage
from branchline.server.models import Model
from branchline.server.requests import Back, Fill, Hand, Join, Look, Plan, Play, Restart, Undo, Why

RECEIVED: Final[tuple[type[Model], ...]] = (Play, Undo, Restart, Look, Why, Plan, Join, Fill, Hand, Back)
SENT: Final[tuple[type[Model], ...]] = (TableMessage, DoneMessage, RefusedMessage, WhyMessage, PlanMessage)


def describe(app: FastAPI) -> dict[str, Any]:
    """What FastAPI says of the HTTP half, and the messages of the WebSocket beside it."""
    whole = get_openapi(title=app.title, version=app.version, routes=app.routes)
    received: list[tuple[type[Model], JsonSchemaMode]] = [(model, "validation") for model in RECEIVED]
    sent: list[tuple[type[Model], JsonSchemaMode]] = [(model, "serialization") for model in SENT]
    _, messages = models_json_schema([*received, *sent], ref_template="#/components/schemas/{model}")
    schemas: dict[str, Any] = whole["components"]["schemas"]
    for name, definition in messages["$defs"].items():
        schemas.setdefault(name, definition)
    schemas["ClientMessage"] = _any_of(RECEIVED)
    schemas["ServerMessage"] = _any_of(SENT)
    return whole


def _any_of(models: tuple[type[Model], ...]) -> dict[str, Any]:
    return {
        "oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models],
        "discriminator": {"propertyName": "type"},
    }
