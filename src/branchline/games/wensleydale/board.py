"""The board as tables of small numbers, built once at import from `board.json`.

Areas and borders are numbered in the order of their ids, as the ledger draws for them in that order; a border's
id is its two areas in the alphabet's order. A way is a border with a direction: `2 * border` leads from the first
of its areas to the second, `2 * border + 1` back.
"""

import json
from pathlib import Path
from typing import Final

from branchline.core.boardfile import checked
from branchline.core.contract import Json
from branchline.core.native import Row, Rows, i64, vec
from branchline.games.wensleydale import boardcheck

_HOME: Final = Path(__file__).parent


def read_board(path: Path) -> dict[str, Json]:
    """A board file, checked."""
    data: Json = json.loads(path.read_text(encoding="utf-8"))
    return checked(data, boardcheck.check(data), path.name, "Wensleydale")


BOARD: Final[dict[str, Json]] = read_board(_HOME / "board.json")
BOARD_VERSION: Final[int] = BOARD["schema_version"]

# Areas
_AREA_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(sorted(BOARD["areas"], key=lambda row: str(row["id"])))
AREAS: Final[tuple[str, ...]] = tuple(row["id"] for row in _AREA_ROWS)
AREA: Final[dict[str, int]] = {name: i for i, name in enumerate(AREAS)}
AREA_COUNT: Final[i64] = len(AREAS)
LOWLAND: Final = 0
VALLEY: Final = 1
HILL: Final = 2
TERRAINS: Final = ("lowland", "valley", "hill")
TERRAIN: Final[Row] = vec[i64]([TERRAINS.index(row["terrain"]) for row in _AREA_ROWS])
MINOR: Final = 1
MAJOR: Final = 2
TOWN: Final[Row] = vec[i64](  # 0 where there is none
    [0 if row["town"] is None else MAJOR if row["town"]["size"] == "major" else MINOR for row in _AREA_ROWS]
)
CLOSED: Final[tuple[bool, ...]] = tuple(not row["build_into"] for row in _AREA_ROWS)  # hills, and The South (W8.20)

# Companies: bits of a mask, and numbers beside the seats among the owners of links.
COMPANIES: Final = ("midland", "north_eastern")
COMPANY_COUNT: Final[i64] = 2
FIRST_COMPANIES: Final[Row] = vec[i64](
    [
        0 if row["town"] is None or row["town"]["company"] is None else 1 << COMPANIES.index(row["town"]["company"])
        for row in _AREA_ROWS
    ]
)
FIRST_TOWNS: Final[Row] = vec[i64]([area for area in range(AREA_COUNT) if FIRST_COMPANIES[area]])

# Borders
_PAIRS: Final[tuple[tuple[str, str], ...]] = tuple(
    sorted((min(row["a"], row["b"]), max(row["a"], row["b"])) for row in BOARD["adjacency"])
)
BORDERS: Final[tuple[str, ...]] = tuple(f"{a}-{b}" for a, b in _PAIRS)
BORDER: Final[dict[str, int]] = {name: i for i, name in enumerate(BORDERS)}
BORDER_COUNT: Final[i64] = len(BORDERS)
SIDE_A: Final[Row] = vec[i64]([AREA[a] for a, _ in _PAIRS])
SIDE_B: Final[Row] = vec[i64]([AREA[b] for _, b in _PAIRS])


def _cost(a: int, b: int) -> int:
    """Build points of a link across this border; 0 beside a hill, where none can lie (W8.18, W8.21-W8.23)."""
    if HILL in (TERRAIN[a], TERRAIN[b]):
        return 0
    return 2 if VALLEY in (TERRAIN[a], TERRAIN[b]) else 1


COST: Final[Row] = vec[i64]([_cost(SIDE_A[i], SIDE_B[i]) for i in range(BORDER_COUNT)])

TRACK_BORDERS: Final[Row] = vec[i64]([i for i in range(BORDER_COUNT) if COST[i]])  # where a link can lie

# Ways
WAYS: Final[i64] = 2 * BORDER_COUNT
FROM: Final[Row] = vec[i64]([SIDE_B[way >> 1] if way & 1 else SIDE_A[way >> 1] for way in range(WAYS)])
TO: Final[Row] = vec[i64]([SIDE_A[way >> 1] if way & 1 else SIDE_B[way >> 1] for way in range(WAYS)])
# From each area: the ways a link could lie on, and those among them it may be built along.
TRACKS_OUT: Final[Rows] = vec[Row](
    [vec[i64]([way for way in range(WAYS) if FROM[way] == area and COST[way >> 1]]) for area in range(AREA_COUNT)]
)
BUILDS_OUT: Final[Rows] = vec[Row]([vec[i64]([way for way in ways if not CLOSED[TO[way]]]) for ways in TRACKS_OUT])
NEIGHBOURS: Final[Rows] = vec[Row](
    [vec[i64]([TO[way] for way in range(WAYS) if FROM[way] == area]) for area in range(AREA_COUNT)]
)
HILLS_BESIDE: Final[Rows] = vec[Row](
    [vec[i64]([other for other in NEIGHBOURS[area] if TERRAIN[other] == HILL]) for area in range(AREA_COUNT)]
)
TOWNS_BESIDE: Final[Rows] = vec[Row](
    [vec[i64]([other for other in NEIGHBOURS[area] if TOWN[other]]) for area in range(AREA_COUNT)]
)

