"""The action space: every decision of the game as a number.

bid box cubes · decline · lay way · no-build · pay · buy train · exchange · move piece area · pass ·
takeover company · no-takeover · over way · done
"""

from typing import Final

from branchline.core.native import Row, i64, vec
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BOXES,
    CARGO_KINDS,
    COMPANY_COUNT,
    CUBES,
    DEAREST,
    LEAST_BID,
    MOST_POINTS,
    TRAIN_COUNT,
    WAYS,
)

FEWEST_CUBES: Final[i64] = min(LEAST_BID)
BID_SIZES: Final[i64] = CUBES - FEWEST_CUBES + 1
SPACES: Final[i64] = MOST_POINTS + 1
EXCHANGE_RATE: Final = 3  # W10.16


def _exchanges() -> list[tuple[int, ...]]:
    """Everything that can be given for 0 to 3 train points: cubes, government, midland, north_eastern."""
    exchanges: list[tuple[int, ...]] = []
    for points in range(DEAREST + 1):
        total = EXCHANGE_RATE * points
        for cubes in range(min(CUBES, total) + 1):
            for government in range(min(MOST_POINTS, total - cubes) + 1):
                for midland in range(min(MOST_POINTS, total - cubes - government) + 1):
                    north_eastern = total - cubes - government - midland
                    if north_eastern <= MOST_POINTS:
                        exchanges.append((cubes, government, midland, north_eastern))
    return exchanges


EXCHANGES: Final[tuple[tuple[int, ...], ...]] = tuple(_exchanges())
EXCHANGED: Final[Row] = vec[i64]([sum(given) // EXCHANGE_RATE for given in EXCHANGES])
# What each exchange gives, by kind.
GIVEN_CUBES: Final[Row] = vec[i64]([given[0] for given in EXCHANGES])
GIVEN_GOVERNMENT: Final[Row] = vec[i64]([given[1] for given in EXCHANGES])
GIVEN_MIDLAND: Final[Row] = vec[i64]([given[2] for given in EXCHANGES])
GIVEN_NORTH_EASTERN: Final[Row] = vec[i64]([given[3] for given in EXCHANGES])
# By points: where the exchanges that bring them start; the last entry is the end.
FIRST_EXCHANGE: Final[Row] = vec[i64](
    [sum(1 for points in EXCHANGED if points < wanted) for wanted in range(DEAREST + 2)]
)

BID: Final = 0  # + box * BID_SIZES + cubes - FEWEST_CUBES
DECLINE: Final[i64] = BID + BOXES * BID_SIZES
LAY: Final[i64] = DECLINE + 1  # + way
NO_BUILD: Final[i64] = LAY + WAYS
PAY: Final[i64] = NO_BUILD + 1  # + the points of each kind as digits, government first
BUY: Final[i64] = PAY + SPACES * SPACES * SPACES * SPACES  # + train
EXCHANGE: Final[i64] = BUY + TRAIN_COUNT  # + index into EXCHANGES
MOVE: Final[i64] = EXCHANGE + len(EXCHANGES)  # + piece * AREA_COUNT + area
PASS: Final[i64] = MOVE + CARGO_KINDS * AREA_COUNT
TAKEOVER: Final[i64] = PASS + 1  # + company
NO_TAKEOVER: Final[i64] = TAKEOVER + COMPANY_COUNT
OVER: Final[i64] = NO_TAKEOVER + 1  # + way
DONE: Final[i64] = OVER + WAYS
ACTIONS: Final[i64] = DONE + 1


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
