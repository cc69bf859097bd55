"""What waits to be fetched, the best of it first, counted by the slots there are for it."""

from typing import NamedTuple

from branchline.games.wensleydale.bots import weights


class Load(NamedTuple):
    """What a number of slots carries."""

    worth: float  # all in all, for comparing loads
    points: float  # without the pounds
    pounds: float
    behind: float  # worth of what is left for the next turn


class Freight:
    """Pieces of those kinds that fit the same slots."""

    def __init__(self) -> None:
        self._lots: list[tuple[float, float, float, float]] = []

    def add(self, worth: float, points: float, pounds: float, count: float) -> None:
        """So many pieces, each of this worth; a part of one stands for the chance to get it."""
        self._lots.append((worth, points, pounds, count))

    def loads(self, slots: int) -> list[Load]:
        """What no slot carries, what one does, and so on up to all of them."""
        self._lots.sort(reverse=True)
        far = slots + weights.NEXT_SLOTS
        filled = [(0.0, 0.0, 0.0)]
        worth = points = pounds = 0.0
        lots = iter(self._lots)
        each = next(lots, None)
        left = each[3] if each else 0.0
        for _ in range(far):
            room = 1.0
            while each and room > 0.0:
                part = min(room, left)
                worth += each[0] * part
                points += each[1] * part
                pounds += each[2] * part
                room -= part
                left -= part
                if left <= 1e-9:
                    each = next(lots, None)
                    left = each[3] if each else 0.0
            filled.append((worth, points, pounds))
        return [
            Load(*filled[n], weights.KEPT * (filled[n + weights.NEXT_SLOTS][0] - filled[n][0]))
            for n in range(slots + 1)
        ]
