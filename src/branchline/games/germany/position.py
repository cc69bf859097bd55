"""A position: everything that lies on the table, as flat rows of small numbers.

What changes often is a list. What is long and changes seldom is a tuple or bytes: copies share it, and a change
puts another in its place.
"""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, i64
from branchline.core.state import GameState

SETUP_MIX: Final = 0
SETUP_KEEP: Final = 1
TURN: Final = 2
SECOND: Final = 3
PASSENGER_A: Final = 4
PASSENGER_B: Final = 5
KEEP_TICKETS: Final = 6
OVER: Final = 7
PHASES: Final = ("setup-mix", "setup-keep", "turn", "second", "passenger-a", "passenger-b", "keep", "over")

# Places of a ticket in `holder`, besides the seat that keeps it.
IN_DECK: Final = -1
ASIDE: Final = -2  # - seat: rejected at set-up, not yet shuffled in
PENDING: Final = 100  # + seat: drawn, not yet decided

# Indices into `rules`.
START_PLAYER: Final = 0  # -1 for random
FACEUP_WITHOUT_DECK: Final = 1
MAY_STOP: Final = 2
LAZY: Final = 3
MAX_RESETS: Final = 4
OPEN_HANDS: Final = 5
MUST_TAKE: Final = 6
GLOBETROTTER_AT_ZERO: Final = 7
ZERO_SCORES: Final = 8


class Position(GameState):
    """The fields. What may happen to them is told in `rules`."""

    __slots__ = (
        "barred",
        "carried",
        "chance",
        "claimed",
        "deck",
        "discard",
        "display",
        "figures",
        "forced_passes",
        "free",
        "hands",
        "holder",
        "last_round_by",
        "long_deck",
        "net",
        "owner",
        "pending",
        "phase",
        "points",
        "resets",
        "returned",
        "revealed",
        "rules",
        "seat",
        "seats",
        "short_deck",
        "shown",
        "shuffles",
        "start",
        "turn",
        "turns_left",
        "wagons",
    )

    def __init__(
        self,
        seats: i64,
        rules: Row,
        chance: Chance,
        start: i64,
        seat: i64,
        phase: i64,
        turn: i64,
        turns_left: i64,
        last_round_by: i64,
        forced_passes: i64,
        resets: i64,
        shuffles: i64,
        revealed: i64,
        claimed: i64,
        deck: Row,
        discard: Row,
        display: Row,
        hands: Row,
        shown: Row,
        wagons: Row,
        points: Row,
        owner: Row,
        free: Row,
        barred: Row,
        net: Row,
        figures: Row,
        carried: Row,
        holder: Row,
        returned: Row,
        pending: Row,
        short_deck: Row,
        long_deck: Row,
    ) -> None:
        self.seats = seats
        self.rules = rules  # the options, as numbers
        self.chance = chance
        self.start = start
        self.seat = seat  # who decides, -1 when over
        self.phase = phase
        self.turn = turn  # turns finished
        self.turns_left = turns_left  # -1 while no last round runs
        self.last_round_by = last_round_by  # -1 likewise
        self.forced_passes = forced_passes  # in a row
        self.resets = resets
        self.shuffles = shuffles
        self.revealed = revealed  # grows with every use of chance and every hidden thing shown
        self.claimed = claimed  # the route whose passengers are being chosen, else -1
        self.deck = deck  # kinds, the top card last
        self.discard = discard  # count by kind
        self.display = display  # five slots, -1 for empty
        self.hands = hands  # [seat * 9 + kind]
        self.shown = shown  # the same for cards everybody knows to be there
        self.wagons = wagons
        self.points = points  # the score track
        self.owner = owner  # by route, -1 for free
        self.free = free  # three words: routes neither owned nor closed to all (G7.4)
        self.barred = barred  # [seat * 3 + word]: routes closed to this seat by a parallel one of its own (G7.2)
        self.net = net  # [seat * NODES + node]: equal labels are joined by this seat's routes
        self.figures = figures  # colour of each passenger on the board, -1 once taken
        self.carried = carried  # [seat * 6 + colour]: passengers taken
        self.holder = holder  # by ticket
        self.returned = returned  # by ticket: who knows its place in the deck, else -1
        self.pending = pending  # [seat * 4 + i]: tickets drawn, in drawn order, -1 for none
        self.short_deck = short_deck  # the top ticket last
        self.long_deck = long_deck
