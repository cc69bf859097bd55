"""The Moon as tables of small numbers, built once at import from `board.json` and `grid.json`.

Mileposts are numbered by side, column and row, the far side first; cities, goods and locomotives in the order of the
file. A link joins two neighbouring mileposts of a side, or two of different sides through a wrap pair; it lies between
`LINK_A`, the smaller of its mileposts, and `LINK_B`. The links of the grid come first, then those through wrap pairs.
"""

import json
from pathlib import Path
from typing import Final

from branchline.core.boardfile import checked
from branchline.core.contract import Json
from branchline.core.native import Row, Rows, i64, index, vec
from branchline.core.rows import BITS
from branchline.games.lunar import boardcheck
from branchline.games.lunar.grid.file import SPELLED, spelled_out

_HOME: Final = Path(__file__).parent
TERRAINS: Final = ("mare", "mountain", "alpine", "small", "medium", "major")
SMALL: Final = 3
MAJOR: Final = 5
NEAR: Final = 1  # bits of a mask of sides
FAR: Final = 2
BOTH: Final = 3
SIDES: Final = {"near": NEAR, "far": FAR}


def read_board(home: Path) -> dict[str, Json]:
    """The board file, checked, with its grid spelled out if it does not do so itself."""
    data: Json = json.loads((home / "board.json").read_text(encoding="utf-8"))
    if not any(key in data for key in SPELLED):
        grid: Json = json.loads((home / "grid.json").read_text(encoding="utf-8"))
        data = {**data, **spelled_out(data, grid)}
    return checked(data, boardcheck.check(data), "board.json", "Lunar Rails")


BOARD: Final[dict[str, Json]] = read_board(_HOME)
BOARD_VERSION: Final[int] = BOARD["schema_version"]

# Mileposts
_MILE_ROWS: Final[tuple[list[Json], ...]] = tuple(BOARD["mileposts"])
MILEPOSTS: Final[tuple[str, ...]] = tuple(f"{row[0]}:{row[1]}:{row[2]}" for row in _MILE_ROWS)
MILEPOST: Final[dict[str, int]] = {name: i for i, name in enumerate(MILEPOSTS)}
MILEPOST_COUNT: Final[i64] = len(MILEPOSTS)
TERRAIN: Final[Row] = vec[i64]([TERRAINS.index(row[3]) for row in _MILE_ROWS])

# Cities
_CITY_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["cities"])
CITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in _CITY_ROWS)
CITY_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CITIES)}
CITY_COUNT: Final[i64] = len(CITIES)
CITY: Final[Row] = vec[i64]([-1 if row[4] is None else CITY_NUMBER[row[4]] for row in _MILE_ROWS])
CITY_SIZE: Final[Row] = vec[i64]([TERRAINS.index(row["size"]) for row in _CITY_ROWS])
CENTRE: Final[Row] = vec[i64](  # of a small or medium city its only milepost
    [MILEPOST["{}:{}:{}".format(*row["milepost"])] for row in _CITY_ROWS]
)
CITY_MILEPOSTS: Final[Rows] = vec[Row](
    [vec[i64]([m for m in range(MILEPOST_COUNT) if CITY[m] == city]) for city in range(CITY_COUNT)]
)
MAJORS: Final[Row] = vec[i64]([city for city in range(CITY_COUNT) if CITY_SIZE[city] == MAJOR])
MAJOR_BIT: Final[Row] = vec[i64](  # in a mask of majors; 0 for the others
    [BITS[index(MAJORS, city)] if CITY_SIZE[city] == MAJOR else 0 for city in range(CITY_COUNT)]
)
CITY_SIDE: Final[tuple[int, ...]] = tuple(SIDES.get(row["side"], BOTH) for row in _CITY_ROWS)
SIDE: Final[Row] = vec[i64](  # of a milepost; a pole lies on both
    [BOTH if CITY[m] >= 0 and CITY_SIDE[CITY[m]] == BOTH else SIDES[_MILE_ROWS[m][0]] for m in range(MILEPOST_COUNT)]
)
PLAYERS_AT: Final[Row] = vec[i64](  # how many may have track at a city (L8.1, L8.2)
    [BOARD["rules"]["city_player_limit"].get(row["size"], 6) for row in _CITY_ROWS]
)
SEGMENTS_AT: Final[i64] = BOARD["rules"]["city_track_limit_per_player"]  # at a small or medium city (L8.3)

