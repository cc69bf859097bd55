"""What players have in common who carry out one errand at a time: how they drive by it, turn by turn.

What the errand is, and what is bought, each of them thinks out in its own way: anew at the beginning of each turn and
when a new card has come.
"""

from collections.abc import Callable
from typing import Any

from branchline.core.contract import State
from branchline.games.lunar.actions import DROP, END_OPERATE, END_TURN, EXCHANGE, LOAD
from branchline.games.lunar.board import CITY, HAND
from branchline.games.lunar.bots.driving import elsewhere, in_city, least_wanted, onward, place
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, Stop
from branchline.games.lunar.position import BUILDING, FLARE, GIVING_UP, NOWHERE, OPENING, RELOCATE, Position

Sampler = Callable[[int], State]


class Courier:
    """Drives by an errand."""

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._errand: Errand | None = None
        self._moment: tuple[int, ...] = ()  # for which it was thought out: the turn and the hand
        self._moves: list[int] = []  # up to the next city or the end of the turn
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
        if _moment(s) != self._moment:
            self._moment = _moment(s)
            self._moves = []
            self._errand = self.think(s, sampler)
        return self.decide(s, legal)

    def think(self, s: Position, sampler: Sampler) -> Errand | None:
        """The best errand, where the old one is done or may no longer be the best."""
        raise NotImplementedError

    def hopeless(self) -> bool:
        """Whether the hand is not worth a turn."""
        raise NotImplementedError

    def buy(self, s: Position, legal: set[int]) -> int:
        """The next thing to buy, or the end of the turn."""
        raise NotImplementedError

    def decide(self, s: Position, legal: list[int]) -> int:
        """The next action by what it has in mind."""
        seat = s.seat
        if s.phase in (BUILDING, OPENING):
            return self._buy(s, set(legal))
        if s.phase in (GIVING_UP, FLARE):
            return least_wanted(s, seat, legal, self._errand)
        if s.phase == RELOCATE:
            return elsewhere(s, seat, legal, self._errand)
        if EXCHANGE in legal and (self._errand is None or self.hopeless() or self._stuck):
            self._stuck = False
            return EXCHANGE
        if s.at[seat] == NOWHERE:
            return place(s, seat, legal, self._errand)
        return self._drive(s, legal)

    def _buy(self, s: Position, legal: set[int]) -> int:
        action = self.buy(s, legal)
        if action == END_TURN:
            # A turn in which nothing could be done, though no event forbade it, will not be the last of its kind.
            self._stuck = not (s.moved or s.spent or len(s.event_card)) and s.at[s.seat] != NOWHERE
        return action

    def _drive(self, s: Position, legal: list[int]) -> int:
        seat = s.seat
        if CITY[s.at[seat]] >= 0:
            action = in_city(s, seat, legal, self._errand)
            if action is not None:
                self.note(s, action)
                return action
        self._moves = onward(s, seat, self._errand)
        if self._moves and self._moves[0] in legal:
            return self._moves.pop(0)
        return END_OPERATE

    def note(self, s: Position, action: int) -> None:
        """Done here: a load of the errand is aboard. A delivery needs no note: the new card makes a new errand."""
        self._moment = _moment(s)
        if self._errand is None or not LOAD <= action < DROP:
            return
        stop = Stop(CITY[s.at[s.seat]], action - LOAD, TO_LOAD)
        stops = list(self._errand.stops)
        if stop in stops:
            stops.remove(stop)
            self._errand = self._errand._replace(stops=tuple(stops))


def _moment(s: Position) -> tuple[int, ...]:
    return (s.turn, *s.hands[s.seat * HAND : (s.seat + 1) * HAND])
