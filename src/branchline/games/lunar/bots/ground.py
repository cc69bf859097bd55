"""The Moon as the greedy player sees it: what the ways between places would cost it, in money and in mileposts.

Places are cities by number, and `TRAIN`, where its train stands.
"""

from typing import Final, NamedTuple

from branchline.games.lunar.board import CENTRE, CITY_MILEPOSTS, LINK_A, LINK_B, MAJOR, TERRAIN
from branchline.games.lunar.bots import weights
from branchline.games.lunar.paths.hauling import arm, branching, root
from branchline.games.lunar.paths.sweeps import FAR_AWAY, Sweep, length, way_back
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import RED, VALUE

TRAIN: Final = -1
WEIGHTS: Final = (weights.BY_MONEY, weights.BY_LENGTH)


class Leg(NamedTuple):
    """From one place to another."""

    money: float  # for track still missing, and tolls as they may fall
    mileposts: int


class Ground:
    """The ways between the places that matter, each looked for once."""

    def __init__(self, s: Position, seat: int, hubs: set[int]) -> None:
        """`hubs` are places to which many ways lead, so that one search serves them all."""
        self.s = s
        self.seat = seat
        self._hubs = hubs
        self._arms: dict[int, Sweep] = {}
        self._legs: dict[tuple[int, int], Leg | None] = {}
        self._root: Sweep | None = None

    def leg(self, a: int, b: int) -> Leg | None:
        """From a place to another, if there is a way."""
        if a == b:
            return Leg(0, 0)
        key = (a, b)
        if key not in self._legs:
            hub, other = self._ends(a, b)
            self._legs[key] = self._measured(self._arm(hub), CENTRE[other])
        return self._legs[key]

    def links(self, a: int, b: int) -> list[int]:
        """The links of a leg in the order of riding."""
        if a == b:
            return []
        hub, other = self._ends(a, b)
        links = way_back(self._arm(hub), CENTRE[other])
        if hub == a:
            links.reverse()
        return links

    def first_leg(self, a: int, b: int) -> tuple[Leg, int] | None:
        """The same while there is no train yet, and where the track for it branches."""
        start, end, ground = self._arm(a), self._arm(b), self._ground()
        m = branching(ground, start, end)
        if m < 0:
            return None
        mileposts = length(start, m) + length(end, m)
        label = ground.label[m] + start.label[m] + end.label[m]
        return Leg((label - weights.BY_LENGTH * mileposts) / weights.BY_MONEY, mileposts), m

    def first_links(self, a: int, b: int, m: int) -> list[int]:
        """Its links in the order of building: to the branch, and from there to both ends."""
        spur = way_back(self._ground(), m)
        spur.reverse()
        return spur + way_back(self._arm(a), m) + way_back(self._arm(b), m)

    def missing(self, links: list[int]) -> list[int]:
        """Those on which there is no track yet, each once."""
        return [link for link in dict.fromkeys(links) if self.s.owner[link] == FREE and not RED[link]]

    def spur(self, links: list[int]) -> list[int]:
        """What must be built before these links, because none of them begins where the seat may build."""
        ends = [end for link in links for end in (LINK_A[link], LINK_B[link])]
        if not ends or any(self.s.touched[m] >> self.seat & 1 or TERRAIN[m] == MAJOR for m in ends):
            return []
        ground = self._ground()
        spur = way_back(ground, min(ends, key=lambda m: ground.label[m]))
        spur.reverse()
        return spur

    def _ends(self, a: int, b: int) -> tuple[int, int]:
        """Which of two places the way is looked for from, and the other one."""
        if a == TRAIN or (a in self._hubs and b not in self._hubs):
            return a, b
        return b, a

    def _arm(self, place: int) -> Sweep:
        search = self._arms.get(place)
        if search is None:
            starts = [self.s.at[self.seat]] if place == TRAIN else list(CITY_MILEPOSTS[place])
            search = arm(self.s, self.seat, starts, WEIGHTS, 0, weights.BY_TOLL)
            self._arms[place] = search
        return search

    def _ground(self) -> Sweep:
        if self._root is None:
            self._root = root(self.s, self.seat, weights.BY_MONEY, 0)
        return self._root

    def _measured(self, search: Sweep, m: int) -> Leg | None:
        label = search.label[m]
        if label >= FAR_AWAY:
            return None
        mileposts = length(search, m)
        return Leg((label - weights.BY_LENGTH * mileposts) / weights.BY_MONEY, mileposts)


def value(links: list[int]) -> int:
    """What track on these links costs at the least."""
    return sum(VALUE[link] for link in links)
