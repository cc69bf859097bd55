"""The sums of one turn in haste: only what may decide is summed up."""

from typing import Final

from branchline.core.native import Floats, i64
from branchline.core.rows import BITS
from branchline.games.germany.actions import DRAW, DRAWN, MIX, MIX_LONG, MIX_SHORT
from branchline.games.germany.judgement.chart import NO_WAY
from branchline.games.germany.judgement.extras import EXTRAS, Extras
from branchline.games.germany.judgement.judge import FOUR_SHORT_TICKETS
from branchline.games.germany.judgement.mind import Mind
from branchline.games.germany.judgement.needs import Needs
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan
from branchline.games.germany.judgement.tickets import Draw
from branchline.games.germany.judgement.weights import (
    BUILD_NOW,
    EXTRA,
    FOUR_SHORT,
    NEEDED_WAGON,
    TICKET_RISK,
    UNBUILT,
    WAGON,
)
from branchline.games.germany.legal import can_draw, kinds_on_offer
from branchline.games.germany.pieces import GREY, KINDS, LOCO, POINTS
from branchline.games.germany.position import TURN

STALE: Final = 3.0  # turns after which the worth of a draw of tickets is looked at again
NOTHING: Final = -1  # no action
FOUR_LONG_TICKETS: Final[i64] = MIX + list(zip(MIX_SHORT, MIX_LONG, strict=True)).index((0, DRAWN))


class Turn:
    """The sums of one turn in haste."""

    def __init__(self, outlook: Outlook, passengers: Passengers, plan: Plan, mind: Mind) -> None:
        self.s = outlook.s
        self.outlook = outlook
        self.board = outlook.board
        self.stretch = outlook.chart.stretch
        self.weights = outlook.weights
        self.passengers = passengers
        self.plan = plan
        self.mind = mind
        self.wagons: i64 = 0  # of the plan, still to be built
        for stretch in mind.unbuilt:
            self.wagons += self.board.length[stretch]
        self.spare_wagons = outlook.wagons - self.wagons
        self.planned: i64 = len(mind.unbuilt)  # targets of the plan; they come first
        self.needs = self._needs()
        self.best: i64 = NOTHING  # action so far
        self.worth = -NO_WAY

    def _needs(self) -> Needs:
        needs = Needs(self.outlook, self.outlook.worth_of_a_card())
        for stretch in self.mind.unbuilt:
            needs.add(stretch, self.plan.urge(stretch))
        needs.allot(0)
        planned = needs.count
        extras = Extras(self.outlook, self.passengers, self.plan, self.spare_wagons)
        for i in range(EXTRAS):
            if extras.stretches[i] >= 0:
                needs.add(extras.stretches[i], self.weights[EXTRA] * extras.rates[i])
        needs.allot(planned)
        return needs

    def choose(self) -> i64:
        self._cards()
        if self.s.phase == TURN:
            self._claims()
            if not self.outlook.last_turn:
                self._tickets()
        return self.best

    def _take(self, action: i64, worth: float) -> None:
        if worth > self.worth:
            self.best = action
            self.worth = worth

    def _cards(self) -> None:
        worths = self.needs.worths()
        blind = self._blind(worths)
        second = -NO_WAY  # the second best card
        if can_draw(self.s):
            self._take(DRAW, blind)
            second = blind
        offered = kinds_on_offer(self.s)
        for kind in self.s.display:
            if 0 <= kind < LOCO and offered & BITS[kind]:
                if worths[kind] > self.worth:
                    second = self.worth
                    self._take(kind, worths[kind])
                elif worths[kind] > second:
                    second = worths[kind]
        if self.s.phase == TURN and self.best >= 0:
            self.worth += second if second > blind else blind
        if self.s.phase == TURN and offered & BITS[LOCO]:
            self._take(LOCO, worths[LOCO])

    def _blind(self, worths: Floats) -> float:
        """What the top card of the deck adds on average."""
        unseen = self.outlook.unseen()
        count = 0.0
        worth = 0.0
        for kind in range(KINDS):
            count += unseen[kind]
            worth += worths[kind] * unseen[kind]
        return worth / count if count > 0.0 else 0.0

    def _claims(self) -> None:
        """Each route with the payment that takes least from the others, as far as that is seen at a glance."""
        outlook = self.outlook
        board = self.board
        hand = outlook.hand
        locos = hand[LOCO]
        for route in range(board.route_count):
            length = board.length[route]
            if not outlook.free[route] or length > outlook.wagons or outlook.owned[self.stretch[route]]:
                continue
            colour: i64 = board.colour[route]
            grey = colour == GREY
            if grey:
                colour = self.needs.paid_with(route)
                if colour < 0:
                    continue
            elif hand[colour] + locos < length:
                continue
            if colour == LOCO:
                paid = length
            else:
                paid = length - hand[colour] if hand[colour] < length else 0
            worth = self._route(route) - self.needs.cost(self.stretch[route], colour, length - paid, paid)
            if worth > self.worth:
                way = colour * length + (0 if colour == LOCO else paid) if grey else paid
                self._take(board.claims.first[route] + way, worth)

    def _route(self, route: i64) -> float:
        """What a route is worth, however it is paid."""
        stretch = self.stretch[route]
        length = self.board.length[route]
        worth = float(POINTS[length]) + self.passengers.catch(route)
        target = self.needs.place[stretch]
        if 0 <= target < self.planned:
            return worth + self.weights[BUILD_NOW] * self.plan.credit[stretch] + self.plan.hurry(stretch)
        worth -= self.weights[WAGON] * float(length)
        if length > self.spare_wagons:
            spare = self.spare_wagons if self.spare_wagons > 0 else 0
            worth -= self.weights[NEEDED_WAGON] * float(length - spare)
        return worth

    def _tickets(self) -> None:
        """Four short ones or four long ones."""
        turns = self.outlook.turns
        for stretch in self.mind.unbuilt:
            turns -= self.plan.building[stretch]
        if turns < 1.0:
            return  # no time for more
        mind = self.mind
        draw = mind.draw
        if draw is None or mind.looked - turns > STALE:
            draw = mind.draw = Draw(self.plan, mind.unbuilt, self.spare_wagons, turns)
            mind.looked = turns
        risk = self.weights[TICKET_RISK] + self.weights[UNBUILT] * float(self.wagons)
        if len(self.s.short_deck) >= DRAWN:
            self._take(FOUR_SHORT_TICKETS, self.weights[FOUR_SHORT] * (draw.short - risk))
        if len(self.s.long_deck) >= DRAWN:
            self._take(FOUR_LONG_TICKETS, draw.long - risk)
