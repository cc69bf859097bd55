"""What the planner buys: the track of its trip, a better locomotive, and what joins the major cities."""

from branchline.games.lunar.actions import END_TURN, UPGRADE
from branchline.games.lunar.board import LOCOS, UPGRADE_COST
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.journeys import Journey
from branchline.games.lunar.bots.land import value
from branchline.games.lunar.bots.spending import LIKED, missing, segment
from branchline.games.lunar.position import OPENING, Position


def spend(s: Position, seat: int, legal: set[int], journey: Journey | None, joining: list[int] | None) -> int:
    """The next thing to buy, or the end of the turn; `joining` is the track that joins the major cities."""
    cash = s.cash[seat]
    joins = missing(s, joining or ())
    if joining is not None and cash - value(joins) >= s.win_cash:
        return _or_end(segment(s, seat, legal, joins, cash))  # nothing else counts any more
    errand = journey.errand if journey else None
    first = missing(s, errand.links[: errand.at_once] if errand else ())
    later = missing(s, errand.links[errand.at_once :] if errand else ())
    action = segment(s, seat, legal, first, cash)
    if action is not None:
        return action
    in_advance = min(value(later), journey.in_advance) if journey else 0
    spare = cash - value(first) - in_advance
    pays_back = s.win_cash + value(joins) - cash > likings.LATE
    if pays_back and spare >= UPGRADE_COST + _reserve(s, seat, journey):
        better = [UPGRADE + LOCOS.index(name) for name in LIKED if UPGRADE + LOCOS.index(name) in legal]
        if better:
            return better[0]
    if not first:
        action = segment(s, seat, legal, later, cash - likings.POCKET)
        if action is not None:
            return action
    return _or_end(segment(s, seat, legal, joins, spare - likings.JOIN_RESERVE))


def _reserve(s: Position, seat: int, journey: Journey | None) -> int:
    """What is kept back when an upgrade is bought: who has little track and no money waits for a hand that fits it."""
    if journey is None:
        return likings.COMFORT
    if s.phase == OPENING:
        return likings.OPENING_RESERVE
    return likings.RESERVE if s.segments[seat] >= likings.A_NETWORK else likings.FIRST_RESERVE


def _or_end(action: int | None) -> int:
    return END_TURN if action is None else action
