"""A second board to play on: the land of our own that comes with the game."""

import json
from typing import Any

from branchline.games import on

GAME = on("germany", "arvenia")


def board() -> dict[str, Any]:
    """Its file, to be changed."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.board))
    return data
