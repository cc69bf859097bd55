"""A second account of a game, kept by the watch: what each action takes, gives and changes, by the rule ledger.

Stacks are kept another way than in a position, by the moment at which each token was last put down. Whatever an
action does that the rules do not allow is `Broken` here; `watch` compares the rest with the position.
"""

from collections.abc import Mapping

from branchline.core.invariants import Broken
from branchline.games.wensleydale.invariants.chart import (
    AREAS,
    BORDERS,
    BORDERS_OF,
    CARGO,
    CLOSED,
    COMPANIES,
    COST,
    CUBES,
    CUBES_A_TURN,
    INCOME,
    KINDS,
    LEAST_BID,
    LEAST_PROFIT,
    LINKS,
    MOST_POINTS,
    MOST_PROFIT,
    NEIGHBOURS,
    PRICE,
    PRINTED,
    SLOTS,
    TOWN,
    TOWNS_OF_HILL,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, RING_OK, SHAPE, SIMPLE_PATH, Position

PROFIT_LOSS = len(KINDS)
OPPOSITION = len(CARGO)
CHEESE = 1
RED = 2
TRAIN_KIND = 1
AREA_COUNT = len(AREAS)


class Account:
    """What lies on the table, by the watch's own books."""

    def __init__(self, s: Position) -> None:
        self.seats = s.seats
        self.shape = s.rules[SHAPE]
        self.cubes: list[int] = list(s.cubes)
        self.bidder: list[int] = list(s.bidder)
        self.bid: list[int] = list(s.bid)
        self.stock = [CUBES - s.cubes[seat] - self.staked(seat) for seat in range(s.seats)]
        self.tokens: list[int] = list(s.tokens)
        self.points: list[int] = list(s.points)
        self.profit: list[int] = list(s.profit)
        self.clock = 0
        self.stamps = [0] * (s.seats * (len(KINDS) + 1))
        for track in range(len(KINDS) + 1):
            for seat in s.ladders[track * s.seats : (track + 1) * s.seats]:
                self._stamp(track, seat)
        self.moved: set[int] = set()  # tracks on which a token moved since the last look
        self.player_order: list[int] = list(s.player_order)
        self.owner: list[int] = list(s.owner)
        self.laid: list[int] = list(s.laid)
        self.company_laid: list[int] = list(s.company_laid)
        self.companies: list[int] = list(s.companies)
        self.pieces: list[int] = list(s.pieces)
        self.load: list[int] = list(s.load)
        self.delivered: list[int] = list(s.delivered)
        self.out: list[int] = list(s.out)
        self.holder: list[int] = list(s.holder)
        self.slots: list[int] = list(s.slots)
        self.path: list[int] = list(s.path)
        self.cost = s.cost
        self.fees = [s.fee_government, 0, s.fee_midland, s.fee_north_eastern]
        self.buying = s.buying
        self.taking = s.taking

    # ---- tracks ----

    def _stamp(self, track: int, seat: int) -> None:
        self.clock += 1
        self.stamps[track * self.seats + seat] = self.clock

    def _put(self, track: int, seat: int, space: int) -> None:
        if track == PROFIT_LOSS:
            self.profit[seat] = space
        else:
            self.points[seat * len(KINDS) + track] = space
        self._stamp(track, seat)
        self.moved.add(track)

    def ladder(self, track: int) -> list[int]:
        """The seats from the lowest token to the highest."""
        space = self.profit if track == PROFIT_LOSS else self.points[track :: len(KINDS)]
        stamps = self.stamps[track * self.seats : (track + 1) * self.seats]
        return sorted(range(self.seats), key=lambda seat: (space[seat], stamps[seat]))

    def spend(self, seat: int, kind: int, count: int) -> None:
        if count:
            left = self.points[seat * len(KINDS) + kind] - count
            if left < 0:
                raise Broken(f"WI5: seat {seat} pays {count} points of {KINDS[kind]} and has {left + count}")
            self._put(kind, seat, left)

    def give_cubes(self, seat: int, count: int) -> None:
        """From the hand back to the stock."""
        if count > self.cubes[seat]:
            raise Broken(f"WI1: seat {seat} pays {count} cubes and has {self.cubes[seat]}")
        self.cubes[seat] -= count
        self.stock[seat] += count

    # ---- phases one to four ----

    def staked(self, seat: int) -> int:
        return sum(cubes for cubes, bidder in zip(self.bid, self.bidder, strict=True) if bidder == seat)

    def make_bid(self, seat: int, box: int, cubes: int) -> None:
        if self.bidder.count(seat) >= 2 or self.bidder[box] == seat:
            raise Broken(f"WI14: seat {seat} bids in box {box + 1} beside its bids of {self.bid} by {self.bidder}")
        if cubes < LEAST_BID[box] or cubes <= self.bid[box] or cubes > self.cubes[seat]:
            raise Broken(f"WI14: seat {seat} bids {cubes} of {self.cubes[seat]} cubes over {self.bid[box]}")
        if self.bidder[box] >= 0:
            self.cubes[self.bidder[box]] += self.bid[box]
        self.bidder[box] = seat
        self.bid[box] = cubes
        self.cubes[seat] -= cubes

    def can_bid(self, seat: int) -> bool:
        if self.bidder.count(seat) >= 2:
            return False
        return any(
            self.bidder[box] != seat and max(LEAST_BID[box], self.bid[box] + 1) <= self.cubes[seat]
            for box in range(len(LEAST_BID))
        )

    def pay_out(self) -> None:
        for box, seat in enumerate(self.bidder):
            if seat >= 0:
                self.stock[seat] += self.bid[box]
                for kind, printed in enumerate(PRINTED[box]):
                    won = printed + (self.tokens[box] == kind)
                    if won:
                        self._put(kind, seat, min(MOST_POINTS, self.points[seat * len(KINDS) + kind] + won))
        self.bidder = [-1] * len(PRINTED)
        self.bid = [0] * len(PRINTED)

    def new_turn(self, tokens: list[int]) -> None:
        for seat in range(self.seats):
            taken = min(CUBES_A_TURN, self.stock[seat])
            self.stock[seat] -= taken
            self.cubes[seat] += taken
        self.tokens = tokens

    # ---- phase five ----

    def lay(self, seat: int, a: int, b: int, border: int) -> None:
        self._check_link(seat, a, b, border)
        if not self.path:
            self._enter(a)
            self.path = [a]
        if b not in self.path:
            self._enter(b)
        self.path.append(b)
        self.owner[border] = seat + 1
        self.laid[seat] += 1
        self.cost += COST[border]
        self.fees[0] += self.remove(OPPOSITION, b)

    def _enter(self, area: int) -> None:
        """The influence that a town of each company takes, once for each area of a series."""
        for company in range(len(COMPANIES)):
            self.fees[2 + company] += self.companies[area] >> company & 1

    def _check_link(self, seat: int, a: int, b: int, border: int) -> None:
        if self.owner[border] or not COST[border] or CLOSED[b] or self.laid[seat] >= LINKS:
            raise Broken(f"WI8: seat {seat} lays its link {self.laid[seat] + 1} on {BORDERS[border]}")
        if not self.path and not self.companies[a] and not self.touches(seat, a):
            raise Broken(f"WI17: the series of seat {seat} starts in {AREAS[a]}, where it has neither link nor company")
        if self.path and a != self.path[-1]:
            raise Broken(f"WI17: a link goes on from {AREAS[a]}, the series from {AREAS[self.path[-1]]}")
        self.check_shape(b, "WI17")

    def check_shape(self, area: int, name: str) -> None:
        """A series comes to an area once; if it may be a ring, to its start once more; a trail as often as it likes."""
        if area not in self.path:
            wrong = len(self.path) > 1 and self.path[0] == self.path[-1] and self.shape == RING_OK
        else:
            closes = area == self.path[0] and len(self.path) >= 3 and area not in self.path[1:]
            wrong = self.shape == SIMPLE_PATH or (self.shape == RING_OK and not closes)
        if wrong:
            raise Broken(f"{name}: the series {[AREAS[place] for place in self.path]} goes on into {AREAS[area]}")

    def touches(self, seat: int, area: int) -> bool:
        owner = seat + 1
        return any(self.owner[border] == owner for border in BORDERS_OF[area])

    def remove(self, piece: int, area: int) -> int:
        """Takes these pieces out of the game; how many there were."""
        there = self.pieces[piece * AREA_COUNT + area]
        if there:
            self.pieces[piece * AREA_COUNT + area] = 0
            self.out[piece] += there
        return there

    def left_to_pay(self, seat: int) -> tuple[int, list[int]]:
        """What cubes do not pay of a series, and what each kind of influence could: fees are set aside."""
        rest = max(0, self.cost - self.cubes[seat])
        return rest, [self.points[seat * len(KINDS) + kind] - self.fees[kind] for kind in range(len(KINDS))]

    def pay_series(self, seat: int, payment: list[int]) -> None:
        rest, free = self.left_to_pay(seat)
        if sum(payment) != rest or any(part > most for part, most in zip(payment, free, strict=True)) or min(free) < 0:
            raise Broken(f"WI18: seat {seat} pays {payment} of {free} points for {rest} and the fees {self.fees}")
        self.give_cubes(seat, self.cost - rest)
        if rest and self.cubes[seat]:
            raise Broken(f"WI17: seat {seat} has {self.cubes[seat]} cubes left and paid {rest} points of influence")
        for kind in range(len(KINDS)):
            self.spend(seat, kind, payment[kind] + self.fees[kind])
        self.path, self.cost, self.fees = [], 0, [0] * len(KINDS)

    # ---- phase six ----

    def pay_train(self, seat: int, given: Mapping[str, int]) -> None:
        """Takes the train being bought: exchanged points by what was given, the rest in train points."""
        points, odd = divmod(sum(given.values()), 3)
        price = PRICE[self.buying]
        if odd or points > price:
            raise Broken(f"WI18: seat {seat} gives {dict(given)} for a train of price {price}")
        self.give_cubes(seat, given.get("cubes", 0))
        for kind, name in enumerate(KINDS):
            self.spend(seat, kind, given.get(name, 0) + (price - points if kind == TRAIN_KIND else 0))
        if self.holder[self.buying] >= 0 or any(
            holder == seat and PRICE[train] == price for train, holder in enumerate(self.holder)
        ):
            raise Broken(f"WI19: seat {seat} buys train {self.buying} beside {self.holder}")
        self.holder[self.buying] = seat
        for slot in (0, 1):
            self.slots[seat * 2 + slot] += SLOTS[self.buying][slot]
        self.buying = -1

    def move(self, seat: int, piece: int, area: int) -> None:
        place = piece * AREA_COUNT + area
        slot = seat * 2 + (0 if piece >= RED else 1)
        if not self.pieces[place] or not self.slots[slot]:
            raise Broken(f"WI19: seat {seat} moves {CARGO[piece]} from {AREAS[area]} onto {self.slots} free slots")
        self.pieces[place] -= 1
        self.slots[slot] -= 1
        self.load[seat * len(CARGO) + piece] += 1

    # ---- phases seven and eight ----

    def settle(self) -> None:
        for seat in self.player_order:
            first = seat * len(CARGO)
            income = sum(worth * self.load[first + piece] for piece, worth in enumerate(INCOME))
            level = self.profit[seat] + income - self.laid[seat]
            self._put(PROFIT_LOSS, seat, max(LEAST_PROFIT, min(MOST_PROFIT, level)))
        self.delivered = [pile + load for pile, load in zip(self.delivered, self.load, strict=True)]
        self.load = [0] * len(self.load)
        self.slots = [0] * len(self.slots)
        self.holder = [-1] * len(self.holder)
        self.player_order = self.ladder(PROFIT_LOSS)[::-1]

    # ---- phase nine ----

    def hand_over(self, seat: int, borders: list[int]) -> None:
        company, path = self.taking, self.path
        if not path or not self.companies[path[0]] >> company & 1 or not TOWN[path[-1]]:
            raise Broken(f"WI24: seat {seat} hands over a series of {[AREAS[area] for area in path]}")
        self.spend(seat, 2 + company, -(-len(borders) // 2))
        for border in borders:
            if self.owner[border] != seat + 1:
                raise Broken(f"WI24: seat {seat} hands over {BORDERS[border]}, which is not its own")
            self.owner[border] = COMPANY_OWNER + company
        self.laid[seat] -= len(borders)
        self.company_laid[company] += len(borders)
        for area in path:
            self.remove(CHEESE, area)
            if TOWN[area]:
                self.companies[area] |= 1 << company
                self.remove(RED + company, area)
        for area in path:
            for hill in NEIGHBOURS[area] if TOWN[area] else ():
                if hill in TOWNS_OF_HILL and all(self.companies[town] for town in TOWNS_OF_HILL[hill]):
                    self.remove(0, hill)
        self.path, self.taking = [], -1
