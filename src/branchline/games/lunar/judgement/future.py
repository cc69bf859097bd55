"""One seat's game from a position on, delivery by delivery, with the cards as they lie in a deck.

It is thought out on the chart of today and without the others; events count as a part of the way that is lost to them.
Before each delivery the seat looks for the best pair of deliveries and makes the first of them, so that a new card may
change its mind.
"""

from typing import Final

from branchline.core.native import Row, i64, vec
from branchline.games.lunar.board import HAND, SOURCES, TOP_LEVEL, UPGRADE_COST
from branchline.games.lunar.cards import DEMAND_CARDS, DEMAND_CITY, DEMAND_GOOD, DEMANDS_EACH
from branchline.games.lunar.judgement.ahead import (
    ABOARD,
    BOTH_ABOARD,
    IMPOSSIBLE,
    LAID,
    NONE,
    ONE_BY_ONE,
    SECOND_FIRST,
    SPEEDS,
    TO_LOAD,
    UNPLACED,
    WANTED,
    Ahead,
)
from branchline.games.lunar.judgement.chart import Chart
from branchline.games.lunar.position import Position
from branchline.games.lunar.ways import VALUE

SPARE: Final[i64] = 12  # millions kept back when a locomotive is bought
PAYS_BACK: Final[i64] = 60  # millions still needed: with less to go no locomotive is bought
TIRED: Final = 1.5  # turns: a hand whose best trip loses more than so many is exchanged
FIRSTS: Final = 5  # deliveries that may come first, of which pairs are looked at
TO_THE_END: Final = 150.0  # turns: nobody thinks further


class Jobs:
    """The demands of a hand, each with every source of its load, and what it is worth alone."""

    __slots__ = ("demands", "sources", "worths")

    def __init__(self) -> None:
        self.demands: list[int] = []
        self.sources: list[int] = []
        self.worths: list[float] = []

    def add(self, demand: int, source: int, worth: float) -> None:
        if worth > IMPOSSIBLE:
            self.demands.append(demand)
            self.sources.append(source)
            self.worths.append(worth)

    def fit(self, a: int, b: int) -> bool:
        """Whether two can be done together: by different cards, and with a load for each."""
        one, other = self.demands[a], self.demands[b]
        if one // DEMANDS_EACH == other // DEMANDS_EACH:
            return False
        alike = DEMAND_GOOD[one] == DEMAND_GOOD[other]
        return not (alike and self.sources[a] == ABOARD and self.sources[b] == ABOARD)


