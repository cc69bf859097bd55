"""The board as tables of small numbers, built once at import from `board.json`.

Cards are 0..7 in the order of the board file and 8 for a locomotive; passengers 0..5; places are
cities then countries; nodes (ends of track) are cities then border spots; tickets are short then long.
"""

import json
from pathlib import Path
from typing import Final

from branchline.core.boardfile import checked
from branchline.core.contract import Json
from branchline.core.native import Row, Rows, i64, vec
from branchline.games.germany import boardcheck

_HOME: Final = Path(__file__).parent


def read_board(path: Path) -> dict[str, Json]:
    """A board file, checked."""
    data: Json = json.loads(path.read_text(encoding="utf-8"))
    return checked(data, boardcheck.check(data), path.name, "Germany")


BOARD: Final[dict[str, Json]] = read_board(_HOME / "board.json")
BOARD_VERSION: Final[int] = BOARD["schema"]["version"]

COLOURS: Final[i64] = 8
LOCO: Final = 8
KINDS: Final[i64] = 9
CARDS: Final[tuple[str, ...]] = (*boardcheck.CARD_COLOURS, "loco")
COPIES: Final[tuple[int, ...]] = (12,) * COLOURS + (14,)  # G1.4, G1.5
SLOTS: Final[i64] = 5
START_HAND: Final = 4
START_WAGONS: Final = 45
LAST_WAGONS: Final = 2
POINTS: Final[Row] = vec[i64]([0, 1, 2, 4, 7, 10, 15, 18])  # by length, G9.1
LONGEST: Final = boardcheck.LONGEST

FIGURE_COLOURS: Final[tuple[str, ...]] = boardcheck.FIGURE_COLOURS
FIGURE_KINDS: Final[i64] = 6
FIGURES_EACH: Final = 10
FIGURES: Final = boardcheck.FIGURES

# Places, where passengers stand.
CITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in BOARD["cities"])
CITY_COUNT: Final[i64] = len(CITIES)
COUNTRIES: Final[tuple[str, ...]] = tuple(row["id"] for row in BOARD["countries"])
PLACES: Final[tuple[str, ...]] = CITIES + COUNTRIES
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}
_CROWDS: Final[tuple[int, ...]] = tuple(row["passengers"] for row in BOARD["cities"] + BOARD["countries"])
FIRST_FIGURE: Final[Row] = vec[i64]([sum(_CROWDS[:i]) for i in range(len(PLACES) + 1)])

# Nodes, where track ends. A border spot is a dead end of its own (G11.7).
_SPOTS: Final[tuple[str, ...]] = tuple(row["id"] for row in BOARD["border_spots"])
_NODE: Final[dict[str, int]] = {name: i for i, name in enumerate(CITIES + _SPOTS)}
NODES: Final = len(_NODE)
_COUNTRY_OF: Final[dict[str, str]] = {row["id"]: row["country"] for row in BOARD["border_spots"]}

# Routes.
_ROUTES: Final[list[dict[str, Json]]] = BOARD["routes"]
ROUTES: Final[tuple[str, ...]] = tuple(row["id"] for row in _ROUTES)
ROUTE: Final[dict[str, int]] = {name: i for i, name in enumerate(ROUTES)}
ROUTE_COUNT: Final = len(ROUTES)
LENGTH: Final[Row] = vec[i64]([row["length"] for row in _ROUTES])
GREY: Final = COLOURS  # as the colour of a route, where it means any one colour
ROUTE_COLOUR: Final[tuple[int, ...]] = tuple(
    GREY if row["colour"] == boardcheck.GREY else CARDS.index(row["colour"]) for row in _ROUTES
)
NODE_A: Final[Row] = vec[i64]([_NODE[row["a"]] for row in _ROUTES])
NODE_B: Final[Row] = vec[i64]([_NODE[row["b"]] for row in _ROUTES])
PLACE_A: Final[Row] = vec[i64]([PLACE[row["a"]] for row in _ROUTES])
PLACE_B: Final[Row] = vec[i64]([PLACE[_COUNTRY_OF.get(row["b"]) or row["b"]] for row in _ROUTES])
SIBLINGS: Final[Rows] = vec[Row](
    [
        vec[i64]([i for i, other in enumerate(_ROUTES) if other["group"] == row["group"] and other is not row])
        for row in _ROUTES
    ]
)

# A set of routes is three words, so that each fits a machine word (colours 0-3, colours 4-7, grey).
WORDS: Final = 3
_WORDS: Final[tuple[int, ...]] = tuple(colour // 4 for colour in ROUTE_COLOUR)
WORD: Final[Row] = vec[i64](_WORDS)
BIT: Final[Row] = vec[i64]([1 << _WORDS[:i].count(_WORDS[i]) for i in range(ROUTE_COUNT)])
ALL_ROUTES: Final[Row] = vec[i64]([sum(BIT[i] for i in range(ROUTE_COUNT) if WORD[i] == word) for word in range(WORDS)])

# Tickets.
_SHORT: Final[list[dict[str, Json]]] = BOARD["tickets"]["short"]
_TICKETS: Final[list[dict[str, Json]]] = _SHORT + BOARD["tickets"]["long"]
TICKETS: Final[tuple[str, ...]] = tuple(row["id"] for row in _TICKETS)
TICKET: Final[dict[str, int]] = {name: i for i, name in enumerate(TICKETS)}
TICKET_COUNT: Final[i64] = len(TICKETS)
SHORT_TICKETS: Final = len(_SHORT)
VALUE: Final[Row] = vec[i64]([row["value"] for row in _TICKETS])
TICKET_A: Final[Row] = vec[i64]([PLACE[row["a"]] for row in _TICKETS])
TICKET_B: Final[Row] = vec[i64]([PLACE[row["b"]] for row in _TICKETS])
# The nodes that meet a place: the city itself, or any one border spot of the country (G11.9).
NODES_OF: Final[Rows] = vec[Row](
    [vec[i64]([i]) for i in range(len(CITIES))]
    + [vec[i64]([_NODE[spot] for spot in row["spots"]]) for row in BOARD["countries"]]
)
