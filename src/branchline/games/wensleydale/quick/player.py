"""Quick players at one table: each plans a line and a takeover as a whole, and does the rest by what it is worth."""

from typing import Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.native import Choices, Floats, Row, count, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import (
    BID_SIZES,
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    FEWEST_CUBES,
    GIVEN_CUBES,
    GIVEN_GOVERNMENT,
    GIVEN_MIDLAND,
    GIVEN_NORTH_EASTERN,
    LAY,
    MOVE,
    NO_BUILD,
    NO_TAKEOVER,
    OVER,
    PASS,
    TAKEOVER,
    payment_parts,
)
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    CHEESE,
    GOODS_SLOTS,
    GOVERNMENT,
    GREEN,
    KIND_COUNT,
    MIDLAND,
    MOST_POINTS,
    NORTH_EASTERN,
    PASSENGER_SLOTS,
    PRICE,
    PRINTED,
    RED,
    STONE,
    TO,
    TRACKS_OUT,
    TRAIN,
)
from branchline.games.wensleydale.position import AUCTION, BUILD, GOODS, PASSENGERS, PAYING, TAKEOVERS, TRAINS
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.handover import Handover
from branchline.games.wensleydale.quick.lines import Line, Purse, Search
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.state import State
from branchline.games.wensleydale.takeover import price
from branchline.games.wensleydale.trains import missing_points

TO_THE_END: Final = 100_000  # decisions: more than any game has
FOR_BIDS: Final[i64] = 5  # cubes that an auction is expected to take
MOOD: Final = 1.0  # in points: by so much one bidder sees more in a box than another
MOODS: Final[i64] = 1024
TRAIN_POINTS: Final[i64] = 4  # that a turn has a use for


