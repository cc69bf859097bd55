"""Is this a board for Ticket to Ride: Germany? Every problem is listed with its place."""

from typing import Final

from branchline.core.contract import Json, Problem

CARD_COLOURS: Final = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
FIGURE_COLOURS: Final = ("red", "green", "black", "yellow", "blue", "white")
GREY: Final = "grey"
LONGEST: Final = 7
FIGURES: Final = 60
# The compiled rules keep sets of routes in three machine words: four colours, four colours, grey.
MOST_ROUTES_A_WORD: Final = 62
WORD_COLOURS: Final = (CARD_COLOURS[:4], CARD_COLOURS[4:], (GREY,))


class _Reader:
    """Walks through a board file and notes what is wrong instead of stopping at the first slip."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, place: str, text: str) -> None:
        self.problems.append(Problem(place, text))

    def rows(self, data: Json, key: str, place: str = "") -> list[tuple[str, dict[str, Json]]]:
        """The objects of the list under `key`, each with its place."""
        where = f"{place}{key}"
        found = data.get(key) if isinstance(data, dict) else None
        if not isinstance(found, list):
            self.note(where, "a list is needed here")
            return []
        rows: list[tuple[str, dict[str, Json]]] = []
        for i, row in enumerate(found):
            if isinstance(row, dict):
                rows.append((f"{where}[{i}]", row))
            else:
                self.note(f"{where}[{i}]", "an object is needed here")
        return rows

    def text(self, row: dict[str, Json], key: str, place: str) -> str:
        value = row.get(key)
        if isinstance(value, str) and value:
            return value
        self.note(f"{place}.{key}", "a text is needed here")
        return ""

    def whole(self, row: dict[str, Json], key: str, place: str, least: int, most: int) -> int:
        value = row.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.note(f"{place}.{key}", f"{value!r} is not a whole number from {least} to {most}")
        return least

    def fresh(self, seen: set[str], name: str, place: str) -> None:
        if name in seen:
            self.note(place, f"the id {name!r} is used twice")
        seen.add(name)


def check(data: Json) -> list[Problem]:
    """All problems of a board file; none means it can be played on."""
    read = _Reader()
    if not isinstance(data, dict):
        return [Problem("file", "a board file is one JSON object")]
    _check_header(read, data)
    cities, countries, spots = _check_places(read, data)
    _check_routes(read, data, cities, spots)
    _check_tickets(read, data, cities | countries)
    return read.problems


def _check_header(read: _Reader, data: dict[str, Json]) -> None:
    schema = data.get("schema")
    if not isinstance(schema, dict) or schema.get("name") != "board-data/germany":
        read.note("schema.name", "'board-data/germany' is needed here")
    else:
        read.whole(schema, "version", "schema", 1, 1)
    if data.get("colours") != list(CARD_COLOURS):
        read.note("colours", f"the card colours are {', '.join(CARD_COLOURS)}, in this order")


def _check_places(read: _Reader, data: dict[str, Json]) -> tuple[set[str], set[str], set[str]]:
    seen: set[str] = set()
    cities: set[str] = set()
    countries: set[str] = set()
    spots: set[str] = set()
    figures = 0
    for key, names in (("cities", cities), ("countries", countries)):
        for place, row in read.rows(data, key):
            name = read.text(row, "id", place)
            read.text(row, "name", place)
            read.fresh(seen, name, place)
            names.add(name)
            figures += read.whole(row, "passengers", place, 0, FIGURES)
    if figures != FIGURES:
        read.note("passengers", f"all places together have {figures} passengers; {FIGURES} are needed")
    for place, row in read.rows(data, "border_spots"):
        name = read.text(row, "id", place)
        read.fresh(seen, name, place)
        spots.add(name)
        _known(read, countries, read.text(row, "country", place), f"{place}.country", "country")
    for place, row in read.rows(data, "countries"):
        listed = row.get("spots")
        if not isinstance(listed, list) or not listed:
            read.note(f"{place}.spots", "a list of border spots is needed here")
            continue
        for spot in listed:
            _known(read, spots, spot, f"{place}.spots", "border spot")
    return cities, countries, spots


def _check_routes(read: _Reader, data: dict[str, Json], cities: set[str], spots: set[str]) -> None:
    seen: set[str] = set()
    ends_of_group: dict[str, set[str]] = {}
    used_spots: set[str] = set()
    counts = [0, 0, 0]
    for place, row in read.rows(data, "routes"):
        read.fresh(seen, read.text(row, "id", place), place)
        a = read.text(row, "a", place)
        b = read.text(row, "b", place)
        _known(read, cities, a, f"{place}.a", "city")
        _known(read, cities | spots, b, f"{place}.b", "city or border spot")
        if b in spots:
            if b in used_spots:
                read.note(f"{place}.b", f"the border spot {b!r} already ends another route")
            used_spots.add(b)
        read.whole(row, "length", place, 1, LONGEST)
        colour = read.text(row, "colour", place)
        if colour not in CARD_COLOURS and colour != GREY:
            read.note(f"{place}.colour", f"{colour!r} is neither a card colour nor {GREY}")
        for word, colours in enumerate(WORD_COLOURS):
            counts[word] += colour in colours
        group = read.text(row, "group", place)
        if ends_of_group.setdefault(group, {a, b}) != {a, b}:
            read.note(f"{place}.group", f"the routes of group {group!r} do not share both ends")
    for spot in sorted(spots - used_spots):
        read.note("border_spots", f"no route ends at {spot!r}")
    for colours, count in zip(WORD_COLOURS, counts, strict=True):
        if count > MOST_ROUTES_A_WORD:
            read.note("routes", f"{count} routes in {', '.join(colours)}; at most {MOST_ROUTES_A_WORD} are possible")


def _check_tickets(read: _Reader, data: dict[str, Json], places: set[str]) -> None:
    seen: set[str] = set()
    tickets = data.get("tickets")
    if not isinstance(tickets, dict):
        read.note("tickets", "an object with the lists 'short' and 'long' is needed here")
        return
    for key in ("short", "long"):
        rows = read.rows(tickets, key, "tickets.")
        if len(rows) < 20:  # five players may all ask for four of one kind at set-up
            read.note(f"tickets.{key}", f"{len(rows)} tickets; at least 20 are needed")
        for place, row in rows:
            read.fresh(seen, read.text(row, "id", place), place)
            for end in ("a", "b"):
                _known(read, places, read.text(row, end, place), f"{place}.{end}", "city or country")
            read.whole(row, "value", place, 1, 99)


def _known(read: _Reader, names: set[str], name: Json, place: str, kind: str) -> None:
    if name not in names:
        read.note(place, f"{name!r} is no {kind} of this board")
