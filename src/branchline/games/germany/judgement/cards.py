"""What cards are worth: which of them the targets still ask for, and which are kept for one."""

from branchline.core.native import Floats, i64, vec
from branchline.core.rows import filled
from branchline.games.germany.board import Board
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.weights import FOCUS, LOCO_EXTRA, SPARE_CARD
from branchline.games.germany.pieces import COLOURS, GREY, KINDS, LOCO


class Target:
    """A stretch that is wanted, and how much: 1 is a thing worth its turns."""

    def __init__(self, board: Board, stretch: i64, urge: float) -> None:
        self.stretch = stretch
        self.urge = urge
        self.length = board.length[stretch]
        self.grey = board.colour[stretch] == GREY  # parallel routes are all grey or all coloured
        self.colour: i64 = -1  # with which it is to be paid
        self.ready: i64 = 0  # cards of that colour set aside for it
        self.kept = vec[i64]([0] * KINDS)  # cards set aside for it, by kind


class Cards:
    """The hand set against the targets. Coloured stretches come first, the grey ones get what is over."""

    def __init__(self, outlook: Outlook, wanted: list[Target], extras: list[Target], value: float) -> None:
        """`wanted` for the tickets, `extras` besides; in both the most urgent comes first."""
        self.outlook = outlook
        self.value = value  # of a card that is needed
        self.urge = vec[float]([0.0] * KINDS)  # how much the next card of a kind is needed
        self.spare = outlook.hand[:]
        for targets in (wanted, extras):
            for target in targets:
                if not target.grey:
                    self._keep(target)
            for target in targets:
                if target.grey:
                    self._keep(target)
            for target in targets:
                self._want(target)
        self.targets = sorted([*wanted, *extras], key=_least_urgent)
        self.wanted = filled(outlook.board.route_count, 0)  # by stretch: it is a target
        for target in self.targets:
            self.wanted[target.stretch] = 1
        self.most: i64 = 1  # more than the cards of any kind in hand
        for cards in outlook.hand:
            if cards >= self.most:
                self.most = cards + 1
        self.taking = self._taking()

    def _taking(self) -> Floats:
        """[kind * most + cards]: what it costs to give away so many, spare ones first, then the least urgent."""
        most = self.most
        taking = vec[float]([0.0] * (KINDS * most))
        for kind in range(KINDS):
            at = kind * most
            spare = self.spare[kind]
            for cards in range(1, spare + 1):
                taking[at + cards] = self.outlook.weights[SPARE_CARD] * float(cards)
            at += spare
            for target in self.targets:
                kept = target.kept[kind]
                for cards in range(1, kept + 1):
                    taking[at + cards] = taking[at] + target.urge * float(cards)
                at += kept
        return taking

    def _keep(self, target: Target) -> None:
        """Set aside what lies ready for a target: the colour and how many cards of it."""
        outlook = self.outlook
        most: i64 = -1
        for route in outlook.chart.tracks[target.stretch]:
            if outlook.free[route]:
                colour = outlook.board.colour[route]
                if colour != GREY:
                    if self.spare[colour] > most:
                        target.colour = colour
                        most = self.spare[colour]
                    continue
                for option in range(COLOURS):
                    if self.spare[option] > most:
                        target.colour = option
                        most = self.spare[option]
        target.ready = most if most < target.length else target.length
        self.spare[target.colour] -= target.ready
        target.kept[target.colour] = target.ready

    def _want(self, target: Target) -> None:
        """Fill up with locomotives; what is missing then is wanted."""
        missing = target.length - target.ready
        locos = self.spare[LOCO] if self.spare[LOCO] < missing else missing
        self.spare[LOCO] -= locos
        target.kept[LOCO] = locos
        missing -= locos
        if missing == 0:
            return
        urge = target.urge * (1.0 + self.outlook.weights[FOCUS] / float(missing))
        self._raise(target.colour, urge)
        self._raise(LOCO, urge)
        if target.grey:
            for other in range(COLOURS):
                if self.spare[other] >= target.ready:  # just as good a start for this grey stretch
                    self._raise(other, urge)

    def _raise(self, kind: i64, urge: float) -> None:
        if urge > self.urge[kind]:
            self.urge[kind] = urge

    def worth(self, kind: i64) -> float:
        """What one more card of this kind adds."""
        weights = self.outlook.weights
        worth = self.value * (self.urge[kind] if self.urge[kind] != 0.0 else weights[SPARE_CARD])
        return worth + weights[LOCO_EXTRA] * self.value if kind == LOCO else worth

    def blind(self) -> float:
        """What the top card of the deck adds on average."""
        unseen: Floats = self.outlook.unseen()
        count = 0.0
        worth = 0.0
        for kind in range(KINDS):
            count += unseen[kind]
            worth += self.worth(kind) * unseen[kind]
        return worth / count if count > 0.0 else 0.0

    def payment(self, stretch: i64, colour: i64, cards: i64, locos: i64) -> float:
        """What a payment for this stretch takes away from the other targets."""
        cost = self._taken(stretch, LOCO, locos) + self.outlook.weights[LOCO_EXTRA] * float(locos)
        if cards:
            cost += self._taken(stretch, colour, cards)
        return self.value * cost

    def _taken(self, stretch: i64, kind: i64, cards: i64) -> float:
        """The stretch's own cards first, then as for any other."""
        if not self.wanted[stretch]:
            return self.taking[kind * self.most + cards]
        for target in self.targets:
            if target.stretch == stretch:
                cards -= target.kept[kind]
        if cards <= 0:
            return 0.0
        spare = cards if cards < self.spare[kind] else self.spare[kind]
        cards -= spare
        cost = self.outlook.weights[SPARE_CARD] * float(spare)
        for target in self.targets:
            if cards == 0:
                break
            if target.stretch != stretch:
                taken = cards if cards < target.kept[kind] else target.kept[kind]
                cost += target.urge * float(taken)
                cards -= taken
        return cost


def _least_urgent(target: Target) -> tuple[float, int]:
    return target.urge, target.stretch
