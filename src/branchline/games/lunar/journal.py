"""What `position.note` writes down while an action is told: the kinds of entries, each with its numbers behind."""

from typing import Final

DRAWN: Final = 0  # seat, card: a demand card comes into the hand
RESHUFFLED: Final = 1  # how many cards
EVENT: Final = 2  # seat, card: it takes effect
ASIDE: Final = 3  # card
TAXED: Final = 4  # seat, amount
TARGET: Final = 5  # card
STRUCK: Final = 6  # city, milepost
MISSED: Final = 7  # city
ERASED: Final = 8  # seat, segments
HIT: Final = 9  # seat, then the goods lost
LOSES_TURN: Final = 10  # seat
EXPOSED: Final = 11  # seat, card, then the goods lost at once
EXPIRED: Final = 12  # card
LOST_TURN: Final = 13  # seat
ROUND: Final = 14  # round
OPERATING: Final = 15  # the opening turns are over
FULFILLED: Final = 16  # seat
RAISED: Final = 17  # cash
WON: Final = 18
STOPPED: Final = 19
TOLL_PAID: Final = 20  # seat, owner
TOLL_OWED: Final = 21  # seat, owner
