"""The columns of a file of self-play, and what stands beside them: which game it was, and under what rules."""

import json
from typing import Any, Final

from branchline.arena.match import Match
from branchline.core.contract import Json
from branchline.games import at_home

FORMAT: Final = "branchline-selfplay"
FORMAT_VERSION: Final = 1
ABOUT: Final = b"branchline"  # where the file tells what it holds
MISSING: Final = "pyarrow is missing; install branchline[parquet]"


def arrow() -> Any:
    """PyArrow, with its part for Parquet: nobody waits for it who neither writes nor reads such a file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise ValueError(MISSING) from None
    return pyarrow


def about(match: Match, reward: str) -> dict[str, Json]:
    """What holds for all games of a file."""
    game = match.played
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "board": game.board_version if at_home(game) else game.board,
        "seats": match.seats,
        "options": match.options,
        "reward": reward,
        "actions": game.actions,
        "pieces": game.observation,
    }


def schema(told: dict[str, Json]) -> Any:
    """The kinds of the columns."""
    pa = arrow()
    seats, size = told["seats"], sum(piece.size for piece in told["pieces"])
    return pa.schema(
        [
            ("game", pa.string()),
            ("seats", pa.int8()),
            ("options", pa.string()),
            ("seed", pa.uint64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.binary(size)),
            ("mask", pa.binary(told["actions"])),
            ("action", pa.int32()),
            ("rewards", pa.list_(pa.float32(), seats)),
            ("ranks", pa.list_(pa.int8(), seats)),
            ("scores", pa.list_(pa.int32(), seats)),
        ],
        metadata={ABOUT: json.dumps(told)},
    )


# Few values again and again; what is seen and possible is another nearly every time, and is only packed.
REPEATED: Final = ["game", "options", "seed", "bot"]
