"""The numbers behind the greedy player's judgement. Found by letting variants of it play each other."""

from typing import Final

# The profit/loss track, in pounds.
GROWTH: Final = 1.5  # what a turn is expected to bring: the nearer the end of the track, the less a pound is worth
SPREAD: Final = 1.0  # by which that guess may be wrong, a turn

# Sets, in pieces.
SETS_SHARP: Final = 0.4  # how far the scarcest kind is preferred in the last turn ...
SETS_SOFT: Final = 0.4  # ... and how much less so for each turn before it

# What is left over for later turns, in points: the first of each kind, and the share that each further one is worth.
CUBE: Final = 0.4
INFLUENCE: Final = (0.8, 0.9, 0.6, 0.6)  # government, train, midland, north_eastern
FURTHER: Final = 0.88

# Links that stay, in points.
LATER: Final = 0.6  # besides their pound in the next turn: the takeover they will need, or the loss at the end
KEPT: Final = 0.4  # of the worth of a piece, what it is worth where it can be fetched next turn
NEXT_SLOTS: Final = 3  # passengers, and goods, for which there will be slots then

# Rivals, as a chance.
AFTER_RIVAL: Final = 0.4  # to get a piece that a rival can reach too, who comes first
BEFORE_RIVAL: Final = 0.7  # ... who comes later

# The search for lines, where their worth is only estimated.
NO_WAY_YET: Final = 0.5  # of the worth of a passenger, while the line has not come to his company
STILL_BEHIND: Final = 0.3  # of what is left behind, what a takeover leaves within reach
SHED: Final = 0.35  # in points: the influence for handing a link over
ON_THE_WAY: Final = 1.5  # in points: what a link costs while only the way is looked for
POINT: Final = 0.5  # in points: what a point of any purse is worth while only the way is looked for
BEAM: Final = 60  # unfinished lines kept in mind
A_START: Final = 14  # ... of those from one area
JUDGED: Final = 40  # lines that are thought through to the end of the turn
GOING_ON: Final = 12  # ... once the first link lies

# The auction.
AUCTION_JUDGED: Final = 8  # lines by which the boxes are judged
ALIKE: Final = 2  # ... of those from one area
UNSPOILT: Final = 0.7  # as a chance: that a line is still worth building after one rival has built
OVERBID: Final = 0.6  # in points: a cube more than is needed
SECOND_BOX: Final = 3  # cubes kept back for it
FOR_BIDS: Final = 5  # cubes that an auction is expected to take
LAST_CUBE: Final = 0.01  # in points: a cube even where there is no use for it

# Trains.
TRAIN_LEFT: Final = 0.6  # as a chance: that one rival leaves a train

NEVER: Final = -99.0  # for what is not looked into
