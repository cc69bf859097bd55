"""What games send: plain data to the server, and to OpenAPI the shapes that their packs give it."""

from typing import Annotated, Any, Final

from pydantic import TypeAdapter, WithJsonSchema

from branchline.games import PACKS

PLACE: Final = "#/components/schemas/"
_OF_GAMES: Final = "x-of-games"  # stands where `referred` puts the name of a type

# A message is made at every step of a game, so its parts are neither checked nor copied by their shapes.
View = Annotated[dict[str, Any], WithJsonSchema({_OF_GAMES: "AnyView"})]
Event = Annotated[dict[str, Any], WithJsonSchema({_OF_GAMES: "AnyEvent"})]
Action = Annotated[dict[str, Any], WithJsonSchema({_OF_GAMES: "AnyAction"})]
Plan = Annotated[dict[str, Any], WithJsonSchema({_OF_GAMES: "AnyPlan"})]


def schemas() -> dict[str, Any]:
    """The types by their names: `GermanyView`, what it is made of, such as `GermanyViewPlayer`, and `AnyView`."""
    types: dict[str, Any] = {}
    for part in ("View", "Event", "Action", "Plan"):
        names: list[str] = []
        for game, pack in PACKS.items():
            shape = getattr(pack.shapes(), part.lower())
            if shape is not None:
                name = f"{game.capitalize()}{part}"
                names.append(name)
                types |= _described(name, shape)
        types[f"Any{part}"] = {"anyOf": [{"$ref": f"{PLACE}{name}"} for name in names]}
    return types


def _described(name: str, shape: Any) -> dict[str, Any]:
    whole = TypeAdapter(shape).json_schema(mode="serialization", ref_template=f"{PLACE}{name}{{model}}")
    parts = whole.pop("$defs", {})
    return {name: {**whole, "title": name}, **{f"{name}{part}": schema for part, schema in parts.items()}}


def referred(schema: Any) -> Any:
    """A schema with references where types of games belong. Pydantic knows of no type that it did not make."""
    if isinstance(schema, list):
        return [referred(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if _OF_GAMES in schema:
        return {"$ref": f"{PLACE}{schema[_OF_GAMES]}"}
    return {key: referred(part) for key, part in schema.items()}
