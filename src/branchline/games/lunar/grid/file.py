"""The grid of the Moon between its short form, in `grid.json`, and the lists that a board is played and drawn from."""

import json
from typing import Final

from branchline.core.contract import Json
from branchline.games.lunar.grid.maker import FAR, NEAR, Link, Milepost, make

__all__ = ["SPELLED", "grid_links", "make", "spelled_out", "text", "wrap_links"]

SPELLED: Final = ("mileposts", "links", "wraps")
_AWAY: Final = ((0, 2), (1, 1), (1, -1))  # columns and rows to the greater one of two neighbours


def spelled_out(board: dict[str, Json], grid: dict[str, Json]) -> dict[str, Json]:
    """`mileposts`, `links` and `wraps` of a board, in the order of their numbers."""
    terrain = _terrain(grid)
    city: dict[Milepost, str] = {_milepost(row["milepost"]): row["id"] for row in board["cities"]}
    for name, posts in grid["major_mileposts"].items():
        for post in posts:
            city[_milepost(post)] = name
    mileposts = sorted(terrain)
    number = {post: i for i, post in enumerate(mileposts)}
    crossings = {(_milepost(a), _milepost(b)) for a, b in grid["plus_one"]}
    links: list[Json] = [[number[a], number[b], (a, b) in crossings, None] for a, b in grid_links(mileposts)]
    pairs = [(_milepost(far), _milepost(near), label) for far, near, label in wrap_links(grid["wraps"])]
    links += [[number[far], number[near], False, label] for far, near, label in pairs]
    return {
        "mileposts": [[*post, terrain[post], city.get(post)] for post in mileposts],
        "links": links,
        "wraps": grid["wraps"],
    }


def grid_links(mileposts: list[Milepost]) -> list[Link]:
    """Every two neighbours of a side, sorted. The poles are told with the near side and have neighbours on both."""
    there = set(mileposts)
    ends = [row for side, column, row in mileposts if side == NEAR and column == 0]
    poles: dict[Milepost, Milepost] = {(FAR, 0, row): (NEAR, 0, row) for row in (min(ends), max(ends))} if ends else {}
    links: list[Link] = []
    for side, column, row in [*mileposts, *poles]:
        for columns, rows in _AWAY:
            a, b = (side, column, row), (side, column + columns, row + rows)
            a, b = poles.get(a, a), poles.get(b, b)
            if b in there:
                links.append((a, b) if a < b else (b, a))
    return sorted(links)


def wrap_links(wraps: Json) -> list[tuple[list[Json], list[Json], str]]:
    """Every way through a wrap pair: its milepost of the far side, that of the near side, and the label; sorted."""
    return sorted((far, near, wrap["label"]) for wrap in wraps for far in wrap["far"] for near in wrap["near"])


def _milepost(row: list[Json]) -> Milepost:
    return row[0], row[1], row[2]


def _terrain(grid: dict[str, Json]) -> dict[Milepost, str]:
    return {
        (side, int(column), part["top"] - 2 * i): grid["codes"][code]
        for side, columns in grid["columns"].items()
        for column, part in columns.items()
        for i, code in enumerate(part["t"])
    }


def text(grid: dict[str, Json]) -> str:
    """A grid as its file is written: a line for each column, city, crossing and pair."""
    parts: list[str] = []
    for key, value in grid.items():
        if key == "columns":
            sides = [f"  {json.dumps(side)}: {_lines(columns, 2)}" for side, columns in value.items()]
            parts.append(' "columns": {\n' + ",\n".join(sides) + "\n }")
        elif key in ("major_mileposts", "plus_one", "wraps"):
            parts.append(f" {json.dumps(key)}: {_lines(value, 1)}")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Json, depth: int) -> str:
    """An object or a list, one entry a line."""
    pad = " " * depth
    if isinstance(value, dict):
        rows = [f"{pad} {json.dumps(key)}: {json.dumps(entry)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{pad}}}"
    return "[\n" + ",\n".join(f"{pad} {json.dumps(entry)}" for entry in value) + f"\n{pad}]"
