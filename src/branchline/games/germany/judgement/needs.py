"""The hand set against what is wanted, in haste: as `cards` does it, but with rows in place of objects."""

from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import filled
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.weights import FOCUS, LOCO_EXTRA, SPARE_CARD
from branchline.games.germany.pieces import COLOURS, GREY, KINDS, LOCO

MOST_TARGETS: Final[i64] = 64


class Needs:
    """Which cards are kept for which target, and which are still needed."""

    def __init__(self, outlook: Outlook, value: float) -> None:
        self.outlook = outlook
        self.board = outlook.board
        self.value = value  # of a card that is needed
        self.spare = outlook.hand[:]
        self.urge = vec[float]([0.0] * KINDS)  # how much the next card of a kind is needed
        self.count: i64 = 0
        self.stretch = filled(MOST_TARGETS, 0)  # by target, as all that follows
        self.wanted = vec[float]([0.0] * MOST_TARGETS)
        self.colour = filled(MOST_TARGETS, 0)
        self.ready = filled(MOST_TARGETS, 0)  # cards of that colour kept for it
        self.locos = filled(MOST_TARGETS, 0)
        self.place = filled(outlook.board.route_count, -1)  # by stretch: which target it is

    def add(self, stretch: i64, wanted: float) -> None:
        if self.count < MOST_TARGETS:
            self.stretch[self.count] = stretch
            self.wanted[self.count] = wanted
            self.place[stretch] = self.count
            self.count += 1

    def allot(self, first: i64) -> None:
        """Keeps cards for the targets from this one on: coloured ones first, the grey ones get what is over."""
        colours = self.board.colour
        for i in range(first, self.count):
            if colours[self.stretch[i]] != GREY:
                self._keep(i)
        for i in range(first, self.count):
            if colours[self.stretch[i]] == GREY:
                self._keep(i)
        for i in range(first, self.count):
            self._want(i)

    def _keep(self, i: i64) -> None:
        spare = self.spare
        most: i64 = -1
        chosen: i64 = 0
        for route in self.outlook.chart.tracks[self.stretch[i]]:
            if self.outlook.free[route]:
                colour: i64 = self.board.colour[route]
                if colour != GREY:
                    if spare[colour] > most:
                        chosen = colour
                        most = spare[colour]
                else:
                    for option in range(COLOURS):
                        if spare[option] > most:
                            chosen = option
                            most = spare[option]
        length = self.board.length[self.stretch[i]]
        ready = most if most < length else length
        if ready < 0:
            ready = 0
        spare[chosen] -= ready
        self.colour[i] = chosen
        self.ready[i] = ready

    def _want(self, i: i64) -> None:
        ready = self.ready[i]
        missing = self.board.length[self.stretch[i]] - ready
        locos = self.spare[LOCO] if self.spare[LOCO] < missing else missing
        self.spare[LOCO] -= locos
        self.locos[i] = locos
        missing -= locos
        if missing == 0:
            return
        urge = self.wanted[i] * (1.0 + self.outlook.weights[FOCUS] / float(missing))
        urges = self.urge
        if urge > urges[self.colour[i]]:
            urges[self.colour[i]] = urge
        if urge > urges[LOCO]:
            urges[LOCO] = urge
        if self.board.colour[self.stretch[i]] == GREY:
            for other in range(COLOURS):
                if self.spare[other] >= ready and urge > urges[other]:
                    urges[other] = urge

    def worths(self) -> Floats:
        """What one more card of each kind adds."""
        weights = self.outlook.weights
        worths = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            urge = self.urge[kind]
            worths[kind] = self.value * (urge if urge != 0.0 else weights[SPARE_CARD])
        worths[LOCO] += weights[LOCO_EXTRA] * self.value
        return worths

    def paid_with(self, route: i64) -> i64:
        """The colour in which a grey route costs least, LOCO for none; -1 if it cannot be paid."""
        hand = self.outlook.hand
        length = self.board.length[route]
        target = self.place[route]
        chosen: i64 = LOCO if hand[LOCO] >= length else -1
        most: i64 = -1000
        for colour in range(COLOURS):
            cards = hand[colour]
            if cards == 0 or cards + hand[LOCO] < length:
                continue
            spare = self.spare[colour]
            if target >= 0 and self.colour[target] == colour:
                spare += self.ready[target]
            free = spare if spare < length else length
            short = length - cards if cards < length else 0
            if 10 * free - 12 * short > most:
                most = 10 * free - 12 * short
                chosen = colour
        return chosen

    def cost(self, stretch: i64, colour: i64, cards: i64, locos: i64) -> float:
        """What a payment for this stretch takes away from the other targets."""
        target = self.place[stretch]
        cost = self.outlook.weights[LOCO_EXTRA] * float(locos)
        if locos > 0:
            cost += self._taken(target, LOCO, locos, self.locos)
        if cards > 0:
            cost += self._taken(target, colour, cards, self.ready)
        return self.value * cost

    def _taken(self, target: i64, kind: i64, cards: i64, kept: Row) -> float:
        """Its own cards first, then spare ones, then those of the targets wanted least."""
        if target >= 0 and (kind == LOCO or self.colour[target] == kind):
            cards -= kept[target]
        if cards <= 0:
            return 0.0
        spare = cards if cards < self.spare[kind] else self.spare[kind]
        cards -= spare
        cost = self.outlook.weights[SPARE_CARD] * float(spare)
        i = self.count - 1
        while i >= 0 and cards > 0:
            if i != target and (kind == LOCO or self.colour[i] == kind):
                taken = cards if cards < kept[i] else kept[i]
                cost += self.wanted[i] * float(taken)
                cards -= taken
            i -= 1
        return cost
