"""A position as a picture: both sides of the Moon with everyone's track and train, and a line for each player."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from branchline.core.contract import Json
from branchline.core.picture import counted, framed, player_strips, read_print, stamped
from branchline.games.lunar.board import BOARD, LINK_A, LINK_B, MILEPOSTS, PAIR, PAIRS, milepost

HOME: Final = Path(__file__).parent
SIDES: Final = ("near", "far")
APART: Final = 19  # between trains at the same milepost


def draw(view: Json) -> str:
    """What whoever sees this view may see."""
    printed = read_print(HOME)
    locos = {loco["id"]: loco["name"] for loco in BOARD["locomotives"]}
    told = [
        ", ".join(
            [
                "cash hidden" if player["cash"] is None else f"{player['cash']} M",
                locos[player["loco"]],
                counted(player["segments"], "segment"),
                f"major cities joined: {len(player['majors'])}",
                counted(len(player["loads"]), "load"),
            ]
        )
        for player in view["players"]
    ]
    board = [printed["below"]]
    board += [stamped("".join(_track(printed, view, side)), *printed["discs"][side]) for side in SIDES]
    board.append(printed["above"])
    board += [stamped("".join(_trains(printed, view, side)), *printed["discs"][side]) for side in SIDES]
    return framed("Lunar Rails", printed, board, player_strips(printed, view, told))


def _track(printed: Json, view: Json, side: str) -> Iterator[str]:
    for seat, links in enumerate(view["track"]):
        path = "".join(_segment(printed, link, side) for link in links)
        if path:
            yield printed["tracks"][seat].replace("@", path)


def _segment(printed: Json, link: int, side: str) -> str:
    """A link as it is drawn on a side; round the edge it ends at the letter, and nothing of it is on the other side."""
    ends = [MILEPOSTS[LINK_A[link]], MILEPOSTS[LINK_B[link]]]
    if PAIR[link] >= 0:
        spots = [printed["mileposts"][end] for end in ends if end.startswith(side)][:1]
        spots.append(printed["letters"][side][PAIRS[PAIR[link]]])
    elif all(_is_on(printed, end, side) for end in ends) and any(end.startswith(side) for end in ends):
        spots = [printed["mileposts"][end] for end in ends]
    else:
        return ""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in spots)


def _is_on(printed: Json, place: str, side: str) -> bool:
    """A pole belongs to both sides."""
    return place.startswith(side) or place in printed["poles"]


def _trains(printed: Json, view: Json, side: str) -> Iterator[str]:
    """Trains at one milepost stand beside each other; the one whose turn it is, in front."""
    at = [None if player["train"] is None else MILEPOSTS[milepost(player["train"]["at"])] for player in view["players"]]
    for seat in sorted(range(view["seats"]), key=lambda seat: seat == view["active"]):
        place = at[seat]
        if place is None or not _is_on(printed, place, side):
            continue
        here = [other for other in range(view["seats"]) if at[other] == place]
        x, y = printed["mileposts"][place]
        aside = (here.index(seat) - (len(here) - 1) / 2) * APART
        loads = len(view["players"][seat]["loads"])
        drawing = printed["loaded"][seat].replace("@", str(loads)) if loads else printed["trains"][seat]
        yield stamped(drawing, round(x + aside, 1), y, printed["train"])
