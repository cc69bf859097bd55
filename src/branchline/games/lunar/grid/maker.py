"""Makes the mileposts, crossings and wrap letters of the Moon (`grid.json`) out of the landmarks in `board.json`.

Each side is a disc of mileposts in columns: a position is a column and a row whose sum is even, a step leads two rows
up or down or to one of the four nearest positions of the columns beside. A pole is one milepost of both sides, named
by its near copy.
"""

from math import cos, pi, radians, sin, sqrt
from typing import Final

from branchline.core.contract import Json
from branchline.games.lunar.grid.globe import Disc, Piece, Place, Point, arc, bearing, crosses, from_line

Milepost = tuple[str, int, int]  # side, column, row
Link = tuple[Milepost, Milepost]  # the smaller milepost first

NEAR: Final = "near"
FAR: Final = "far"
SIDES: Final = (NEAR, FAR)
CODES: Final[dict[str, str]] = {
    ".": "mare",
    "m": "mountain",
    "A": "alpine",
    "s": "small",
    "d": "medium",
    "M": "major",
}
_SIZES: Final = ("major", "medium", "small")  # in this order cities take their mileposts
_APART: Final = (2, 3, 4)  # steps between two cities, by how many of them are major
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FREE_OF_LETTERS: Final = 2  # steps around a pole


def make(board: dict[str, Json]) -> dict[str, Json]:
    """The grid of a board, as `grid.json` holds it."""
    lattice = Lattice(board)
    terrain = _ground(lattice, board["terrain"])
    majors: dict[str, list[Milepost]] = {}
    for city, centre in _settle(lattice, board["cities"]):
        terrain[centre] = city["size"]
        if city["size"] == "major":
            majors[city["id"]] = [centre, *lattice.neighbours(centre)]
            for post in majors[city["id"]]:
                terrain[post] = "major"
    order = [city["id"] for city in board["cities"] if city["size"] == "major"]
    return {
        "schema_version": 1,
        "codes": dict(CODES),
        "radius": lattice.radius,
        "columns": {side: _columns(lattice, terrain, side) for side in SIDES},
        "major_mileposts": {name: [list(post) for post in majors[name]] for name in order},
        "plus_one": [[list(a), list(b)] for a, b in _crossings(lattice, board["terrain"], majors)],
        "wraps": _wraps(lattice, board["generator"]["wrap_series"]),
    }


class Lattice:
    """The bare positions of both sides, before anything is known about them."""

    def __init__(self, board: dict[str, Json]) -> None:
        self.radius: int = board["grid"]["radius"]
        self.degree_km: float = pi * board["grid"]["moon_radius_km"] / 180
        self.directions: list[tuple[int, int]] = [(dc, dj) for dc, dj in board["generator"]["directions"].values()]
        self.discs: dict[str, Disc] = {side: Disc(self.radius, board["grid"]["centres"][side]) for side in SIDES}
        self.poles: tuple[Milepost, ...] = ((NEAR, 0, 2 * self.radius), (NEAR, 0, -2 * self.radius))
        reach = 2 * self.radius
        self.mileposts: list[Milepost] = sorted(
            (side, c, j)
            for side in SIDES
            for c in range(-reach, reach + 1)
            for j in range(-reach, reach + 1)
            if (c + j) % 2 == 0 and self.inside(c, j) and (side == NEAR or (NEAR, c, j) not in self.poles)
        )
        self.places: dict[Milepost, Place] = {post: self.discs[post[0]].place(point(post)) for post in self.mileposts}

    def inside(self, c: int, j: int) -> bool:
        """Within the circle: x is the square root of 3/4 for each column, y one half for each row."""
        return 3 * c * c + j * j <= 4 * self.radius * self.radius

    def at(self, side: str, c: int, j: int) -> Milepost | None:
        """The milepost at this position; a pole is the same on both sides."""
        if not self.inside(c, j):
            return None
        return (NEAR, c, j) if (NEAR, c, j) in self.poles else (side, c, j)

    def around(self, side: str, c: int, j: int) -> list[Milepost]:
        """The mileposts of this side one step from a position."""
        neighbours = (self.at(side, c + dc, j + dj) for dc, dj in self.directions)
        return [post for post in neighbours if post is not None]

    def neighbours(self, post: Milepost) -> list[Milepost]:
        """The mileposts of its own side one step from a milepost."""
        return self.around(*post)

    def links(self, side: str) -> list[Link]:
        """Every two neighbours of a side, those of the poles included."""
        own = [post for post in self.mileposts if post[0] == side]
        return sorted({(min(post, other), max(post, other)) for post in own for other in self.neighbours(post)})


