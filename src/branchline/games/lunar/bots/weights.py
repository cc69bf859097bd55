"""The numbers behind the greedy player's judgement. Found by letting variants of it play each other."""

from typing import Final

# Ways: what is weighed against each other when one is chosen, in fifths of a million.
BY_MONEY: Final = 5  # a million for track
BY_LENGTH: Final = 4  # a milepost
BY_TOLL: Final = 5  # ... over another's track, besides: more than the toll, which makes a rival richer

# Errands, in millions a turn.
TRACK: Final = 0.7  # of what track costs, what an errand has to bear; the rest is for those to come
EXTRA_TURNS: Final = 0.5  # besides those of riding and building: stops do not come at the end of a turn
KEEP: Final = 1.1  # how much better the errand in hand is than a new one that is as good
HOPELESS: Final = 1.0  # below this the hand is exchanged
SOURCES: Final = 2  # how many sources of each demand are looked at
REFINED: Final = 8  # errands whose track is looked at link by link: the best ones
PAIRED: Final = 7  # demands of which pairs are looked at: the best ones

# Money, in millions.
POCKET: Final = 8  # kept back for tolls when track is built that can wait until the next pay
RESERVE: Final = 20  # kept back when an upgrade is bought
A_NETWORK: Final = 40  # segments: whoever has less has to build for the next errand too ...
FIRST_RESERVE: Final = 25  # ... and keeps back more
JOIN_RESERVE: Final = 30  # ... when major cities are joined before the end is near
LATE: Final = 200  # with so much cash no locomotive is bought any more