class Players:
    """What each seat has in mind."""

    def __init__(self, s: State, styles: list[Floats]) -> None:
        self.s = s
        # Of the position itself, so that what is tried out in it meets the same moods.
        self.moods = seeded(s.chance.word(), PLAYER)
        self.styles = styles
        self.plans: list[Row] = [vec[i64]() for _ in range(s.seats)]  # areas of a line to build or to hand over
        self.wants: list[Row] = [vec[i64]() for _ in range(s.seats)]  # influence by kind, for the line in mind
        self.wanted_in = filled(s.seats, -1)  # the turn of it

    def choose(self, actions: Row) -> i64:
        phase = self.s.phase
        worths = Worths(self.s, self.s.seat, self.styles[self.s.seat])
        if phase == AUCTION:
            return self._bid(actions, worths)
        if phase == BUILD:
            return self._build(worths)
        if phase == TRAINS:
            return self._act(actions, worths)
        if phase == TAKEOVERS:
            return self._hand_over(actions, worths)
        return self._pay(actions, worths, phase == PAYING)

    # The auction

    def _bid(self, actions: Row, worths: Worths) -> i64:
        """For the box that brings most, as little as it takes."""
        s = self.s
        seat = s.seat
        want = self._wanted(worths)
        have = s.points[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        for box in range(len(s.bidder)):
            if s.bidder[box] == seat:
                _win(s, box, have)
        best = -1000.0
        chosen = actions[0]
        last: i64 = -1
        for action in actions:
            if action == DECLINE:
                if best < 0.0:
                    chosen = action
                break
            box = action // BID_SIZES
            if box == last:
                continue
            last = box
            cubes = action % BID_SIZES + FEWEST_CUBES
            worth = self._box(box, have, want, worths) - worths.weights[by.BID_CUBE] * float(cubes)
            worth += MOOD * float(self.moods.below(MOODS)) / float(MOODS)
            if s.bidder[box] >= 0:
                worth -= worths.weights[by.OVERBID]
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _box(self, box: i64, have: Row, want: Row, worths: Worths) -> float:
        after = have[:]
        _win(self.s, box, after)
        weights = worths.weights
        worth = 0.0
        for kind in range(KIND_COUNT):
            won = after[kind] - have[kind]
            if won == 0:
                continue
            worth += worths.spent(kind, after[kind], won)
            fee = max(0, min(won, want[kind] - have[kind]))
            worth += weights[by.NEED_FEE if kind != TRAIN else by.NEED_TRAIN] * float(fee)
            if kind >= MIDLAND:
                shed = max(0, min(won - fee, want[kind + 2] - have[kind] - fee))
                worth += weights[by.NEED_SHED] * float(shed)
        return worth

    def _wanted(self, worths: Worths) -> Row:
        """Influence that the best line asks for, by kind; then with each company, to hand it over besides."""
        s = self.s
        seat = s.seat
        if self.wanted_in[seat] == s.turn:
            return self.wants[seat]
        at = seat * KIND_COUNT
        rich = [min(MOST_POINTS, s.points[at + kind] + 2) for kind in range(KIND_COUNT)]
        cubes = max(0, s.cubes[seat] - FOR_BIDS)
        line = Search(s, worths, Purse(cubes, rich[0], rich[1], rich[2], rich[3]), self.moods).from_anywhere()
        want = filled(KIND_COUNT + 2, 0)
        want[TRAIN] = TRAIN_POINTS
        links = s.laid[seat]
        if line is not None:
            want[GOVERNMENT] = line.government
            want[MIDLAND] = line.midland
            want[NORTH_EASTERN] = line.north_eastern
            links += len(line.path) - 1
        want[MIDLAND + 2] = want[MIDLAND] + price(links)
        want[NORTH_EASTERN + 2] = want[NORTH_EASTERN] + price(links)
        self.wants[seat] = want
        self.wanted_in[seat] = s.turn
        return want

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
        """What is missed least; influence that could hand links over is missed most."""
        s = self.s
        at = s.seat * KIND_COUNT
        government = s.points[at + GOVERNMENT] - s.fee_government
        midland = s.points[at + MIDLAND] - s.fee_midland
        north_eastern = s.points[at + NORTH_EASTERN] - s.fee_north_eastern
        shed = worths.link * 2.0 * float(min(1, s.laid[s.seat]))
        chosen = actions[0]
        least = 1000.0
        for action in actions:
            if for_line:
                parts = payment_parts(action)
                given = (parts[0], parts[2], parts[3])
                cost = worths.spent(TRAIN, s.points[at + TRAIN], parts[1])
            else:
                i = action - EXCHANGE
                given = (GIVEN_GOVERNMENT[i], GIVEN_MIDLAND[i], GIVEN_NORTH_EASTERN[i])
                cost = worths.cube * float(GIVEN_CUBES[i])
            cost += worths.spent(GOVERNMENT, government, given[0])
            cost += worths.spent(MIDLAND, midland, given[1]) + worths.spent(NORTH_EASTERN, north_eastern, given[2])
            useful = price(s.laid[s.seat])
            short = max(0, useful - max(midland - given[1], north_eastern - given[2]))
            cost += shed * float(short)
            if cost < least:
                least = cost
                chosen = action
        return chosen

    # Trains and pieces

    def _act(self, actions: Row, worths: Worths) -> i64:
        s = self.s
        seat = s.seat
        weights = worths.weights
        there = filled(CARGO_KINDS, 0)
        for move in s.reach[seat]:
            there[(move - MOVE) // AREA_COUNT] += s.pieces[move - MOVE]
        seats = s.slots[seat * 2 + PASSENGERS]
        room = s.slots[seat * 2 + GOODS]
        now = _load(there, seats, room, worths)
        train_points = s.points[seat * KIND_COUNT + TRAIN]
        chosen = PASS
        best = 0.0
        for action in actions:
            if action < EXCHANGE:
                train = action - BUY
                more = _load(there, seats + PASSENGER_SLOTS[train], room + GOODS_SLOTS[train], worths) - now
                missing = missing_points(s, train)
                worth = more - worths.spent(TRAIN, train_points, PRICE[train] - missing)
                worth -= weights[by.EXCHANGED] * float(missing)
                if worth > 0.0:
                    worth += weights[by.BUY_HURRY]
            elif action < PASS:
                worth = worths.cargo[(action - MOVE) // AREA_COUNT] + weights[by.MOVE_FIRST]
                for other in range(s.seats):
                    if other != seat and not s.passed >> other & 1 and count(s.reach[other], action) > 0:
                        worth += weights[by.MOVE_RIVAL]
            else:
                worth = 0.0
            if worth > best:
                best = worth
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
    players = Players(s, styles)
    out = Choices()
    decisions: i64 = 0
    while s.seat >= 0 and decisions < most:
        s.choices(out)
        s.apply(out.pick(0) if out.how_many() == 1 else players.choose(out.row()))
        decisions += 1
    return decisions


def _win(s: State, box: i64, points: Row) -> None:
    """Adds what a box brings."""
    for kind in range(KIND_COUNT):
        token = 1 if s.tokens[box] == kind else 0
        points[kind] = min(MOST_POINTS, points[kind] + PRINTED[box][kind] + token)


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


def _load(there: Row, passengers: i64, goods: i64, worths: Worths) -> float:
    """The worth of the best pieces that fit."""
    return _fill(there, RED, GREEN, passengers, worths.cargo) + _fill(there, STONE, CHEESE, goods, worths.cargo)


def _fill(there: Row, one: i64, other: i64, slots: i64, cargo: Floats) -> float:
    if cargo[other] > cargo[one]:
        one, other = other, one
    first = min(slots, there[one])
    return cargo[one] * float(first) + cargo[other] * float(min(slots - first, there[other]))
