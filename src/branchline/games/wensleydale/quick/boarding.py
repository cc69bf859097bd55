"""Phase six for a quick player: which trains to rent, what to fetch, and what cannot wait."""

from typing import Final

from branchline.core.native import Floats, Row, count, i64, index, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import BUY, EXCHANGE, MOVE, PASS
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    GOODS_SLOTS,
    GREEN,
    KIND_COUNT,
    PASSENGER_SLOTS,
    PRICE,
    RED,
    STONE,
    TRAIN_COUNT,
)
from branchline.games.wensleydale.position import GOODS, PASSENGERS, Position
from branchline.games.wensleydale.quick.freight import NEVER, WIDE
from branchline.games.wensleydale.quick.outing import Outing
from branchline.games.wensleydale.quick.purse import affordable, rented
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.trains import rows_held

AFTER_RIVAL: Final = 0.4  # as a chance: to get a piece that a rival can reach too, who comes first
BEFORE_RIVAL: Final = 0.7  # ... who comes later
TRAIN_LEFT: Final = 0.6  # as a chance: that one rival leaves a train
MATTERS: Final = 0.001  # in points
ROWS: Final[i64] = 3  # of trains, by price


class Boarding:
    """What the seat that decides may still do with its trains."""

    def __init__(self, s: Position, worths: Worths) -> None:
        self.s = s
        self.worths = worths
        self.move = filled(CARGO_KINDS, -1)  # by kind: the piece that is likeliest to be snatched
        self.chance = vec[float]([2.0] * CARGO_KINDS)  # ... that it is not
        there = self._there()
        self.outing = Outing(s, worths, there, s.laid[worths.seat])
        # By train: the best of the turn with it, and without.
        self.having = vec[float]([NEVER] * TRAIN_COUNT)
        self.lacking = vec[float]([NEVER] * TRAIN_COUNT)
        self.best = NEVER  # with or without further trains
        self.load: i64 = 0  # of the best
        self.stay: i64 = 0  # the load without further trains
        self._hires()

    def _there(self) -> Floats:
        s = self.s
        seat = self.worths.seat
        order = s.train_order
        mine = index(order, seat)
        there = vec[float]([0.0] * CARGO_KINDS)
        for move in s.reach[seat]:
            at = move - MOVE
            chance = 1.0
            for i in range(len(order)):
                rival = order[i]
                if rival != seat and not s.passed >> rival & 1 and count(s.reach[rival], move) > 0:
                    chance *= AFTER_RIVAL if i < mine else BEFORE_RIVAL
            kind = at // AREA_COUNT
            there[kind] += chance * float(s.pieces[at])
            if chance < self.chance[kind]:
                self.chance[kind] = chance
                self.move[kind] = move
        return there

    def _hires(self) -> None:
        """Every choice of free trains, one a row at most."""
        s = self.s
        seat = self.worths.seat
        purse = vec[i64]([s.cubes[seat], 0, 0, 0, 0])
        for kind in range(KIND_COUNT):
            purse[kind + 1] = s.points[seat * KIND_COUNT + kind]
        seats = s.slots[seat * 2 + PASSENGERS]
        room = s.slots[seat * 2 + GOODS]
        self.stay = self.outing.freight.at(seats, room)
        self._go_on(0, vec[i64]([-1] * ROWS), rows_held(s, seat), seats, room, 0, purse)

    def _go_on(self, row: i64, trains: Row, held: i64, seats: i64, room: i64, cost: i64, purse: Row) -> None:
        if row == ROWS:
            self._weigh(trains, seats, room, cost, purse)
            return
        self._go_on(row + 1, trains, held, seats, room, cost, purse)
        price = row + 1
        if held >> price & 1 or not affordable(purse, cost + price):
            return
        for train in range(TRAIN_COUNT):
            if PRICE[train] == price and self.s.holder[train] < 0:
                trains[row] = train
                more = seats + PASSENGER_SLOTS[train]
                self._go_on(row + 1, trains, held, more, room + GOODS_SLOTS[train], cost + price, purse)
                trains[row] = -1

    def _weigh(self, trains: Row, seats: i64, room: i64, cost: i64, purse: Row) -> None:
        load = self.outing.freight.at(seats, room)
        worth = self.outing.ending(load, rented(purse, cost))
        if worth > self.best:
            self.best = worth
            self.load = load
        for train in range(TRAIN_COUNT):
            if trains[PRICE[train] - 1] == train:
                if worth > self.having[train]:
                    self.having[train] = worth
            elif worth > self.lacking[train]:
                self.lacking[train] = worth

    def choose(self, actions: Row) -> i64:
        """What brings most, counting what may be gone if it waits."""
        chosen: i64 = PASS
        most = MATTERS
        freight = self.outing.freight
        s = self.s
        seat = self.worths.seat
        seats = s.slots[seat * 2 + PASSENGERS]
        room = s.slots[seat * 2 + GOODS]
        for kind in range(CARGO_KINDS):
            move = self.move[kind]
            if move >= 0 and (seats if kind >= RED else room) > 0 and self._wanted(kind):
                worth = 2.0 * MATTERS + (1.0 - self.chance[kind]) * self.worths.cargo[kind]
                if worth > most:
                    most = worth
                    chosen = move
        stay = self.outing.freight.worth[self.stay]
        for action in actions:
            if action < EXCHANGE:
                train = action - BUY
                gain = self.having[train] - self.lacking[train]
                if self.having[train] >= self.best - MATTERS and freight.worth[self.load] > stay:
                    worth = 3.0 * MATTERS + max(0.0, gain) * (1.0 - TRAIN_LEFT ** float(self._keen(train)))
                    if worth > most:
                        most = worth
                        chosen = action
        return chosen

    def _wanted(self, kind: i64) -> bool:
        """Whether the best load has a piece of this kind."""
        freight = self.outing.freight
        there = freight.there
        load = self.load
        if kind == STONE:
            return freight.stone[load] > MATTERS
        if kind == RED:
            return freight.red[load] > MATTERS
        slots = min(float(load // WIDE), freight.riders) if kind == GREEN else min(float(load % WIDE), freight.cubes)
        taken = freight.red[load] if kind == GREEN else freight.stone[load]
        return slots - taken > MATTERS and there[kind] > 0.0

    def _keen(self, train: i64) -> i64:
        """Rivals who could rent it."""
        s = self.s
        keen: i64 = 0
        for rival in range(s.seats):
            if rival != self.worths.seat and not s.passed >> rival & 1 and not rows_held(s, rival) >> PRICE[train] & 1:
                keen += 1
        return keen
