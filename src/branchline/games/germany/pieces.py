"""What lies in the box beside the board: cards, wagons, passengers. On every board it is the same.

Cards are 0..7 in the order of the board file and 8 for a locomotive; passengers 0..5.
"""

from typing import Final

from branchline.core.native import Row, i64, vec

COLOURS: Final[i64] = 8
LOCO: Final = 8
GREY: Final = COLOURS  # as the colour of a route, where it means any one colour
KINDS: Final[i64] = 9
CARD_COLOURS: Final[tuple[str, ...]] = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
CARDS: Final[tuple[str, ...]] = (*CARD_COLOURS, "loco")
COPIES: Final[tuple[int, ...]] = (12,) * COLOURS + (14,)  # G1.4, G1.5
SLOTS: Final[i64] = 5
START_HAND: Final = 4
START_WAGONS: Final = 45
LAST_WAGONS: Final = 2
POINTS: Final[Row] = vec[i64]([0, 1, 2, 4, 7, 10, 15, 18])  # by length, G9.1
LONGEST: Final = 7

FIGURE_COLOURS: Final[tuple[str, ...]] = ("red", "green", "black", "yellow", "blue", "white")
FIGURE_KINDS: Final[i64] = 6
FIGURES_EACH: Final = 10
FIGURES: Final = 60

# A set of routes is three words, so that each fits a machine word (colours 0-3, colours 4-7, grey).
WORDS: Final = 3
