"""The bare Moon: what track to a city would cost from anywhere, had nobody built anything yet.

It is worked out for a city when first asked for: all of them together would take plain Python too long at the start.
"""

from typing import Final

from branchline.core.native import Row, Rows, append, i64, vec
from branchline.core.rows import filled
from branchline.games.lunar.board import CITY_COUNT, CITY_MILEPOSTS, MILEPOST_COUNT
from branchline.games.lunar.ways import COST, EXIT_LINK, EXIT_TO, RED, TO, WAYS, arrival_cost

FAR_AWAY: Final = 1 << 20  # more than any track costs

_PRICES: Final[Rows] = vec[Row]([vec[i64]() for _ in range(CITY_COUNT)])  # empty until asked for
_WAY_PRICES: Final[Rows] = vec[Row]([vec[i64]() for _ in range(CITY_COUNT)])


def prices_to(city: i64) -> Row:
    """By milepost: the millions for the cheapest track from there to the city."""
    if len(_PRICES[city]) == 0:
        _PRICES[city] = _worked_out(city)
    return _PRICES[city]


def way_prices_to(city: i64) -> Row:
    """By way: the millions for the cheapest track to the city that begins with it."""
    if len(_WAY_PRICES[city]) == 0:
        prices = prices_to(city)
        _WAY_PRICES[city] = vec[i64]([COST[way] + prices[TO[way]] for way in range(WAYS)])
    return _WAY_PRICES[city]


def _worked_out(city: i64) -> Row:
    prices = filled(MILEPOST_COUNT, FAR_AWAY)
    waiting = CITY_MILEPOSTS[city][:]  # those whose price has fallen, in turn
    for milepost in waiting:
        prices[milepost] = 0
    at: i64 = 0
    while at < len(waiting):
        to = waiting[at]
        at += 1
        exits = EXIT_TO[to]
        links = EXIT_LINK[to]
        for i in range(len(exits)):
            price = prices[to] if RED[links[i]] else prices[to] + arrival_cost(links[i], to)
            if price < prices[exits[i]]:
                prices[exits[i]] = price
                waiting = append(waiting, exits[i])
    return prices
