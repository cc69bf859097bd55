"""What the planner reckons with while it thinks: its cash, what a turn is worth, and what the victory still needs."""

from copy import copy
from typing import Final, NamedTuple

from branchline.games.lunar.board import HAND, LEVEL, SPEED, UPGRADE_COST
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.land import value
from branchline.games.lunar.bots.majors import joining
from branchline.games.lunar.position import OPENING, Position

NO_WAY: Final = 1000  # millions, as the price of joining cities to which there is no way


class Sums(NamedTuple):
    """A trip in figures: millions, and turns."""

    pay: int
    built: int
    tolls: int
    spared: int  # of what joining the major cities would have cost
    turns: float


class Outlook:
    """How things stand for a seat."""

    def __init__(self, s: Position, seat: int, kept: int) -> None:
        """So many millions are kept for what nobody foresees."""
        self.s = s
        self.seat = seat
        self.speed: int = SPEED[s.loco[seat]]
        self.rate = likings.PER_MILEPOST * self.speed  # millions that a turn is worth
        self.joining = joining(s, seat)  # links
        self.to_join = _price(self.joining)
        self.cash: int = s.cash[seat]
        self.need: int = max(0, s.win_cash + self.to_join - self.cash)
        if s.phase != OPENING:
            self.cash = max(0, self.cash - kept)
        elif not s.segments[seat]:  # at the beginning some of it is for a faster locomotive
            self.cash -= UPGRADE_COST * max(0, 1 + likings.OPENING_UPGRADES - LEVEL[s.loco[seat]])
        self.beforehand = self.cash if s.phase == OPENING else 0  # what can be built before the train moves

    def with_hand(self, cards: list[int]) -> "Outlook":
        """The same with other cards in the hand."""
        other = copy(self)
        s = self.s.copy()
        assert isinstance(s, Position)
        for i in range(HAND):
            s.hands[self.seat * HAND + i] = cards[i] if i < len(cards) else -1
        other.s = s
        return other

    def to_join_after(self, s: Position) -> int:
        """What joining the major cities costs once there is more track."""
        return _price(joining(s, self.seat))

    def terms(self, trip: "Sums") -> dict[str, float]:
        """What a trip is worth, in parts that are not nothing."""
        later = self.lasting() * max(0, trip.built - trip.spared)
        gain = trip.pay - trip.built - trip.tolls + trip.spared + later
        parts = {
            "pay": trip.pay,
            "track": -trip.built,
            "tolls": -trip.tolls,
            "joining": trip.spared,
            "later": later,
            "enough": min(gain, self.need) - gain,
            "time": -self.rate * trip.turns,
            "pocket": -self._short(self.cash + trip.pay - trip.built - trip.tolls),
        }
        return {part: float(worth) for part, worth in parts.items() if worth}

    def worth(self, gain: float, turns: float, cash: float) -> float:
        """Of a trip, in millions: what it brings the victory nearer, beyond what so many turns are worth anyway."""
        return min(gain, self.need) - self.rate * turns - self._short(cash)

    def _short(self, cash: float) -> float:
        """What it costs to go on with too little in the pocket."""
        return likings.SHORT * max(0.0, min(likings.COMFORT, self.need) - cash)

    def lasting(self) -> float:
        """Of what track costs, what it is worth to later trips."""
        return likings.LASTING * min(1.0, self.need / likings.A_LONG_WAY)


def _price(links: list[int] | None) -> int:
    return NO_WAY if links is None else value(links)
