"""The games by which weights are compared: one player with them, the others drawn from a field, every seat in turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from branchline.arena.match import block_seed
from branchline.bots.outcome import promise, won
from branchline.core.players import Tunable
from branchline.games import pack

Weights = Mapping[str, float]


@dataclass(frozen=True)
class Trial:
    """Where weights are tried: at a table of so many, against these."""

    game: str
    seats: int
    field: tuple[Weights, ...]
    seed: int

    def wins(self, weights: Weights, deal: int) -> float:
        """The part of one deal's games that is won, once from every seat."""
        return sum(self._outcome(weights, deal, seat)[0] for seat in range(self.seats)) / self.seats

    def promise(self, weights: Weights, deal: int) -> float:
        """The same with a narrow loss counting nearly half: fewer games tell good weights from bad ones by it."""
        return sum(self._outcome(weights, deal, seat)[1] for seat in range(self.seats)) / self.seats

    def _outcome(self, weights: Weights, deal: int, seat: int) -> tuple[float, float]:
        rival = self.field[(deal + seat) % len(self.field)]
        styles = [weights if other == seat else rival for other in range(self.seats)]
        end = judgement(self.game).play(styles, block_seed(self.seed, deal))
        return won(end.ranks())[seat], promise(end.scores(), seat)


def judgement(game: str) -> Tunable:
    """What there is to tune in a game."""
    offered = pack(game).judgement()
    if not isinstance(offered, Tunable):
        raise ValueError(f"game: {game} has no computer player whose weights can be tuned")
    return offered


def promises(trial: Trial, deals: Sequence[int], weights: Weights) -> float:
    """How the weights did on these deals, taken together."""
    return sum(trial.promise(weights, deal) for deal in deals) / len(deals)


def wins(trial: Trial, weights: Weights, deals: Sequence[int]) -> list[float]:
    """The part won of each deal."""
    return [trial.wins(weights, deal) for deal in deals]
