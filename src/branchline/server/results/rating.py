"""How strong players are, from the places they came to: OpenSkill's model after Plackett and Luce."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
_POINTS: Final = 40  # of ours for one of the model's: whole numbers that begin at 1000


class Rating(NamedTuple):
    """What the model thinks of a player, and how much it doubts that."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        return round(self.mu * _POINTS)

    @property
    def margin(self) -> int:
        """Within so many points to both sides the true strength lies, nineteen times out of twenty."""
        return round(2 * self.sigma * _POINTS)

    @property
    def sure(self) -> float:
        """What they are ranked by: so strong they are at least, so that one lucky game leads nowhere."""
        return self.mu - 2 * self.sigma


def rated(players: Sequence[str], ranks: Sequence[int], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game. Whoever had several seats, as a computer player may, gets the mean of what they came to
    there."""
    teams = [[_MODEL.rating(*before.get(player, Rating()))] for player in players]
    after = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    seats = {player: [one for one, other in zip(after, players, strict=True) if other == player] for player in players}
    return {
        player: Rating(fmean(one.mu for one in ones), fmean(one.sigma for one in ones))
        for player, ones in seats.items()
    }
