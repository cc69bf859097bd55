"""What the pictures of all games have in common: the print of the board, the pieces, and a line for each player below.

`print.json` of a game is the board as the page draws it: `npm run prints` makes it from the page's own components, and
tests compare. It is read when the first picture is drawn.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from branchline.core.contract import Json

SHOWN: Final = 0.75  # pixels a unit, where nobody says otherwise
ROW: Final = 44
MARGIN: Final = 28
TURN: Final = '<path d="M2-9 18 0 2 9Z"/>'  # points at whose decision it is
FONT: Final = "'Cabin', 'Trebuchet MS', sans-serif"


@cache
def read_print(game: Path) -> dict[str, Json]:
    """The print that lies in the folder of a game."""
    parts: dict[str, Json] = json.loads((game / "print.json").read_text("utf-8"))
    return parts


class Strip(NamedTuple):
    """One row under the board: text, and shapes in front of it that are so wide."""

    text: str
    shapes: str = ""
    width: float = 0
    bold: bool = False


def stamped(shapes: str, x: float, y: float, scale: float = 1) -> str:
    """Shapes put somewhere."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){size}">{shapes}</g>'


def counted(number: int, thing: str) -> str:
    """2 wagons, 1 wagon."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def player_strips(printed: dict[str, Json], view: Json, told: Sequence[str]) -> list[Strip]:
    """A row for each player: the disc with its pattern, the number of the seat, and what is told of it."""
    strips: list[Strip] = []
    for seat, facts in enumerate(told):
        text = f"Player {seat + 1}{' (you)' if view['you'] == seat else ''}: {facts}"
        disc = stamped(printed["seats"][seat], 26, -17, 1.4)
        strips.append(Strip(text, TURN + disc if view["seat"] == seat else disc, 72, view["seat"] == seat))
    return strips


def framed(title: str, printed: dict[str, Json], board: Iterable[str], strips: Sequence[Strip]) -> str:
    """The whole picture, which needs nothing from outside. Its description tells what stands below the board."""
    width, height = printed["width"], printed["height"]
    ink = printed["ink"]
    below = height + 2 * MARGIN + ROW * len(strips) - ROW / 2
    rows = "".join(_row(strip, height + MARGIN + ROW * i + ROW / 4) for i, strip in enumerate(strips))
    told = escape(". ".join(strip.text + (", to decide" if strip.bold else "") for strip in strips if strip.text))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:g} {below:g}" '
        f'width="{width * SHOWN:.0f}" height="{below * SHOWN:.0f}">'
        f"<title>{escape(title)}</title><desc>{told}.</desc>"
        f'<rect width="{width:g}" height="{below:g}" fill="{ink["paper"]}"/>'
        f'{"".join(board)}<g font-family="{FONT}" font-size="24" fill="{ink["text"]}">{rows}</g></svg>'
    )


def _row(strip: Strip, y: float) -> str:
    weight = ' font-weight="700"' if strip.bold else ""
    text = f'<text x="{strip.width:g}" y="8"{weight}>{escape(strip.text)}</text>' if strip.text else ""
    return stamped(strip.shapes + text, MARGIN, y)
