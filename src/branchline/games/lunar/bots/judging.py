"""What is told to people about a game of Lunar Rails, and what its searchers try out: the planner's judgement, in
millions."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from branchline.core.contract import Line
from branchline.core.contract import State as AnyState
from branchline.core.players import Choice, Outcome, Sampler
from branchline.games.lunar.actions import DELIVER, DELIVER_BOOM, MOVE, UPGRADE
from branchline.games.lunar.board import LINKS
from branchline.games.lunar.bots import aims
from branchline.games.lunar.bots.futures import Futures, outcome, places
from branchline.games.lunar.bots.mind import HORIZON, Mind, moment
from branchline.games.lunar.bots.planner import Follower
from branchline.games.lunar.bots.recent import Recent
from branchline.games.lunar.cards import BOOM_PAY, CARDS, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.position import Position
from branchline.games.lunar.ways import COST

KEPT: Final = 8  # one decision is asked about several times, and so are those before and after it
PLANNING: Final = ("opening", "operate")  # phases in which a plan may be chosen


class Judgement:
    """Thinks in plans: single steps are worth what the plan is that they serve."""

    unit: Final = "millions"
    sure: Final = 0.5
    behind: Final = 1.5
    strongest: Final = "planner"

    def __init__(self) -> None:
        self._minds: Recent[Mind] = Recent(KEPT)
        self._charted: Recent[Futures] = Recent(KEPT)

    def style_of(self, player: str) -> str:
        """There is one way to judge; who plays otherwise is told by it too."""
        return self.strongest

    def judge(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        mind = self._mind(view["you"], sampler)
        weighed = [(action, mind.weigh(action)) for action in view["legal"]]
        return [Choice(action, one.worth, one.terms) for action, one in weighed]

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler, intent: object = None) -> list[int]:
        if isinstance(intent, Follower) and not self.weighty(view, intent):
            return [intent.choose(view, sampler)]
        return self._mind(view["you"], sampler).ideas(view["legal"])

    def intent(
        self, style: str, view: dict[str, Any], sampler: Sampler, action: int, before: object = None
    ) -> Follower | None:
        """The plan that an action serves, in the mind of a player who carries it out."""
        if isinstance(before, Follower) and not self.weighty(view, before):
            return before
        return self._mind(view["you"], sampler).follower(action)

    def weighty(self, view: dict[str, Any], intent: object = None) -> bool:
        """Where a plan is to be chosen: at the beginning, and when what was begun is done or can no longer be done."""
        if view["phase"] not in PLANNING or not isinstance(intent, Follower):
            return view["phase"] in PLANNING
        hand = view["players"][view["you"]]["hand"]
        begun = intent.deliveries
        return not begun or any(CARDS[demand // DEMANDS_EACH] not in hand for demand in begun)

    def decides(self, view: dict[str, Any]) -> bool:
        """What a turn begins with."""
        return view["phase"] in PLANNING and not view["allowance"]["acted"] and not view["allowance"]["spent"]

    def aims(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        return list(aims.lines(self._mind(view["you"], sampler), view["legal"]))

    def plan(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        return [LINKS[link] for link in aims.track(self._mind(view["you"], sampler))]

    def open_terms(self, style: str, state: AnyState, action: int) -> dict[str, float]:
        """What is paid and earned; plans hang on cash that not everybody sees."""
        if action < MOVE:
            return {"track": -float(COST[action])}
        if DELIVER <= action < UPGRADE:
            return {"pay": float(DEMAND_PAY[action - DELIVER] if action < DELIVER_BOOM else BOOM_PAY)}
        return {}

    def play_on(self, style: str, state: AnyState) -> Outcome:
        assert isinstance(state, Position)
        if state.over:
            return Outcome(state.ranks(), state.scores())
        return outcome(state, self._futures(state).turns(state))

    def try_out(self, style: str, position: AnyState, actions: Sequence[int]) -> list[Outcome]:
        """What comes soon tells two actions apart; what comes later is luck that they share."""
        assert isinstance(position, Position)
        me, futures = position.seat, self._futures(position)
        mind = self._mind(me, partial(position.resample, me))
        turns = futures.turns(position)
        luck = turns[me] - futures.of(position, me).play_on(HORIZON)
        outcomes = []
        for action in actions:
            turns[me] = luck + mind.tried(futures.of(position, me), action)
            outcomes.append(outcome(position, turns))
        return outcomes

    def _futures(self, position: Position) -> Futures:
        return self._charted.get(places(position), partial(Futures, position))

    def _mind(self, seat: int, sampler: Sampler) -> Mind:
        s = sampler(0)
        assert isinstance(s, Position)
        return self._minds.get(moment(s, seat), partial(Mind, s, seat, sampler))


JUDGEMENT: Final = Judgement()
