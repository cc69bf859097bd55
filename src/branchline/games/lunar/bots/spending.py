"""What the greedy player buys: the track of its errand, a better locomotive, and what joins the major cities."""

from typing import Final

from branchline.games.lunar.actions import BUILD, END_TURN, UPGRADE
from branchline.games.lunar.board import LOCOS, UPGRADE_COST, WIN_MAJORS
from branchline.games.lunar.bots import weights
from branchline.games.lunar.bots.errands import Errand
from branchline.games.lunar.bots.ground import value
from branchline.games.lunar.bots.majors import Joining, joining
from branchline.games.lunar.network import COUNT
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import COST, WAY_TO_A, WAY_TO_B

# Which locomotive is bought where there is a choice: the faster one, since an errand seldom needs a third place.
LIKED: Final = ("saturn", "titan", "proton", "atlas", "soyuz", "redstone", "vostok")


def buy(s: Position, seat: int, legal: set[int], errand: Errand | None) -> int:
    """The next thing to buy, or the end of the turn."""
    cash = s.cash[seat]
    missing = [link for link in errand.links if s.owner[link] == FREE] if errand else []
    ahead = joining(s, seat) if cash >= weights.JOIN_RESERVE else None
    if ahead and ahead.links and cash - ahead.cost >= s.win_cash:
        return _first_link(legal, ahead.links, cash) or END_TURN  # nothing else counts any more
    if COUNT[s.joined[seat]] >= WIN_MAJORS and cash >= s.win_cash:
        return END_TURN
    action = _first_link(legal, missing, cash)
    if action is not None:
        return action
    spare = cash - value(missing)
    upgrade = _upgrade(s, seat, legal, spare)
    if upgrade is not None:
        return upgrade
    if ahead:
        action = _first_link(legal, ahead.links, spare - weights.JOIN_RESERVE)
        if action is not None:
            return action
    return END_TURN


def _first_link(legal: set[int], links: list[int] | tuple[int, ...], money: int) -> int | None:
    """The first segment on these links that can be built now, and that costs no more than this."""
    for link in links:
        for way in (WAY_TO_A[link], WAY_TO_B[link]):
            if BUILD + way in legal and COST[way] <= money:
                return BUILD + way
    return None


def _upgrade(s: Position, seat: int, legal: set[int], spare: int) -> int | None:
    """A faster locomotive, unless the game is nearly over."""
    reserve = weights.RESERVE if s.segments[seat] >= weights.A_NETWORK else weights.FIRST_RESERVE
    if spare < UPGRADE_COST + reserve or s.cash[seat] >= weights.LATE:
        return None
    for name in LIKED:
        if UPGRADE + LOCOS.index(name) in legal:
            return UPGRADE + LOCOS.index(name)
    return None
