"""Quick players at one table: each plans a line and a takeover as a whole, and does the rest by what it is worth."""

from typing import Final

from branchline.core.chance import PLAYER, Chance, seeded
from branchline.core.native import Choices, Floats, Row, count, i64, index, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import (
    BID_SIZES,
    DECLINE,
    DONE,
    EXCHANGE,
    FEWEST_CUBES,
    GIVEN_CUBES,
    GIVEN_GOVERNMENT,
    GIVEN_MIDLAND,
    GIVEN_NORTH_EASTERN,
    LAY,
    NO_BUILD,
    NO_TAKEOVER,
    OVER,
    TAKEOVER,
    payment_parts,
)
from branchline.games.wensleydale.board import (
    GOVERNMENT,
    KIND_COUNT,
    MIDLAND,
    NORTH_EASTERN,
    TO,
    TRACKS_OUT,
)
from branchline.games.wensleydale.position import AUCTION, BUILD, PAYING, TAKEOVERS, TRAINS
from branchline.games.wensleydale.quick.boarding import Boarding
from branchline.games.wensleydale.quick.freight import NEVER
from branchline.games.wensleydale.quick.handover import Handover
from branchline.games.wensleydale.quick.lines import Line, Search
from branchline.games.wensleydale.quick.outlook import Outlook
from branchline.games.wensleydale.quick.purse import Purse
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.state import State
from branchline.games.wensleydale.takeover import price

TO_THE_END: Final = 100_000  # decisions: more than any game has
MOOD: Final = 0.3  # in points: by so much one bidder sees more in a box than another
MOODS: Final[i64] = 1024


