"""The sheet of a board that the page has no print of: plain paper in a frame, with the pieces and inks of the print
that there is."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from math import cos, degrees, hypot, sin
from typing import Final

from branchline.core.contract import Json
from branchline.core.picture import read_print
from branchline.games.germany.board import BOARD, Board
from branchline.games.germany.drawing.geometry import (
    CITY,
    MEDALLION,
    RIBBON,
    SIGN_FONT,
    SPACE,
    SPOT,
    WIDTH,
    Box,
    Ends,
    Point,
    Sign,
    arc,
    sign,
    spaces,
    text_width,
)
from branchline.games.germany.drawing.layout import layout_of, medallion_of
from branchline.games.germany.picture import HOME

FONT: Final = "'Cabin Condensed', 'Cabin', 'Arial Narrow', sans-serif"
LARGEST_NAME: Final = 19.0  # on a medallion
KEPT: Final = 8


@lru_cache(KEPT)
def printed_on(board: Board) -> dict[str, Json]:
    """The print that a picture of this board is made with: its shape is that of `print.json`."""
    own = read_print(HOME)
    return own if board is BOARD else own | drawn(board.file, layout_of(board.file), own["ink"])


def drawn(file: Json, layout: Json, ink: dict[str, str]) -> dict[str, Json]:
    """What of a print a board alone decides."""
    return _Sheet(file, layout, ink).printed()


class _Sheet:
    """A board as it lies on its sheet."""

    def __init__(self, file: Json, layout: Json, ink: dict[str, str]) -> None:
        self._file = file
        self._layout = layout
        self._ink = ink
        self._places = {id: Point(at["x"], at["y"]) for part in ("cities", "spots") for id, at in layout[part].items()}
        self._colours = {route["id"]: route["colour"] for route in file["routes"]}
        self._signs = {city["id"]: self._sign(city) for city in file["cities"]}

    def printed(self) -> dict[str, Json]:
        sheet = self._layout["sheet"]
        standing = {id: _floor(hung.people) for id, hung in self._signs.items()}
        for country in self._file["countries"]:
            at = next(iter(self._medallions(country).values()))
            standing[country["id"]] = [at.x, round(at.y - RIBBON / 2, 1)]
        return {
            "width": sheet["width"],
            "height": sheet["height"],
            "below": "".join([self._paper(), *self._lines()]),
            "above": "".join(
                [
                    *(self._country(country) for country in self._file["countries"]),
                    *(self._city(city) for city in self._file["cities"]),
                ]
            ),
            "routes": {id: route for group in self._file["route_groups"] for id, route in self._group(group)},
            "standing": standing,
            "names": {row["id"]: row["name"] for row in (*self._file["cities"], *self._file["countries"])},
        }

    def _sign(self, city: Json) -> Sign:
        at, hung = self._places[city["id"]], self._layout["cities"][city["id"]]["sign"]
        return sign(Point(at.x + hung["dx"], at.y + hung["dy"]), city["name"], city["passengers"], hung["stand"])

    def _medallions(self, country: Json) -> dict[str, Point]:
        """Where they hang, by their names; the passengers of the country stand on the first."""
        names = dict.fromkeys(
            medallion_of(spot) for spot in self._file["border_spots"] if spot["country"] == country["id"]
        )
        places = {name: self._layout["medallions"][f"{country['id']}/{name}"] for name in names}
        return {name: Point(at["x"], at["y"]) for name, at in places.items()}

    def _ends(self, group: Json) -> Ends:
        a, b = group["a"], group["b"]
        return Ends(self._places[a], self._places[b], CITY, SPOT if b in self._layout["spots"] else CITY)

    def _group(self, group: Json) -> Iterator[tuple[str, Json]]:
        rows = spaces(self._ends(group), self._layout["bends"].get(group["id"], 0), group["length"], group["tracks"])
        for id, row in zip(group["routes"], rows, strict=True):
            yield (
                id,
                {"colour": self._colours[id], "lane": "".join(_lane(row)), "spaces": [_upright(box) for box in row]},
            )

    def _lines(self) -> Iterator[str]:
        """Below the spaces a line from place to place."""
        yield f'<g fill="none" stroke="{self._ink["text"]}" stroke-width="2">'
        for group in self._file["route_groups"]:
            ends = self._ends(group)
            a, control, b = arc(ends.a, ends.b, self._layout["bends"].get(group["id"], 0))
            yield f'<path d="M{a.x:g} {a.y:g}Q{_near(control.x)} {_near(control.y)} {b.x:g} {b.y:g}"/>'
        yield "</g>"

    def _paper(self) -> str:
        width, height = self._layout["sheet"]["width"], self._layout["sheet"]["height"]
        ink = self._ink
        return (
            f'<rect width="{width}" height="{height}" fill="{ink["paper"]}"/>'
            f'<g fill="none" stroke="{ink["text"]}">'
            f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" stroke-width="2.4"/>'
            f'<rect x="29" y="29" width="{width - 58}" height="{height - 58}" stroke-width="0.8"/></g>'
        )

    def _city(self, city: Json) -> str:
        at, plate, ink = self._places[city["id"]], self._signs[city["id"]].plate, self._ink
        left, top, width, height = plate.x - plate.length, plate.y - plate.width, 2 * plate.length, 2 * plate.width
        return (
            f'<g><circle cx="{at.x:g}" cy="{at.y:g}" r="{CITY - 1:g}" fill="{ink["bright"]}" stroke="{ink["text"]}" '
            f'stroke-width="2"/><circle cx="{at.x:g}" cy="{at.y:g}" r="{CITY - 5.5:g}" fill="{ink["letters"]}"/>'
            f"{_rect(left - 2.5, top - 2.5, width + 5, height + 5, 6)} "
            f'fill="{ink["paper"]}" opacity="0.75"/>'
            f'{_rect(left, top, width, height, 4)} fill="{ink["enamel"]}" '
            f'stroke="{ink["letters"]}" stroke-width="1.6"/>'
            f'{_rect(left + 2.6, top + 2.6, width - 5.2, height - 5.2, 2.5)} fill="none" '
            f'stroke="{ink["letters"]}" stroke-width="0.8" stroke-opacity="0.55"/>'
            f"{self._name(city['name'], plate.x, plate.y + SIGN_FONT * 0.325, SIGN_FONT)}</g>"
        )

    def _country(self, country: Json) -> str:
        ink, name = self._ink, country["name"]
        size = min(LARGEST_NAME, (MEDALLION * 2 - 8) / (text_width(name, 1) or 1))
        shapes = ""
        for medallion, at in self._medallions(country).items():
            for spot in self._file["border_spots"]:
                if spot["country"] == country["id"] and medallion_of(spot) == medallion:
                    shapes += self._spot(at, self._places[spot["id"]])
            shapes += (
                f'<g transform="translate({at.x:g} {at.y:g})"><circle r="{MEDALLION - 1:g}" fill="{ink["brass"]}" '
                f'stroke="{ink["dark"]}" stroke-width="1.6"/><circle r="{MEDALLION - 4.5:g}" fill="none" '
                f'stroke="{ink["bright"]}" stroke-width="3" stroke-dasharray="0.1 5.4" stroke-linecap="round"/>'
                f'<circle r="{MEDALLION - 8:g}" fill="{ink["abroad"]}" stroke="{ink["dark"]}" stroke-width="1.2"/>'
                f"{_rect(-MEDALLION, -RIBBON / 2, 2 * MEDALLION, RIBBON, 4)} "
                f'fill="{ink["enamel"]}" stroke="{ink["letters"]}" stroke-width="1.5"/>'
                f"{self._name(name, 0, size * 0.345, size)}</g>"
            )
        return f"<g>{shapes}</g>"

    def _spot(self, medallion: Point, at: Point) -> str:
        """Where a route ends abroad, tied to the medallion of its country."""
        dx, dy = at.x - medallion.x, at.y - medallion.y
        far = hypot(dx, dy) or 1
        x, y = dx / far, dy / far
        return (
            f'<path d="M{_near(medallion.x + x * MEDALLION)} {_near(medallion.y + y * MEDALLION)}'
            f'L{_near(at.x - x * SPOT)} {_near(at.y - y * SPOT)}" fill="none" stroke="{self._ink["dark"]}" '
            f'stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>'
            f'<circle cx="{at.x:g}" cy="{at.y:g}" r="{SPOT - 2:g}" fill="{self._ink["abroad"]}" '
            f'stroke="{self._ink["dark"]}" stroke-width="3"/>'
        )

    def _name(self, name: str, x: float, y: float, size: float) -> str:
        return (
            f'<text x="{x:.1f}" y="{y:.2f}" font-size="{size:g}" fill="{self._ink["letters"]}" font-family="{FONT}" '
            f'font-weight="700" text-anchor="middle" textLength="{text_width(name, size):.1f}" '
            f'lengthAdjust="spacingAndGlyphs">{escape(name)}</text>'
        )


def _rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:g}"'


def _lane(row: list[Box]) -> Iterator[str]:
    """Through each space the lane runs straight, as the space does."""
    half = SPACE / 2 - WIDTH / 2
    for i, box in enumerate(row):
        x, y = cos(box.angle) * half, sin(box.angle) * half
        yield f"{'L' if i else 'M'}{_near(box.x - x)} {_near(box.y - y)}L{_near(box.x + x)} {_near(box.y + y)}"


def _upright(box: Box) -> str:
    """Turned so that what stands on the space is never upside down."""
    turned = degrees(box.angle)
    turned += 180 if turned <= -90 else -180 if turned > 90 else 0
    return f"translate({_near(box.x)} {_near(box.y)}) rotate({_near(turned)})"


def _near(value: float) -> str:
    return f"{round(value, 1):g}"


def _floor(people: Box) -> list[float]:
    return [round(people.x, 1), round(people.y + people.width, 1)]
