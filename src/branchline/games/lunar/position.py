"""A position: everything that lies on the table, as flat rows of small numbers.

What changes often is a list. What is long and changes seldom is bytes: copies share it, and a change puts another in
its place. Some rows follow from others and are kept up to date beside them, so that nothing has to walk over the Moon
to say what is legal: they are marked "follows".
"""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, Rows, i64
from branchline.core.state import GameState
from branchline.games.lunar.board import OPENING_TURNS
from branchline.games.lunar.options import Rules

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


class Position(GameState):
    """The fields. What may happen to them is told in `rules` and the modules it names."""

    __slots__ = (
        "aboard",
        "acted",
        "aside",
        "at",
        "came",
        "cash",
        "chance",
        "closed",
        "deck",
        "discard",
        "dropped",
        "event_card",
        "event_drawer",
        "event_fresh",
        "event_left",
        "event_punished",
        "exchanging",
        "exposed",
        "free_ride",
        "fulfilled",
        "hands",
        "hit",
        "joined",
        "journal",
        "load",
        "loco",
        "lost",
        "meteor",
        "moved",
        "no_build",
        "no_deliver",
        "no_drop",
        "no_load",
        "no_move",
        "no_track",
        "no_upgrade",
        "open",
        "out",
        "owed",
        "owner",
        "phase",
        "revealed",
        "rules",
        "seat",
        "seats",
        "segments",
        "segments_at",
        "spent",
        "start",
        "supply",
        "target",
        "tax_seen",
        "tolls",
        "touched",
        "tray",
        "turn",
        "turn_over",
        "win_cash",
        "winners",
    )

    def __init__(
        self,
        seats: i64,
        rules: Rules,
        chance: Chance,
        seat: i64,
        phase: i64,
        turn: i64,
        revealed: i64,
        start: i64,
        cash: Row,
        loco: Row,
        supply: Row,
        load: Row,
        aboard: Row,
        tray: Row,
        hands: Row,
        at: Row,
        came: Row,
        owner: bytes,
        touched: bytes,
        segments: Row,
        segments_at: bytes,
        closed: Row,
        open: Rows,
        joined: Row,
        lost: Row,
        deck: Row,
        discard: Row,
        event_card: Row,
        event_drawer: Row,
        event_left: Row,
        event_fresh: Row,
        event_punished: Row,
        no_build: i64,
        no_move: i64,
        no_track: i64,
        no_load: i64,
        no_deliver: i64,
        no_drop: i64,
        no_upgrade: bool,
        exposed: i64,
        free_ride: i64,
        tax_seen: bool,
        win_cash: i64,
        fulfilled: i64,
        winners: i64,
        acted: bool,
        moved: i64,
        spent: i64,
        out: i64,
        tolls: i64,
        owed: i64,
        dropped: i64,
        turn_over: bool,
        meteor: i64,
        target: i64,
        hit: Row,
        aside: Row,
        exchanging: bool,
    ) -> None:
        self.seats = seats
        self.rules = rules
        self.chance = chance
        self.seat = seat  # who decides, -1 when over
        self.phase = phase
        self.turn = turn  # turns finished
        self.revealed = revealed  # grows with every card drawn
        self.start = start  # the start player
        self.cash = cash
        self.loco = loco  # by seat
        self.supply = supply  # by locomotive: cards left; follows
        self.load = load  # [seat * GOODS_COUNT + goods]: loads aboard
        self.aboard = aboard  # by seat: how many in all; follows
        self.tray = tray  # by goods; follows
        self.hands = hands  # [seat * HAND + i]: demand cards, -1 behind the last
        self.at = at  # by seat: the train's milepost, else NOWHERE
        self.came = came  # by seat: the milepost before that, else NOWHERE
        self.owner = owner  # by link: FREE, seat + 1, or BLOCKED
        self.touched = touched  # by milepost: bits of the seats whose track touches it; follows, and so do the next
        self.segments = segments  # by seat
        self.segments_at = segments_at  # [seat * CITY_COUNT + city]: its segments there
        self.closed = closed  # by seat: bits of the cities where it may not build a segment of the grid (`entry`)
        self.open = open  # [seat * GROUPS + group]: ways it could build along, rising (`frontier`)
        self.joined = joined  # by seat: bits of the majors joined by the best of its networks (`network`)
        self.lost = lost  # by seat: lost turns to come
        self.deck = deck  # the next card last
        self.discard = discard
        self.event_card = event_card  # events in effect, in the order drawn
        self.event_drawer = event_drawer
        self.event_left = event_left  # turns of the drawer that it still lasts
        self.event_fresh = event_fresh  # 1 if drawn in the turn being played, which does not count
        self.event_punished = event_punished  # bits of the seats that a flare or rays have hit
        self.no_build = no_build  # what these events forbid, as bits of `ways.MARKS`; follows, and so do the next
        self.no_move = no_move
        self.no_track = no_track  # bits of the seats whose track is closed
        self.no_load = no_load  # bits of sides
        self.no_deliver = no_deliver
        self.no_drop = no_drop
        self.no_upgrade = no_upgrade
        self.exposed = exposed
        self.free_ride = free_ride  # bits of sides where no toll is due
        self.tax_seen = tax_seen
        self.win_cash = win_cash
        self.fulfilled = fulfilled  # bits of seats, with `equal_turns`
        self.winners = winners  # bits of seats, once over
        self.acted = acted  # in this turn, so that an exchange is no longer possible
        self.moved = moved  # mileposts in this turn
        self.spent = spent  # on track and upgrades in this turn
        self.out = out  # `out` segments built in this turn
        self.tolls = tolls  # bits of the seats paid in this turn, or owed
        self.owed = owed  # bits of those still to be paid
        self.dropped = dropped  # bits of goods that may not be picked up again here
        self.turn_over = turn_over  # the active player loses the rest of the turn
        self.meteor = meteor  # the event card being resolved while trains are put somewhere, else -1
        self.target = target  # its target card
        self.hit = hit  # seats whose train has still to be put somewhere
        self.aside = aside  # event cards set aside, in the order in which they will be resolved
        self.exchanging = exchanging  # the hand is being exchanged, which is all of this turn
        self.journal: list[tuple[int, ...]] | None = None  # what happens is noted here while somebody tells it


def active(s: Position) -> i64:
    """Whose turn it is (L5.2-L5.4)."""
    turn = s.turn
    if turn >= s.seats and turn < OPENING_TURNS * s.seats:
        return (s.start + OPENING_TURNS * s.seats - 1 - turn) % s.seats
    return (s.start + turn) % s.seats


def seats_in(s: Position, mask: i64) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


NONE: Final = -(1 << 40)  # no number


def note(s: Position, kind: i64, one: i64 = NONE, two: i64 = NONE) -> None:
    """Something that `tell` makes a sentence of; see there for the kinds."""
    if s.journal is not None:
        entry: list[int] = [kind]
        if one != NONE:
            entry.append(one)
        if two != NONE:
            entry.append(two)
        s.journal.append(tuple(entry))


def note_goods(s: Position, kind: i64, seat: i64, card: i64, goods: list[int]) -> None:
    """The same with goods at its end; without a card if it is NONE."""
    if s.journal is not None:
        head: list[int] = [kind, seat] if card == NONE else [kind, seat, card]
        s.journal.append(tuple(head + goods))
