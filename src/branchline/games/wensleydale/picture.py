"""A position as a picture: the poster of the Dales with its links, towns and pieces, and a line for each player."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from branchline.core.contract import Json
from branchline.core.picture import counted, framed, player_strips, read_print, stamped

HOME: Final = Path(__file__).parent


def draw(view: Json) -> str:
    """What everybody sees: nothing is hidden in this game."""
    printed = read_print(HOME)
    told = [
        ", ".join(
            [
                counted(player["score"], "point"),
                counted(player["cubes"], "cube"),
                f"£{player['profit']}",
                counted(player["laid"], "link"),
                f"{sum(player['load'].values())} aboard",
            ]
        )
        for player in view["players"]
    ]
    standing = "".join([*_lines(printed, view), printed["names"], *_towns(printed, view), *_pieces(printed, view)])
    board = [printed["below"], stamped(standing, *printed["map"])]
    return framed("Last Train to Wensleydale", printed, board, player_strips(printed, view, told))


def _lines(printed: Json, view: Json) -> Iterator[str]:
    """Lines through the country first, so that the links with their owners' patterns lie on them."""
    links: dict[str, int | str] = view["links"]
    stops: dict[tuple[str, int | str], str] = {}
    for border, owner in links.items():
        drawn = printed["borders"][border]
        path = drawn["across"]
        for area, ways in drawn["ways"].items():
            others = [other for other in ways if links.get(other) == owner]
            path += ways[others[0] if len(others) == 1 else ""]
            if len(others) != 1 and not printed["areas"][area]["town"]:
                stops[area, owner] = stamped(printed["stops"][str(owner)], *printed["areas"][area]["hub"])
        yield printed["lines"][str(owner)].replace("@", path)
    yield from stops.values()
    for border, owner in links.items():
        yield f'<g transform="{printed["borders"][border]["at"]}">{printed["links"][str(owner)]}</g>'


def _towns(printed: Json, view: Json) -> Iterator[str]:
    for id, area in printed["areas"].items():
        if area["town"]:
            owners = " ".join(view["companies"].get(id, ()))
            yield stamped(printed["towns"][area["town"]][owners], *area["hub"])


def _pieces(printed: Json, view: Json) -> Iterator[str]:
    """Goods are stacked, people stand side by side; a crowd is one of them and its number."""
    for id, pile in view["pieces"].items():
        middle, floor = printed["areas"][id]["pieces"]
        sorts = [(kind, pile[kind], printed["kinds"][kind]) for kind in printed["kinds"] if pile.get(kind)]
        drawn = [1 if count >= printed["crowd"] else count for _, count, _ in sorts]
        lengths = [box["width"] + (many - 1) * box["pitch"] for many, (_, _, box) in zip(drawn, sorts, strict=True)]
        x = middle - sum(lengths) / 2
        for (kind, count, box), many, length in zip(sorts, drawn, lengths, strict=True):
            for i in range(many):
                yield (
                    f'<use href="#wd-{kind}" x="{x + i * box["pitch"]:.1f}" y="{floor - box["height"]:.1f}" '
                    f'width="{box["width"]}" height="{box["height"]}"/>'
                )
            if count > many:
                yield stamped(printed["tally"].replace("@", str(count)), round(x + length - 3, 1), floor - 5)
            x += length
