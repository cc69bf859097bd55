"""A position in plain words. `loading` reads it back."""

from typing import Final

from branchline.core.contract import Json
from branchline.games.wensleydale.board import (
    AREAS,
    BOARD_VERSION,
    BOXES,
    COMPANIES,
    KINDS,
    TRAINS,
)
from branchline.games.wensleydale.options import options_of
from branchline.games.wensleydale.position import (
    TAKEOVERS,
    Position,
)
from branchline.games.wensleydale.view import bid_on, cargo, table

RULES_VERSION: Final = 1

# fmt: off
FIELDS: Final = (
    "game", "rules", "board", "seats", "options", "chance", "turn", "phase", "seat", "revealed", "orders", "tracks",
    "cubes", "boxes", "declined", "passed", "links", "companies", "pieces", "trains", "load", "delivered", "out",
    "building", "buying", "taking",
)
# fmt: on


def snapshot(s: Position) -> dict[str, Json]:
    """The whole position."""
    path = [AREAS[area] for area in s.path]
    return {
        "game": "wensleydale",
        "rules": RULES_VERSION,
        "board": BOARD_VERSION,
        "seats": s.seats,
        "options": options_of(s.rules),
        "chance": s.chance.words(),
        "revealed": s.revealed,
        **table(s),
        "cubes": list(s.cubes),
        "boxes": [{"token": KINDS[s.tokens[box]], "bid": bid_on(s, box)} for box in range(BOXES)],
        "load": [cargo(s.load, seat) for seat in range(s.seats)],
        "delivered": [cargo(s.delivered, seat) for seat in range(s.seats)],
        "building": {"areas": path, "opposition": s.fee_government} if path and s.phase != TAKEOVERS else None,
        "buying": TRAINS[s.buying] if s.buying >= 0 else None,
        "taking": {"company": COMPANIES[s.taking], "areas": path} if s.taking >= 0 else None,
    }
