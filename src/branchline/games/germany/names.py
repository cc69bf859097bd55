"""The names of Ticket to Ride: Germany: places, routes, tickets, cards and passengers."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.pack import Value, Words
from branchline.games.germany.board import BOARD

# Countries that the catalogues know, as the published board calls them.
PUBLISHED: Final[dict[str, str]] = {country["id"]: country["name"] for country in BOARD.file["countries"]}


class Names:
    """Names from the board file, countries and colours from the catalogue."""

    def __init__(self, board: Json, words: Words) -> None:
        self._words: Final = words
        self._cities: Final[dict[str, str]] = {city["id"]: city["name"] for city in board["cities"]}
        self._countries: Final[dict[str, str]] = {country["id"]: country["name"] for country in board["countries"]}
        self._country_of: Final[dict[str, str]] = {spot["id"]: spot["country"] for spot in board["border_spots"]}
        self._routes: Final[dict[str, tuple[str, str, int]]] = {
            route["id"]: (route["a"], route["b"], route["length"]) for route in board["routes"]
        }
        self._tickets: Final[dict[str, tuple[str, str, int]]] = {
            ticket["id"]: (ticket["a"], ticket["b"], ticket["value"])
            for kind in board["tickets"].values()
            for ticket in kind
        }

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        """Germany's rows of the table in README.md."""
        words = self._words
        if argument in ("place", "a", "b"):
            return self._place(argument, value)
        if argument == "route":
            return {argument: self._ends(*self._routes[value][:2])}
        if argument == "routes" and isinstance(value, list):
            return {argument: words.joined(self._numbered(*self._routes[route]) for route in value)}
        if argument == "places":
            return {argument: words.gathered(str(self._place("x", place)["x"]) for place in value)}
        if argument == "colour" and "passenger" in sentence:
            return words.forms(argument, f"germany-passenger-{value}", value)
        if argument in ("card", "colour"):
            return words.forms(argument, f"germany-card-{value}", value)
        if argument == "tickets" and isinstance(value, list):
            return {argument: words.joined(self._numbered(*self._tickets[ticket]) for ticket in value)}
        if argument == "cards" and isinstance(value, list):
            return {argument: words.counted("germany-card", value)}
        if argument == "passengers" and isinstance(value, list):
            return {argument: words.counted("germany-passenger", value)}
        if argument == "kept":
            return {argument: words.joined(f"{words.seat(seat)} ({count})" for seat, count in enumerate(value))}
        return None

    def _place(self, argument: str, id: str) -> dict[str, Value]:
        city = self._cities.get(id)
        if city is not None:
            return self._words.forms(argument, "germany-place-city", city, name=city)
        country = self._country_of.get(id, id)  # a border spot is said as its country
        name = self._countries.get(country, country)
        if PUBLISHED.get(country) == name:
            return self._words.forms(argument, f"germany-place-{country}", name)
        return self._words.forms(argument, "germany-place-city", name, name=name)  # somebody's own: said like a city

    def _ends(self, a: str, b: str) -> str:
        return f"{self._place('a', a)['a']}–{self._place('b', b)['b']}"

    def _numbered(self, a: str, b: str, number: int) -> str:
        """A ticket with its value, a route with its length."""
        return f"{self._ends(a, b)} ({number})"
