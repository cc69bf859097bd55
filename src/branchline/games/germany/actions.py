"""The action space: one number for everything a player can ever do on this board.

Claims are ordered by colour, then length, so that walking the routes in that order lists them rising.
"""

from typing import Final

from branchline.core.native import Row, Rows, i64, row, vec
from branchline.games.germany.board import BIT, COLOURS, GREY, LENGTH, LOCO, LONGEST, ROUTE_COLOUR, ROUTE_COUNT

TAKE: Final = 0  # + kind of card
DRAW: Final = 9
STOP: Final = 10
PASS: Final = 11
MIX: Final = 12  # + index into MIX_SHORT, MIX_LONG
DRAWN: Final[i64] = 4  # tickets in a draw
_MIXES: Final = tuple(
    (short, long) for short in range(DRAWN + 1) for long in range(DRAWN + 1) if 1 <= short + long <= DRAWN
)
MIX_SHORT: Final[Row] = vec[i64]([short for short, _ in _MIXES])
MIX_LONG: Final[Row] = vec[i64]([long for _, long in _MIXES])
KEEP: Final = MIX + len(_MIXES) - 1  # + bit set of positions, from 1 on
KEEP_END: Final[int] = KEEP + 2**4  # one past the last
PASSENGER_NONE: Final = KEEP_END
PASSENGER: Final = PASSENGER_NONE + 1  # + colour
CLAIM: Final = PASSENGER + 6

# How many of a set of positions, for "keep at least".
SIZE: Final[Row] = vec[i64]([mask.bit_count() for mask in range(2**DRAWN)])

_ORDER: Final = sorted(range(ROUTE_COUNT), key=lambda r: (ROUTE_COLOUR[r], LENGTH[r], r))


def _payments(route: int) -> list[tuple[int, int]]:
    """(colour, locomotives) of every way to pay; the all-locomotive way once, with LOCO as its colour."""
    length = LENGTH[route]
    colours = range(COLOURS) if ROUTE_COLOUR[route] == GREY else (ROUTE_COLOUR[route],)
    return [(colour, locos) for colour in colours for locos in range(length)] + [(LOCO, length)]


_CLAIMS: Final = tuple((route, colour, locos) for route in _ORDER for colour, locos in _payments(route))
_CLAIM_ROUTES: Final[tuple[int, ...]] = tuple(route for route, _, _ in _CLAIMS)
CLAIM_ROUTE: Final[Row] = vec[i64](_CLAIM_ROUTES)
CLAIM_COLOUR: Final[Row] = vec[i64]([colour for _, colour, _ in _CLAIMS])
CLAIM_LOCOS: Final[Row] = vec[i64]([locos for _, _, locos in _CLAIMS])
ACTIONS: Final = CLAIM + len(_CLAIMS)
FIRST_CLAIM: Final[Row] = vec[i64]([CLAIM + _CLAIM_ROUTES.index(route) for route in range(ROUTE_COUNT)])

# What `legal` looks up. Routes stand by colour, then length; `reach` is colour * 8 + the longest route that can be paid
# and filled, and those within reach of a colour are the ones from FIRST_ROUTE[colour] to END_ROUTE[reach].
BIT_AT: Final[Row] = vec[i64]([BIT[r] for r in _ORDER])
LENGTH_AT: Final[Row] = vec[i64]([LENGTH[r] for r in _ORDER])
CLAIM_AT: Final[Row] = vec[i64]([FIRST_CLAIM[r] for r in _ORDER])
FIRST_ROUTE: Final[Row] = vec[i64](
    [sum(1 for r in _ORDER if ROUTE_COLOUR[r] < colour) for colour in range(COLOURS + 1)]
)
END_ROUTE: Final[Row] = vec[i64](
    [
        sum(1 for r in _ORDER if ROUTE_COLOUR[r] < colour or (ROUTE_COLOUR[r] == colour and LENGTH[r] <= most))
        for colour in range(COLOURS + 1)
        for most in range(LONGEST + 1)
    ]
)
REACHED: Final[Row] = vec[i64](  # the same as bits
    [
        sum(BIT[r] for r in _ORDER if ROUTE_COLOUR[r] == colour and LENGTH[r] <= most)
        for colour in range(COLOURS + 1)
        for most in range(LONGEST + 1)
    ]
)


def _mixes(short_deck: int, long_deck: int) -> list[int]:
    """G10.4"""
    drawn = min(DRAWN, short_deck + long_deck)
    return [
        MIX + i
        for i, (short, long) in enumerate(_MIXES)
        if short <= short_deck and long <= long_deck and short + long == drawn
    ]


TAKES: Final[Rows] = vec[Row](  # [bit set of kinds in the display]
    [row([TAKE + kind for kind in range(LOCO + 1) if mask >> kind & 1]) for mask in range(2 ** (LOCO + 1))]
)
MIXES: Final[Rows] = vec[Row](  # [min(short, 4) * 5 + min(long, 4)]
    [row(_mixes(short_deck, long_deck)) for short_deck in range(DRAWN + 1) for long_deck in range(DRAWN + 1)]
)
KEEPS: Final[Rows] = vec[Row](  # [tickets drawn * 3 + least to keep]
    [
        row([KEEP + mask for mask in range(1, 2**drawn) if mask.bit_count() >= least])
        for drawn in range(DRAWN + 1)
        for least in range(3)
    ]
)
