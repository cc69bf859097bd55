"""The planner: trips of up to three deliveries, judged by how much nearer they bring the victory."""

from math import inf
from typing import Final

from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.courier import Courier, Sampler
from branchline.games.lunar.bots.errands import Errand, deliveries
from branchline.games.lunar.bots.journeys import Journey
from branchline.games.lunar.bots.plans import Plans
from branchline.games.lunar.bots.purse import spend
from branchline.games.lunar.position import OPERATE, Position


class Planner(Courier):
    """Plans the whole hand, spends on what pays back, and knows when a new hand would be better."""

    name: Final = "planner"
    keep = likings.KEEP  # millions by which it likes to keep to what it has begun

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._journey: Journey | None = None
        self._joining: list[int] | None = None  # the track that joins the major cities
        self._tired = False  # of the hand

    def think(self, s: Position, sampler: Sampler) -> Errand | None:
        plans = Plans(s, s.seat, deliveries(self._errand), self.keep)
        tired = s.phase == OPERATE and not s.acted and plans.tired(sampler)
        self.follow(plans, plans.best, tired)
        return self._errand

    def follow(self, plans: Plans, journey: Journey | None, tired: bool = False) -> None:
        """Has this in mind from now on."""
        self._journey = journey
        self._errand = journey.errand if journey else None
        self._joining = plans.outlook.joining
        self._tired = tired

    def hopeless(self) -> bool:
        return self._tired

    def buy(self, s: Position, legal: set[int]) -> int:
        return spend(s, s.seat, legal, self._journey, self._joining)


class Follower(Planner):
    """Keeps to a plan as long as it can be carried out."""

    keep = inf

    @property
    def deliveries(self) -> frozenset[int]:
        """Of what it has in mind."""
        return deliveries(self._errand)
