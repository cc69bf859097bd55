"""What a seat has in mind in a position: its plans, and what its actions are worth by them."""

from functools import cached_property
from typing import Final

from branchline.core.native import row
from branchline.games.lunar.actions import DELIVER, DROP, EXCHANGE, GIVE_UP, TURN_ROUND, UPGRADE
from branchline.games.lunar.board import HAND, SPEED, UPGRADE_COST
from branchline.games.lunar.bots.courier import Sampler
from branchline.games.lunar.bots.journeys import Journey
from branchline.games.lunar.bots.planner import Follower, Planner
from branchline.games.lunar.bots.plans import Plans, first_leg
from branchline.games.lunar.bots.weighing import PLANS, Weighed, Weighing
from branchline.games.lunar.judgement.future import Future
from branchline.games.lunar.position import OPERATE, Position

HORIZON: Final = 12.0  # turns: so far ahead an action is thought through


class Mind:
    """Of the seat that decides, or of another as if its next turn began."""

    def __init__(self, s: Position, seat: int, sampler: Sampler) -> None:
        self._s = s if s.seat == seat else _at_rest(s)
        self._seat = seat
        self._sampler = sampler
        self.plans: Final = Plans(self._s, seat)
        self.journeys: Final = self.plans.different(PLANS)
        self._weighing = Weighing(self.plans, self.journeys, self._s.legal(), sampler)

    def weigh(self, action: int) -> Weighed:
        return self._weighing.weigh(action)

    @cached_property
    def tired(self) -> bool:
        """Of the hand, which may be exchanged now."""
        return self._s.phase == OPERATE and not self._s.acted and self.plans.tired(self._sampler)

    def ideas(self, legal: list[int]) -> list[int]:
        """How the planner would go on, then the first actions of other plans and what else may be decided here."""
        first = self._first(legal, self.plans.best, self.tired)
        served = {id(self.weigh(first).plan)}
        others = {action for action in legal if action == EXCHANGE}
        locos = [action for action in legal if UPGRADE <= action < GIVE_UP]
        if locos:
            others.add(max(locos, key=lambda action: self.weigh(action).worth))
        for journey in self.journeys:
            action = self._first(legal, journey, tired=False)
            plan = id(self.weigh(action).plan)
            if plan not in served:  # or it would be the same idea once more
                served.add(plan)
                others.add(action)
        return [first, *sorted(others - {first}, key=lambda action: -self.weigh(action).worth)]

    def _first(self, legal: list[int], journey: Journey | None, tired: bool) -> int:
        player = Planner(0)
        player.follow(self.plans, journey, tired)
        return player.decide(self._s, legal)

    def follower(self, action: int) -> Follower | None:
        """Who goes on with the plan that an action serves, where it serves one."""
        plan = self.weigh(action).plan
        if plan is None:
            return None
        player = Follower(0)
        player.follow(self.plans, plan)
        player.note(self._s, action)
        return player

    def tried(self, future: Future, action: int) -> float:
        """In how many turns the seat wins after an action: with the plan it serves as far as its first delivery."""
        weighed = self.weigh(action)
        future.lose(weighed.turns, int(-weighed.terms.get("astray", 0.0)))
        if UPGRADE <= action < GIVE_UP:
            if SPEED[action - UPGRADE] > SPEED[self._s.loco[self._seat]]:
                future.upgrade()
            else:  # of room no future knows what to do with it
                future.lose(0.0, UPGRADE_COST)
        elif DROP <= action < DELIVER:
            future.drop(action - DROP)
        elif GIVE_UP <= action < TURN_ROUND:
            future.drop(action - GIVE_UP)
        if action == EXCHANGE:
            future.renew()
        elif weighed.plan is not None:
            future.go(row([number for stop in first_leg(weighed.plan.errand.stops) for number in stop]))
        return future.play_on(HORIZON)


def _at_rest(s: Position) -> Position:
    """For a seat that waits: what the one before it has done in its turn is not its own doing."""
    rest = s.copy()
    assert isinstance(rest, Position)
    rest.moved = rest.spent = rest.acted = 0
    return rest


def moment(s: Position, seat: int) -> tuple[object, ...]:
    """All by which a mind may differ, as far as the seat can know it."""
    hand = tuple(s.hands[seat * HAND : (seat + 1) * HAND])
    now = (s.rules, s.turn, s.seat, s.phase, s.acted, s.moved, s.spent, s.cash[seat], s.win_cash)
    trains = (tuple(s.at), tuple(s.came), tuple(s.loco), tuple(s.load))
    return (seat, hand, now, trains, tuple(s.event_card), s.owner)
