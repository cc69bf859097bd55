"""Is this a board for Ticket to Ride: Germany? Every problem is listed with its place."""

from typing import Final

from branchline.core.boardfile import Reader, Rows, shown
from branchline.core.contract import Json, Problem
from branchline.games.germany import playable
from branchline.games.germany.pieces import CARD_COLOURS, FIGURE_COLOURS, FIGURES, LONGEST

GREY: Final = "grey"
# The compiled rules keep sets of routes in three machine words: four colours, four colours, grey.
MOST_ROUTES_A_WORD: Final = 62
WORD_COLOURS: Final = (CARD_COLOURS[:4], CARD_COLOURS[4:], (GREY,))
MOST_ENDS: Final = 256  # cities and border spots: networks are kept as bytes
FEWEST_TICKETS: Final = 20  # of a kind
MOST_ROWS: Final = 500  # of anything: more is looked at no further
# What is told of this game's boards alone, in English; the catalogues hold the same in every language.
SENTENCES: Final[dict[str, str]] = {
    "germany-board-file": "a board file is one JSON object",
    "germany-board-rows": "{count} entries; at most {most} are possible",
    "germany-board-ends": "{count} cities and border spots; at most {most} are possible",
    "germany-board-colours": "the card colours are {allowed}, in this order",
    "germany-board-passengers": "all places together have {count} passengers; {wanted} are needed",
    "germany-board-spot": "{count} routes end here; one is needed",
    "germany-board-no-spot": "no border spot belongs to this country",
    "germany-board-route-loop": "the route leads from {value} to itself",
    "germany-board-colour": "{value} is neither a card colour nor {grey}",
    "germany-board-parallel": "{value} is not the group of a parallel route, {wanted}",
    "germany-board-routes": "{count} routes in {colours}; at most {most} are possible",
    "germany-board-tickets": "an object with the lists “short” and “long” is needed here",
    "germany-board-few-tickets": "{count} tickets; at least {least} are needed",
    "germany-board-ticket-loop": "the ticket leads from {value} to itself",
    # Warnings
    "germany-board-lost": "without a longitude and a latitude in degrees it is drawn at the edge",
    "germany-board-alone": "no route leads here",
    "germany-board-apart": "from here no routes lead to {place}",
    "germany-board-no-way": "no routes join {a} and {b}, so nobody can complete this ticket",
    "germany-board-few-spaces": "{count} spaces in all, fewer than the {wanted} wagons of two players",
}

# The numbers under `rules`. The page reads them there; a board cannot change what the rules play by.
RULES: Final[dict[str, int]] = {
    "train_cards.per_colour": 12,
    "train_cards.locomotives": 14,
    "train_cards.total": 110,
    "train_cards.face_up": 5,
    "train_cards.start_hand": 4,
    "train_cards.redeal_when_face_up_locomotives": 3,
    "wagons_per_player": 45,
    "route_scores.1": 1,
    "route_scores.2": 2,
    "route_scores.3": 4,
    "route_scores.4": 7,
    "route_scores.5": 10,
    "route_scores.6": 15,
    "route_scores.7": 18,
    "last_round_when_wagons_at_most": 2,
    "parallel_routes.max_tracks_per_player_in_group": 1,
    "parallel_routes.only_one_track_usable_with_players_up_to": 3,
    "tickets.setup_draw": 4,
    "tickets.setup_keep_min": 2,
    "tickets.turn_draw": 4,
    "tickets.turn_keep_min": 1,
    "globetrotter_bonus": 15,
    "passengers.per_colour": 10,
    "passengers.total": FIGURES,
    "passengers.most_points": 20,
    "passengers.second_points": 10,
}
PLAYER_COLOURS: Final = ("white", "red", "purple", "yellow", "black")


def check(data: Json) -> list[Problem]:
    """All problems of a board file; none means it can be played on."""
    read = Reader(SENTENCES)
    if not isinstance(data, dict):
        return [Problem("file", SENTENCES["germany-board-file"], id="germany-board-file")]
    _check_header(read, data)
    read.states(data, {f"rules.{name}": value for name, value in RULES.items()})
    read.states(data, {"rules.player_colours": list(PLAYER_COLOURS), "rules.passengers.colours": list(FIGURE_COLOURS)})
    city_rows = read.rows(data, "cities")
    country_rows = read.rows(data, "countries")
    spot_rows = read.rows(data, "border_spots")
    route_rows = read.rows(data, "routes")
    parts = {"cities": city_rows, "countries": country_rows, "border_spots": spot_rows, "routes": route_rows}
    for part, rows in parts.items():
        if len(rows) > MOST_ROWS:
            read.tell(part, "germany-board-rows", {"count": len(rows), "most": MOST_ROWS})
            return read.problems
    read.name(data)
    seen: set[str] = set()  # places and border spots share their ids
    cities = read.ids(city_rows, seen)
    countries = read.ids(country_rows, seen)
    spots = read.ids(spot_rows, seen)
    if len(cities | spots) > MOST_ENDS:
        read.tell("cities", "germany-board-ends", {"count": len(cities | spots), "most": MOST_ENDS})
    _check_places(read, city_rows + country_rows)
    _check_borders(read, country_rows, countries, spot_rows, route_rows)
    _check_routes(read, route_rows, cities, spots)
    _check_groups(read, read.rows(data, "route_groups"), route_rows)
    _check_tickets(read, data, cities | countries)
    if not read.problems:
        playable.warn(read, data)
    return read.problems


