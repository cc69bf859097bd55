"""What the greedy player buys: the track of its errand, a better locomotive, and what joins the major cities."""

from collections.abc import Iterable
from typing import Final

from branchline.games.lunar.actions import BUILD, END_TURN, UPGRADE
from branchline.games.lunar.board import LOCOS, UPGRADE_COST
from branchline.games.lunar.bots import weights
from branchline.games.lunar.bots.errands import Errand
from branchline.games.lunar.bots.ground import value
from branchline.games.lunar.paths.building import in_turns
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import COST

# Which locomotive is bought where there is a choice: the faster one, since an errand seldom needs a third place.
LIKED: Final = ("saturn", "titan", "proton", "atlas", "soyuz", "redstone", "vostok")


def buy(s: Position, seat: int, legal: set[int], errand: Errand | None, joining: list[int] | None) -> int:
    """The next thing to buy, or the end of the turn; `joining` is the track that joins the major cities."""
    cash = s.cash[seat]
    joins = missing(s, joining or ())
    if joining is not None and cash - value(joins) >= s.win_cash:
        return _or_end(segment(s, seat, legal, joins, cash))  # nothing else counts any more
    first = missing(s, errand.links[: errand.at_once] if errand else ())
    later = missing(s, errand.links[errand.at_once :] if errand else ())
    if first:
        action = segment(s, seat, legal, first, cash)
    else:
        action = segment(s, seat, legal, later, cash - weights.POCKET)
    if action is not None:
        return action
    spare = cash - value(first) - value(later)
    action = _upgrade(s, seat, legal, spare)
    if action is not None:
        return action
    return _or_end(segment(s, seat, legal, joins, spare - weights.JOIN_RESERVE))


def missing(s: Position, links: Iterable[int]) -> list[int]:
    """Those of these links on which there is no track yet."""
    return [link for link in links if s.owner[link] == FREE]


def _or_end(action: int | None) -> int:
    return END_TURN if action is None else action


def segment(s: Position, seat: int, legal: set[int], links: list[int], money: int) -> int | None:
    """The next segment of this track, if it can be built now and costs no more than this."""
    track = in_turns(s, seat, links)
    if not track.ways or track.turns[0] or COST[track.ways[0]] > money or BUILD + track.ways[0] not in legal:
        return None
    return BUILD + track.ways[0]


def _upgrade(s: Position, seat: int, legal: set[int], spare: int) -> int | None:
    """A faster locomotive, unless the game is nearly over."""
    reserve = weights.RESERVE if s.segments[seat] >= weights.A_NETWORK else weights.FIRST_RESERVE
    if spare < UPGRADE_COST + reserve or s.cash[seat] >= weights.LATE:
        return None
    for name in LIKED:
        if UPGRADE + LOCOS.index(name) in legal:
            return UPGRADE + LOCOS.index(name)
    return None
