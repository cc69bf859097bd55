"""A comparison drawn: a bar for each way of playing, on a scale where every mark is ten times the one before."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10
from typing import Any, Final

from branchline.arena.frame import framed
from branchline.bench.tables import Pace, paces

ROW: Final = 22
TOP: Final = 28
FOOT: Final = 56
LEFT: Final = 380  # where the scale begins, beside the names
RIGHT: Final = 620  # and where it ends, beside the numbers
STYLE: Final = """
    .other { fill: #a9a391 }
    @media (prefers-color-scheme: dark) { .other { fill: #6c7780 } }
"""


def picture(measured: dict[str, Any]) -> str:
    """As an SVG. All it shows is also in its text, for who cannot see it."""
    shown = paces(measured)
    told = "; ".join(f"{pace.name} {pace.speed['median']:,.0f}" for pace in shown)
    foot = TOP + ROW * len(shown)
    return framed("Decisions a second of random play", told, foot + FOOT, _drawn(shown, foot))


def _drawn(shown: list[Pace], foot: int) -> Iterator[str]:
    first = floor(log10(min(pace.speed["low"] for pace in shown)))
    last = ceil(log10(max(pace.speed["high"] for pace in shown)))

    def x(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * (log10(rate) - first) / max(last - first, 1)

    yield f"  <style>{STYLE}  </style>"
    for power in range(first, last + 1):
        at = x(10**power)
        yield f'  <line class="line" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 8}" y2="{foot}"/>'
        yield f'  <text class="mark" x="{at:.1f}" y="{foot + 18}" text-anchor="middle">{_mark(power)}</text>'
    for place, pace in enumerate(shown):
        y = TOP + ROW * place + ROW // 2
        low, rate, high = (x(pace.speed[key]) for key in ("low", "median", "high"))
        kind = "rung" if pace.ours else "other"
        yield f'  <rect class="{kind}" x="{LEFT}" y="{y - 6}" width="{rate - LEFT:.1f}" height="12"/>'
        yield f'  <path class="between" d="M{low:.1f} {y}H{high:.1f}"/>'
        yield f'  <text class="mark" x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(pace.name)}</text>'
        yield f'  <text class="mark" x="{RIGHT + 90}" y="{y + 4}" text-anchor="end">{pace.speed["median"]:,.0f}</text>'
    yield (
        f'  <text class="mark" x="{(LEFT + RIGHT) / 2:g}" y="{foot + FOOT - 10}" text-anchor="middle">'
        "decisions a second and core</text>"
    )


def _mark(power: int) -> str:
    """A power of ten as briefly as it stands beside the others: 10k, 1M."""
    return f"{10 ** (power % 3)}{('', 'k', 'M', 'G')[power // 3]}"
