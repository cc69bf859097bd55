"""What a good board of Germany had better have, so that it plays well: a warning for each thing that it lacks."""

from typing import Final

from branchline.core.boardfile import Reader, whole_number
from branchline.core.contract import Json
from branchline.games.germany.pieces import START_WAGONS

PLAYERS: Final = 2  # with fewer spaces than they have wagons, games end only when nobody can play on


def warn(read: Reader, data: dict[str, Json]) -> None:
    """Notes what is missing on a board that has no problem."""
    for part in ("cities", "countries", "border_spots"):
        for i, row in enumerate(data[part]):
            if not lies_somewhere(row):
                read.tell(f"{part}[{i}]", "germany-board-lost", warning=True)
    joined = _joined(data)
    _warn_of_cities(read, data, joined)
    _warn_of_tickets(read, data, joined)
    spaces = sum([route["length"] for route in data["routes"]])
    if spaces < PLAYERS * START_WAGONS:
        said: dict[str, str | int] = {"count": spaces, "wanted": PLAYERS * START_WAGONS}
        read.tell("routes", "germany-board-few-spaces", said, warning=True)


def lies_somewhere(row: Json) -> bool:
    """Whether a place says where it lies, in degrees."""
    return _is_degree(row.get("lon"), 180) and _is_degree(row.get("lat"), 85)


def _is_degree(value: Json, most: int) -> bool:
    if not isinstance(value, float) and not whole_number(value, -most, most):
        return False
    inside: bool = -most <= value <= most
    return inside


def _joined(data: dict[str, Json]) -> dict[str, str]:
    """One end of track for each, the same for all that routes join. A border spot leads no further (G11.7)."""
    first = {row["id"]: row["id"] for row in data["cities"] + data["border_spots"]}
    abroad = {row["id"] for row in data["border_spots"]}
    for route in data["routes"]:
        if route["b"] not in abroad:
            a, b = _first(first, route["a"]), _first(first, route["b"])
            first[a] = b
    for route in data["routes"]:
        if route["b"] in abroad:
            first[route["b"]] = route["a"]
    return {id: _first(first, id) for id in first}


def _first(first: dict[str, str], id: str) -> str:
    while first[id] != id:
        id = first[id]
    return id


def _warn_of_cities(read: Reader, data: dict[str, Json], joined: dict[str, str]) -> None:
    served = {end for route in data["routes"] for end in (route["a"], route["b"])}
    told: set[str] = set()
    for i, city in enumerate(data["cities"]):
        place, part = f"cities[{i}]", joined[city["id"]]
        if city["id"] not in served:
            read.tell(place, "germany-board-alone", warning=True)
        elif part not in told:
            if told:
                read.tell(place, "germany-board-apart", {"place": min(told)}, warning=True)
            told.add(part)


def _warn_of_tickets(read: Reader, data: dict[str, Json], joined: dict[str, str]) -> None:
    parts = {city["id"]: {joined[city["id"]]} for city in data["cities"]}
    for country in data["countries"]:
        parts[country["id"]] = {joined[spot] for spot in country["spots"]}
    for kind in ("short", "long"):
        for i, ticket in enumerate(data["tickets"][kind]):
            a, b = ticket["a"], ticket["b"]
            if parts[a].isdisjoint(parts[b]):
                read.tell(f"tickets.{kind}[{i}]", "germany-board-no-way", {"a": a, "b": b}, warning=True)
