"""The numbers behind the planner's judgement. Tried out over some games each; none of them is tuned yet."""

from typing import Final

# Ways: what is weighed against each other when one is chosen, in fifths of a million.
BY_MONEY: Final = 5  # a million for track
BY_LENGTH: Final = 4  # a milepost
BY_TOLL: Final = 4  # ... over another's track, besides

# Trips: how many are looked at.
FOLLOWED: Final = 60  # of each number of stops, those that are thought further
REFINED: Final = 16  # those that are looked at link by link
OPENING_CARE: Final = 3  # times as many in the opening turns

# Trips, in millions.
PER_MILEPOST: Final = 0.55  # what a milepost brings on the whole, track paid
UNSURE: Final = 0.7  # of the track to where a load goes, what will still be missing: other loads need it too
LASTING: Final = 0.1  # of what track costs, what it is worth to later trips ...
A_LONG_WAY: Final = 250  # ... while so much is needed for the victory; less when it is nearer
JOINING: Final = 0.5  # of what track costs, what it spares where major cities are joined, at a first glance ...
MUCH_TO_JOIN: Final = 60  # ... while joining them costs so much
SHORT: Final = 0.5  # what a million is worth besides, while there are less of them than ...
COMFORT: Final = 40
KEEP: Final = 3.0  # by how much the trip in hand is better than a new one that is as good
NEVER: Final = 1000.0  # less than any trip comes to where there is a way

# Hands.
CONTENT: Final = 10.0  # millions: with a trip that comes to so much no other hand is thought of
HANDS: Final = 3  # others that are thought of
NOTHING: Final = -40.0  # millions: what a hand comes to for which there is no trip

# Money, in millions.
OPENING_UPGRADES: Final = 2  # locomotives for which the money is kept back at the beginning
POCKET: Final = 10  # kept back for tolls, and for track that a meteor may break, as long as there is a trip without it
OPENING_RESERVE: Final = 5  # ... when an upgrade is bought in the opening turns
FIRST_RESERVE: Final = 14  # ... later
RESERVE: Final = 10  # ... and by who has ...
A_NETWORK: Final = 40  # ... so many segments
JOIN_RESERVE: Final = 25  # ... when major cities are joined
LATE: Final = 60  # once no more is needed for the victory, an upgrade does not pay back
