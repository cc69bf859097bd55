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
FEW: Final = 6  # ideas at most
MOODS: Final = 2  # of the others, in which each idea is tried
ENVY: Final = 0.3  # of the others' points, what they are worth to lose
TRUST: Final = 0.6  # in what is foreseen; the rest stays with what is liked

# What the numbers of `quick.standing` say about the points at the end, by the turns to come: fitted to games of quick
# players.
STANDING: Final = (
    {
        "scarcest": 2.42,
        "second": 1.45,
        "third": 1.06,
        "most": 1.03,
        "profit": 0.94,
        "profit_high": -0.05,
        "links": -1.36,
        "government": 0.26,
        "train": 0.28,
        "midland": 0.15,
        "north_eastern": 0.11,
        "cubes": 0.06,
        "reach_stone": 0.9,
        "reach_cheese": 0.78,
        "reach_red": 1.8,
        "reach_green": 1.84,
        "reach_few": 0.78,
        "goods": 0.08,
        "passengers": 0.05,
    },
    {
        "scarcest": 1.96,
        "second": 1.74,
        "third": 1.16,
        "most": 1.01,
        "profit": 0.95,
        "profit_high": -0.29,
        "links": -1.24,
        "government": 0.66,
        "train": 0.51,
        "midland": 0.34,
        "north_eastern": 0.28,
        "cubes": 0.21,
        "reach_stone": 0.46,
        "reach_cheese": 0.68,
        "reach_red": 1.28,
        "reach_green": 1.56,
        "reach_few": 0.54,
        "goods": 0.16,
        "passengers": 0.07,
    },
    {
        "scarcest": 2.0,
        "second": 1.38,
        "third": 1.44,
        "most": 1.14,
        "profit": 0.95,
        "profit_high": -0.79,
        "links": -1.01,
        "government": 0.5,
        "train": 0.45,
        "midland": 0.39,
        "north_eastern": 0.46,
        "cubes": 0.03,
        "reach_stone": 0.65,
        "reach_cheese": 0.73,
        "reach_red": 1.19,
        "reach_green": 1.27,
        "reach_few": 0.27,
        "goods": 0.14,
        "passengers": 0.11,
    },
)
