"""The judgement itself: every legal action as a sum of named parts, all in points."""

from typing import Final

from branchline.core.native import Floats, Row, i64
from branchline.games.germany.actions import CLAIM, DRAW, KEEP, MIX, MIX_LONG, MIX_SHORT, PASSENGER
from branchline.games.germany.judgement import terms
from branchline.games.germany.judgement.cards import Cards, Target
from branchline.games.germany.judgement.chart import NO_WAY
from branchline.games.germany.judgement.extras import EXTRAS, Extras
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan, make_plan
from branchline.games.germany.judgement.rivals import Rivals
from branchline.games.germany.judgement.tickets import Draw, Kept
from branchline.games.germany.judgement.weights import (
    BUILD_NOW,
    EXTRA,
    FIRST_LONG,
    FOUR_SHORT,
    NEEDED_WAGON,
    TICKET_RISK,
    UNBUILT,
    WAGON,
)
from branchline.games.germany.pieces import KINDS, LOCO, POINTS
from branchline.games.germany.position import (
    KEEP_TICKETS,
    PASSENGER_A,
    PASSENGER_B,
    SETUP_KEEP,
    SETUP_MIX,
    TURN,
    Position,
)

FOUR_SHORT_TICKETS: Final[i64] = KEEP  # the last of the mixes; no set of tickets to keep is empty
A_LITTLE: Final = 0.01  # a passenger too late for any place may still break a tie


def judge(s: Position, actions: Row, weights: Floats) -> list[Floats]:
    """The parts of each of these actions for the seat that decides, in their order."""
    if s.phase == SETUP_MIX:
        return [_mix(action - MIX, weights) for action in actions]
    outlook = Outlook(s, s.seat, weights)
    passengers = Passengers(outlook)
    if s.phase == PASSENGER_A or s.phase == PASSENGER_B:
        return [_passenger(action, passengers) for action in actions]
    if s.phase == SETUP_KEEP or s.phase == KEEP_TICKETS:
        kept = Kept(make_plan(outlook, passengers))
        return [kept.worth[action - KEEP] for action in actions]
    turn = Turn(outlook, passengers, make_plan(outlook, passengers))
    return [turn.judge(action) for action in actions]


def choose(s: Position, actions: Row, weights: Floats) -> i64:
    """The action with the greatest sum; the first of equal ones."""
    chosen: i64 = 0
    most = -NO_WAY
    judged = judge(s, actions, weights)
    for i in range(len(judged)):
        worth = terms.total(judged[i])
        if worth > most:
            chosen = i
            most = worth
    return actions[chosen]


def open_parts(s: Position, action: i64, weights: Floats) -> Floats:
    """Of the parts of an action, those that anybody at the table could sum up: a passenger taken, a route as such."""
    outlook = Outlook(s, s.seat, weights)
    passengers = Passengers(outlook)
    if s.phase == PASSENGER_A or s.phase == PASSENGER_B:
        return _passenger(action, passengers)
    if action < CLAIM:
        return terms.none()
    return _route(s.board.claims.route[action - CLAIM], passengers, Rivals(outlook))


def _route(route: i64, passengers: Passengers, rivals: Rivals) -> Floats:
    """What a route is worth whatever the tickets, the cards and the wagons of who builds it."""
    parts = terms.none()
    outlook = rivals.outlook
    stretch = outlook.chart.stretch[route]
    parts[terms.POINTS] = float(POINTS[outlook.board.length[route]])
    parts[terms.PASSENGERS] = passengers.catch(route)
    parts[terms.BLOCK] = rivals.block(stretch)
    parts[terms.END] = rivals.end(stretch)
    return parts


def _mix(mix: i64, weights: Floats) -> Floats:
    parts = terms.none()
    parts[terms.MIX] = -weights[FIRST_LONG] * float(MIX_LONG[mix])
    return parts


def _passenger(action: i64, passengers: Passengers) -> Floats:
    parts = terms.none()
    if action >= PASSENGER:
        parts[terms.PASSENGERS] = A_LITTLE + passengers.gains[action - PASSENGER]
    return parts


