"""The greedy player: one errand at a time, and the money that is left for what brings the victory nearer.

An errand is judged by the millions it brings in a turn, and kept while it holds. `explain` shows the errands that were
weighed.
"""

from typing import Any

from branchline.games.lunar.board import CITIES, GOODS
from branchline.games.lunar.bots import weights
from branchline.games.lunar.bots.courier import Courier, Sampler
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, Stop, Terms, deliveries, errands, possible
from branchline.games.lunar.bots.majors import joining
from branchline.games.lunar.bots.spending import buy
from branchline.games.lunar.position import Position

Prospect = tuple[float, Terms, list[str]]  # millions a turn, what they are made of, and the stops


class Greedy(Courier):
    """Sensible at every single decision; looks no further than the errand in hand."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._joining: list[int] | None = None  # the track that joins the major cities
        self._turn = -1  # in which that was looked for

    def think(self, s: Position, sampler: Sampler) -> Errand | None:
        seat = s.seat
        before = deliveries(self._errand)
        choices = errands(s, seat)
        choices.sort(key=lambda errand: -errand.rate * (weights.KEEP if deliveries(errand) == before else 1))
        return next((errand for errand in choices if possible(s, seat, errand)), None)

    def hopeless(self) -> bool:
        return self._errand is not None and self._errand.rate < weights.HOPELESS

    def buy(self, s: Position, legal: set[int]) -> int:
        """What joins the major cities is looked for once a turn, and not before there is money for it."""
        seat = s.seat
        if s.turn != self._turn:
            self._joining = joining(s, seat) if s.cash[seat] >= weights.JOIN_RESERVE else None
            self._turn = s.turn
        return buy(s, seat, legal, self._errand, self._joining)


def explain(view: dict[str, Any], sampler: Sampler) -> list[Prospect]:
    """The errands that the deciding seat would weigh against each other, the best first."""
    s = sampler(0)
    assert isinstance(s, Position)
    return [
        (errand.rate, errand.terms(), [_words(stop) for stop in errand.stops]) for errand in errands(s, view["you"])
    ]


def _words(stop: Stop) -> str:
    return f"{'load' if stop.demand == TO_LOAD else 'deliver'} {GOODS[stop.good]} {CITIES[stop.city]}"
