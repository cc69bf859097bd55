"""The first turn of a game in the Dales in which everything is decided once, and how such a game ends soon.

Tests stop in it wherever they like: what comes before is played past the page.
"""

from .hurry import Shown

SEED = 64

AUCTION = (
    *("bid 1 3", "bid 5 2", "bid 1 4", "bid 5 3", "bid 4 3", "bid 2 3", "bid 4 4", "bid 5 4", "bid 5 5"),
    *("bid 7 2", "bid 8 2"),
)
FIRST_LINE = ("lay darlington gainford", "lay gainford barnard_castle", "done")
SECOND_LINE = (
    *("lay ripon kirkby_malzeard", "lay kirkby_malzeard masham", "lay masham jervaulx", "lay jervaulx leyburn"),
    *("done", "pay government*1"),
)
THIRD_LINE = ("lay kirkby_stephen orton", "lay orton ravenstonedale", "done")
TRAINS = ("buy t3d", "buy t2d", "buy t1d", "buy t2c", "buy t1b", "buy t3c", "exchange cubes*3")
LOADING = (
    *("move stone dallowgill_moor", "move stone howgill_fells", "move stone arkengarthdale_moor"),
    *("move cheese jervaulx", "move cheese orton", "move green barnard_castle", "move green leyburn"),
    *("pass", "pass", "pass"),
)
TURN = (*AUCTION, *FIRST_LINE, *SECOND_LINE, *THIRD_LINE, *TRAINS, *LOADING)

# How many decisions lead there.
BUILDING = len(AUCTION) + len(FIRST_LINE)  # the second player begins a line, the first one's lies
MOMENTS = {
    "auction": 5,
    "build": BUILDING + 3,
    "pay": BUILDING + len(SECOND_LINE) - 1,
    "exchange": TURN.index("exchange cubes*3"),
    "trains": TURN.index("exchange cubes*3") + 1,
    "takeover": len(TURN),
}


def brief(shown: Shown) -> Shown:
    """The decision that ends the game soonest: nothing, or the smallest bid in a free box."""
    by_kind = {action["kind"]: action for action in reversed(shown["actions"])}
    for kind in ("no-build", "no-takeover", "pass", "done", "pay"):
        if kind in by_kind:
            ending: Shown = by_kind[kind]
            return ending
    free = {box["number"] for box in shown["view"]["boxes"] if box["bid"] is None}
    bids = [action for action in shown["actions"] if action["kind"] == "bid"]
    return min(bids, key=lambda bid: (bid["box"] not in free, bid["cubes"], bid["box"]))


def greedy_for_links(shown: Shown) -> Shown:
    """Lays links wherever it can."""
    lays = [action for action in shown["actions"] if action["kind"] == "lay"]
    return lays[0] if lays else brief(shown)
