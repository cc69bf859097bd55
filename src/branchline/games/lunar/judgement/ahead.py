"""How a seat stands while its game is thought out, and runs of stops that are counted without being made."""

from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import filled
from branchline.games.lunar.board import (
    BUILD_LIMIT,
    GOODS_COUNT,
    HAND,
    LEVEL,
    LINK_COUNT,
    SPEED,
    TOLL,
    TOP_LEVEL,
)
from branchline.games.lunar.cards import DEMAND_CITY, DEMAND_PAY
from branchline.games.lunar.judgement.chart import TRAIN, Chart
from branchline.games.lunar.position import NOWHERE, Position
from branchline.games.lunar.ways import VALUE

ABOARD: Final[i64] = -1  # as a source
TO_LOAD: Final[i64] = -1  # as a demand: a stop for loading
UNPLACED: Final[i64] = -1  # as a place: the train may be put anywhere
NONE: Final[i64] = -1  # as a demand: there is no second one

# Orders of two deliveries.
ONE_BY_ONE: Final[i64] = 0
BOTH_ABOARD: Final[i64] = 1
SECOND_FIRST: Final[i64] = 2  # both aboard, and what is delivered last is taken first

STEADY: Final = 0.9  # of the mileposts a train could go, those that events and the ends of turns leave it
PER_MILEPOST: Final = 0.6  # millions that a milepost brings on the whole, track paid
LASTING: Final = 0.15  # of what track costs, what it is worth to later trips
IMPOSSIBLE: Final = -1.0e9

# Of link by link.
LAID: Final[i64] = 1  # track was laid since
WANTED: Final[i64] = 2  # it joins major cities

# A faster locomotive is bought before a roomier one: by level.
SPEEDS: Final[Floats] = vec[float]([10.0] * (TOP_LEVEL + 1))
for _loco in range(len(LEVEL)):
    SPEEDS[LEVEL[_loco]] = max(SPEEDS[LEVEL[_loco]], float(SPEED[_loco]))


class Ahead:
    """Looks ahead from where its seat stands."""

    def __init__(self, chart: Chart, s: Position, seat: int, joining: Row) -> None:
        """`joining` is the missing track that joins the major cities."""
        self._chart = chart
        self._tray = s.tray
        self._place: i64 = UNPLACED if s.at[seat] == NOWHERE else TRAIN
        self.turns: float = 0.0
        self._cash: i64 = s.cash[seat]
        self._goal: i64 = s.win_cash
        self._hand = s.hands[seat * HAND : (seat + 1) * HAND]
        self._loads = s.load[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT]
        self._level: i64 = LEVEL[s.loco[seat]]
        self._speed = float(SPEED[s.loco[seat]])
        self._track = filled(LINK_COUNT, 0)  # by link: LAID, WANTED or neither
        self._to_join: i64 = 0
        for link in joining:
            self._track[link] = WANTED
            self._to_join += VALUE[link]
        self._seen = filled(LINK_COUNT, 0)  # by link: in which look it was counted
        self._look: i64 = 0
        self._begin()

    def _rate(self) -> float:
        """Millions that a turn is worth."""
        return PER_MILEPOST * self._speed

    def _need(self) -> i64:
        """Millions that the victory still takes."""
        return self._goal + self._to_join - self._cash

    def _begin(self) -> None:
        """A run begins where the seat stands."""
        self._look += 1
        self._at: i64 = self._place
        self._clock: float = self.turns
        self._pay: i64 = 0
        self._spent: i64 = 0
        self._built: i64 = 0
        self._spared: i64 = 0  # of that, what joining would have cost anyway

    def _stop(self, city: i64, demand: i64) -> bool:
        """One stop more; False if it cannot be reached or paid. Track that several legs use is paid once."""
        if self._at != UNPLACED and self._at != city:
            leg = self._chart.leg(self._at, city)
            if leg is None:
                return False
            money: i64 = 0
            for link in leg.missing:
                if self._track[link] != LAID and self._seen[link] != self._look:
                    self._seen[link] = self._look
                    money += VALUE[link]
                    if self._track[link] == WANTED:
                        self._spared += VALUE[link]
            if leg.foreign:
                self._spent += TOLL * (1 + int(float(leg.foreign) / self._speed))
            self._spent += money
            self._built += money
            if self._spent > self._cash + self._pay:
                return False
            self._clock += float(leg.mileposts) / (STEADY * self._speed)
            if money:  # it grows while the train goes
                self._clock = max(self._clock, self.turns + float(self._built) / BUILD_LIMIT)
        self._at = city
        if demand != TO_LOAD:
            self._pay += DEMAND_PAY[demand]
        return True

    def _worth(self) -> float:
        """Of the run that was counted, in millions."""
        gain = float(self._pay - self._spent + self._spared) + LASTING * float(self._built - self._spared)
        return min(gain, float(self._need())) - self._rate() * (self._clock - self.turns)

    def _run(self, a: i64, source_a: i64, b: i64, source_b: i64, order: i64) -> float:
        """What one or two deliveries are worth."""
        self._begin()
        if order == SECOND_FIRST and not self._stop(source_b, TO_LOAD):
            return IMPOSSIBLE
        if source_a != ABOARD and not self._stop(source_a, TO_LOAD):
            return IMPOSSIBLE
        if order == BOTH_ABOARD and not self._stop(source_b, TO_LOAD):
            return IMPOSSIBLE
        if not self._stop(DEMAND_CITY[a], a):
            return IMPOSSIBLE
        if b != NONE:
            if order == ONE_BY_ONE and source_b != ABOARD and not self._stop(source_b, TO_LOAD):
                return IMPOSSIBLE
            if not self._stop(DEMAND_CITY[b], b):
                return IMPOSSIBLE
        return self._worth()
