"""What a board file calls its places, routes and tickets."""

from typing import Final

from branchline.core.contract import Json


class Places:
    """Names and ends by id; an id the board does not know names itself."""

    def __init__(self, board: Json) -> None:
        self._cities: Final[dict[str, str]] = {city["id"]: city["name"] for city in board.get("cities", ())}
        self._countries: Final[dict[str, str]] = {spot["id"]: spot["country"] for spot in board.get("border_spots", ())}
        self._routes: Final[dict[str, tuple[str, str]]] = {
            route["id"]: (route["a"], route["b"]) for route in board.get("routes", ())
        }
        self._tickets: Final[dict[str, tuple[str, str, int]]] = {
            ticket["id"]: (ticket["a"], ticket["b"], ticket["value"])
            for kind in board.get("tickets", {}).values()
            for ticket in kind
        }

    def city(self, id: str) -> str | None:
        """The city's name as printed, or None for anything that is not a city."""
        return self._cities.get(id)

    def country(self, id: str) -> str:
        """The country a border spot belongs to; a country is its own."""
        return self._countries.get(id, id)

    def route(self, id: str) -> tuple[str, str]:
        """The ids of the two ends."""
        return self._routes[id]

    def ticket(self, id: str) -> tuple[str, str, int]:
        """The ids of the two ends, and the value."""
        return self._tickets[id]
