"""What a planner makes of a position, as bytes beside an observation: ways through the board are hard to learn from it.

Which tickets to go for, over which stretches, how many turns that takes, and on demand what each action is worth.
"""

from typing import Final

from branchline.core.native import Choices, Floats, Row, i64, u8, vec
from branchline.core.observation import Part, parts, write
from branchline.games.germany.actions import CLAIM, DRAWN, KEEP
from branchline.games.germany.board import BOARD, Board
from branchline.games.germany.judgement import terms
from branchline.games.germany.judgement.chart import NO_WAY, chart_of
from branchline.games.germany.judgement.judge import Turn, judge
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan, make_plan
from branchline.games.germany.judgement.tickets import Kept
from branchline.games.germany.pieces import FIGURE_KINDS
from branchline.games.germany.position import KEEP_TICKETS, SECOND, SETUP_KEEP, TURN
from branchline.games.germany.scoring import complete
from branchline.games.germany.state import State

OF_DRAWN: Final[i64] = 4  # bytes for each ticket to choose from
FINE: Final = 16.0  # steps of a point or a turn
FINE_WORTH: Final = 16.0
BEST: Final[i64] = 255


def layout(board: Board) -> tuple[Part, ...]:
    """What is told of a game on this board."""
    stretches = len(chart_of(board).stretches)
    return parts(
        ("turns", 3, "turns to the end and turns that the plan takes, in sixteenths; 1 in the last round"),
        ("wagons", 2, "wagons that the plan takes, and those left over"),
        ("gains", FIGURE_KINDS, "for each colour what one more passenger adds, in sixteenths of a point"),
        ("planned", stretches, "for each stretch, 1 if the plan builds it"),
        ("credit", stretches, "the points of tickets that hang on it"),
        ("building", stretches, "the turns it takes to build, in sixteenths; 255 where it cannot be built"),
        ("tickets", board.ticket_count, "for each ticket, 1 if the plan is for it"),
        (
            "drawn",
            DRAWN * OF_DRAWN,
            "for each ticket to choose from: value, 1 if complete, wagons it takes, chance of 255",
        ),
        (
            "judged",
            board.actions,
            "for each legal action 255 less what it falls short of the best, in sixteenths of a point",
        ),
    )


# Where the pieces are; those behind the stretches are moved by the board.
_AT: Final = {part.name: part.at for part in layout(BOARD)}
TURNS_AT: Final[i64] = _AT["turns"]
WAGONS_AT: Final[i64] = _AT["wagons"]
GAINS_AT: Final[i64] = _AT["gains"]
PLANNED_AT: Final[i64] = _AT["planned"]


def _judged_at(board: Board) -> i64:
    return PLANNED_AT + 3 * i64(len(chart_of(board).stretches)) + board.ticket_count + DRAWN * OF_DRAWN


def planned(s: State, seat: i64, weights: Floats) -> vec[u8]:
    """What the plan of this seat tells, without a judgement of actions."""
    out = vec[u8]([0] * _judged_at(s.board))
    outlook = Outlook(s, seat, weights)
    passengers = Passengers(outlook)
    _tell(make_plan(outlook, passengers), passengers, out)
    return out


def judged(s: State, seat: i64, weights: Floats) -> vec[u8]:
    """The same, and what each action of the deciding seat is worth, which must be this one."""
    judged_at = _judged_at(s.board)
    out = vec[u8]([0] * (judged_at + i64(s.board.actions)))
    outlook = Outlook(s, seat, weights)
    passengers = Passengers(outlook)
    plan = make_plan(outlook, passengers)
    _tell(plan, passengers, out)
    choices = Choices()
    s.choices(choices)
    actions = choices.row()
    worth = _worth(s, actions, weights, outlook, passengers, plan)
    best = -NO_WAY
    for one in worth:
        if one > best:
            best = one
    for i in range(len(actions)):
        short = _steps(best - worth[i], FINE_WORTH)
        out[judged_at + actions[i]] = u8(BEST - short if short < BEST else 1)
    return out


def _worth(s: State, actions: Row, weights: Floats, outlook: Outlook, passengers: Passengers, plan: Plan) -> Floats:
    worth = vec[float]([0.0] * len(actions))
    if s.phase == TURN or s.phase == SECOND:
        turn = Turn(outlook, passengers, plan)
        for i in range(len(actions)):
            action = actions[i]
            worth[i] = turn.claim(action - CLAIM) if action >= CLAIM else terms.total(turn.judge(action))
    elif s.phase == SETUP_KEEP or s.phase == KEEP_TICKETS:
        kept = Kept(plan)
        for i in range(len(actions)):
            worth[i] = terms.total(kept.worth[actions[i] - KEEP])
    else:
        sums = judge(s, actions, weights)
        for i in range(len(actions)):
            worth[i] = terms.total(sums[i])
    return worth


def _tell(plan: Plan, passengers: Passengers, out: vec[u8]) -> None:
    outlook = plan.outlook
    write(out, TURNS_AT, _steps(outlook.turns, FINE))
    write(out, TURNS_AT + 1, _steps(plan.turns, FINE))
    write(out, TURNS_AT + 2, 1 if outlook.last_turn else 0)
    write(out, WAGONS_AT, plan.wagons)
    write(out, WAGONS_AT + 1, outlook.wagons - plan.wagons)
    for colour in range(FIGURE_KINDS):
        write(out, GAINS_AT + colour, _steps(passengers.gains[colour], FINE))
    stretches = plan.chart.stretches
    credit_at = PLANNED_AT + i64(len(stretches))
    building_at = credit_at + i64(len(stretches))
    tickets_at = building_at + i64(len(stretches))
    for i in range(len(stretches)):
        stretch = stretches[i]
        if plan.credit[stretch] > 0.0:
            out[PLANNED_AT + i] = 1
            write(out, credit_at + i, _steps(plan.credit[stretch], 4.0))
        if not outlook.owned[stretch]:
            building = plan.building[stretch]
            write(out, building_at + i, _steps(building, FINE) if building > 0.0 else BEST)
    for ticket in plan.tickets:
        out[tickets_at + ticket] = 1
    at = tickets_at + plan.board.ticket_count
    for drawn in outlook.drawn():
        _tell_drawn(plan, drawn, out, at)
        at += OF_DRAWN


def _tell_drawn(plan: Plan, ticket: i64, out: vec[u8], at: i64) -> None:
    write(out, at, plan.board.value[ticket])
    if complete(plan.outlook.s, plan.outlook.seat, ticket):
        out[at + 1] = 1
        out[at + 3] = u8(BEST)
        return
    way = plan.way(ticket)
    if way.goal < 0:
        write(out, at + 2, BEST)
        return
    journey = way.journey()
    wagons: i64 = 0
    for stretch in journey:
        if plan.price[stretch] != 0.0:
            wagons += plan.board.length[stretch]
    write(out, at + 2, wagons)
    write(out, at + 3, _steps(plan.chance(journey), 255.0))


def _steps(amount: float, fine: float) -> i64:
    """A fraction in whole steps; what is more than a byte holds is cut off."""
    steps = amount * fine
    if steps >= 255.0:
        return BEST
    return i64(int(steps + 0.5)) if steps > 0.0 else 0
