"""What a player in haste keeps in mind from turn to turn."""

from branchline.core.native import Floats, i64, vec
from branchline.core.rows import without
from branchline.games.germany.judgement.plan import Plan
from branchline.games.germany.judgement.tickets import Draw


class Mind:
    """A plan, until it is spoilt, and what a draw of tickets would bring."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self.plan: Plan | None = None
        self.unbuilt = vec[i64]()  # the stretches of the plan that are still to be built
        self.draw: Draw | None = None  # what tickets would bring
        self.looked = 0.0  # how many turns there were to go when that was summed up

    def copy(self) -> "Mind":
        other = Mind(self.weights)
        other.plan = self.plan
        other.unbuilt = self.unbuilt[:]
        other.draw = self.draw
        other.looked = self.looked
        return other

    def set_out(self, plan: Plan) -> None:
        """Go for this from now on."""
        self.plan = plan
        self.unbuilt = plan.stretches[:]
        self.draw = None

    def builds(self, stretch: i64) -> None:
        self.unbuilt = without(self.unbuilt, stretch)
