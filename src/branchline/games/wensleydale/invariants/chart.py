"""The board as the watch reads it: straight from `board.json`, so that it shares no mistake with the engine.

Areas and borders are numbered in the order of their ids, as in a position.
"""

import json
from importlib import resources
from typing import Any, Final

_BOARD: Final[dict[str, Any]] = json.loads(
    resources.files("branchline.games.wensleydale").joinpath("board.json").read_text(encoding="utf-8")
)
_AREAS: Final[list[dict[str, Any]]] = sorted(_BOARD["areas"], key=lambda row: str(row["id"]))
_TERRAIN: Final[dict[str, str]] = {row["id"]: row["terrain"] for row in _AREAS}

KINDS: Final = ("government", "train", "midland", "north_eastern")
COMPANIES: Final = KINDS[2:]
PIECES: Final = ("stone", "cheese", "red", "green", "opposition")
CARGO: Final = PIECES[:4]
PIECE_COUNTS: Final = (60, 60, 25, 25, 25)
INCOME: Final = (2, 1, 1, 1)
CUBES: Final = 15
CUBES_A_TURN: Final = 12
LINKS: Final = 15
COMPANY_LINKS: Final = 60
TOKENS_OF_A_KIND: Final = 5
MOST_POINTS: Final = 8
LEAST_PROFIT: Final = -13
MOST_PROFIT: Final = 5
TURNS: Final = {3: 5, 4: 4}
MOST_BIDS: Final = 108

AREAS: Final = tuple(str(row["id"]) for row in _AREAS)
AREA: Final[dict[str, int]] = {name: i for i, name in enumerate(AREAS)}
HILL: Final[tuple[bool, ...]] = tuple(row["terrain"] == "hill" for row in _AREAS)
TOWN: Final[tuple[bool, ...]] = tuple(row["town"] is not None for row in _AREAS)
MEADOW: Final[tuple[bool, ...]] = tuple(row["terrain"] == "lowland" and row["town"] is None for row in _AREAS)
CLOSED: Final[tuple[bool, ...]] = tuple(not row["build_into"] for row in _AREAS)
FIRST_COMPANIES: Final = bytes(
    1 << COMPANIES.index(row["town"]["company"]) if row["town"] and row["town"]["company"] else 0 for row in _AREAS
)

_PAIRS: Final = sorted((min(row["a"], row["b"]), max(row["a"], row["b"])) for row in _BOARD["adjacency"])
BORDERS: Final = tuple(f"{a}-{b}" for a, b in _PAIRS)
BORDER: Final[dict[str, int]] = {name: i for i, name in enumerate(BORDERS)}
ENDS: Final = tuple((AREA[a], AREA[b]) for a, b in _PAIRS)
# Build points of a link there; 0 where a hill allows none.
COST: Final = tuple(
    0 if "hill" in terrains else 2 if "valley" in terrains else 1
    for terrains in ({_TERRAIN[a], _TERRAIN[b]} for a, b in _PAIRS)
)
NEIGHBOURS: Final = tuple(tuple(b if a == area else a for a, b in ENDS if area in (a, b)) for area in range(len(AREAS)))
BORDERS_OF: Final = tuple(
    tuple(border for border, ends in enumerate(ENDS) if area in ends) for area in range(len(AREAS))
)
TOWNS_OF_HILL: Final[dict[int, tuple[int, ...]]] = {
    area: tuple(other for other in NEIGHBOURS[area] if TOWN[other]) for area in range(len(AREAS)) if HILL[area]
}

BOXES: Final[list[dict[str, Any]]] = sorted(_BOARD["influence"]["boxes"], key=lambda box: int(box["number"]))
PRINTED: Final = tuple(tuple(int(box["fixed"].get(kind, 0)) for kind in KINDS) for box in BOXES)
LEAST_BID: Final = tuple(sum(points) for points in PRINTED)

TRAIN: Final[dict[str, int]] = {train["id"]: i for i, train in enumerate(_BOARD["trains"])}
PRICE: Final = tuple(int(train["cost"]) for train in _BOARD["trains"])
SLOTS: Final = tuple((int(train["passenger_slots"]), int(train["goods_slots"])) for train in _BOARD["trains"])


def may_lie(piece: int, area: int) -> bool:
    """Whether a piece of this kind belongs in such an area."""
    if piece == 0:
        return HILL[area]
    return MEADOW[area] if piece == 1 else TOWN[area]


# Indices into the pieces of a position where nothing may ever lie.
NEVER: Final = tuple(
    piece * len(AREAS) + area for piece in range(len(PIECES)) for area in range(len(AREAS)) if not may_lie(piece, area)
)
