"""OpenAPI describes what games send by the shapes that the games give it."""

from collections.abc import Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.games import PACKS
from branchline.server import Settings, create_app


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return create_app(Settings()).openapi()


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object in a description."""
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(part)


def test_every_type_that_is_named_is_there(whole: dict[str, Any]) -> None:
    named = {part["$ref"] for part in parts(whole) if "$ref" in part}
    assert named <= {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}


@pytest.mark.parametrize("name", bl.GAMES)
def test_every_game_has_types_of_its_own(whole: dict[str, Any], name: str) -> None:
    types = whole["components"]["schemas"]
    shapes = PACKS[name].shapes()._asdict()
    for part, shape in shapes.items():
        own = f"{name.capitalize()}{part.capitalize()}"
        assert (own in types) == (shape is not None)
        assert ({"$ref": f"#/components/schemas/{own}"} in types[f"Any{part.capitalize()}"]["anyOf"]) == (own in types)
    state = bl.GAMES[name].new(bl.GAMES[name].seats[0], 1)
    view = types[f"{name.capitalize()}View"]
    assert set(view["required"]) == set(state.view(0))
    assert set(view["properties"]) == {*state.view(0), "scores", "ranks", "sheet"}


@pytest.mark.parametrize(
    ("message", "field", "type"),
    [
        ("TableMessage", "view", "AnyView"),
        ("TableMessage", "actions", "AnyAction"),
        ("StepInfo", "events", "AnyEvent"),
        ("PlanMessage", "plan", "AnyPlan"),
    ],
)
def test_messages_carry_what_games_send(whole: dict[str, Any], message: str, field: str, type: str) -> None:
    described = whole["components"]["schemas"][message]["properties"][field]
    assert described.get("items", described) == {"$ref": f"#/components/schemas/{type}"}


def test_a_position_of_the_past_is_a_view(whole: dict[str, Any]) -> None:
    answer = whole["paths"]["/api/tables/{id}/at/{n}"]["get"]["responses"]["200"]["content"]["application/json"]
    assert answer["schema"] == {"$ref": "#/components/schemas/AnyView"}
