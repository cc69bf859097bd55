"""From places and bends to drawn shapes, as the page's `map/geometry.ts` does: wagon spaces along a curve, station
signs, passengers on their sign."""

from math import atan2, cos, hypot, sin
from typing import Final, NamedTuple

# In units of the sheet.
SPACE: Final = 37.0
WIDTH: Final = 18.0
GAP: Final = 4.0
WIDEST: Final = 9.0
LANE: Final = 21.5
CITY: Final = 11.0
SPOT: Final = 13.0
SIGN_HEIGHT: Final = 27.0
SIGN_FONT: Final = 23.0
SIGN_PAD: Final = 7.0
PASSENGER: Final = 14.5
PASSENGER_HEIGHT: Final = 23.0
MEDALLION: Final = 43.0
RIBBON: Final = 23.0

STEPS: Final = 24
# Widths of the condensed lettering, in hundredths of the type size.
LETTERS: Final = (
    *((17, "'"), (19, " "), (20, "’"), (21, "ijî"), (23, "l"), (24, "IJ"), (29, "fr"), (30, "t"), (35, "-"), (37, "s")),
    *((38, "cç"), (40, "z"), (42, "akxäâà"), (43, "Lg"), (45, "Fevéèê"), (47, "huüù"), (48, "TZny"), (49, "bdopqöôò")),
    *(
        (50, "E"),
        (51, "S"),
        (52, "CPY"),
        (53, "AKÄ"),
        (54, "R"),
        (55, "Xß"),
        (56, "B"),
        (57, "G"),
        (58, "V"),
        (61, "N"),
    ),
    *((62, "DUÜ"), (63, "w"), (64, "H"), (65, "OQÖ"), (73, "M"), (75, "m"), (81, "W")),
)
WIDTHS: Final = {letter: width for width, letters in LETTERS for letter in letters}
USUAL: Final = 50


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    """A turned rectangle: its middle, half of its sides, an angle in radians."""

    x: float
    y: float
    length: float
    width: float
    angle: float = 0.0


class Arc(NamedTuple):
    """A gentle curve whose middle stands off the straight line, to its left."""

    a: Point
    control: Point
    b: Point


class Sign(NamedTuple):
    """A station sign, and who stands on its upper edge."""

    plate: Box
    people: Box


class Ends(NamedTuple):
    """How a group of tracks lies: from where to where, and how far from each end its first space may begin."""

    a: Point
    b: Point
    clear_a: float
    clear_b: float


def text_width(text: str, size: float) -> float:
    return sum(WIDTHS.get(letter, USUAL) for letter in text) * size / 100


def arc(a: Point, b: Point, bend: float) -> Arc:
    dx, dy = b.x - a.x, b.y - a.y
    distance = hypot(dx, dy) or 1
    control = Point((a.x + b.x) / 2 - dy / distance * bend * 2, (a.y + b.y) / 2 + dx / distance * bend * 2)
    return Arc(a, control, b)


def _on(curve: Arc, t: float) -> Point:
    a, control, b = curve
    s = 1 - t
    return Point(s * s * a.x + 2 * s * t * control.x + t * t * b.x, s * s * a.y + 2 * s * t * control.y + t * t * b.y)


def _direction(curve: Arc, t: float) -> float:
    a, control, b = curve
    dx = (1 - t) * (control.x - a.x) + t * (b.x - control.x)
    return atan2((1 - t) * (control.y - a.y) + t * (b.y - control.y), dx)


def _marks(curve: Arc) -> list[float]:
    """Distances along the curve at even steps of its parameter."""
    marks, last = [0.0], curve.a
    for i in range(1, STEPS + 1):
        here = _on(curve, i / STEPS)
        marks.append(marks[-1] + hypot(here.x - last.x, here.y - last.y))
        last = here
    return marks


def _parameter(marks: list[float], distance: float) -> float:
    i = 1
    while i < STEPS and marks[i] < distance:
        i += 1
    return (i - 1 + (distance - marks[i - 1]) / (marks[i] - marks[i - 1] or 1)) / STEPS


def slack(ends: Ends, bend: float, length: int) -> float:
    """How much of the curve is left once all spaces stand as close as they may; negative where they do not fit."""
    whole = _marks(arc(ends.a, ends.b, bend))[STEPS]
    return whole - ends.clear_a - ends.clear_b - length * SPACE - (length + 1) * GAP


def spaces(ends: Ends, bend: float, length: int, tracks: int) -> list[list[Box]]:
    """The wagon spaces of each track, tracks side by side."""
    curve = arc(ends.a, ends.b, bend)
    marks = _marks(curve)
    room = marks[STEPS] - ends.clear_a - ends.clear_b
    spread = max(GAP / 2, min(WIDEST, (room - length * SPACE) / (length + 1)))
    middle = ends.clear_a + room / 2
    found = []
    for track in range(tracks):
        side = (track - (tracks - 1) / 2) * LANE
        row = []
        for i in range(length):
            t = _parameter(marks, middle + (i - (length - 1) / 2) * (SPACE + spread))
            at, angle = _on(curve, t), _direction(curve, t)
            row.append(Box(at.x - sin(angle) * side, at.y + cos(angle) * side, SPACE / 2, WIDTH / 2, angle))
        found.append(row)
    return found


def sign(at: Point, name: str, passengers: int, stand: float) -> Sign:
    crowd = passengers * PASSENGER
    width = max(text_width(name, SIGN_FONT) + SIGN_PAD * 2, crowd + 6)
    middle = at.x + stand * max(0.0, (width - crowd - 6) / 2)
    floor = at.y - SIGN_HEIGHT / 2
    people = Box(middle, floor - PASSENGER_HEIGHT / 2, crowd / 2, PASSENGER_HEIGHT / 2)
    return Sign(Box(at.x, at.y, width / 2, SIGN_HEIGHT / 2), people)


def depth(p: Box, q: Box) -> float:
    """How deep two turned rectangles lie in each other; negative where they are apart."""
    dx, dy = q.x - p.x, q.y - p.y
    c, s = abs(cos(p.angle - q.angle)), abs(sin(p.angle - q.angle))
    p_x, p_y, q_x, q_y = cos(p.angle), sin(p.angle), cos(q.angle), sin(q.angle)
    return min(
        p.length + q.length * c + q.width * s - abs(dx * p_x + dy * p_y),
        p.width + q.length * s + q.width * c - abs(dy * p_x - dx * p_y),
        q.length + p.length * c + p.width * s - abs(dx * q_x + dy * q_y),
        q.width + p.length * s + p.width * c - abs(dy * q_x - dx * q_y),
    )
