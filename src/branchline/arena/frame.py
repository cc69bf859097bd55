"""What the drawings share: their size, their colours by day and night, and words for who cannot see them."""

from collections.abc import Iterable
from html import escape
from typing import Final

WIDTH: Final = 720
# Its own ground, so that it can be read on any page, and other colours where a reader likes it dark.
STYLE: Final = """
    .ground { fill: #fbfaf6; stroke: #d8d2c2 }
    text { fill: #22292f; font: 15px system-ui, sans-serif }
    .mark { fill: #56606a; font-size: 13px }
    .heading { font-weight: 600 }
    .line { stroke: #d8d2c2 }
    .zero { stroke: #8a8574; stroke-dasharray: 3 3 }
    .between { stroke: #1d5573; stroke-width: 2 }
    .rung { fill: #1d5573 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #1b2126; stroke: #3a444c }
      text { fill: #e8e6df }
      .mark { fill: #aab3ba }
      .line { stroke: #3a444c }
      .zero { stroke: #8b949b }
      .between { stroke: #a5d8f3 }
      .rung { fill: #a5d8f3 }
    }
"""


def framed(title: str, told: str, height: int, lines: Iterable[str]) -> str:
    """These lines as an SVG of this height; `told` says all that they show."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            'aria-labelledby="title what">',
            f'  <title id="title">{escape(title)}</title>',
            f'  <desc id="what">{escape(told)}</desc>',
            f"  <style>{STYLE}  </style>",
            f'  <rect class="ground" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
            *lines,
            "</svg>",
            "",
        ]
    )
