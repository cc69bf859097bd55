"""A seat's view in the numbers of the board tables, and what it says about how long the game will last."""

from typing import Any, Final, NamedTuple

from branchline.games.germany.board import (
    CARDS,
    COPIES,
    FIGURE_COLOURS,
    FIGURE_KINDS,
    FIGURES_EACH,
    KINDS,
    LAST_WAGONS,
    PLACE,
    PLACES,
    ROUTE,
    ROUTE_COUNT,
    SHORT_TICKETS,
    TICKET,
    TICKET_COUNT,
)
from branchline.games.germany.bots.chart import STRETCH
from branchline.games.germany.bots.tables import NODES_OF, TICKET_A, TICKET_B, VALUE

_CARD: Final = {name: kind for kind, name in enumerate(CARDS)}
_FIGURE: Final = {name: colour for colour, name in enumerate(FIGURE_COLOURS)}

WAGONS_A_CLAIM: Final = 3.0  # what a claim takes on average, for guessing how many turns the others need


class Errand(NamedTuple):
    """A ticket as work to do: get from one of the starts to one of the goals."""

    starts: tuple[int, ...]
    goals: tuple[int, ...]
    value: int


def errand(ticket: int) -> Errand:
    return Errand(NODES_OF[TICKET_A[ticket]], NODES_OF[TICKET_B[ticket]], VALUE[ticket])


class Reading:
    """What a deciding seat knows, ready for sums."""

    def __init__(self, view: dict[str, Any]) -> None:
        me: int = view["you"]
        players: list[dict[str, Any]] = view["players"]
        mine = players[me]
        self.phase: str = view["phase"]
        self.seats: int = view["seats"]
        self.hand = _counts(mine["hand"], _CARD, KINDS)
        self.wagons: int = mine["wagons"]
        self.display = [-1 if card is None else _CARD[card] for card in view["display"]]
        self.unseen = self._unseen(view, players, me)

        held: list[dict[str, Any]] = mine["held"]
        self.errands = [errand(TICKET[ticket["id"]]) for ticket in held if not ticket["complete"]]
        self.drawn = [(errand(TICKET[ticket["id"]]), bool(ticket["complete"])) for ticket in view["pending"]]
        known = {TICKET[ticket["id"]] for ticket in held + view["pending"] + view["returned"]}
        self.short_unknown = [ticket for ticket in range(SHORT_TICKETS) if ticket not in known]
        self.long_unknown = [ticket for ticket in range(SHORT_TICKETS, TICKET_COUNT) if ticket not in known]

        self.owned = [False] * ROUTE_COUNT  # by stretch: I have a route there
        self.free = [True] * ROUTE_COUNT  # by route: it can still be claimed by somebody
        for name, owner in view["owners"].items():
            route = ROUTE[name]
            self.free[route] = False
            if owner == me:
                self.owned[STRETCH[route]] = True
        for name in view["closed"]:
            self.free[ROUTE[name]] = False

        self.figures_at = [[0] * FIGURE_KINDS for _ in PLACES]
        for name, figures in view["passengers_at"].items():
            crowd = self.figures_at[PLACE[name]]
            for colour in figures:
                crowd[_FIGURE[colour]] += 1
        collected = [_counts(player["passengers"], _FIGURE, FIGURE_KINDS) for player in players]
        self.figures = collected[me]
        self.rivals = [
            sorted((row[colour] for seat, row in enumerate(collected) if seat != me), reverse=True)
            for colour in range(FIGURE_KINDS)
        ]
        self.figures_left = [FIGURES_EACH - sum(row[colour] for row in collected) for colour in range(FIGURE_KINDS)]

        self.last_turn = view["turns_left"] is not None
        self.turns = 1.0 if self.last_turn else min(_turns_to_the_end(player) for player in players) + 1.0

    def _unseen(self, view: dict[str, Any], players: list[dict[str, Any]], me: int) -> list[int]:
        """Cards of each kind that lie in the deck or, taken unseen, in another hand."""
        unseen = [copies - mine for copies, mine in zip(COPIES, self.hand, strict=True)]
        for kind in self.display:
            if kind >= 0:
                unseen[kind] -= 1
        for name, count in view["discard"].items():
            unseen[_CARD[name]] -= count
        for seat, player in enumerate(players):
            if seat != me:
                for name, count in (player["hand"] or player["shown"]).items():
                    unseen[_CARD[name]] -= count
        return unseen


def _counts(named: dict[str, int], index: dict[str, int], size: int) -> list[int]:
    counts = [0] * size
    for name, count in named.items():
        counts[index[name]] = count
    return counts


def _turns_to_the_end(player: dict[str, Any]) -> float:
    """How many turns this player needs, at full speed, to get down to the last wagons."""
    wagons = max(0, player["wagons"] - LAST_WAGONS)
    return float(wagons / WAGONS_A_CLAIM + max(0, wagons - player["cards"]) / 2)
