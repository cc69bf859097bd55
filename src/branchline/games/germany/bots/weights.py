"""The numbers behind the greedy player's judgement. Found by letting variants of it play each other."""

from typing import Final

# In points.
TURN: Final = 5.0  # what a turn is worth
CARD: Final = 2.5  # ... and so a card that is needed
WAGON: Final = 0.6  # a wagon spent in one place is missing in another
LEAST_PRICE: Final = 1.5  # a stretch never comes for less, so that journeys stay short
GLOBETROTTER: Final = 2.5  # what one more completed ticket adds to the hope for that bonus
MOST_DETOUR: Final = 20.0  # a way round that costs more is as bad as none

# As a share.
HURRY: Final = 3.0  # of the demand for a stretch, the danger that a rival builds it first
URGENT: Final = 0.1  # of that danger, what is put on the cards for the stretch
RUSH: Final = 0.05  # added to the demand: rivals may build anywhere
CATCH: Final = 0.45  # of the passengers seen at a stretch, those still there when it is built
READY: Final = 0.8  # of the cards in hand that fit a stretch, those not needed for another
GREY_READY: Final = 0.4  # ... if it is grey
LEAST_CHANCE: Final = 0.1  # a ticket with less is given up
STILL_FREE: Final = 0.97  # of the stretches of a plan, those that nobody takes before
SPARE_CARD: Final = 0.25  # of a needed card, what another is worth
FOCUS: Final = 0.3  # more for a card the fewer are missing with it
LOCO_EXTRA: Final = 0.8  # of a needed card, what a locomotive is worth beyond it

# In turns.
SLOW: Final = 0.035  # times the square of the cards missing of one colour
LUCK: Final = 1.5  # by which the guess about the end may be wrong
FADE: Final = 4.0  # before the end, when cards begin to lose their use

# Tickets drawn during play.
DETOUR: Final = 1.2  # how much longer a journey gets on a board in use
TURNS_A_WAGON: Final = 0.8
TICKET_WAGON: Final = 1.2  # points a wagon spent on a further ticket costs
SHARED: Final = 0.5  # of the stretches planned, those that a further ticket would need too
OTHERS: Final = 0.4  # of the other good tickets of a draw, what can be done beside the best
TICKET_RISK: Final = 3.0  # points to put against a draw
UNBUILT: Final = 0.5  # points to put against each wagon of the plan that is not yet on the board

# The first tickets, by the number of long ones among the four.
FIRST_MIX: Final = (3.0, 2.0, 1.0, 0.5, 0.0)

# Stretches that no ticket asks for.
EXTRAS: Final = 4  # as many are kept in mind
EXTRA: Final = 0.2  # how much they are wanted, for each point a turn they bring
NEEDED_WAGON: Final = 4.0  # points for each wagon they take away from the tickets
