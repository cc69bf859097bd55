"""What cards are worth: which of them the targets still ask for, and which are kept for one."""

from typing import NamedTuple

from branchline.games.germany.board import COLOURS, GREY, KINDS, LOCO, ROUTE_COLOUR
from branchline.games.germany.bots import weights
from branchline.games.germany.bots.chart import TRACKS
from branchline.games.germany.bots.reading import Reading
from branchline.games.germany.bots.tables import LENGTH


class Target(NamedTuple):
    """A stretch somebody wants to build, and how much: 1 is a thing worth its turns."""

    stretch: int
    urge: float


class Cards:
    """The hand set against the targets. Coloured stretches come first, the grey ones get what is over."""

    def __init__(self, reading: Reading, wanted: list[Target], extras: list[Target], value: float) -> None:
        """`wanted` for the tickets, `extras` besides; in both the most urgent comes first."""
        self.reading = reading
        self.value = value  # of a card that is needed
        self.urge = [0.0] * KINDS  # how much the next card of a kind is needed
        self.spare = list(reading.hand)
        self.kept: list[list[tuple[float, int, int]]] = [[] for _ in range(KINDS)]  # urge, stretch, cards
        for targets in (wanted, extras):
            colours = {target.stretch: self._keep(target) for target in sorted(targets, key=_grey)}
            for target in targets:
                self._want(target, *colours[target.stretch])

    def _keep(self, target: Target) -> tuple[int, int]:
        """Set aside what lies ready for a target: the colour and how many cards of it."""
        best, most = -1, -1
        for route in TRACKS[target.stretch]:
            if self.reading.free[route]:
                colour = ROUTE_COLOUR[route]
                for option in range(COLOURS) if colour == GREY else (colour,):
                    if self.spare[option] > most:
                        best, most = option, self.spare[option]
        ready = min(most, LENGTH[target.stretch])
        self._set_aside(target, best, ready)
        return best, ready

    def _set_aside(self, target: Target, kind: int, cards: int) -> None:
        self.spare[kind] -= cards
        self.kept[kind].append((target.urge, target.stretch, cards))

    def _want(self, target: Target, colour: int, ready: int) -> None:
        """Fill up with locomotives; what is missing then is wanted."""
        missing = LENGTH[target.stretch] - ready
        locos = min(self.spare[LOCO], missing)
        self._set_aside(target, LOCO, locos)
        missing -= locos
        if missing:
            urge = target.urge * (1.0 + weights.FOCUS / missing)
            self.urge[colour] = max(self.urge[colour], urge)
            self.urge[LOCO] = max(self.urge[LOCO], urge)
            if _grey(target):
                for other in range(COLOURS):
                    if self.spare[other] >= ready:  # just as good a start for this grey stretch
                        self.urge[other] = max(self.urge[other], urge)

    def worth(self, kind: int) -> float:
        """What one more card of this kind adds."""
        worth = self.value * (self.urge[kind] or weights.SPARE_CARD)
        return worth + weights.LOCO_EXTRA * self.value if kind == LOCO else worth

    def blind(self) -> float:
        """What the top card of the deck adds on average."""
        unseen = self.reading.unseen
        total = sum(unseen)
        if total <= 0:
            return 0.0
        return sum(self.worth(kind) * unseen[kind] for kind in range(KINDS)) / total

    def payment(self, stretch: int, colour: int, cards: int, locos: int) -> float:
        """What a payment for this stretch takes away from the other targets."""
        cost = self._taken(stretch, LOCO, locos) + weights.LOCO_EXTRA * locos
        if cards:
            cost += self._taken(stretch, colour, cards)
        return self.value * cost

    def _taken(self, stretch: int, kind: int, cards: int) -> float:
        """The stretch's own cards first, then spare ones, then those kept for what is least urgent."""
        cards -= sum(count for _, owner, count in self.kept[kind] if owner == stretch)
        if cards <= 0:
            return 0.0
        spare = min(cards, self.spare[kind])
        cards -= spare
        cost = weights.SPARE_CARD * spare
        for urge, owner, count in sorted(self.kept[kind]):
            if cards and owner != stretch:
                taken = min(cards, count)
                cost += urge * taken
                cards -= taken
        return cost


def _grey(target: Target) -> bool:
    return ROUTE_COLOUR[target.stretch] == GREY  # parallel routes are all grey or all coloured