# Pieces
STONE: Final = 0
CHEESE: Final = 1
RED: Final = 2  # RED + company is the colour of that company's passengers
GREEN: Final = 3
OPPOSITION: Final = 4
PIECES: Final = ("stone", "cheese", "red", "green", "opposition")
PIECE_KINDS: Final[i64] = 5
CARGO_KINDS: Final[i64] = 4  # those that trains carry


def can_lie(kind: int, area: int) -> bool:
    """Whether pieces of this kind ever lie in the area."""
    if TERRAIN[area] == HILL:
        return kind == STONE
    if TOWN[area]:
        return kind >= RED
    return TERRAIN[area] == LOWLAND and kind == CHEESE


KINDS_LYING: Final[Rows] = vec[Row](  # by area
    [vec[i64]([kind for kind in range(PIECE_KINDS) if can_lie(kind, area)]) for area in range(AREA_COUNT)]
)
_COMPONENTS: Final[dict[str, Json]] = BOARD["components"]
PIECE_COUNTS: Final[tuple[int, ...]] = (  # W1.8
    _COMPONENTS["stone"],
    _COMPONENTS["cheese"],
    _COMPONENTS["red_passengers"],
    _COMPONENTS["green_passengers"],
    _COMPONENTS["opposition"],
)
INCOME: Final[Row] = vec[i64]((2, 1, 1, 1))  # W13.1
SQUARES: Final[Row] = vec[i64](  # areas that are seeded with goods (W2.11)
    [area for area, row in enumerate(_AREA_ROWS) if row["goods_square"] is not None]
)
SQUARE: Final[Row] = vec[i64](  # whose goods those are
    [-1 if row["goods_square"] is None else PIECES.index(row["goods_square"]) for row in _AREA_ROWS]
)
# Towns that are seeded with passengers, as often as each draws: major ones first (W2.20-W2.22).
STANDS: Final[Row] = vec[i64](
    [
        area
        for size, number in ((MAJOR, 3), (MINOR, 2))
        for area in range(AREA_COUNT)
        if TOWN[area] == size and not FIRST_COMPANIES[area]
        for _ in range(number)
    ]
)

# Influence
GOVERNMENT: Final = 0
TRAIN: Final = 1
MIDLAND: Final = 2  # MIDLAND + company is the influence with that company
NORTH_EASTERN: Final = 3
KINDS: Final = ("government", "train", "midland", "north_eastern")
KIND_COUNT: Final[i64] = 4
PROFIT_LOSS: Final = 4  # the fifth track
TRACK_NAMES: Final = (*KINDS, "profit_loss")
TRACK_COUNT: Final = 5
MOST_POINTS: Final[i64] = BOARD["tracks"]["influence"]["max"]
START_POINTS: Final[Row] = vec[i64]([BOARD["tracks"]["influence"]["start"][kind] for kind in KINDS])
MOST_PROFIT: Final[i64] = BOARD["tracks"]["profit_loss"]["max"]
LEAST_PROFIT: Final[i64] = BOARD["tracks"]["profit_loss"]["min"]
TOKENS_EACH: Final[tuple[int, ...]] = tuple(_COMPONENTS["influence_tokens"][kind] for kind in KINDS)

# Boxes, box 1 first
_BOX_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(
    sorted(BOARD["influence"]["boxes"], key=lambda row: int(row["number"]))
)
BOXES: Final[i64] = len(_BOX_ROWS)
BOX_ROW: Final[tuple[str, ...]] = tuple(row["row"] for row in _BOX_ROWS)
PRINTED: Final[Rows] = vec[Row]([vec[i64]([row["fixed"].get(kind, 0) for kind in KINDS]) for row in _BOX_ROWS])
LEAST_BID: Final[Row] = vec[i64]([sum(list(points)) for points in PRINTED])  # W6.5

# Trains
_TRAIN_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["trains"])
TRAINS: Final[tuple[str, ...]] = tuple(row["id"] for row in _TRAIN_ROWS)
TRAIN_COUNT: Final[i64] = len(TRAINS)
PRICE: Final[Row] = vec[i64]([row["cost"] for row in _TRAIN_ROWS])
DEAREST: Final = 3
PASSENGER_SLOTS: Final[Row] = vec[i64]([row["passenger_slots"] for row in _TRAIN_ROWS])
GOODS_SLOTS: Final[Row] = vec[i64]([row["goods_slots"] for row in _TRAIN_ROWS])

# What each player and company owns
CUBES: Final[i64] = _COMPONENTS["per_player"]["investment_cubes"]
CUBES_A_TURN: Final[i64] = BOARD["tracks"]["investment"]["per_turn"]
LINKS: Final[i64] = _COMPONENTS["per_player"]["track_links"]
COMPANY_LINKS: Final[Row] = vec[i64]([_COMPONENTS["company_links"][name] for name in COMPANIES])
TURNS: Final[Row] = vec[i64]((0, 0, 0, 5, 4))  # by the number of players (W1.2, W1.3)
