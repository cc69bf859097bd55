"""A second board to play on: the published one with everything called otherwise, in another order, a little smaller."""

import json
from typing import Any

from branchline.games import GAMES

CUT = 5  # tickets fewer of each kind


def board() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(GAMES["germany"].board))
    tickets, colours = data["tickets"], data["colours"]
    places = ("cities", "countries", "border_spots", "routes", "route_groups")
    known = {row["id"] for rows in (*(data[part] for part in places), *tickets.values()) for row in rows}
    for route in data["routes"]:
        if route["colour"] in colours:
            route["colour"] = colours[(colours.index(route["colour"]) + 3) % len(colours)]
    data = {part: renamed(data[part], known) if part in (*places, "tickets") else data[part] for part in data}
    for part in places:
        data[part].reverse()
    for kind in data["tickets"]:
        data["tickets"][kind] = data["tickets"][kind][CUT:][::-1]
    for row in data["cities"] + data["countries"]:
        row["name"] = row["name"][::-1]
    return data


def renamed(node: Any, known: set[str]) -> Any:
    """All ids in it with something before them."""
    if isinstance(node, dict):
        return {key: renamed(value, known) for key, value in node.items()}
    if isinstance(node, list):
        return [renamed(value, known) for value in node]
    return f"x-{node}" if isinstance(node, str) and node in known else node


GAME = GAMES["germany"].on(board())
