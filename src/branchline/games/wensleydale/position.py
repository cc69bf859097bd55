"""A position: everything that lies on the table, as flat rows of small numbers."""

from typing import Final

from branchline.core.fields import Fields
from branchline.core.state import GameState
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BORDER_COUNT,
    BOXES,
    CARGO_KINDS,
    COMPANY_COUNT,
    KIND_COUNT,
    PIECE_KINDS,
    TRACK_COUNT,
    TRAIN_COUNT,
)

AUCTION: Final = 0
BUILD: Final = 1
PAYING: Final = 2
TRAINS: Final = 3
EXCHANGING: Final = 4
TAKEOVERS: Final = 5
OVER: Final = 6
PHASES: Final = ("auction", "build", "pay", "trains", "exchange", "takeover", "over")

# Indices into `rules`.
STUCK_ENDS: Final = 0
MAY_DECLINE: Final = 1
SHAPE: Final = 2
EXCHANGE_ANY: Final = 3
TIE_SHARED: Final = 4
RULES: Final = 5  # how many

# Values of `rules[SHAPE]`.
SIMPLE_PATH: Final = 0
RING_OK: Final = 1
TRAIL: Final = 2

# Owners of links, besides seat + 1.
FREE: Final = 0
COMPANY_OWNER: Final = 5  # + company

# Indices into a seat's pair of `slots`.
PASSENGERS: Final = 0
GOODS: Final = 1


class Position(GameState):
    """The fields. What may happen to them is told in `rules` and the phases' own modules."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        seats = self.seats
        self.declined = fields.number(0)  # bits of seats that bid no more
        self.passed = fields.number(0)  # bits of seats that have passed in phase six
        self.cost = fields.number(0)  # build points of the series being built
        self.fee_government = fields.number(0)  # influence it takes besides; for opposition it has removed
        self.fee_midland = fields.number(0)
        self.fee_north_eastern = fields.number(0)
        self.buying = fields.number(-1)  # the train whose exchange is being chosen, else -1
        self.taking = fields.number(-1)  # the company a series is being handed to, else -1
        self.points = fields.row(seats * KIND_COUNT, 0)  # [seat * 4 + kind]: influence
        self.profit = fields.row(seats, 0)  # by seat (W2.4)
        # [track * seats + i]: seats from the lowest space up, in a stack from the bottom up
        self.ladders = fields.row(TRACK_COUNT * seats, 0)
        self.cubes = fields.row(seats, 0)  # in hand (W2.2)
        self.bidder = fields.row(BOXES, -1)  # by box: whose bid stands there, else -1
        self.bid = fields.row(BOXES, 0)  # by box: its cubes
        self.owner = fields.row(BORDER_COUNT, FREE)  # by border: FREE, seat + 1 or COMPANY_OWNER + company
        self.laid = fields.row(seats, 0)  # by seat: own links on the board
        self.company_laid = fields.row(COMPANY_COUNT, 0)  # by company
        self.pieces = fields.row(PIECE_KINDS * AREA_COUNT, 0)  # [kind * AREA_COUNT + area]: how many lie there
        self.holder = fields.row(TRAIN_COUNT, -1)  # by train: seat, else -1
        self.slots = fields.row(2 * seats, 0)  # [seat * 2 + PASSENGERS or GOODS]: free ones on the seat's trains
        self.load = fields.row(seats * CARGO_KINDS, 0)  # [seat * 4 + kind]: pieces on its trains
        self.delivered = fields.row(seats * CARGO_KINDS, 0)  # [seat * 4 + kind]: its score pile
        self.out = fields.row(PIECE_KINDS, 0)  # by kind: pieces out of the game
        # These never change in place: another is put in their place, and copies share them.
        self.rules = fields.row(RULES, 0)  # the options, as numbers
        self.player_order = fields.row(seats, 0)  # seats
        self.build_order = fields.row(0, 0)  # empty outside phases four to six, and so is the next
        self.train_order = fields.row(0, 0)
        self.tokens = fields.row(BOXES, 0)  # by box: the kind drawn for it
        self.companies = fields.row(AREA_COUNT, 0)  # by area: bits of the companies whose town it is
        self.company_towns = fields.row(0, 0)  # areas, rising
        self.path = fields.row(0, 0)  # areas of the series being built or handed over, as far as it goes
        self.areas_of = fields.some_rows(seats)  # by seat: the areas its links touch, rising
        # By seat, in phase six: the `move` actions its links allow, whatever its trains, rising.
        self.reach = fields.some_rows(seats)
