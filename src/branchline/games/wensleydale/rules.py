"""The course of a turn: what an action does, with everything that follows up to the next decision (W1.4).

Each phase has a module of its own; here one leads to the next. Rule ids stand beside the lines that carry them; the
folder's README maps the rest.
"""

from typing import Final

from branchline.core.native import Choices, i64, index, vec
from branchline.core.rows import BITS, longer
from branchline.games.wensleydale import auction, build, events, profit, takeover, tracks, trains
from branchline.games.wensleydale.actions import (
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    LAY,
    MOVE,
    NO_BUILD,
    NO_TAKEOVER,
    PASS,
    TAKEOVER,
)
from branchline.games.wensleydale.actions import OVER as OVER_WAY
from branchline.games.wensleydale.board import FROM, GOVERNMENT, TO, TRAIN, TURNS
from branchline.games.wensleydale.position import (
    AUCTION,
    BUILD,
    EXCHANGING,
    OVER,
    PAYING,
    TAKEOVERS,
    TRAINS,
    Position,
)

# Used again for the ways to pay, to see whether there is a choice.
_WAYS: Final = Choices()


def choices(s: Position, out: Choices) -> None:
    """Every action the deciding seat may take, rising."""
    out.clear()
    if s.phase == AUCTION:
        auction.choices(s, out)
    elif s.phase == BUILD:
        build.choices(s, out)
    elif s.phase == TRAINS:
        trains.choices(s, out)
    elif s.phase == TAKEOVERS:
        takeover.choices(s, out)
    elif s.phase == PAYING:
        build.payments(s, out)
    elif s.phase == EXCHANGING:
        trains.exchanges(s, out)


def apply(s: Position, action: i64) -> None:
    """Plays a legal action."""
    if action <= DECLINE:
        _bid(s, action)
    elif action < NO_BUILD:
        build.lay(s, action - LAY)
    elif action == NO_BUILD:
        events.built_nothing(s)
        _next_builder(s, index(s.build_order, s.seat) + 1)
    elif action < BUY:
        _pay(s, action)
    elif action < EXCHANGE:
        _choose_train(s, action - BUY)
    elif action < MOVE:
        _buy(s, action)
    elif action < PASS:
        trains.move(s, action)
        _next_action(s)
    elif action == PASS:
        events.passed(s)
        s.passed |= BITS[s.seat]  # W10.3
        _next_action(s)
    elif action < NO_TAKEOVER:
        s.taking = action - TAKEOVER
        events.chose_company(s)
    elif action == NO_TAKEOVER:
        events.handed_nothing_over(s)
        _next_takeover(s, index(s.player_order, s.seat) + 1)
    elif action < DONE:
        way = action - OVER_WAY
        events.went_over(s, way)
        s.path = longer(s.path, TO[way]) if len(s.path) > 0 else vec[i64]([FROM[way], TO[way]])
    elif s.phase == BUILD:
        _settle_series(s)
    else:
        takeover.hand_over(s)
        _next_takeover(s, index(s.player_order, s.seat) + 1)


def begin_turn(s: Position) -> None:
    """Phases one and two, and the first bid."""
    auction.take_cubes(s)
    auction.draw_tokens(s)
    events.turn(s)
    s.phase = AUCTION
    s.seat = s.player_order[0]  # everybody has cubes enough for a first bid


def _bid(s: Position, action: i64) -> None:
    if action == DECLINE:
        events.declined(s)
        s.declined |= BITS[s.seat]
    else:
        auction.bid(s, action)
    following = auction.next_bidder(s)
    if following >= 0:
        s.seat = following
        return
    auction.pay_out(s)
    s.build_order = tracks.ranking(s, GOVERNMENT)  # W7.1
    s.train_order = tracks.ranking(s, TRAIN)  # W7.2
    events.orders(s)
    _next_builder(s, 0)


def _next_builder(s: Position, i: i64) -> None:
    """The next in build order who has anything to build; then the trains (W8.1)."""
    s.phase = BUILD
    while i < s.seats:
        s.seat = s.build_order[i]
        if build.can_build(s):
            return
        i += 1
    for seat in range(s.seats):
        s.reach[seat] = trains.reachable(s, seat)
    s.phase = TRAINS
    s.seat = s.train_order[-1]  # so that the first in the order comes next
    _next_action(s)


def _settle_series(s: Position) -> None:
    """The series is finished: if there is one way to pay it is taken, otherwise it is asked for."""
    events.built(s)
    _WAYS.clear()
    build.payments(s, _WAYS)
    if _WAYS.how_many() == 1:
        _pay(s, _WAYS.pick(0))
    else:
        s.phase = PAYING


def _pay(s: Position, action: i64) -> None:
    build.pay(s, action)
    _next_builder(s, index(s.build_order, s.seat) + 1)


def _choose_train(s: Position, train: i64) -> None:
    """If there is one way to pay for the train it is taken, otherwise it is asked for."""
    s.buying = train
    _WAYS.clear()
    trains.exchanges(s, _WAYS)
    if _WAYS.how_many() == 1:
        _buy(s, _WAYS.pick(0))
    else:
        events.chose_train(s)
        s.phase = EXCHANGING


def _buy(s: Position, action: i64) -> None:
    trains.buy(s, action - EXCHANGE)
    s.phase = TRAINS
    _next_action(s)


def _next_action(s: Position) -> None:
    following = trains.next_to_act(s)
    if following >= 0:
        s.seat = following
        return
    s.passed = 0
    s.build_order = vec[i64]()
    s.train_order = vec[i64]()
    for seat in range(s.seats):
        s.reach[seat] = vec[i64]()
    profit.settle(s)
    _next_takeover(s, 0)


def _next_takeover(s: Position, i: i64) -> None:
    """The next in player order who has a series to hand over; then the turn is over (W15.1)."""
    s.phase = TAKEOVERS
    while i < s.seats:
        s.seat = s.player_order[i]
        if takeover.can_hand_over(s):
            return
        i += 1
    s.turn += 1
    if s.turn == TURNS[s.seats]:  # W16.1, W16.2
        s.phase = OVER
        s.seat = -1
        events.over(s)
    else:
        begin_turn(s)  # W16.3
