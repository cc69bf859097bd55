"""The numbers of a judgement, in a fixed order: what a player makes of them is its style of play."""

from collections.abc import Mapping
from typing import Final

from branchline.core.native import Floats, vec

# Indices into the weights.
TURN: Final = 0
CARD: Final = 1
WAGON: Final = 2
LEAST_PRICE: Final = 3
GLOBETROTTER: Final = 4
MOST_DETOUR: Final = 5
HURRY: Final = 6
URGENT: Final = 7
RUSH: Final = 8
CATCH: Final = 9
READY: Final = 10
GREY_READY: Final = 11
LEAST_CHANCE: Final = 12
STILL_FREE: Final = 13
SPARE_CARD: Final = 14
FOCUS: Final = 15
LOCO_EXTRA: Final = 16
SLOW: Final = 17
LUCK: Final = 18
FADE: Final = 19
WAGONS_A_CLAIM: Final = 20
DETOUR: Final = 21
TURNS_A_WAGON: Final = 22
TICKET_WAGON: Final = 23
SHARED: Final = 24
OTHERS: Final = 25
TICKET_RISK: Final = 26
UNBUILT: Final = 27
FIRST_LONG: Final = 28
EXTRA: Final = 29
NEEDED_WAGON: Final = 30
PASSENGER: Final = 31
STEEP: Final = 32
LEVEL: Final = 33
SURE: Final = 34
ENOUGH: Final = 35
BLOCK: Final = 36
LEAD: Final = 37
FOUR_SHORT: Final = 38
BUILDING: Final = 39
BUILD_NOW: Final = 40
LATE_PASSENGER: Final = 41
SETTLED: Final = 42

# In the order of these indices: the least and the most that makes sense.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "turn": (1.0, 15.0),  # points that a turn is worth
    "card": (0.5, 12.0),  # points of a card that is needed
    "wagon": (0.0, 3.0),  # points of a wagon: spent in one place it is missing in another
    "least_price": (0.0, 5.0),  # points that a stretch costs at least, so that journeys stay short
    "globetrotter": (0.0, 8.0),  # points that one more completed ticket adds to the hope for that bonus
    "most_detour": (5.0, 60.0),  # points from which on a way round is as bad as none
    "hurry": (0.0, 12.0),  # of the demand for a stretch, the danger that a rival builds it first
    "urgent": (0.0, 1.0),  # of that danger, what is put on the cards for the stretch
    "rush": (0.0, 0.3),  # added to the demand: rivals may build anywhere
    "catch": (0.0, 1.0),  # of the passengers seen at a stretch, those still there when it is built
    "ready": (0.0, 1.0),  # of the cards in hand that fit a stretch, those not needed for another
    "grey_ready": (0.0, 1.0),  # the same, if it is grey
    "least_chance": (0.0, 0.5),  # a ticket with less is given up
    "still_free": (0.85, 1.0),  # of the stretches of a plan, those that nobody takes before
    "spare_card": (0.0, 1.0),  # of a needed card, what another is worth
    "focus": (0.0, 1.5),  # more for a card the fewer are missing with it
    "loco_extra": (0.0, 2.5),  # of a needed card, what a locomotive is worth beyond it
    "slow": (0.0, 0.15),  # turns, times the square of the cards missing of one colour
    "luck": (0.3, 5.0),  # turns by which the guess about the end may be wrong
    "fade": (1.0, 20.0),  # turns before the end when cards begin to lose their use
    "wagons_a_claim": (1.5, 6.0),  # what a claim takes, for guessing how many turns the others need
    "detour": (0.4, 2.5),  # how much longer a journey gets on a board in use
    "turns_a_wagon": (0.2, 2.0),  # turns that a wagon of a further ticket takes
    "ticket_wagon": (0.0, 4.0),  # points a wagon spent on a further ticket costs
    "shared": (0.0, 1.0),  # of the stretches planned, those that a further ticket would need too
    "others": (0.0, 1.5),  # of the other good tickets of a draw, what can be done beside the best
    "ticket_risk": (-4.0, 12.0),  # points to put against a draw of tickets
    "unbuilt": (0.0, 2.0),  # points to put against it for each wagon of the plan that is not yet on the board
    "first_long": (-3.0, 3.0),  # points to put against each long ticket among the first four
    "extra": (0.0, 1.0),  # how much a stretch is wanted that no ticket asks for, for each point a turn that it brings
    "needed_wagon": (0.0, 10.0),  # points for each wagon that such a stretch takes away from the tickets
    "passenger": (0.2, 5.0),  # of what passengers bring by the curves below, what counts
    "steep": (0.5, 4.0),  # how sharply a lead in passengers turns into the places they pay for
    "level": (0.0, 1.5),  # what ending level is worth, in passengers of lead
    "sure": (0.1, 1.5),  # the spread that is left when no passenger is
    "enough": (0.0, 2.0),  # of two players, the passengers with which the second is second
    "block": (-5.0, 30.0),  # of the points a rival may lose by a claim, what it is worth to me
    "lead": (-0.3, 0.6),  # for each wagon that brings the end nearer, points for each point I am ahead
    "four_short": (0.0, 1.0),  # how much is seen in a draw of short tickets only, which greedy overlooks
    "building": (0.0, 1.0),  # of what the way to a drawn ticket costs, what is put against keeping it; first ones aside
    "build_now": (0.0, 1.5),  # of the ticket points that hang on a stretch, those that count for building it at once
    "late_passenger": (-1.0, 1.0),  # more for passengers, or less, the nearer the end
    "settled": (0.0, 1.0),  # of what may still change in the race for passengers, the part that is settled at the end
}


def ordered(named: Mapping[str, float]) -> Floats:
    """The weights in their order; each must be there."""
    unknown = [name for name in named if name not in RANGES]
    missing = [name for name in RANGES if name not in named]
    if unknown or missing:
        raise ValueError(f"weights: {', '.join(unknown) or 'none'} unknown, {', '.join(missing) or 'none'} missing")
    return vec[float]([float(named[name]) for name in RANGES])
