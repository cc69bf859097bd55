"""Where everything of a board lies on a sheet, worked out from longitudes and latitudes alone: the shape of the page's
own `map/layout.json`, which was set by hand.

Places stay where the board has them. The sheet is made large enough for the routes to have room for their spaces; then
tracks are bent and signs are hung so that little lies on anything else.
"""

from collections.abc import Iterator
from functools import lru_cache
from json import loads
from math import cos, hypot, pi, radians, sin
from typing import Final, NamedTuple

from branchline.core.boardfile import written
from branchline.core.contract import Json
from branchline.games.germany.drawing.geometry import (
    CITY,
    GAP,
    MEDALLION,
    SPACE,
    SPOT,
    Box,
    Ends,
    Point,
    Sign,
    sign,
    slack,
    spaces,
)
from branchline.games.germany.drawing.ground import Ground
from branchline.games.germany.playable import lies_somewhere

MARGIN: Final = 36
EDGE: Final = 100.0  # around all places: for signs and medallions
SMALLEST: Final = 900.0  # the long side of a sheet
LARGEST: Final = 2200.0
ROOMY: Final = 0.95  # of the routes: these have room for their spaces without a bend
BENDS: Final = tuple(float(bend) for size in range(8, 97, 8) for bend in (size, -size))
CROOKED: Final = 4000.0  # what a bend costs that is as large as its route is long
STEEPEST: Final = 0.4  # the bend of a route, as a part of its length
TURNS: Final = 24  # ways to hang a sign
PASSES: Final = 2
KEPT: Final = 32


class Projection(NamedTuple):
    """Degrees to units of the sheet."""

    lon: float  # at the left edge
    lat: float  # at the upper edge
    east: float  # units a degree
    south: float

    def place(self, at: Point) -> Point:
        return Point((at.x - self.lon) * self.east, (self.lat - at.y) * self.south)


class Hung(NamedTuple):
    """Where a sign hangs beside its city, and to which side its passengers stand."""

    dx: float
    dy: float
    stand: float


def layout_of(board: Json) -> dict[str, Json]:
    """The layout of a good board."""
    drawn = {part: board[part] for part in ("cities", "countries", "border_spots", "route_groups")}
    layout: dict[str, Json] = loads(_written_layout(written(drawn)))
    return layout


@lru_cache(KEPT)
def _written_layout(board: str) -> str:
    return written(_Sheet(loads(board)).laid_out())


class _Sheet:
    """A sheet that is being laid out."""

    def __init__(self, board: Json) -> None:
        self._board = board
        self._spots = {spot["id"] for spot in board["border_spots"]}
        self._at = dict(_degrees([*board["cities"], *board["border_spots"], *board["countries"]]))
        self._projection, self._size = self._measured()
        self._places = {id: self._projection.place(at) for id, at in self._at.items()}
        self._ground = Ground()
        self._bends: dict[str, float] = {}
        self._signs: dict[str, Hung] = {}
        self._medallions: dict[str, Point] = {}

    def laid_out(self) -> dict[str, Json]:
        cities, ground = self._board["cities"], self._ground
        for city in cities:
            ground.put(city["id"], [_square(self._places[city["id"]], CITY)])
        for spot in self._spots:
            ground.put(spot, [_square(self._places[spot], SPOT)])
        for group in self._board["route_groups"]:
            ground.put(f"group {group['id']}", self._tracks(group, 0.0), _ends(group))
        self._strike_medallions()
        for _ in range(PASSES):
            for group in self._board["route_groups"]:
                self._bend(group)
        for _ in range(PASSES):
            for city in cities:
                self._hang(city)
        lon, lat, east, south = self._projection
        return {
            "sheet": {"width": round(self._size.x), "height": round(self._size.y), "margin": MARGIN},
            "projection": {"lon": lon, "lat": lat, "east": east, "south": south},
            "cities": {
                city["id"]: {
                    **_near(self._places[city["id"]]),
                    "sign": {key: round(one, 1) for key, one in self._signs[city["id"]]._asdict().items()},
                }
                for city in cities
            },
            "spots": {spot["id"]: _near(self._places[spot["id"]]) for spot in self._board["border_spots"]},
            "medallions": {id: _near(at) for id, at in self._medallions.items()},
            "bends": {id: bend for id, bend in self._bends.items() if bend},
        }

    def _measured(self) -> tuple[Projection, Point]:
        """A scale at which most routes have room, on a sheet that is neither tiny nor endless."""
        xs, ys = zip(*self._at.values(), strict=True)
        left, right, low, high = min(xs), max(xs), min(ys), max(ys)
        squeeze = max(0.2, cos(radians((low + high) / 2)))
        wanted = sorted(
            (2 * CITY + group["length"] * SPACE + (group["length"] + 1) * GAP) / far
            for group in self._board["route_groups"]
            if (far := self._degrees_between(group, squeeze)) > 0
        )
        longest = max((right - left) * squeeze, high - low) or 1.0
        scale = wanted[int(len(wanted) * ROOMY)] if wanted else 0.0
        scale = min(max(scale, (SMALLEST - 2 * EDGE) / longest), (LARGEST - 2 * EDGE) / longest)
        east = scale * squeeze
        projection = Projection(left - EDGE / east, high + EDGE / scale, east, scale)
        return projection, Point((right - left) * east + 2 * EDGE, (high - low) * scale + 2 * EDGE)

    def _degrees_between(self, group: Json, squeeze: float) -> float:
        a, b = self._at[group["a"]], self._at[group["b"]]
        return hypot((a.x - b.x) * squeeze, a.y - b.y)

    def _track_ends(self, group: Json) -> Ends:
        a, b = group["a"], group["b"]
        return Ends(self._places[a], self._places[b], CITY, SPOT if b in self._spots else CITY)

    def _tracks(self, group: Json, bend: float) -> list[Box]:
        rows = spaces(self._track_ends(group), bend, group["length"], group["tracks"])
        return [box for row in rows for box in row]

    def _bend(self, group: Json) -> None:
        """Bends the tracks of a group out of the way of others, as little as that takes."""
        name, ends, where = f"group {group['id']}", _ends(group), self._track_ends(group)
        far = hypot(where.a.x - where.b.x, where.a.y - where.b.y) or 1.0

        def cost(bend: float) -> float:
            short = min(0.0, slack(where, bend, group["length"]))
            crooked = CROOKED * (bend / far) ** 2
            tracks = self._tracks(group, bend)
            return self._ground.cost(name, tracks, ends) + 1.5 * short * short + crooked + self._outside(tracks)

        best = 0.0
        if (least := cost(0.0)) > 1:
            for bend in BENDS:
                if abs(bend) <= STEEPEST * far and (this := cost(bend)) < least:
                    best, least = bend, this
        self._bends[group["id"]] = best
        self._ground.put(name, self._tracks(group, best), ends)

    def _hang(self, city: Json) -> None:
        """Hangs the sign of a city where it covers least."""
        id, at = city["id"], self._places[city["id"]]
        best, least = Hung(0.0, 0.0, 0.0), float("inf")
        for hung in _ways_to_hang(city):
            plate, people = _hanging(city, at, hung)
            boxes = [plate, people] if people.length else [plate]
            cost = self._outside(boxes) + 2 * abs(hung.stand)
            cost += self._ground.cost(f"sign {id}", boxes, enough=least - cost)
            if cost < least:
                best, least = hung, cost
        self._signs[id] = best
        self._ground.put(f"sign {id}", [*_hanging(city, at, best)])

    def _strike_medallions(self) -> None:
        """Each country has its medallions near where its name belongs, and its border spots."""
        for country in self._board["countries"]:
            mine = [spot for spot in self._board["border_spots"] if spot["country"] == country["id"]]
            names = dict.fromkeys(map(medallion_of, mine))
            for name in names:
                here = [self._places[spot["id"]] for spot in mine if medallion_of(spot) == name]
                middle = Point(sum(at.x for at in here) / len(here), sum(at.y for at in here) / len(here))
                wanted = self._places[country["id"]] if len(names) == 1 else middle
                id = f"{country['id']}/{name}"
                self._medallions[id] = best = min(_around(wanted), key=lambda at: self._in_the_way(at, wanted))
                self._ground.put(f"medallion {id}", [_square(best, MEDALLION)])

    def _in_the_way(self, at: Point, wanted: Point) -> float:
        struck = [_square(at, MEDALLION)]
        return self._ground.cost("", struck) + self._outside(struck) + hypot(at.x - wanted.x, at.y - wanted.y)

    def _outside(self, boxes: list[Box]) -> float:
        """How far they stick out of the frame."""
        width, height = self._size
        out = 0.0
        for box in boxes:
            reach = box.length if box.angle == 0 else SPACE / 2
            over = max(0.0, MARGIN + reach - box.x, box.x + reach + MARGIN - width)
            under = max(0.0, MARGIN + box.width - box.y, box.y + box.width + MARGIN - height)
            out += 20 * (over + under) + over * over + under * under
        return out


