"""A ladder drawn, or several on one scale: a line for each rung, where it stands and between which bounds, the
strongest on top."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from branchline.arena.frame import framed
from branchline.arena.ratings import Rating

ROW: Final = 44
TOP: Final = 28
FOOT: Final = 56
HEADING: Final = 40  # of each ladder, where there are several
LEFT: Final = 150  # where the scale begins, beside the names
RIGHT: Final = 530  # and where it ends, beside the numbers
FIGURE: Final = 590  # where those end
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_MARKS: Final = 7


def picture(title: str, ratings: Sequence[Rating]) -> str:
    """One ladder as an SVG. All it shows is also in its text, for who cannot see it."""
    return _picture(title, TOP + ROW * len(ratings), spoken(ratings), ratings, _rungs(ratings, TOP))


def picture_of_all(title: str, ladders: Mapping[str, Sequence[Rating]]) -> str:
    """Several, each under its heading."""
    lines: list[_Line] = []
    y = TOP - HEADING // 2
    for heading, ratings in ladders.items():
        y += HEADING
        lines += [_Heading(heading, y - HEADING // 4), *_rungs(ratings, y)]
        y += ROW * len(ratings)
    told = ". ".join(f"{heading}: {spoken(ratings)}" for heading, ratings in ladders.items())
    return _picture(title, y, told, [one for ratings in ladders.values() for one in ratings], lines)


def spoken(ratings: Sequence[Rating]) -> str:
    return "; ".join(f"{one.bot} {one.rating:.0f}, from {one.low:.0f} to {one.high:.0f}" for one in ratings)


class _Heading(NamedTuple):
    text: str
    y: int


class _Rung(NamedTuple):
    rating: Rating
    y: int


_Line = _Heading | _Rung


def _rungs(ratings: Sequence[Rating], top: int) -> list[_Line]:
    return [_Rung(one, top + ROW * place + ROW // 2) for place, one in enumerate(ratings)]


def _picture(title: str, foot: int, told: str, ratings: Sequence[Rating], lines: Sequence[_Line]) -> str:
    height = foot + FOOT
    caption = (
        f'  <text class="mark" x="{(LEFT + RIGHT) / 2:g}" y="{height - 10}" text-anchor="middle">'
        "rating, with its 95 % interval</text>"
    )
    return framed(title, told, height, [*_drawn(ratings, lines, foot), caption])


def _drawn(ratings: Sequence[Rating], lines: Sequence[_Line], foot: int) -> Iterator[str]:
    marks = _marks(min(one.low for one in ratings), max(one.high for one in ratings))

    def x(rating: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * (rating - marks[0]) / (marks[-1] - marks[0]):.1f}"

    for mark in marks:
        kind = "line" if mark else "zero"
        yield f'  <line class="{kind}" x1="{x(mark)}" x2="{x(mark)}" y1="{TOP - 8}" y2="{foot}"/>'
        yield f'  <text class="mark" x="{x(mark)}" y="{foot + 18}" text-anchor="middle">{_figure(mark)}</text>'
    for line in lines:
        if isinstance(line, _Heading):
            yield f'  <text class="heading" x="16" y="{line.y}">{escape(line.text)}</text>'
            continue
        one, y = line
        yield f'  <line class="line" x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}"/>'
        ends = f"M{x(one.low)} {y - 8}v16M{x(one.low)} {y}H{x(one.high)}M{x(one.high)} {y - 8}v16"
        yield f'  <path class="between" d="{ends}"/>'
        yield f'  <circle class="rung" cx="{x(one.rating)}" cy="{y}" r="5"/>'
        name = one.bot.rpartition(":")[2]  # without the module of one from outside
        yield f'  <text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
        yield f'  <text x="{FIGURE}" y="{y + 5}" text-anchor="end">{_figure(one.rating)}</text>'
        between = f"{_figure(one.low)} to {_figure(one.high)}"
        yield f'  <text class="mark" x="{FIGURE + 12}" y="{y + 5}">{between}</text>'


def _figure(rating: float) -> str:
    return f"{rating:.0f}".replace("-", "−")


def _marks(least: float, most: float) -> list[float]:
    """Round numbers that hold all ratings between them, 0 among them."""
    for step in STEPS:
        first, last = min(0, int(least // step)), max(0, -int(-most // step))
        if last == first:
            last += 1
        if last - first < MOST_MARKS:
            break
    return [float(step * mark) for mark in range(first, last + 1)]
