"""The position that a view tells of, to play on from in mind.

All lies open in this game but the bag, so a view is enough; what the bag will bring is as good as any other luck.
"""

from typing import Any, Final

from branchline.games.wensleydale.board import BOARD_VERSION
from branchline.games.wensleydale.game import GAME
from branchline.games.wensleydale.snapshot import RULES_VERSION
from branchline.games.wensleydale.state import State

_LUCK: Final = (1, 2, 3, 4)
_SAME: Final = (
    "seats",
    "options",
    "turn",
    "phase",
    "seat",
    "orders",
    "tracks",
    "declined",
    "passed",
    "links",
    "companies",
    "pieces",
    "trains",
    "out",
)


def restored(view: dict[str, Any]) -> State:
    """The table as the seat sees it."""
    building, buying, taking = view["building"], view["buying"], view["taking"]
    state = GAME.load(
        {
            "game": "wensleydale",
            "rules": RULES_VERSION,
            "board": BOARD_VERSION,
            "chance": list(_LUCK),
            "revealed": 0,
            **{part: view[part] for part in _SAME},
            "cubes": [player["cubes"] for player in view["players"]],
            "boxes": [{"token": box["token"], "bid": box["bid"]} for box in view["boxes"]],
            "load": [player["load"] for player in view["players"]],
            "delivered": [player["delivered"] for player in view["players"]],
            "building": {"areas": building["areas"], "opposition": building["fees"]["government"]}
            if building
            else None,
            "buying": buying and buying["train"],
            "taking": taking and {"company": taking["company"], "areas": taking["areas"]},
        }
    )
    assert isinstance(state, State)
    return state