# Links
_LINK_ROWS: Final[tuple[list[Json], ...]] = tuple(BOARD["links"])
LINK_COUNT: Final[i64] = len(_LINK_ROWS)
LINK_A: Final[Row] = vec[i64]([row[0] for row in _LINK_ROWS])
LINK_B: Final[Row] = vec[i64]([row[1] for row in _LINK_ROWS])
GRID_LINKS: Final[i64] = sum(1 for row in _LINK_ROWS if row[3] is None)
PAIRS: Final[tuple[str, ...]] = tuple(wrap["label"] for wrap in BOARD["wraps"])
PAIR: Final[Row] = vec[i64]([-1 if row[3] is None else PAIRS.index(row[3]) for row in _LINK_ROWS])
CROSSING: Final[Row] = vec[i64]([int(bool(row[2])) for row in _LINK_ROWS])
LINKS: Final[tuple[str, ...]] = tuple(
    f"{MILEPOSTS[row[0]]} {MILEPOSTS[row[1]]}" + ("" if row[3] is None else f" {row[3]}") for row in _LINK_ROWS
)
LINK: Final[dict[str, int]] = {name: i for i, name in enumerate(LINKS)}

# Goods
_GOODS_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["goods"])
GOODS: Final[tuple[str, ...]] = tuple(row["id"] for row in _GOODS_ROWS)
GOODS_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(GOODS)}
GOODS_COUNT: Final[i64] = len(GOODS)
TOKENS: Final[Row] = vec[i64]([row["tokens"] for row in _GOODS_ROWS])
SOURCES: Final[Rows] = vec[Row](
    [vec[i64](sorted([CITY_NUMBER[name] for name in row["sources"]])) for row in _GOODS_ROWS]
)
PRODUCES: Final[Rows] = vec[Row](
    [vec[i64]([good for good in range(GOODS_COUNT) if city in SOURCES[good]]) for city in range(CITY_COUNT)]
)

# Locomotives
_LOCO_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["locomotives"])
LOCOS: Final[tuple[str, ...]] = tuple(row["id"] for row in _LOCO_ROWS)
LOCO_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(LOCOS)}
LOCO_COUNT: Final[i64] = len(LOCOS)
LEVEL: Final[Row] = vec[i64]([row["level"] for row in _LOCO_ROWS])
CAPACITY: Final[Row] = vec[i64]([row["capacity"] for row in _LOCO_ROWS])
SPEED: Final[Row] = vec[i64]([row["speed"] for row in _LOCO_ROWS])
COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in _LOCO_ROWS)
TOP_LEVEL: Final[i64] = max(list(LEVEL))
FIRST_LOCO: Final[i64] = index(LEVEL, 1)

# The rules' numbers
_RULES: Final[dict[str, Json]] = BOARD["rules"]
START_CASH: Final[i64] = _RULES["start_cash"]  # L4.1
WIN_CASH: Final[i64] = _RULES["win_cash"]  # L27.8
WIN_MAJORS: Final[i64] = _RULES["win_majors"]  # L27.2
BUILD_LIMIT: Final[int] = _RULES["build_limit"]  # L5.8
UPGRADE_COST: Final[i64] = _RULES["upgrade_cost"]  # L11.4
TOLL: Final[i64] = _RULES["track_fee"]  # L15.2
HAND: Final[i64] = _RULES["hand_size"]  # L3.5
OUTS: Final[i64] = _RULES["free_major_starts_per_turn"]  # L7.2
OPENING_TURNS: Final[i64] = _RULES["opening_build_turns"]  # L5.1
BUILD_COST: Final[Row] = vec[i64]([_RULES["build_cost"][name] for name in TERRAINS])  # L6.3-L6.7
CROSSING_COST: Final[i64] = _RULES["build_cost"]["crossing"]  # L6.8


def milepost(name: object) -> int:
    """The milepost of this id, or of the city of this id (of a major one the centre), else -1."""
    if not isinstance(name, str):
        return -1
    if name in CITY_NUMBER:
        return CENTRE[CITY_NUMBER[name]]
    return MILEPOST.get(name, -1)
