"""Phase six: trains to rent and pieces to fetch, what others may take first."""

from branchline.games.wensleydale.actions import EXCHANGES
from branchline.games.wensleydale.board import TRAINS
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import Prospect, Terms, hires
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import (
    AREA_COUNT,
    BUY,
    EXCHANGE,
    EXCHANGED,
    GOODS_SLOTS,
    MOVE,
    PASS,
    PASSENGER_SLOTS,
    PRICE,
)


def judge_trains(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each action by the best outing that begins with it, and by what waiting for it may cost."""
    worth = mind.worth(reading)
    prospect = mind.prospect(reading, worth, hires(reading))
    terms: list[Terms] = []
    for action in legal:
        if action == PASS:
            terms.append(prospect.idle(reading.purse).terms)
        elif action >= MOVE:
            kind, area = divmod(action - MOVE, AREA_COUNT)
            moved = mind.prospect(reading, worth, prospect.choices, fetched=(kind, area))
            terms.append(moved.outing(reading.purse).terms)
        else:
            terms.append(_rent(reading, prospect, action - BUY))
    return terms


def _rent(reading: Reading, prospect: Prospect, train: int) -> Terms:
    outing = prospect.outing_with(reading.purse, hires(reading, train))
    without = [hire for hire in prospect.choices if train not in hire.trains]
    loss = outing.value - prospect.outing_with(reading.purse, without).value
    terms = dict(outing.terms)
    if loss > 0:
        keen = sum(1 for rival in reading.active_rivals() if PRICE[train] not in reading.rows_of(rival))
        terms["hurry"] = loss * (1.0 - weights.TRAIN_LEFT**keen)
    return terms


def judge_exchange(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each exchange by what the rest of the turn can be with what it leaves."""
    train = TRAINS.index(reading.view["buying"]["train"])
    reading.holder[train] = reading.me
    reading.slots = (reading.slots[0] + PASSENGER_SLOTS[train], reading.slots[1] + GOODS_SLOTS[train])
    prospect = mind.prospect(reading, mind.worth(reading), hires(reading))
    terms = []
    for action in legal:
        cubes, government, midland, north_eastern = EXCHANGES[action - EXCHANGE]
        points = PRICE[train] - EXCHANGED[action - EXCHANGE]
        given = (cubes, government, points, midland, north_eastern)
        left = Purse(*(have - part for have, part in zip(reading.purse, given, strict=True)))
        terms.append(prospect.outing(left).terms)
    return terms
