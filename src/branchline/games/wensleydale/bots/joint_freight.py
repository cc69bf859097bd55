"""What waits to be fetched, as the planner sees it: what is best to fetch depends on what else is fetched."""

from branchline.games.wensleydale.board import RED, STONE
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.freight import Load
from branchline.games.wensleydale.bots.tables import CARGO_KINDS, INCOME
from branchline.games.wensleydale.bots.worth import Worth


class JointFreight:
    """All that is in reach, weighed by the sets that the piles become with it."""

    def __init__(self, worth: Worth, fetched: int = -1) -> None:
        """With a piece of this kind loaded already, if one is given."""
        self._worth = worth
        self._piles = list(worth.piles)
        if fetched >= 0:
            self._piles[fetched] += 1
        self._before = worth.sets(worth.piles)
        self._pieces = 1.0 if fetched >= 0 else 0.0
        self._chances: list[list[float]] = [[] for _ in range(CARGO_KINDS)]
        self._sums: list[list[float]] = []  # by kind: how many the first n are likely to be
        self._known: dict[tuple[int, int], Load] = {}

    def add(self, kind: int, number: int, chance: float) -> None:
        self._chances[kind].extend([chance] * number)

    def load(self, passengers: int, goods: int) -> Load:
        if not self._sums:
            self._sums = [_sums(chances) for chances in self._chances]
        waiting = [len(chances) for chances in self._chances]
        slots = min(passengers, waiting[RED] + waiting[RED + 1]), min(goods, waiting[STONE] + waiting[STONE + 1])
        if slots not in self._known:
            self._known[slots] = self._best(*slots)
        return self._known[slots]

    def _best(self, passengers: int, goods: int) -> Load:
        """The best way to divide full slots among the kinds that fit them."""
        worth = self._worth
        stone, cheese, red, green = self._sums
        stone_pile, cheese_pile, red_pile, green_pile = self._piles
        best = Load(float("-inf"), 0.0, 0.0, 0.0)
        taken = (0, 0, 0, 0)
        for reds in range(max(0, passengers - len(green) + 1), min(passengers, len(red) - 1) + 1):
            greens = passengers - reds
            riders = red[reds] + green[greens]
            for stones in range(max(0, goods - len(cheese) + 1), min(goods, len(stone) - 1) + 1):
                cheeses = goods - stones
                cubes = stone[stones] + cheese[cheeses]
                piles = (
                    stone_pile + stone[stones],
                    cheese_pile + cheese[cheeses],
                    red_pile + red[reds],
                    green_pile + green[greens],
                )
                points = self._pieces + riders + cubes + worth.sets(piles) - self._before
                pounds = riders + INCOME[STONE] * stone[stones] + INCOME[STONE + 1] * cheese[cheeses]
                together = points + worth.pound * pounds
                if together > best.worth:
                    best = Load(together, points, pounds, 0.0)
                    taken = (stones, cheeses, reds, greens)
        return best._replace(behind=self._behind(taken)) if worth.left else best

    def _behind(self, taken: tuple[int, ...]) -> float:
        """What is worth coming back for."""
        rest = [
            [self._worth.cargo[kind] * chance for chance in self._chances[kind][taken[kind] :]]
            for kind in range(CARGO_KINDS)
        ]
        slots = weights.NEXT_SLOTS
        goods = sorted(rest[STONE] + rest[STONE + 1], reverse=True)[:slots]
        riders = sorted(rest[RED] + rest[RED + 1], reverse=True)[:slots]
        return weights.KEPT * (sum(goods) + sum(riders))


def _sums(chances: list[float]) -> list[float]:
    chances.sort(reverse=True)
    sums = [0.0]
    for chance in chances:
        sums.append(sums[-1] + chance)
    return sums
