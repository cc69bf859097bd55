"""What a passenger is worth: the race for first (20) and second place (10) in each colour."""

from math import exp, sqrt

from branchline.games.germany.board import FIGURE_KINDS
from branchline.games.germany.bots.reading import Reading
from branchline.games.germany.bots.tables import PLACE_A, PLACE_B
from branchline.games.germany.scoring import MOST as FIRST
from branchline.games.germany.scoring import SECOND_MOST as SECOND

STEEP = 1.7  # makes the curve below nearly that of normal chance
LEVEL = 0.5  # ending level is as good as ending ahead
SURE = 0.4  # the spread that is left when no passenger is
ENOUGH = 0.6  # of two players, the second needs just one passenger


def _ahead(lead: float, spread: float) -> float:
    """The chance to end level or better, being this far ahead now."""
    return 1.0 / (1.0 + exp(-STEEP * (lead + LEVEL) / spread))


def _hope(own: int, rivals: list[int], left: int, seats: int) -> float:
    """Points to be expected from a colour, if those left on the board go to anyone alike."""
    spread = sqrt(2.0 * left / seats) + SURE
    first = _ahead(own - rivals[0], spread)
    second = _ahead(own - rivals[1], spread) if seats > 2 else _ahead(own - ENOUGH, spread)
    return FIRST * first + SECOND * max(0.0, second - first)


def worth(reading: Reading) -> list[float]:
    """What one more passenger of each colour adds."""
    gains = []
    for colour in range(FIGURE_KINDS):
        left = max(0, reading.figures_left[colour] - 1)
        own, rivals = reading.figures[colour], reading.rivals[colour]
        gain = _hope(own + 1, rivals, left, reading.seats) - _hope(own, rivals, left, reading.seats)
        gains.append(gain)
    return gains


def catch(reading: Reading, gains: list[float], route: int) -> float:
    """What the best passengers at both ends of a route add."""
    total = 0.0
    for place in (PLACE_A[route], PLACE_B[route]):
        crowd = reading.figures_at[place]
        total += max((gain for gain, there in zip(gains, crowd, strict=True) if there), default=0.0)
    return total