class Turn:
    """The sums of one turn: cards, claims and tickets on one scale."""

    def __init__(self, outlook: Outlook, passengers: Passengers, plan: Plan) -> None:
        weights = outlook.weights
        self.outlook = outlook
        self.board = outlook.board
        self.weights = weights
        self.passengers = passengers
        self.plan = plan
        self.rivals = Rivals(outlook)
        self.spare_wagons = outlook.wagons - plan.wagons
        self.draw: Draw | None = None
        self.route: i64 = -1  # the one looked at
        self.of_route = terms.none()  # and what claiming it is worth, without the cards
        self.sum_of_route = 0.0
        wanted = [Target(outlook.board, stretch, plan.urge(stretch)) for stretch in plan.stretches]
        wanted.sort(key=_urgent_first)
        self.cards = Cards(outlook, wanted, self._extras(), outlook.worth_of_a_card())
        self.blind = self.cards.blind()

    def _extras(self) -> list[Target]:
        extras = Extras(self.outlook, self.passengers, self.plan, self.spare_wagons)
        extra = self.weights[EXTRA]
        return [
            Target(self.board, extras.stretches[i], extra * extras.rates[i])
            for i in range(EXTRAS)
            if extras.stretches[i] >= 0
        ]

    def choose(self, actions: Row) -> i64:
        """The action with the greatest sum, without the parts of each being written down."""
        chosen: i64 = 0
        most = -NO_WAY
        for action in actions:
            worth = self.claim(action - CLAIM) if action >= CLAIM else terms.total(self.judge(action))
            if worth > most:
                chosen = action
                most = worth
        return chosen

    def judge(self, action: i64) -> Floats:
        if action >= CLAIM:
            self._look_at(self.board.claims.route[action - CLAIM])
            parts = self.of_route[:]
            parts[terms.CARDS] = -self._payment(action - CLAIM)
            return parts
        parts = terms.none()
        if action < KINDS:
            parts[terms.CARD] = self.cards.worth(action)
            if self.outlook.s.phase == TURN and action != LOCO:
                parts[terms.SECOND_CARD] = self._second(action)
        elif action == DRAW:
            parts[terms.CARD] = self.blind
            if self.outlook.s.phase == TURN:
                parts[terms.SECOND_CARD] = self._second(-1)
        elif MIX <= action <= FOUR_SHORT_TICKETS:
            self._tickets(action - MIX, parts)
        return parts

    def _second(self, taken: i64) -> float:
        """The best second card in sight, once a card of this kind is gone."""
        best = self.blind
        for kind in self.outlook.s.display:
            if kind == taken:
                taken = -1
            elif 0 <= kind < LOCO:
                worth = self.cards.worth(kind)
                if worth > best:
                    best = worth
        return best

    def claim(self, claim: i64) -> float:
        self._look_at(self.board.claims.route[claim])
        return self.sum_of_route - self._payment(claim)

    def _look_at(self, route: i64) -> None:
        """The ways to pay for a route follow each other: what is common to them is summed up once."""
        if route != self.route:
            self.route = route
            self.of_route = self._route(route)
            self.sum_of_route = terms.total(self.of_route)

    def _payment(self, claim: i64) -> float:
        """What the cards are worth that a claim takes."""
        claims = self.board.claims
        route = claims.route[claim]
        locos = claims.locos[claim]
        stretch = self.outlook.chart.stretch[route]
        return self.cards.payment(stretch, claims.colour[claim], self.board.length[route] - locos, locos)

    def _route(self, route: i64) -> Floats:
        """The parts of a claim that do not depend on how it is paid."""
        weights = self.weights
        stretch = self.outlook.chart.stretch[route]
        length = self.board.length[route]
        parts = _route(route, self.passengers, self.rivals)
        if self.plan.credit[stretch] != 0.0:
            parts[terms.TICKETS] = weights[BUILD_NOW] * self.plan.credit[stretch]
            parts[terms.HURRY] = self.plan.hurry(stretch)
        else:
            parts[terms.WAGONS] = -weights[WAGON] * float(length)
            spare = self.spare_wagons if self.spare_wagons > 0 else 0
            if length > self.spare_wagons:
                parts[terms.WAGONS] -= weights[NEEDED_WAGON] * float(length - spare)
        return parts

    def _tickets(self, mix: i64, parts: Floats) -> None:
        draw = self.draw
        if draw is None:
            turns = self.outlook.turns - self.plan.turns
            draw = self.draw = Draw(self.plan, self.plan.stretches, self.spare_wagons, turns)
        short = MIX_SHORT[mix]
        long = MIX_LONG[mix]
        seen = self.weights[FOUR_SHORT] if MIX + mix == FOUR_SHORT_TICKETS else 1.0
        brings = (float(short) * draw.short + float(long) * draw.long) / float(short + long)
        parts[terms.TICKETS] = seen * brings
        parts[terms.RISK] = -seen * (self.weights[TICKET_RISK] + self.weights[UNBUILT] * float(self.plan.wagons))


def _urgent_first(target: Target) -> float:
    return -target.urge
