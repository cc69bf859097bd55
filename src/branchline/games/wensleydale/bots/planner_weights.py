"""The numbers behind the planner's judgement, where it does not share the greedy player's.

What is left over at the end of a turn, a pound, a link that stays, a passenger more on the pile and a place in the
order of play are worth what finished games of greedy players say: final scores were set against them, turn by turn.
"""

from typing import Final

from branchline.games.wensleydale.bots.worth import Scale

# By the turns still to come; games of three have one more, and it is weighed as the first of four.
SCALES: Final = (
    Scale(cube=0.0, influence=(0.0, 0.0, 0.0, 0.0), growth=0.0, later=0.0, softness=0.4, to_come=0.0),
    Scale(cube=0.05, influence=(0.4, 0.65, 0.25, 0.28), growth=-2.0, later=0.3, softness=0.7, to_come=0.33),
    Scale(cube=0.25, influence=(0.6, 0.85, 0.55, 0.5), growth=-1.0, later=0.35, softness=0.9, to_come=0.45),
    Scale(cube=0.45, influence=(0.9, 0.9, 0.6, 0.75), growth=1.2, later=0.4, softness=1.0, to_come=0.52),
)

# The order of play, in points by the turns still to come: a rival who builds before, and one who rents before.
BUILDS_FIRST: Final = (0.6, 0.4, 0.1, 0.4)
RENTS_FIRST: Final = (0.3, 0.15, 0.1, 0.25)

# The search for lines.
LAST_WIDTH: Final = 3  # times as many in the last turn, where the best line is often a long one

# The auction.
BOX_JUDGED: Final = 12  # lines by which the boxes are judged
BOX_ALIKE: Final = 3  # ... of those from one area
PARTNERS: Final = 3  # boxes that may come to one, which are thought of
