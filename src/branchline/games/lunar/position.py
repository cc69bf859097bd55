"""A position: everything that lies on the table, as flat rows of small numbers.

What changes often is a row. What is long and changes seldom is bytes: copies share it, and a change puts another in
its place. Some rows follow from others and are kept up to date beside them, so that nothing has to walk over the Moon
to say what is legal: they are marked "follows".
"""

from typing import Final, cast

from branchline.core.fields import Fields
from branchline.core.native import i64
from branchline.core.state import GameState
from branchline.games.lunar.board import (
    CITY_COUNT,
    FIRST_LOCO,
    GOODS_COUNT,
    HAND,
    LINK_COUNT,
    LOCO_COUNT,
    MILEPOST_COUNT,
    OPENING_TURNS,
    START_CASH,
    WIN_CASH,
)
from branchline.games.lunar.options import DEFAULT_RULES, Rules
from branchline.games.lunar.ways import GROUPS

OPENING: Final = 0
OPERATE: Final = 1
BUILDING: Final = 2
GIVING_UP: Final = 3
FLARE: Final = 4
RELOCATE: Final = 5
OVER: Final = 6
PHASES: Final = ("opening", "operate", "build", "give-up", "flare", "relocate", "over")

# Owners of links, besides seat + 1.
FREE: Final = 0
BLOCKED: Final = 255  # a wrap link that cannot be built beside a rival of it (`ways.RIVALS`)

NOWHERE: Final = -1

MOST_SEATS: Final = 6  # L1.1
NO_TRACK: Final = bytes(LINK_COUNT)
UNTOUCHED: Final = bytes(MILEPOST_COUNT)
NO_SEGMENTS: Final = bytes(MOST_SEATS * CITY_COUNT)  # at any table


class Position(GameState):
    """The fields. What may happen to them is told in `rules` and the modules it names."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        seats = self.seats
        self.rules = cast(Rules, fields.one_shared(DEFAULT_RULES))
        self.start = fields.number(0)  # the start player
        self.cash = fields.row(seats, START_CASH)  # L4.1
        self.loco = fields.row(seats, FIRST_LOCO)  # by seat (L4.2)
        self.supply = fields.row(LOCO_COUNT, 0)  # by locomotive: cards left; follows
        self.load = fields.row(seats * GOODS_COUNT, 0)  # [seat * GOODS_COUNT + goods]: loads aboard
        self.aboard = fields.row(seats, 0)  # by seat: how many in all; follows
        self.tray = fields.row(GOODS_COUNT, 0)  # by goods; follows
        self.hands = fields.row(seats * HAND, -1)  # [seat * HAND + i]: demand cards, -1 behind the last
        self.at = fields.row(seats, NOWHERE)  # by seat: the train's milepost, else NOWHERE (L4.11)
        self.came = fields.row(seats, NOWHERE)  # by seat: the milepost before that, else NOWHERE
        self.owner = cast(bytes, fields.one_shared(NO_TRACK))  # by link: FREE, seat + 1, or BLOCKED
        # By milepost: bits of the seats whose track touches it; follows, and so do the next.
        self.touched = cast(bytes, fields.one_shared(UNTOUCHED))
        self.segments = fields.row(seats, 0)  # by seat
        # [seat * CITY_COUNT + city]: its segments there.
        self.segments_at = cast(bytes, fields.one_shared(NO_SEGMENTS))
        # By seat: bits of the cities where it may not build a segment of the grid (`entry`).
        self.closed = fields.row(seats, 0)
        self.joined = fields.row(seats, 0)  # by seat: bits of the majors joined by the best of its networks (`network`)
        self.lost = fields.row(seats, 0)  # by seat: lost turns to come
        self.deck = fields.row(0, 0)  # the next card last
        self.discard = fields.row(0, 0)
        self.event_card = fields.row(0, 0)  # events in effect, in the order drawn
        self.event_drawer = fields.row(0, 0)
        self.event_left = fields.row(0, 0)  # turns of the drawer that it still lasts
        self.event_fresh = fields.row(0, 0)  # 1 if drawn in the turn being played, which does not count
        self.event_punished = fields.row(0, 0)  # bits of the seats that a flare or rays have hit
        # What these events forbid, as bits of `ways.MARKS`; follows, and so do the next.
        self.no_build = fields.number(0)
        self.no_move = fields.number(0)
        self.no_track = fields.number(0)  # bits of the seats whose track is closed
        self.no_load = fields.number(0)  # bits of sides
        self.no_deliver = fields.number(0)
        self.no_drop = fields.number(0)
        self.no_upgrade = fields.number(0)  # 0 or 1
        self.exposed = fields.number(0)
        self.free_ride = fields.number(0)  # bits of sides where no toll is due
        self.tax_seen = fields.number(0)  # 1 once it has been
        self.win_cash = fields.number(WIN_CASH)
        self.fulfilled = fields.number(0)  # bits of seats, with `equal_turns`
        self.winners = fields.number(0)  # bits of seats, once over
        self.acted = fields.number(
            0
        )  # 1 once something was done in this turn, so that an exchange is no longer possible
        self.moved = fields.number(0)  # mileposts in this turn
        self.spent = fields.number(0)  # on track and upgrades in this turn
        self.out = fields.number(0)  # `out` segments built in this turn
        self.tolls = fields.number(0)  # bits of the seats paid in this turn, or owed
        self.owed = fields.number(0)  # bits of those still to be paid
        self.dropped = fields.number(0)  # bits of goods that may not be picked up again here
        self.turn_over = fields.number(0)  # 1 if the active player loses the rest of the turn
        self.meteor = fields.number(-1)  # the event card being resolved while trains are put somewhere, else -1
        self.target = fields.number(-1)  # its target card
        self.hit = fields.row(0, 0)  # seats whose train has still to be put somewhere
        self.aside = fields.row(0, 0)  # event cards set aside, in the order in which they will be resolved
        self.exchanging = fields.number(0)  # 1 while the hand is being exchanged, which is all of this turn
        # [seat * GROUPS + group]: ways it could build along, rising (`frontier`); follows.
        self.open = fields.some_rows(seats * GROUPS)


def active(s: Position) -> i64:
    """Whose turn it is (L5.2-L5.4)."""
    turn = s.turn
    if turn >= s.seats and turn < OPENING_TURNS * s.seats:
        return (s.start + OPENING_TURNS * s.seats - 1 - turn) % s.seats
    return (s.start + turn) % s.seats


def seats_in(s: Position, mask: i64) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]
