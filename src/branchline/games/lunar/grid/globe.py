"""The Moon as a ball and as two flat discs: places in degrees, points in steps of the lattice.

Both discs keep areas true (Lambert's azimuthal projection). North is up and east is right on either side, so the right
limb of the near side and the left limb of the far side are the same meridian.
"""

from math import acos, asin, atan2, cos, degrees, hypot, inf, radians, sin, sqrt
from typing import Final

Point = tuple[float, float]  # x to the east, y to the north, in steps
Place = tuple[float, float]  # latitude, longitude, in degrees
Piece = tuple[Point, Point]  # a straight piece of a line

_NEARLY: Final = 1e-12  # what is smaller than this is a rounding error


class Disc:
    """One side of the Moon: a circle of this radius around this longitude."""

    def __init__(self, radius: float, longitude: float) -> None:
        self.radius = radius
        self.longitude = longitude
        self._scale = radius / sqrt(2)

    def point(self, place: Place) -> Point:
        """Where a place of the Moon is drawn. What lies on the other side comes to lie outside the circle."""
        lat, lon = radians(place[0]), radians(place[1] - self.longitude)
        stretch = self._scale * sqrt(2 / (1 + cos(lat) * cos(lon)))
        return stretch * cos(lat) * sin(lon), stretch * sin(lat)

    def line(self, places: list[Place]) -> list[Piece]:
        """The pieces of a line that come onto this side. What lies behind the Moon would be torn right across it."""
        points = [self.point(place) for place in places]
        pieces = [(points[i], points[i + 1]) for i in range(len(points) - 1)]
        return [(a, b) for a, b in pieces if min(hypot(a[0], a[1]), hypot(b[0], b[1])) <= self.radius]

    def place(self, point: Point) -> Place:
        """Which place of the Moon a point of the circle shows."""
        x, y = point
        away = hypot(x, y)
        if away < _NEARLY:
            return 0.0, self.longitude
        angle = 2 * asin(min(1.0, away / (2 * self._scale)))
        lat = asin(max(-1.0, min(1.0, y * sin(angle) / away)))
        return degrees(lat), self.longitude + degrees(atan2(x * sin(angle), away * cos(angle)))


def arc(a: Place, b: Place) -> float:
    """How far two places are from each other, in degrees of a great circle."""
    lat_a, lat_b, turn = radians(a[0]), radians(b[0]), radians(b[1] - a[1])
    return degrees(acos(max(-1.0, min(1.0, sin(lat_a) * sin(lat_b) + cos(lat_a) * cos(lat_b) * cos(turn)))))


def bearing(a: Place, b: Place) -> float:
    """In which direction b is seen from a, in degrees from north through east."""
    lat_a, lat_b, turn = radians(a[0]), radians(b[0]), radians(b[1] - a[1])
    north = cos(lat_a) * sin(lat_b) - sin(lat_a) * cos(lat_b) * cos(turn)
    return degrees(atan2(sin(turn) * cos(lat_b), north))


def from_line(point: Point, line: list[Piece]) -> float:
    """The distance of a point from a line; without end from a line without pieces."""
    return min((_from_piece(point, a, b) for a, b in line), default=inf)


def _from_piece(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length > 0 else 0.0
    along = max(0.0, min(1.0, along))
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def crosses(a: Point, b: Point, line: list[Piece]) -> bool:
    """Whether the way from a to b cuts a line. A corner that lies on the way counts as lying to its left."""
    return any(_left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b) for c, d in line)


def _left(a: Point, b: Point, point: Point) -> bool:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= 0