def point(post: Milepost) -> Point:
    return post[1] * sqrt(3) / 2, post[2] / 2


def steps(a: Milepost, b: Milepost) -> int:
    """How many steps lead from a to b over the bare lattice."""
    columns, rows = abs(a[1] - b[1]), abs(a[2] - b[2])
    return columns + max(0, (rows - columns) // 2)


def _ground(lattice: Lattice, terrain: dict[str, Json]) -> dict[Milepost, str]:
    """Highlands are mountain, unless a mare covers the place; a range of peaks goes over both."""
    peaks = {
        side: [(_drawn(lattice, side, row), float(row["half_width"])) for row in terrain["ranges"]] for side in SIDES
    }
    ground: dict[Milepost, str] = {}
    for post in lattice.mileposts:
        here = point(post)
        if any(from_line(here, line) <= half_width for line, half_width in peaks[post[0]]):
            ground[post] = "alpine"
        elif any(_covers(mare, lattice.places[post]) for mare in terrain["maria"]):
            ground[post] = "mare"
        else:
            ground[post] = terrain["default"]
    return ground


def _drawn(lattice: Lattice, side: str, landmark: dict[str, Json]) -> list[Piece]:
    return lattice.discs[side].line([(lat, lon) for lat, lon in landmark["line"]])


def _covers(mare: dict[str, Json], place: Place) -> bool:
    """A mare is an ellipse on the ball: its half axes in degrees, the first one pointing along `azimuth`."""
    centre = (mare["lat"], mare["lon"])
    away = arc(centre, place)
    if away > max(mare["a"], mare["b"]):
        return False
    turn = radians(bearing(centre, place) - mare["azimuth"])
    covered: bool = (away * cos(turn) / mare["a"]) ** 2 + (away * sin(turn) / mare["b"]) ** 2 <= 1
    return covered


def _settle(lattice: Lattice, cities: list[dict[str, Json]]) -> list[tuple[dict[str, Json], Milepost]]:
    """Each city with its milepost: the nearest one of its side that keeps away from the cities already there.

    Poles come first, then the bigger cities; a major city needs six mileposts around its centre.
    """
    settled: list[tuple[dict[str, Json], Milepost]] = []
    for city in sorted(cities, key=lambda city: (city["side"] != "both", _SIZES.index(city["size"]))):
        if city["side"] == "both":
            settled.append((city, lattice.poles[0 if city["lat"] > 0 else 1]))
        else:
            settled.append((city, _nearest_free(lattice, city, settled)))
    return settled


def _nearest_free(lattice: Lattice, city: dict[str, Json], settled: list[tuple[dict[str, Json], Milepost]]) -> Milepost:
    side: str = city["side"]
    own = [post for post in lattice.mileposts if post[0] == side]
    for post in _by_distance(own, lattice.discs[side].point((city["lat"], city["lon"]))):
        if city["size"] == "major" and len(lattice.neighbours(post)) < len(lattice.directions):
            continue
        if all(
            steps(post, centre) >= _APART[[city["size"], other["size"]].count("major")]
            for other, centre in settled
            if other["side"] in (side, "both")
        ):
            return post
    raise ValueError(f"cities: there is no room for {city['id']} on the {side} side")


def _by_distance(posts: list[Milepost], spot: Point) -> list[Milepost]:
    """The nearest first; rounded, so that what is equally far away stands in the order of the mileposts."""
    return sorted(posts, key=lambda post: (round(_square(point(post), spot), 9), post))


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _crossings(lattice: Lattice, terrain: dict[str, Json], majors: dict[str, list[Milepost]]) -> list[Link]:
    """The links that cut the rim of a crater or a rille. Inside a major city there is nothing to build, so none."""
    rims = [_inside(lattice, crater) for crater in terrain["craters"]]
    red = [set(posts) for posts in majors.values()]
    crossings: list[Link] = []
    for side in SIDES:
        rilles = [_drawn(lattice, side, rille) for rille in terrain["rilles"]]
        for a, b in lattice.links(side):
            if any(a in area and b in area for area in red):
                continue
            if any((a in rim) != (b in rim) for rim in rims) or any(
                crosses(point(a), point(b), line) for line in rilles
            ):
                crossings.append((a, b))
    return sorted(crossings)


def _inside(lattice: Lattice, crater: dict[str, Json]) -> set[Milepost]:
    """The mileposts within a crater; a small one has at least the milepost nearest to its middle."""
    centre = (crater["lat"], crater["lon"])
    reach = crater["diameter_km"] / 2 / lattice.degree_km
    inside = {post for post in lattice.mileposts if arc(centre, lattice.places[post]) <= reach}
    if inside:
        return inside
    side = NEAR if abs(crater["lon"]) < 90 else FAR
    own = [post for post in lattice.mileposts if post[0] == side]
    return {_by_distance(own, lattice.discs[side].point(centre))[0]}


def _wraps(lattice: Lattice, series: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Letters stand around the near side where the lattice would go on, their partners mirrored around the far side.

    Each quarter of the limb has its own letters, A next to the pole; right at the poles there are none.
    """
    ring = {
        (c + dc, j + dj)
        for side, c, j in lattice.mileposts
        if side == NEAR and (side, c, j) not in lattice.poles
        for dc, dj in lattice.directions
        if c + dc != 0 and not lattice.inside(c + dc, j + dj)
    }
    ring = {(c, j) for c, j in ring if all(steps((NEAR, c, j), pole) > _FREE_OF_LETTERS for pole in lattice.poles)}
    wraps: list[dict[str, Json]] = []
    for quarter in series:
        east, north = quarter["limb"] == "east", quarter["half"] == "north"
        own = sorted(
            ((c, j) for c, j in ring if (c > 0) == east and (j >= 0) == north), key=lambda at: (-abs(at[1]), abs(at[0]))
        )
        if len(own) > len(_LETTERS):
            raise ValueError(f"grid.radius: a quarter of the limb needs {len(own)} letters; there are {len(_LETTERS)}")
        for letter, (c, j) in zip(_LETTERS, own, strict=False):
            sign: str = quarter["sign"]
            wraps.append(
                {
                    "label": letter + sign if sign == "'" else sign + letter,
                    "colour": quarter["colour"],
                    "limb": quarter["limb"],
                    "near_at": [c, j],
                    "far_at": [-c, j],
                    "near": [list(post) for post in sorted(lattice.around(NEAR, c, j))],
                    "far": [list(post) for post in sorted(lattice.around(FAR, -c, j))],
                }
            )
    return wraps


def _columns(lattice: Lattice, terrain: dict[Milepost, str], side: str) -> dict[str, Json]:
    """The terrain of a side, column by column from north to south; the poles are told with the near side."""
    code = {name: sign for sign, name in CODES.items()}
    columns: dict[str, Json] = {}
    for c in sorted({post[1] for post in lattice.mileposts if post[0] == side}):
        rows = sorted((j for where, column, j in lattice.mileposts if (where, column) == (side, c)), reverse=True)
        columns[str(c)] = {"top": rows[0], "t": "".join(code[terrain[side, c, j]] for j in rows)}
    return columns
