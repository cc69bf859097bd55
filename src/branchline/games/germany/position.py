"""A position: everything that lies on the table, as flat rows of small numbers."""

from typing import Final, cast

from branchline.core.fields import Fields
from branchline.core.state import GameState
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.board import BOARD, Board
from branchline.games.germany.pieces import FIGURE_KINDS, FIGURES, KINDS, SLOTS, START_WAGONS, WORDS

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
RULES: Final = 9  # how many

FEW_SEATS: Final = 3  # with so many at most, one of parallel routes closes the others to all (G7.4)


class Position(GameState):
    """The fields. What may happen to them is told in `rules`."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        seats = self.seats
        board = cast(Board, fields.one_shared(BOARD))
        self.board: Final = board
        self.start = fields.number(0)
        self.turns_left = fields.number(-1)  # -1 while no last round runs
        self.last_round_by = fields.number(-1)  # likewise
        self.forced_passes = fields.number(0)  # in a row
        self.claimed = fields.number(-1)  # the route whose passengers are being chosen, else -1
        self.rules = fields.row(RULES, 0)  # the options, as numbers
        self.deck = fields.row(0, 0)  # kinds, the top card last
        self.discard = fields.row(KINDS, 0)  # count by kind
        self.display = fields.row(SLOTS, -1)  # -1 for empty
        self.hands = fields.row(seats * KINDS, 0)  # [seat * 9 + kind]
        self.shown = fields.row(seats * KINDS, 0)  # the same for cards everybody knows to be there
        self.wagons = fields.row(seats, START_WAGONS)
        self.points = fields.row(seats, 0)  # the score track
        self.owner = fields.row(board.route_count, -1)  # by route, -1 for free
        self.free = fields.row(WORDS, 0)  # routes neither owned nor closed to all (G7.4)
        self.barred = fields.row(seats * WORDS, 0)  # routes closed to a seat by a parallel one of its own (G7.2)
        # [seat * nodes + node]: equal labels are joined by this seat's routes.
        self.net = fields.row(seats * board.nodes, 0)
        self.figures = fields.row(FIGURES, -1)  # colour of each passenger on the board, -1 once taken
        self.carried = fields.row(seats * FIGURE_KINDS, 0)  # [seat * 6 + colour]: passengers taken
        self.holder = fields.row(board.ticket_count, IN_DECK)  # by ticket
        self.returned = fields.row(board.ticket_count, -1)  # by ticket: who knows its place in the deck, else -1
        self.pending = fields.row(seats * DRAWN, -1)  # [seat * 4 + i]: tickets drawn, in drawn order, -1 for none
        self.short_deck = fields.row(0, 0)  # the top ticket last
        self.long_deck = fields.row(0, 0)