class Future(Ahead):
    """Thought out step by step."""

    def __init__(self, chart: Chart, s: Position, seat: int, joining: Row, deck: Row) -> None:
        """The next card of the deck is its last."""
        super().__init__(chart, s, seat, joining)
        self._deck = deck
        self._next: i64 = len(deck) - 1

    def lose(self, turns: float, money: i64) -> None:
        """Something that brings nothing."""
        self.turns += turns
        self._cash -= money

    def upgrade(self) -> None:
        self._cash -= UPGRADE_COST
        self._level = min(TOP_LEVEL, self._level + 1)
        self._speed = SPEEDS[self._level]

    def drop(self, good: i64) -> None:
        self._loads[good] -= 1

    def renew(self) -> None:
        """Another hand."""
        for i in range(HAND):
            self._hand[i] = self._draw()

    def go(self, stops: Row) -> bool:
        """Makes these stops, each as city, goods and demand; False if one cannot be reached or paid."""
        self._begin()
        for i in range(0, len(stops), 3):
            if not self._stop(stops[i], stops[i + 2]):
                return False
        self._make(stops)
        return True

    def play_on(self, horizon: float) -> float:
        """In how many turns the victory comes; what lies behind the horizon is reckoned by what turns bring on the
        whole."""
        while self._need() > 0 and self.turns < horizon:
            stops = self._best()
            if len(stops) == 0 or not self.go(stops):
                self.turns += 1.0
                self.renew()
            self._buy()
        return self.turns + max(0.0, float(self._need()) / self._rate())

    def _buy(self) -> None:
        better = self._level < TOP_LEVEL and SPEEDS[self._level + 1] > self._speed
        if better and self._need() > PAYS_BACK and self._cash >= UPGRADE_COST + SPARE:
            self.upgrade()

    def _draw(self) -> i64:
        """The next card that is no event; a deck that has come to its end begins again."""
        size = len(self._deck)
        for _ in range(size):
            if self._next < 0:
                self._next = size - 1
            card = self._deck[self._next]
            self._next -= 1
            if card < DEMAND_CARDS:
                return card
        return -1

    def _make(self, stops: Row) -> None:
        """What was counted is done."""
        for i in range(0, len(stops), 3):
            city = stops[i]
            demand = stops[i + 2]
            if self._place != UNPLACED and self._place != city:
                leg = self._chart.leg(self._place, city)
                if leg is not None:
                    for link in leg.missing:
                        self._lay(link)
            self._place = city
            if demand == TO_LOAD:
                self._loads[stops[i + 1]] += 1
            else:
                self._loads[stops[i + 1]] -= 1
                self._discard(demand // DEMANDS_EACH)
        self.turns = self._clock
        self._cash += self._pay - self._spent

    def _lay(self, link: i64) -> None:
        if self._track[link] == WANTED:
            self._to_join -= VALUE[link]
        self._track[link] = LAID

    def _discard(self, card: i64) -> None:
        for i in range(HAND):
            if self._hand[i] == card:
                self._hand[i] = self._draw()

    # What to do next

    def _best(self) -> Row:
        """The stops up to the first delivery of the best one or two; none where another hand is better."""
        jobs = self._jobs()
        best = -TIRED * self._rate()
        first, second = -1, -1
        order = ONE_BY_ONE
        tried: list[int] = []
        for _ in range(min(FIRSTS, len(jobs.demands))):
            a = _next_best(jobs.worths, tried)
            tried.append(a)
            if jobs.worths[a] > best:
                best = jobs.worths[a]
                first, second, order = a, -1, ONE_BY_ONE
            for b in range(len(jobs.demands)):
                if not jobs.fit(a, b):
                    continue
                for way in range(ONE_BY_ONE, SECOND_FIRST + 1 if jobs.sources[b] != ABOARD else BOTH_ABOARD):
                    worth = self._run(jobs.demands[a], jobs.sources[a], jobs.demands[b], jobs.sources[b], way)
                    if worth > best:
                        best = worth
                        first, second, order = a, b, way
        return vec[i64]() if first < 0 else _stops(jobs, first, second, order)

    def _jobs(self) -> Jobs:
        jobs = Jobs()
        for card in self._hand:
            if card < 0:
                continue
            for demand in range(card * DEMANDS_EACH, (card + 1) * DEMANDS_EACH):
                good = DEMAND_GOOD[demand]
                if self._loads[good] > 0:
                    jobs.add(demand, ABOARD, self._run(demand, ABOARD, NONE, ABOARD, ONE_BY_ONE))
                elif self._tray[good] > 0:
                    for source in SOURCES[good]:
                        jobs.add(demand, source, self._run(demand, source, NONE, ABOARD, ONE_BY_ONE))
        return jobs


def _next_best(worths: list[float], tried: list[int]) -> int:
    best = -1
    for i in range(len(worths)):
        if i not in tried and (best < 0 or worths[i] > worths[best]):
            best = i
    return best


def _stops(jobs: Jobs, first: int, second: int, order: i64) -> Row:
    """Up to the first delivery, each as city, goods and demand."""
    a = jobs.demands[first]
    stops: list[i64] = []
    if order == SECOND_FIRST:
        stops += [jobs.sources[second], DEMAND_GOOD[jobs.demands[second]], TO_LOAD]
    if jobs.sources[first] != ABOARD:
        stops += [jobs.sources[first], DEMAND_GOOD[a], TO_LOAD]
    if order == BOTH_ABOARD:
        stops += [jobs.sources[second], DEMAND_GOOD[jobs.demands[second]], TO_LOAD]
    stops += [DEMAND_CITY[a], DEMAND_GOOD[a], a]
    return vec[i64](stops)
