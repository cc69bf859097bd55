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

# Playing on in mind.
DOUBT: Final = 2.0  # points: what is liked so much less is no idea
FEW: Final = 5  # ideas at most
LINES: Final = 6  # ... in building, where each is a whole line
# Of the others, in which each idea is tried. In an auction every bid is answered by others, and its end may differ by
# points from one mood to the next; once all have built, nothing differs any more.
MOODS: Final = {"auction": 3, "build": 2, "trains": 1, "takeover": 1}
ENVY: Final = 0.3  # of the others' points, what they are worth to lose
TRUST: Final = 0.6  # in what is foreseen; the rest stays with what is liked
# ... and the less, the further the moods disagree: what ideas truly differ by, in points squared, against the error.
LIKELY: Final = 0.4

# What the numbers of `quick.standing` say about the points at the end, by the turns to come: fitted to games of quick
# players.
STANDING: Final = (
    {
        "scarcest": 1.45,
        "second": 1.15,
        "third": 0.95,
        "most": 1.03,
        "profit": 0.97,
        "profit_high": -0.1,
        "links": -1.27,
        "government": 0.28,
        "train": 0.34,
        "midland": 0.15,
        "north_eastern": 0.19,
        "cubes": 0.06,
        "reach_stone": 0.05,
        "reach_cheese": 0.09,
        "reach_red": 0.81,
        "reach_green": 0.66,
        "reach_few": 1.44,
        "goods": 0.08,
        "passengers": 0.02,
        "sets": 1.56,
        "stuck": -0.57,
        "waiting": 0.22,
        "others_government": -0.17,
        "others_train": -0.2,
    },
    {
        "scarcest": 0.88,
        "second": 1.47,
        "third": 1.11,
        "most": 1.06,
        "profit": 0.86,
        "profit_high": -0.11,
        "links": -1.33,
        "government": 0.53,
        "train": 0.68,
        "midland": 0.33,
        "north_eastern": 0.36,
        "cubes": 0.21,
        "reach_stone": 1.13,
        "reach_cheese": 0.94,
        "reach_red": 1.57,
        "reach_green": 1.48,
        "reach_few": 0.24,
        "goods": 0.16,
        "passengers": 0.03,
        "sets": 1.72,
        "stuck": -0.75,
        "waiting": 0.4,
        "others_government": -0.38,
        "others_train": -0.09,
    },
    {
        "scarcest": 0.1,
        "second": 1.39,
        "third": 1.5,
        "most": 1.17,
        "profit": 0.51,
        "profit_high": -0.27,
        "links": -1.26,
        "government": 0.51,
        "train": 0.67,
        "midland": 0.45,
        "north_eastern": 0.44,
        "cubes": 0.13,
        "reach_stone": 0.82,
        "reach_cheese": 0.96,
        "reach_red": 1.33,
        "reach_green": 1.23,
        "reach_few": 0.07,
        "goods": 0.13,
        "passengers": 0.07,
        "sets": 1.47,
        "stuck": -0.58,
        "waiting": 0.18,
        "others_government": -0.34,
        "others_train": -0.34,
    },
)
