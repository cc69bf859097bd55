"""The greedy player: one errand at a time, and the money that is left for what brings the victory nearer.

An errand is judged by the millions it brings in a turn. It is thought out anew at the beginning of each turn and when a
new card has come, and kept while it holds. `explain` shows the errands that were weighed.
"""

from collections.abc import Callable
from typing import Any, Final

from branchline.core.contract import State
from branchline.games.lunar.actions import DROP, END_OPERATE, END_TURN, EXCHANGE, LOAD
from branchline.games.lunar.board import CITIES, CITY, GOODS, HAND
from branchline.games.lunar.bots import weights
from branchline.games.lunar.bots.driving import elsewhere, in_city, least_wanted, onward, place
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, Stop, Terms, errands, possible
from branchline.games.lunar.bots.majors import joining
from branchline.games.lunar.bots.spending import buy
from branchline.games.lunar.position import BUILDING, FLARE, GIVING_UP, NOWHERE, OPENING, RELOCATE, Position

Sampler = Callable[[int], State]
Prospect = tuple[float, Terms, list[str]]  # millions a turn, what they are made of, and the stops


class Greedy:
    """Sensible at every single decision; looks no further than the errand in hand."""

    name: Final = "greedy"

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._errand: Errand | None = None
        self._moment: tuple[int, ...] = ()  # for which it was thought out: the turn and the hand
        self._moves: list[int] = []  # up to the next city or the end of the turn
        self._joining: list[int] | None = None  # the track that joins the major cities
        self._turn = -1  # in which that was looked for
        self._stuck = False

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        train = view["players"][view["you"]]["train"]
        if self._moves and train and train["city"] is None and self._moves[0] in legal:
            return self._moves.pop(0)
        s = sampler(0)
        assert isinstance(s, Position)
        self._think(s)
        return self._decide(s, legal)

    def _think(self, s: Position) -> None:
        """A new errand where the old one is done or may no longer be the best."""
        seat = s.seat
        moment = (s.turn, *s.hands[seat * HAND : (seat + 1) * HAND])
        if moment == self._moment:
            return
        self._moment = moment
        before = _deliveries(self._errand)
        self._moves = []
        choices = errands(s, seat)
        choices.sort(key=lambda errand: -errand.rate * (weights.KEEP if _deliveries(errand) == before else 1))
        self._errand = next((errand for errand in choices if possible(s, seat, errand)), None)

    def _decide(self, s: Position, legal: list[int]) -> int:
        seat = s.seat
        if s.phase in (BUILDING, OPENING):
            return self._buy(s, set(legal))
        if s.phase in (GIVING_UP, FLARE):
            return least_wanted(s, seat, legal, self._errand)
        if s.phase == RELOCATE:
            return elsewhere(s, seat, legal, self._errand)
        if EXCHANGE in legal and (self._errand is None or self._errand.rate < weights.HOPELESS or self._stuck):
            self._stuck = False
            return EXCHANGE
        if s.at[seat] == NOWHERE:
            return place(s, seat, legal, self._errand)
        return self._drive(s, legal)

    def _buy(self, s: Position, legal: set[int]) -> int:
        """What joins the major cities is looked for once a turn, and not before there is money for it."""
        seat = s.seat
        if s.turn != self._turn:
            self._joining = joining(s, seat) if s.cash[seat] >= weights.JOIN_RESERVE else None
            self._turn = s.turn
        action = buy(s, seat, legal, self._errand, self._joining)
        if action == END_TURN:
            # A turn in which nothing could be done, though no event forbade it, will not be the last of its kind.
            self._stuck = not (s.moved or s.spent or len(s.event_card)) and s.at[seat] != NOWHERE
        return action

    def _drive(self, s: Position, legal: list[int]) -> int:
        seat = s.seat
        if CITY[s.at[seat]] >= 0:
            action = in_city(s, seat, legal, self._errand)
            if action is not None:
                self._done(CITY[s.at[seat]], action)
                return action
        self._moves = onward(s, seat, self._errand)
        if self._moves and self._moves[0] in legal:
            return self._moves.pop(0)
        return END_OPERATE

    def _done(self, city: int, action: int) -> None:
        """A load of the errand is aboard. A delivery needs no note: the new card makes a new errand."""
        if self._errand is None or not LOAD <= action < DROP:
            return
        stop = Stop(city, action - LOAD, TO_LOAD)
        stops = list(self._errand.stops)
        if stop in stops:
            stops.remove(stop)
            self._errand = self._errand._replace(stops=tuple(stops))


def _deliveries(errand: Errand | None) -> set[int]:
    return {stop.demand for stop in errand.stops if stop.demand != TO_LOAD} if errand else set()


def explain(view: dict[str, Any], sampler: Sampler) -> list[Prospect]:
    """The errands that the deciding seat would weigh against each other, the best first."""
    s = sampler(0)
    assert isinstance(s, Position)
    return [
        (errand.rate, errand.terms(), [_words(stop) for stop in errand.stops]) for errand in errands(s, view["you"])
    ]


def _words(stop: Stop) -> str:
    return f"{'load' if stop.demand == TO_LOAD else 'deliver'} {GOODS[stop.good]} {CITIES[stop.city]}"
