"""What a seat could do next: the journeys that its hand allows, and what other hands would bring."""

from functools import cached_property
from itertools import islice
from typing import Final

from branchline.core.contract import State
from branchline.games.lunar.board import HAND
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.courier import Sampler
from branchline.games.lunar.bots.errands import TO_LOAD, Stop, deliveries
from branchline.games.lunar.bots.journeys import Journey, journeys
from branchline.games.lunar.bots.land import Land
from branchline.games.lunar.bots.outlook import Outlook
from branchline.games.lunar.bots.trips import Trip, Trips
from branchline.games.lunar.cards import DEMAND_CARDS
from branchline.games.lunar.position import OPENING, Position

NOTHING_BEGUN: Final[frozenset[int]] = frozenset()
AGAIN: Final = 3  # trips with the deliveries that were begun: looked at link by link whatever they may come to


class Plans:
    """Thought out for one seat of a position."""

    def __init__(self, s: Position, seat: int, begun: frozenset[int] = NOTHING_BEGUN, keep: float = 0.0) -> None:
        """With which deliveries it has begun, and by how much it likes to keep to them."""
        self.s: Final = s
        self.seat: Final = seat
        self.land: Final = Land(s, seat)
        looked_at = likings.REFINED * (likings.OPENING_CARE if s.phase == OPENING else 1)
        for kept in (likings.POCKET, 0):
            self.outlook = Outlook(s, seat, kept)
            self.trips = Trips(self.outlook, self.land).best()
            chosen = self.trips[:looked_at]
            if begun:
                chosen += list(islice((trip for trip in self.trips if _delivered(trip) == begun), AGAIN))
            self._journeys = journeys(self.outlook, chosen, begun, keep)
            self.best = next(self._journeys, None)
            if self.best is not None:
                break

    def different(self, most: int) -> list[Journey]:
        """The best of each set of deliveries; to be asked once."""
        found: dict[frozenset[int], Journey] = {}
        if self.best is not None:
            found[deliveries(self.best.errand)] = self.best
        for journey in self._journeys:
            if len(found) == most:
                break
            found.setdefault(deliveries(journey.errand), journey)
        return list(found.values())

    @cached_property
    def hand(self) -> float:
        """What the best trip of this hand may come to."""
        return _worth(self.trips)

    def other_hands(self, sampler: Sampler) -> float:
        """What other hands would come to on average, less the turn that is given for one."""
        worths = [self._with_hand(sampler(draw)) for draw in range(1, likings.HANDS + 1)]
        return sum(worths) / len(worths) - self.outlook.rate

    def tired(self, sampler: Sampler) -> bool:
        """Whether other hands would bring so much more that a turn may be given for one."""
        return self.hand <= likings.CONTENT and self.other_hands(sampler) > self.hand

    def _with_hand(self, guess: State) -> float:
        """If the cards lay like this."""
        assert isinstance(guess, Position)
        cards = [card for card in reversed(list(guess.deck)) if card < DEMAND_CARDS][:HAND]
        return _worth(Trips(self.outlook.with_hand(cards), self.land).best())


def _worth(trips: list[Trip]) -> float:
    """What the best of them may come to; without any, so little that the average of some hands still counts."""
    return max(trips[0].guess if trips else likings.NOTHING, likings.NOTHING)


def _delivered(trip: Trip) -> frozenset[int]:
    return frozenset(stop.demand for stop in trip.stops if stop.demand != TO_LOAD)


def first_leg(stops: tuple[Stop, ...]) -> list[Stop]:
    """The stops up to the first delivery."""
    last = next(i for i, stop in enumerate(stops) if stop.demand != TO_LOAD)
    return list(stops[: last + 1])
