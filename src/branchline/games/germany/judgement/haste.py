"""Games played on in haste: by the same judgement, but a plan is kept until it is spoilt, and only what may decide is
summed up. Nine decisions of ten are those of a player who thinks afresh, at a fraction of the time: so a search can try
each idea often enough to tell it from the next.
"""

from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import BITS
from branchline.games.germany.actions import CLAIM, KEEP, PASSENGER, SIZE
from branchline.games.germany.judgement.beliefs import suppose
from branchline.games.germany.judgement.glance import NOTHING, Turn
from branchline.games.germany.judgement.judge import choose
from branchline.games.germany.judgement.mind import Mind
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan, make_plan
from branchline.games.germany.judgement.weights import BUILDING, GLOBETROTTER, LEAST_CHANCE
from branchline.games.germany.legal import SETUP_LEAST, TURN_LEAST, place_deciding
from branchline.games.germany.position import (
    KEEP_TICKETS,
    PASSENGER_A,
    PASSENGER_B,
    SECOND,
    SETUP_KEEP,
    TURN,
    Position,
)
from branchline.games.germany.scoring import complete
from branchline.games.germany.state import State

TO_THE_END: Final[i64] = 1000  # turns: more than any seat has


def try_out(position: State, actions: Row, weights: Floats, turns: i64) -> list[State]:
    """The game after each of these actions, ended or when it is the seat's turn again, after so many turns: all in this
    position, with its luck and one guess at what the others hold."""
    start: State = position.copy()
    seat = start.seat
    suppose(start, seat)
    minds = _minds(start, weights)
    ends: list[State] = []
    for action in actions:
        s: State = start.copy()
        s.apply(action)
        _until(s, [mind.copy() for mind in minds], seat, turns)
        ends.append(s)
    return ends


def play_on(s: State, minds: list[Mind]) -> None:
    """Plays to the end, each seat by its mind."""
    _until(s, minds, s.seat, TO_THE_END)


def _until(s: State, minds: list[Mind], seat: i64, turns: i64) -> None:
    while s.seat >= 0:
        if s.seat == seat and s.phase == TURN:
            if turns == 1:
                return
            turns -= 1
        s.apply(decide(s, minds[s.seat]))


def _minds(s: Position, weights: Floats) -> list[Mind]:
    """Everybody's mind in a position, ready to be copied for each idea that is tried in it."""
    minds = [Mind(weights) for _ in range(s.seats)]
    if s.phase != SETUP_KEEP:  # before it there is nothing to plan
        for seat in range(s.seats):
            outlook = Outlook(s, seat, weights)
            minds[seat].set_out(make_plan(outlook, Passengers(outlook)))
    if s.phase == KEEP_TICKETS:
        minds[s.seat].plan = None  # it depends on what is kept
    return minds


def decide(s: State, mind: Mind) -> i64:
    """What the seat does whose turn it is, with this in mind."""
    phase = s.phase
    if phase == TURN or phase == SECOND:
        return _turn(s, mind)
    outlook = Outlook(s, s.seat, mind.weights)
    if phase == PASSENGER_A or phase == PASSENGER_B:
        return _passenger(s, Passengers(outlook))
    if phase == KEEP_TICKETS or phase == SETUP_KEEP:
        return _keep(outlook, mind, SETUP_LEAST if phase == SETUP_KEEP else TURN_LEAST)
    return _afresh(s, mind.weights)


def _afresh(s: State, weights: Floats) -> i64:
    """For the rare decisions that no haste is made about."""
    return choose(s, vec[i64](s.legal()), weights)


def _passenger(s: State, passengers: Passengers) -> i64:
    place = place_deciding(s)
    first = s.board.first_figure
    best: i64 = s.figures[first[place]]  # somebody waits there, or nothing would be to decide
    for i in range(first[place] + 1, first[place + 1]):
        colour = s.figures[i]
        if colour >= 0 and passengers.gains[colour] > passengers.gains[best]:
            best = colour
    return PASSENGER + best


def _keep(outlook: Outlook, mind: Mind, least: i64) -> i64:
    """Ticket by ticket, the one with the shortest way first: each that brings something, and as many as must be."""
    plan = make_plan(outlook, Passengers(outlook))
    drawn = outlook.drawn()
    prices = [plan.way(ticket).price() for ticket in drawn]
    brings = [0.0 for _ in drawn]
    kept: i64 = 0
    for i in sorted(range(len(drawn)), key=lambda i: prices[i]):
        brings[i] = _brings(plan, drawn[i])
        if brings[i] > 0.0:
            kept |= BITS[i]
    for i in sorted(range(len(drawn)), key=lambda i: -brings[i]):
        if SIZE[kept] < least:
            kept |= BITS[i]
    mind.plan = None  # made anew when it is needed: what had to be kept belongs to it too
    return KEEP + kept


def _brings(plan: Plan, ticket: i64) -> float:
    """What keeping a ticket brings on top of the plan; if it is worth it, its way becomes part of the plan."""
    outlook = plan.outlook
    weights = outlook.weights
    value = float(outlook.board.value[ticket])
    way = plan.way(ticket)
    journey = way.journey()
    chance = 0.0
    if complete(outlook.s, outlook.seat, ticket):
        chance = 1.0
    elif way.goal >= 0:
        chance = plan.chance(journey)
    if chance < weights[LEAST_CHANCE]:
        return -value
    building = 1.0 if outlook.s.phase == SETUP_KEEP else weights[BUILDING]
    brings = value * (2.0 * chance - 1.0) + weights[GLOBETROTTER] * chance - building * way.price()
    if brings > 0.0:
        plan.add(ticket, journey)
    return brings


def _turn(s: State, mind: Mind) -> i64:
    outlook = Outlook(s, s.seat, mind.weights)
    passengers = Passengers(outlook)
    plan = mind.plan
    if plan is None or _spoilt(outlook, mind):
        plan = make_plan(outlook, passengers)
        mind.set_out(plan)
    action = Turn(outlook, passengers, plan, mind).choose()
    if action == NOTHING:
        return _afresh(s, mind.weights)
    if action >= CLAIM:
        mind.builds(outlook.chart.stretch[s.board.claims.route[action - CLAIM]])
    return action


def _spoilt(outlook: Outlook, mind: Mind) -> bool:
    """Whether somebody has built where the plan leads."""
    for stretch in mind.unbuilt:
        if outlook.owned[stretch] or outlook.free_tracks(stretch) == 0:
            return True
    return False
