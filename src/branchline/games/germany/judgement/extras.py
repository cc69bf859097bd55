"""Stretches that no ticket asks for, but that bring most for their turns."""

from typing import Final

from branchline.core.native import i64, vec
from branchline.core.rows import filled
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan
from branchline.games.germany.pieces import POINTS

EXTRAS: Final[i64] = 4  # as many are kept in mind


class Extras:
    """The best of them that the wagons beside the plan are enough for; -1 where there are fewer."""

    def __init__(self, outlook: Outlook, passengers: Passengers, plan: Plan, spare_wagons: i64) -> None:
        self.rates = vec[float]([0.0] * EXTRAS)  # points a turn, falling
        self.stretches = filled(EXTRAS, -1)
        rates = self.rates
        best = self.stretches
        lengths = outlook.board.length
        for stretch in outlook.chart.stretches:
            length = lengths[stretch]
            if length > spare_wagons or outlook.owned[stretch] or plan.price[stretch] == 0.0:
                continue
            rate = (float(POINTS[length]) + passengers.catch(stretch)) / (1.0 + float(length) / 2)
            if rate < rates[EXTRAS - 1] or outlook.free_tracks(stretch) == 0:
                continue
            place: i64 = EXTRAS - 1
            while place > 0 and rate >= rates[place - 1]:  # of equal ones the later
                rates[place] = rates[place - 1]
                best[place] = best[place - 1]
                place -= 1
            rates[place] = rate
            best[place] = stretch
