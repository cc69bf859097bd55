"""A position as a picture: the railway map with its trains and passengers, and below it players, cards and tickets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from branchline.core.contract import Json
from branchline.core.picture import Strip, counted, framed, player_strips

HOME: Final = Path(__file__).parent
CARD: Final = 1.5  # a card is drawn as a space of its colour, so much larger
PITCH: Final = 66


def draw(printed: Json, view: Json) -> str:
    """What whoever sees this view may see, on the board of this print."""
    told = [
        ", ".join(
            [
                counted(view["scores"][seat] if view["over"] else player["score"], "point"),
                counted(player["wagons"], "wagon"),
                counted(player["cards"], "card"),
                counted(sum(player["passengers"].values()), "passenger"),
            ]
        )
        for seat, player in enumerate(view["players"])
    ]
    strips = player_strips(printed, view, told)
    strips.append(_cards("Face up", [(card, 1) for card in view["display"] if card is not None]))
    if view["you"] is not None:
        mine = view["players"][view["you"]]
        strips.append(_cards("Your hand", list(mine["hand"].items())))
        names = printed["names"]
        strips += [_ticket(ticket, "completed" if ticket["complete"] else "open", names) for ticket in mine["held"]]
        strips += [_ticket(ticket, "to keep or to return", names) for ticket in view["pending"]]
    board = [
        printed["symbols"],
        printed["below"],
        _definitions(printed),
        *_routes(printed, view),
        printed["above"],
        *_passengers(printed, view),
    ]
    return framed("Ticket to Ride: Germany", printed, board, strips)


def _definitions(printed: Json) -> str:
    """A space of each colour, and one that is closed to everybody: every route is made of them."""
    return "".join(
        f'<defs><g id="gm-{kind}-{colour}">{shapes}</g></defs>'
        for kind in ("spaces", "closed")
        for colour, shapes in printed[kind].items()
    )


def _routes(printed: Json, view: Json) -> Iterator[str]:
    for id, route in printed["routes"].items():
        owner = view["owners"].get(id)
        if owner is None:
            looks = f"gm-{'closed' if id in view['closed'] else 'spaces'}-{route['colour']}"
            yield from (f'<use href="#{looks}" transform="{at}"/>' for at in route["spaces"])
        else:
            yield printed["along"].replace("@", route["lane"])
            wagon = printed["wagon"].replace("@", str(owner))
            yield from (f'<g transform="{at}">{wagon}</g>' for at in route["spaces"])


def _passengers(printed: Json, view: Json) -> Iterator[str]:
    """Those who wait at a place stand side by side on its sign."""
    width, height = printed["passenger"]["width"], printed["passenger"]["height"]
    for place, colours in view["passengers_at"].items():
        middle, floor = printed["standing"][place]
        for i, colour in enumerate(colours):
            x = middle + (i - len(colours) / 2) * width
            yield (
                f'<use href="#gm-passenger-{colour}" x="{x:.1f}" y="{floor - height + 0.5:.1f}" '
                f'width="{width}" height="{height}"/>'
            )


def _cards(heading: str, cards: list[tuple[str, int]]) -> Strip:
    """Cards in a row, with how many there are of those that come more often than once."""
    if not cards:
        return Strip(f"{heading}: none")
    shapes = f'<text y="8">{heading}:</text>'
    x = 180.0
    for card, count in cards:
        shapes += f'<use href="#gm-spaces-{card}" transform="translate({x:g} 0) scale({CARD})"/>'
        if count > 1:
            shapes += f'<text x="{x + 34:g}" y="8">{count}</text>'
        x += PITCH + (28 if count > 1 else 0)
    return Strip("", shapes)


def _ticket(ticket: Json, state: str, names: dict[str, str]) -> Strip:
    return Strip(f"Ticket {names[ticket['a']]}–{names[ticket['b']]} ({ticket['value']}): {state}")