def _degrees(rows: list[Json]) -> Iterator[tuple[str, Point]]:
    """Where each place lies; those of which the board does not say it stand on a ring around all others."""
    known = {row["id"]: Point(float(row["lon"]), float(row["lat"])) for row in rows if lies_somewhere(row)}
    lost = [row["id"] for row in rows if row["id"] not in known]
    xs, ys = zip(*known.values(), strict=True) if known else ((0.0,), (0.0,))
    middle = Point((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    far = max(max(xs) - min(xs), max(ys) - min(ys)) * 0.7 or 5.0
    yield from known.items()
    for i, id in enumerate(lost):
        angle = 2 * pi * i / len(lost)
        yield id, Point(middle.x + far * cos(angle), middle.y + far * sin(angle))


def _ways_to_hang(city: Json) -> Iterator[Hung]:
    """All around the city, touching it nearly; the passengers in the middle of the sign or at one of its ends."""
    plate, people = _hanging(city, Point(0.0, 0.0), Hung(0.0, 0.0, 0.0))
    stands = (0.0, -1.0, 1.0) if plate.length - people.length > 6 else (0.0,)
    for turn in range(TURNS):
        angle = 2 * pi * turn / TURNS
        x, y = cos(angle), sin(angle)
        across, down = (plate.length + CITY + 3) / max(abs(x), 1e-6), (plate.width + CITY + 3) / max(abs(y), 1e-6)
        for stand in stands:
            yield Hung(x * min(across, down), y * min(across, down), stand)


def _hanging(city: Json, at: Point, hung: Hung) -> Sign:
    return sign(Point(at.x + hung.dx, at.y + hung.dy), city["name"], city["passengers"], hung.stand)


def _around(middle: Point) -> Iterator[Point]:
    """Points farther and farther away."""
    yield middle
    for far in range(25, 176, 25):
        for turn in range(16):
            yield Point(middle.x + far * cos(pi * turn / 8), middle.y + far * sin(pi * turn / 8))


def medallion_of(spot: Json) -> str:
    """Which of the medallions of its country a border spot belongs to."""
    return str(spot.get("medallion", "main"))


def _ends(group: Json) -> frozenset[str]:
    return frozenset((group["a"], group["b"]))


def _square(at: Point, half: float) -> Box:
    return Box(at.x, at.y, half, half)


def _near(at: Point) -> dict[str, float]:
    return {"x": round(at.x, 1), "y": round(at.y, 1)}
