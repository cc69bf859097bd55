"""The action space: one number for everything a player can ever do on this board.

Claims are ordered by colour, then length, so that walking the routes in that order lists them rising.
"""

from typing import Final

from branchline.games.germany.board import BIT, COLOURS, GREY, LENGTH, LOCO, LONGEST, ROUTE_COLOUR, ROUTE_COUNT

TAKE: Final = 0  # + kind of card
DRAW: Final = 9
STOP: Final = 10
PASS: Final = 11
MIX: Final = 12  # + index into MIX_SHORT, MIX_LONG
DRAWN: Final = 4  # tickets in a draw
_MIXES: Final = tuple(
    (short, long) for short in range(DRAWN + 1) for long in range(DRAWN + 1) if 1 <= short + long <= DRAWN
)
MIX_SHORT: Final[tuple[int, ...]] = tuple(short for short, _ in _MIXES)
MIX_LONG: Final[tuple[int, ...]] = tuple(long for _, long in _MIXES)
KEEP: Final = MIX + len(_MIXES) - 1  # + bit set of positions, from 1 on
KEEP_END: Final = KEEP + 2**DRAWN  # one past the last
PASSENGER_NONE: Final = KEEP_END
PASSENGER: Final = PASSENGER_NONE + 1  # + colour
CLAIM: Final = PASSENGER + 6

# How many of a set of positions, for "keep at least".
SIZE: Final[tuple[int, ...]] = tuple(mask.bit_count() for mask in range(2**DRAWN))

_ORDER: Final = sorted(range(ROUTE_COUNT), key=lambda r: (ROUTE_COLOUR[r], LENGTH[r], r))


def _payments(route: int) -> list[tuple[int, int]]:
    """(colour, locomotives) of every way to pay; the all-locomotive way once, with LOCO as its colour."""
    length = LENGTH[route]
    colours = range(COLOURS) if ROUTE_COLOUR[route] == GREY else (ROUTE_COLOUR[route],)
    return [(colour, locos) for colour in colours for locos in range(length)] + [(LOCO, length)]


_CLAIMS: Final = tuple((route, colour, locos) for route in _ORDER for colour, locos in _payments(route))
CLAIM_ROUTE: Final[tuple[int, ...]] = tuple(route for route, _, _ in _CLAIMS)
CLAIM_COLOUR: Final[tuple[int, ...]] = tuple(colour for _, colour, _ in _CLAIMS)
CLAIM_LOCOS: Final[tuple[int, ...]] = tuple(locos for _, _, locos in _CLAIMS)
ACTIONS: Final = CLAIM + len(_CLAIMS)
FIRST_CLAIM: Final[tuple[int, ...]] = tuple(CLAIM + CLAIM_ROUTE.index(route) for route in range(ROUTE_COUNT))

# What `legal` looks up: for every hand of up to 12 cards of a colour and 14 locomotives, so that nothing has to be
# cut off first. `reach` is colour * 8 + the longest route that can be paid and filled.
ROUTES_UP_TO: Final[tuple[tuple[int, ...], ...]] = tuple(  # [reach]
    tuple(r for r in _ORDER if ROUTE_COLOUR[r] == colour and LENGTH[r] <= most)
    for colour in range(COLOURS + 1)
    for most in range(LONGEST + 1)
)
REACHED: Final[tuple[int, ...]] = tuple(sum(BIT[r] for r in routes) for routes in ROUTES_UP_TO)  # the same as bits


def _locos(length: int, cards: int, locos: int) -> range:
    """The numbers of locomotives with which a route of this length can be paid."""
    return range(max(0, length - cards), min(length, locos) + 1)


COLOURED_CLAIMS: Final[tuple[tuple[int, ...], ...]] = tuple(  # [(route * 13 + cards) * 15 + locomotives]
    tuple(FIRST_CLAIM[route] + k for k in _locos(LENGTH[route], cards, locos)) if ROUTE_COLOUR[route] != GREY else ()
    for route in range(ROUTE_COUNT)
    for cards in range(13)
    for locos in range(15)
)
GREY_OFFSETS: Final[tuple[tuple[int, ...], ...]] = tuple(  # [((length * 8 + colour) * 13 + cards) * 15 + locomotives]
    tuple(colour * length + k for k in _locos(length, cards, locos) if k < length)
    for length in range(LONGEST + 1)
    for colour in range(COLOURS)
    for cards in range(13)
    for locos in range(15)
)
TAKES: Final[tuple[tuple[int, ...], ...]] = tuple(  # [bit set of kinds in the display]
    tuple(TAKE + kind for kind in range(LOCO + 1) if mask >> kind & 1) for mask in range(2 ** (LOCO + 1))
)
MIXES: Final[tuple[tuple[int, ...], ...]] = tuple(  # [min(short, 4) * 5 + min(long, 4)], G10.4
    tuple(
        MIX + i
        for i, (short, long) in enumerate(_MIXES)
        if short <= short_deck and long <= long_deck and short + long == min(DRAWN, short_deck + long_deck)
    )
    for short_deck in range(DRAWN + 1)
    for long_deck in range(DRAWN + 1)
)
KEEPS: Final[tuple[tuple[int, ...], ...]] = tuple(  # [tickets drawn * 3 + least to keep]
    tuple(KEEP + mask for mask in range(1, 2**drawn) if SIZE[mask] >= least)
    for drawn in range(DRAWN + 1)
    for least in range(3)
)
