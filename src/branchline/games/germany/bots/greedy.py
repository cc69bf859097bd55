"""The greedy player: plans its tickets anew at each decision and takes what brings most just now.

Every action gets a sum of named terms, all in points; the greatest sum is played. `explain` shows the sums.
"""

from collections.abc import Callable
from typing import Any, Final

from branchline.core.contract import State
from branchline.games.germany.actions import CLAIM, DRAW, KEEP, MIX, PASSENGER, TAKE
from branchline.games.germany.board import KINDS, LOCO
from branchline.games.germany.bots import passengers, plan, prospects, weights
from branchline.games.germany.bots.cards import Cards, Target
from branchline.games.germany.bots.chart import DEMAND, NO_WAY, STRETCH, STRETCHES, TRACKS
from branchline.games.germany.bots.reading import Reading
from branchline.games.germany.bots.tables import (
    CLAIM_COLOUR,
    CLAIM_LOCOS,
    CLAIM_ROUTE,
    LENGTH,
    MIX_LONG,
    MIX_SHORT,
    POINTS,
)

Terms = dict[str, float]
Choice = tuple[int, float, Terms]


class Greedy:
    """Sensible at every single decision; looks no further than its own plan."""

    name: Final = "greedy"

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""

    def choose(self, view: dict[str, Any], sampler: Callable[[int], State]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        return max(explain(view), key=lambda choice: choice[1])[0]


def explain(view: dict[str, Any]) -> list[Choice]:
    """Every legal action with its sum and the terms of it, in the order of `view["legal"]`."""
    reading = Reading(view)
    legal: list[int] = view["legal"]
    judge: Callable[[Reading, list[int]], list[Terms]] = _JUDGES[reading.phase]
    return [(action, sum(terms.values()), terms) for action, terms in zip(legal, judge(reading, legal), strict=True)]


def _mix(reading: Reading, legal: list[int]) -> list[Terms]:
    return [{"mix": weights.FIRST_MIX[MIX_LONG[action - MIX]]} for action in legal]


def _keep(reading: Reading, legal: list[int]) -> list[Terms]:
    gains = passengers.worth(reading)
    worth = prospects.kept(plan.make(reading, plan.Costs(reading, gains)), reading.drawn)
    return [worth[action - KEEP] for action in legal]


def _passenger(reading: Reading, legal: list[int]) -> list[Terms]:
    gains = passengers.worth(reading)
    # Also a figure too late for any place may break a tie, so that none is never better.
    return [{"passengers": 0.01 + gains[action - PASSENGER] if action >= PASSENGER else 0.0} for action in legal]


def _turn(reading: Reading, legal: list[int]) -> list[Terms]:
    return _Turn(reading).judge(legal)


_JUDGES: Final = {
    "setup-mix": _mix,
    "setup-keep": _keep,
    "keep": _keep,
    "passenger-a": _passenger,
    "passenger-b": _passenger,
    "turn": _turn,
    "second": _turn,
}


class _Turn:
    """The sums of one turn: cards, claims and tickets on one scale."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.gains = passengers.worth(reading)
        self.plan = plan.make(reading, plan.Costs(reading, self.gains))
        self.hurry: dict[int, float] = {}
        self.spare_wagons = reading.wagons - self.plan.wagons
        fading = 0.0 if reading.last_turn else min(1.0, reading.turns / weights.FADE)
        wanted = [Target(stretch, 1.0 + weights.URGENT * self._hurry(stretch)) for stretch in self.plan.stretches]
        wanted.sort(key=lambda target: -target.urge)
        self.cards = Cards(reading, wanted, self._extras(), weights.CARD * fading)
        self.blind = self.cards.blind()

    def _extras(self) -> list[Target]:
        """Stretches that no ticket asks for, but that bring most for their turns."""
        price = self.plan.price
        rated = []
        for stretch in STRETCHES:
            length = LENGTH[stretch]
            if 0.0 < price[stretch] < NO_WAY and length <= self.spare_wagons:
                brings = POINTS[length] + passengers.catch(self.reading, self.gains, stretch)
                rated.append((brings / (1.0 + length / 2), stretch))
        rated.sort(reverse=True)
        return [Target(stretch, weights.EXTRA * rate) for rate, stretch in rated[: weights.EXTRAS]]

    def _hurry(self, stretch: int) -> float:
        """What waiting may cost: the way round, times how likely somebody else builds here first."""
        if stretch not in self.hurry:
            tracks = sum(1 for route in TRACKS[stretch] if self.reading.free[route])
            if self.reading.seats <= 3:
                tracks = 1
            rush = weights.HURRY * (weights.RUSH + DEMAND[stretch]) * (self.reading.seats - 1) / tracks
            self.hurry[stretch] = rush * min(weights.MOST_DETOUR, self.plan.detour(stretch))
        return self.hurry[stretch]

    def judge(self, legal: list[int]) -> list[Terms]:
        tickets: tuple[float, float] | None = None
        sums: list[Terms] = []
        for action in legal:
            if action >= CLAIM:
                sums.append(self._claim(action - CLAIM))
            elif action < KINDS:
                sums.append(self._take(action - TAKE))
            elif action == DRAW:
                sums.append(self._draw())
            elif MIX <= action < KEEP:
                if tickets is None:
                    tickets = prospects.draw(self.reading, self.plan)
                sums.append(self._tickets(action - MIX, tickets))
            else:
                sums.append({})
        return sums

    def _take(self, kind: int) -> Terms:
        terms = {"card": self.cards.worth(kind)}
        if self.reading.phase == "turn" and kind != LOCO:
            terms["second card"] = self._second(kind)
        return terms

    def _draw(self) -> Terms:
        terms = {"card": self.blind}
        if self.reading.phase == "turn":
            terms["second card"] = self._second(-1)
        return terms

    def _second(self, taken: int) -> float:
        """The best second card in sight, once a card of this kind is gone."""
        best = self.blind
        for kind in self.reading.display:
            if kind == taken:
                taken = -1
            elif 0 <= kind < LOCO:
                best = max(best, self.cards.worth(kind))
        return best

    def _claim(self, claim: int) -> Terms:
        route, colour, locos = CLAIM_ROUTE[claim], CLAIM_COLOUR[claim], CLAIM_LOCOS[claim]
        stretch, length = STRETCH[route], LENGTH[route]
        terms = {"points": float(POINTS[length])}
        catch = passengers.catch(self.reading, self.gains, route)
        if catch:
            terms["passengers"] = catch
        credit = self.plan.credit.get(stretch, 0.0)
        if credit:
            terms["tickets"] = credit
            terms["hurry"] = self._hurry(stretch)
        else:
            terms["wagons"] = -weights.WAGON * length
            if length > self.spare_wagons:
                terms["wagons"] -= weights.NEEDED_WAGON * (length - max(0, self.spare_wagons))
        terms["cards"] = -self.cards.payment(stretch, colour, length - locos, locos)
        return terms

    def _tickets(self, mix: int, worth: tuple[float, float]) -> Terms:
        short, long = MIX_SHORT[mix], MIX_LONG[mix]
        brings = (short * worth[0] + long * worth[1]) / (short + long)
        return {"tickets": brings, "risk": -weights.TICKET_RISK - weights.UNBUILT * self.plan.wagons}
