"""How a game may end: everybody's way to the victory, thought out on the track that lies now."""

from math import sqrt
from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, row
from branchline.core.players import Outcome
from branchline.games.lunar.bots.majors import joining
from branchline.games.lunar.judgement.chart import Chart
from branchline.games.lunar.judgement.future import TO_THE_END, Future
from branchline.games.lunar.position import Position

PAR: Final = 45.0  # turns of a game; from its beginning more of them are seen than there will be
UNSURE: Final = 0.25  # of the turns ahead: by so much a game goes otherwise than it was thought out
A_ROUND: Final = 12.0  # millions that a round brings on the whole: by so much is behind who wins a round later


class Futures:
    """Of all seats, in positions with the same track and trains."""

    def __init__(self, s: Position) -> None:
        self._s = s
        self._known: dict[int, tuple[Chart, Row]] = {}

    def of(self, position: Position, seat: int) -> Future:
        if seat not in self._known:
            self._known[seat] = Chart(self._s, seat), row(joining(self._s, seat) or [])
        chart, joins = self._known[seat]
        return Future(chart, position, seat, joins, position.deck)

    def turns(self, position: Position) -> list[float]:
        """Of every seat to its victory: thought out, and then as far off as such thoughts are."""
        luck = position.copy().chance  # the position's own, so that all that is tried in it has the same
        found = []
        for seat in range(position.seats):
            ahead = self.of(position, seat).play_on(TO_THE_END)
            ahead = min(ahead, sqrt(PAR * ahead))
            found.append(ahead * (1 + UNSURE * _swing(luck)))
        return found


def _swing(chance: Chance) -> float:
    """About as often to one side as to the other, seldom more than two."""
    return (sum(float(chance.word()) / 2**32 for _ in range(4)) - 2) * sqrt(3)


def outcome(position: Position, turns: list[float]) -> Outcome:
    """Who has fewest turns to go wins; the others have as many millions less as the rest of their turns would bring."""
    soonest = min(turns)
    ranks = [1 + sum(other < mine for other in turns) for mine in turns]
    return Outcome(ranks, [int(position.win_cash) - A_ROUND * (mine - soonest) for mine in turns])


def places(s: Position) -> tuple[object, ...]:
    """All by which charts may differ."""
    return (s.owner, tuple(s.at), s.rules)