class Players:
    """What each seat has in mind."""

    def __init__(self, s: State, styles: list[Floats], moods: Chance) -> None:
        self.s = s
        self.moods = moods
        self.styles = styles
        self.plans: list[Row] = [vec[i64]() for _ in range(s.seats)]  # areas of a line to build or to hand over
        self.outlooks: list[Outlook | None] = [None] * s.seats
        self.seen_in = filled(s.seats, -1)  # the turn of each

    def at(self, s: State, moods: Chance) -> "Players":
        """The same players at another table of the same turn."""
        others = Players(s, self.styles, moods)
        others.outlooks = self.outlooks[:]
        others.seen_in = self.seen_in[:]
        return others

    def choose(self, actions: Row) -> i64:
        phase = self.s.phase
        worths = Worths(self.s, self.s.seat, self.styles[self.s.seat])
        if phase == AUCTION:
            return self._bid(actions)
        if phase == BUILD:
            return self._build(worths)
        if phase == TRAINS:
            return Boarding(self.s, worths).choose(actions)
        if phase == TAKEOVERS:
            return self._hand_over(actions, worths)
        return self._pay(actions, worths, phase == PAYING)

    # The auction

    def _bid(self, actions: Row) -> i64:
        """For the box that brings most, as little as it takes."""
        s = self.s
        outlook = self.outlook(s.seat)
        held = index(s.bidder, s.seat) if count(s.bidder, s.seat) > 0 else -1
        best = NEVER
        chosen = actions[0]
        last: i64 = -1
        for action in actions:
            if action == DECLINE:
                break
            box = action // BID_SIZES
            if box == last:
                continue
            last = box
            worth = outlook.bid(s, box, action % BID_SIZES + FEWEST_CUBES, held)
            worth += MOOD * float(self.moods.below(MOODS)) / float(MOODS)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def outlook(self, seat: i64) -> Outlook:
        """What the seat hopes for from this auction."""
        known = self.outlooks[seat]
        if known is None or self.seen_in[seat] != self.s.turn:
            known = Outlook(self.s, Worths(self.s, seat, self.styles[seat]), self.moods)
            self.outlooks[seat] = known
            self.seen_in[seat] = self.s.turn
        return known

    # The line

    def _build(self, worths: Worths) -> i64:
        s = self.s
        path = s.path
        plan = self.plans[s.seat]
        if len(path) == 0 or not _goes_on(path, plan):
            search = Search(s, worths, _purse(s), self.moods)
            line: Line | None = search.from_begun() if len(path) > 0 else search.from_anywhere()
            if line is None:
                return NO_BUILD
            plan = line.path
            self.plans[s.seat] = plan
        if len(path) == 0:
            return LAY + _way(plan[0], plan[1])
        return DONE if len(plan) == len(path) else LAY + _way(plan[len(path) - 1], plan[len(path)])

    def _pay(self, actions: Row, worths: Worths, for_line: bool) -> i64:
        """What leaves most for the rest of the turn; for a train, what is missed least."""
        return self._pay_line(actions, worths) if for_line else self._pay_train(actions, worths)

    def _pay_line(self, actions: Row, worths: Worths) -> i64:
        s = self.s
        outing = Search(s, worths, _purse(s), self.moods).as_it_is()
        fees = vec[i64]([s.fee_government, 0, s.fee_midland, s.fee_north_eastern])
        chosen = actions[0]
        best = NEVER
        for action in actions:
            parts = payment_parts(action)
            purse = _purse(s).row
            purse[0] = 0
            for kind in range(KIND_COUNT):
                purse[kind + 1] -= fees[kind] + parts[kind]
            worth = outing.value(purse)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _pay_train(self, actions: Row, worths: Worths) -> i64:
        """Influence that could hand links over is missed most."""
        s = self.s
        at = s.seat * KIND_COUNT
        midland = s.points[at + MIDLAND]
        north_eastern = s.points[at + NORTH_EASTERN]
        shed = worths.link * 2.0 * float(min(1, s.laid[s.seat]))
        useful = price(s.laid[s.seat])
        chosen = actions[0]
        least = 1000.0
        for action in actions:
            i = action - EXCHANGE
            cost = worths.cube * float(GIVEN_CUBES[i]) + worths.spent(
                GOVERNMENT, s.points[at + GOVERNMENT], GIVEN_GOVERNMENT[i]
            )
            cost += worths.spent(MIDLAND, midland, GIVEN_MIDLAND[i])
            cost += worths.spent(NORTH_EASTERN, north_eastern, GIVEN_NORTH_EASTERN[i])
            short = max(0, useful - max(midland - GIVEN_MIDLAND[i], north_eastern - GIVEN_NORTH_EASTERN[i]))
            cost += shed * float(short)
            if cost < least:
                least = cost
                chosen = action
        return chosen

    # The takeover

    def _hand_over(self, actions: Row, worths: Worths) -> i64:
        s = self.s
        plan = self.plans[s.seat]
        if s.taking < 0 or not _goes_on(s.path, plan):
            handover = Handover(s, worths)
            plan = handover.path
            self.plans[s.seat] = plan
            if s.taking < 0:
                return TAKEOVER + handover.company if handover.company >= 0 else NO_TAKEOVER
            if len(plan) == 0:  # begun though it saves nothing
                return actions[-1]
        if len(s.path) == 0:
            return OVER + _way(plan[0], plan[1])
        return DONE if len(plan) == len(s.path) else OVER + _way(plan[len(s.path) - 1], plan[len(s.path)])


def play_on(s: State, styles: list[Floats], most: i64) -> i64:
    """Plays to the end by the weights of each seat, or as many decisions as this at most; how many there were."""
    # Of the position itself, so that what is tried out in it meets the same moods.
    players = Players(s, styles, seeded(s.chance.word(), PLAYER))
    out = Choices()
    decisions: i64 = 0
    while s.seat >= 0 and decisions < most:
        s.choices(out)
        s.apply(out.pick(0) if out.how_many() == 1 else players.choose(out.row()))
        decisions += 1
    return decisions


def play_turn(s: State, players: Players) -> None:
    """Plays until the next turn begins, or the game is over."""
    out = Choices()
    turn = s.turn
    while s.seat >= 0 and s.turn == turn:
        s.choices(out)
        s.apply(out.pick(0) if out.how_many() == 1 else players.choose(out.row()))


def _purse(s: State) -> Purse:
    at = s.seat * KIND_COUNT
    points = s.points
    return Purse(s.cubes[s.seat], points[at], points[at + 1], points[at + 2], points[at + 3])


def _goes_on(path: Row, plan: Row) -> bool:
    """Whether the plan goes on from what is done of it."""
    if len(plan) < 2 or len(path) > len(plan):
        return False
    for i in range(len(path)):
        if path[i] != plan[i]:
            return False
    return True


def _way(a: i64, b: i64) -> i64:
    """From an area into its neighbour."""
    for way in TRACKS_OUT[a]:
        if TO[way] == b:
            return way
    raise AssertionError("a line goes from neighbour to neighbour")
