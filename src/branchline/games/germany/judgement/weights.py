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

# In the order of these indices.
NAMES: Final[dict[str, str]] = {
    "turn": "points that a turn is worth",
    "card": "points of a card that is needed",
    "wagon": "points of a wagon: spent in one place it is missing in another",
    "least_price": "points that a stretch costs at least, so that journeys stay short",
    "globetrotter": "points that one more completed ticket adds to the hope for that bonus",
    "most_detour": "points from which on a way round is as bad as none",
    "hurry": "of the demand for a stretch, the danger that a rival builds it first",
    "urgent": "of that danger, what is put on the cards for the stretch",
    "rush": "added to the demand: rivals may build anywhere",
    "catch": "of the passengers seen at a stretch, those still there when it is built",
    "ready": "of the cards in hand that fit a stretch, those not needed for another",
    "grey_ready": "the same, if it is grey",
    "least_chance": "a ticket with less is given up",
    "still_free": "of the stretches of a plan, those that nobody takes before",
    "spare_card": "of a needed card, what another is worth",
    "focus": "more for a card the fewer are missing with it",
    "loco_extra": "of a needed card, what a locomotive is worth beyond it",
    "slow": "turns, times the square of the cards missing of one colour",
    "luck": "turns by which the guess about the end may be wrong",
    "fade": "turns before the end when cards begin to lose their use",
    "wagons_a_claim": "what a claim takes, for guessing how many turns the others need",
    "detour": "how much longer a journey gets on a board in use",
    "turns_a_wagon": "turns that a wagon of a further ticket takes",
    "ticket_wagon": "points a wagon spent on a further ticket costs",
    "shared": "of the stretches planned, those that a further ticket would need too",
    "others": "of the other good tickets of a draw, what can be done beside the best",
    "ticket_risk": "points to put against a draw of tickets",
    "unbuilt": "points to put against it for each wagon of the plan that is not yet on the board",
    "first_long": "points to put against each long ticket among the first four",
    "extra": "how much a stretch is wanted that no ticket asks for, for each point a turn that it brings",
    "needed_wagon": "points for each wagon that such a stretch takes away from the tickets",
    "passenger": "of what passengers bring by the curves below, what counts",
    "steep": "how sharply a lead in passengers turns into the places they pay for",
    "level": "what ending level is worth, in passengers of lead",
    "sure": "the spread that is left when no passenger is",
    "enough": "of two players, the passengers with which the second is second",
    "block": "of the points a rival may lose by a claim, what it is worth to me",
    "lead": "for each wagon that brings the end nearer, points for each point I am ahead",
}


def ordered(named: Mapping[str, float]) -> Floats:
    """The weights in their order; each must be there."""
    unknown = [name for name in named if name not in NAMES]
    missing = [name for name in NAMES if name not in named]
    if unknown or missing:
        raise ValueError(f"weights: {', '.join(unknown) or 'none'} unknown, {', '.join(missing) or 'none'} missing")
    return vec[float]([float(named[name]) for name in NAMES])
