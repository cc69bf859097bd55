"""What waits to be fetched, the best of it first, counted by the slots there are for it."""

from typing import Final, NamedTuple, Protocol

from branchline.games.wensleydale.board import RED
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.tables import INCOME
from branchline.games.wensleydale.bots.worth import Worth

MOST_SLOTS: Final = 10  # of a kind, on a train of each row


class Load(NamedTuple):
    """What a number of slots carries."""

    worth: float  # all in all, for comparing loads
    points: float  # without the pounds
    pounds: float
    behind: float  # worth of what is left for the next turn


class Freight(Protocol):
    """All that is in reach."""

    def add(self, kind: int, number: int, chance: float) -> None:
        """So many pieces of a kind, each with this chance to get it."""

    def load(self, passengers: int, goods: int) -> Load:
        """The best that fits into so many slots."""


class SimpleFreight:
    """What a kind is worth does not depend on how much of it is fetched."""

    def __init__(self, worth: Worth, fetched: int = -1) -> None:
        """With a piece of this kind loaded already, if one is given."""
        self._worth = worth
        self._fetched = worth.pieces[fetched] if fetched >= 0 else 0.0
        self._riders: list[_Lot] = []
        self._goods: list[_Lot] = []
        self._loads: tuple[list[Load], list[Load]] | None = None

    def add(self, kind: int, number: int, chance: float) -> None:
        lots = self._riders if kind >= RED else self._goods
        lots.append(_Lot(self._worth.cargo[kind], self._worth.pieces[kind], INCOME[kind], number * chance))

    def load(self, passengers: int, goods: int) -> Load:
        if self._loads is None:
            self._loads = _loads(self._riders), _loads(self._goods)
        rider, cube = self._loads[0][passengers], self._loads[1][goods]
        return Load(
            rider.worth + cube.worth,
            self._fetched + rider.points + cube.points,
            rider.pounds + cube.pounds,
            rider.behind + cube.behind if self._worth.left else 0.0,
        )


class _Lot(NamedTuple):
    """Pieces of one worth; a part of one stands for the chance to get it."""

    worth: float
    points: float
    pounds: float
    number: float


def _loads(lots: list[_Lot]) -> list[Load]:
    """What no slot carries, what one does, and so on up to all of them."""
    lots.sort(reverse=True)
    filled = [(0.0, 0.0, 0.0)]
    worth = points = pounds = 0.0
    waiting = iter(lots)
    each = next(waiting, None)
    left = each.number if each else 0.0
    for _ in range(MOST_SLOTS + weights.NEXT_SLOTS):
        room = 1.0
        while each and room > 0.0:
            part = min(room, left)
            worth += each.worth * part
            points += each.points * part
            pounds += each.pounds * part
            room -= part
            left -= part
            if left <= 1e-9:
                each = next(waiting, None)
                left = each.number if each else 0.0
        filled.append((worth, points, pounds))
    return [
        Load(*filled[n], weights.KEPT * (filled[n + weights.NEXT_SLOTS][0] - filled[n][0]))
        for n in range(MOST_SLOTS + 1)
    ]
