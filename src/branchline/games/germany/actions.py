"""The action space: one number for everything a player can ever do on a board. Only claims differ between boards."""

from typing import Final, final

from branchline.core.native import Row, Rows, i64, row, vec
from branchline.games.germany.pieces import COLOURS, FIGURE_KINDS, GREY, LOCO, LONGEST

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
CLAIM: Final = PASSENGER + FIGURE_KINDS  # + number among the claims of the board

# How many of a set of positions, for "keep at least".
SIZE: Final[Row] = vec[i64]([mask.bit_count() for mask in range(2**DRAWN)])


def _mixes(short_deck: int, long_deck: int) -> list[int]:
    """G10.4"""
    drawn = min(DRAWN, short_deck + long_deck)
    return [
        MIX + i
        for i, (short, long) in enumerate(_MIXES)
        if short <= short_deck and long <= long_deck and short + long == drawn
    ]


# What `legal` looks up.
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


@final
class Claims:
    """Every way to pay for every route of a board.

    They are ordered by colour, then length of their routes, so that walking the routes in that order lists them rising.
    `reach` is colour * 8 + the longest route that can be paid and filled; those within reach of a colour are the ones
    from first_route[colour] to end_route[reach].
    """

    def __init__(self, colours: list[int], lengths: list[int], bits: list[int]) -> None:
        """By route: its colour, its length and the bit that stands for it in its word."""
        order = sorted(range(len(lengths)), key=lambda route: (colours[route], lengths[route], route))
        claims = [(route, *paid) for route in order for paid in _payments(colours[route], lengths[route])]
        routes = [route for route, _, _ in claims]
        firsts = [CLAIM + routes.index(route) for route in range(len(lengths))]
        reaches = [(colour, most) for colour in range(GREY + 1) for most in range(LONGEST + 1)]
        within = [
            [route for route in order if colours[route] == colour and lengths[route] <= most]
            for colour, most in reaches
        ]
        before = [len([route for route in order if colours[route] < colour]) for colour in range(GREY + 1)]
        # By claim.
        self.route: Final[Row] = row(routes)
        self.colour: Final[Row] = row([colour for _, colour, _ in claims])  # LOCO where there are locomotives only
        self.locos: Final[Row] = row([locos for _, _, locos in claims])
        # By route: its first claim, as an action.
        self.first: Final[Row] = row(firsts)
        # By place of a route in their order.
        self.bit_at: Final[Row] = row([bits[route] for route in order])
        self.length_at: Final[Row] = row([lengths[route] for route in order])
        self.claim_at: Final[Row] = row([firsts[route] for route in order])
        self.first_route: Final[Row] = row(before)  # by colour
        self.end_route: Final[Row] = row(
            [before[colour] + len(routes) for (colour, _), routes in zip(reaches, within, strict=True)]
        )
        # The same as bits.
        self.reached: Final[Row] = row([sum([bits[route] for route in routes]) for routes in within])


def _payments(colour: int, length: int) -> list[tuple[int, int]]:
    """(colour, locomotives) of every way to pay; the all-locomotive way once, with LOCO as its colour."""
    colours = list(range(COLOURS)) if colour == GREY else [colour]
    return [(one, locos) for one in colours for locos in range(length)] + [(LOCO, length)]
