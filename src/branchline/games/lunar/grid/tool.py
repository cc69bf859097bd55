"""`branchline board grid`: the grid made anew from the landmarks of a board, and compared with that of the game."""

from pathlib import Path
from typing import Final

from branchline.core.contract import Json
from branchline.core.pack import BoardTool
from branchline.games.lunar.board import BOARD
from branchline.games.lunar.grid import file as grids


def _landmarks(data: Json) -> Json:
    whole = data if isinstance(data, dict) else {}
    return {key: value for key, value in whole.items() if key not in grids.SPELLED}


def _make(landmarks: Json, out: Path | None) -> tuple[str, bool]:
    grid = grids.make(landmarks)
    told = ""
    if out is not None:
        out.write_text(grids.text(grid), encoding="utf-8")
        told = f"The grid is in {out}.\n"
    spelled = grids.spelled_out(landmarks, grid)
    others = [key for key in grids.SPELLED if spelled[key] != BOARD[key]]
    sums = ", ".join(f"{len(spelled[key])} {key}" for key in grids.SPELLED)
    compared = f"other {', '.join(others)} than" if others else "the same as"
    return f"{told}{sums}: {compared} on the board of Lunar Rails.", not others


GRID: Final = BoardTool(
    "For a board whose mileposts are made from landmarks, `grid` makes them and compares them with those of the game; "
    "1 is returned if they differ.",
    "a grid that is made from landmarks",
    _landmarks,
    _make,
)
