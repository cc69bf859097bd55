"""The novice: greedy's errands, not always the best of them."""

from typing import Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.players import Choice, waver
from branchline.games.lunar.bots.courier import Sampler
from branchline.games.lunar.bots.errands import Errand, deliveries, errands, possible
from branchline.games.lunar.bots.greedy import Greedy
from branchline.games.lunar.position import Position

WAVERING: Final = 2.0  # millions a turn: by so much one errand is taken for as good as another


class Novice(Greedy):
    """Takes an errand that is not much worse for as good, and then stays with it."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = seeded(seed, PLAYER)

    def think(self, s: Position, sampler: Sampler) -> Errand | None:
        choices = [errand for errand in errands(s, s.seat) if possible(s, s.seat, errand)]
        begun = deliveries(self._errand)
        for errand in choices:
            if begun and deliveries(errand) == begun:
                return errand
        weighed = [Choice(place, errand.rate, {}) for place, errand in enumerate(choices)]
        return choices[waver(weighed, WAVERING, self._chance)] if choices else None
