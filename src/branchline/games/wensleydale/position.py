"""A position: everything that lies on the table, as flat rows of small numbers.

What changes often is a list. What is long and changes seldom is a tuple or bytes: copies share it, and a change
puts another in its place.
"""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, Rows, i64
from branchline.core.state import GameState

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

    __slots__ = (
        "areas_of",
        "bid",
        "bidder",
        "build_order",
        "buying",
        "chance",
        "companies",
        "company_laid",
        "company_towns",
        "cost",
        "cubes",
        "declined",
        "delivered",
        "fee_government",
        "fee_midland",
        "fee_north_eastern",
        "holder",
        "ladders",
        "laid",
        "load",
        "out",
        "owner",
        "passed",
        "path",
        "phase",
        "pieces",
        "player_order",
        "points",
        "profit",
        "reach",
        "revealed",
        "rules",
        "seat",
        "seats",
        "slots",
        "taking",
        "tokens",
        "train_order",
        "turn",
    )

    def __init__(
        self,
        seats: i64,
        rules: Row,
        chance: Chance,
        seat: i64,
        phase: i64,
        turn: i64,
        revealed: i64,
        player_order: Row,
        build_order: Row,
        train_order: Row,
        points: Row,
        profit: Row,
        ladders: Row,
        cubes: Row,
        tokens: Row,
        bidder: Row,
        bid: Row,
        declined: i64,
        passed: i64,
        owner: Row,
        laid: Row,
        company_laid: Row,
        areas_of: Rows,
        companies: Row,
        company_towns: Row,
        pieces: Row,
        holder: Row,
        slots: Row,
        load: Row,
        delivered: Row,
        out: Row,
        reach: Rows,
        path: Row,
        cost: i64,
        fee_government: i64,
        fee_midland: i64,
        fee_north_eastern: i64,
        buying: i64,
        taking: i64,
    ) -> None:
        self.seats = seats
        self.rules = rules  # the options, as numbers
        self.chance = chance
        self.seat = seat  # who decides, -1 when over
        self.phase = phase
        self.turn = turn  # turns finished
        self.revealed = revealed  # grows with every use of chance
        self.player_order = player_order  # seats
        self.build_order = build_order  # empty outside phases four to six, and so is the next
        self.train_order = train_order
        self.points = points  # [seat * 4 + kind]: influence
        self.profit = profit  # by seat
        self.ladders = ladders  # [track * seats + i]: seats from the lowest space up, in a stack from the bottom up
        self.cubes = cubes  # in hand
        self.tokens = tokens  # by box: the kind drawn for it
        self.bidder = bidder  # by box: whose bid stands there, else -1
        self.bid = bid  # by box: its cubes
        self.declined = declined  # bits of seats that bid no more
        self.passed = passed  # bits of seats that have passed in phase six
        self.owner = owner  # by border: FREE, seat + 1 or COMPANY_OWNER + company
        self.laid = laid  # by seat: own links on the board
        self.company_laid = company_laid  # by company
        self.areas_of = areas_of  # by seat: the areas its links touch, rising
        self.companies = companies  # by area: bits of the companies whose town it is
        self.company_towns = company_towns  # areas, rising
        self.pieces = pieces  # [kind * AREA_COUNT + area]: how many lie there
        self.holder = holder  # by train: seat, else -1
        self.slots = slots  # [seat * 2 + PASSENGERS or GOODS]: free ones on the seat's trains
        self.load = load  # [seat * 4 + kind]: pieces on its trains
        self.delivered = delivered  # [seat * 4 + kind]: its score pile
        self.out = out  # by kind: pieces out of the game
        self.reach = reach  # by seat, in phase six: the `move` actions its links allow, whatever its trains, rising
        self.path = path  # areas of the series being built or handed over, as far as it goes
        self.cost = cost  # build points of the series being built
        self.fee_government = fee_government  # influence it takes besides; for opposition it has removed
        self.fee_midland = fee_midland
        self.fee_north_eastern = fee_north_eastern
        self.buying = buying  # the train whose exchange is being chosen, else -1
        self.taking = taking  # the company a series is being handed to, else -1