def _check_header(read: Reader, data: dict[str, Json]) -> None:
    schema = data.get("schema")
    if not isinstance(schema, dict) or schema.get("name") != "board-data/germany":
        read.tell("schema.name", "board-needed", {"value": "'board-data/germany'"})
    else:
        read.whole(schema, "version", "schema", 1, 1)
    game = data.get("game")
    if not isinstance(game, dict) or game.get("id") != "germany":
        read.tell("game.id", "board-needed", {"value": "'germany'"})
    if data.get("colours") != list(CARD_COLOURS):
        read.tell("colours", "germany-board-colours", {"allowed": ", ".join(CARD_COLOURS)})


def _check_places(read: Reader, rows: Rows) -> None:
    figures = 0
    for place, row in rows:
        read.text(row, "name", place)
        figures += read.whole(row, "passengers", place, 0, FIGURES)
    if figures != FIGURES:
        read.tell("passengers", "germany-board-passengers", {"count": figures, "wanted": FIGURES})


def _check_borders(read: Reader, country_rows: Rows, countries: set[str], spot_rows: Rows, route_rows: Rows) -> None:
    """Countries, their spots, and the one route that ends at each."""
    spots_of: dict[str, list[str]] = {}
    for place, row in spot_rows:
        spot = row.get("id")
        if not isinstance(spot, str):
            continue
        spots_of.setdefault(read.known(countries, row, "country", place, "country"), []).append(spot)
        ends = [route for _, route in route_rows if route.get("b") == spot]
        if len(ends) != 1:
            read.tell(place, "germany-board-spot", {"count": len(ends)})
        else:
            read.says(row, "city", place, ends[0].get("a"))
            read.says(row, "route", place, ends[0].get("id"))
    for place, row in country_rows:
        country = row.get("id")
        own = spots_of.get(country, []) if isinstance(country, str) else []
        if not own:
            read.tell(f"{place}.spots", "germany-board-no-spot")
        else:
            read.lists(row, "spots", place, own)


def _check_routes(read: Reader, rows: Rows, cities: set[str], spots: set[str]) -> None:
    read.ids(rows, set())
    group_of: dict[tuple[str, str], str] = {}
    counts = [0, 0, 0]
    for place, row in rows:
        a = read.known(cities, row, "a", place, "city")
        b = read.known(cities | spots, row, "b", place, "city or border spot")
        if a and a == b:
            read.tell(f"{place}.b", "germany-board-route-loop", {"value": shown(a)})
        read.whole(row, "length", place, 1, LONGEST)
        colour = read.text(row, "colour", place)
        if colour and colour not in CARD_COLOURS and colour != GREY:
            read.tell(f"{place}.colour", "germany-board-colour", {"value": shown(colour), "grey": GREY})
        for word, colours in enumerate(WORD_COLOURS):
            counts[word] += colour in colours
        group = read.text(row, "group", place)
        parallel = group_of.setdefault((min(a, b), max(a, b)), group)
        if group != parallel:
            read.tell(f"{place}.group", "germany-board-parallel", {"value": shown(group), "wanted": shown(parallel)})
    for colours, count in zip(WORD_COLOURS, counts, strict=True):
        if count > MOST_ROUTES_A_WORD:
            said: dict[str, str | int] = {"count": count, "colours": ", ".join(colours), "most": MOST_ROUTES_A_WORD}
            read.tell("routes", "germany-board-routes", said)


def _check_groups(read: Reader, group_rows: Rows, route_rows: Rows) -> None:
    """Parallel routes, as each route tells them and as the list of groups does."""
    members: dict[str, list[dict[str, Json]]] = {}
    for _, route in route_rows:
        group = route.get("group")
        if isinstance(group, str):
            members.setdefault(group, []).append(route)
    groups = read.ids(group_rows, set())
    for place, route in route_rows:
        group = route.get("group")
        if isinstance(group, str):
            read.known(groups, route, "group", place, "group")
            read.lists(route, "siblings", place, _ids([other for other in members[group] if other is not route]))
    for place, row in group_rows:
        name = row.get("id")
        routes = members.get(name, []) if isinstance(name, str) else []
        read.lists(row, "routes", place, _ids(routes))
        read.says(row, "tracks", place, len(routes))
        for route in routes:
            for key in ("a", "b", "length"):
                read.says(row, key, place, route.get(key))


def _ids(rows: list[dict[str, Json]]) -> list[str]:
    return [row["id"] for row in rows if isinstance(row.get("id"), str)]


def _check_tickets(read: Reader, data: dict[str, Json], places: set[str]) -> None:
    seen: set[str] = set()
    tickets = data.get("tickets")
    if not isinstance(tickets, dict):
        read.tell("tickets", "germany-board-tickets")
        return
    for key in ("short", "long"):
        rows = read.rows(tickets, key, "tickets.")
        if len(rows) < FEWEST_TICKETS:  # five players may all ask for four of one kind at set-up
            read.tell(f"tickets.{key}", "germany-board-few-tickets", {"count": len(rows), "least": FEWEST_TICKETS})
        if len(rows) > MOST_ROWS:
            read.tell(f"tickets.{key}", "germany-board-rows", {"count": len(rows), "most": MOST_ROWS})
            continue
        read.ids(rows, seen)
        for place, row in rows:
            a = read.known(places, row, "a", place, "city or country")
            b = read.known(places, row, "b", place, "city or country")
            if a and a == b:
                read.tell(f"{place}.b", "germany-board-ticket-loop", {"value": shown(a)})
            read.whole(row, "value", place, 1, 99)
