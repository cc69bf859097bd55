"""The action space: every decision of the game as a number.

bid box cubes · decline · lay way · no-build · pay · buy train · exchange · move piece area · pass ·
takeover company · no-takeover · over way · done
"""

from typing import Final

from branchline.core.native import Row, Rows, i64, vec
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    CUBES,
    DEAREST,
    LEAST_BID,
    MOST_POINTS,
    TRAIN_COUNT,
    WAYS,
)

FEWEST_CUBES: Final = min(LEAST_BID)
BID_SIZES: Final = CUBES - FEWEST_CUBES + 1
SPACES: Final = MOST_POINTS + 1
EXCHANGE_RATE: Final = 3  # W10.16


def _exchanges() -> list[tuple[int, ...]]:
    """Everything that can be given for 0 to 3 train points: cubes, government, midland, north_eastern."""
    found: list[tuple[int, ...]] = []
    for points in range(DEAREST + 1):
        total = EXCHANGE_RATE * points
        for cubes in range(min(CUBES, total) + 1):
            for government in range(min(MOST_POINTS, total - cubes) + 1):
                for midland in range(min(MOST_POINTS, total - cubes - government) + 1):
                    north_eastern = total - cubes - government - midland
                    if north_eastern <= MOST_POINTS:
                        found.append((cubes, government, midland, north_eastern))
    return found


_EXCHANGES: Final = _exchanges()
EXCHANGES: Final[Rows] = vec[Row]([vec[i64](given) for given in _EXCHANGES])
EXCHANGED: Final[Row] = vec[i64]([sum(given) // EXCHANGE_RATE for given in _EXCHANGES])
# The exchanges that bring so many points start here; the last entry is the end.
FIRST_EXCHANGE: Final[Row] = vec[i64](
    [sum(1 for points in EXCHANGED if points < wanted) for wanted in range(DEAREST + 2)]
)

BID: Final = 0  # + box * BID_SIZES + cubes - FEWEST_CUBES
DECLINE: Final = BID + BOXES * BID_SIZES
LAY: Final = DECLINE + 1  # + way
NO_BUILD: Final = LAY + WAYS
PAY: Final = NO_BUILD + 1  # + the points of each kind as digits, government first
BUY: Final[int] = PAY + SPACES**4  # + train
EXCHANGE: Final = BUY + TRAIN_COUNT  # + index into EXCHANGES
MOVE: Final = EXCHANGE + len(EXCHANGES)  # + piece * AREA_COUNT + area
PASS: Final = MOVE + CARGO_KINDS * AREA_COUNT
TAKEOVER: Final = PASS + 1  # + company
NO_TAKEOVER: Final = TAKEOVER + len(COMPANIES)
OVER: Final = NO_TAKEOVER + 1  # + way
DONE: Final = OVER + WAYS
ACTIONS: Final = DONE + 1


def bid(box: i64, cubes: i64) -> i64:
    return BID + box * BID_SIZES + cubes - FEWEST_CUBES


def payment(government: i64, train: i64, midland: i64, north_eastern: i64) -> i64:
    return PAY + ((government * SPACES + train) * SPACES + midland) * SPACES + north_eastern


def payment_parts(action: i64) -> tuple[i64, i64, i64, i64]:
    """The points of each kind that this payment takes."""
    digits = action - PAY
    return (
        digits // (SPACES * SPACES * SPACES),
        digits // (SPACES * SPACES) % SPACES,
        digits // SPACES % SPACES,
        digits % SPACES,
    )
